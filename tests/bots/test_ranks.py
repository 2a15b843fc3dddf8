"""The ranks: specs and budgets, use of view and memory only, legal and deterministic choices, strength."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import Bot, SeatView, bot, bots, view_from_document
from cosca.bots.arena import play_game
from cosca.bots.evaluator import sample_choice
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import IsmctsSearch
from cosca.bots.search_bot import SECONDS, Capo
from cosca.kernel.decision import Decision
from cosca.testing.secrecy import Watched, known_to, plain

NAMES = cosca.game_names()
RANKS = ("picciotto", "soldato", "caporegime", "capo:2x", "don:2x")


def never() -> dict[str, Any]:
    raise AssertionError("looked")


# ---------------------------------------------------------------- names and budgets


def test_budget_is_seconds_or_iterations(game: Any) -> None:
    budgets = {
        "capo": (SECONDS, 0), "capo:0.25": (0.25, 0), "capo:.5": (0.5, 0), "capo:2.": (2.0, 0), "capo:600": (600.0, 0),
        "capo:400x": (SECONDS, 400), "capo:1x": (SECONDS, 1),
    }  # fmt: skip
    for spec, (seconds, iterations) in budgets.items():
        made = bot(spec, game, 3)
        assert isinstance(made, Capo)
        assert (made.seat, made.seconds, made.iterations) == (3, seconds, iterations), spec


@pytest.mark.parametrize(
    "budget",
    ["", "0", "0.0", "-1", "+1", "601", "1e3", "nan", "inf", "1 ", " 1", "x", "0x", "1.5x", "-4x", "4X", "4xx", "."],
)
def test_invalid_budget_is_refused(game: Any, budget: str) -> None:
    with pytest.raises(cosca.BadOption) as refused:
        bot(f"capo:{budget}", game, 1)
    assert str(refused.value) == (
        f"bot {f'capo:{budget}'!r}: a budget is a number of seconds per turn (at most 600), or of iterations "
        "followed by x (at most 1000000): capo:0.25, capo:400x"
    )


@pytest.mark.parametrize("name", [name for name in bots() if name not in ("capo", "don")])
def test_only_searching_ranks_take_a_budget(game: Any, name: str) -> None:
    for budget in ("1", "40x", ""):
        with pytest.raises(cosca.BadOption, match="only capo and don can have a budget"):
            bot(f"{name}:{budget}", game, 1)


@pytest.mark.parametrize("name", ["", "Capo", "capo ", "simple", ":", ":1", "consigliere"])
def test_unknown_bot_is_refused(game: Any, name: str) -> None:
    with pytest.raises(cosca.BadOption, match="no bot "):
        bot(name, game, 1)


def test_similar_bot_name_is_suggested(game: Any) -> None:
    with pytest.raises(cosca.BadOption, match=r"no bot 'cappo'; did you mean capo\?"):
        bot("cappo:1", game, 1)


def test_game_without_evaluator_has_no_ranks(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "name", "chess")
    with pytest.raises(cosca.BadOption, match="no bot can evaluate 'chess'"):
        bot("soldato", game, 1)
    assert bot("random", game, 1).name == "random"


# ---------------------------------------------------------------- what they see


@pytest.mark.parametrize("name", NAMES)
def test_choices_do_not_depend_on_hidden_information(name: str) -> None:
    """In states that look the same to a seat it makes the same choice."""
    hidden = 0
    table = Watched(3, name)
    game = table.game
    for number, _events in enumerate(table.steps()):
        actors = game.actors(table.state)
        if number % 23 or not actors:
            continue
        seat = actors[-1]
        states = [table.state, *[table.sample(seat, Random(n)) for n in range(2)]]
        hidden += len({plain(game.describe(state)) for state in states}) > 1
        assert len({known_to(game, state, seat) for state in states}) == 1
        for spec in RANKS:
            choices: set[str] = set()
            for state in states:
                before = state.digest()
                decision = game.decision(state, seat)
                view = json.loads(plain(game.view(state, seat)))
                player = bot(spec, game, seat)
                choice = player.choose(decision, view_from_document(game, view), table.memories[seat], Random(number))
                assert state.digest() == before
                assert choice in game.choices(table.state, seat)
                choices.add(choice.text)
            assert len(choices) == 1, f"{spec} at {table.asked}"
    assert hidden > 6


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spec", [spec for spec in RANKS if ":" not in spec])
def test_forced_choice_does_not_use_the_view(name: str, spec: str) -> None:
    game = cosca.game(name)
    state = game.new(1)
    seat = game.actors(state)[0]
    only = game.choices(state, seat)[:1]
    decision = Decision(seat, "anything", {}, only)
    assert bot(spec, game, seat).choose(decision, SeatView(never, never), None, Random(1)) is only[0]


@pytest.mark.parametrize("spec", RANKS)
def test_ranks_need_memory_and_only_searching_ones_run_in_a_worker(game: Any, spec: str) -> None:
    made = bot(spec, game, 1)
    assert made.needs_memory
    assert made.runs_in_worker == (made.name in ("capo", "don"))


# ---------------------------------------------------------------- repeatable, and legal in strange places


def opening(name: str, luck: str) -> list[str]:
    """Return the first choices of a game between capos with an iteration budget and other bots."""
    table = Watched(6, name, besides=0.0)
    specs = ("capo:5x", "soldato", "picciotto", "capo:5x", "soldato")
    players = {seat: bot(specs[seat - 1], table.game, seat) for seat in table.game.seats}
    chances = {seat: Random(f"{luck} {seat}") for seat in table.game.seats}
    choices: list[str] = []
    while len(choices) < 32:
        seat = table.game.actors(table.state)[0]
        decision, view = table.game.decision(table.state, seat), table.game.view(table.state, seat)
        choice = players[seat].choose(
            decision, view_from_document(table.game, view), table.memories[seat], chances[seat]
        )
        choices.append(choice.text)
        table.tell(table.match.apply(seat, choice))
    return choices


@pytest.mark.parametrize("name", NAMES)
def test_same_random_seed_gives_the_same_choices(name: str) -> None:
    first = opening(name, "one")
    assert opening(name, "one") == first
    assert opening(name, "two") != first


@pytest.mark.parametrize("name", NAMES)
def test_capo_is_legal_in_random_positions(name: str) -> None:
    """Most moves, anytime choices and options are random, so that every rule takes part."""
    kinds: set[str] = set()
    for seed in (1, 2):
        table = Watched(seed, name)
        game, rng = table.game, Random(seed)
        players = {seat: bot("capo:1x", game, seat) for seat in game.seats}
        while actors := game.actors(table.state):
            seat = rng.choice(actors)
            decision = game.decision(table.state, seat)
            if decision.kind in kinds and rng.random() < 0.9:
                table.step()
                continue
            view = game.view(table.state, seat)
            choice = players[seat].choose(decision, view_from_document(game, view), table.memories[seat], rng)
            assert choice in decision.choices
            kinds.add(decision.kind)
            table.tell(table.match.apply(seat, choice))
    assert len(kinds) > 20


# ---------------------------------------------------------------- ranked


def wins(game: Any, seeds: range, one: str, two: str) -> float:
    """Return the wins of the first bot, which plays every seed once per team."""
    won = 0.0
    for seed in seeds:
        for team in game.teams:
            names = tuple(one if seat in team else two for seat in game.seats)
            winners = play_game(game, seed, names).outcome.winners
            won += sum([seat in winners for seat in team]) / max(1, len(winners))
    return won


@pytest.mark.parametrize(("name", "seeds", "least"), [("la_famiglia", 3, 4.0), ("corleones_empire", 2, 3.5)])
def test_soldato_beats_picciotto(name: str, seeds: int, least: float) -> None:
    assert wins(cosca.game(name), range(2, 2 + seeds), "soldato", "picciotto") >= least  # even: 3 and 2


@pytest.mark.parametrize("name", NAMES)
def test_picciotto_beats_random_bots(name: str) -> None:
    game = cosca.game(name)
    assert wins(game, range(40, 40 + 4 // len(game.teams)), "picciotto", "random") >= 3.0


# ---------------------------------------------------------------- mixes


def test_mixed_strategy_is_sampled_by_its_shares(game: Any) -> None:
    state = game.position({"turn": 1, "phase": "planning"})
    choices = game.choices(state, 1)[:4]
    shares = [0.5, 0.0, 0.3, 0.2]
    rng = Random(5)
    seen = Counter(sample_choice(choices, shares, rng) for _ in range(4000))
    assert [seen[choice] / 4000 for choice in choices] == pytest.approx(shares, abs=0.03)
    assert seen[choices[1]] == 0
    assert sample_choice(choices, [0.0, 0.0, 7.0, 0.0], rng) is choices[2]  # shares of anything, not only of 1


@pytest.mark.parametrize("spec", ["soldato", "picciotto", "capo"])
def test_conflict_cards_are_sampled_from_the_solved_mix(game: Any, spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """5 attack 5: the card is unpredictable and needs no search."""
    monkeypatch.setattr(IsmctsSearch, "run", lambda *_args: pytest.fail("searched"))
    areas = {
        "gela": {"holder": 1, "soldati": 5, "orders": ["red.basic.2"]},
        "enna": {"holder": 3, "soldati": 5},
    }
    state = game.position({"phase": "encounter", "clear": True, "areas": areas})
    for text in ("land enna", "number 5", "finesse"):
        game.apply(state, 1, game.parse(state, 1, text))
    for seat in (1, 3):
        mix = load_evaluator(game).mixed_strategy(state, seat)
        assert mix is not None
        assert sum(mix) == pytest.approx(1.0)
        assert sorted(mix)[1] > 0.1, "a position without a real mix"
        decision, view, memory = game.decision(state, seat), game.view(state, seat), game.memory(seat, state)
        player: Bot = bot(spec, game, seat)
        rng = Random(8)
        seen = Counter(player.choose(decision, view_from_document(game, view), memory, rng) for _ in range(300))
        assert [seen[choice] / 300 for choice in decision.choices] == pytest.approx(mix, abs=0.1)
