"""The arena: luck cancels out within blocks, no game is played twice, and failures are reported."""

from __future__ import annotations

import csv
import itertools
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
import cosca.bots
from cosca.bots import Bot
from cosca.bots import arena as arena_games
from cosca.bots.arena import play_game
from cosca.cli import run
from cosca.kernel.choice import choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory
from cosca.terminal.arena import compare as arena
from cosca.terminal.arena.matches import ArenaSide, GameResult, GameTask, run_job
from cosca.terminal.arena.statistics import BLOCKS, GAMES, elo, estimate, points, summary, whole_blocks
from cosca.terminal.commands.simulate import wilson
from cosca.terminal.resumable_file import run_identity
from tools.i18n.untranslated_check import Foreign

PAIRS = ((1, 2), (3, 4))
ALONE = ((1,), (2,), (3,))
LF = ("arena", "la_famiglia", "random", "default", "--jobs", "1")


def result(seed: int, team: int, winners: tuple[int, ...], seats: int = 4) -> GameResult:
    side = ArenaSide(10, 5, 0.5, 0.2, 0.3, 0, 0.8)
    bots, families = ("x",) * seats, tuple("abcd"[:seats])
    return GameResult(seed, team, winners, "end", "4", "", bots, (0,) * seats, families, side, side, "")


def rows(path: Path) -> list[dict[str, str]]:
    mark, *lines = path.read_text().splitlines()
    assert mark.startswith("# cosca arena: ")
    return list(csv.DictReader(lines))


def games(path: Path) -> list[tuple[str, ...]]:
    """Return what depends on the games only, not on timing."""
    return sorted((row["seed"], row["team"], row["winners"], row["digest"]) for row in rows(path))


