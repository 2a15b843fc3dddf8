"""Order tokens and family mats from orders.toml and mats.toml (sections E, F, O of the rules; LF-H1)."""

from typing import Final

from cosca.games.la_famiglia.components.printed import FAMILIES, ROWS, Mat, MatSpace, Order, Part
from cosca.kernel.datafiles import Entry

# What an order may show, with the keys of each symbol besides `do`.
GREEN: Final[dict[str, tuple[str, ...]]] = {
    "coin": ("n",),
    "soldati": ("n",),
    "place": ("bonus",),
    "recruit": ("bonus",),
    "car": (),
    "boat": (),
    "lab": (),
    "launder": (),
    "soldati_per_lab": (),
    "spread": ("n", "adjacent"),
}
ATTACK: Final[dict[str, tuple[str, ...]]] = {
    "rally": (),
    "shotgun": ("n",),
    "bomb": ("n",),
    "pentito": ("remove",),
    "pull": ("max",),
    "agitate": ("range",),
    "either_order": (),
    "skull": ("n",),
    "replace_defenders": ("max",),
    "pay_remove": (),
}
PASSIVE: Final = ("either_order", "skull", "replace_defenders", "pay_remove", "vest")
SYMBOLS: Final[dict[str, tuple[str, ...]]] = {**GREEN, **ATTACK, "vest": ("n",)}
SYMBOL_NAMES: Final = tuple(SYMBOLS)
ORDER_KEYS: Final = (
    "id", "family", "set", "letter", "name", "kind", "initiative", "parts", "provenance", "printed", "note",
)  # fmt: skip
SETS: Final = ("basic", *ROWS)
BASIC: Final = 5
ADVANCED: Final = 8
MAT_SPACES: Final = 17
# What each row shows: the names of its base values, and its instants.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "justice": ("attack", "bomb"),
    "police": ("place",),
    "economy": (),
    "church": ("recruit",),
}
INSTANTS: Final[dict[str, tuple[str, ...]]] = {
    "justice": ("car",),
    "police": (),
    "economy": ("money", "lab", "launder"),
    "church": (),
}


def read_orders_and_mats(order_file: Entry, mat_file: Entry) -> tuple[tuple[Order, ...], tuple[Mat, ...]]:
    """Return the 78 orders by index and the 6 mats by family; the mats define the slots of advanced orders."""
    order_file.only(("points", "order"))
    entries = _by_id(order_file)
    slots: dict[str, int] = {}
    mats = _read_mats(mat_file, entries, slots)
    orders: list[Order] = []
    for family, name in enumerate(FAMILIES):
        for n in range(1, BASIC + 1):
            id = f"{name}.basic.{n}"
            if id not in entries:
                raise order_file.error(id, "missing")
            if entries[id].choice("set", SETS) != "basic":
                raise entries[id].error("set", "must be basic")
            slots[id] = n - 1
        mine = [id for id, entry in entries.items() if entry.choice("family", FAMILIES, "family") == name]
        for id in mine:
            if id not in slots:
                raise entries[id].error("", f"is not a basic order 1 to {BASIC} and no mat unlocks it")
        mine.sort(key=lambda id: slots[id])
        for id in mine:
            if not id.startswith(name + "."):
                raise entries[id].error("family", f'is "{name}", but the id names another family')
            orders.append(_read_order(entries[id], family, slots[id]))
        if len(mine) != BASIC + ADVANCED:
            raise order_file.error(name, f"must have {BASIC + ADVANCED} orders, not {len(mine)}")
    return tuple(orders), mats


def _by_id(file: Entry) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for entry in file.entries("order"):
        id = entry.text("id")
        if id in entries:
            raise entry.error("id", "duplicate id")
        entries[id] = entry
    return entries


