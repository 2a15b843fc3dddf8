"""Observations for learners: a seat's view as small whole numbers in fixed places, from the seat's perspective.

An observer keeps the numbers in parts, in the order of a `Layout`, which names every place. It reads the state directly
for speed, but writes no more than the seat's view contains: tests sample states that look the same to a seat and
compare every number. A part that was made from the same values before is kept; others are joined from shared pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from math import prod
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.narrowing import items
from cosca.kernel.state import State
from cosca.kernel.steps import Ask, Sealed, Step, fields_of

if TYPE_CHECKING:
    from cosca.kernel.game import Game

S = TypeVar("S", bound=State)
Labels = tuple[str, ...]

NUMBER: Final = 0  # kinds of question fields
SEAT: Final = 1
SPREAD: Final = 2
BAG: Final = 3
ASKED_PARTS: Final = 3  # of a question: its kind, the seats asked, its fields
HIGHEST_NUMBER: Final = 100  # of a field of a question; larger values are clipped
FEW: Final = 8  # where fewer than one place in so many is not 0, searching for them is quicker than asking every place
MARKS: Final = bytes([0, *[1] * 255])  # a table for `bytes.translate`: 1 for each number that is not 0
LARGEST: Final = 255  # number of a place; larger values, which an overlay may cause, are clipped


class Axis(NamedTuple):
    """What the places of a block stand for, such as areas, in order."""

    name: str
    labels: Labels


Part = tuple[str, tuple[Axis, ...], int, str]  # a block: its name, its axes, its highest number, what it holds


class Block(NamedTuple):
    """A group of `size` places from `start` on, with numbers up to `highest`: one for each combination of labels."""

    name: str
    start: int
    size: int
    highest: int
    axes: tuple[Axis, ...]
    about: str


class Layout:
    """The meaning of the places in the observations of a game."""

    __slots__ = ("_names", "_places", "blocks", "size")

    def __init__(self, parts: list[Part]) -> None:
        """Build the layout from its blocks; the labels of the last axis vary fastest."""
        at = 0
        by_name: dict[str, Block] = {}
        for name, axes, highest, about in parts:
            if name in by_name:
                raise ValueError(f"duplicate block {name!r}")
            size = prod([len(axis.labels) for axis in axes])
            by_name[name] = Block(name, at, size, highest, axes, about)
            at += size
        self.blocks: Final = by_name
        self.size: Final = at
        self._names: tuple[str, ...] = ()
        self._places: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"<Layout of {self.size} places: {', '.join(self.blocks)}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all places; they are unique and permanent."""
        if not self._names:
            self._names = tuple([name for block in self.blocks.values() for name in _place_names(block)])
        return self._names

    def describe(self, at: int) -> str:
        """Return the name of a place: its block and its labels, such as `cars/teammate/gela`."""
        return self.names[at]

    def place(self, name: str) -> int:
        """Return the place with this name; raise KeyError if there is none."""
        if not self._places:
            self._places = {each: at for at, each in enumerate(self.names)}
        return self._places[name]

    def start(self, name: str) -> int:
        """Return the first place of a block."""
        return self.blocks[name].start

    def highest(self) -> list[int]:
        """Return the highest number of each place, for scaling to 0..1."""
        return [block.highest for block in self.blocks.values() for _ in range(block.size)]


def _place_names(block: Block) -> list[str]:
    names = [block.name]
    for axis in block.axes:
        names = [f"{name}/{label}" for name in names for label in axis.labels]
    return names


def numbered(first: int, last: int, prefix: str = "") -> Labels:
    """Return labels with these numbers."""
    return tuple([f"{prefix}{number}" for number in range(first, last + 1)])


class Sparse:
    """A sparse observation: places and their numbers; a place occurs at most once, and all others hold 0."""

    __slots__ = ("at", "values")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.values: list[int] = []

    def __repr__(self) -> str:
        return f"<Sparse of {len(self.at)} numbers>"

    def __len__(self) -> int:
        return len(self.at)

    def clear(self) -> None:
        """Remove all entries."""
        self.at = []
        self.values = []


