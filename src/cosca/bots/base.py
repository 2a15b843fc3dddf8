"""What a bot is: a player that sees what its seat sees, never the state.

A bot is given the decision, a way to look at its view (made only if it looks), its memory if it wants one,
and a random generator of its own. The game it knows as everyone does: its rules and component data.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory


class ViewOf:
    """A way to look at what a seat sees: `view()` is the document, `view.seen()` a state with blanks to draw from.

    Either is made only if it is asked for.
    """

    __slots__ = ("_seen", "_view")

    def __init__(self, view: Callable[[], View], seen: Callable[[], Any]) -> None:
        self._view = view
        self._seen = seen

    def __call__(self) -> View:
        return self._view()

    def seen(self) -> Any:
        """`Game.seen` of the seat."""
        return self._seen()


def view_of(game: Game[Any], state: Any, seat: int) -> ViewOf:
    """How a seat looks at a table."""
    return ViewOf(lambda: game.view(state, seat), lambda: game.seen(state, seat))


def view_shown(game: Game[Any], view: View) -> ViewOf:
    """How a seat looks at what was written down of a table."""
    return ViewOf(lambda: view, lambda: game.seen_in(view))


class Bot:
    """A player of one seat. `remembers` says whether its memory has to be fed with events.

    `slow`: it thinks for longer than a table should wait for in its own thread. `learned`: it plays only games of which
    something was learned. `foreign`: it is not of this house, so whoever asks it takes the default choice if it fails.
    """

    name: ClassVar[str] = ""
    remembers: ClassVar[bool] = False
    slow: ClassVar[bool] = False
    learned: ClassVar[bool] = False
    foreign: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        """One of the decision's choices."""
        raise NotImplementedError
