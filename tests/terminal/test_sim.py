"""`cosca sim`: independence of the number of processes, and statistics."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from cosca.dataset import read_games
from cosca.terminal.commands import simulate
from cosca.terminal.commands.sim_files import SimResult
from cosca.terminal.commands.simulate import SimTask, run_job, shares, wilson
from tests.terminal.support import Cli


def test_simulation_does_not_depend_on_the_number_of_processes(cli: Cli, tmp_path: Path) -> None:
    def simulated(jobs: int) -> tuple[str, str]:
        rows, summary = tmp_path / f"{jobs}.csv", tmp_path / f"{jobs}.json"
        words = ["--games", "6", "--seed", "20", "--bot", "random", "--edition", "1.1"]
        result = cli("sim", *words, "--jobs", jobs, "--csv", rows, "--json", summary)
        assert result.code == 0
        assert "decisions/s" in result.out
        return rows.read_text(), summary.read_text()

    one, two = simulated(1), simulated(2)
    assert one == two
    rows = list(csv.DictReader(io.StringIO(one[0])))
    assert [row["seed"] for row in rows] == [str(seed) for seed in range(20, 26)]
    assert {"winners", "reason", "rounds", "decisions", "digest", "family_1", "bot_4"} <= set(rows[0])
    totals = json.loads(one[1])
    assert totals["games"] == 6
    assert totals["options"] == {"edition": "1.1"}
    wins = totals["wins"]["team"]
    assert wins["1"]["wins"] + wins["2"]["wins"] + totals["draws"] == 6
    assert sum(totals["ends"].values()) == 6


def test_a_simulation_of_the_empire(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    words = ["--game", "corleones_empire", "--option", "seats=3", "--games", "40", "--json", path]
    result = cli("sim", *words, "--bot", "default", "--bot", "random", "--bot", "random")
    assert result.code == 0
    assert "average money" in result.out
    assert "Average final money: " in result.out
    totals = json.loads(path.read_text())
    assert totals["options"] == {"seats": 3}
    assert totals["bots"] == ["default", "random", "random"]
    assert set(totals["wins"]) == {"bot", "seat", "family"}
    assert set(totals["wins"]["seat"]) == {"1", "2", "3"}
    assert sum(each["wins"] for each in totals["wins"]["seat"].values()) == pytest.approx(40)
    assert sum(each["wins"] for each in totals["wins"]["family"].values()) == pytest.approx(40)
    assert totals["wins"]["bot"]["random"]["games"] == 80
    low, high = totals["wins"]["seat"]["2"]["interval"]
    assert low < totals["wins"]["seat"]["2"]["share"] < high
    mean = sum(each["score"] for each in totals["wins"]["seat"].values()) / 3
    assert totals["score"] == pytest.approx(mean)


def test_external_bots_play_at_the_command_line(cli: Cli, tmp_path: Path) -> None:
    program = f"program:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'first_bot.py'}"
    path = tmp_path / "found.json"
    words = ["corleones_empire", "--players", "2", "--games", "1", "--jobs", "1", "--json", path]
    assert cli("sim", *words, "--bot", "tests.bots.test_external_bots:Last", "--bot", program).code == 0
    assert json.loads(path.read_text())["bots"] == ["tests.bots.test_external_bots:Last", program]
    saved = tmp_path / "game.cosca"
    words = ["corleones_empire", "--players", "2", "--seed", "3", "--save", saved]
    assert cli("play", *words, "--bot", program, typed="1\n" * 12 + "quit\n").code == 0
    assert "\n2 " in saved.read_text()


def test_shared_win_counts_as_a_share() -> None:
    scores = {f"score_{seat}": 10 * seat for seat in (1, 2, 3)} | {f"bot_{seat}": "random" for seat in (1, 2, 3)}
    row = {"winners": "2 3", **scores}
    by_seat = shares([row, {**row, "winners": "1"}], (1, 2, 3))["seat"]
    assert [by_seat[seat]["wins"] for seat in "123"] == [1, 0.5, 0.5]
    assert [by_seat[seat]["score"] for seat in "123"] == [10, 20, 30]
    teams = {f"team_{seat}": 1 + seat // 2 for seat in (1, 2, 3)}
    by_seat = shares([{**row, **teams}], (1, 2, 3))
    assert by_seat["team"]["2"]["wins"] == 1
    assert [by_seat["seat"][seat]["wins"] for seat in "123"] == [0, 1, 1]


def test_simulation_bots_are_given_by_team(cli: Cli) -> None:
    result = cli("sim", "--games", "2", "--bot", "soldato", "--bot", "random")
    assert result.code == 0
    assert "soldato" in result.out
    assert "95% interval" in result.out
    assert result.err == ""


def test_wilson_intervals() -> None:
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-4)
    assert high == pytest.approx(0.7634, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


SIM = ("sim", "--bot", "default", "--games", "6", "--seed", "30")


def stop_after(cli: Cli, games: int) -> list[int]:
    """Simulate Ctrl-C after so many games; return the list of seeds played."""
    played: list[int] = []

    def until_stopped(job: SimTask) -> SimResult:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(job.seed)
        return run_job(job)

    cli.monkeypatch.setattr(simulate, "run_job", until_stopped)
    return played


def test_a_stopped_simulation_keeps_its_games_and_is_resumed(cli: Cli, tmp_path: Path) -> None:
    whole, whole_json = tmp_path / "whole.csv", tmp_path / "whole.json"
    assert cli(*SIM, "--csv", whole, "--json", whole_json).code == 0
    path, part, summary = tmp_path / "games.csv", tmp_path / "games.csv.part", tmp_path / "found.json"
    path.write_text("the games of another day")
    command = (*SIM, "--csv", path, "--json", summary)
    stop_after(cli, 4)
    stopped = cli(*command)
    assert stopped.code == 130
    assert f"Stopped after 4 of 6 games. Run the same command again to continue from {part}." in stopped.out
    assert "4 games, " in stopped.out
    assert stopped.err == ""
    assert path.read_text() == "the games of another day"
    totals = json.loads(summary.read_text())
    assert (totals["games"], totals["wanted"], totals["complete"]) == (4, 6, False)
    with part.open("a") as file:
        file.write("34,1 2,torn off in the mi")
    played = stop_after(cli, 6)
    assert f"{part} has 4 of 6 games." in cli(*command).out
    assert played == [34, 35]
    assert path.read_text() == whole.read_text()
    assert summary.read_text() == whole_json.read_text()
    assert not part.exists()


def test_simulation_refuses_the_csv_of_another_one(cli: Cli, tmp_path: Path) -> None:
    path, part = tmp_path / "games.csv", tmp_path / "games.csv.part"
    stop_after(cli, 2)
    assert cli(*SIM, "--csv", path).code == 130
    before = part.read_text()
    assert "games of another run (seed 30, not 1)" in cli.wrong("sim", "--bot", "default", "--csv", path)
    assert "another run (options {}, not " in cli.wrong(*SIM, "--edition", "1.1", "--csv", path)
    part.write_text(before + "1,2,3\n")
    assert "line 5 is not a game from this run" in cli.wrong(*SIM, "--csv", path)
    part.write_text("shopping list")
    assert "not an interrupted run; give another file, or use --fresh" in cli.wrong(*SIM, "--csv", path)
    assert part.read_text() == "shopping list"
    played = stop_after(cli, 6)
    assert cli(*SIM, "--csv", path, "--fresh").code == 0
    assert len(played) == 6


def test_stopped_simulation_without_a_csv_prints_its_games(cli: Cli) -> None:
    stop_after(cli, 1)
    stopped = cli(*SIM)
    assert stopped.code == 130
    assert "1 game, " in stopped.out
    assert "Stopped after 1 of 6 games. A run with --csv or --records can be resumed." in stopped.out
    stop_after(cli, 0)
    assert cli(*SIM).out == "Stopped after 0 of 6 games. A run with --csv or --records can be resumed.\n"


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_games_are_written_and_resumed(cli: Cli, tmp_path: Path, ending: str) -> None:
    whole, path = tmp_path / f"whole.{ending}", tmp_path / f"games.{ending}"
    whole_csv, rows = tmp_path / "whole.csv", tmp_path / "games.csv"
    assert cli(*SIM, "--records", whole, "--observations", "--csv", whole_csv).code == 0
    command = (*SIM, "--records", path, "--observations")
    stop_after(cli, 4)
    assert f"continue from {path}.part." in cli(*command).out
    assert not path.exists()
    with path.with_name(f"{path.name}.part").open("a") as file:
        file.write('{"seed": 34}\t{"schema": 1, "torn off')
    played = stop_after(cli, 6)
    assert cli(*command, "--csv", rows, "--jobs", 1).code == 0
    assert played == [30, 31, 32, 33, 34, 35], "the rows were not stored yet"
    assert path.read_bytes() == whole.read_bytes()
    assert rows.read_text() == whole_csv.read_text()
    games = list(read_games(path))
    assert [game.seed for game in games] == list(range(30, 36))
    assert all(game.observed is not None for game in games)
    card = (tmp_path / "games.card.md").read_text()
    again = next(line for line in card.splitlines() if line.startswith("    cosca sim "))
    assert again.split() == ["cosca", *command[:1], "la_famiglia", "--seed", "30", "--bot", "default", "--records",
                             path.name, "--observations", "--games", "6"]  # fmt: skip
    assert {file.name for file in tmp_path.iterdir()} == {
        path.name, whole.name, rows.name, whole_csv.name, "games.card.md", "whole.card.md"
    }  # fmt: skip


def test_resumed_run_plays_what_one_of_its_files_lacks(cli: Cli, tmp_path: Path) -> None:
    path, rows = tmp_path / "games.jsonl", tmp_path / "games.csv"
    stop_after(cli, 2)
    assert cli(*SIM, "--csv", rows).code == 130
    played = stop_after(cli, 2)
    stopped = cli(*SIM, "--csv", rows, "--records", path)
    assert stopped.code == 130
    assert played == [30, 31]
    played = stop_after(cli, 6)
    assert "has 2 of 6 games" in cli(*SIM, "--csv", rows, "--records", path).out
    assert played == [32, 33, 34, 35]
    assert len(list(read_games(path))) == len(rows.read_text().splitlines()) - 1 == 6


def test_options_of_the_games_are_in_the_command_of_the_card(cli: Cli, tmp_path: Path) -> None:
    path, again = tmp_path / "games.jsonl", tmp_path / "again.jsonl"
    bots = ("--bot", "random", "--bot", "default", "--bot", "default")
    options = ("--players", "3", "--option", "families=vitale,pizzino,caccamo")
    assert cli("sim", "corleones_empire", "--games", "2", *options, *bots, "--records", path).code == 0
    card = path.with_name("games.card.md").read_text()
    command = next(line for line in card.splitlines() if line.startswith("    cosca sim ")).split()[1:]
    assert cli(*[str(again) if word == path.name else word for word in command]).code == 0
    assert again.read_bytes() == path.read_bytes()


def test_impossible_records_are_refused_before_the_first_game(cli: Cli, tmp_path: Path) -> None:
    cli.monkeypatch.setattr("cosca.terminal.commands.simulate.run_job", lambda job: pytest.fail("played"))
    assert "--records games.txt: the file name must end in .jsonl or .parquet" in cli.wrong(
        *SIM, "--records", "games.txt"
    )
    assert cli.wrong(*SIM, "--observations") == "--observations: needs --records"
    path = tmp_path / "games.jsonl"
    stop_after(cli, 1)
    assert cli(*SIM, "--records", path).code == 130
    assert "games of another run (observations false, not true)" in cli.wrong(*SIM, "--records", path, "--observations")


ARENA = ("arena", "la_famiglia", "default", "random", "--jobs", "1")


@pytest.mark.parametrize(
    ("command", "flag"),
    [*[(command, flag) for command in (SIM, ARENA) for flag in ("--csv", "--json")], (SIM, "--records")],
)
def test_missing_folder_is_reported_before_the_first_game(
    cli: Cli, tmp_path: Path, command: tuple[str, ...], flag: str
) -> None:
    cli.monkeypatch.setattr("cosca.terminal.commands.simulate.run_job", lambda job: pytest.fail("played"))
    cli.monkeypatch.setattr("cosca.terminal.arena.compare.run_job", lambda job: pytest.fail("played"))
    path = tmp_path / "missing" / "games"
    assert f"{flag} {path}: no such folder: {path.parent}; create it first" in cli.wrong(*command, flag, path)
    assert not path.parent.exists()
    assert f"{flag} {tmp_path}: is a folder" in cli.wrong(*command, flag, tmp_path)
