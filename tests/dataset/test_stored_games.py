"""Stored games: both formats give back what was written, and every deviation from the replay is found."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.arena import play_game
from cosca.dataset import StoredGame, read_games
from cosca.dataset.card import FileSummary, card
from cosca.dataset.columns import COLUMNS, OBSERVED, Row
from cosca.dataset.files import open_writer, validate_ending
from cosca.kernel.errors import BadDocument, BadOption

EMPIRE = {"seats": 2}
ENDINGS = ["jsonl", "parquet"]


def stored_game(name: str = "corleones_empire", seed: int = 3, observations: bool = True, **options: Any) -> StoredGame:
    game = cosca.game(name, **(options or (EMPIRE if name == "corleones_empire" else {})))
    bots = ("random",) * len(game.seats)
    log = [(seat, choice.text) for seat, choice in play_game(game, seed, bots).log]
    return StoredGame.of_log(game, seed, log, bots, observations)


@pytest.fixture(scope="module")
def games() -> list[StoredGame]:
    return [stored_game(), stored_game(seed=2**200), stored_game("la_famiglia", edition="1.1")]


def write(path: Path, games: list[StoredGame], observations: bool = True) -> None:
    with open_writer(path, observations) as writer:
        for stored in games:
            writer.write(stored.to_row())


@pytest.mark.parametrize("ending", ENDINGS)
def test_file_gives_back_the_games(games: list[StoredGame], tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games.{ending}"
    write(path, games)
    assert list(read_games(path)) == games
    assert [path] == list(tmp_path.iterdir()), "nothing else is left"


def test_row_has_the_columns_of_the_schema(games: list[StoredGame]) -> None:
    row = games[0].to_row()
    assert list(row) == [column.name for column in (*COLUMNS, *OBSERVED)]
    assert list(replace(games[0], observed=None).to_row()) == [column.name for column in COLUMNS]
    assert json.loads(row["options"]) == EMPIRE


def test_decisions_are_those_of_the_game(games: list[StoredGame]) -> None:
    stored = games[2]
    game = cosca.game("la_famiglia", edition="1.1")
    state = game.new(stored.seed)
    for decision in stored.decisions():
        asked = game.decision(state, decision.seat)
        assert asked is not None
        assert (decision.kind, decision.choices) == (asked.kind, asked.choices)
        assert decision.legal[asked.choices.index(decision.choice)] == decision.action
        assert decision.state.digest() == state.digest()
        seen = cosca.Sparse()
        game.observe(state, decision.seat, seen)
        assert decision.observation().at == seen.at
        game.apply(state, decision.seat, decision.choice)
    assert game.outcome(state) == stored.outcome
    assert cosca.Match.from_record(stored.record()).state.digest() == stored.digest


def test_anytime_choices_are_replayed() -> None:
    game = cosca.game("la_famiglia")
    match, rng = cosca.Match(game, seed=5), Random(5)
    while actors := game.actors(match.state):
        extra = game.anytime(match.state, actors[0])
        choices = extra if extra and rng.random() < 0.05 else game.choices(match.state, actors[0])
        match.apply(actors[0], rng.choice(choices))
    log = [(seat, choice.text) for seat, choice in match.log]
    stored = StoredGame.of_log(game, 5, log, ["person"] * 4, True, human=[True] * len(log))
    stored.verify()
    kinds = [decision.kind for decision in stored.decisions()]
    assert "anytime" in kinds
    assert stored.observed is not None
    assert list(stored.observed.kinds) == kinds
    assert all(decision.human for decision in stored.decisions())


def changed(row: Row, name: str) -> Row:
    """Return the row with something else in one column."""
    at = len(row["choices"]) // 2
    if name in ("choices", "kinds"):
        value: Any = [*row[name][:at], "something else", *row[name][at + 1 :]]
    elif name in ("seats", "actions"):
        value = [*row[name][:at], row[name][at] + 1, *row[name][at + 1 :]]
    elif name in ("legal", "places", "values"):
        value = [*row[name][:at], [*row[name][at], 1], *row[name][at + 1 :]]
    elif name in ("winners", "ranks", "scores"):
        value = [number + 1 for number in row[name]] or [1]
    elif name in ("rules", "schema"):
        value = row[name] + 1
    else:
        value = {"seed": "4", "options": "[]", "complete": False, "human": [True]}.get(name, "something else")
    return {**row, name: value}


CHECKED = [column.name for column in (*COLUMNS, *OBSERVED) if column.name != "players"]


@pytest.mark.parametrize("name", CHECKED)
def test_every_changed_column_is_found(games: list[StoredGame], tmp_path: Path, name: str) -> None:
    path = tmp_path / "games.jsonl"
    rows = [games[0].to_row(), changed(games[0].to_row(), name)]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    reader = read_games(path)
    assert next(reader) == games[0]
    with pytest.raises(BadDocument, match=r"games\.jsonl: game 2: "):
        next(reader)


def test_missing_column_and_torn_line_are_named(games: list[StoredGame], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    row = games[0].to_row()
    path.write_text(json.dumps({name: value for name, value in row.items() if name != "seed"}), encoding="utf-8")
    with pytest.raises(BadDocument, match="game 1: column 'seed' is missing"):
        list(read_games(path))
    path.write_text(json.dumps(row)[:-40], encoding="utf-8")
    with pytest.raises(BadDocument, match="line 1: "):
        list(read_games(path))
    torn = tmp_path / "games.parquet"
    torn.write_bytes(b"PAR1 torn")
    with pytest.raises(BadDocument, match=r"games\.parquet: "):
        list(read_games(torn))


def test_options_of_a_file_open_no_folder(games: list[StoredGame], tmp_path: Path) -> None:
    hostile = replace(games[0], options={**EMPIRE, "data": str(tmp_path)})
    with pytest.raises(BadDocument, match="names its data by hash"):
        hostile.verify()


def fail(path: Path) -> None:
    with open_writer(path, True):
        raise BrokenPipeError


@pytest.mark.parametrize("ending", ENDINGS)
def test_failed_file_leaves_the_one_before(games: list[StoredGame], tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games.{ending}"
    write(path, games[:1])
    with pytest.raises(BrokenPipeError):
        fail(path)
    assert list(read_games(path)) == games[:1]
    assert [path] == list(tmp_path.iterdir())


def test_parquet_file_is_written_in_groups(
    games: list[StoredGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pyarrow.parquet as parquet

    monkeypatch.setattr("cosca.dataset.files.GROUP_VALUES", 1)
    path = tmp_path / "games.parquet"
    write(path, games)
    with parquet.ParquetFile(path) as file:
        assert file.num_row_groups == 3
        assert file.schema_arrow.metadata[b"cosca.schema"] == b"1"
    assert list(read_games(path)) == games


def test_other_endings_are_refused() -> None:
    with pytest.raises(BadOption) as error:
        validate_ending(Path("games.csv"), "--records")
    assert error.value.facts["known"] == [".jsonl", ".parquet"]


def test_card_describes_the_files(games: list[StoredGame]) -> None:
    summary = FileSummary("games.parquet")
    for stored in games:
        summary.add(stored.to_row())
    text = card([summary], "Bots played them.")
    assert text.startswith("---\npretty_name: ")
    assert "- config_name: games\n  data_files: games.parquet\n" in text
    assert '| `games.parquet` | la_famiglia | `{"edition": "1.1"}` |' in text
    assert f"3 games with {sum(len(stored.choices) for stored in games):,} choices." in text
    assert "random 8" in text
    for column in (*COLUMNS, *OBSERVED):
        assert f"| `{column.name}` | " in text
    assert "None: only bots played." in text
