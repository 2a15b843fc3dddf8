"""Whole games between bots, reproducible from the seed: for simulations, comparisons and tests."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from traceback import extract_tb
from typing import Any, NamedTuple

from cosca.bots import bot, view_of
from cosca.bots.loop_guard import LoopGuard
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision, Outcome
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game, Memory
from cosca.kernel.state import State

_log = logging.getLogger("cosca.bots")
Watch = Callable[[Decision | None, Choice | None, list[Event]], None]


class ThinkingTime:
    """How long a seat thought, in seconds. A turn is all decisions of a seat until another seat decides.

    `processor` is processor time of this process, so it does not contain that of external bots.
    """

    __slots__ = ("decisions", "processor", "seconds", "slowest", "slowest_turn", "turns")

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self.seconds = 0.0
        self.processor = 0.0
        self.slowest = 0.0
        self.slowest_turn = 0.0


class BotFailure(NamedTuple):
    """An error or an illegal choice of a bot; the default was played instead."""

    seat: int
    decision: int  # number of the decision in the game, from 1
    kind: str
    error: str

    def __str__(self) -> str:
        return f"seat {self.seat}, decision {self.decision} ({self.kind}): {self.error}"


class ArenaGame(NamedTuple):
    """A finished game; `paces` are by seat, `log` are the choices that were applied, with their seats."""

    state: State
    outcome: Outcome
    decisions: int
    paces: dict[int, ThinkingTime]
    failures: tuple[BotFailure, ...] = ()
    log: tuple[tuple[int, Choice], ...] = ()


def play_game(
    game: Game[Any],
    seed: int,
    names: tuple[str, ...],
    *,
    forgive: bool = False,
    luck: str = "",
    watch: Watch | None = None,
) -> ArenaGame:
    """Play one game to its end; `names` are the specs of the bots by seat, `luck` varies their random numbers.

    Errors of bots are raised. With `forgive` the default is played instead and the failure is in the result; this is
    always done for external bots, with a warning in the log.
    `watch` is called with each decision, choice and all its events, nothing hidden; first with those of the set-up.
    """
    players = {seat: bot(name, game, seat) for seat, name in zip(game.seats, names, strict=True)}
    rngs = {seat: Random(f"{seed}/{luck}{seat}") for seat in game.seats}
    memories: dict[int, Memory | None] = {
        seat: game.memory(seat) if player.needs_memory else None for seat, player in players.items()
    }
    memory_by_seat = {seat: memory for seat, memory in memories.items() if memory is not None}
    events: list[Event] | None = [] if memory_by_seat or watch is not None else None
    guards = {seat: LoopGuard() for seat in game.seats}
    paces = {seat: ThinkingTime() for seat in game.seats}
    failures: list[BotFailure] = []
    log: list[tuple[int, Choice]] = []
    state = game.new(seed, events)
    decisions, last, turn = 0, 0, 0.0

    decision: Decision | None = None
    choice: Choice | None = None
    while True:
        if events is not None:
            _feed(events, memory_by_seat)
            if watch is not None:
                watch(decision, choice, events)
            events = []
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        decision = game.decision(state, seat)
        assert decision is not None
        decisions += 1
        start, processor = perf_counter(), process_time()
        try:
            choice = players[seat].choose(decision, view_of(game, state, seat), memories[seat], rngs[seat])
        except Exception as error:
            if not forgive:
                if not players[seat].external:
                    raise
                _log.warning("seed %s, seat %s: %s; the default choice is taken", seed, seat, error)
            failures.append(_failure(decision, decisions, error))
            choice = game.default(state, seat)
        elapsed, processor = perf_counter() - start, process_time() - processor
        choice = guards[seat].filter_choice(decision, guards[seat].place(decision, state), choice)

        pace = paces[seat]
        if seat != last:
            last, turn = seat, 0.0
            pace.turns += 1
        turn += elapsed
        pace.decisions += 1
        pace.seconds += elapsed
        pace.processor += processor
        pace.slowest = max(pace.slowest, elapsed)
        pace.slowest_turn = max(pace.slowest_turn, turn)

        try:
            game.apply(state, seat, choice, events)
        except IllegalChoice as error:
            if not forgive:
                raise
            failures.append(_failure(decision, decisions, error))
            choice = game.default(state, seat)
            game.apply(state, seat, choice, events)
        log.append((seat, choice))
    outcome = game.outcome(state)
    assert outcome is not None
    return ArenaGame(state, outcome, decisions, paces, tuple(failures), tuple(log))


def _feed(events: list[Event], memory_by_seat: dict[int, Memory]) -> None:
    """Feed each memory with what its seat saw."""
    for seat, memory in memory_by_seat.items():
        for event in events:
            facts = event.seen_by(seat)
            if facts is not None:
                memory.see(facts)


def _failure(decision: Decision, number: int, error: Exception) -> BotFailure:
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    text = " ".join(f"{type(error).__name__}: {error}{where}".split())
    return BotFailure(decision.seat, number, decision.kind, text)
