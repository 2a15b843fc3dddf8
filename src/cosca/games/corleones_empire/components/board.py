"""The board, the businesses and the families, read and checked (rules N, A, F, B, D)."""

from typing import Final

from cosca.games.corleones_empire.components.lists import indices, point, points, unique
from cosca.games.corleones_empire.components.printed import (
    GOODS,
    ICONS,
    MONEY,
    NEUTRALS,
    TURFS,
    Business,
    Family,
    Place,
)
from cosca.kernel.datafiles import Entry

BOARD_KEYS: Final = (
    "edition", "size", "turf", "central_park", "family_space", "hudson", "cards", "act", "phase", "money", "goods",
)  # fmt: skip
SIZE_KEYS: Final = (
    "width", "height", "business_width", "business_height", "family_space_radius", "control_space_radius",
)  # fmt: skip
TURF_KEYS: Final = (
    "id", "number", "name", "polygon", "label", "control_space", "chief_spot", "printed", "empty", "note",
)  # fmt: skip
PRINTED_KEYS: Final = ("id", "name", "front", "back", "pos", "note")
ACT_KEYS: Final = ("number", "roman", "title", "hand_limit", "business_deck", "joins", "pos", "note")
TILE_KEYS: Final = ("id", "deck", "name", "front", "back", "note")
ICON_KEYS: Final = ("id", "kind", "rule", "value", "name", "text", "note")
FAMILY_KEYS: Final = ("id", "name", "colour", "hex", "don", "consigliere", "heir", "heir_f", "also", "note")
PHASES: Final = ("open_new_business", "family_business", "turf_war", "bribery", "tribute")
ROLES: Final = ("don", "consigliere", "heir", "thug")
# What the rules fix for each act: the deck (A2) and who joins (I1).
ACT_DECKS: Final = ("blue", "blue", "red", "red")
ACT_JOINS: Final = ("", "consigliere", "", "heir")
STANDS_ON: Final = ("family_space", "thug_space", "turf")  # in the order of NEUTRALS (F13)
PLACES: Final = 17
THREE_PLUS: Final = 6
TILES: Final = 12
BLUE_NEEDED: Final = 5  # 3 in the set-up of 5 seats and one in each of acts I and II (S1, A2)
RED_NEEDED: Final = 2
MONEY_CARDS: Final = 120
GOODS_CARDS: Final = 32
MOST_SEATS: Final = 5
# Which of the nine icons of the rulebook each is (B2 to B7).
ICON_KINDS: Final[dict[str, str]] = {
    icon: "money" if icon.startswith("money_") else "good" if icon in GOODS else icon for icon in ICONS
}


class Board:
    """The data of the board and the tiles, as ints."""

    __slots__ = (
        "act_names", "area_names", "areas", "businesses", "goods_cards", "hand_limits", "money_cards", "places",
        "tiles_blue", "tiles_red",
    )  # fmt: skip

    def __init__(
        self,
        areas: tuple[str, ...],
        area_names: tuple[str, ...],
        businesses: tuple[Business, ...],
        places: tuple[Place, ...],
        hand_limits: tuple[int, ...],
        act_names: tuple[str, ...],
        money_cards: tuple[int, ...],
        goods_cards: tuple[int, ...],
    ) -> None:
        self.areas: Final = areas
        self.area_names: Final = area_names
        self.businesses: Final = businesses
        self.tiles_blue: Final = tuple([business.index for business in businesses if business.deck == "blue"])
        self.tiles_red: Final = tuple([business.index for business in businesses if business.deck == "red"])
        self.places: Final = places
        self.hand_limits: Final = hand_limits
        self.act_names: Final = act_names
        self.money_cards: Final = money_cards
        self.goods_cards: Final = goods_cards


def read_board(file: Entry, tile_file: Entry) -> Board:
    """Return the checked board with its businesses, printed and tiles."""
    file.only(BOARD_KEYS)
    size = _read_size(file.entry("size"))
    entries = [*_turfs(file), file.entry("central_park")]
    areas: list[str] = []
    names: list[str] = []
    businesses: list[Business] = []
    for k, entry in enumerate(entries):
        _check_area(entry, k < TURFS, size)
        areas.append(unique(entry, "id", areas))
        names.append(entry.text("name"))
        businesses.append(_read_printed(entry.entry("printed"), businesses, k < TURFS, size))
    _read_tiles(tile_file, businesses)
    places = _read_places(file, tuple(areas), size)
    limits, titles = _read_acts(file, size)
    _check_rest(file, size)
    money = _counts(file.entry("money"), [str(value) for value in MONEY], MOST_SEATS, MONEY_CARDS)
    goods = _counts(file.entry("goods"), GOODS, 1, GOODS_CARDS)
    return Board(tuple(areas), tuple(names), tuple(businesses), places, limits, titles, money, goods)


