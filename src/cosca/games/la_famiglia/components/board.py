"""The map of Sicily from board.json: areas, seas, Mandamenti, borders, seats, start line-up (N8, S2, S7)."""

from typing import Final

from cosca.kernel.datafiles import Entry

TOP_KEYS: Final = (
    "format", "size", "source", "tieBreaker", "deco", "seats", "turnOrder", "neutralSoldati", "mandamenti",
    "areas", "seas", "borders", "adjacency", "outline",
)  # fmt: skip
Groups = tuple[tuple[int, ...], ...]


class Board:
    """The map in ints; every list keeps the order of the file."""

    __slots__ = (
        "area_names", "area_seas", "areas", "distance", "mandamenti", "mandamento_areas", "mandamento_names",
        "mandamento_of", "mate_of", "neighbours", "sea_areas", "sea_names", "sea_neighbours", "seas",
        "start_holder", "start_soldati", "team_of", "tie_breaker", "turn_order",
    )  # fmt: skip

    def __init__(self, file: Entry) -> None:
        areas, seas, mandamenti = file.entries("areas"), file.entries("seas"), file.entries("mandamenti")
        self.areas: Final = _ids(file, areas, "areas", 36)
        self.seas: Final = _ids(file, seas, "seas", 9)
        self.mandamenti: Final = _ids(file, mandamenti, "mandamenti", 12)
        self.area_names: Final = tuple([area.text("name") for area in areas])
        self.sea_names: Final = tuple([sea.text("name") for sea in seas])
        self.mandamento_names: Final = tuple([one.text("name") for one in mandamenti])
        self.neighbours: Final = _groups(areas, "neighbours", self.areas, "area")
        self.area_seas: Final = _groups(areas, "seas", self.seas, "sea")
        self.sea_neighbours: Final = _groups(seas, "neighbours", self.seas, "sea")
        self.sea_areas: Final = _groups(seas, "areas", self.areas, "area")
        self.mandamento_areas: Final = _groups(mandamenti, "areas", self.areas, "area")
        of = [area.choice("mandamento", self.mandamenti, "Mandamento") for area in areas]
        self.mandamento_of: Final = tuple([self.mandamenti.index(id) for id in of])
        starts = [area.entry("start") for area in areas]
        self.start_holder: Final = tuple([start.whole("seat", 0, 4) for start in starts])
        self.start_soldati: Final = tuple([start.whole("soldati", 2, 3) for start in starts])
        self.tie_breaker: Final = self.areas.index(file.choice("tieBreaker", self.areas, "area"))
        self.turn_order: Final = file.wholes("turnOrder", 1, 4)
        self.team_of: Final = _teams(file)
        self.mate_of: Final = _mates(self.team_of)
        _check_borders(areas, "neighbours", self.neighbours, "neighbours", self.neighbours, self.areas)
        _check_borders(seas, "neighbours", self.sea_neighbours, "neighbours", self.sea_neighbours, self.seas)
        self.distance: Final = _distances(areas, self.neighbours)


def read_board(file: Entry) -> Board:
    """Return the checked map."""
    file.only(TOP_KEYS)
    board = Board(file)
    _check_coast(file, board)
    _check_mandamenti(file, board)
    _check_adjacency(file, board)
    _check_seats(file, board)
    return board


def _ids(file: Entry, entries: tuple[Entry, ...], key: str, count: int) -> tuple[str, ...]:
    ids = tuple([entry.text("id") for entry in entries])
    for k, id in enumerate(ids):
        if id in ids[:k]:
            raise file.error(f"{key}[{k}].id", f'duplicate "{id}"')
    if len(ids) != count:
        raise file.error(key, f"must be {count}, not {len(ids)}")
    return ids


def _groups(entries: tuple[Entry, ...], key: str, allowed: tuple[str, ...], noun: str) -> Groups:
    """Return for each entry the indices in its list, ascending."""
    groups: list[tuple[int, ...]] = []
    for entry in entries:
        groups.append(tuple(sorted([allowed.index(id) for id in entry.choices(key, allowed, noun)])))
    return tuple(groups)


def _teams(file: Entry) -> tuple[int, ...]:
    """Return the team by seat: 1 for the team of seat 1, 2 for the other; 0 for no seat."""
    names = ["", "", "", "", ""]
    entries = file.entries("seats")
    if len(entries) != 4:
        raise file.error("seats", f"must be 4, not {len(entries)}")
    for entry in entries:
        names[entry.whole("seat", 1, 4)] = entry.text("team")
    if "" in names[1:]:
        raise file.error("seats", f"seat {names.index('', 1)} is missing")
    teams = [0]
    for seat in range(1, 5):
        teams.append(1 if names[seat] == names[1] else 2)
    if teams.count(1) != 2 or len(set(names[1:])) != 2:
        raise file.error("seats", "must be two teams of two seats")
    return tuple(teams)


