"""The ladder: fitted strengths, intervals, and a round robin that can be resumed."""

from __future__ import annotations

import sys
from itertools import combinations
from math import log
from pathlib import Path

import pytest

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