class Parts:
    """What a seat observed last of a state: the parts in the order of the layout, and from which values each was made.

    Tuples of the state are compared by identity, as a state replaces a tuple when it changes. Lists, and values
    collected from several fields, are compared entry by entry with a copy. Entries that are not 0 are listed for a
    `Sparse` alone.
    """

    __slots__ = ("listed", "made_from", "parts", "places", "values")

    def __init__(self, number: int) -> None:
        self.parts: Final[list[bytes]] = [b""] * number
        self.made_from: Final[list[object]] = [None] * number
        self.listed: Final[list[bytes]] = [b""] * number  # the parts whose entries are listed:
        self.places: Final[list[list[int]]] = [[] for _ in range(number)]
        self.values: Final[list[list[int]]] = [[] for _ in range(number)]

    def keep(self, at: int, made_from: object, pieces: list[bytes]) -> None:
        """Store a part with the values that it is made from."""
        self.parts[at] = b"".join(pieces)
        self.made_from[at] = made_from

    def dense(self) -> bytes:
        """Return the numbers of all places."""
        return b"".join(self.parts)

    def add_to(self, out: Sparse) -> None:
        """Append the places that are not 0."""
        first = 0
        for i, part in enumerate(self.parts):
            after = first + len(part)
            if self.listed[i] != part:
                self.values[i] = list(part.translate(None, b"\0"))
                self.places[i] = _places_of(part, first, len(self.values[i]))
                self.listed[i] = part
            out.at += self.places[i]
            out.values += self.values[i]
            first = after


def _places_of(part: bytes, first: int, number: int) -> list[int]:
    """Return the places of a part that begins at `first` where there is not 0; their number is known."""
    if number * FEW > len(part):
        return list(compress(range(first, first + len(part)), part))
    places: list[int] = []
    marks = part.translate(MARKS)
    at = marks.find(1)
    while at >= 0:
        places.append(first + at)
        at = marks.find(1, at + 1)
    return places


# ---------------------------------------------------------------- pieces


def one_hot(size: int) -> list[bytes]:
    """Return the piece for each value: a 1 at its place. The last one, which is also that of -1, has none."""
    return [*[bytes([at == value for at in range(size)]) for value in range(size)], bytes(size)]


def row(values: Iterable[int]) -> bytes:
    """Return the piece with these numbers."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([max(0, min(value, LARGEST)) for value in values])


def counts(values: Iterable[int], size: int) -> bytes:
    """Return the piece that counts the values below `size`."""
    cells = [0] * size
    for value in values:
        cells[value] += 1
    return row(cells)


# ---------------------------------------------------------------- observers


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writer of observations of a game. This base class covers the question and the seat asked."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        seats = game.seats
        absolute = Axis("seat number", numbered(1, len(seats)))
        relative = Axis("seat", ("self", *numbered(1, len(seats) - 1, "next_")))
        own = ("seat", (absolute,), 1, "The seat that observes.")
        self.layout: Layout = Layout([own, *asked_blocks(game, relative, {}, ())])
        self.asked: Asked = Asked(game, self.layout, {}, (), ())
        self.number: int = 1 + ASKED_PARTS  # of parts

    def observe(self, s: S, seat: int) -> Parts:
        """Return all that the seat may know; the state keeps it for the seat's next observation."""
        if s.observed is None:
            s.observed = {}
        known = s.observed.get(seat)
        if known is None:
            known = s.observed[seat] = Parts(self.number)
        self.update(s, seat, known)
        return known

    def update(self, s: S, seat: int, known: Parts) -> None:
        """Bring the parts up to date."""
        known.parts[0] = one_hot(len(self.game.seats))[seat - 1]
        self.asked.write(s, self.relation(seat), known.parts, 1)

    def relation(self, seat: int) -> list[int]:
        """Return each seat's number relative to this one: 0 itself, the others clockwise; the last number is nobody."""
        n = len(self.game.seats)
        return [n, *[(other - seat) % n for other in self.game.seats]]


Spread = dict[str, tuple[str, Axis]]  # fields by name: their one-hot block and its axis