def _read_size(entry: Entry) -> tuple[int, int]:
    entry.exactly(SIZE_KEYS)
    for key in SIZE_KEYS:
        entry.whole(key, 1, 10000)
    return entry.whole("width", 1, 10000), entry.whole("height", 1, 10000)


def _turfs(file: Entry) -> list[Entry]:
    """Return the turfs by ascending number, each number once."""
    turfs: dict[int, Entry] = {}
    for entry in file.entries("turf"):
        number = entry.whole("number", 1, TURFS)
        if number in turfs:
            raise entry.error("number", f"duplicate turf {number}")
        turfs[number] = entry
    for number in range(1, TURFS + 1):
        if number not in turfs:
            raise file.error("turf", f"turf {number} is missing")
    return [turfs[number] for number in range(1, TURFS + 1)]


def _check_area(entry: Entry, turf: bool, size: tuple[int, int]) -> None:
    """Check that Central Park has no number, no control, no empty business space (F8)."""
    entry.only(TURF_KEYS if turf else ("id", "name", "polygon", "label", "printed", "note"), ("name",))
    points(entry, "polygon", size, 3)
    point(entry, "label", size)
    if turf:
        point(entry, "control_space", size)
        point(entry, "chief_spot", size)
        empty = entry.entry("empty")
        empty.exactly(("pos", "thug_space"))
        point(empty, "pos", size)
        point(empty, "thug_space", size)


def _read_printed(entry: Entry, before: list[Business], turf: bool, size: tuple[int, int]) -> Business:
    entry.only((*PRINTED_KEYS, "thug_space") if turf else PRINTED_KEYS, ("name",))
    point(entry, "pos", size)
    if turf:
        point(entry, "thug_space", size)
    elif entry.value("front") != []:
        raise entry.error("front", "Central Park's business has only a back")
    return _read_business(entry, before, "", turf)


def _read_business(entry: Entry, before: list[Business], deck: str, has_front: bool) -> Business:
    front = indices(entry, "front", ICONS, "icon")
    back = indices(entry, "back", ICONS, "icon")
    if has_front and not front:
        raise entry.error("front", "is empty")
    if not back:
        raise entry.error("back", "is empty")
    id = unique(entry, "id", [business.id for business in before])
    return Business(len(before), id, entry.text("name"), front, back, deck)


def _read_tiles(file: Entry, businesses: list[Business]) -> None:
    """Add the tiles, blue before red, to the printed businesses, and check all icons."""
    file.only(("icon", "tile"))
    seen: list[str] = []
    for entry in file.entries("icon"):
        entry.only(ICON_KEYS, ("name", "text"))
        icon = entry.choice("id", ICONS, "icon")
        seen.append(unique(entry, "id", seen))
        entry.choice("kind", (ICON_KINDS[icon],), "kind of this icon")
        entry.text("name")
        entry.text("text")
    for icon in ICONS:
        if icon not in seen:
            raise file.error(icon, "missing")
    entries = file.entries("tile")
    if len(entries) != TILES:
        raise file.error("tile", f"must be {TILES}, not {len(entries)}")
    for entry in entries:
        entry.only(TILE_KEYS, ("name",))
        entry.choice("deck", ("blue", "red"), "deck")
    for deck, needed in (("blue", BLUE_NEEDED), ("red", RED_NEEDED)):
        mine = [entry for entry in entries if entry.text("deck") == deck]
        if len(mine) < needed:
            raise file.error("tile", f"must be at least {needed} of deck {deck}, not {len(mine)}")
        for entry in mine:
            businesses.append(_read_business(entry, businesses, deck, True))


