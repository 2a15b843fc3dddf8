"""The ladder: fitted strengths, intervals, and a round robin that can be resumed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.bots import registry
from cosca.kernel.errors import BadOption
from cosca.server.ratings import anchors
from tools.reports import ladder
from tools.reports.ladder import Job, Result

BOTS = ("weak", "soldato", "strong")


def round_robin(shares: dict[tuple[str, str], float], deals: int = 50) -> list[Result]:
    """Every pair plays so many deals in both places; `shares` is what the first of a pair wins."""
    return [
        Result(a, b, seed, place, shares[a, b], 1 - shares[a, b])
        for a, b in combinations(BOTS, 2)
        for seed in range(deals)
        for place in (0, 1)
    ]


def test_fitted_strengths_explain_the_results() -> None:
    shares = {("weak", "soldato"): 0.25, ("soldato", "strong"): 0.25, ("weak", "strong"): 0.1}
    fitted = ladder.fit(round_robin(shares, 2000), BOTS)
    assert fitted["soldato"] == 0
    assert fitted["strong"] == pytest.approx(log(3), abs=0.01)
    assert fitted["weak"] == pytest.approx(-log(3), abs=0.01)


def test_bot_that_wins_every_game_has_a_finite_rating() -> None:
    fitted = ladder.fit(round_robin(dict.fromkeys(combinations(BOTS, 2), 0.0)), BOTS)
    assert 0 < fitted["strong"] < 20


def test_intervals_contain_the_strength_and_shrink_with_more_deals() -> None:
    def every_fourth_deal_is_won(deals: int) -> list[Result]:
        games = round_robin(dict.fromkeys(combinations(BOTS, 2), 0.0), deals)
        won = [float(game.seed % 4 == 0) for game in games]
        return [game._replace(won=share, lost=1 - share) for game, share in zip(games, won, strict=True)]

    few, many = every_fourth_deal_is_won(20), every_fourth_deal_is_won(200)
    wide, narrow = (ladder.intervals(results, BOTS)["strong"] for results in (few, many))
    assert wide[0] < ladder.fit(few, BOTS)["strong"] < wide[1]
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_both_places_of_a_deal_are_different_games(game: str) -> None:
    first, second = (ladder.run(Job(game, "random", "default", 5, place)) for place in (0, 1))
    assert first.won + first.lost == second.won + second.lost == 1
    assert next(ladder.jobs(game, BOTS, 2)) == Job(game, "weak", "soldato", 1_000_001, 0)


def test_interrupted_ladder_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Job] = []

    def run(job: Job) -> Result:
        played.append(job)
        if len(played) == 4:
            raise KeyboardInterrupt
        return Result(job.a, job.b, job.seed, job.place, 1.0, 0.0)

    monkeypatch.setattr(ladder, "run", run)
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(anchors, "FILE", tmp_path / "anchors.json")
    options = ["--deals", "5", "--bots", "random", "soldato", "--processes", "1", "--write"]
    arguments = ["ladder", "corleones_empire", *options]
    monkeypatch.setattr(sys, "argv", arguments)
    with pytest.raises(KeyboardInterrupt):
        ladder.main()
    assert not (tmp_path / "ladder.md").exists()
    ladder.main()
    assert len(played) == 11, "three stored games are not played again"
    anchors.ladders.cache_clear()
    try:
        stored = anchors.ladders()["corleones_empire"]
        assert [each["bot"] for each in stored["bots"]] == ["random", "soldato"]
        assert stored["games"] == 10
    finally:
        anchors.ladders.cache_clear()
    assert "| random |" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


class Stubborn:
    """A bot that takes the first choice and fails at each third question."""

    def __init__(self, game: Any, seat: int) -> None:
        self.asked = 0

    def choose(self, decision: Any, view: Any, memory: Any, rng: Any) -> Any:
        self.asked += 1
        if self.asked % 3 == 0:
            raise ValueError("no idea")
        return decision.choices[0]


@pytest.fixture
def ladder_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(anchors, "FILE", tmp_path / "anchors.json")

    def command(*bots: str, options: tuple[str, ...] = ()) -> None:
        registry.clear()  # as in a new process
        words = ["corleones_empire", "--deals", "1", "--processes", "1", *options, "--bots", *bots]
        monkeypatch.setattr(sys, "argv", ["ladder", *words])
        ladder.main()

    yield command
    registry.clear()
    anchors.ladders.cache_clear()


def test_own_bots_are_rated_by_name(
    ladder_command: Callable[..., None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ladder, "REFERENCE", "default")
    spec = f"{Stubborn.__module__}:{Stubborn.__name__}"
    ladder_command("default", f"mine={spec}", options=("--write",))
    out = capsys.readouterr().out
    for text in (out, (tmp_path / "ladder.md").read_text(encoding="utf-8")):
        rated = {line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| ")}
        assert rated == {"bot", "default", "mine"}
    assert int(out.split("mine: ")[1].split(" faults")[0]) > 10
    assert "default: " not in out
    anchors.ladders.cache_clear()
    assert {each["bot"] for each in anchors.ladders()["corleones_empire"]["bots"]} == {"default", "mine"}

    monkeypatch.setattr(ladder, "run", lambda job: pytest.fail("stored by spec"))
    ladder_command("default", f"renamed={spec}")
    assert "| renamed |" in capsys.readouterr().out


def test_names_and_specs_of_bots() -> None:
    program = "program:python3 bot.py --tries=2"
    try:
        given = ["soldato", "capo:16x", "mine=my_module:MyBot", f"other={program}", program.replace("2", "3")]
        assert ladder.named_bots(given) == {
            "soldato": "soldato",
            "capo:16x": "capo:16x",
            "mine": "my_module:MyBot",
            "other": program,
            program.replace("2", "3"): program.replace("2", "3"),
        }
    finally:
        registry.clear()


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (("soldato", "capo=random"), "a name has 2 to 24"),
        (("soldato", "mine=nothing"), "neither module:Class nor program:COMMAND"),
        (("soldato", "my_module"), "no bot 'my_module'"),
        (("soldato", "soldato"), "given twice"),
        (("soldato", "first=a.b:C", "second=a.b:C"), "given twice"),
    ],
)
def test_impossible_bots_are_refused(
    ladder_command: Callable[..., None], bots: tuple[str, ...], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "run", lambda job: pytest.fail("played"))
    with pytest.raises(BadOption, match=problem):
        ladder_command(*bots)


def test_table_escapes_what_would_end_a_cell() -> None:
    rows: list[anchors.Anchor] = [{"bot": name, "mu": 25.0, "low": 24.0, "high": 26.0} for name in ("soldato", "a|b")]
    made: anchors.Ladder = {"set": "s", "rules": 1, "version": "0", "games": 2, "date": "d", "bots": rows}
    assert "| a\\|b | " in ladder.table(cosca.game_names()[0], made, 1)