def asked_blocks(
    game: Game[Any], seats: Axis, spread: Spread, bags: tuple[str, ...], left_out: tuple[str, ...] = ()
) -> list[Part]:
    """Return the blocks of the question: its kind, who is asked, and the fields of all kinds of questions."""
    blocks: list[Part] = [
        ("question", (Axis("question", game.questions()),), 1, "The kind of the question."),
        ("asked", (seats,), 1, "The seats that are asked."),
    ]
    longest: dict[str, Axis] = {}
    for name, axis in spread.values():
        if name not in longest or len(longest[name].labels) < len(axis.labels):
            longest[name] = axis
    for name, axis in longest.items():
        fields = " or ".join([f"`{field}`" for field, (block, _) in spread.items() if block == name])
        highest, what = (HIGHEST_NUMBER, "How often each is in") if name in bags else (1, "The value of")
        blocks.append((f"asked.{name}", (axis,), highest, f"{what} the field {fields} of the question."))
    for name in question_fields(game):
        if name not in left_out:
            kinds = ", ".join([f"`{key}`" for key in game.questions() if name in fields_of(game.steps[key])])
            blocks.append((f"asked.n.{name}", (), HIGHEST_NUMBER, f"The field `{name}` of {kinds}."))
    return blocks


def question_fields(game: Game[Any]) -> list[str]:
    """Return the names of all fields of questions, except the seat asked."""
    names = {name for key in game.questions() for name in fields_of(game.steps[key])}
    return sorted(names - {"seat", "seats"})


class Asked:
    """Writer of the question on top of the stack, which is public: the blocks from `question` to the end."""

    def __init__(
        self,
        game: Game[Any],
        layout: Layout,
        spread: Spread,
        seats: tuple[str, ...],
        bags: tuple[str, ...],
        left_out: tuple[str, ...] = (),
    ) -> None:
        """Prepare the fields of all questions.

        `spread` are fields written one-hot, or as counts if their block is one of `bags`; `seats` are fields that hold
        a seat. Fields in `left_out` are left to the game's own observer.
        """
        asked, keys = layout.blocks["asked"], game.questions()
        first = asked.start + asked.size
        self.no_fields: Final = bytes(layout.size - first)
        self.seat: Final = one_hot(asked.size)
        self.kind: Final = dict(zip(keys, one_hot(len(keys)), strict=False))
        self.no_kind: Final = bytes(len(keys))
        self.fields: Final[dict[str, list[tuple[str, int, int, int, int]]]] = {}
        for key in keys:
            fields: list[tuple[str, int, int, int, int]] = []
            for name in fields_of(game.steps[key]):
                if name in ("seat", "seats") or name in left_out:
                    continue
                number = layout.start(f"asked.n.{name}") - first
                role, at, size = SEAT if name in seats else NUMBER, 0, 0
                if name in spread:
                    block, axis = spread[name]
                    role, size = BAG if block in bags else SPREAD, len(axis.labels)
                    at = layout.start(f"asked.{block}") - first
                fields.append((name, role, number, at, size))
            self.fields[key] = fields

    def write(self, s: State, relation: list[int], parts: list[bytes], first: int) -> None:
        """Write the question to the parts from `first` on; nothing when the game is over."""
        if not s.stack:
            parts[first], parts[first + 1], parts[first + 2] = self.no_kind, self.seat[-1], self.no_fields
            return
        top = s.stack[-1]
        key = top.key
        parts[first] = self.kind[key]
        if isinstance(top, Ask):
            parts[first + 1] = self.seat[relation[top.seat]]
        else:
            assert isinstance(top, Sealed)
            parts[first + 1] = counts([relation[seat] for seat in top.seats], len(self.seat) - 1)
        fields = self.fields[key]
        parts[first + 2] = self._fields(top, fields, relation) if fields else self.no_fields

    def _fields(self, top: Step[Any], fields: list[tuple[str, int, int, int, int]], relation: list[int]) -> bytes:
        """Return the fields of the question."""
        cells = bytearray(self.no_fields)
        for name, role, number, at, size in fields:
            value = getattr(top, name)
            if value is None:
                continue
            if isinstance(value, bool):
                cells[number] = value
            elif isinstance(value, int):
                if role == SPREAD and 0 <= value < size:
                    cells[at + value] = 1
                elif role == SEAT:
                    cells[number] = relation[value] + 1
                elif value >= 0:
                    cells[number] = min(value + 1, HIGHEST_NUMBER)
            else:
                several = items(value)
                if several is None:
                    continue
                if role == BAG:
                    for entry in several:
                        if 0 <= entry < size:
                            cells[at + entry] += 1
                else:
                    cells[number] = min(len(several), HIGHEST_NUMBER)
        return bytes(cells)
