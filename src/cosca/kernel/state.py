"""The base class of states: the stack of steps, the random generator, sealed choices and the event output."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.documents import JsonObject, StateDocument
from cosca.kernel.rng import SPAN, key_of, word
from cosca.kernel.steps import Ask, Sealed, Step, fields_of, step_for_digest, step_to_json

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.events import Event
    from cosca.kernel.game import Game
    from cosca.kernel.observation import Parts

T = TypeVar("T")

_packed: dict[type[Any], tuple[str, ...]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game state as plain data. Not part of it are `out` (the event list), `listed` (cached choices) and `observed`
    (parts of observations by seat).

    `shared` names the fields that come from the game, which are neither saved nor pickled. What changes at many
    decisions is in lists, which `copy` copies; what changes at few is in tuples, which copies share (`replaced`).
    """

    __slots__ = ("draws", "game", "key", "listed", "observed", "out", "sealed", "stack")
    shared: ClassVar[tuple[str, ...]] = ()

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        """Return an object without fields for `copy`; without this, a compiled class would require its arguments."""
        return super().__new__(cls)

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game: Game[Any] = game
        self.key: bytes = key_of(seed)
        self.draws: int = 0
        self.stack: list[Step[Any]] = []
        self.sealed: list[tuple[Choice, ...]] = [()] * (len(game.seats) + 1)
        self.listed: tuple[Choice, ...] | None = None
        self.out: list[Event] | None = None
        self.observed: dict[int, Parts] | None = None

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
        """Return the progress of the game in a word or two, for `repr`."""
        return ""

    def copy(self) -> Self:
        """Return an independent copy; only immutable things are shared."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_state, (self.game, [getattr(self, name) for name in packed_fields(type(self))])

    def copy_kernel(self, other: State) -> None:
        """Copy the kernel's fields of the other state into this new one."""
        self.game = other.game
        self.key = other.key
        self.draws = other.draws
        self.stack = other.stack[:]
        self.sealed = other.sealed[:]
        self.listed = other.listed
        self.out = None
        self.observed = None

    def draw(self, n: int) -> int:
        """Return a uniformly distributed random number below n."""
        limit = SPAN - SPAN % n
        while True:
            number = word(self.key, self.draws)
            self.draws += 1
            if number < limit:
                return number % n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    def decks(self) -> tuple[list[Any], ...]:
        """Return the shuffled decks: the lists whose order nobody knows. A draw from one makes it shorter."""
        return ()

    def redraw(self, outcome: int) -> None:
        """Replace everything that chance still has to decide, in a way that depends on the number.

        The generator gets another key and the decks another order; no seat can tell before the next draw.
        """
        self.key = blake2b(outcome.to_bytes(8, "big"), digest_size=len(self.key), key=self.key).digest()
        self.draws = 0
        for deck in self.decks():
            self.shuffle(deck)

    def has_drawn(self, before: State) -> bool:
        """Return whether chance has decided anything since the state was a copy of the earlier one."""
        if self.draws != before.draws:
            return True
        for deck, old in zip(self.decks(), before.decks(), strict=True):  # noqa: SIM110 (a loop is quicker than any)
            if len(deck) < len(old):
                return True
        return False

    def kernel_to_json(self) -> JsonObject:
        """Return the kernel's fields of the saved state."""
        return {
            "key": self.key.hex(),
            "draws": self.draws,
            "stack": [step_to_json(step) for step in self.stack],
            "sealed": [[pick.text for pick in picks] for picks in self.sealed],
        }

    def to_json(self) -> StateDocument:
        """Return the whole state as a document; `Game.from_json` reads it."""
        raise NotImplementedError

    def digest(self) -> str:
        """Return a short hash of everything in the state, the same on every machine."""
        document = self.to_json()
        document["stack"] = [step_for_digest(step) for step in self.stack]
        text = json.dumps(document, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


KERNEL: Final = fields_of(State)


def replaced(cells: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the cells with another value in one of them."""
    changed = list(cells)
    changed[at] = value
    return tuple(changed)


def own_fields(kind: type[Any]) -> tuple[str, ...]:
    """Return the fields of a state class, except the kernel's and those shared by its game."""
    return tuple([name for name in fields_of(kind) if name not in KERNEL and name not in kind.shared])


def packed_fields(kind: type[Any]) -> tuple[str, ...]:
    """Return the fields that a pickle holds: all except those shared by the game and transient ones."""
    fields = _packed.get(kind)
    if fields is None:
        fields = _packed[kind] = ("draws", "key", "sealed", "stack", *own_fields(kind))
    return fields


def restored_state(game: Game[Any], values: list[Any]) -> State:
    """Return a state from a pickle."""
    state: State = game.blank()
    for name, value in zip(packed_fields(type(state)), values, strict=True):
        setattr(state, name, value)
    return state
