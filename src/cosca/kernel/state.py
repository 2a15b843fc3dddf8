"""What every state has: the stack of steps, its chance, sealed choices, and the way out for events."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Self

from cosca.kernel.chance import SPAN, key_of, word
from cosca.kernel.steps import Step, step_to_json

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.events import Event


class State:
    """Plain data. `out` and `listed` are not part of the state: where events go, and the choices last listed."""

    __slots__ = ("draws", "key", "listed", "out", "sealed", "stack")

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        """An object without fields, for `copy` to fill: compiled, a class without this would ask for its arguments."""
        return super().__new__(cls)

    def __init__(self, seed: int, seats: int) -> None:
        self.key: bytes = key_of(seed)
        self.draws: int = 0
        self.stack: list[Step[Any]] = []
        self.sealed: list[tuple[Choice, ...]] = [()] * (seats + 1)
        self.listed: tuple[Choice, ...] | None = None
        self.out: list[Event] | None = None

    def copy(self) -> Self:
        """An independent copy; only immutable things are shared."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """Gives this new state the kernel's part of the other."""
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
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()