def _read_order(table: Entry, family: int, slot: int) -> Order:
    table.only(ORDER_KEYS, ("name",))
    supply = table.choice("kind", ("supply", "attack"), "kind") == "supply"
    place = table.choice("set", SETS, "set")
    numbers: dict[str, int] = {}
    active: list[Part] = []
    entries = table.entries("parts")
    for entry in entries:
        part = _read_part(entry)
        if part.do in numbers:
            raise entry.error("do", f'duplicate "{part.do}"')
        numbers[part.do] = part.n
        if part.do not in PASSIVE:
            active.append(part)
    _check_parts(table, supply, [part.do for part in active], numbers)
    return Order(
        family,
        slot,
        table.text("id"),
        table.text("name"),
        -1 if place == "basic" else ROWS.index(place),
        "" if place == "basic" else table.choice("letter", ("a", "b", "c"), "letter"),
        supply,
        table.whole("initiative", 1, 99),
        numbers.get("skull", 0),
        numbers.get("vest", 0),
        numbers.get("replace_defenders", 0),
        "pay_remove" in numbers,
        "either_order" in numbers,
        tuple(active),
    )


def _read_part(entry: Entry) -> Part:
    do = entry.choice("do", SYMBOL_NAMES, "symbol")
    keys = SYMBOLS[do]
    entry.exactly(("do", *keys))
    if do == "pentito":
        remove = entry.wholes("remove", 1, 9)
        if not remove:
            raise entry.error("remove", "is empty")
        return Part(do, 0, remove)
    if not keys:
        return Part(do, 0, ())
    low = 0 if keys[0] == "bonus" else 1
    high = 2 if do in ("shotgun", "bomb") else 20
    more = (entry.whole("adjacent", 1, 9),) if do == "spread" else ()
    return Part(do, entry.whole(keys[0], low, high), more)


def _check_parts(entry: Entry, supply: bool, active: list[str], numbers: dict[str, int]) -> None:
    """Check that an order can be executed; its strength is not checked."""
    if supply:
        for do in numbers:
            if do in ATTACK:
                raise entry.error("parts", f'a supply order cannot have "{do}"')
        if not active:
            raise entry.error("parts", "a supply order needs something to supply")
        return
    if not ("shotgun" in numbers or "bomb" in numbers or "pentito" in numbers or "pull" in numbers):
        raise entry.error("parts", "an attack order needs a shotgun, bomb, pentito or pull")
    if "skull" in numbers and "shotgun" not in numbers and "bomb" not in numbers:
        raise entry.error("parts", "a skull needs a shotgun or a bomb")
    for do in ("rally", "replace_defenders", "pay_remove"):
        if do in numbers and "shotgun" not in numbers:
            raise entry.error("parts", f'"{do}" needs a shotgun')
    if ("either_order" in numbers) != ("shotgun" in numbers and "bomb" in numbers):
        raise entry.error("parts", "either_order needs a bomb and a shotgun, and these together need either_order")
    if "rally" in active and active.index("rally") + 1 != active.index("shotgun"):  # H1
        raise entry.error("parts", "rally must come just before the shotgun")
    if "pentito" in active and "shotgun" in active and active.index("pentito") > active.index("shotgun"):  # H5
        raise entry.error("parts", "pentito must come before the shotgun")
    if "agitate" in active and active[-1] != "agitate":
        raise entry.error("parts", "agitate must come last")


def _read_mats(file: Entry, orders: dict[str, Entry], slots: dict[str, int]) -> tuple[Mat, ...]:
    """Return the mats by family, and set the slots of the advanced orders."""
    file.only(("points", "mat"))
    entries: dict[str, Entry] = {}
    for entry in file.entries("mat"):
        entry.only(("family", "family_name", "theme", "plays", "row"), ("colour", "theme", "plays"))
        family = entry.choice("family", FAMILIES, "family")
        if family in entries:
            raise entry.error("family", "duplicate family")
        entries[family] = entry
    for family in FAMILIES:
        if family not in entries:
            raise file.error(family, "the mat is missing")
    return tuple([_read_mat(entries[family], k, orders, slots) for k, family in enumerate(FAMILIES)])


