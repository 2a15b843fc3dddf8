"""Certain outcomes of choices happen and are complete; choices of a group are equivalent."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.documents.types_certain import CERTAIN
from tests.games.la_famiglia.test_facts_come_true import moments, tried
from tests.games.la_famiglia.test_types import check
from tests.support.sampling import some

SEEDS = some(2, 6)
VIEWERS = (None, 1, 2, 3, 4)


def own_events(game: Any, state: Any, seat: int, text: str) -> tuple[Any, list[cosca.Event], bool]:
    """Return the events that follow, and whether chance, a reveal or the next phase is involved."""
    after, events = tried(game, state, seat, text)
    beyond = ("phase", "control")
    return after, events, after.draws != state.draws or any(e.reveals or e.kind in beyond for e in events)


def controllers(view: dict[str, Any], data: Any) -> dict[str, int]:
    """Return the controller of each Mandamento (2 of 3 areas) from a view (M2)."""
    controlled: dict[str, int] = {}
    for name, areas in zip(data.mandamenti, data.mandamento_areas, strict=True):
        holders = Counter(view["areas"][data.areas[area]]["holder"] for area in areas)
        controlled[name] = next((seat for seat, n in holders.items() if seat and n > 1), 0)
    return controlled


def counted(events: list[cosca.Event], kind: str, seat: int) -> int:
    """Return the number of the seat's pieces in events of this kind."""
    facts = [event.public for event in events if event.kind == kind and event.public]
    return sum(each.get("n", 1) for each in facts if each.get("seat", 0) == seat)


def check_outcome(
    outcome: dict[str, Any], game: Any, seat: int, before: Any, after: Any, events: list[cosca.Event]
) -> None:
    """Check one certain outcome against the events."""
    kind, args = outcome["id"].removeprefix("certain-"), outcome["args"]
    check(args, CERTAIN[outcome["id"]], outcome["id"])
    view = game.view(after, None)
    takes = kind not in ("holds", "recruited") and not args.get("gains")
    if kind == "holds":
        assert args.get("hurts", False) is (before["areas"][args["area"]]["holder"] == seat != args["seat"])
    elif kind not in ("cars_removed", "order_back"):
        assert args.get("hurts", False) is (takes and args.get("held") == "own")
    if kind == "lost":
        assert counted(events, "removed", args["seat"]) == args["lost"]
        assert args["lost"] <= args["of"]
    elif kind == "nobody":
        assert not [event for event in events if event.kind == "removed"]
    elif kind == "empty":
        assert view["areas"][args["area"]]["holder"] is None
        assert before["areas"][args["area"]]["holder"] == args["seat"]
    elif kind == "holds":
        there = view["areas"][args["area"]]
        assert (there["holder"], there["soldati"]) == (args["seat"], args["soldati"])
        assert (before["areas"][args["area"]]["holder"] == args["seat"]) is args["stays"]
    elif kind == "control":
        was, now = [controllers(each, game.data)[args["mandamento"]] for each in (before, view)]
        assert was != now
        assert args["seat"] == (now if args["gains"] else was)
        assert bool(now) is args["gains"]
    elif kind == "order_back":
        assert counted(events, kind, args["seat"]) >= args["count"], "the order that is done goes back too"
    else:
        assert counted(events, kind, args.get("seat", 0)) >= args["count"], "the next order may have begun"


@pytest.mark.parametrize("seed", SEEDS)
def test_certain_outcomes_are_exact(seed: int) -> None:
    seen: Counter[str] = Counter()
    for game, state, seat, facts in moments(seed):
        before = game.view(state, None)
        for choice in facts["question"]["choices"]:
            after, events, more = own_events(game, state, seat, choice["text"])
            outcomes = choice.get("certain", [])
            if more:
                continue
            for outcome in outcomes:
                check_outcome(outcome, game, seat, before, after, events)
                seen[outcome["id"]] += 1
            view = game.view(after, None)
            named = {outcome["args"]["area"] for outcome in outcomes if "area" in outcome["args"]}
            for area, was in before["areas"].items():
                if was["holder"] not in (None, view["areas"][area]["holder"]):
                    assert area in named, f"{area} changes hands untold"
            lost = {outcome["args"]["seat"] for outcome in outcomes if outcome["id"] == "certain-lost"}
            assert lost == {e.public["seat"] for e in events if e.kind == "removed" and e.public}
    assert seen["certain-lost"] > 4
    assert seen["certain-empty"] > 2