def _mates(teams: tuple[int, ...]) -> tuple[int, ...]:
    mates = [0, 0, 0, 0, 0]
    for seat in range(1, 5):
        for other in range(1, 5):
            if other != seat and teams[other] == teams[seat]:
                mates[seat] = other
    return tuple(mates)


def _check_borders(
    entries: tuple[Entry, ...], key: str, there: Groups, back_key: str, back: Groups, back_ids: tuple[str, ...]
) -> None:
    """Check that borders are symmetric and that nothing borders on itself."""
    for k, entry in enumerate(entries):
        for other in there[k]:
            if there is back and other == k:
                raise entry.error(key, "names itself")
            if k not in back[other]:
                raise entry.error(key, f'"{back_ids[other]}" does not list it in its {back_key}')


def _distances(areas: tuple[Entry, ...], neighbours: Groups) -> Groups:
    """Return the distance by land between all areas."""
    rows: list[tuple[int, ...]] = []
    for start in range(len(neighbours)):
        row = [-1] * len(neighbours)
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in neighbours[here]:
                if row[there] < 0:
                    row[there] = row[here] + 1
                    queue.append(there)
        if -1 in row:
            raise areas[row.index(-1)].error("neighbours", "the area cannot be reached by land")
        rows.append(tuple(row))
    return tuple(rows)


def _check_coast(file: Entry, board: Board) -> None:
    areas, seas = file.entries("areas"), file.entries("seas")
    for k, area in enumerate(areas):
        if len(board.area_seas[k]) > 2:
            raise area.error("seas", "must be at most 2 seas")
        if area.flag("coast") != bool(board.area_seas[k]):
            raise area.error("coast", "does not match its seas")
    _check_borders(areas, "seas", board.area_seas, "areas", board.sea_areas, board.seas)
    _check_borders(seas, "areas", board.sea_areas, "seas", board.area_seas, board.areas)


def _check_mandamenti(file: Entry, board: Board) -> None:
    for k, entry in enumerate(file.entries("mandamenti")):
        mine = board.mandamento_areas[k]
        if len(mine) != 3:
            raise entry.error("areas", f"must be 3, not {len(mine)}")
        for area in mine:
            if board.mandamento_of[area] != k:
                raise entry.error("areas", f'"{board.areas[area]}" belongs to another Mandamento')
        # Three areas are connected if one of them borders on both others.
        if not any(sum(board.distance[a][b] == 1 for b in mine) == 2 for a in mine):
            raise entry.error("areas", "the areas must be connected")
        entry.entry("control").choice("sea", board.seas, "sea")


def _check_adjacency(file: Entry, board: Board) -> None:
    """Check that the lists of borders, for drawing, agree with those of the areas and seas."""
    entry = file.entry("adjacency")
    entry.exactly(("land", "coast", "sea"))
    _check_pairs(entry, "land", board.areas, board.areas, board.neighbours, True)
    _check_pairs(entry, "sea", board.seas, board.seas, board.sea_neighbours, True)
    _check_pairs(entry, "coast", board.areas, board.seas, board.area_seas, False)


def _check_pairs(
    entry: Entry, key: str, left: tuple[str, ...], right: tuple[str, ...], groups: Groups, both_ways: bool
) -> None:
    listed: set[tuple[str, str]] = set()
    for k, (a, b) in enumerate(entry.pairs(key)):
        if a not in left or b not in right or right.index(b) not in groups[left.index(a)]:
            raise entry.error(f"{key}[{k}]", f'"{a}" and "{b}" are not adjacent in their own entries')
        listed.add((a, b))
        if both_ways:
            listed.add((b, a))
    for k, group in enumerate(groups):
        for other in group:
            if (left[k], right[other]) not in listed:
                raise entry.error(key, f'"{left[k]}" and "{right[other]}" are adjacent but not listed')


def _check_seats(file: Entry, board: Board) -> None:
    order = board.turn_order
    if sorted(order) != [1, 2, 3, 4]:
        raise file.error("turnOrder", "must name each of the 4 seats once")
    if board.team_of[order[0]] != board.team_of[order[2]]:
        raise file.error("turnOrder", "the teams must alternate")
    for entry in file.entries("seats"):
        seat = entry.whole("seat", 1, 4)
        if entry.whole("next", 1, 4) != order[(order.index(seat) + 1) % 4]:
            raise entry.error("next", "does not match turnOrder")
        mine = sorted([board.areas.index(id) for id in entry.choices("areas", board.areas, "area")])
        if len(mine) != 6:
            raise entry.error("areas", f"must be 6, not {len(mine)}")
        if mine != [k for k, holder in enumerate(board.start_holder) if holder == seat]:
            raise entry.error("areas", "does not match the starting areas of the seat")
    neutral = sum([n for k, n in enumerate(board.start_soldati) if board.start_holder[k] == 0])
    if neutral != file.whole("neutralSoldati", 0, 30):
        raise file.error("neutralSoldati", f"must be {neutral}, as in the areas")
