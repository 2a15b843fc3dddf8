"""Frames of a table: the last one of each viewer and subscriber, and patches between them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import orjson

from cosca.server.protocol.http_models import Items
from cosca.server.protocol.patch import PackCache, Sections, diff, join_sections, pack_sections
from cosca.server.protocol.server_messages import VERSION, ClockUpdate, Item, State
from cosca.server.views.event_stream import EventStream, Viewer
from cosca.server.views.snapshots import Snapshots

SPLIT: Final = ("view", "facts")  # the parts of a snapshot that change little
MAX_ITEMS: Final = 2000  # items in one message: a whole game has about a thousand
_log = logging.getLogger("cosca.tables")


def page(stream: EventStream, viewer: Viewer, before: int) -> Items:
    """Return the latest items of the viewer before that number, as many as fit one message."""
    until = min(before - 1, stream.last(viewer))
    after = max(0, until - MAX_ITEMS)
    items = [Item(n=n, facts=facts) for n, facts in stream.items_after(viewer, after, until)]
    return {"items": items, "more": after > 0}


class Subscriber(Protocol):
    """A consumer of a table's frames: its user, its active seat, and how to send."""

    user: str | None
    active_seat: int | None

    def enqueue(self, message: bytes) -> None:
        """Queue a message without waiting."""
        ...

    def close(self, code: int, why: str) -> None:
        """Close the connection."""
        ...


class Frame:
    """A snapshot in packed sections, with its viewer, its number, and the viewer's last item in it."""

    __slots__ = ("at", "frame", "snapshot", "viewer")

    def __init__(self, viewer: Viewer, frame: int, at: int, snapshot: Sections) -> None:
        self.viewer: Final = viewer
        self.frame: Final = frame
        self.at: Final = at
        self.snapshot: Final = snapshot


class FrameSender:
    """Sends frames to subscribers. A snapshot is built once per viewer, and each message is encoded once.

    Frames are numbered per viewer and only where something changed for it, so the numbers reveal nothing hidden.
    """

    def __init__(self) -> None:
        self._frame_by_viewer: dict[Viewer, Frame] = {}
        self._frame_by_subscriber: dict[Subscriber, Frame] = {}  # the last frame of each subscriber

    def broadcast(
        self,
        subscribers: Iterable[Subscriber],
        stream: EventStream,
        build_snapshots: Callable[[], Snapshots],
        times: ClockUpdate | None = None,
    ) -> None:
        """Send every connected viewer what is new for it, and nothing if nothing changed.

        `times` are sent to every subscriber: in its `state` message, else alone.
        """
        by_viewer: dict[Viewer, list[Subscriber]] = {}
        for subscriber in subscribers:
            by_viewer.setdefault(subscriber.active_seat, []).append(subscriber)
        snapshots, done = build_snapshots() if by_viewer else None, PackCache()
        packed = None if times is None else orjson.Fragment(orjson.dumps(times))
        for viewer, group in by_viewer.items():
            try:
                assert snapshots is not None
                self._send_to_viewer(viewer, group, stream, snapshots, done, packed)
            except Exception:  # a failure for one viewer must not affect the others
                _log.exception("sending a frame failed", extra={"viewer": viewer})
                for subscriber in group:
                    subscriber.close(1012, "sending the table failed")

    def _send_to_viewer(
        self,
        viewer: Viewer,
        subscribers: list[Subscriber],
        stream: EventStream,
        snapshots: Snapshots,
        done: PackCache,
        times: orjson.Fragment | None,
    ) -> None:
        now = self._current_frame(viewer, stream, snapshots, done)
        packed: dict[Frame | None, bytes] = {}  # by the frame that the message builds on
        for subscriber in subscribers:
            base = self._frame_by_subscriber.get(subscriber)
            if base is now:
                if times is not None:
                    subscriber.enqueue(orjson.dumps({"v": VERSION, "type": "clocks", "times": times}))
                continue
            if base not in packed:
                packed[base] = self._encode(stream, now, base, done=done, times=times)
            self._frame_by_subscriber[subscriber] = now
            subscriber.enqueue(packed[base])

    def send_full(self, subscriber: Subscriber, since: int, stream: EventStream, snapshots: Snapshots) -> None:
        """Send one subscriber the items after that number (all, if there is no such item) and the whole snapshot.

        Of very many items only the latest are sent; `more` says that `page` has others.
        """
        now = self._current_frame(subscriber.active_seat, stream, snapshots, PackCache())
        self._frame_by_subscriber[subscriber] = now
        subscriber.enqueue(self._encode(stream, now, None, since if 0 <= since <= now.at else 0))

    def forget(self, subscriber: Subscriber) -> None:
        """Forget a subscriber that has gone."""
        self._frame_by_subscriber.pop(subscriber, None)

    def _current_frame(self, viewer: Viewer, stream: EventStream, snapshots: Snapshots, done: PackCache) -> Frame:
        """Return the viewer's current frame, a new one only if something changed."""
        last, at = self._frame_by_viewer.get(viewer), stream.last(viewer)
        snapshot = pack_sections(snapshots(viewer), SPLIT, done, None if last is None else last.snapshot)
        if last is None or (last.at, last.snapshot) != (at, snapshot):
            last = self._frame_by_viewer[viewer] = Frame(viewer, 1 if last is None else last.frame + 1, at, snapshot)
        return last

    def _encode(
        self,
        stream: EventStream,
        now: Frame,
        base: Frame | None,
        since: int = 0,
        done: PackCache | None = None,
        times: orjson.Fragment | None = None,
    ) -> bytes:
        if base is not None and base.viewer == now.viewer:
            since = base.at
        after = max(since, now.at - MAX_ITEMS)
        message: State = {
            "v": VERSION,
            "type": "state",
            "seat": now.viewer,
            "frame": now.frame,
            "base": None,
            "since": after,
            "items": [{"n": n, "facts": facts} for n, facts in stream.items_after(now.viewer, after)],
        }
        if after > since:
            message["more"] = True
        clocks: dict[str, Any] = {} if times is None else {"times": times}
        if base is None or base.viewer != now.viewer:
            return orjson.dumps({**message, **clocks, "whole": orjson.Fragment(join_sections(now.snapshot))})
        message["base"] = base.frame
        message["changes"] = diff(base.snapshot, now.snapshot, done)
        return orjson.dumps({**message, **clocks})
