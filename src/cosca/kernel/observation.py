"""Observations for learners: a seat's view as small whole numbers in fixed places, from the seat's perspective.

An observer writes the places that are not 0 and their numbers; a `Layout` describes what each place means. It reads
the state directly for speed, but writes no more than the seat's view contains: tests sample states that look the same
to a seat and compare every number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.narrowing import items
from cosca.kernel.state import State
from cosca.kernel.steps import Ask, Sealed, fields_of

if TYPE_CHECKING:
    from cosca.kernel.game import Game

S = TypeVar("S", bound=State)

NUMBER: Final = 0  # kinds of question fields
SEAT: Final = 1
SPREAD: Final = 2
BAG: Final = 3
HIGHEST_NUMBER: Final = 100  # of a field of a question; larger values are clipped


class Block(NamedTuple):
    """A group of `size` places from `start` on, with numbers up to `highest`."""

    name: str
    start: int
    size: int
    highest: int


class Layout:
    """The meaning of the places in the observations of a game."""

    __slots__ = ("blocks", "size")

    def __init__(self, parts: list[tuple[str, int, int]]) -> None:
        """Build the layout from blocks, each with its name, its size, and its highest number."""
        at = 0
        by_name: dict[str, Block] = {}
        for name, size, highest in parts:
            if name in by_name:
                raise ValueError(f"duplicate block {name!r}")
            by_name[name] = Block(name, at, size, highest)
            at += size
        self.blocks: Final = by_name
        self.size: Final = at

    def __repr__(self) -> str:
        return f"<Layout of {self.size} places: {', '.join(self.blocks)}>"

    def start(self, name: str) -> int:
        """Return the first place of a block."""
        return self.blocks[name].start

    def highest(self) -> list[int]:
        """Return the highest number of each place, for scaling to 0..1."""
        return [block.highest for block in self.blocks.values() for _ in range(block.size)]


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

    def one(self, at: int) -> None:
        """Write a 1 at this place."""
        self.at.append(at)
        self.values.append(1)

    def put(self, at: int, value: int) -> None:
        """Write this number at this place."""
        if value:
            self.at.append(at)
            self.values.append(value)

    def row(self, at: int, values: list[int]) -> None:
        """Write these numbers from this place on."""
        for value in values:
            if value:
                self.at.append(at)
                self.values.append(value)
            at += 1

    def into(self, out: Any) -> None:
        """Assign the numbers to the places of `out`, which holds zeros."""
        values = self.values
        for i, at in enumerate(self.at):
            out[at] = values[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writer of observations of a game. This base class covers the question and the seat asked."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        self.layout: Layout = Layout([("seat", len(game.seats), 1), *asked_blocks(game, len(game.seats), {}, ())])
        self.asked: Asked = Asked(game, self.layout, {}, (), ())

    def write(self, s: S, seat: int, out: Sparse) -> None:
        """Write all that the seat may know."""
        out.one(seat - 1)
        self.asked.write(s, self.relation(seat), out)

    def relation(self, seat: int) -> list[int]:
        """Return each seat's number relative to this one: 0 itself, the others clockwise; the last number is nobody."""
        n = len(self.game.seats)
        return [n, *[(other - seat) % n for other in self.game.seats]]


Spread = dict[str, tuple[str, int]]  # fields by name: their one-hot block and its size


def asked_blocks(
    game: Game[Any], seats: int, spread: Spread, bags: tuple[str, ...], left_out: tuple[str, ...] = ()
) -> list[tuple[str, int, int]]:
    """Return the blocks of the question: its kind, who is asked, and the fields of all kinds of questions."""
    blocks = [("question", len(game.questions()), 1), ("asked", seats, 1)]
    sizes: dict[str, int] = {}
    for name, size in spread.values():
        sizes[name] = max(size, sizes.get(name, 0))
    spread_blocks = [(f"asked.{name}", size, HIGHEST_NUMBER if name in bags else 1) for name, size in sizes.items()]
    numbers = [name for name in question_fields(game) if name not in left_out]
    return [*blocks, *spread_blocks, *[(f"asked.n.{name}", 1, HIGHEST_NUMBER) for name in numbers]]


def question_fields(game: Game[Any]) -> list[str]:
    """Return the names of all fields of questions, except the seat asked."""
    names = {name for key in game.questions() for name in fields_of(game.steps[key])}
    return sorted(names - {"seat", "seats"})


class Asked:
    """Writer of the question on top of the stack, which is public."""

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
        self.question: Final = layout.start("question")
        self.asked: Final = layout.start("asked")
        self.numbers: Final = {key: i for i, key in enumerate(game.questions())}
        self.fields: Final[dict[str, list[tuple[str, int, int, int, int]]]] = {}
        for key in self.numbers:
            fields: list[tuple[str, int, int, int, int]] = []
            for name in fields_of(game.steps[key]):
                if name in ("seat", "seats") or name in left_out:
                    continue
                number = layout.start(f"asked.n.{name}")
                role, at, size = SEAT if name in seats else NUMBER, 0, 0
                if name in spread:
                    block, size = spread[name]
                    role, at = BAG if block in bags else SPREAD, layout.start(f"asked.{block}")
                fields.append((name, role, number, at, size))
            self.fields[key] = fields

    def write(self, s: State, relation: list[int], out: Sparse) -> None:
        """Write the question; nothing when the game is over."""
        if not s.stack:
            return
        top = s.stack[-1]
        out.one(self.question + self.numbers[top.key])
        if isinstance(top, Ask):
            out.one(self.asked + relation[top.seat])
        else:
            assert isinstance(top, Sealed)
            for seat in top.seats:
                out.one(self.asked + relation[seat])
        for name, role, number, at, size in self.fields[top.key]:
            value = getattr(top, name)
            if value is None:
                continue
            if isinstance(value, bool):
                if value:
                    out.one(number)
            elif isinstance(value, int):
                if role == SPREAD and 0 <= value < size:
                    out.one(at + value)
                elif role == SEAT:
                    out.put(number, relation[value] + 1)
                elif value >= 0:
                    out.put(number, min(value + 1, HIGHEST_NUMBER))
            else:
                several = items(value)
                if several is None:
                    continue
                if role == BAG:
                    for entry in sorted(set(several)):
                        if 0 <= entry < size:
                            out.put(at + entry, several.count(entry))
                else:
                    out.put(number, len(several))
