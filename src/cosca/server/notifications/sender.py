"""Sends what is due: makes the rows of the queue, checks each again, and delivers it by its channel.

A row is marked as sent after its delivery. If the server is killed in between, it is delivered again with the same id,
by which receivers recognize it. Channels fail and hang on their own: each kind has its slots, and each channel delivers
one letter at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from cosca.server.notifications.delivery import Channel, ChannelGone, DeliveryFailed, Letter, LetterBuilder
from cosca.server.notifications.expansion import Expansion
from cosca.server.notifications.rechecks import Attention, Rechecks
from cosca.server.notifications.stages import ChannelKind
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import duties as duty_sql
from cosca.server.storage import notifications as sql
from cosca.server.storage.channels import delete_channel, record_failure
from cosca.server.storage.notifications import Addressee
from cosca.server.storage.rows import ChannelRow, NotificationRow
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime

MAX_SLEEP_SECONDS: Final = 5.0  # less than the shortest delay, so that no new duty has to wake the sender
MIN_SLEEP_SECONDS: Final = 0.5  # in which more becomes due and is done at once
STOP_SECONDS: Final = 5.0  # for running deliveries when the server stops
DELIVERY_SECONDS: Final = 20.0  # for one delivery; channels have shorter limits of their own
BATCH: Final = 200  # rows of a kind of channel that are read at once
SLOTS: Final[dict[ChannelKind, int]] = {"push": 16, "webhook": 16, "email": 4}  # deliveries at the same time
FIRST_BACKOFFS: Final = (5.0, 30.0)  # seconds until a failed row is tried again
BACKOFF_SECONDS: Final = 60.0  # after these, doubled each time
MAX_BACKOFF_SECONDS: Final = 3600.0
DEFAULT_LANGUAGE: Final = "en"
_log = logging.getLogger("cosca.notifications")


def backoff_seconds(tries: int) -> float:
    """Return how long to wait after so many failed attempts before this one."""
    if tries < len(FIRST_BACKOFFS):
        return FIRST_BACKOFFS[tries]
    return min(BACKOFF_SECONDS * 2.0 ** min(tries - len(FIRST_BACKOFFS), 10), MAX_BACKOFF_SECONDS)


class Sender:
    """Delivers the notifications of one server. A kind that is missing in `channels` is not delivered.

    `may_send` is asked right before each delivery: in a cluster another node may have taken over.
    """

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        attention: Attention,
        channels: Mapping[ChannelKind, Channel],
        build: LetterBuilder,
        base_url: str,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self._store: Final = store
        self._uptime: Final = uptime
        self._channels: Final = channels
        self._build: Final = build
        self._base_url: Final = base_url
        self._may_send: Final = may_send
        self._rechecks: Final = Rechecks(uptime, attention)
        self._expansion: Final = Expansion(store, uptime, self._rechecks, channels.keys())
        self._queues: Final[dict[ChannelKind, deque[NotificationRow]]] = {kind: deque() for kind in channels}
        self._lanes: Final[dict[ChannelKind, set[asyncio.Task[None]]]] = {kind: set() for kind in channels}
        self._busy: Final[set[str]] = set()  # ids of channels with a row in a queue or a delivery
        self._delivered: Final[set[str]] = set()  # ids of rows that could not be marked as sent yet
        self._woken: Final = asyncio.Event()

    # ---------------------------------------------------------------- the loop

    async def run(self) -> None:
        """Send until cancelled; then finish running deliveries, for a few seconds."""
        self._rechecks.restart()
        try:
            released = False
            while True:
                self._woken.clear()
                try:
                    if not released:
                        await self.release_held()
                        released = True
                    pause = await self.step()
                except StoreError as error:
                    _log.warning("notifications could not be read or written", extra={"problem": str(error)})
                    pause = MAX_SLEEP_SECONDS
                except Exception:
                    _log.exception("sending notifications failed; it is retried")
                    pause = MAX_SLEEP_SECONDS
                await asyncio.sleep(MIN_SLEEP_SECONDS)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, min(pause, MAX_SLEEP_SECONDS) - MIN_SLEEP_SECONDS)):
                        await self._woken.wait()
        finally:
            await self.stop()

    async def release_held(self) -> None:
        """Look again at rows held in quiet hours: the time of day moved while the server was down or suspended."""
        await self._store.write(sql.release_held(self._uptime.now()))

    async def step(self) -> float:
        """Make new rows and start deliveries; return the seconds until there is more to do."""
        now = self._uptime.now()
        await self._expansion.run(now)
        times = [await duty_sql.next_check(self._store)]
        for kind in self._channels:
            await self._fill(kind, now)
            if self._queues[kind] or len(self._lanes[kind]) < SLOTS[kind]:
                times.append(await sql.next_due(self._store, kind, self._busy))
        return max(0.0, min([MAX_SLEEP_SECONDS, *[time - now for time in times if time is not None]]))

    async def drain(self) -> None:
        """Wait until no delivery is running and nothing that was due is left in the queues."""
        while lanes := self.lanes:
            await asyncio.wait(lanes)

    @property
    def lanes(self) -> list[asyncio.Task[None]]:
        """The running tasks, each of which delivers one letter after the other."""
        return [lane for lanes in self._lanes.values() for lane in lanes]

    async def stop(self) -> None:
        """Finish running deliveries, for a few seconds, and start none any more."""
        for queue in self._queues.values():
            self._busy.difference_update(row.channel for row in queue)
            queue.clear()
        if lanes := self.lanes:
            _, late = await asyncio.wait(lanes, timeout=STOP_SECONDS)
            for lane in late:
                lane.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # ---------------------------------------------------------------- deliveries

    async def _fill(self, kind: ChannelKind, now: float) -> None:
        """Queue rows that are due, one per channel, and start lanes for them."""
        queue, lanes = self._queues[kind], self._lanes[kind]
        if not queue and len(lanes) < SLOTS[kind]:
            for row in await sql.due_rows(self._store, now, kind, self._busy, BATCH):
                if row.channel not in self._busy:
                    self._busy.add(row.channel)
                    queue.append(row)
        for _ in range(min(len(queue), SLOTS[kind] - len(lanes))):
            lane = asyncio.create_task(self._deliver_queued(kind), name=f"{kind} notifications")
            lanes.add(lane)
            lane.add_done_callback(lanes.discard)

    async def _deliver_queued(self, kind: ChannelKind) -> None:
        """Deliver queued rows one after the other until none is left."""
        queue = self._queues[kind]
        while queue:
            row = queue.popleft()
            try:
                await self._handle(kind, row)
            except StoreError as error:
                _log.warning("a notification could not be read or written", extra={"problem": str(error)})
            except Exception as error:  # without the text, which may contain an address
                _log.error("a notification failed", extra={"error": type(error).__name__, "stage": row.stage})
            finally:
                self._busy.discard(row.channel)
        self._woken.set()

    async def _handle(self, kind: ChannelKind, row: NotificationRow) -> None:
        """Check a row again, then deliver, postpone or delete it."""
        addressee = await sql.addressee(self._store, row.id)
        if addressee is None:
            return
        if row.id in self._delivered:
            await self._mark_sent(addressee.row)
            return
        await self._rechecks.refresh([(row.table_id, row.user_id)])
        now = self._uptime.now()
        verdict = self._rechecks.verdict(addressee, now)
        if verdict == "drop":
            await self._store.write(sql.delete_rows([row.id]))
        elif verdict != "deliver":
            await self._store.write(sql.postpone(row.id, verdict))
        elif self._may_send():
            await self._deliver(kind, addressee)

    async def _deliver(self, kind: ChannelKind, addressee: Addressee) -> None:
        row, channel = addressee.row, addressee.channel
        try:
            letter = self._letter(addressee)
        except Exception:
            _log.exception("a letter could not be written", extra={"stage": row.stage, "notification": row.id})
            await self._store.write(sql.delete_rows([row.id]))
            return
        try:
            async with asyncio.timeout(DELIVERY_SECONDS):
                await self._channels[kind].deliver(channel, letter)
        except ChannelGone:
            await self._store.write(*delete_channel(channel.id))
        except DeliveryFailed as error:
            await self._store.write(*self._failed(row, channel, str(error), error.disables))
        except TimeoutError:
            await self._store.write(*self._failed(row, channel, "timeout"))
        except Exception as error:  # without the text, which may contain an address
            _log.error("a channel failed", extra={"kind": kind, "error": type(error).__name__})
            await self._store.write(*self._failed(row, channel, "mistake"))
        else:
            self._delivered.add(row.id)
            await self._mark_sent(row)

    async def _mark_sent(self, row: NotificationRow) -> None:
        now = self._uptime.now()
        await self._store.write(*sql.mark_sent(row, now, self._uptime.wall(now)))
        self._delivered.discard(row.id)

    def _failed(self, row: NotificationRow, channel: ChannelRow, error: str, disables: bool = False) -> Writes:
        """Return the writes after a failed attempt: later again; never if it `disables`, or after a day."""
        now = self._uptime.now()
        return [
            *sql.mark_failed(row, now + backoff_seconds(row.tries), error),
            *record_failure(channel, self._uptime.wall(now), error, disables),
        ]

    def _letter(self, addressee: Addressee) -> Letter:
        user, duty, wall = addressee.user, addressee.duty, self._uptime.wall
        deadline = None if duty is None else duty.deadline
        return self._build(
            addressee.row,
            language=(user.language if user is not None else None) or DEFAULT_LANGUAGE,
            base_url=self._base_url,
            table_name=addressee.table_name,
            game=addressee.game,
            waiting_for=addressee.waiting_for,
            waiting_tables=addressee.waiting_tables,
            now_wall=wall(self._uptime.now()),
            zone=user.hours[-1]["zone"] if user is not None and user.hours else None,
            public=addressee.channel.user_id is None,
            since=None if duty is None else wall(duty.since),
            deadline=None if deadline is None else wall(deadline),
        )
