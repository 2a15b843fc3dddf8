"""The state after each entry of a log, including undone choices.

The same choice after the same choices is one node of a tree, so undoing and choosing again leads to a known state. A
state that was made before is rebuilt from the nearest kept one above it by at most `CHECKPOINT_INTERVAL` choices.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection
from typing import Any, Final

from cosca.server.core.caches import keep_newest

CHECKPOINT_INTERVAL: Final = 32  # choices between two states that are kept for good
MAX_RECENT: Final = 64  # states that are kept for a while: most undone choices are among the last


class Node:
    """The game after one choice following those of its parent."""

    __slots__ = ("children", "depth", "parent", "seat", "text")

    def __init__(self, parent: Node | None, seat: int, text: str) -> None:
        self.parent = parent
        self.seat = seat
        self.text = text
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.children: dict[tuple[int, str], Node] = {}

    def child(self, seat: int, text: str) -> Node:
        """Return the node that the choice leads to."""
        child = self.children.get((seat, text))
        if child is None:
            child = self.children[seat, text] = Node(self, seat, text)
        return child


class History:
    """Follows a log entry by entry. `apply` applies a choice of a seat to a state."""

    def __init__(self, apply: Callable[[Any, int, str], None]) -> None:
        self._apply: Final = apply
        self._now = Node(None, 0, "")
        self._nodes: list[Node] = [self._now]  # by moment
        self._counted: list[int] = []  # the moments of the choices that are not undone, from the root to `_now`
        self._checkpoints: dict[Node, Any] = {}
        self._recent: dict[Node, Any] = {}

    def begin(self, state: Any) -> None:
        """Start with this state."""
        self._checkpoints[self._now] = state.copy()

    def keep(self, state: Any) -> None:
        """Keep the current state before it is changed."""
        self._keep(self._now, state)

    def choose(self, seat: int, text: str) -> None:
        """Add a choice as the next entry, legal or not."""
        self._counted.append(len(self._nodes))
        self._now = self._now.child(seat, text)
        self._nodes.append(self._now)

    def undo(self, removes: Collection[int]) -> None:
        """Add the undo of choices as the next entry."""
        counted, gone = self._counted, frozenset(removes)
        first = bisect_left(counted, min(gone)) if gone else len(counted)
        later: list[tuple[int, int, str]] = []
        for moment in reversed(counted[first:]):
            if moment not in gone:
                later.append((moment, self._now.seat, self._now.text))
            parent = self._now.parent
            assert parent is not None
            self._now = parent
        del counted[first:]
        for moment, seat, text in reversed(later):
            counted.append(moment)
            self._now = self._now.child(seat, text)
        self._nodes.append(self._now)

    def add_unchanged(self) -> None:
        """Add an entry that does not change the state."""
        self._nodes.append(self._now)

    def state(self, moment: int) -> Any:
        """Return a copy of the state after that entry. Raises what the rules raise if they refuse a choice."""
        node, path = self._nodes[moment], list[Node]()
        while node not in self._checkpoints and node not in self._recent:
            path.append(node)
            assert node.parent is not None
            node = node.parent
        state = (self._checkpoints[node] if node in self._checkpoints else self._recent[node]).copy()
        for step in reversed(path):
            self._apply(state, step.seat, step.text)
            if step.depth % CHECKPOINT_INTERVAL == 0:
                self._keep(step, state)
        self._keep(self._nodes[moment], state)
        return state

    def _keep(self, node: Node, state: Any) -> None:
        if node in self._checkpoints:
            return
        if node.depth % CHECKPOINT_INTERVAL == 0:
            self._checkpoints[node] = state.copy()
            return
        cached = self._recent.pop(node, None)
        keep_newest(self._recent, node, state.copy() if cached is None else cached, MAX_RECENT)
