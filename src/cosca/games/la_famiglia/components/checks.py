"""Action sheets, control tiles, character and conflict cards, read and checked (rules A, G, C, K)."""

from typing import Final

from cosca.games.la_famiglia.components.printed import CARDS, COLUMNS, Character, Part, Sheet, Space, Tile
from cosca.kernel.datafiles import Entry

# What an action space may show, with the keys of each partial action besides `do`.
ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "recruit": ("bonus",),
    "place": ("bonus",),
    "place_existing": ("bonus",),
    "order": (),
    "order_two_areas": (),
    "order_double": (),
    "equipment": (),
    "launder": (),
    "gather": (),
    "influence": ("to",),
    "influence_row": (),
    "ultima": (),
}
ACTION_NAMES: Final = tuple(ACTIONS)
INFLUENCE_TO: Final = {"supply": "influence_supply", "sheets": "influence_sheets"}
SPACE_KEYS: Final = (
    "id", "sheet", "column", "capacity", "money", "join", "parts", "kind", "provenance", "note",
)  # fmt: skip
SHEETS: Final = 5
GREY: Final = 8
# The keys of the numbers of a tile's effect; the rules define which of them an effect needs.
PRICES: Final = ("price", "soldati")
AMOUNTS: Final = ("n", "max", "range")
TILES_IN_PLAY: Final = 7  # S3
TILE_KEYS: Final = ("id", "name", "phase", "when", "function", "effect", "text", "rule", "provenance", "note")
CHARACTER_KEYS: Final = ("id", "name", "flavour", "money", "soldati", "extra", "labs", "provenance", "note")
CARD_KEYS: Final = ("id", "name", "step", "copies", "effect", "text", "rule", "provenance", "note")
CARD_EFFECTS: Final[dict[str, tuple[int, str, int]]] = {
    "turncoat": (1, "turncoat", 1),
    "coward_1": (2, "coward", 1),
    "coward_2": (2, "coward", 2),
}


def read_sheets(file: Entry) -> tuple[tuple[Sheet, ...], tuple[Space, ...]]:
    """Read sheets 0 to 4 and all their spaces; the spaces of a sheet are consecutive, column by column."""
    file.only(("points", "column", "sheet", "space"))
    columns = file.entries("column")
    for column in columns:
        column.only(("id", "name", "action"), ("name",))
        column.text("name")
    if [column.choice("id", COLUMNS, "column") for column in columns] != list(COLUMNS):
        raise file.error("column", "the columns must be " + ", ".join(COLUMNS))
    tables = file.entries("sheet")
    if [table.whole("number", 0, SHEETS - 1) for table in tables] != list(range(SHEETS)):
        raise file.error("sheet", f"the sheets must be 0 to {SHEETS - 1}")
    sheets: list[Sheet] = []
    spaces: list[Space] = []
    by_column = _by_column(file)
    for number, table in enumerate(tables):
        first = len(spaces)
        layout: list[tuple[int, ...]] = []
        if number == 0:
            _read_sheet_0(table, spaces)
        else:
            table.only(("number", "name", "intent", "cost"), ("name", "intent"))
        for k, name in enumerate(COLUMNS):
            if number > 0:
                for entry in by_column[number * len(COLUMNS) + k]:
                    spaces.append(_read_space(entry, len(spaces)))
            mine = [space.index - first for space in spaces[first:] if space.column == k]
            if not mine:
                raise table.error("", f"the column {name} has no space")
            layout.append(tuple(mine))
        cost = table.entry("cost")
        cost.exactly(COLUMNS)
        costs = tuple([cost.whole(column, 0, 20) for column in COLUMNS])
        sheets.append(Sheet(number, table.text("name"), costs, first, len(spaces) - first, tuple(layout)))
        if number > 0:
            _check_sheet(table, spaces[first:])
    return tuple(sheets), tuple(spaces)


def _by_column(file: Entry) -> list[list[Entry]]:
    """Return the [[space]] entries, at sheet * 6 + column."""
    columns: list[list[Entry]] = [[] for _ in range(SHEETS * len(COLUMNS))]
    seen: set[str] = set()
    for entry in file.entries("space"):
        id = entry.text("id")
        if id in seen or id.startswith("s0."):
            raise entry.error("id", "duplicate id" if id in seen else "sheet 0 has no action spaces")
        seen.add(id)
        column = COLUMNS.index(entry.choice("column", COLUMNS, "column"))
        columns[entry.whole("sheet", 1, SHEETS - 1) * len(COLUMNS) + column].append(entry)
    return columns


def _read_sheet_0(entry: Entry, spaces: list[Space]) -> None:
    """Read sheet 0: grey circles first, then the free spaces (LF-H20)."""
    entry.only(("number", "name", "intent", "cost", "grey", "free"), ("name", "intent"))
    grey, free = entry.entry("grey"), entry.entry("free")
    grey.exactly(COLUMNS)
    free.exactly(COLUMNS)
    total = 0
    for k, column in enumerate(COLUMNS):
        circles = grey.whole(column, 1, GREY)
        total += circles
        for n in range(circles + free.whole(column, 0, 20)):
            id = f"s0.{column}.{n + 1}"
            spaces.append(Space(len(spaces), id, 0, k, False, n < circles, 0, "", ()))
    if total != GREY:
        raise entry.error("grey", f"must be {GREY} grey circles in total, not {total}")


