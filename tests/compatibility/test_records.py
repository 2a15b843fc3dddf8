"""Records, saved states and saves of earlier releases: each replays to its digest and can be continued."""

from __future__ import annotations

import gzip
import io
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cosca
from cosca.cli import run
from cosca.kernel.errors import BadDocument
from cosca.kernel.record import read

FIXTURES = Path(__file__).parent / "fixtures"
CHUNKS = 5  # of the records of a game: workers share them


class Contents(NamedTuple):
    """The number of documents of a release; all but the states are per game."""

    records: int
    unfinished: int
    from_position: int
    house_1: int  # of La Famiglia
    states: int
    saves: int


RELEASES = {
    "first": Contents(records=100, unfinished=10, from_position=5, house_1=16, states=20, saves=0),
    "v0_1_0": Contents(records=16, unfinished=4, from_position=1, house_1=2, states=16, saves=3),
}
# Records of the first release that a correction of the rules changes, by its rule.
TOUCHED = {
    "LF-P9": "000 002 003 004 006 007 008 011 012 013 014 015 017 020 021 024 026 028 029 030 032 033 034 039 040 041 "
    "042 043 048 049 053 054 055 056 057 058 059 060 062 064 070 073 075 076 077 079 080 081 083 085 089 091 092 093 "
    "099",  # editions 1.0 and 1.1
    "LF-R3": "001 035 094 095",
    "LF-W58": "010 037 038 066",
}
EXPECTED_CHANGES = {
    ("first", f"la_famiglia/{number}"): rule for rule, numbers in TOUCHED.items() for number in numbers.split()
}


@cache
def documents(release: str, file: str) -> list[dict[str, Any]]:
    """Return the documents of a file of lines."""
    lines = gzip.decompress((FIXTURES / release / f"{file}.jsonl.gz").read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


def overlay(game: str, data: str) -> str | None:
    """Return the folder that a record of that component set needs."""
    return str(FIXTURES / "overlay" / game) if "overlay" in data else None


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", cosca.game_names())
@pytest.mark.parametrize("release", RELEASES)
def test_records_replay_to_their_digests(release: str, game: str, chunk: int) -> None:
    for document in documents(release, game)[chunk::CHUNKS]:
        name, text, folder = document["name"], document["record"], overlay(game, document["data"])
        if (release, name) in EXPECTED_CHANGES:
            with pytest.raises(BadDocument):  # a choice is refused, or the digest is another
                cosca.Match.from_record(text, folder)
            continue
        record = read(text)
        match = cosca.Match.from_record(text, folder)
        assert match.state.digest() == record.digest, name
        assert len(match.log) == len(record.choices), name
        assert (match.game.outcome(match.state) is not None) == document["over"], name
        assert read(match.record()).choices == record.choices, name


@pytest.mark.parametrize("release", RELEASES)
def test_fixtures_contain_records_of_every_kind(release: str) -> None:
    contents = RELEASES[release]
    for game in cosca.game_names():
        listed = documents(release, game)
        assert len(listed) == contents.records
        assert len([document for document in listed if not document["over"]]) == contents.unfinished
        assert {bot for document in listed for bot in document["bots"]} == {"random", "picciotto", "soldato"}
        records = [read(document["record"]) for document in listed]
        assert all(record.digest for record in records)
        assert len([record for record in records if record.position is not None]) == contents.from_position
        assert any("overlay" in document["data"] for document in listed)
        if release != "first":
            assert any(document["undone"] for document in listed)
    older = [document for document in documents(release, "la_famiglia") if document["data"].startswith("house-1")]
    assert len(older) == contents.house_1
    assert {len(document["bots"]) for document in documents(release, "corleones_empire")} == {2, 3, 4, 5}


def test_expected_changes_name_records() -> None:
    names = {
        (release, document["name"])
        for release in RELEASES
        for game in cosca.game_names()
        for document in documents(release, game)
    }
    assert EXPECTED_CHANGES.keys() <= names


@pytest.mark.parametrize(
    ("release", "number"), [(release, number) for release in RELEASES for number in range(RELEASES[release].states)]
)
def test_saved_states_and_positions_continue(release: str, number: int) -> None:
    """A saved state is read and continued as before; a position gives the same table."""
    document = documents(release, "states")[number]
    data = document["data"].replace("overlay", overlay(document["game"], "overlay") or "")
    game = cosca.game(document["game"], **document["options"], **({"data": data} if data else {}))
    assert game.position(document["position"]).digest() == document["position_digest"]
    state = game.from_json(document["state"])
    assert state.digest() == document["digest"]
    if (release, document["name"]) in EXPECTED_CHANGES:
        return
    for seat, text in document["then"]:
        game.apply(state, seat, game.parse(state, seat, text))
    assert state.digest() == document["then_digest"]


@pytest.mark.parametrize("release", [release for release in RELEASES if RELEASES[release].saves])
def test_terminal_saves_are_resumed(release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A resumed game has the same humans, bots and choices, and continues unless it is over."""
    saves = documents(release, "saves")
    for game in cosca.game_names():
        assert len([save for save in saves if read(save["save"]).game == game]) == RELEASES[release].saves
    assert {save["over"] for save in saves} == {True, False}
    for save in saves:
        before, after = tmp_path / "before.cosca", tmp_path / "after.cosca"
        before.write_text(save["save"], encoding="utf-8")
        after.unlink(missing_ok=True)
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 3 + "quit\n"))
        assert run(["play", "--resume", str(before), "--record" if save["over"] else "--save", str(after)]) == 0
        text, choices = after.read_text(encoding="utf-8"), [each[:2] for each in read(save["save"]).choices]
        reached = [each[:2] for each in read(text).choices]
        assert reached[: len(choices)] == choices, save["name"]
        assert (len(reached) == len(choices)) == save["over"], save["name"]
        if not save["over"]:
            assert text.splitlines()[1] == save["save"].splitlines()[1], save["name"]
        cosca.Match.from_record(text)
