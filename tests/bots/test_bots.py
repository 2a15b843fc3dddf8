"""Bots use only what a seat may know, are deterministic, and the ranks beat random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import Bot, SeatView, bot, bots, view_from_document, view_of
from cosca.bots.arena import play_game
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory


@pytest.fixture(scope="module")
def empire() -> Game[Any]:
    return cosca.game("corleones_empire")


def test_bots_have_names(game: Game[Any]) -> None:
    assert bots() == ("picciotto", "soldato", "caporegime", "capo", "don", "random", "default")
    for name in bots():
        assert bot(name, game, 1).name == name
    with pytest.raises(
        cosca.BadOption,
        match=r"no bot 'soldatto'; did you mean soldato\? "
        r"\(bots: picciotto, soldato, caporegime, capo, don, random, default\)",
    ):
        bot("soldatto", game, 1)


@pytest.mark.parametrize("names", [("random",) * 4, ("soldato",) * 4, ("soldato", "random", "random", "soldato")])
def test_same_seed_gives_the_same_game(game: Game[Any], names: tuple[str, ...]) -> None:
    one, two = play_game(game, 11, names), play_game(game, 11, names)
    assert one.state.digest() == two.state.digest()
    assert one.decisions == two.decisions
    assert game.outcome(one.state) is not None


def test_soldato_beats_random_bots(game: Game[Any]) -> None:
    wins = 0
    for seed in range(10):
        wins += 1 in play_game(game, seed, ("soldato", "soldato", "random", "random")).outcome.winners
        wins += 3 in play_game(game, seed, ("random", "random", "soldato", "soldato")).outcome.winners
    assert wins >= 18


def test_soldato_beats_random_bots_in_the_empire(empire: Game[Any]) -> None:
    wins = 0.0
    for seed in range(12):
        names = ["random"] * 4
        names[seed % 4] = "soldato"
        winners = play_game(empire, seed, tuple(names)).outcome.winners
        wins += (seed % 4 + 1 in winners) / len(winners)
    assert wins >= 10  # 3 would be even


@pytest.mark.parametrize("seats", [2, 5])
def test_soldato_plays_the_empire_with_any_number_of_seats(seats: int) -> None:
    game = cosca.game("corleones_empire", seats=seats)
    one, two = play_game(game, 4, ("soldato",) * seats), play_game(game, 4, ("soldato",) * seats)
    assert one.state.digest() == two.state.digest()
    assert min(one.outcome.scores.values()) > 15


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_default_bot_takes_the_default_choice(name: str) -> None:
    game, rng = cosca.game(name), Random(1)
    state = game.new(3)
    while actors := game.actors(state):
        seat = rng.choice(actors)
        decision = game.decision(state, seat)
        assert decision is not None
        assert bot("default", game, seat).choose(decision, view_of(game, state, seat), None, rng) is game.default(
            state, seat
        )
        game.apply(state, seat, rng.choice(decision.choices))
    assert play_game(game, 1, ("default",) * 4).outcome.reason


@pytest.mark.parametrize(("name", "asked"), [("la_famiglia", 25), ("corleones_empire", 20)])
def test_soldato_makes_legal_choices(name: str, asked: int) -> None:
    game, rng = cosca.game(name), Random(3)
    players = {seat: bot("soldato", game, seat) for seat in game.seats}
    state = game.new(5)
    kinds: set[str] = set()
    while actors := game.actors(state):
        seat = rng.choice(actors)
        decision = game.decision(state, seat)
        assert decision is not None
        view = game.view(state, seat)
        choice = players[seat].choose(decision, view_from_document(game, view), game.memory(seat, state), rng)
        assert choice in decision.choices
        kinds.add(decision.kind)
        # half of the moves at random, so that the bot is asked in strange places too
        game.apply(state, seat, choice if rng.random() < 0.5 else rng.choice(decision.choices))
    assert len(kinds) > asked


def test_random_bot_does_not_use_the_view(game: Game[Any]) -> None:
    def view() -> dict[str, Any]:
        raise AssertionError("looked")

    state = game.new(1)
    seat = game.actors(state)[0]
    decision = game.decision(state, seat)
    assert decision is not None
    picks = {bot("random", game, seat).choose(decision, SeatView(view, view), None, Random(i)).text for i in range(40)}
    assert picks == {choice.text for choice in decision.choices}


def test_bot_with_memory_gets_the_memory_of_its_seat(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    memories: list[Memory] = []

    class Mindful(Bot):
        name = "mindful"
        needs_memory = True

        def choose(self, decision: Decision, view: Any, memory: Memory | None, rng: Random) -> cosca.Choice:
            assert memory is not None
            assert memory.seat == self.seat
            memories.append(memory)
            return rng.choice(decision.choices)

    monkeypatch.setitem(__import__("cosca.bots", fromlist=["_BOTS"])._BOTS, "mindful", Mindful)
    played = play_game(game, 2, ("random", "mindful", "random", "random"))
    assert memories
    assert played.state.digest() != play_game(game, 3, ("random",) * 4).state.digest()
