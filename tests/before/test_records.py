"""Records and saved states of the version before: each replays to its digest. tools/fixtures.py made them."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.kernel.errors import BadDocument
from cosca.kernel.record import read

FIXTURES = Path(__file__).parent / "fixtures"
CHUNKS = 5  # of the records of a game: workers share them
# Records that end otherwise since a correction of the rules, by name, and which one it is.
TOUCHED = {
    "LF-P9": "000 002 003 004 006 007 008 011 012 013 014 015 017 020 021 024 026 028 029 030 032 033 034 039 040 041 "
    "042 043 048 049 053 054 055 056 057 058 059 060 062 064 070 073 075 076 077 079 080 081 083 085 089 091 092 093 "
    "099",  # editions 1.0 and 1.1
    "LF-R3": "001 035 094 095",
    "LF-W58": "010 037 038 066",
}
EXPECTED_CHANGES = {f"la_famiglia/{number}": rule for rule, numbers in TOUCHED.items() for number in numbers.split()}


@cache
def documents(file: str) -> list[dict[str, Any]]:
    """The documents of a file of lines."""
    lines = gzip.decompress((FIXTURES / f"{file}.jsonl.gz").read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


def overlay(game: str, data: str) -> str | None:
    """The folder that a record of that component set needs."""
    return str(FIXTURES / "overlay" / game) if "overlay" in data else None


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", cosca.game_names())
def test_records_replay_to_their_digests(game: str, chunk: int) -> None:
    for document in documents(game)[chunk::CHUNKS]:
        name, text, folder = document["name"], document["record"], overlay(game, document["data"])
        if name in EXPECTED_CHANGES:
            with pytest.raises(BadDocument):  # a choice is refused, or the digest is another
                cosca.Match.from_record(text, folder)
            continue
        record = read(text)
        match = cosca.Match.from_record(text, folder)
        assert match.state.digest() == record.digest, name
        assert len(match.log) == len(record.choices), name
        assert (match.game.outcome(match.state) is not None) == document["over"], name
        assert read(match.record()).choices == record.choices, name


def test_the_records_are_of_all_kinds() -> None:
    for game in cosca.game_names():
        found = documents(game)
        assert len(found) == 100
        assert len([document for document in found if not document["over"]]) == 10
        assert {bot for document in found for bot in document["bots"]} == {"random", "picciotto", "soldato"}
        records = [read(document["record"]) for document in found]
        assert all(record.digest for record in records)
        assert len([record for record in records if record.position is not None]) == 5
        assert any("overlay" in document["data"] for document in found)
    assert len([document for document in documents("la_famiglia") if document["data"].startswith("house-1")]) == 16
    assert {len(document["bots"]) for document in documents("corleones_empire")} == {2, 3, 4, 5}


def test_expected_changes_name_records() -> None:
    names = {document["name"] for game in cosca.game_names() for document in documents(game)}
    assert EXPECTED_CHANGES.keys() <= names


@pytest.mark.parametrize("number", range(20))
def test_saved_states_and_positions_go_on(number: int) -> None:
    """The document of a state is read and played on as it was; a position gives the same table."""
    document = documents("states")[number]
    data = document["data"].replace("overlay", overlay(document["game"], "overlay") or "")
    game = cosca.game(document["game"], **document["options"], **({"data": data} if data else {}))
    assert game.position(document["position"]).digest() == document["position_digest"]
    state = game.from_json(document["state"])
    assert state.digest() == document["digest"]
    if document["name"] in EXPECTED_CHANGES:
        return
    for seat, text in document["then"]:
        game.apply(state, seat, game.parse(state, seat, text))
    assert state.digest() == document["then_digest"]
