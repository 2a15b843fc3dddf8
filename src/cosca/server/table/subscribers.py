"""The subscribers of a table: who is connected, and what each was sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

import orjson

from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.table.chat import TableChat
from cosca.server.table.clock import TableClock
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats
from cosca.server.views.frames import FrameSender, Subscriber

LEFT_SECONDS: Final = 120.0  # for which it is known when a user left
CLOSE_DELETED: Final = (4404, "the table is closed")
CLOSE_NOT_ALLOWED: Final = (4403, "not_allowed")
# Builds the message `table` for a user with an active seat.
TableMessageBuilder = Callable[[str | None, int | None], server_messages.Table]


class Subscribers:
    """The subscribers of one table. They survive a reload of its state."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.attached: list[Subscriber] = []
        self.visitors: Final[set[str]] = set()  # players shown as present while their answers in advance are given
        self._now: Final = now
        self._hidden: Final[set[Subscriber]] = set()  # whose page is not visible
        self._left: Final[dict[str, float]] = {}  # by user who looked until a moment ago: until when
        self.names: dict[str, str] = {}  # by user id: members, players and everybody connected
        self._frames: Final = FrameSender()
        self._clocks: dict[int, server_messages.Clock] = {}  # as last sent
        self._table_hashes: dict[Subscriber, int] = {}  # of the last message `table`

    @property
    def present_users(self) -> set[str | None]:
        """The users who are connected, or shown as if they were."""
        return {*self.visitors, *[subscriber.user for subscriber in self.attached]}

    def is_present(self, user: str | None) -> bool:
        """Return whether a user is connected, or shown as if they were."""
        return user in self.visitors or self.is_connected(user)

    def is_connected(self, user: str | None) -> bool:
        """Return whether a user is connected."""
        return user is not None and any(subscriber.user == user for subscriber in self.attached)

    def spectator_count(self, seats: Seats) -> int:
        """Return how many users watch without a seat."""
        return len({subscriber.user for subscriber in self.attached if not seats.seats_of(subscriber.user)})

    def attach(self, subscriber: Subscriber) -> bool:
        """Add a subscriber; return whether its user was not connected before."""
        new = not self.is_present(subscriber.user)
        self.attached.append(subscriber)
        return new

    def detach(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; return whether its user is not connected any more."""
        if subscriber not in self.attached:
            return False
        self.set_visible(subscriber, False)
        self._hidden.discard(subscriber)
        self.attached.remove(subscriber)
        self._table_hashes.pop(subscriber, None)
        self._frames.forget(subscriber)
        return subscriber.user is not None and not self.is_present(subscriber.user)

    # ---------------------------------------------------------------- who looks

    def set_visible(self, subscriber: Subscriber, visible: bool) -> None:
        """Record whether the page of a subscriber is visible; it is until it says otherwise."""
        user = subscriber.user
        if visible:
            self._hidden.discard(subscriber)
        elif subscriber not in self._hidden:
            self._hidden.add(subscriber)
            if user is not None and not self._is_looking(user):
                now = self._now()
                for other in [other for other, left in self._left.items() if left < now - LEFT_SECONDS]:
                    del self._left[other]
                self._left[user] = now

    def last_look(self, user: str) -> float | None:
        """Return the time at which a user last saw the table: now if a page is visible, None if it was long ago."""
        return self._now() if self._is_looking(user) else self._left.get(user)

    def _is_looking(self, user: str) -> bool:
        return any(subscriber.user == user and subscriber not in self._hidden for subscriber in self.attached)

    # ---------------------------------------------------------------- messages

    def broadcast_state(self, journal: Journal, clock: TableClock) -> None:
        """Send every viewer what changed for it; nothing where nothing changed. Clock changes go to all subscribers."""
        if journal.started and self.attached:
            self._frames.broadcast(self.attached, journal.stream, journal.snapshots, self._changed_clocks(clock))

    def _changed_clocks(self, clock: TableClock) -> server_messages.ClockUpdate | None:
        before, self._clocks = self._clocks, clock.to_wire()
        changed = {str(seat): times for seat, times in self._clocks.items() if times != before.get(seat)}
        return {"now": clock.now, "clocks": changed} if changed else None

    def send_clocks(self, clock: TableClock) -> None:
        """Send the time and all clocks to everybody: after a pause of the process, pages have counted on."""
        self._clocks = clock.to_wire()
        clocks = {str(seat): times for seat, times in self._clocks.items()}
        message = server_messages.Clocks(
            v=server_messages.VERSION, type="clocks", times={"now": clock.now, "clocks": clocks}
        )
        for subscriber in self.attached:
            subscriber.enqueue(orjson.dumps(message))

    def send_state(self, subscriber: Subscriber, since: int, journal: Journal) -> None:
        """Send one subscriber the whole state and all items after `since`."""
        if journal.started:
            self._frames.send_full(subscriber, since, journal.stream, journal.snapshots())

    def send_table(
        self, build: TableMessageBuilder, only: Collection[Subscriber] | None = None, again: bool = False
    ) -> None:
        """Send the message `table` to subscribers for whom it changed, or with `again` to all of them."""
        for subscriber in self.attached if only is None else only:
            message = build(subscriber.user, subscriber.active_seat)
            seats = [{**seat, "clock": None} for seat in message["seats"]]  # clocks are sent when they change
            digest = hash(orjson.dumps({**message, "now": None, "seats": seats}))
            if again or self._table_hashes.get(subscriber) != digest:
                self._table_hashes[subscriber] = digest
                self._clocks = {seat["seat"]: seat["clock"] for seat in message["seats"] if "clock" in seat}
                subscriber.enqueue(orjson.dumps(message))

    def broadcast_chat(self, chat: TableChat, seats: Seats) -> None:
        """Send new chat lines and changed pins to all who may see them."""
        for subscriber in self.attached:
            lines = (
                chat.lines(seats.team_of(subscriber.active_seat), subscriber.user, chat.unsent) if chat.unsent else []
            )
            if subscriber.user in chat.resend_to:
                self.send_chat(subscriber, chat, seats)
            elif lines:
                subscriber.enqueue(_chat(lines, False, []))
            if subscriber.active_seat is not None and chat.changed_pins.intersection(
                seats.game.mates(subscriber.active_seat)
            ):
                self._send_pins(subscriber, chat, seats)
        chat.unsent, chat.changed_pins, chat.resend_to = [], set(), set()

    def send_chat(self, subscriber: Subscriber, chat: TableChat, seats: Seats) -> None:
        """Send one subscriber the recent chat lines it may read, and the pins of its team."""
        muted = sorted(other for reader, other in chat.muted if reader == subscriber.user)
        subscriber.enqueue(_chat(chat.lines(seats.team_of(subscriber.active_seat), subscriber.user), True, muted))
        self._send_pins(subscriber, chat, seats)

    def _send_pins(self, subscriber: Subscriber, chat: TableChat, seats: Seats) -> None:
        team = () if subscriber.active_seat is None else seats.game.mates(subscriber.active_seat)
        subscriber.enqueue(
            orjson.dumps(server_messages.Pins(v=server_messages.VERSION, type="pins", pins=chat.pins(team)))
        )

    # ---------------------------------------------------------------- permissions

    def enforce_permissions(self, seats: Seats, journal: Journal) -> None:
        """Take seats and the table away from subscribers who may not see them any more."""
        for subscriber in list(self.attached):
            if subscriber.active_seat is not None and subscriber.active_seat not in seats.seats_of(subscriber.user):
                subscriber.active_seat = None
                self.send_state(subscriber, 0, journal)
            if subscriber.active_seat is None and not seats.may_watch(subscriber.user):
                subscriber.close(*CLOSE_NOT_ALLOWED)

    def refuse(self, refusal: Refused) -> None:
        """Send a refusal to all subscribers."""
        for subscriber in self.attached:
            subscriber.enqueue(refusal.to_message(None))

    def close(self, code: int, reason: str) -> None:
        """Close all subscribers."""
        for subscriber in list(self.attached):
            subscriber.close(code, reason)


def _chat(lines: list[server_messages.ChatLine], whole: bool, muted: list[str]) -> bytes:
    return orjson.dumps(
        server_messages.Chat(v=server_messages.VERSION, type="chat", lines=lines, whole=whole, muted=muted)
    )
