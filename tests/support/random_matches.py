"""Random matches of every game, and a gallery of states of every kind of question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import cosca

NAMES = cosca.game_names()
SEEDS = range(6)


def walk(game: Any, seed: int, besides: float = 0.03) -> Iterator[tuple[Any, Random]]:
    """Yield a random match before each choice and at its end."""
    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    while game.actors(match.state):
        yield match, rng
        seat = rng.choice(game.seats)
        extra = game.anytime(match.state, seat)
        if not extra or rng.random() > besides:
            seat = rng.choice(game.actors(match.state))
            extra = game.choices(match.state, seat)
        match.apply(seat, rng.choice(extra))
    yield match, rng


@cache
def some_game(name: str, seed: int) -> Any:
    """Return a game with random options for the seed."""
    return cosca.game(name, **cosca.game(name).some_options(Random(seed)))


@cache
def gallery(name: str) -> list[Any]:
    """Return states of every kind of question with every number of seats asked, and of the end."""
    states: dict[tuple[str, int], Any] = {}
    for seed in SEEDS:
        for match, rng in walk(some_game(name, 0), seed):
            state = match.state
            key = (state.stack[-1].key if state.stack else "over", len(match.game.actors(state)))
            if key not in states or rng.random() < 0.02:
                states[key] = state.copy()
    return list(states.values())


def one_line(error: cosca.CoscaError) -> bool:
    """Return whether an error is one line of readable length."""
    text = str(error)
    assert text
    assert "\n" not in text
    assert len(text) < 500
    return True
