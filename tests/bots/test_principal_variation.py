"""Principal variations and plan reasons: legal to the end of the turn, without secrets, and true."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import pytest

import cosca
from cosca.bots import advisor as consigliere_module
from cosca.bots import ismcts as search_module
from cosca.bots.advisor import Advice, advise, confidence, confidence_label
from cosca.bots.evaluator import Reason, Variation
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Edge
from cosca.bots.principal_variation import principal_variation
from cosca.games.la_famiglia.rules.state import ORDERS, PLANNING
from cosca.kernel.facts import choice_facts
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


class Moment(NamedTuple):
    """A question in a sensibly played game, and sampled states for its seat."""

    table: Watched
    evaluator: Any
    seat: int
    drawn: list[Any]


def moments(name: str, seed: int, draws: int, every: int = 1) -> Iterator[Moment]:
    table = Watched(seed, name)
    game, evaluator, rng = table.game, load_evaluator(table.game), Random(seed)
    number = 0
    while actors := game.actors(table.state):
        seat = actors[0]
        number += 1
        if number % every == 0 and evaluator.mixed_strategy(table.state, seat) is None:
            view, memory = game.view(table.state, seat), table.memories[seat]
            yield Moment(table, evaluator, seat, [game.sample(view, memory, rng) for _ in range(draws)])
        if rng.random() < 0.2:
            table.step()
        else:
            table.tell(table.match.apply(seat, evaluator.choose(table.state, seat, rng)))


def advice_on(game: Any, state: Any, seat: int, rounds: int) -> list[Advice]:
    view, memory = game.view(state, seat), game.memory(seat, state)
    return advise(game, game.decision(state, seat), view, memory, Random(3), rounds * TICK)


# ---------------------------------------------------------------- lines


@pytest.mark.parametrize("name", NAMES)
def test_principal_variation_is_legal_to_the_end_of_the_turn(name: str) -> None:
    """Its choices are legal in the real state, one after the other, and have the same facts there."""
    longest = 0
    for table, evaluator, seat, (drawn,) in moments(name, 3, draws=1, every=7):
        game = table.game
        for choice in game.choices(table.state, seat):
            line = principal_variation(game, evaluator, seat, drawn, choice, Edge(0.0))
            state = table.state.copy()
            for at, (planned, taken) in enumerate(line.plies):
                assert at == 0 or state.stack[-1].key not in evaluator.opening_kinds
                assert choice_facts(planned, seat, taken) == choice_facts(state, seat, taken)
                draws = state.draws
                game.apply(state, seat, taken)
                assert state.draws == draws or at == len(line.plies) - 1
            if line.known and game.actors(state) == (seat,) and len(line.plies) < 24:
                assert (
                    state.stack[-1].key in evaluator.opening_kinds
                    or evaluator.horizon(state) != evaluator.horizon(table.state)
                    or (evaluator.mix(state, seat) is not None)
                )
            longest = max(longest, len(line.plies))
    assert longest >= 5


@pytest.mark.parametrize("name", NAMES)
def test_principal_variation_does_not_depend_on_hidden_information(name: str) -> None:
    """Two states sampled from the same view give the same line, facts and plans."""
    for table, evaluator, seat, (one, other) in moments(name, 5, draws=2, every=9):
        game = table.game
        for choice in game.choices(table.state, seat):
            lines = [principal_variation(game, evaluator, seat, drawn, choice, Edge(0.0)) for drawn in (one, other)]
            first, second = [[taken for _, taken in line.plies] for line in lines]
            if first != second:  # the evaluator may guess at what is hidden, but not in the planning phase
                assert name != "la_famiglia" or one.phase != PLANNING
                continue
            facts = [[choice_facts(state, seat, taken) for state, taken in line.plies] for line in lines]
            assert facts[0] == facts[1]
            if name != "la_famiglia" or one.phase == PLANNING:
                assert evaluator.explain_line(seat, lines[0]) == evaluator.explain_line(seat, lines[1])


# ---------------------------------------------------------------- equal options


def test_equivalent_tokens_are_evaluated_as_one(game: Any) -> None:
    state = planning_of(game)
    seat = game.actors(state)[0]
    advice = advice_on(game, state, seat, 30)
    tokens = [each for each in advice if each.choice.kind == "token"]
    assert len({each.plan.chance for each in tokens}) == 1
    free = [each for each in tokens if each.choice.extra in (0, seat)]
    assert free
    assert len(free) < len(tokens)
    for each in tokens:
        assert each.like is tokens[0].choice
        assert [step.choice["text"] for step in each.plan.line[1:]] == [
            step.choice["text"] for step in tokens[0].plan.line[1:]
        ]
        assert (each.plan.standing == "behind") == (each.choice.extra not in (0, seat) or advice[0] is not tokens[0])
    assert tokens[0].plan.line[0].choice["text"] == tokens[0].choice.text
    assert len(tokens[0].plan.line) >= 3


def test_choices_within_the_error_are_as_good_as_the_best(game: Any) -> None:
    standings: set[str] = set()
    for horizon in moments("la_famiglia", 8, draws=0, every=121):
        advice = advice_on(horizon.table.game, horizon.table.state, horizon.seat, 30)
        best, sure = advice[0].plan, confidence(advice)
        assert sure is not None
        assert 0.5 <= sure <= 1.0
        for each in advice[1:]:
            plan = each.plan
            standings.add(plan.standing)
            error = sqrt(best.error**2 + plan.error**2)
            assert plan.error > 0.0 or best.chance in (0.0, 1.0)
            if plan.standing == "as_good":
                assert best.chance - plan.chance <= error
            elif plan.standing == "behind" and each.like is each.choice:
                assert best.chance - plan.chance > error
    assert standings == {"as_good", "behind", "unknown"}


def test_winning_move_is_clearly_best(game: Any) -> None:
    areas: dict[str, Any] = {"gela": {"holder": 1, "soldati": 3, "orders": ["red.basic.2"]}}
    areas["piazza_armerina"] = {"holder": "neutral", "soldati": 9}
    for seat, taken in ((1, ("trapani", "marsala")), (3, ("ragusa", "modica", "bronte"))):
        areas |= {area: {"holder": seat, "soldati": 1} for area in taken}
    document = {"phase": "encounter", "clear": True, "round": 4, "areas": areas, "top": {}}
    state = game.position(document | {"bottom": {"s4.church.1": "neutral"}})
    advice = advice_on(game, state, 1, 200)
    assert advice[0].choice.text == "land licata"
    assert confidence_label(advice) == "clear"
    assert "as_good" not in {each.plan.standing for each in advice}


# ---------------------------------------------------------------- reasons


def planning_of(game: Any) -> Any:
    """Return the state at the first question of a planning phase."""
    state, evaluator, rng = game.new(4), load_evaluator(game), Random(4)
    while state.stack[-1].key != "planning.move":
        seat = game.actors(state)[0]
        game.apply(state, seat, evaluator.choose(state, seat, rng))
    return state


def holds(line: Variation[Any], seat: int, reason: Reason) -> None:
    """Check every fact of a plan reason against the state before or after the line."""
    before, after, facts = line.plies[0].state, line.end, dict(reason.facts)
    data = after.data
    areas = {key: data.areas.index(facts[key]) for key in ("area", "target", "origin") if key in facts}
    if "mandamento" in facts:
        m = data.mandamenti.index(facts["mandamento"])
        where = areas.get("target", areas["area"])
        assert data.mandamento_of[where] == m
        held = [after.holder[a] for a in range(len(after.holder)) if data.mandamento_of[a] == m]
        wanted = {"plan_completes": 1, "plan_foothold": 1, "plan_holds": 2, "plan_all_three": 3, "plan_guards": 2}
        if reason.key in wanted:
            assert held.count(seat) == wanted[reason.key]
        if reason.key == "plan_breaks":
            assert held.count(facts["seat"]) == 2
    if "initiative" in facts:
        slot = next(slot for slot in range(ORDERS) if data.orders[after.order(seat, slot)].id == facts["order"])
        assert after.order_at[seat * ORDERS + slot] == areas["area"]
        assert before.order_at[seat * ORDERS + slot] < 0
        assert data.orders[after.order(seat, slot)].initiative == facts["initiative"]
    if "against" in facts:
        assert after.holder[areas["target"]] != seat
        assert after.soldati[areas["target"]] == facts["theirs"]
        if facts["against"] == "enemy":
            assert after.holder[areas["target"]] == facts["seat"] != data.mate_of[seat]
    if "origin" in facts:
        assert areas["origin"] in data.neighbours[areas["area"]]
        assert before.holder[areas["origin"]] == facts["seat"] not in (seat, data.mate_of[seat])
        assert before.soldati[areas["origin"]] == facts["theirs"]
    if reason.key in ("plan_guards", "plan_defends", "plan_backs", "plan_could", "plan_more"):
        assert after.soldati[areas["area"]] == facts["now"] == before.soldati[areas["area"]] + facts["n"]
    if reason.key == "plan_recruits":
        assert (before.supply[seat] - after.supply[seat], after.hq[seat]) == (facts["n"], facts["now"])
    if reason.key == "plan_money":
        assert (after.money[seat] - before.money[seat], after.money[seat]) == (facts["n"], facts["now"])
    for chance in ("n", "chance", "was"):
        assert 0 <= facts.get(chance, 0) <= 100


def test_every_plan_reason_is_true() -> None:
    keys: set[str] = set()
    for seed in (2, 6):
        for table, evaluator, seat, (drawn,) in moments("la_famiglia", seed, draws=1, every=3):
            if drawn.phase != PLANNING:
                continue
            for choice in table.game.choices(table.state, seat):
                line = principal_variation(table.game, evaluator, seat, drawn, choice, Edge(0.0))
                if line.known and line.end.phase == PLANNING:
                    points = evaluator.explain_line(seat, line)
                    assert [each.weight for each in points] == sorted([each.weight for each in points], reverse=True)
                    for point in points:
                        holds(line, seat, point.reason)
                        keys.add(point.reason.key)
    assert {"plan_completes", "plan_breaks", "plan_attack", "plan_guards", "plan_defends", "plan_holds"} <= keys
    assert len(keys) > 15


def test_planning_turn_is_explained_by_its_plan(game: Any) -> None:
    state = planning_of(game)
    advice = advice_on(game, state, game.actors(state)[0], 15)
    keys = [reason.key for each in advice for plan in (each.plan, *each.also) for reason in plan.reasons]
    assert keys
    assert all(key.startswith(("plan_", "outlook_", "unlocks", "blocks", "played_")) for key in keys)


@pytest.mark.parametrize("name", NAMES)
def test_outcome_metrics_are_explained_with_their_shares(name: str) -> None:
    """The numbers are the rollout means of the choice and of the others."""
    table = Watched(1, name)
    game, evaluator = table.game, load_evaluator(table.game)
    marks = evaluator.outcome_metrics(table.state, 1)
    for mark in range(len(marks)):
        for here, others in ((0.9, 0.3), (0.3, 0.9), (0.5, 0.5)):
            point = evaluator.explain_metric(table.state, game.actors(table.state)[0], mark, here, others)
            if here == others:
                assert point is None
            elif point is not None and max(marks[mark], 1.0) == 1.0:
                facts = point.reason.facts
                assert (facts["n"], facts["other"]) == (round(100 * here), round(100 * others))
                good = (here > others) != point.reason.key.startswith("outlook_theirs")
                assert (point.weight > 0.0) == good
