"""Memories: what an attentive player knows of a game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cosca.compiled import mypyc_attr
from cosca.kernel.events import Facts
from cosca.kernel.pickling import learned_fields, restored_memory

if TYPE_CHECKING:
    from cosca.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What an attentive player knows. It is fed every event that its seat saw, in order.

    `shared` names the fields that come from the game, which a pickle leaves out.
    """

    __slots__ = ("game", "seat")
    shared: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self.game: Final = game
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {'the public' if self.seat is None else f'seat {self.seat}'}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_memory, (self.game, self.seat, [getattr(self, name) for name in learned_fields(type(self))])

    def see(self, facts: Facts) -> None:
        """Update the memory with one event as the seat saw it."""
        raise NotImplementedError
