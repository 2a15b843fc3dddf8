"""Beliefs about face-down orders and conflict cards (LF-N7, W13, W14, W16, K3)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.rules.state import ORDERS
from cosca.testing.beliefs import check_belief, check_even
from cosca.testing.secrecy import Watched
from tests.support.sampling import some


def orders_of(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(state.order_at[seat * ORDERS : (seat + 1) * ORDERS])


def cards_in(state: Any) -> Any:
    """Return the conflict cards that are laid or sealed."""
    fight = state.fight
    return (fight and fight.card_a, fight and fight.card_d, *[[pick.text for pick in picks] for picks in state.sealed])


@pytest.mark.rule("LF-N7", "LF-W16")
def test_seats_are_independent_and_include_the_truth() -> None:
    rng = Random(8)
    sizes: Counter[int] = Counter()
    sampled = 0
    for seed in some(2, 30):
        table = Watched(seed, "la_famiglia")
        for _ in table.steps():
            state = table.state
            if state.phase != 1 or rng.random() > 0.05:
                continue
            view, memory = table.game.view(state, None), table.memories[None]
            parts = [cosca.belief(table.game, view, memory, rng, [seat], 400) for seat in table.game.seats]
            for (seat,), part in [(part.seats, part) for part in parts]:
                if part.exact:
                    orders = part.distribution(lambda world, seat=seat: orders_of(world, seat))
                    assert orders_of(state, seat) in orders
                    assert len(orders) == len(part.worlds)
                    sizes[len(orders)] += 1
            product = 1
            for part in parts:
                product *= len(part.worlds) if part.exact else 401
            whole = cosca.belief(table.game, view, memory, rng, limit=400)
            assert whole.exact == (product <= 400)
            if not whole.exact:
                sampled += 1
            else:
                assert len(whole.worlds) == product
                for (seat,), part in [(part.seats, part) for part in parts]:
                    both = [
                        each.distribution(lambda world, seat=seat: orders_of(world, seat)) for each in (whole, part)
                    ]
                    assert both[0] == pytest.approx(both[1])
    assert len(sizes) > 6
    assert max(sizes) > 30
    assert sampled > 3


@pytest.mark.rule("LF-W13", "LF-K3")
def test_laid_and_sealed_cards_are_equally_likely() -> None:
    cards = Counter[int]()
    rng = Random(3)
    for seed in some(2, 10):
        table = Watched(seed, "la_famiglia")
        for _ in table.steps():
            if not table.asked.startswith("conflict."):
                continue
            hidden = sum(map(bool, table.state.sealed)) or sum(
                (table.state.fight.card_a >= 0, table.state.fight.card_d >= 0)
            )
            belief = cosca.belief(table.game, table.game.view(table.state, None), table.memories[None], rng)
            assert belief.exact
            assert belief.weights == pytest.approx([len(CARDS) ** -hidden] * len(CARDS) ** hidden)
            assert [repr(cards_in(world)) for world in belief.worlds].count(repr(cards_in(table.state))) == 1
            cards[hidden] += 1
    assert min(cards[0], cards[1], cards[2]) > 5


@pytest.mark.rule("LF-W16")
def test_orders_laid_in_one_area_are_weighed_by_ways() -> None:
    """The order unlocked after the first one was laid is less likely to be among the two."""
    game: Any = cosca.game("la_famiglia")
    memory: Any = game.memory(None)
    memory.hands[1] = {"red.basic.1", "red.basic.2", "red.basic.3"}
    laid = {"event": "order_issued", "seat": 1, "area": "gela"}
    for event in (laid, {"event": "order_unlocked", "seat": 1, "order": "red.church.a"}, laid):
        memory.see(event)
    state = game.new(5)
    while state.phase != 1:
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    red = 1 + [state.data.orders[state.order(seat, 0)].id.split(".")[0] for seat in game.seats].index("red")
    memory.hands[1], memory.hands[red] = memory.hands[red], memory.hands[1]
    memory.face_down[1], memory.face_down[red] = memory.face_down[red], memory.face_down[1]
    seen, rng = game.seen(state, None), Random(2)
    found = game.possibilities(seen, memory, (red,), 100)
    weights = {orders_of(game.fill(blanks, knowing, rng), red): weight for blanks, knowing, weight in found}
    assert sorted(weights.values()) == [1, 1, 1, 2, 2, 2]
    drawn = Counter(orders_of(game.fill(seen, memory, rng), red) for _ in range(400))
    check_even(drawn, {orders: weight / 9 for orders, weight in weights.items()})


@pytest.mark.parametrize("batch", some(1, 10))
def test_belief_includes_the_truth_and_agrees_with_samples(batch: int) -> None:
    rng = Random(f"belief {batch}")
    checked = 0
    for seed in range(40 + 10 * batch, 42 + 10 * batch):
        table = Watched(seed, "la_famiglia")
        for _ in table.steps():
            if rng.random() < 0.03:
                checked += 1
                viewer = rng.choice(table.viewers)
                check_belief(table.game, table.state, viewer, table.memories[viewer], rng)
    assert checked > 15
