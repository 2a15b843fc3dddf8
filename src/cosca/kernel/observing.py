"""What a seat may know, as numbers for learners: small whole numbers in fixed places, seen from the seat.

An observer writes the places that are not 0 and what stands there; a `Layout` tells what each place means. It reads
the state as quickly as it can, but tells no more than the seat's view: tests draw tables that look alike to a seat and
compare every number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from cosca.kernel.plain import items
from cosca.kernel.state import State
from cosca.kernel.steps import Ask, Sealed, fields_of

if TYPE_CHECKING:
    from cosca.kernel.game import Game

S = TypeVar("S", bound=State)

NUMBER: Final = 0  # what a field of a question is
SEAT: Final = 1
SPREAD: Final = 2
BAG: Final = 3
HIGHEST_NUMBER: Final = 100  # of a field of a question; what is more is told as this


class Block(NamedTuple):
    """Places that belong together: from `start` on `size` of them, none of which holds more than `highest`."""

    name: str
    start: int
    size: int
    highest: int


class Layout:
    """What stands where in the observations of a game."""

    __slots__ = ("blocks", "size")

    def __init__(self, parts: list[tuple[str, int, int]]) -> None:
        """Of blocks, each with its name, its size, and the highest number in it."""
        at = 0
        found: dict[str, Block] = {}
        for name, size, highest in parts:
            if name in found:
                raise ValueError(f"duplicate block {name!r}")
            found[name] = Block(name, at, size, highest)
            at += size
        self.blocks: Final = found
        self.size: Final = at

    def __repr__(self) -> str:
        return f"<Layout of {self.size} places: {', '.join(self.blocks)}>"

    def start(self, name: str) -> int:
        """The first place of a block."""
        return self.blocks[name].start

    def highest(self) -> list[int]:
        """The highest number of each place: what to divide by, to have all between 0 and 1."""
        return [block.highest for block in self.blocks.values() for _ in range(block.size)]


class Sparse:
    """An observation as places and the numbers there; a place comes once at most, and all others hold 0."""

    __slots__ = ("at", "values")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.values: list[int] = []

    def __repr__(self) -> str:
        return f"<Sparse of {len(self.at)} numbers>"

    def __len__(self) -> int:
        return len(self.at)

    def clear(self) -> None:
        """Forgets everything."""
        self.at = []
        self.values = []

    def one(self, at: int) -> None:
        """A 1 at this place."""
        self.at.append(at)
        self.values.append(1)

    def put(self, at: int, value: int) -> None:
        """This number at this place."""
        if value:
            self.at.append(at)
            self.values.append(value)

    def row(self, at: int, values: list[int]) -> None:
        """These numbers from this place on."""
        for value in values:
            if value:
                self.at.append(at)
                self.values.append(value)
            at += 1

    def into(self, out: Any) -> None:
        """Writes the numbers into anything with places to assign to, which holds 0 everywhere before."""
        values = self.values
        for i, at in enumerate(self.at):
            out[at] = values[i]


class Observer(Generic[S]):
    """Observes the tables of a game. A game that has no observer of its own tells the question, and who is asked."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        self.layout: Layout = Layout([("seat", len(game.seats), 1), *asked_blocks(game, len(game.seats), {}, ())])
        self.asked: Asked = Asked(game, self.layout, {}, (), ())

    def write(self, s: S, seat: int, out: Sparse) -> None:
        """Adds all that the seat may know."""
        out.one(seat - 1)
        self.asked.write(s, self.relation(seat), out)

    def relation(self, seat: int) -> list[int]:
        """What each seat is to this one, by seat: 0 itself, the others clockwise from 1; nobody is the last number."""
        n = len(self.game.seats)
        return [n, *[(other - seat) % n for other in self.game.seats]]


Spread = dict[str, tuple[str, int]]  # fields by name: the block in which they are one place of so many


def asked_blocks(
    game: Game[Any], seats: int, spread: Spread, bags: tuple[str, ...], left_out: tuple[str, ...] = ()
) -> list[tuple[str, int, int]]:
    """The blocks of the question: its kind, who is asked, and the fields of all kinds of questions."""
    blocks = [("question", len(game.questions()), 1), ("asked", seats, 1)]
    sizes: dict[str, int] = {}
    for name, size in spread.values():
        sizes[name] = max(size, sizes.get(name, 0))
    found = [(f"asked.{name}", size, HIGHEST_NUMBER if name in bags else 1) for name, size in sizes.items()]
    numbers = [name for name in question_fields(game) if name not in left_out]
    return [*blocks, *found, *[(f"asked.n.{name}", 1, HIGHEST_NUMBER) for name in numbers]]


def question_fields(game: Game[Any]) -> list[str]:
    """The names of all fields that questions have, but for whom they ask."""
    names = {name for key in game.questions() for name in fields_of(game.steps[key])}
    return sorted(names - {"seat", "seats"})


class Asked:
    """Tells the question on top of the stack: open facts, as all that lies on a stack."""

    def __init__(
        self,
        game: Game[Any],
        layout: Layout,
        spread: Spread,
        seats: tuple[str, ...],
        bags: tuple[str, ...],
        left_out: tuple[str, ...] = (),
    ) -> None:
        """`spread` are fields that name one thing of several, or several of them if their block is one of `bags`;
        `seats` are fields that name a seat. Fields that are `left_out` are told by the game's own observer.
        """
        self.question: Final = layout.start("question")
        self.asked: Final = layout.start("asked")
        self.numbers: Final = {key: i for i, key in enumerate(game.questions())}
        self.fields: Final[dict[str, list[tuple[str, int, int, int, int]]]] = {}
        for key in self.numbers:
            found: list[tuple[str, int, int, int, int]] = []
            for name in fields_of(game.steps[key]):
                if name in ("seat", "seats") or name in left_out:
                    continue
                number = layout.start(f"asked.n.{name}")
                role, at, size = SEAT if name in seats else NUMBER, 0, 0
                if name in spread:
                    block, size = spread[name]
                    role, at = BAG if block in bags else SPREAD, layout.start(f"asked.{block}")
                found.append((name, role, number, at, size))
            self.fields[key] = found

    def write(self, s: State, relation: list[int], out: Sparse) -> None:
        """Adds the question; nothing when the game is over."""
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
                    for each in sorted(set(several)):
                        if 0 <= each < size:
                            out.put(at + each, several.count(each))
                else:
                    out.put(number, len(several))
