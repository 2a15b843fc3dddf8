"""No secrets in views, lists, prompts, events, undo and samples (N7, W13, W16).

The positions come from random games of all options. test_samples and test_forks do the same for Corleone's Empire.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.rules.encounter import OrderDone
from cosca.games.la_famiglia.rules.state import ENCOUNTER, HQ, ORDERS, PLANNING
from cosca.kernel.choice import Choice
from cosca.testing.secrecy import Twins, Watched, known_to, plain
from tests.support.sampling import SOAK, some

NAME = "la_famiglia"
VIEWERS: tuple[int | None, ...] = (None, 1, 2, 3, 4)
BATCHES = some(1, 20)
POSITIONS = 100  # at least, in each batch of 5 games: more than 2,000 in all, each for 5 viewers

Worlds = set[frozenset[tuple[str, str]]]  # where the face-down orders of a seat can lie: {(order, area), ...}


# ---------------------------------------------------------------- (i) samples


@pytest.mark.parametrize("batch", BATCHES)
def test_a_sampled_state_looks_the_same_to_its_seat(batch: int) -> None:
    rng = Random(f"sample {batch}")
    positions = 0
    asked: set[str] = set()
    for number in range(5):
        table = Watched(100 * batch + number, NAME)
        due = 0
        for _ in table.steps():
            due -= 1
            if due > 0:
                continue
            due = rng.randrange(1, 30)
            positions += 1
            asked.add(table.asked)
            for viewer in VIEWERS:
                sampled = table.check_sample(viewer, rng, plays_on=SOAK or viewer == VIEWERS[positions % 5])
                open_sums = (table.state.money, table.state.hq)
                assert (sampled.money, sampled.hq) == open_sums, "open events add up to these (W16)"
    assert positions >= POSITIONS
    assert len(asked) >= 8, "too few kinds of moments"


@pytest.mark.rule("LF-N7", "LF-W7", "LF-W13")
@pytest.mark.parametrize("seed", some(2, 12))
def test_what_is_certain_until_an_order_ends_follows_from_what_the_seat_knows(seed: int) -> None:
    """Every question within an order, compared for whoever is asked."""
    rng = Random(f"certain {seed}")
    table = Watched(seed, NAME)
    compared = told = 0
    for _ in table.steps():
        seats = table.game.actors(table.state)
        if not any(step.key == "order.done" for step in table.state.stack):
            continue
        for seat in seats:
            given = table.game.facts(table.state, seat)["question"]
            assert table.game.facts(unlike(table, seat, rng), seat)["question"] == given
            compared += 1
            told += any("certain" in choice for choice in given["choices"])
    assert compared > 50
    assert told > 10


def unlike(table: Watched, seat: int, rng: Random) -> Any:
    """A state that looks the same to the seat, with other money and Soldati in the HQs of the other team."""
    sampled = table.sample(seat, rng)
    for other in (1, 2, 3, 4):
        if sampled.data.team_of[other] != sampled.data.team_of[seat]:
            sampled.money[other] = rng.choice((0, 1, 9))
            sampled.hq[other] = rng.choice((0, 1, 9))
    return sampled


# ---------------------------------------------------------------- samples against all that is possible


class OrderTracker:
    """All possible placements of a seat's face-down orders, by brute force over public events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.owned: set[str] = set()
        self.worlds: Worlds = {frozenset()}
        self.doubled = False  # two orders in one area: several ways lead to one state

    def see(self, facts: dict[str, Any], families: dict[str, set[str]]) -> None:
        kind = facts["event"]
        if kind == "orders_revealed":
            self.worlds, self.doubled = {frozenset()}, False
        if facts.get("seat") != self.seat:
            return
        if kind == "family":
            self.owned = set(families[facts["family"]])
        elif kind == "order_unlocked":
            self.owned.add(facts["order"])
        elif kind == "order_sold":
            self.owned.discard(facts["order"])
            self.worlds = {world for world in self.worlds if facts["order"] not in {order for order, _ in world}}
        elif kind == "order_issued":
            self.doubled |= any(area == facts["area"] for _, area in next(iter(self.worlds)))
            self.worlds = {
                world | {(order, facts["area"])}
                for world in self.worlds
                for order in self.owned - {order for order, _ in world}
            }
        elif kind == "order_back":  # in the planning phase all orders of an area come back together
            self.worlds = {frozenset(each for each in world if each[1] != facts["area"]) for world in self.worlds}


