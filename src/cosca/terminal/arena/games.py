"""The games of a comparison: bot A sits in one team and bot B in all others, once in each place for every seed."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from typing import Any, NamedTuple, TypeVar

import cosca
from cosca.bots.arena import ArenaGame, Pace, play
from cosca.terminal.drawing import Drawing, drawing_of
from cosca.terminal.speech import Voice

J = TypeVar("J")
R = TypeVar("R")


class GameTask(NamedTuple):
    """All that it takes to play one game anywhere. `team` is the number of A's team, from 1."""

    game: str
    options: dict[str, Any]
    a: str
    b: str
    seed: int
    team: int


class ArenaSide(NamedTuple):
    """What one of the two bots did in a game, all its seats together."""

    decisions: int
    turns: int
    seconds: float
    slowest: float  # seconds of a decision
    slowest_turn: float
    failures: int


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
    families: tuple[str, ...]  # none where the game has no such thing
    a: ArenaSide
    b: ArenaSide
    failure: str  # the first one; "" if there was none


_games: dict[str, tuple[cosca.Game[Any], Drawing]] = {}


def run_job(job: GameTask) -> GameResult:
    """One game. A bot that fails plays the default, and the result says so."""
    key = f"{job.game} {json.dumps(job.options, sort_keys=True)}"
    if key not in _games:
        made = cosca.game(job.game, **job.options)
        _games[key] = made, drawing_of(made, Voice(made))
    game, drawing = _games[key]
    mine = game.teams[job.team - 1]
    bots = tuple(job.a if seat in mine else job.b for seat in game.seats)
    played = play(game, job.seed, bots, forgive=True)
    tally = drawing.tally(played.state)
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
    paces: list[Pace] = [played.paces[seat] for seat in seats]
    return ArenaSide(
        decisions=sum(pace.decisions for pace in paces),
        turns=sum(pace.turns for pace in paces),
        seconds=round(sum(pace.seconds for pace in paces), 6),
        slowest=round(max(pace.slowest for pace in paces), 6),
        slowest_turn=round(max(pace.slowest_turn for pace in paces), 6),
        failures=sum(failure.seat in seats for failure in played.failures),
    )


def as_they_end(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Generator[R, None, None]:
    """What the work makes of each job, in the order in which they end; leaving early stops those that run.

    With several processes the work is a function of a module, because each process imports it for itself.
    """
    if processes <= 1:
        yield from map(work, jobs)
        return
    others = active_children()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_let_the_parent_stop)
    try:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    pool.shutdown()


def _let_the_parent_stop() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
