"""Bots leave loops at tables, in the arena and in the terminal."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import cosca
from cosca import bots
from cosca.bots import Bot, SeatView, arena
from cosca.bots.loop_guard import PATIENCE, TIMES, LoopGuard
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory
from cosca.kernel.match import Match
from cosca.server.table.bot_player import BotPlayer
from cosca.server.workers.tasks import BotTask
from cosca.terminal.play.session import Session

BOUND = 4 * (PATIENCE + TIMES)  # choices of two bots after which they have long left a circle of two


class Beggar(Bot):
    """A bot that always asks its teammate for money and never gives any."""

    name = "beggar"

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        for choice in decision.choices:
            if choice.text in ("ask_teammate", "refuse"):
                return choice
        return rng.choice(decision.choices)


@pytest.fixture(autouse=True)
def beggars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._BOTS, "beggar", Beggar)


def match_in_a_loop() -> Match[Any]:
    """Return a match in which a seat can ask its teammate for money."""
    game, rng = cosca.game("la_famiglia"), Random(39)
    match: Match[Any] = cosca.Match(game, 39)
    while not is_looping(match):
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    return match


def is_looping(match: Match[Any]) -> bool:
    """Return whether a seat may ask for money or is asked for it."""
    game, state = match.game, match.state
    seat = game.actors(state)[0]
    return any(choice.text in ("ask_teammate", "refuse") for choice in game.choices(state, seat))


class AtOnce:
    """A worker pool that runs tasks in this process."""

    async def choose(self, table: str, user: str, task: BotTask, seconds: float) -> Choice:
        asked = task.question
        game = cosca.game(asked.game)
        return Beggar(game, asked.decision.seat).choose(
            asked.decision, SeatView(dict, dict), None, Random(asked.random_seed)
        )


@pytest.mark.parametrize("aside", [False, True])
def test_two_bots_leave_a_loop(aside: bool) -> None:
    match = match_in_a_loop()
    game = match.game
    players = {seat: BotPlayer(game, seat, "beggar") for seat in game.seats}
    stream: Any = SimpleNamespace(log=[])
    workers: Any = AtOnce()

    async def play() -> int:
        for made in range(BOUND):
            if not is_looping(match):
                return made
            seat = game.actors(match.state)[0]
            player = players[seat]
            if aside:
                request = player.worker_request(match, stream, ("la_famiglia", {}, ""))
                match.apply(seat, await player.choose_in_worker(request, workers, "t", "u"))
            else:
                match.apply(seat, await player.choose(match, stream))
        raise AssertionError("the bots still ask and refuse")

    made = asyncio.run(play())
    assert made > 2 * PATIENCE  # what is not yet a circle is left to the bots


def test_discarded_choice_does_not_count_as_a_repetition() -> None:
    """Otherwise repeated interruptions could force a bot into a bad choice."""
    match = match_in_a_loop()
    game, seat = match.game, match.game.actors(match.state)[0]
    player, workers = BotPlayer(game, seat, "beggar"), AtOnce()
    stream: Any = SimpleNamespace(log=[])

    async def disturb() -> None:
        for _ in range(BOUND):
            request = player.worker_request(match, stream, ("la_famiglia", {}, ""))
            assert request.place is None
            assert (await player.choose_in_worker(request, workers, "t", "u")).text == "ask_teammate"  # type: ignore[arg-type]
            player.discard_choice()

    asyncio.run(disturb())


def test_loop_guard_tries_every_choice() -> None:
    match = match_in_a_loop()
    game, state = match.game, match.state
    decision = game.decision(state, game.actors(state)[0])
    assert decision is not None
    guard, taken = LoopGuard(), Counter[Choice]()
    for _ in range(1 + PATIENCE + TIMES * len(decision.choices)):
        taken[guard.filter_choice(decision, guard.place(decision, state), decision.choices[-1])] += 1
    assert set(taken) == set(decision.choices)


def test_looping_bots_finish_in_arena_and_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = cosca.game("la_famiglia")
    changed: list[Choice] = []
    checked = LoopGuard.filter_choice

    def watched(self: LoopGuard, decision: Decision, place: Any, choice: Choice) -> Choice:
        filtered = checked(self, decision, place, choice)
        if filtered is not choice:
            changed.append(choice)
        return filtered

    monkeypatch.setattr(LoopGuard, "filter_choice", watched)
    arena.play_game(game, 1, ("beggar",) * 4)
    assert {choice.text for choice in changed} & {"ask_teammate", "refuse"}
    changed.clear()
    session = Session(match_in_a_loop(), [], (), "beggar", tmp_path / "save")
    while actors := game.actors(session.match.state):
        session.apply(actors[0], session.bot_choice(actors[0]))
    assert changed