def lying(state: Any, seat: int) -> frozenset[tuple[str, str]]:
    places = [
        (state.data.orders[state.order(seat, slot)].id, state.data.areas[state.order_at[seat * ORDERS + slot]])
        for slot in range(ORDERS)
        if state.order_at[seat * ORDERS + slot] >= 0
    ]
    return frozenset(places)


def enemy_of(game: Any, seat: int) -> int:
    return next(each for each in game.seats if game.data.team_of[each] != game.data.team_of[seat])


def tracked_games(seed: int, besides: float) -> Iterator[tuple[Watched, list[OrderTracker]]]:
    """Yield games with the trackers of all seats, at planning states with face-down orders."""
    table = Watched(seed, NAME, besides=besides)
    families: dict[str, set[str]] = {}
    for order in table.game.data.orders:
        family = order.id.split(".")[0]
        if ".basic." in order.id:
            families.setdefault(family, set()).add(order.id)
    trackers = [OrderTracker(seat) for seat in table.game.seats]
    for facts in cosca.visible(table.match.events, None):
        for tracker in trackers:
            tracker.see(dict(facts), families)
    for events in table.steps():
        for facts in cosca.visible(events, None):
            for tracker in trackers:
                tracker.see(dict(facts), families)
        for tracker in trackers:
            if len(tracker.worlds) > 20_000:
                return
        if table.state.phase == PLANNING and any(event.kind in ("order_issued", "order_sold") for event in events):
            yield table, trackers


@pytest.mark.parametrize("besides", [0.0, 0.05, 0.1])
def test_samples_are_possible_vary_and_include_the_real_state(besides: float) -> None:
    rng = Random(7)
    compared = varied = 0
    seeds = some(3, 8)
    for seed in seeds:
        for table, trackers in tracked_games(seed, besides):
            for tracker in trackers:
                truth = lying(table.state, tracker.seat)
                if table.state.phase != PLANNING or not truth:
                    continue
                assert truth in tracker.worlds
                enemy = enemy_of(table.game, tracker.seat)
                sampled = {lying(each, tracker.seat) for each in table.samples(enemy, rng, 6)}
                assert sampled <= tracker.worlds, "a sample that the open events rule out"
                mate = table.game.data.mate_of[tracker.seat]
                assert lying(table.sample(mate, rng), tracker.seat) == truth
                compared += 1
                if len(tracker.worlds) >= 5:
                    assert len(sampled) > 1
                    varied += 1
    assert compared > 7 * len(seeds)
    assert varied > 2 * len(seeds)


def test_samples_are_uniform() -> None:
    rng = Random(5)
    cases: Counter[int] = Counter()
    for seed in range(40):
        for table, trackers in tracked_games(seed, 0.1):
            for tracker in trackers:
                worlds = len(tracker.worlds)
                if not 2 <= worlds <= 30 or tracker.doubled or cases[worlds] >= 2:
                    continue
                cases[worlds] += 1
                enemy = enemy_of(table.game, tracker.seat)
                seen = Counter(lying(each, tracker.seat) for each in table.samples(enemy, rng, 25 * worlds))
                assert set(seen) == tracker.worlds, "the support is not all that is possible"
                spread = sum([(n - 25) ** 2 / 25 for n in seen.values()])
                free = worlds - 1
                assert spread < free + 5 * (2 * free) ** 0.5 + 6, f"{spread:.1f} with {free} degrees of freedom"
    assert len(cases) >= 4


def laid(table: Watched, state: Any, seat: int) -> str:
    return table.game.view(state, seat)["sealed"][str(seat)]