def _read_places(file: Entry, areas: tuple[str, ...], size: tuple[int, int]) -> tuple[Place, ...]:
    """Return the Family Member spaces: each between 2 or 3 areas (F6), six marked 3+ (F7), every area with one."""
    places: list[Place] = []
    for entry in file.entries("family_space"):
        entry.only(("id", "name", "pos", "adjacent", "three_plus", "note"), ("name",))
        point(entry, "pos", size)
        near = sorted([areas.index(id) for id in entry.choices("adjacent", areas, "area")])
        if len(near) != 2 and len(near) != 3:
            raise entry.error("adjacent", f"must be 2 or 3 areas, not {len(near)}")
        id = unique(entry, "id", [place.id for place in places])
        places.append(Place(len(places), id, entry.text("name"), tuple(near), entry.flag("three_plus")))
    if len(places) != PLACES:
        raise file.error("family_space", f"must be {PLACES}, not {len(places)}")
    marked = len([place for place in places if place.three_plus])
    if marked != THREE_PLUS:
        raise file.error("family_space", f"must be {THREE_PLUS} marked three_plus, not {marked}")
    for k, id in enumerate(areas):
        if not any([k in place.areas for place in places]):
            raise file.error("family_space", f'no space is adjacent to "{id}"')
    return tuple(places)


def _read_acts(file: Entry, size: tuple[int, int]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Read the hand limits and titles of acts I to IV."""
    entries = file.entries("act")
    if [entry.whole("number", 1, 4) for entry in entries] != [1, 2, 3, 4]:
        raise file.error("act", "the acts must be 1 to 4")
    for k, entry in enumerate(entries):
        entry.only(ACT_KEYS, ("title",))
        entry.text("roman")
        entry.choice("business_deck", (ACT_DECKS[k],), "deck of this act")
        entry.choice("joins", (ACT_JOINS[k],), "figure of this act")
        point(entry, "pos", size)
    limits = tuple([entry.whole("hand_limit", 0, 20) for entry in entries])
    return limits, tuple([entry.text("title") for entry in entries])


def _check_rest(file: Entry, size: tuple[int, int]) -> None:
    """Check what only a page needs: the river, the card places, the track of the phases."""
    hudson = file.entry("hudson")
    hudson.only(("name", "polygon"), ("name",))
    hudson.text("name")
    points(hudson, "polygon", size, 3)
    cards = file.entry("cards")
    cards.exactly(("job_places", "ally_places"))
    points(cards, "job_places", size, 4)
    points(cards, "ally_places", size, 4)
    phases = file.entries("phase")
    if [entry.choice("id", PHASES, "phase") for entry in phases] != list(PHASES):
        raise file.error("phase", "the phases must be " + ", ".join(PHASES))
    for entry in phases:
        entry.only(("id", "name", "pos"), ("name",))
        entry.text("name")
        point(entry, "pos", size)


def _counts(entry: Entry, names: tuple[str, ...] | list[str], least: int, total: int) -> tuple[int, ...]:
    entry.exactly(names)
    counts = tuple([entry.whole(name, least, total) for name in names])
    if sum(counts) != total:
        raise entry.error("", f"must be {total} cards in total, not {sum(counts)}")
    return counts


def read_families(file: Entry, markers: int, thugs: int) -> tuple[Family, ...]:
    """Return the five families in the order of the file; how many markers and Thugs each has is in the rules."""
    file.only(("control_markers", "thugs", "roles", "family", "neutral"))
    file.whole("control_markers", markers, markers)
    file.whole("thugs", thugs, thugs)
    roles = file.entry("roles")
    roles.exactly(ROLES)
    for role in ROLES:
        roles.entry(role).only(("name",), ("name", "f"))
        roles.entry(role).text("name")
    families: list[Family] = []
    for entry in file.entries("family"):
        entry.only(FAMILY_KEYS, ("name", "colour"))
        for key in ("hex", "don", "consigliere", "heir"):
            entry.text(key)
        entry.flag("heir_f")
        id = unique(entry, "id", [family.id for family in families])
        colour = unique(entry, "colour", [family.colour for family in families])
        families.append(Family(len(families), id, entry.text("name"), colour))
    if len(families) != MOST_SEATS:
        raise file.error("family", f"must be {MOST_SEATS}, not {len(families)}")
    neutrals = file.entries("neutral")
    if [entry.choice("id", NEUTRALS, "neutral figure") for entry in neutrals] != list(NEUTRALS):
        raise file.error("neutral", "the neutral figures must be " + ", ".join(NEUTRALS))
    for k, entry in enumerate(neutrals):
        entry.only(("id", "name", "stands_on"), ("name",))
        entry.text("name")
        entry.choice("stands_on", (STANDS_ON[k],), "place of this figure")
    return tuple(families)
