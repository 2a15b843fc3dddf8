"""Whole games between bots, repeatable from the seed: for simulations, comparisons and tests."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb
from typing import Any, NamedTuple

from cosca.bots import bot, view_of
from cosca.bots.guard import Guard
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision, Outcome
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game, Memory
from cosca.kernel.state import State

_log = logging.getLogger("cosca.bots")
Watch = Callable[[Decision | None, Choice | None, list[Event]], None]


class Pace:
    """How long a seat thought. A turn is all decisions of a seat until another one decides."""

    __slots__ = ("decisions", "seconds", "slowest", "slowest_turn", "turns")

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.slowest_turn = 0.0


class BotFailure(NamedTuple):
    """A bot that raised an error or gave an illegal choice; the default was played instead."""

    seat: int
    decision: int  # its number in the game, from 1
    kind: str
    error: str

    def __str__(self) -> str:
        return f"seat {self.seat}, decision {self.decision} ({self.kind}): {self.error}"


class ArenaGame(NamedTuple):
    """A finished game; `paces` are by seat."""

    state: State
    outcome: Outcome
    decisions: int
    paces: dict[int, Pace]
    failures: tuple[BotFailure, ...] = ()


def play(
    game: Game[Any],
    seed: int,
    names: tuple[str, ...],
    *,
    forgive: bool = False,
    luck: str = "",
    watch: Watch | None = None,
) -> ArenaGame:
    """One game to its end; `names` are the bots of the seats, in their order; `luck` gives them other chances.

    What a bot raises is raised here. With `forgive` the default is played instead, and the failure is in the result; so
    it is always for a bot that is not of this house, and then it is told on the log.
    `watch` is given each decision and choice with all its events, nothing hidden; first those of the set-up.
    """
    players = {seat: bot(name, game, seat) for seat, name in zip(game.seats, names, strict=True)}
    chance = {seat: Random(f"{seed}/{luck}{seat}") for seat in game.seats}
    memories: dict[int, Memory | None] = {
        seat: game.memory(seat) if player.remembers else None for seat, player in players.items()
    }
    listening = {seat: memory for seat, memory in memories.items() if memory is not None}
    events: list[Event] | None = [] if listening or watch is not None else None
    guards = {seat: Guard() for seat in game.seats}
    paces = {seat: Pace() for seat in game.seats}
    failures: list[BotFailure] = []
    state = game.new(seed, events)
    decisions, last, turn = 0, 0, 0.0

    decision: Decision | None = None
    choice: Choice | None = None
    while True:
        if events is not None:
            _tell(events, listening)
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
        start = perf_counter()
        try:
            choice = players[seat].choose(decision, view_of(game, state, seat), memories[seat], chance[seat])
        except Exception as wrong:
            if not forgive:
                if not players[seat].foreign:
                    raise
                _log.warning("seed %s, seat %s: %s; the default choice is taken", seed, seat, wrong)
            failures.append(_failure(decision, decisions, wrong))
            choice = game.default(state, seat)
        took = perf_counter() - start
        choice = guards[seat].checked(decision, guards[seat].place(decision, state), choice)

        pace = paces[seat]
        if seat != last:
            last, turn = seat, 0.0
            pace.turns += 1
        turn += took
        pace.decisions += 1
        pace.seconds += took
        pace.slowest = max(pace.slowest, took)
        pace.slowest_turn = max(pace.slowest_turn, turn)

        try:
            game.apply(state, seat, choice, events)
        except IllegalChoice as wrong:
            if not forgive:
                raise
            failures.append(_failure(decision, decisions, wrong))
            game.apply(state, seat, game.default(state, seat), events)
    outcome = game.outcome(state)
    assert outcome is not None
    return ArenaGame(state, outcome, decisions, paces, tuple(failures))


def _tell(events: list[Event], listening: dict[int, Memory]) -> None:
    """Each memory takes in what its seat saw."""
    for seat, memory in listening.items():
        for event in events:
            facts = event.seen_by(seat)
            if facts is not None:
                memory.see(facts)


def _failure(decision: Decision, number: int, wrong: Exception) -> BotFailure:
    frames = extract_tb(wrong.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    error = " ".join(f"{type(wrong).__name__}: {wrong}{where}".split())
    return BotFailure(decision.seat, number, decision.kind, error)