def test_sealed_cards_are_sampled_uniformly() -> None:
    for seed in range(30):
        table = Watched(seed, NAME)
        for _ in table.steps():
            if table.state.stack and table.state.stack[-1].key == "conflict.card":
                seat = table.game.actors(table.state)[0]
                table.match.apply(seat, "card turncoat")
                enemy = enemy_of(table.game, seat)
                rng = Random(seed)
                seen = Counter(laid(table, each, seat) for each in table.samples(enemy, rng, 300))
                assert set(seen) == {choice.text for choice in table.game.choices(table.state, seat)}
                assert min(seen.values()) > 60
                mate = table.sample(table.game.data.mate_of[seat], rng)
                assert laid(table, mate, seat) == "card turncoat"
                return
    raise AssertionError("no conflict came up")


# ---------------------------------------------------------------- (ii) forks: another secret, the same to others


def swapped(text: str, one: Choice, two: Choice) -> str:
    """Return the same choice in the match where two orders are swapped."""
    if one.kind != "order":
        return text
    a, b = one.text.split(" ", 1)[1], two.text.split(" ", 1)[1]
    word, _, name = text.partition(" ")
    return f"{word} {b if name == a else a if name == b else name}".strip()


class Fork(Twins):
    """Two matches that differ in one secret choice and look the same to seats that may not know it."""

    closely = SOAK

    def __init__(self, match: Any, seat: int, one: Choice, two: Choice, rng: Random) -> None:
        self.rng, self.seat, self.secrets = rng, seat, (one, two)
        matches: list[Any] = [cosca.Match(match.game, match.seed), cosca.Match(match.game, match.seed)]
        for twin in matches:
            for each, choice in match.log:
                twin.apply(each, choice)
        team = match.game.data.team_of
        blind = [viewer for viewer in VIEWERS if viewer is None or team[viewer] != team[seat]]
        super().__init__(matches[0], matches[1], blind)

    def step(self, seat: int, one: str, two: str) -> bool:
        """Make a choice in each match; return True if the secret is revealed now."""
        ours, theirs = self.both(seat, one, two)
        out = any(event.kind in ("orders_revealed", "cards_revealed") for event in ours)
        if not out:
            self.compare(ours, theirs)
        return out

    def run(self, longest: int) -> None:
        one, two = self.secrets
        if self.step(self.seat, one.text, two.text):
            return
        for _ in range(longest):
            state = self.one.state
            actors = self.game.actors(state)
            if not actors:
                return
            seat = self.rng.choice(actors)
            text = self.rng.choice(self.game.choices(state, seat)).text
            if text.startswith("sell ") and swapped(text, one, two) != text:
                return  # sold orders are open
            if self.step(seat, text, swapped(text, one, two)):
                return


# How often there is a fork at such a question; orders are asked for much more often than cards.
FORKS = {"order.which": 0.5 if SOAK else 0.25, "conflict.card": 0.5}


@pytest.mark.parametrize("asked", FORKS)
@pytest.mark.parametrize("batch", some(1, 5))
def test_secret_choices_are_indistinguishable_until_revealed(batch: int, asked: str) -> None:
    compared = forks = 0
    for seed in range(300 + 7 * batch, 307 + 7 * batch):
        table = Watched(seed, NAME)
        for _ in table.steps():
            state = table.state
            if not state.stack or state.stack[-1].key != asked or table.rng.random() > FORKS[asked]:
                continue
            seat = table.rng.choice(table.game.actors(state))
            secrets = [each for each in table.game.choices(state, seat) if each.kind in ("order", "card")]
            if len(secrets) < 2:
                continue
            one, two = table.rng.sample(secrets, 2)
            fork = Fork(table.match, seat, one, two, table.rng)
            fork.run(80)
            compared += fork.compared
            forks += 1
    assert forks >= 10
    assert compared >= 30


# ---------------------------------------------------------------- (iii) reflection


@pytest.mark.parametrize("seed", some(2, 10))
def test_views_contain_no_secret_order_and_the_same_steps(seed: int) -> None:
    table = Watched(500 + seed, NAME)
    game = table.game
    ids = {order.id for order in game.data.orders}
    for number, _ in enumerate(table.steps()):
        if number % 4:
            continue
        state = table.state
        steps = {plain(game.view(state, viewer)["steps"]) for viewer in VIEWERS}
        assert len(steps) == 1
        for viewer in VIEWERS:
            text = known_to(game, state, viewer)
            named = set(re.findall(r"[a-z]+\.[a-z]+\.[a-z0-9]+", text)) & ids
            assert named <= open_orders(game, state, viewer)
            assert state.key.hex() not in text
            assert f'"seed": {table.match.seed}' not in text


