"""Why control tiles cannot be chosen (section C, M4, M5, W25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import INFLUENCE, SPEEDBOATS
from cosca.games.la_famiglia.rules.why import because
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def tile_of(s: FamigliaState, element: str) -> int:
    """Return the control tile of an element; -1 if it is none."""
    kind, id = split(element)
    return s.data.tile_index.get(id, -1) if kind == "tile" else -1


def in_play(s: FamigliaState, seat: int, element: str) -> tuple[int, RuleMessage | None]:
    """Return the tile of an element, and the reason if it is not in play (N5, S3)."""
    tile = tile_of(s, element)
    if tile < 0 or s.tiles[s.first_tile(seat) + tile] >= 0:
        return tile, None
    return tile, because("why-tile-out", "N5 S3", tile=s.data.tiles[tile].id)


def marked(s: FamigliaState, seat: int, tile: int) -> RuleMessage:
    """Return the reason for a tile with a token (M5)."""
    owner = s.tiles[s.first_tile(seat) + tile]
    return because("why-tile-marked", "M5", tile=s.data.tiles[tile].id, seat=owner, own=owner == seat)


def not_free(s: FamigliaState, seat: int, element: str) -> RuleMessage | None:
    """Return the reason: a tile of the team without a token is needed (M4, M5)."""
    tile, reason = in_play(s, seat, element)
    return reason if tile < 0 or reason is not None else marked(s, seat, tile)


def not_marked(s: FamigliaState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: a tile with the seat's token is needed (C0, M4)."""
    tile, reason = in_play(s, seat, element)
    if tile < 0 or reason is not None:
        return reason
    owner = s.tiles[s.first_tile(seat) + tile]
    if not owner:
        return because("why-tile-free", rules, tile=s.data.tiles[tile].id)
    return None if owner == seat else marked(s, seat, tile)


def no_start(s: FamigliaState, seat: int, element: str, left: tuple[int, ...]) -> RuleMessage | None:
    """Return the reason: an unused tile for the start of a planning phase that has an effect is needed (H29)."""
    tile = tile_of(s, element)
    reason = not_marked(s, seat, element, "C0 M5")
    if tile < 0 or reason is not None:
        return reason
    id, effect = s.data.tiles[tile].id, s.lookups.effect[tile]
    if effect not in (INFLUENCE, SPEEDBOATS):
        return because("why-tile-moment", "C0", tile=id)
    if tile not in left:
        return because("why-tile-used", "H29", tile=id)
    if effect == SPEEDBOATS:
        return because("why-tile-boat", "C8 A8", tile=id, lacks="coast" if s.boats_left[seat] else "boat")
    price = s.lookups.tile[INFLUENCE].price
    lacks = "neutral" if s.tokens_left[seat] else "token"
    return because("why-tile-swap", "C5 W25", tile=id, n=price, lacks="hq" if s.hq[seat] < price else lacks)
