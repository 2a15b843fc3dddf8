"""The games of a comparison: bot A plays one team and bot B all others, once in each place for every seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosca.bots.arena import ArenaGame, ThinkingTime, play_game
from cosca.kernel.documents import GameOptions
from cosca.terminal.render.drawing import cached_game


class GameTask(NamedTuple):
    """All that is needed to play one game in any process. `team` is the number of A's team, from 1."""

    game: str
    options: GameOptions
    a: str
    b: str
    seed: int
    team: int


class ArenaSide(NamedTuple):
    """Statistics of one of the two bots in a game, all its seats together."""

    decisions: int
    turns: int
    seconds: float
    slowest: float  # seconds of a decision
    slowest_turn: float
    failures: int
    processor: float = 0.0  # seconds of processor time


class GameResult(NamedTuple):
    """A finished game. `bots`, `scores` and `families` are by seat."""

    seed: int
    team: int
    winners: tuple[int, ...]
    reason: str
    rounds: str
    digest: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    families: tuple[str, ...]  # empty if the game has no families
    a: ArenaSide
    b: ArenaSide
    failure: str  # the first failure; "" if there was none


def run_job(job: GameTask) -> GameResult:
    """Play one game. A bot that fails plays the default, and the result says so."""
    game, renderer = cached_game(job.game, job.options)
    mine = game.teams[job.team - 1]
    bots = tuple(job.a if seat in mine else job.b for seat in game.seats)
    played = play_game(game, job.seed, bots, forgive=True)
    tally = renderer.tally(played.state)
    families = tally.get("families", {})
    return GameResult(
        seed=job.seed,
        team=job.team,
        winners=played.outcome.winners,
        reason=played.outcome.reason,
        rounds=str(tally.get("rounds", "")),
        digest=played.state.digest(),
        bots=bots,
        scores=tuple(played.outcome.scores[seat] for seat in game.seats),
        families=tuple(families[seat] for seat in game.seats) if families else (),
        a=_side(played, mine),
        b=_side(played, [seat for seat in game.seats if seat not in mine]),
        failure=str(played.failures[0]) if played.failures else "",
    )


def _side(played: ArenaGame, seats: Sequence[int]) -> ArenaSide:
    paces: list[ThinkingTime] = [played.paces[seat] for seat in seats]
    return ArenaSide(
        decisions=sum(pace.decisions for pace in paces),
        turns=sum(pace.turns for pace in paces),
        seconds=round(sum(pace.seconds for pace in paces), 6),
        slowest=round(max(pace.slowest for pace in paces), 6),
        slowest_turn=round(max(pace.slowest_turn for pace in paces), 6),
        failures=sum(failure.seat in seats for failure in played.failures),
        processor=round(sum(pace.processor for pace in paces), 6),
    )