def open_orders(game: Any, state: Any, viewer: int | None) -> set[str]:
    """Return the orders whose place the viewer may know."""
    orders: set[str] = set()
    executed = [(step.seat, step.slot) for step in state.stack if isinstance(step, OrderDone)]
    for seat in game.seats:
        mine = viewer is not None and game.data.team_of[seat] == game.data.team_of[viewer]
        if state.family[seat] < 0:
            continue
        for slot in range(ORDERS):
            at = state.order_at[seat * ORDERS + slot]
            hidden = at == HQ or (at >= 0 and state.phase != ENCOUNTER)
            under_way = state.fight is not None and state.fight.order == state.order(seat, slot)
            executed = any(
                isinstance(step, OrderDone) and (step.seat, step.slot) == (seat, slot) for step in state.stack
            )
            if mine or under_way or executed or not hidden:
                orders.add(state.data.orders[state.order(seat, slot)].id)
    return orders


def test_order_ids_match_the_search_pattern(game: Any) -> None:
    assert all(re.fullmatch(r"[a-z]+\.[a-z]+\.[a-z0-9]+", order.id) for order in game.data.orders)


# ---------------------------------------------------------------- (iv) sequence and undo


def conflicts(seeds: range) -> Iterator[Watched]:
    """Yield tables at which two seats lay their cards."""
    for seed in seeds:
        table = Watched(seed, NAME, besides=0)
        for _ in table.steps():
            if table.state.stack and table.state.stack[-1].key == "conflict.card":
                yield table
                break


def test_sealed_choice_and_its_undo_are_invisible_to_others() -> None:
    seen = 0
    for table in conflicts(range(12)):
        seen += 1
        game, match = table.game, table.match
        attacker, defender = game.actors(table.state)
        others = [viewer for viewer in VIEWERS if viewer != attacker]
        team = game.data.team_of
        blind = [viewer for viewer in VIEWERS if viewer is None or team[viewer] != team[attacker]]
        before = {viewer: known_to(game, match.state, viewer) for viewer in blind}
        events = match.apply(attacker, "card turncoat")
        assert len(cosca.visible(events, attacker)) == 1
        for viewer in others:
            assert cosca.visible(events, viewer) == []
        sealed = {viewer: known_to(game, match.state, viewer) for viewer in blind}
        events = match.apply(attacker, "card coward_1")
        for viewer in others:
            assert cosca.visible(events, viewer) == []
        assert {viewer: known_to(game, match.state, viewer) for viewer in blind} == sealed
        match.undo(attacker)
        assert {viewer: known_to(game, match.state, viewer) for viewer in blind} == sealed
        match.undo(attacker)
        assert {viewer: known_to(game, match.state, viewer) for viewer in blind} == before
        assert game.actors(match.state) == (attacker, defender)
        match.apply(attacker, "card coward_2")
        events = match.apply(defender, "card turncoat")
        assert [event.kind for event in events if event.public is not None] == ["cards_laid"]
        while not any(event.kind == "cards_revealed" for event in events):
            seat = game.actors(match.state)[0]
            events = match.apply(seat, game.choices(match.state, seat)[0])
        assert sum([event.kind == "cards_revealed" for event in events]) == 1
    assert seen >= 8


def test_memories_of_others_do_not_depend_on_a_secret_choice() -> None:
    """Two memories differ only if the visible events differ."""
    for table in conflicts(range(4)):
        attacker = table.game.actors(table.state)[0]
        enemy = enemy_of(table.game, attacker)
        states: list[str] = []
        for card in ("card turncoat", "card coward_2"):
            table.tell(table.match.apply(attacker, card))
            memory = table.memories[enemy]
            states.append(repr([memory.money, memory.hq, memory.hands]))
        assert all([one == two for one, two in pairwise(states)])
