"""The facts of a choice match what it then does: prices, losses, results, the next question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit
from cosca.i18n import Speaker
from tests.support.sampling import some

SEEDS = some(2, 6)


def moments(seed: int) -> Iterator[tuple[Any, Any, int, dict[str, Any]]]:
    """Yield every question of a random game with its facts."""
    rng = Random(seed)
    game: Any = cosca.game("la_famiglia", **cosca.game("la_famiglia").some_options(rng))
    state = game.new(seed)
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        yield game, state, seat, game.facts(state, seat)
        game.apply(state, seat, rng.choice(game.choices(state, seat)))


def tried(game: Any, state: Any, seat: int, text: str) -> tuple[Any, list[cosca.Event]]:
    """Return a copy after the choice, and its events."""
    after, events = state.copy(), []
    game.apply(after, seat, game.parse(after, seat, text), events)
    return after, events


def paid(events: list[cosca.Event], seat: int, *why: str) -> int:
    """Return what the seat paid for these reasons."""
    facts = [event.public for event in events if event.kind == "money" and event.public]
    return -sum(each["n"] for each in facts if each["seat"] == seat and each["why"] in why)


@pytest.mark.parametrize("seed", SEEDS)
def test_prices_match_the_facts(seed: int) -> None:
    seen: Counter[str] = Counter()
    for game, state, seat, facts in moments(seed):
        question = facts["question"]
        for choice in question["choices"]:
            predicted = choice["facts"]
            if choice["kind"] == "column":
                _, events = tried(game, state, seat, choice["text"])
                assert paid(events, seat, "column", "token") == predicted["cost"]
                column = choice["text"].split()[1]
                assert facts["table"]["columns"][column] == {"tokens": predicted["tokens"], "cost": predicted["cost"]}
            elif choice["kind"] == "space" and question["kind"] in ("planning.space", "ultima.space"):
                _, events = tried(game, state, seat, choice["text"])
                assert (
                    paid(events, seat, "space") == predicted["cost"] - predicted["receives"]
                    or state.money[seat] < predicted["cost"]
                )
                assert paid(events, seat, "token") == question["facts"].get("cost", 0) or not state.money[seat]
                price = facts["table"]["spaces"][choice["text"].split()[1]]
                assert (
                    price.items()
                    >= {"cost": predicted["cost"], "receives": predicted["receives"], "free": True}.items()
                )
            elif choice["kind"] == "over":
                assert paid(tried(game, state, seat, choice["text"])[1], seat, "allies") == predicted["cost"]
            else:
                continue
            seen[choice["kind"]] += 1
    assert seen["column"] > 5
    assert seen["space"] > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_brute_force_result_matches_the_facts(seed: int) -> None:
    for game, state, seat, facts in moments(seed):
        if facts["question"]["kind"] == "conflict.approach":
            predicted = next(each["facts"] for each in facts["question"]["choices"] if each["kind"] == "brute_force")
            area = state.fight.area
            after, events = tried(game, state, seat, "brute_force")
            (over,) = [event.public for event in events if event.kind == "attack_over"]
            assert over is not None
            assert over["taken"] == predicted["taken"]
            there = game.view(after, None)["areas"][state.data.areas[area]]
            assert there["holder"] == predicted["holder"]
            assert there["soldati"] == predicted["attackers"] + predicted["defenders"]


@pytest.mark.parametrize("seed", SEEDS)
def test_strike_losses_match_the_facts(seed: int) -> None:
    for game, state, seat, facts in moments(seed):
        if facts["question"]["kind"] == "strike.target":
            for choice in facts["question"]["choices"]:
                if choice["kind"] in ("strike", "car_bomb"):
                    _, events = tried(game, state, seat, choice["text"])
                    lost = [e.public["n"] for e in events if e.public and e.public.get("why") == "strike"]
                    assert sum(lost) == choice["facts"]["falls"]


@pytest.mark.parametrize("seed", SEEDS)
def test_usual_answers_cost_least_or_place_most(seed: int) -> None:
    seen: set[str] = set()
    for _, _, _, facts in moments(seed):
        question = facts["question"]
        usual = [choice for choice in question["choices"] if choice.get("usual")]
        if question["kind"] == "planning.move":
            tokens = [choice for choice in question["choices"] if choice["kind"] == "token"]
            assert len(usual) == min(1, len(tokens))
            assert all(usual[0]["facts"]["cost"] <= token["facts"]["cost"] for token in tokens)
            seen.add("token")
        elif question["kind"] == "place.area":
            for choice in question["choices"]:
                offered = [(int(each["text"].split()[1]), each.get("usual", False)) for each in choice.get("next", [])]
                assert [n for n, usual in offered if usual] == sorted(n for n, _ in offered)[-1:]
                seen.add("number")
    assert seen == {"token", "number"}


@pytest.mark.parametrize("seed", SEEDS)
def test_next_question_matches_the_facts_of_a_path(seed: int) -> None:
    seen = 0
    for game, state, seat, facts in moments(seed):
        for choice in facts["question"]["choices"]:
            if choice.get("next"):
                seen += 1
                after, _ = tried(game, state, seat, choice["text"])
                assert game.actors(after) == (seat,)
                assert [each["text"] for each in choice["next"]] == [each.text for each in game.choices(after, seat)]
    assert seen > 100


@pytest.mark.parametrize("seed", SEEDS)
def test_paths_of_three_choices_are_legal(seed: int) -> None:
    """The parts of a space lead to an area, and from there to orders or to a number; equal lists are sent once."""
    seen: set[str] = set()
    for game, state, seat, facts in moments(seed):
        for choice in facts["question"]["choices"]:
            offers = choice.get("next", [])
            for offer in offers:
                if (then := offer.get("then")) is None:
                    continue
                assert facts["question"]["kind"] in ("space.part", "column.action")
                last = offers[then]["then"] if isinstance(then, int) else then
                between, _ = tried(game, state, seat, choice["text"])
                after, _ = tried(game, between, seat, offer["text"])
                assert game.actors(after) == (seat,)
                assert [each["text"] for each in last] == [each.text for each in game.choices(after, seat)]
                seen |= {each["text"].split()[0] for each in last}
    assert seen >= {"order", "number"}


@pytest.mark.parametrize("seed", SEEDS)
def test_order_sequence_matches_the_facts(seed: int) -> None:
    executed = 0
    for game, state, seat, facts in moments(seed):
        sequence = facts["table"]["sequence"]
        waiting = [each for each in sequence if each["state"] == "next"]
        assert len([each for each in sequence if each["state"] == "now"]) <= 1
        for choice in facts["question"]["choices"][:1]:
            _, events = tried(game, state, seat, choice["text"])
            done = [event.public for event in events if event.kind == "order_executed" and event.public]
            if sequence and done:
                executed += 1
                first = done[0]
                lying = [each for each in waiting if each["order"] == first["order"]]
                assert lying, "an order that was not told to come"
                earlier = waiting[: waiting.index(lying[0])]
                gone = [e.public["order"] for e in events if e.kind == "order_back" and e.public]
                moment = (lying[0]["supply"], lying[0]["initiative"], lying[0]["seat"])
                for each in earlier:
                    tied = (each["supply"], each["initiative"], each["seat"]) == moment
                    assert tied or each["order"] in gone, "an order was passed over"
    assert executed > 2


def test_column_price_includes_city_hall_and_tokens_of_others() -> None:
    """G2, H30: the column's sum and 1 per token, less City Hall; 1 to the owner of each token of another seat."""
    game: Any = cosca.game("la_famiglia")
    tokens = {"s0.justice.1": "neutral", "s0.justice.2": 1, "s0.justice.3": 3}
    plain = game.facts(game.position({"top": tokens}), 1)["table"]["columns"]["justice"]
    other = game.facts(game.position({"top": tokens}), 2)["table"]["columns"]["justice"]
    assert plain["tokens"] == other["tokens"] == 3
    assert other["cost"] == plain["cost"] + 1, "a seat pays nothing for its own token"
    helped = game.facts(game.position({"top": tokens, "tiles": {"city_hall": [1, 0]}}), 1)["table"]["columns"][
        "justice"
    ]
    assert helped["cost"] == plain["cost"] - 2


