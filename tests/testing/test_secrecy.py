"""The secrecy checks find leaks of every kind."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import cosca
from cosca.testing.secrecy import FIRST, SecretTold, Twins, Watched, check_future_draws, same


def any_certain(watched: Watched) -> bool:
    """Whether an answer of the seat that is asked has certain effects."""
    question = watched.game.facts(watched.state, watched.game.actors(watched.state)[0])["question"]
    return any("certain" in choice for choice in question["choices"])


@pytest.fixture(params=cosca.game_names())
def watched(request: pytest.FixtureRequest) -> Watched:
    return Watched(3, cosca.game(str(request.param)))


def test_a_game_that_keeps_its_secrets_passes(watched: Watched) -> None:
    watched.step()
    watched.check_sample(1, Random(1))


@pytest.mark.parametrize("told_by", ["view", "table_facts", "anytime", "certain"])
def test_leaked_secret_is_found_everywhere(watched: Watched, told_by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = getattr(watched.game, told_by)

    def leaking(state: Any, *others: Any) -> Any:
        document = honest(state, *others)
        if told_by == "anytime":
            return (*document, cosca.Choice(f"tell {state.key.hex()}", "tell", 0, 0, ()))
        if told_by == "certain":
            return [*document, {"id": "certain-leak", "args": {"leak": state.key.hex()}}]
        return {**document, "options": {"leak": state.key.hex()}}

    monkeypatch.setattr(watched.game, told_by, leaking)
    while told_by == "certain" and not any_certain(watched):  # not every answer has effects
        watched.step()
    seat = watched.game.actors(watched.state)[0]
    with pytest.raises(SecretTold, match=f"what {seat} is given differs"):
        watched.check_sample(seat, Random(1))


@pytest.mark.parametrize("closely", [True, False])
def test_twins_find_a_secret_leaked_later(watched: Watched, closely: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = watched.game, watched.state
    other = state.copy()
    other.key = bytes(32)
    blind = list(watched.viewers)
    twins = Twins.of_states(game, state, other, blind)
    twins.closely = closely
    for _ in range(FIRST):
        twins.compare([], [])
    honest = game.table_facts
    leaked_to = blind[-1]

    def leaking(state: Any, seat: int | None, common: Any) -> Any:
        return {"leak": state.key.hex()} if seat == leaked_to else honest(state, seat, common)

    monkeypatch.setattr(game, "table_facts", leaking)
    with pytest.raises(SecretTold, match=f"what {leaked_to} is given differs"):
        any(map(twins.compare, [[]] * len(blind), [[]] * len(blind)))


def test_leaked_future_draw_is_found(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    game = watched.game
    monkeypatch.setattr(game, "table_facts", lambda state, seat, common: {"next": state.copy().draw(1000)})
    with pytest.raises(SecretTold):
        check_future_draws(game, 1)


def test_difference_is_shown_with_context() -> None:
    same("alike", "alike", "this")
    with pytest.raises(SecretTold, match=re.escape("this differs: ...a card: ace... and ...a card: king...")):
        same("a card: ace", "a card: king", "this")