def stdout_of(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert run([str(word) for word in words]) == 0
    return capsys.readouterr().out


def error_of(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert run([str(word) for word in words]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def known(monkeypatch: pytest.MonkeyPatch, kind: type[Bot]) -> None:
    monkeypatch.setitem(__import__("cosca.bots", fromlist=["_BOTS"])._BOTS, kind.name, kind)


# ---------------------------------------------------------------- one game


def test_thinking_time_is_measured_per_seat(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_games, "perf_counter", itertools.count().__next__)
    monkeypatch.setattr(arena_games, "process_time", itertools.count(0, 2).__next__)
    played = play_game(game, 3, ("random", "random", "default", "default"))
    assert set(played.paces) == set(game.seats)
    assert sum(pace.decisions for pace in played.paces.values()) == played.decisions
    assert played.failures == ()
    for pace in played.paces.values():
        assert 0 < pace.turns <= pace.decisions
        assert 0 < pace.slowest <= pace.slowest_turn <= pace.seconds
        assert pace.processor == 2 * pace.seconds


def test_watcher_receives_all_events_of_the_game(game: Game[Any]) -> None:
    seen: list[cosca.Event] = []
    batches: list[list[cosca.Event]] = []
    names = ("random",) * 4
    play_game(game, 5, names, watch=lambda _d, _c, events: (seen.extend(events), batches.append(events))[0])
    assert [event for batch in batches for event in batch] == seen  # a batch may be kept
    state, events = game.new(5, first := []), first
    chance = {seat: Random(f"5/{seat}") for seat in game.seats}
    while actors := game.actors(state):
        choices = game.choices(state, actors[0])
        game.apply(state, actors[0], choices[int(chance[actors[0]].random() * len(choices))], events)
    assert [(event.kind, event.public, event.private) for event in seen] == [
        (event.kind, event.public, event.private) for event in events
    ]
    assert any(event.private for event in seen)


class Broken(Bot):
    """A bot that raises, returns an illegal choice, or plays at random."""

    name = "broken"

    def choose(self, decision: Decision, view: Any, memory: Memory | None, rng: Random) -> cosca.Choice:
        which = rng.random()
        if which < 0.1:
            raise ValueError("lost\n the thread")
        if which < 0.2:
            return choice("nonsense")
        return rng.choice(decision.choices)


def test_failing_bot_plays_the_default_and_is_counted(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known(monkeypatch, Broken)
    names = ("random", "random", "broken", "broken")
    with pytest.raises((ValueError, cosca.IllegalChoice)):
        play_game(game, 1, names)
    failures = play_game(game, 1, names, forgive=True).failures
    kinds = Counter(failure.error.split(":")[0] for failure in failures)
    assert kinds["ValueError"] > 2
    assert kinds["IllegalChoice"] > 2
    assert {failure.seat for failure in failures} == {3, 4}
    assert any("ValueError: lost the thread (test_arena.py:" in str(failure) for failure in failures)
    out = stdout_of(capsys, "arena", "la_famiglia", "random", "broken", "--games", "2", "--jobs", "1")
    assert "FAILURES: " in out
    assert "(A: 0, " in out
    assert "First failure: seed 1, A in team 1: seat 3, decision " in out


# ---------------------------------------------------------------- what games add up to


def test_shared_win_is_divided() -> None:
    assert points(result(1, 1, (3, 4)), PAIRS) == [0, 1]
    assert points(result(1, 1, ()), PAIRS) == [0.5, 0.5]
    assert points(result(1, 1, (1, 3), 3), ALONE) == [0.5, 0, 0.5]


def test_only_complete_blocks_count() -> None:
    results = [result(2, 2, (1, 2)), result(1, 1, (1, 2)), result(2, 1, (1, 2)), result(1, 1, (3, 4))]
    assert [[game.team for game in block] for block in whole_blocks(results, PAIRS)] == [[1, 2]]
    totals = summary(results, PAIRS)
    assert (totals["games"], totals["blocks"], totals["left_out"]) == (2, 1, 1)
    assert totals["share"] == 0.5


def test_interval_is_computed_over_blocks() -> None:
    estimated = estimate([0.5, 1.0, 0.5, 1.0, 0.75], 2)
    half = 2.776445 * math.sqrt(0.0625 / 5)  # t of 4 degrees of freedom; the variance of the means is 1/16
    assert estimated == (0.75, pytest.approx(0.75 - half, abs=1e-5), 1.0, BLOCKS)
    assert estimate([0.5] * 20, 2) == (0.5, *wilson(20, 40), GAMES)  # luck cancelled altogether: no spread to measure
    assert estimate([1.0] * 5, 4) == (1.0, *wilson(20, 20), GAMES)
    assert estimate([], 2)[1:3] == (0.0, 1.0)


def test_elo_of_a_share_of_wins() -> None:
    assert elo(0.5, 2) == elo(0.25, 4) == 0.0
    assert elo(0.75, 2) == pytest.approx(190.85, abs=0.01)
    assert elo(0.5, 4) == pytest.approx(elo(0.75, 2))
    assert (elo(0.0, 2), elo(1.0, 3)) == (-math.inf, math.inf)


def test_summary_with_infinite_bounds_is_valid_json() -> None:
    totals = summary([result(seed, team, PAIRS[team - 1]) for seed in (1, 2) for team in (1, 2)], PAIRS)
    assert (totals["share"], totals["elo"], totals["elo_interval"][1]) == (1.0, None, None)
    assert 0.0 < totals["elo_interval"][0] < 100.0
    assert summary([], PAIRS)["share"] is None
    assert "NaN" not in json.dumps([totals, summary([], PAIRS)])
    assert totals["a"]["by_seat"]["1+2"] == {"games": 2, "share": 1.0, "interval": list(wilson(2, 2))}
    assert totals["b"]["by_family"]["c"]["share"] == 0.0
    assert totals["a"]["seconds_a_decision"] == pytest.approx(0.05)
    assert totals["a"]["seconds_a_turn"] == pytest.approx(0.1)
    assert totals["a"]["processor_a_seat"] == totals["b"]["processor_a_seat"] == pytest.approx(0.4)
    assert (totals["a"]["slowest_decision"], totals["a"]["slowest_turn"]) == (0.2, 0.3)


# ---------------------------------------------------------------- blocks


def test_block_plays_bot_a_in_every_team_with_the_same_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, summary_path = tmp_path / "games.csv", tmp_path / "found.json"
    words = ["corleones_empire", "random", "default", "--players", "3", "--games", "7", "--seed", "40"]
    out = stdout_of(capsys, "arena", *words, "--jobs", "1", "--csv", path, "--json", summary_path)
    assert "7 games are rounded up to 9, because a block has 3." in out
    played = rows(path)
    assert [(row["seed"], row["team"]) for row in played] == [(s, t) for s in ("40", "41", "42") for t in "123"]
    for row in played:
        assert [row[f"bot_{seat}"] for seat in "123"] == [
            "random" if seat == row["team"] else "default" for seat in "123"
        ]
    for seed in ("40", "41", "42"):
        same = {tuple(row[f"family_{seat}"] for seat in "123") for row in played if row["seed"] == seed}
        assert len(same) == 1
    document = json.loads(summary_path.read_text())
    assert document["even"] == pytest.approx(1 / 3)
    assert document["points"] == pytest.approx(sum(float(row["points"]) for row in played), abs=1e-5)
    assert document["share"] == pytest.approx(document["points"] / 9, abs=1e-5)
    assert document["complete"] is True
    assert set(document["a"]["by_seat"]) == set("123")
    assert sum(each["games"] for each in document["b"]["by_family"].values()) == 18


def test_bot_against_itself_is_even(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    out = stdout_of(capsys, "arena", "la_famiglia", "random", "random", "--games", 12, "--jobs", "1", "--json", path)
    assert json.loads(path.read_text())["share"] == 0.5
    assert "No clear difference" in out


@pytest.mark.parametrize(
    ("language", "title", "verdict"),
    [("de", "Anteile an den Siegen", "Elo-Vorsprung von A"), ("pl", "Odsetki wygranych", "Elo A")],
)
def test_arena_report_is_translated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, title: str, verdict: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ["corleones_empire", "random", "default", "--players", "3", "--games", "3", "--jobs", "1"]
    out = stdout_of(capsys, "arena", *words, "--language", language)
    assert title in out
    assert verdict in out
    spoken = Foreign(language, Path(__file__).parents[2])
    assert not {*spoken.left(out)} - {"random", "default"}
    assert "…" not in out


def test_results_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, two = tmp_path / "1.csv", tmp_path / "2.csv"
    for path, jobs in ((one, 1), (two, 2)):
        stdout_of(capsys, "arena", "la_famiglia", "random", "default", "--games", 8, "--jobs", jobs, "--csv", path)
    assert games(one) == games(two)
    assert len(games(one)) == 8


# ---------------------------------------------------------------- going on


def test_resumed_arena_skips_the_games_in_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "part.csv"
    stdout_of(capsys, *LF, "--games", 10, "--csv", whole)
    asked: list[GameTask] = []

    def until_stopped(job: GameTask) -> GameResult:
        if len(asked) == 5:
            raise KeyboardInterrupt
        asked.append(job)
        return run_job(job)

    monkeypatch.setattr(arena, "run_job", until_stopped)
    assert run([*map(str, (*LF, "--games", 10, "--csv", path, "--json", tmp_path / "found.json"))]) == 130
    out = capsys.readouterr().out
    assert "Stopped after 5 of 10 games. Run the same command again to continue from" in out
    assert "Left out because their blocks are incomplete: 1\n" in out
    assert json.loads((tmp_path / "found.json").read_text())["complete"] is False
    with path.open("a") as file:
        file.write("3,2,0.5,1 2,torn off in the mi")
    asked.clear()
    monkeypatch.setattr(arena, "run_job", lambda job: (asked.append(job), run_job(job))[1])
    assert f"{path} has 5 of 10 games." in stdout_of(capsys, *LF, "--games", 10, "--csv", path)
    assert [(job.seed, job.team) for job in asked] == [(3, 2), (4, 1), (4, 2), (5, 1), (5, 2)]
    assert games(path) == games(whole)
    asked.clear()
    stdout_of(capsys, *LF, "--games", 10, "--csv", path)
    assert not asked
    stdout_of(capsys, *LF, "--games", 2, "--csv", path, "--fresh")
    assert len(asked) == len(rows(path)) == 2


@pytest.mark.parametrize("name", ["bot.py", "tuning.toml", "new.weights"])
def test_games_belong_to_the_code_and_weights_of_the_bots(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = cosca.game("la_famiglia")
    monkeypatch.setattr(cosca.bots, "__file__", str(tmp_path / "__init__.py"))
    before = run_identity(game)["code"]
    (tmp_path / name).write_text("other")
    assert run_identity(game)["code"] != before


def test_csv_of_another_comparison_is_refused_and_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    stdout_of(capsys, *LF, "--games", 2, "--csv", path)
    before = path.read_text()
    other = ("arena", "la_famiglia", "default", "random", "--csv", path)
    assert 'contains games of another comparison (A "random", not "default")' in error_of(capsys, *other)
    assert "another comparison (options {}, not " in error_of(capsys, *LF, "--edition", "1.1", "--csv", path)
    path.write_text(before.replace('"code": "', '"code": "0'))
    assert "(the bots’ code has changed since)" in error_of(capsys, *LF, "--csv", path)
    path.write_text(before + "1,2,3\n")
    assert "line 5 is not a game from the arena" in error_of(capsys, *LF, "--csv", path)
    path.write_text("shopping list")
    assert "not an arena file; give another file, or use --fresh" in error_of(capsys, *LF, "--csv", path)
    assert path.read_text() == "shopping list"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_all_processes_and_keeps_the_games(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "games.csv"
    words = [*LF[:-1], jobs, "--games", "5000", "--csv", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "cosca.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests may run where Ctrl-C is ignored
    )
    until = time.monotonic() + 120
    while time.monotonic() < until and not (path.exists() and path.read_bytes().count(b"\n") > 10):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    if jobs == "1":  # a process that is just being started may still say that it was interrupted
        assert err == ""
    assert "of 5,000 games. Run the same command again to continue from" in " ".join(out.split())
    assert len(rows(path)) >= 9
    with pytest.raises(ProcessLookupError):  # noqa: PT012
        while time.monotonic() < until:
            os.killpg(process.pid, 0)
            time.sleep(0.02)


# ---------------------------------------------------------------- pictures and mistakes


@pytest.mark.parametrize(("ending", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_plot_is_written_in_each_format(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, start: bytes
) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "new" / f"games.{ending}"
    stdout_of(capsys, *LF, "--games", 6, "--plot", path)
    assert path.read_bytes().startswith(start)
    if ending == "svg":
        for text in ("random (A) against default (B)", "share of wins by seat", "by family", "1+2"):
            assert text in path.read_text()


def test_invalid_arguments_are_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "run_job", lambda job: pytest.fail("played"))
    assert "no game “chess”" in error_of(capsys, "arena", "chess", "random", "random")
    assert "no bot “clever”" in error_of(capsys, "arena", "la_famiglia", "random", "clever")
    assert "must end in .pdf, .png or .svg" in error_of(capsys, *LF, "--plot", "games.gif")
    assert f"--csv {tmp_path}: is a folder" in error_of(capsys, *LF, "--csv", tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install cosca[plot]" in error_of(capsys, *LF, "--plot", "games.png")
