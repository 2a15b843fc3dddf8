"""Advice: every choice once, best first, with win probability, share and a reason in words."""

from __future__ import annotations

import ast
import sys
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import advisor as consigliere_module
from cosca.bots import ismcts as search_module
from cosca.bots.advisor import Advice, advise, confidence
from cosca.bots.evaluator import Reason
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Edge
from cosca.bots.principal_variation import principal_variation
from cosca.games import kit
from cosca.i18n import Catalogue, Speaker, message_id
from cosca.terminal.render.game_texts import BOTS, GameTexts, places_of
from cosca.testing.secrecy import Watched

NAMES = cosca.game_names()
TICK = 0.001


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a clock that advances a little per call, so that the search is the same on every machine."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += TICK
        return now

    for module in (consigliere_module, search_module):
        monkeypatch.setattr(module, "perf_counter", tick)


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def advice_on(game: Any, state: Any, seat: int, rounds: int, memory: Any = None) -> list[Advice]:
    decision, known = game.decision(state, seat), memory or game.memory(seat, state)
    return advise(game, decision, game.view(state, seat), known, Random(3), rounds * TICK)


def check(game: Any, state: Any, seat: int, advice: list[Advice]) -> None:
    """Check what holds for all advice."""
    choices = game.choices(state, seat)
    assert len(advice) == len(choices)
    assert {each.choice for each in advice} == set(choices)
    assert all(0.0 <= each.chance <= 1.0 for each in advice)
    assert all(0.0 <= each.share <= 1.0 for each in advice)
    assert sum([each.share for each in advice]) == pytest.approx(1.0)
    mix = load_evaluator(game).mixed_strategy(state, seat)
    if mix is not None:
        assert {each.choice: each.share for each in advice} == dict(zip(choices, mix, strict=True))
        assert [each.share for each in advice] == sorted(mix, reverse=True)
        expected = [(Reason("mix", {"n": round(100 * each.share)}),) for each in advice]
        assert [each.plan.reasons for each in advice] == expected
        assert {each.plan.standing for each in advice} == {"mixed"}
        assert confidence(advice) is None
        return
    for at, each in enumerate(advice):  # nothing that looks better and was tried as often comes later
        for later in advice[at + 1 :]:
            assert later.chance <= each.chance or later.share < each.share


def says(words: GameTexts, reason: Reason) -> str:
    sentence = words.reason(reason)
    assert sentence.endswith("."), reason
    assert "{" not in sentence, reason
    assert "}" not in sentence, reason
    assert sentence[0] == sentence[0].upper()
    return sentence


# ---------------------------------------------------------------- advice


def test_advice_lists_every_choice_once_best_first(name: str) -> None:
    kinds: set[str] = set()
    for seed in (1, 3):
        table = Watched(seed, name)
        game, words = table.game, GameTexts(table.game, "en")
        for number, _events in enumerate(table.steps()):
            actors = game.actors(table.state)
            if not actors or (table.asked in kinds and number % 60):
                continue
            kinds.add(table.asked)
            before = table.state.digest()
            seat = actors[-1]
            iterations = 0 if number % 3 else 8  # without time, one choice is tried and all are ranked
            advice = advice_on(game, table.state, seat, iterations, table.memories[seat])
            check(game, table.state, seat, advice)
            assert table.state.digest() == before
            for each in advice:
                for plan in (each.plan, *each.also):
                    assert plan.reasons
                    for reason in plan.reasons:
                        says(words, reason)
    assert len(kinds) > 18


def test_advice_is_deterministic(name: str) -> None:
    game = cosca.game(name)
    state = game.new(2)
    seat = game.actors(state)[0]
    assert advice_on(game, state, seat, 15) == advice_on(game, state, seat, 15)


def test_every_choice_is_searched_when_time_allows(name: str) -> None:
    game = cosca.game(name)
    state = game.new(2)
    seat = game.actors(state)[0]
    choices = game.choices(state, seat)
    advice = advice_on(game, state, seat, 3 * len(choices))
    check(game, state, seat, advice)
    assert min([each.share for each in advice]) > 0.0
    assert {each.plan.standing for each in advice} <= {"best", "as_good", "behind", "unknown"}
    assert advice[0].plan.standing == "best"


@pytest.fixture
def last_move(game: Any) -> Any:
    """Return the last order of the game, where only taking Licata while holding Gela wins."""
    areas: dict[str, Any] = {"gela": {"holder": 1, "soldati": 3, "orders": ["red.basic.2"]}}
    areas["piazza_armerina"] = {"holder": "neutral", "soldati": 9}
    for seat, taken in ((1, ("trapani", "marsala")), (3, ("ragusa", "modica", "bronte"))):
        areas |= {area: {"holder": seat, "soldati": 1} for area in taken}
    document = {"phase": "encounter", "clear": True, "round": 4, "areas": areas, "top": {}}
    return game.position(document | {"bottom": {"s4.church.1": "neutral"}})