def _read_space(table: Entry, index: int) -> Space:
    table.only(SPACE_KEYS)
    capacity = table.value("capacity")
    infinite = capacity == "inf"
    if not infinite:
        if isinstance(capacity, str):
            raise table.error("capacity", f'must be 1 or "inf", not "{capacity}"')
        table.whole("capacity", 1, 1)
    join = table.choice("join", ("one", "or", "and"), "join")
    parts: list[Part] = []
    for entry in table.entries("parts"):
        parts.append(_read_action(entry))
        if parts[-1].do == "ultima" and (infinite or join != "one"):
            raise entry.error("do", "must be the only action of a space for 1 token")
    if len(parts) != (1 if join == "one" else 2):
        raise table.error("parts", f'{len(parts)} partial actions do not fit join "{join}"')
    return Space(
        index,
        table.text("id"),
        table.whole("sheet", 1, SHEETS - 1),
        COLUMNS.index(table.choice("column", COLUMNS, "column")),
        infinite,
        False,
        table.whole("money", -9, 9),
        join,
        tuple(parts),
    )


def _read_action(entry: Entry) -> Part:
    do = entry.choice("do", ACTION_NAMES, "action")
    keys = ACTIONS[do]
    entry.exactly(("do", *keys))
    if do == "influence":
        return Part(INFLUENCE_TO[entry.choice("to", tuple(INFLUENCE_TO), "place")], 0, ())
    return Part(do, entry.whole("bonus", 0, 20) if keys else 0, ())


def _check_sheet(entry: Entry, spaces: list[Space]) -> None:
    """Check that no seat gets stuck: a space is always free and costs nothing, and orders can be issued."""
    if not any(space.infinite and space.money >= 0 for space in spaces):
        raise entry.error("", "the sheet has no infinity space that costs nothing")
    orders = ("order", "order_two_areas", "order_double")
    if not any(part.do in orders for space in spaces for part in space.parts):
        raise entry.error("", "the sheet has no space where an order can be issued")


def read_tiles(file: Entry) -> tuple[Tile, ...]:
    """Return the control tiles in the order of the file; the rules define their effects, the data their numbers."""
    file.only(("tile",))
    tiles: list[Tile] = []
    for entry in file.entries("tile"):
        entry.only(TILE_KEYS, ("name", "text"))
        id = entry.text("id")
        if id in [tile.id for tile in tiles]:
            raise entry.error("id", "duplicate id")
        effect = entry.entry("effect")
        effect.only(("key", *PRICES, *AMOUNTS))
        tiles.append(
            Tile(
                id,
                _text(entry, "name"),
                _text(entry, "text"),
                entry.choice("phase", ("planning", "encounter"), "phase"),
                effect.text("key"),
                tuple(sorted([key for key in effect.raw if key != "key"])),
                _number(effect, PRICES),
                _number(effect, AMOUNTS),
                _text(entry, "rule"),
            )
        )
    if len(tiles) < TILES_IN_PLAY:
        raise file.error("tile", f"must be at least {TILES_IN_PLAY}, not {len(tiles)}")
    return tuple(tiles)


def _text(entry: Entry, key: str) -> str:
    """Return an optional text."""
    return entry.text(key) if entry.has(key) else ""


def _number(effect: Entry, keys: tuple[str, ...]) -> int:
    """Return the number under one of these keys; 0 if there is none."""
    given = [key for key in keys if effect.has(key)]
    if len(given) > 1:
        raise effect.error(given[1], f"cannot be given together with {given[0]}")
    return effect.whole(given[0], 0, 20) if given else 0


def read_characters(file: Entry) -> tuple[Character, ...]:
    """Return the 6 character cards in the order of the file."""
    file.only(("points", "character"))
    characters: list[Character] = []
    for entry in file.entries("character"):
        entry.only(CHARACTER_KEYS, ("name", "flavour"))
        id = entry.text("id")
        if id in [card.id for card in characters]:
            raise entry.error("id", "duplicate id")
        extra = entry.entry("extra")
        extra.exactly(("soldati", "car", "boat"))
        characters.append(
            Character(
                id,
                entry.text("name"),
                entry.whole("money", 1, 99),  # the starting seat gives 1 away (S9)
                entry.whole("soldati", 0, 32),  # 50 less at most 18 on the board (N3, S7)
                extra.whole("soldati", 0, 32),
                extra.whole("car", 0, 5),
                extra.whole("boat", 0, 4),
                entry.whole("labs", 0, 12),  # 2 in each of 6 areas (S11)
            )
        )
    if len(characters) != 6:
        raise file.error("character", f"must be 6, not {len(characters)}")
    return tuple(characters)


def read_cards(file: Entry) -> tuple[str, ...]:
    """Return the names of the conflict cards in the order of CARDS; their effects are fixed by the rules."""
    file.only(("card",))
    names: list[str] = []
    for entry in _in_order(file, "card", CARDS):
        entry.only(CARD_KEYS, ("name", "text"))
        step, key, n = CARD_EFFECTS[entry.text("id")]
        effect = entry.entry("effect")
        effect.exactly(("key", "n"))
        entry.whole("step", step, step)
        entry.whole("copies", 1, 1)
        effect.choice("key", (key,), "effect of this card")
        effect.whole("n", n, n)
        entry.text("text")
        names.append(entry.text("name"))
    return tuple(names)


def _in_order(file: Entry, key: str, ids: tuple[str, ...]) -> list[Entry]:
    """Return the entries of an array that must hold exactly these ids, in this order."""
    by_id: dict[str, Entry] = {}
    for entry in file.entries(key):
        id = entry.choice("id", ids, key)
        if id in by_id:
            raise entry.error("id", "duplicate id")
        by_id[id] = entry
    for id in ids:
        if id not in by_id:
            raise file.error(id, "missing")
    return [by_id[id] for id in ids]
