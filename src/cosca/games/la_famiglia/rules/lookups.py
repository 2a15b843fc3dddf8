"""Lookup tables derived from the data, built once for speed."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import Data
from cosca.games.la_famiglia.components.printed import Part, Space
from cosca.games.la_famiglia.components.printed_texts import VALUED
from cosca.games.la_famiglia.rules.tile_effects import ABSENT, EFFECTS, effects_of

# What a seat can do at all at the moment (W18), a bit for each kind of partial action.
RECRUIT: Final = 1 << 0
PLACE: Final = 1 << 1
PLACE_EXISTING: Final = 1 << 2
ORDER: Final = 1 << 3
EQUIPMENT: Final = 1 << 4
LAUNDER: Final = 1 << 5
GATHER: Final = 1 << 6
INFLUENCE: Final = 1 << 7
ULTIMA: Final = 1 << 8

NEEDS: Final = {
    "recruit": RECRUIT, "place": PLACE, "place_existing": PLACE_EXISTING, "order": ORDER, "order_two_areas": ORDER,
    "order_double": ORDER, "equipment": EQUIPMENT, "launder": LAUNDER, "gather": GATHER, "influence_supply": INFLUENCE,
    "influence_sheets": INFLUENCE, "influence_row": INFLUENCE, "ultima": ULTIMA,
}  # fmt: skip


class Lookups:
    """Turn orders, what spaces need, masks of neighbours, and what speedboats reach."""

    def __init__(self, d: Data) -> None:
        order = d.turn_order
        turns: list[tuple[int, ...]] = [()]
        for seat in range(1, len(order) + 1):
            at = order.index(seat)
            turns.append(order[at:] + order[:at])
        self.turns_from: Final = tuple(turns)
        needs: list[int] = []
        for space in d.spaces:
            mask = 0
            for part in space.parts:
                mask |= NEEDS[part.do]
            needs.append(mask)
        self.needs: Final = tuple(needs)  # by space: any of these bits makes it performable
        self.infinite: Final = tuple([space.infinite for space in d.spaces])
        self.price: Final = tuple([max(0, -space.money) for space in d.spaces])  # what using a space costs (P7)
        # By sheet: the spaces with parts that a seat's mat or labs add to (F7, A10), and these parts.
        self.valued: Final = tuple([_valued(d.spaces[sheet.first : sheet.first + sheet.size]) for sheet in d.sheets])
        self.near: Final = tuple([sum([1 << b for b in near]) for near in d.neighbours])  # by area
        self.coast: Final = tuple([sum([1 << sea for sea in seas]) for seas in d.area_seas])  # by area
        self.effect: Final = effects_of(d)  # by tile
        with_effect = {effect: tile for tile, effect in enumerate(self.effect)}
        effects = range(len(EFFECTS))
        self.tile: Final = tuple([d.tiles[with_effect[e]] if e in with_effect else ABSENT for e in effects])
        # Where in the state the team's copy of the tile lies, by seat and effect. The neutrals, and effects without a
        # tile, have place 0, where no token ever lies.
        self.tile_at: Final = tuple(
            [
                tuple([team * len(d.tiles) + with_effect[e] if team and e in with_effect else 0 for e in effects])
                for team in d.team_of
            ]
        )
        self._sea_near: Final = tuple([sum([1 << b for b in near]) for near in d.sea_neighbours])
        self._shores: Final = d.sea_areas
        self._reach: Final[dict[int, tuple[int, ...]]] = {}

    def across(self, area: int, boats: int) -> tuple[int, ...]:
        """Return the areas that the area reaches over seas of this mask (V3): touching a sea, or a chain of them."""
        seen = self.coast[area] & boats
        if not seen:
            return ()
        key = area << 16 | boats
        reachable = self._reach.get(key)
        if reachable is None:
            grown = 0
            while grown != seen:
                grown = seen
                for sea in range(len(self._sea_near)):
                    if grown >> sea & 1:
                        seen |= self._sea_near[sea] & boats
            areas = {a for sea in range(len(self._sea_near)) if seen >> sea & 1 for a in self._shores[sea]}
            areas.discard(area)
            reachable = self._reach[key] = tuple(sorted(areas))
        return reachable


def _valued(spaces: tuple[Space, ...]) -> tuple[tuple[str, tuple[Part, ...]], ...]:
    valued = [(space.id, tuple([part for part in space.parts if part.do in VALUED])) for space in spaces]
    return tuple([(id, parts) for id, parts in valued if parts])
