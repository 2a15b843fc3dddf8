"""Who knows hands, suitcases, decks, sealed choices and public cards (N3, W5, W9, H14)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca

NAME = "corleones_empire"
GAME = cosca.game(NAME, seats=3)
NONE_PUBLIC = [None, None, None]
Position = dict[str, Any]


def play(state: Any, *lines: str) -> list[cosca.Event]:
    events: list[cosca.Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        GAME.apply(state, int(seat), GAME.parse(state, int(seat), text), events)
    return events


def known(state: Any, viewer: int | None, events: list[cosca.Event]) -> str:
    """Return all that a viewer receives: table, question, choices and events."""
    asked = None if viewer is None else GAME.decision(state, viewer)
    prompt = None if asked is None else [asked.kind, asked.about, [choice.text for choice in asked.choices]]
    return json.dumps([GAME.view(state, viewer), prompt, cosca.visible(events, viewer)])


def told_apart(first: Position, second: Position, lines: tuple[str, ...] = (), other: tuple[str, ...] = ()) -> set[Any]:
    """Return the viewers that can distinguish the two tables after these choices."""
    tables: list[tuple[Any, list[cosca.Event]]] = []
    for position, moves in ((first, lines), (second, other or lines)):
        state = GAME.position({"public_jobs": NONE_PUBLIC, **position})
        tables.append((state, play(state, *moves)))
    viewers: list[int | None] = [None, 1, 2, 3]
    return {viewer for viewer in viewers if len({known(state, viewer, events) for state, events in tables}) > 1}


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("CE-N3", "CE-W5", "CE-W9")
@pytest.mark.parametrize(
    ("one", "three"),
    [
        ({"money": [5, 1]}, {"money": [2, 2]}),
        ({"goods": ["gun"], "money": []}, {"goods": ["narcotics"], "money": []}),
        ({"jobs": ["offer"], "money": []}, {"jobs": ["car_bomb"], "money": []}),
        ({"allies": ["hired_muscle"], "money": []}, {"allies": ["mayor_1"], "money": []}),
        ({"money": [5]}, {"goods": ["gun"], "money": []}),  # by kind neither
    ],
)
def test_hands_of_equal_size_are_indistinguishable(one: Position, three: Position) -> None:
    tables = {"hands": {"1": one, "3": three}, "turn": 2}, {"hands": {"1": three, "3": one}, "turn": 2}
    assert told_apart(*tables) == {1, 3}


@pytest.mark.rule("CE-N3", "CE-W5")
def test_suitcases_are_indistinguishable_even_in_size() -> None:
    first = {"1": {"money": [5, 5, 5], "jobs": ["offer", "car_bomb"]}, "3": {"money": []}}
    second = {"1": {"money": []}, "3": {"money": [5, 5, 5], "jobs": ["car_bomb", "offer"]}}
    assert told_apart({"suitcases": first}, {"suitcases": second}) == {1, 3}


@pytest.mark.rule("CE-W5")
def test_jobs_in_hand_and_the_order_of_decks_are_hidden() -> None:
    first = {"hands": {"1": {"jobs": ["offer"]}}, "deck": ["car_bomb", "kickbacks"]}
    assert told_apart(first, {**first, "deck": ["kickbacks", "car_bomb"]}) == set()
    assert told_apart(first, {"hands": {"1": {"jobs": ["car_bomb"]}}, "deck": ["offer", "kickbacks"]}) == {1}
    blue = {"tile_decks": {"blue": ["gotham_gunsmith"], "red": ["starlight_pharmacy"]}}
    other = {"tile_decks": {"blue": ["empire_numbers"], "red": ["atlantic_holding"]}}
    assert told_apart(blue, other) == set()


@pytest.mark.rule("CE-W5")
def test_undealt_allies_are_hidden() -> None:
    game = cosca.game(NAME)
    events: list[cosca.Event] = []
    state = game.new(8, events)
    out = {ally.id for ally in game.data.allies} - set(game.describe(state)["allies"])  # type: ignore[attr-defined]
    assert len(out) == 15
    for viewer in (None, *game.seats):
        shown = json.dumps([game.view(state, viewer), cosca.visible(events, viewer)])
        assert not [ally for ally in out if f'"{ally}"' in shown]


@pytest.mark.rule("CE-W5", "CE-H14", "CE-B3")
def test_jobs_looked_at_are_private_and_the_discarded_one_public() -> None:
    first, second = {"deck": ["offer", "car_bomb"]}, {"deck": ["offer", "kickbacks"]}
    look = ("1 thug", "1 business penn_central_railroad", "1 icon job")
    assert told_apart(first, second, look) == {1}
    # The other one is passed on: the kept job stays secret, the discarded one does not.
    assert told_apart(first, second, (*look, "1 job offer")) == {None, 1, 2, 3}
    other = {"deck": ["car_bomb", "kickbacks"]}
    kept = told_apart(first, other, (*look, "1 job offer"), (*look, "1 job kickbacks"))
    assert kept == {1}  # an offer, or kickbacks, beside a car bomb


SEALED: dict[str, tuple[Position, tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "bid": (
        {"phase": "bribery", "suitcases": {1: {"money": [1, 2]}, 2: {"money": [1]}}},
        (),
        ("1 money 1", "1 done"),
        ("1 done",),
        ("2 done",),
    ),
    "tribute": (
        {"phase": "tribute", "hands": {1: {"money": [1, 2, 3, 3, 3, 3]}, 2: {"money": [1, 1, 1, 2, 2, 2]}}},
        (),
        ("1 money 1",),
        ("1 money 3",),
        ("2 money 1",),
    ),
    "offer": (
        {"turn": 3, "hands": {3: {"goods": ["gun", "blood_money", "blood_money"], "jobs": ["offer"]}}},
        ("3 job offer", "3 money_last", "3 use"),
        ("1 money 1",),
        ("1 money 3",),
        ("2 money 1",),
    ),
    "tax": (
        {
            "turn": 3,
            "hands": {3: {"goods": ["gun", "blood_money"], "jobs": ["surprise_audit"]}},
            "suitcases": {1: {"money": [1, 2]}, 2: {"money": [1]}},
        },
        ("3 job surprise_audit", "3 money_last", "3 use"),
        ("1 money 1",),
        ("1 money 2",),
        ("2 money 1",),
    ),
}


@pytest.mark.rule("CE-W5", "CE-H14")
@pytest.mark.parametrize("kind", SEALED)
def test_a_sealed_choice_is_hidden_until_its_reveal(kind: str) -> None:
    position, before, one, another, last = SEALED[kind]
    assert told_apart(position, position, (*before, *one), (*before, *another)) == {1}
    assert None in told_apart(position, position, (*before, *one, *last), (*before, *another, *last))
    state = GAME.position({"public_jobs": NONE_PUBLIC, **position})
    play(state, *before, *one)
    assert GAME.actors(state) == (2,)  # that seat 1 has chosen is all they see


# ---------------------------------------------------------------- what is open


@pytest.mark.rule("CE-N3", "CE-H14", "CE-B2")
def test_money_is_public_when_it_goes_into_the_suitcase() -> None:
    state = GAME.position({"hands": {"1": {"money": [2, 5]}}})
    events = play(state, "1 thug", "1 business merchants_trust", "1 icon suitcase", "1 money 5")
    for viewer in (None, 2, 3):
        assert {"event": "packed", "seat": 1, "card": 5} in cosca.visible(events, viewer)
        view = GAME.view(state, viewer)
        assert "1" not in view["suitcases"]
        assert "1" not in view["hands"]


@pytest.mark.rule("CE-W9")
def test_piles_decks_discards_and_hand_sizes_are_public() -> None:
    hands = {"1": {"money": [5, 1], "goods": ["gun", "narcotics"], "jobs": ["offer"], "allies": ["hired_muscle"]}}
    state = GAME.position({"hands": hands, "job_discards": ["car_bomb"], "public_jobs": NONE_PUBLIC})
    for viewer in (None, 2, 3):
        view = GAME.view(state, viewer)
        assert view["hand_sizes"] == {"1": 6, "2": 3, "3": 3}
        assert view["bank"]["money"] == {"1": 9, "2": 34, "3": 34, "5": 35}
        assert view["bank"]["goods"] == {"gun": 8, "booze": 9, "blood_money": 9, "narcotics": 4}
        assert view["decks"] == {"jobs": 42, "blue": 8, "red": 4}
        assert view["job_discards"] == ["car_bomb"]


@pytest.mark.rule("CE-W9", "CE-H14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_public_events_determine_everything_but_the_jobs(seats: int) -> None:
    """Public events determine every hand and suitcase except the jobs in hand."""
    game = cosca.game(NAME, seats=seats)
    for seed in range(3):
        events: list[cosca.Event] = []
        state: Any = game.new(seed, events)
        rng = Random(seed)
        public = PublicAccounts(seats)
        while True:
            for facts in cosca.visible(events, None):
                public.see(json.loads(json.dumps(facts)))
            table = game.describe(state)
            for seat in map(str, game.seats):
                hand, suitcase = table["hands"][seat], table["suitcases"][seat]
                account = public.hands[int(seat)]
                assert account == Counter([*hand["money"], *hand["goods"], *hand["allies"]])
                assert public.suitcases[int(seat)] == Counter([*suitcase["money"], *suitcase["jobs"]])
                assert table["hand_sizes"][seat] == account.total() + len(hand["jobs"])
            if not (actors := game.actors(state)):
                break
            events = []
            seat = rng.choice(actors)
            game.apply(state, seat, rng.choice(game.choices(state, seat)), events)


class PublicAccounts:
    """Hands (without jobs) and suitcases, derived from public events."""

    def __init__(self, seats: int) -> None:
        self.hands: list[Counter[Any]] = [Counter() for _ in range(seats + 1)]
        self.suitcases: list[Counter[Any]] = [Counter() for _ in range(seats + 1)]
        self.played: list[list[str]] = [[] for _ in range(seats + 1)]

    def see(self, facts: dict[str, Any]) -> None:
        kind, seat = facts["event"], facts.get("seat", 0)
        hand, suitcase = self.hands[seat], self.suitcases[seat]
        if kind == "money_taken":
            hand[facts["card"]] += 1
        elif kind == "good_taken":
            hand[facts["good"]] += 1
        elif kind == "ally_taken":
            hand[facts["ally"]] += 1
        elif kind == "ally_played":
            hand[facts["ally"]] -= 1
            self.played[seat].append(facts["ally"])
        elif kind == "discarded":
            what, _, card = facts["card"].partition(" ")
            if what != "job":
                hand[int(card) if what == "money" else card] -= 1
        elif kind == "packed":
            hand[facts["card"]] -= 1
            suitcase[facts["card"]] += 1
        elif kind == "banked":
            suitcase[facts["card"]] += 1
        elif kind == "suitcase_paid":
            suitcase[facts["card"]] -= 1
        elif kind == "suitcase_robbed":
            self.suitcases[facts["rival"]][facts["card"]] -= 1
            hand[facts["card"]] += 1
        elif kind == "job_completed":
            suitcase[facts["job"]] += 1
        elif kind == "offers_revealed":
            for offer in facts["offers"]:
                self.hands[offer["seat"]][offer["card"]] -= 1
            self.suitcases[facts["to"]][max(offer["card"] for offer in facts["offers"])] += 1
        elif kind == "phase" and facts["phase"] == "tribute":
            for seat, allies in enumerate(self.played):
                self.hands[seat].update(allies)
                allies.clear()


# ---------------------------------------------------------------- what a memory makes of it


@pytest.mark.rule("CE-W6", "CE-W9")
@pytest.mark.parametrize("late", [False, True])
def test_job_being_paid_is_known_to_be_in_the_hand(late: bool) -> None:
    """A sample taken while a rival pays must contain that job in its hand."""
    hands = {"1": {"goods": ["gun", "narcotics"], "jobs": ["corner_ambush", "offer"]}}
    state = GAME.position({"hands": hands, "public_jobs": NONE_PUBLIC})
    memory = GAME.memory(2, state)
    events = play(state, "1 job corner_ambush")
    if late:
        memory = GAME.memory(2, state)
    else:
        for facts in cosca.visible(events, 2):
            memory.see(facts)
    assert state.stack[-1].key == "job.pay"
    others: set[str] = set()
    for n in range(30):
        drawn = GAME.sample(GAME.view(state, 2), memory, Random(n))
        jobs = GAME.describe(drawn)["hands"]["1"]["jobs"]
        assert len(jobs) == 2
        assert "corner_ambush" in jobs
        others.update(jobs)
        play(drawn, "1 good narcotics", "1 money_last")
        assert GAME.describe(drawn)["suitcases"]["1"]["jobs"] == ["corner_ambush"]
    assert len(others) > 10  # the other job is anybody's guess
    for facts in cosca.visible(play(state, "1 good gun", "1 money_last"), 2):
        memory.see(facts)
    drawn = GAME.sample(GAME.view(state, 2), memory, Random(1))
    assert len(GAME.describe(drawn)["hands"]["1"]["jobs"]) == 1


@pytest.mark.rule("CE-W9", "CE-F12")
def test_memory_returns_a_played_ally_to_the_hand() -> None:
    """Also by a player who joined while it was on the table."""
    suitcases = {"1": {"money": [1]}}
    state = GAME.position({"phase": "bribery", "played": {"1": ["hired_muscle"]}, "suitcases": suitcases})
    memory = GAME.memory(2, state)
    for facts in cosca.visible(play(state, "1 done"), 2):
        memory.see(facts)
    drawn = GAME.sample(GAME.view(state, 2), memory, Random(1))
    assert GAME.describe(drawn)["hands"]["1"]["allies"] == ["hired_muscle"]
