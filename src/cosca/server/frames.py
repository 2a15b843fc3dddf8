"""The frames of a table: what each viewer was shown last, which frame each line has, and what is new against it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import orjson

from cosca.server.changes import Done, Sections, changes, joined, sections
from cosca.server.telling import Snapshots, Stream, Viewer
from cosca.server.wire import VERSION, State, Times

SPLIT: Final = ("view", "facts")  # the parts of a snapshot of which little changes
_log = logging.getLogger("cosca.tables")


class Listener(Protocol):
    """A line to a person: who it is, the seat in front, and how to send."""

    user: str | None
    front: int | None

    def push(self, message: bytes) -> None:
        """Queues a message; never waits."""
        ...

    def close(self, code: int, why: str) -> None:
        """Ends the line."""
        ...


class Shown:
    """A frame: its viewer and number, the viewer's last item in it, and the snapshot in its packed parts."""

    __slots__ = ("at", "frame", "snapshot", "viewer")

    def __init__(self, viewer: Viewer, frame: int, at: int, snapshot: Sections) -> None:
        self.viewer: Final = viewer
        self.frame: Final = frame
        self.at: Final = at
        self.snapshot: Final = snapshot


class Frames:
    """Tells lines what is new. A snapshot is made once per viewer, and each message is packed once.

    Frames are numbered per viewer and only where something changed for it, so the numbers tell nothing hidden.
    """

    def __init__(self) -> None:
        self._shown: dict[Viewer, Shown] = {}
        self._held: dict[Listener, Shown] = {}  # the last frame of each line

    def tell(
        self,
        listeners: Iterable[Listener],
        stream: Stream,
        telling: Callable[[], Snapshots],
        times: Times | None = None,
    ) -> None:
        """Tells every viewer that is here what is new for it; a viewer for whom nothing changed is told nothing.

        `times` are told to every line: in the `state` that it gets, else alone.
        """
        lines: dict[Viewer, list[Listener]] = {}
        for listener in listeners:
            lines.setdefault(listener.front, []).append(listener)
        snapshots, done = telling() if lines else None, Done()
        packed = None if times is None else orjson.Fragment(orjson.dumps(times))
        for viewer, held in lines.items():
            try:
                assert snapshots is not None
                self._tell_viewer(viewer, held, stream, snapshots, done, packed)
            except Exception:  # what cannot be told to one viewer keeps the others from nothing
                _log.exception("a viewer could not be told", extra={"viewer": viewer})
                for listener in held:
                    listener.close(1012, "the table could not be told")

    def _tell_viewer(
        self,
        viewer: Viewer,
        listeners: list[Listener],
        stream: Stream,
        snapshots: Snapshots,
        done: Done,
        times: orjson.Fragment | None,
    ) -> None:
        now = self._present(viewer, stream, snapshots, done)
        packed: dict[Shown | None, bytes] = {}  # by the frame that the message builds on
        for listener in listeners:
            base = self._held.get(listener)
            if base is now:
                if times is not None:
                    listener.push(orjson.dumps({"v": VERSION, "type": "clocks", "times": times}))
                continue
            if base not in packed:
                packed[base] = self._packed(stream, now, base, done=done, times=times)
            self._held[listener] = now
            listener.push(packed[base])

    def tell_one(self, listener: Listener, since: int, stream: Stream, snapshots: Snapshots) -> None:
        """Tells one line all items after that number (all, if there is no such one), and the whole snapshot."""
        now = self._present(listener.front, stream, snapshots, Done())
        self._held[listener] = now
        listener.push(self._packed(stream, now, None, since if 0 <= since <= now.at else 0))

    def forget(self, listener: Listener) -> None:
        """The line is gone."""
        self._held.pop(listener, None)

    def _present(self, viewer: Viewer, stream: Stream, snapshots: Snapshots, done: Done) -> Shown:
        """The viewer's frame as it is now: a new one only if something changed."""
        last, at = self._shown.get(viewer), stream.last(viewer)
        snapshot = sections(snapshots(viewer), SPLIT, done, None if last is None else last.snapshot)
        if last is None or (last.at, last.snapshot) != (at, snapshot):
            last = self._shown[viewer] = Shown(viewer, 1 if last is None else last.frame + 1, at, snapshot)
        return last

    def _packed(
        self,
        stream: Stream,
        now: Shown,
        base: Shown | None,
        since: int = 0,
        done: Done | None = None,
        times: orjson.Fragment | None = None,
    ) -> bytes:
        if base is not None and base.viewer == now.viewer:
            since = base.at
        message: State = {
            "v": VERSION,
            "type": "state",
            "seat": now.viewer,
            "frame": now.frame,
            "base": None,
            "since": since,
            "items": [{"n": n, "facts": facts} for n, facts in stream.since(now.viewer, since)],
        }
        told: dict[str, Any] = {} if times is None else {"times": times}
        if base is None or base.viewer != now.viewer:
            return orjson.dumps({**message, **told, "whole": orjson.Fragment(joined(now.snapshot))})
        message["base"] = base.frame
        message["changes"] = changes(base.snapshot, now.snapshot, done)
        return orjson.dumps({**message, **told})
