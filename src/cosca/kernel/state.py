"""What every state has: the stack of steps, its chance, sealed choices, and the way out for events."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from cosca.kernel.chance import SPAN, key_of, word
from cosca.kernel.steps import Ask, Sealed, Step, fields_of, step_for_digest, step_to_json

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.events import Event
    from cosca.kernel.game import Game

_packed: dict[type[Any], tuple[str, ...]] = {}


class State:
    """Plain data. `out` and `listed` are not part of the state: where events go, and the choices last listed.

    `shared` names what a state has from its game: it is the same in all its states, and neither saved nor pickled.
    """

    __slots__ = ("draws", "game", "key", "listed", "out", "sealed", "stack")
    shared: ClassVar[tuple[str, ...]] = ()

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        """An object without fields, for `copy` to fill: compiled, a class without this would ask for its arguments."""
        return super().__new__(cls)

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game: Game[Any] = game
        self.key: bytes = key_of(seed)
        self.draws: int = 0
        self.stack: list[Step[Any]] = []
        self.sealed: list[tuple[Choice, ...]] = [()] * (len(game.seats) + 1)
        self.listed: tuple[Choice, ...] | None = None
        self.out: list[Event] | None = None

    def __repr__(self) -> str:
        top = self.stack[-1] if self.stack else None
        asked = "over"
        if isinstance(top, Ask):
            asked = f"{top.key} of seat {top.seat}"
        elif isinstance(top, Sealed):
            asked = f"{top.key} of seats {', '.join([str(seat) for seat in top.seats])}"
        elif top is not None:
            asked = top.key
        return f"<{type(self).__name__} {', '.join([part for part in (self.moment(), asked) if part])}>"

    def moment(self) -> str:
        """How far the game is, in a word or two: for `repr`."""
        return ""

    def copy(self) -> Self:
        """An independent copy; only immutable things are shared."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_state, (self.game, [getattr(self, name) for name in packed_fields(type(self))])

    def copy_kernel(self, other: State) -> None:
        """Gives this new state the kernel's part of the other."""
        self.game = other.game
        self.key = other.key
        self.draws = other.draws
        self.stack = other.stack[:]
        self.sealed = other.sealed[:]
        self.listed = other.listed
        self.out = None

    def draw(self, n: int) -> int:
        """A random number below n, every one equally likely."""
        limit = SPAN - SPAN % n
        while True:
            found = word(self.key, self.draws)
            self.draws += 1
            if found < limit:
                return found % n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    def kernel_to_json(self) -> dict[str, Any]:
        """The kernel's part of the saved state."""
        return {
            "key": self.key.hex(),
            "draws": self.draws,
            "stack": [step_to_json(step) for step in self.stack],
            "sealed": [[pick.text for pick in picks] for picks in self.sealed],
        }

    def to_json(self) -> dict[str, Any]:
        """The whole state as a document; `Game.from_json` reads it."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short hash of everything in the state, the same on every machine."""
        document = self.to_json()
        document["stack"] = [step_for_digest(step) for step in self.stack]
        text = json.dumps(document, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


KERNEL: Final = fields_of(State)


def own_fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields that a class of states has besides the kernel's and those shared by its game."""
    return tuple([name for name in fields_of(kind) if name not in KERNEL and name not in kind.shared])


def packed_fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields that a pickle holds: all but those that the game gives back or that are only there for a moment."""
    found = _packed.get(kind)
    if found is None:
        found = _packed[kind] = ("draws", "key", "sealed", "stack", *own_fields(kind))
    return found


def restored_state(game: Game[Any], values: list[Any]) -> State:
    """A state out of a pickle."""
    state: State = game.blank()
    for name, value in zip(packed_fields(type(state)), values, strict=True):
        setattr(state, name, value)
    return state