def test_winning_choice_is_ranked_first(game: Any, last_move: Any) -> None:
    advice = advice_on(game, last_move, 1, 80)
    check(game, last_move, 1, advice)
    best = advice[0]
    assert best.choice.text == "land licata"
    assert best.chance > 0.85
    assert best.share > 0.5
    assert best.plan.reasons[0].key == "completes"
    assert says(GameTexts(game, "en"), best.plan.reasons[0]).startswith("It takes Licata (100%)")
    assert all(each.chance < best.chance for each in advice[1:])
    game.apply(last_move, 1, best.choice)
    numbers = advice_on(game, last_move, 1, 60)
    assert numbers[-1].choice.text == "number 3"
    assert numbers[-1].plan.reasons[0].key == "gives_up"


# ---------------------------------------------------------------- sealed choices


def test_mixed_strategy_is_advised_as_shares(game: Any) -> None:
    areas = {"gela": {"holder": 1, "soldati": 5, "orders": ["red.basic.2"]}, "enna": {"holder": 3, "soldati": 5}}
    state = game.position({"phase": "encounter", "clear": True, "areas": areas})
    for text in ("land enna", "number 5", "finesse"):
        game.apply(state, 1, game.parse(state, 1, text))
    assert game.actors(state) == (1, 3)
    first: dict[int, list[tuple[str, float]]] = {}
    for seat in (1, 3):
        advice = advice_on(game, state, seat, 9)
        check(game, state, seat, advice)
        assert advice[1].share > 0.1, "a position without a real mix"
        first[seat] = [(each.choice.text, each.share) for each in advice]
    game.apply(state, 1, game.choices(state, 1)[0])  # sealed: it may be changed, and the other one does not know it
    assert game.actors(state) == (3,)
    for seat in (1, 3):
        advice = advice_on(game, state, seat, 9)
        check(game, state, seat, advice)
        assert [(each.choice.text, each.share) for each in advice] == first[seat]


def test_sealed_choices_of_several_cards_are_advised() -> None:
    game: Any = cosca.game("corleones_empire", seats=3)
    hand = {"money": [1, 1, 2, 3, 5], "goods": ["gun", "gun", "booze"], "jobs": [], "allies": []}
    state = game.position({"act": 4, "phase": "tribute", "hands": {"1": hand, "2": hand, "3": hand}})
    assert game.actors(state) == (1, 2, 3)
    picks = 0
    while 1 in game.actors(state):
        decision = game.decision(state, 1)
        assert decision.sealed
        advice = advice_on(game, state, 1, 30)
        check(game, state, 1, advice)
        assert advice[0].choice.text not in ("money 5", "money 3")
        game.apply(state, 1, advice[0].choice)
        picks += 1
    assert picks >= 2
    assert game.actors(state) == (2, 3)
    check(game, state, 1, advice_on(game, state, 1, 30))  # all given, but it may start over


# ---------------------------------------------------------------- reasons and their sentences


def keys_of(name: str) -> set[str]:
    """Return the keys of the reason sentences of a game."""
    text = (BOTS / name / "words" / "en" / "reasons.ftl").read_text("utf-8")
    return {id.removeprefix("reason-") for id in Catalogue([text]).entries}


def package_of(name: str) -> str:
    return type(load_evaluator(cosca.game(name))).__module__.rpartition(".")[0]


def test_every_reason_has_its_own_sentence(name: str) -> None:
    """In the game's own catalogue, with all facts; random and sensible choices alternate."""
    own = keys_of(name)
    strict = Speaker(places_of(name), things=kit(name).argument_kinds, strict=True)
    keys: set[str] = set()
    for seed in (2, 5):
        table = Watched(seed, name)
        game, evaluator, words = table.game, load_evaluator(table.game), GameTexts(table.game, "en")
        while actors := game.actors(table.state):
            seat = actors[0]
            for choice in game.choices(table.state, seat):
                line = principal_variation(game, evaluator, seat, table.state, choice, Edge(0.0))
                planned = [point.reason for point in evaluator.explain_line(seat, line)]
                for reason in filter(None, [evaluator.reason(table.state, seat, choice), *planned]):
                    assert reason.key in own
                    strict.say(message_id("reason", reason.key), reason.facts)
                    says(words, reason)
                    keys.add(reason.key)
            if table.rng.random() < 0.4:
                table.step()
            else:
                table.tell(table.match.apply(seat, evaluator.choose(table.state, seat, table.rng)))
    assert len(keys) > 25


def test_every_state_feature_has_a_rollout_sentence(name: str) -> None:
    signs = load_evaluator(cosca.game(name)).feature_names
    played = {key for key in keys_of(name) if key.startswith("played_")}
    assert played == {f"played_{sign}" for sign in signs}
    for sign in signs:
        assert says(GameTexts(cosca.game(name), "en"), Reason(f"played_{sign}", {})).startswith("In simulated games ")


def test_every_reason_message_is_used_and_every_question_exists(name: str) -> None:
    module = sys.modules[f"{package_of(name)}.reasons"]
    texts: set[str] = set()
    for file in ("reasons", "plan_reasons", "outcome_metrics"):
        path = BOTS / name / f"{file}.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8") if path.is_file() else "")):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    unused = {key for key in keys_of(name) if key not in texts and not key.startswith("played_")}
    assert not unused
    asked_here = {key for key in cosca.game(name).steps if key in module.WHY}
    assert asked_here == set(module.WHY)