def test_every_kind_of_certain_outcome_occurs() -> None:
    seen: set[str] = set()
    for seed in range(100, 130):
        for _, _, _, facts in moments(seed):
            seen.update(
                outcome["id"] for choice in facts["question"]["choices"] for outcome in choice.get("certain", [])
            )
        if seen == set(CERTAIN):
            return
    assert seen == set(CERTAIN)


def test_brute_force_lists_the_losses_of_both_sides() -> None:
    """K2: with 2 attackers both are lost and the holder keeps the area."""
    game: Any = cosca.game("la_famiglia")
    for seed in range(40):
        for _, state, _, facts in moments(seed):
            if facts["question"]["kind"] == "conflict.approach" and state.fight.attackers == 2:
                outcomes = next(c["certain"] for c in facts["question"]["choices"] if c["kind"] == "brute_force")
                assert outcomes[0]["args"].items() >= {"lost": 2, "of": 2}.items()
                assert outcomes[1]["id"] == "certain-holds"
                assert outcomes[1]["args"]["stays"] is True
                assert outcomes[1]["args"]["area"] == game.data.areas[state.fight.area]
                return
    raise AssertionError("no such fight came up")


# ---------------------------------------------------------------- the end of an order


def certain_of(areas: dict[str, Any], texts: list[str], of: str, **others: Any) -> list[tuple[str, dict[str, Any]]]:
    """What is certain of an answer of seat 1 after these."""
    game: Any = cosca.game("la_famiglia", families=["red", "green", "blue", "black"])
    state = game.position({"phase": "encounter", "clear": True, "areas": areas, **others})
    for text in texts:
        game.apply(state, 1, game.parse(state, 1, text))
    question = game.facts(state, 1)["question"]
    (choice,) = [each for each in question["choices"] if each["text"] == of]
    return [(said["id"].removeprefix("certain-"), said["args"]) for said in choice.get("certain", [])]


@pytest.mark.rule("LF-W7", "LF-E4", "LF-W36")
def test_a_move_of_all_soldati_says_that_a_car_left_behind_is_lost_and_a_second_order_returns() -> None:
    areas = {"gela": {"holder": 1, "soldati": 3, "cars": 1, "orders": ["red.basic.1", "red.basic.4"]}}
    path = ["land enna", "number 3"]
    mine = {"seat": 1, "held": "own", "count": 1, "hurts": True}
    left = ("empty", {"area": "gela", "seat": 1, "held": "own", "hurts": True})
    assert certain_of(areas, path, "cars 1") == [left, ("order_back", mine)]
    assert certain_of(areas, path, "cars 0") == [left, ("cars_removed", mine), ("order_back", mine)]


@pytest.mark.rule("LF-W7", "LF-R1")
def test_nothing_is_said_to_be_lost_while_the_order_still_asks() -> None:
    """Soldati may stand there again by the end of the order, or neutrals may come (W7)."""
    areas = {
        "gela": {"holder": 1, "soldati": 3, "cars": 1, "orders": ["red.basic.3"]},
        "licata": {"holder": "neutral", "soldati": 2},
    }
    path = ["land enna", "number 3"]
    left = ("empty", {"area": "gela", "seat": 1, "held": "own", "hurts": True})
    assert certain_of(areas, path, "cars 0") == [left]
    lost = [kind for kind, _ in certain_of(areas, [*path, "cars 0"], "skip")]
    assert lost == ["cars_removed"], "the answer that ends the order says what it costs"


@pytest.mark.rule("LF-E3", "LF-E8")
def test_an_order_that_was_executed_and_lies_for_its_vest_is_no_loss() -> None:
    areas = {"gela": {"holder": 1, "soldati": 3, "orders": ["red.police.a", "red.basic.1"]}}
    path = ["done", "land enna"]
    mine = {"seat": 1, "held": "own", "count": 1}
    left = ("empty", {"area": "gela", "seat": 1, "held": "own", "hurts": True})
    assert certain_of(areas, path, "number 3", mats={1: {"police": 1}}) == [left, ("order_back", mine)]