@pytest.mark.rule("LF-G1", "LF-H24", "LF-A11")
@pytest.mark.parametrize(
    ("question", "texts"),
    [("column.token", ["column justice"]), ("influence.space", ["token s0.police.1 of neutral", "space s1.two.1"])],
)
def test_a_space_that_is_only_filled_has_no_price_and_says_what_it_blocks(question: str, texts: list[str]) -> None:
    game: Any = cosca.game("la_famiglia")
    tokens = {"s0.justice.1": "neutral", "s0.justice.2": "neutral", "s0.police.1": "neutral"}
    state = game.position({"turn": 1, "top": tokens, "hq": {1: {"money": 9}}})
    for text in texts:
        game.apply(state, 1, game.parse(state, 1, text))
    while state.stack[-1].key in ("space.part", "influence.row"):
        game.apply(state, 1, game.choices(state, 1)[0])
    assert state.stack[-1].key == question
    own = kit("la_famiglia")
    speaker = Speaker([own.words], "en", own.argument_kinds, strict=True)
    filled = [each for each in game.facts(state, 1)["question"]["choices"] if each["facts"]["lower"]]
    assert any(game.data.spaces[game.data.space_index[each["text"].split()[1]]].money for each in filled)
    for each in filled:
        assert (each["facts"]["cost"], each["facts"]["receives"]) == (0, 0)
        assert each["facts"]["parts"], "what is blocked"
        said = speaker.choice(question, each)
        assert ("blocks nothing" if each["facts"]["infinite"] else "blocks: ") in said
        assert ", pay" not in said
        assert ", +" not in said


@pytest.mark.rule("LF-W1")
def test_a_token_costs_a_seat_that_cannot_pay_no_more_than_it_has() -> None:
    game: Any = cosca.game("la_famiglia")
    money = {seat: {"money": 0, "orders": []} for seat in (1, 2, 3, 4)}
    state = game.position({"turn": 1, "top": {"s0.justice.1": 2}, "hq": money})
    (token,) = [each for each in game.facts(state, 1)["question"]["choices"] if each["kind"] == "token"]
    assert token["facts"]["cost"] == 0
    game.apply(state, 1, game.parse(state, 1, token["text"]))
    assert game.facts(state, 1)["question"]["facts"]["cost"] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_following_part_matches_the_facts(seed: int) -> None:
    seen: Counter[str] = Counter()
    for game, state, seat, facts in moments(seed):
        question = facts["question"]
        if question["kind"] != "space.part":
            continue
        join = question["facts"]["join"]
        seen[join] += 1
        assert ("done" in [choice["text"] for choice in question["choices"]]) == (join == "then")
        for choice in question["choices"]:
            after, _ = tried(game, state, seat, choice["text"])
            left = [step for step in after.stack if step.key == "space.part" and step.left]
            assert len(left) <= (1 if join == "and" else 0), join
    assert seen["or"]
    assert seen["and"]
