"""Whole games between bots, repeatable from the seed: for simulations and tests."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from cosca.bots import bot
from cosca.kernel.events import Event
from cosca.kernel.game import Game, Memory, Outcome
from cosca.kernel.state import State


class Played(NamedTuple):
    """A finished game."""

    state: State
    outcome: Outcome
    decisions: int


def play(game: Game[Any], seed: int, names: tuple[str, ...]) -> Played:
    """One game to its end; `names` are the bots of the seats, in their order."""
    players = {seat: bot(name, game, seat) for seat, name in zip(game.seats, names, strict=True)}
    chance = {seat: Random(f"{seed}/{seat}") for seat in game.seats}
    memories: dict[int, Memory | None] = {
        seat: game.memory(seat) if player.remembers else None for seat, player in players.items()
    }
    listening = {seat: memory for seat, memory in memories.items() if memory is not None}
    events: list[Event] | None = [] if listening else None
    state = game.new(seed, events)
    decisions = 0
    while actors := game.actors(state):
        seat = actors[0]
        if events:
            for each, memory in listening.items():
                for event in events:
                    facts = event.seen_by(each)
                    if facts is not None:
                        memory.see(facts)
            events.clear()
        decision = game.decision(state, seat)
        assert decision is not None

        def look(seat: int = seat) -> dict[str, Any]:
            return game.view(state, seat)

        choice = players[seat].choose(decision, look, memories[seat], chance[seat])
        game.apply(state, seat, choice, events)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(state, outcome, decisions)
