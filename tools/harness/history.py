"""What the clients of a server did and saw, recorded while they play; `verdict` compares it with the database.

The method is Jepsen's: an operation is invoked, and later it is known to have succeeded, known to have been refused, or
its result stays unknown, because a connection was lost or the server did not know either.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import orjson

from tools.harness.frame_reader import FrameReader

Viewer = int | None
Result = Literal["ok", "refused", "unknown"]
# Refusals that prove that no copy of the message was or will be carried out, since the server has looked for it in the
# log first, and the act number of a question never comes back. Others come before that (`too_many`, a table that is
# being reloaded), or after a commit whose result the server does not know (`database`).
DEFINITE: Final = frozenset(
    {("stale", ""), ("illegal", ""), ("illegal", "path"), ("over", ""), ("not_allowed", "bot_plays")}
)


@dataclass(slots=True)
class Operation:
    """A message that chooses for a seat, all of `choices` or none of them, or undoes. Times are monotonic seconds."""

    table: str
    seat: int
    id: str
    choices: list[str]
    invoked: float
    completed: float | None = None
    result: Result = "unknown"
    code: str = ""  # code and reason of a refusal
    sent: int = 0  # how often the client sent it
    after: str = ""  # the last fault before it was invoked
    kind: Literal["choice", "undo"] = "choice"

    def answered(self, answer: dict[str, Any]) -> None:
        """Record the server's `ack` or `error`."""
        self.completed = time.monotonic()
        if answer["type"] == "ack":
            self.result = "ok"
            return
        refusal = answer["code"], answer["why"]
        self.code = " ".join(refusal).strip()
        # An undo names no act, so that another copy of it may still be carried out later.
        self.result = "refused" if refusal in DEFINITE and self.kind == "choice" else "unknown"


class Sighting(NamedTuple):
    """The number of the viewer's last item in a frame, and a digest of what the frame showed."""

    item: int
    digest: str


class ViewerHistory:
    """What one viewer was sent over all of its connections: the items, and a digest of every frame."""

    def __init__(self, table: str, viewer: Viewer) -> None:
        self.table, self.viewer = table, viewer
        self.items: list[dict[str, Any]] = []  # the facts of item n are at n - 1
        self.sightings: list[Sighting] = []
        self.faults: list[str] = []  # what does not fit together even without the log
        self._frames = FrameReader()

    @property
    def last_item(self) -> int:
        """The number that the next `hello` gives as `since`."""
        return len(self.items)

    @property
    def state(self) -> dict[str, Any]:
        """The last frame with its snapshot; empty before the first."""
        return self._frames.state

    def take(self, message: dict[str, Any]) -> None:
        """Record a message `state`."""
        try:
            state = self._frames.take(message)
        except AssertionError:
            base = message["base"], message["since"]
            held = self.state.get("frame"), self.state.get("at")
            self.faults.append(f"a patch of frame and item {base} was sent to a viewer that has {held}")
            return
        for item in message["items"]:
            self._take_item(item["n"], item["facts"])
        sighting = Sighting(state["at"], digest_of(state["view"], state["waiting"], state["act"]))
        if not self.sightings or self.sightings[-1] != sighting:
            self.sightings.append(sighting)

    def _take_item(self, number: int, facts: dict[str, Any]) -> None:
        if number <= len(self.items):
            if self.items[number - 1] != facts:
                before = self.items[number - 1]
                self.faults.append(f"item {number} was {_brief(before)} and is now {_brief(facts)}")
        elif number == len(self.items) + 1:
            self.items.append(facts)
        else:
            self.faults.append(f"item {number} followed item {len(self.items)}")


@dataclass
class History:
    """The operations and viewers of all tables of a run."""

    operations: list[Operation] = field(default_factory=list[Operation])
    viewers: list[ViewerHistory] = field(default_factory=list[ViewerHistory])
    fault: str = ""  # the last one that was injected

    def viewer(self, table: str, viewer: Viewer) -> ViewerHistory:
        """Return the history of a new viewer."""
        made = ViewerHistory(table, viewer)
        self.viewers.append(made)
        return made

    def invoke(self, table: str, seat: int, id: str, choices: list[str]) -> Operation:
        """Record that a client sends choices for the first time; without choices it undoes."""
        made = Operation(
            table, seat, id, choices, time.monotonic(), after=self.fault, kind="choice" if choices else "undo"
        )
        self.operations.append(made)
        return made

    def results(self) -> Counter[Result]:
        """Return how many operations had each result."""
        return Counter(operation.result for operation in self.operations)

    def tables(self) -> set[str]:
        """Return the ids of all tables."""
        return {each.table for each in (*self.operations, *self.viewers)}

    def write(self, file: Path) -> None:
        """Write the operations, one JSON document per line."""
        file.write_bytes(b"\n".join(orjson.dumps(asdict(operation)) for operation in self.operations) + b"\n")


def digest_of(view: Any, waiting: Any, act: int) -> str:
    """Return a digest of what a frame shows: the view, the seats that owe a decision, and the viewer's act number."""
    document = orjson.dumps([view, waiting, act], option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS)
    return hashlib.blake2b(document, digest_size=8).hexdigest()


def _brief(facts: dict[str, Any]) -> str:
    return orjson.dumps(facts).decode()[:200]
