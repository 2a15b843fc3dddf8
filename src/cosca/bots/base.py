"""The interface of a bot: a player that sees what its seat sees, never the state.

A bot is given the decision, a lazy view, its memory if it needs one, and a random generator of its own. It also has the
game: rules and component data are public.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from cosca.compiled import mypyc_attr
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory


class SeatView:
    """The lazy view of a seat: `view()` is the document, `view.seen()` a state with blanks to sample from."""

    __slots__ = ("_seen", "_view")

    def __init__(self, view: Callable[[], View], seen: Callable[[], Any]) -> None:
        self._view = view
        self._seen = seen

    def __call__(self) -> View:
        return self._view()

    def seen(self) -> Any:
        """Return `Game.seen` of the seat."""
        return self._seen()


def view_of(game: Game[Any], state: Any, seat: int) -> SeatView:
    """Return the view of a seat on a state."""
    return SeatView(lambda: game.view(state, seat), lambda: game.seen(state, seat))


def view_from_document(game: Game[Any], view: View) -> SeatView:
    """Return the view of a seat from its document."""
    return SeatView(lambda: view, lambda: game.seen_in(view))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat.

    `needs_memory`: its memory is fed with events. `runs_in_worker`: it is too slow for the thread of a table.
    `learned`: it only plays games with learned weights. `offered`: it is listed for tables. `external`: it runs foreign
    code, so the caller plays the default choice if it fails.
    """

    name: ClassVar[str] = ""
    needs_memory: ClassVar[bool] = False
    runs_in_worker: ClassVar[bool] = False
    learned: ClassVar[bool] = False
    offered: ClassVar[bool] = True
    external: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        """Return one of the decision's choices."""
        raise NotImplementedError