@pytest.mark.rule("LF-B2", "LF-W43")
def test_the_car_of_a_car_bomb_is_not_told_as_a_loss_that_hurts() -> None:
    areas = {
        "gela": {"holder": 1, "soldati": 3, "cars": 1, "orders": ["red.basic.4"]},
        "enna": {"holder": 3, "soldati": 9},
    }
    told = dict(certain_of(areas, [], "car_bomb enna"))
    assert told["cars_removed"] == {"seat": 1, "held": "own", "count": 1}


@pytest.mark.rule("LF-N7", "LF-C7")
def test_what_an_opponent_cannot_know_is_not_told_as_certain() -> None:
    """The end of an order may depend on the HQ of its seat, so only that seat is told how it ends."""
    game: Any = cosca.game("la_famiglia")
    told = 0
    for seed in range(40):
        for _, state, seat, facts in moments(seed):
            now = [each["seat"] for each in facts["table"]["sequence"] if each["state"] == "now"]
            if not now or now[0] == seat or facts["question"]["sealed"]:
                continue
            told += 1
            assert game.floor(state, seat) == len(state.stack)
        if told > 20:
            return
    raise AssertionError("too few questions to others within an order came up")


# ---------------------------------------------------------------- groups


def alike(game: Any, state: Any, viewer: int | None) -> dict[str, Any]:
    """Return the view with tokens of the upper sheet reduced to their column, which is all that counts."""
    view = dict(game.view(state, viewer))
    columns: dict[str, list[int]] = {}
    for space, owners in view["top"].items():
        columns.setdefault(space.split(".")[1], []).extend(owners)
    view["top"] = {column: sorted(owners) for column, owners in columns.items() if owners}
    sheet = game.data.sheets[max(0, state.round - 1)]
    where = {at: number for number, column in enumerate(sheet.columns) for at in column}
    view["steps"] = [
        [key, {**fields, "at": where[fields["at"]]} if key == "planning.space" else fields]
        for key, fields in view["steps"]
    ]
    return view


@pytest.mark.parametrize("seed", some(2, 4))
def test_choices_of_one_group_are_equivalent(seed: int) -> None:
    rng = Random(seed)
    compared: Counter[str] = Counter()
    for game, state, seat, facts in moments(seed):
        groups: dict[str, list[str]] = {}
        for choice in facts["question"]["choices"]:
            if "group" in choice:
                groups.setdefault(choice["group"], []).append(choice["text"])
        for members in groups.values():
            if len(members) < 2:
                continue
            compared[facts["question"]["kind"]] += 1
            one, two = [tried(game, state, seat, text)[0] for text in rng.sample(members, 2)]
            for _ in range(4):
                for viewer in VIEWERS:
                    assert alike(game, one, viewer) == alike(game, two, viewer)
                both = {choice.text for choice in game.choices(two, seat)}
                common = [choice for choice in game.choices(one, seat) if choice.text in both]
                if not common:
                    break
                going_on = rng.choice(common)
                for each in (one, two):
                    game.apply(each, seat, going_on)
    assert compared["planning.move"] > 20
    assert compared["setup.token"] > 5


def test_tokens_of_one_owner_in_a_column_form_one_group() -> None:
    game: Any = cosca.game("la_famiglia")
    tokens = {"s0.justice.1": "neutral", "s0.justice.2": "neutral", "s0.justice.3": 1, "s0.police.1": "neutral"}
    state = game.position({"phase": "planning", "top": tokens})
    seat = game.actors(state)[0]
    groups = {choice["text"]: choice.get("group") for choice in game.facts(state, seat)["question"]["choices"]}
    assert groups["token s0.justice.1 of neutral"] == groups["token s0.justice.2 of neutral"]
    others = [group for text, group in groups.items() if text.startswith("token ") and "s0.justice.1" not in text]
    assert len(set(others)) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_choice_that_ends_planning_is_marked(seed: int) -> None:
    """P1, A12: marked if and only if no token and no bust is left and no planning question follows."""
    marked = 0
    for game, state, seat, facts in moments(seed):
        for choice in facts["question"]["choices"]:
            _, events = tried(game, state, seat, choice["text"])
            ends = {"id": "certain-planning_over", "args": {}} in choice.get("certain", [])
            over = game.phase(state) == "planning" and any(event.kind == "control" for event in events)
            assert not ends or over
            assert ends or not over or max(state.bust) >= 0 or not events
            marked += ends
    assert marked > 3
