"""Why-not reasons that are rare in random games: encounter orders, tiles, allies, empty supplies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.rules import why_moves, why_spaces, why_tiles
from cosca.games.la_famiglia.rules.state import EMPTY, NEUTRAL, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import ALLIES, INFLUENCE, SPEEDBOATS
from cosca.kernel.state import replaced
from tests.games.la_famiglia.test_encounter_orders import SAME, with_orders
from tests.support import reasons


def reason(why: Any) -> str:
    return reasons.reason_of("la_famiglia", why)


def table() -> FamigliaState:
    """Return round 1 before the first planning turn, with all tiles of seat 1's team unmarked."""
    game: Any = cosca.game("la_famiglia", families=["red", "green", "blue", "black"])
    state: FamigliaState = game.position({"phase": "planning"})
    for tile in range(len(state.data.tiles)):
        state.put_in_play(tile)
    return state


def mark(state: FamigliaState, effect: int) -> str:
    """Put seat 1's token on the tile of an effect and return the tile's element."""
    state.tiles = replaced(state.tiles, state.lookups.tile_at[1][effect], 1)
    return f"tile:{state.lookups.tile[effect].id}"


@pytest.mark.rule("LF-W10", "LF-E2")
def test_reason_for_an_order_that_is_not_next(tmp_path: Path) -> None:
    game = with_orders(tmp_path, SAME)
    areas: dict[str, Any] = {
        "gela": {"holder": 1, "soldati": 2, "orders": ["red.basic.1"]},
        "noto": {"holder": 1, "soldati": 2, "orders": ["red.basic.4"]},
        "trapani": {"holder": 3, "soldati": 2, "orders": ["blue.basic.2"]},
    }
    state: Any = game.position({"clear": True, "phase": "encounter", "areas": areas})
    while state.stack[-1].key != "encounter.which":
        game.apply(state, game.actors(state)[0], game.default(state, game.actors(state)[0]))
    answers = {
        order: game.why_not(state, 1, f"order:{order}") for order in ("red.basic.1", "red.basic.2", "blue.basic.2")
    }
    assert answers["red.basic.1"] is None
    assert reason(answers["red.basic.2"]) == "why-order-idle LF-E2 LF-E4"
    assert reason(answers["blue.basic.2"]) == "why-order-other LF-W10 LF-N7"
    top = state.stack[-1]
    one = state.data.orders[state.data.order_index["red.basic.1"]]
    assert reason(top.why_not(state, f"order:{one.id}")) == "why-order-later LF-E2 LF-W10"
    state.stack[-1] = type(top)(1, (), top.level)
    assert reason(state.stack[-1].why_not(state, f"order:{one.id}")) == "why-order-done LF-E3"


@pytest.mark.rule("LF-C5", "LF-W25", "LF-C8", "LF-H29")
def test_reason_for_a_tile_without_effect() -> None:
    state = table()
    influence, boats, allies = mark(state, INFLUENCE), mark(state, SPEEDBOATS), mark(state, ALLIES)
    left = tuple(range(len(state.data.tiles)))
    assert reason(why_tiles.no_start(state, 1, allies, left)) == "why-tile-moment LF-C0"
    state.hq[1] = 0
    for change, lacks in (("hq", "hq"), ("tokens", "token"), ("none", "neutral")):
        state.hq[1] = 0 if change == "hq" else 5
        state.tokens_left[1] = 0 if change == "tokens" else 3
        why = why_tiles.no_start(state, 1, influence, left)
        assert why is not None
        assert (reason(why), why.get("args", {})["lacks"]) == ("why-tile-swap LF-C5 LF-W25", lacks)
    for n, lacks in ((0, "boat"), (2, "coast")):
        state.boats_left = replaced(state.boats_left, 1, n)
        why = why_tiles.no_start(state, 1, boats, left)
        assert why is not None
        assert (reason(why), why.get("args", {})["lacks"]) == ("why-tile-boat LF-C8 LF-A8", lacks)


@pytest.mark.rule("LF-C1", "LF-R2", "LF-W54")
def test_reason_for_areas_out_of_reach() -> None:
    state = table()
    names, near = state.data.area_index, state.data.neighbours
    gela = names["gela"]
    far = next(a for a in range(36) if state.data.distance[gela][a] == 2)
    element = f"area:{state.data.areas[far]}"
    state.holder[far] = 3
    mark(state, ALLIES)
    state.money[1] = 0
    assert reason(why_moves.no_move(state, 1, gela, element, [far])) == "why-area-allies LF-C1 LF-W31"
    state.holder[gela] = NEUTRAL
    for each in near[gela]:
        state.holder[each] = 1
    assert reason(why_moves.no_unrest(state, 1, near[gela][0], 2, "area:gela")) == "why-area-stuck LF-R2"
    origin = near[gela][0]
    assert reason(why_moves.no_spread(state, 1, origin, "area:gela", ())) == "why-area-no-neutrals LF-W46 LF-W54"
    state.holder[gela] = 1
    assert reason(why_moves.no_spread(state, 1, origin, "area:gela", ())) == "why-area-hq LF-O6 LF-W54"
    state.holder[gela] = EMPTY
    assert reason(why_moves.no_spread(state, 1, origin, "area:gela", ())) == "why-area-friends LF-O6"


@pytest.mark.rule("LF-W1", "LF-P3", "LF-W17")
def test_reason_for_a_price_that_cannot_be_paid() -> None:
    state = table()
    state.money[1] = 0
    first = state.data.sheets[1].first
    dear = next(space for space in state.data.spaces[first:] if state.lookups.price[space.index] and not space.infinite)
    assert reason(why_spaces.no_use(state, 1, f"space:{dear.id}", 0, broke=True)) == "why-space-broke LF-W1"
    assert reason(why_spaces.token_cost(state, 1, [3])) == "why-token-cost LF-P3 LF-W17"
    assert reason(why_spaces.token_cost(state, 1, [0])) == "why-token-cost LF-P3 LF-W17"