def _read_mat(table: Entry, family: int, orders: dict[str, Entry], slots: dict[str, int]) -> Mat:
    entries = table.entries("row")
    if [entry.choice("row", ROWS, "row") for entry in entries] != list(ROWS):
        raise table.error("row", "the rows must be " + ", ".join(ROWS))
    rows: list[tuple[MatSpace, ...]] = []
    base: dict[str, tuple[int, ...]] = {}
    unlocked = BASIC
    for entry in entries:
        entry.only(("row", "start", "spaces"))
        row = entry.text("row")
        spaces: list[MatSpace] = []
        for space in entry.entries("spaces"):
            spaces.append(_read_mat_space(space, family, row, spaces, unlocked, orders, slots))
            if spaces[-1].unlocks >= 0:
                unlocked += 1
        rows.append(tuple(spaces))
        _read_values(entry, row, spaces, base)
    size = sum([len(spaces) for spaces in rows])
    if size != MAT_SPACES:
        raise table.error("row", f"the mat must have {MAT_SPACES} spaces, not {size}")
    if unlocked != BASIC + ADVANCED:
        raise table.error("row", f"the mat must unlock {ADVANCED} orders, not {unlocked - BASIC}")
    return Mat(
        family,
        table.text("family_name"),
        tuple(rows),
        base["attack"],
        base["bomb"],
        base["place"],
        base["recruit"],
    )


def _read_mat_space(
    entry: Entry,
    family: int,
    row: str,
    before: list[MatSpace],
    slot: int,
    orders: dict[str, Entry],
    slots: dict[str, int],
) -> MatSpace:
    entry.only(("column", "value", "instant", "n", "unlocks", "printed"))
    letter = entry.choice("column", ("A", "B", "C"), "column").lower()
    last = before[-1].letter if before else ""
    first = letter != last
    if first and letter != {"": "a", "a": "b", "b": "c"}.get(last):
        raise entry.error("column", "the columns must follow each other: A, B, C")
    if first != entry.has("unlocks"):
        raise entry.error("unlocks", "belongs on the first space of a column, and only there")
    if first:
        id = entry.choice("unlocks", tuple(orders), "order")
        order = orders[id]
        place = (FAMILIES[family], row, letter)
        if (order.value("family"), order.value("set"), order.value("letter")) != place:
            raise entry.error("unlocks", f'"{id}" is not the order of {" ".join(place)}')
        if id in slots:
            raise entry.error("unlocks", f'"{id}" is unlocked twice')
        slots[id] = slot
    if entry.has("value") == entry.has("instant"):
        raise entry.error("", "a space must have either a value or an instant")
    instant = ""
    if entry.has("instant"):
        instant = entry.choice("instant", INSTANTS[row], f"instant of the {row} row")
    elif not VALUES[row]:
        raise entry.error("value", f"the {row} row has instants only")
    if entry.has("n") != (instant == "money"):
        raise entry.error("n", "is for money, and only for money")
    if row == "justice" and before and (instant == "") == (before[-1].instant == ""):
        raise entry.error("", "values and cars must alternate in the Justice row")
    money = entry.whole("n", 1, 20) if instant == "money" else 0
    return MatSpace(letter, slot if first else -1, instant, money)


def _read_values(entry: Entry, row: str, spaces: list[MatSpace], base: dict[str, tuple[int, ...]]) -> None:
    """Add the row's base values by number of tokens removed: the highest that is visible then (F7)."""
    start = entry.entry("start")
    start.exactly(VALUES[row])
    for space in entry.entries("spaces"):
        if space.has("value"):
            space.entry("value").exactly(VALUES[row])
    for name in VALUES[row]:
        now = start.whole(name, 0, 20)
        values = [now]
        for space in entry.entries("spaces"):
            if space.has("value"):
                now = max(now, space.entry("value").whole(name, 0, 20))
            values.append(now)
        base[name] = tuple(values)
