"""What control tiles can do (section C): the effects that the data may name, and the numbers that each has there.

A set of components says which tiles there are and which effect each has; a rule asks `s.has_tile(seat, MINIGUNS)` and
reads the numbers of `s.lookups.tile[MINIGUNS]`. A new effect is one constant with its row here, and the rule that asks
for it: Allies in `movement`, Bribery and Miniguns in `attack`, Recruitment and Armoured Cars in `fight`, Delay
Detonator in `strike`, Chain of Command in `actions`, City Hall in `gaining`, Vendetta in `conflict`; what works at the
start of a planning phase is in `tiles`. A set without a tile of an effect plays on without it.
"""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import Data, Tile
from cosca.kernel.datafiles import data_error, unknown

ALLIES: Final = 0
BRIBERY: Final = 1
CHAIN_OF_COMMAND: Final = 2
DELAY_DETONATOR: Final = 3
INFLUENCE: Final = 4
MINIGUNS: Final = 5
RECRUITMENT: Final = 6
SPEEDBOATS: Final = 7
CITY_HALL: Final = 8
ARMOURED_CARS: Final = 9
VENDETTA: Final = 10

# The key of each effect in the data, then the keys of its numbers.
EFFECTS: Final[dict[int, tuple[str, ...]]] = {
    ALLIES: ("reach_over", "price"),
    BRIBERY: ("bribe_defender", "price", "n"),
    CHAIN_OF_COMMAND: ("second_order", "max"),
    DELAY_DETONATOR: ("car_bomb_range", "range"),
    INFLUENCE: ("swap_neutral_token", "soldati", "n"),
    MINIGUNS: ("boat_attack_bonus", "n"),
    RECRUITMENT: ("place_after_capture", "n"),
    SPEEDBOATS: ("place_boat", "n"),
    CITY_HALL: ("gain_influence_discount", "n"),
    ARMOURED_CARS: ("car_defence", "n"),
    VENDETTA: ("brute_force_cost", "n"),
}
FILE: Final = "control_tiles.toml"
ABSENT: Final = Tile("", "", "", "", "", (), 0, 0, "")


def effects_of(d: Data) -> tuple[int, ...]:
    """Return the effect of each tile of the data; raise DataError if one is unknown or duplicated."""
    known = {keys[0]: effect for effect, keys in EFFECTS.items()}
    effects: list[int] = []
    for tile in d.tiles:
        effect = known.get(tile.effect)
        if effect is None:
            raise data_error(FILE, f"{tile.id}.effect.key", unknown("effect", tile.effect, tuple(known)))
        if effect in effects:
            raise data_error(FILE, f"{tile.id}.effect.key", f"{d.tiles[effects.index(effect)].id} has the same effect")
        numbers = EFFECTS[effect][1:]
        if tile.numbers != tuple(sorted(numbers)):
            wanted, given = " and ".join(numbers) or "none", " and ".join(tile.numbers) or "none"
            raise data_error(FILE, f"{tile.id}.effect", f"its numbers must be {wanted}, not {given}")
        effects.append(effect)
    return tuple(effects)
