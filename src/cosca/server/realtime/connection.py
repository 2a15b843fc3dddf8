"""One WebSocket connection: outbox, rate limit and message dispatch.

A client that reads too slowly is disconnected; it reconnects and continues where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from cosca.server.core.budgets import metered
from cosca.server.core.logs import log_event
from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol import client_messages, server_messages
from cosca.server.protocol.client_messages import Malformed, parse_message
from cosca.server.protocol.forms import clean_text
from cosca.server.protocol.refusal import Moved, Refused, StoreError
from cosca.server.realtime.connections import CLOSE_RECONNECT, ConnectionRegistry
from cosca.server.table.live_table import LiveTable

MALFORMED, SIGNED_OUT, NOT_ALLOWED, NOT_FOUND, TOO_SLOW, TOO_MANY = 4400, 4401, 4403, 4404, 4408, 4429
MAX_MALFORMED = 10  # malformed messages until the connection is closed
# Seconds without reading after a refused or malformed message, so that the client slows down.
MIN_PAUSE_SECONDS = 0.2
MAX_PAUSE_SECONDS = 2.0
TRY_LATER = 1013
PONG = orjson.dumps(server_messages.Pong(v=server_messages.VERSION, type="pong"))


class SocketConnection:
    """One socket at one table: a subscriber with a bounded outbox, emptied at once where possible, else by a task."""

    def __init__(
        self,
        socket: WebSocket,
        connections: ConnectionRegistry,
        user: str,
        address: str,
        send_now: Callable[[bytes], bool] | None = None,
    ) -> None:
        """`send_now` sends a text message at once, or returns False; without it all messages pass ASGI."""
        self.user: str | None = user
        self.user_id = user
        self.address = address
        self.active_seat: int | None = None
        self.queued = 0
        self._socket = socket
        self._connections = connections
        self._settings = connections.settings
        self._metrics = connections.metrics
        self._queue: list[bytes] = []
        self._send_now = send_now
        self._started = False
        self._flushing = False  # `_flush` is called soon
        self._writer: asyncio.Task[None] | None = None  # while it sends what cannot be sent at once
        self._ending: tuple[int, str] | None = None
        self._receive_timeout: asyncio.Timeout | None = None
        self._rate_limit = RateLimiter(self._settings.messages_per_second, 1, self._settings.messages_per_second * 3)
        self._has_greeted = False
        self._malformed_count = 0

    # ---------------------------------------------------------------- out

    def enqueue(self, message: bytes) -> None:
        """Queue a message; drop the connection if the outbox is full."""
        if self._ending is not None:
            return
        self._queue.append(message)
        self._connections.track_queued_bytes(self, len(message))
        if len(self._queue) > self._settings.queue_messages or self.queued > self._settings.queue_bytes:
            self.drop()
        elif self._send_now is None:
            self._start_writing()
        elif not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send what is queued at once, without a task; leave to one what the client has no room for."""
        self._flushing = False
        if self._send_now is None or self._writer is not None or not self._started:
            return
        while self._queue and self._send_now(self._queue[0]):
            self._connections.track_queued_bytes(self, -len(self._queue.pop(0)))
        if self._queue:
            self._start_writing()

    def drop(self) -> None:
        """Close a connection that does not read, and discard its outbox."""
        self.clear_outbox()
        self.close(TOO_SLOW, "too slow")

    def clear_outbox(self) -> None:
        """Discard all queued messages."""
        self._queue.clear()
        self._connections.track_queued_bytes(self, -self.queued)

    def close(self, code: int, why: str) -> None:
        """Close the connection after the queued messages are sent; only the first call has an effect."""
        if self._ending is not None:
            return
        self._ending = (code, why)
        self._start_writing()
        if self._receive_timeout is not None:
            self._receive_timeout.reschedule(asyncio.get_running_loop().time())

    def acknowledge(self, message_id: str) -> None:
        """Queue the acknowledgement of a message."""
        self.enqueue(orjson.dumps(server_messages.Ack(v=server_messages.VERSION, type="ack", id=message_id)))

    def refuse(self, message_id: str | None, refusal: Refused) -> None:
        """Queue an error message and count it."""
        self._metrics.errors.labels(refusal.code).inc()
        self.enqueue(refusal.to_message(message_id))

    def start(self) -> None:
        """Send from now on; before, the endpoint alone may refuse and close the socket."""
        self._started = True
        if self._queue or self._ending is not None:
            self._start_writing()

    def _start_writing(self) -> None:
        if self._started and self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send queued messages, and close the connection if it has to be."""
        try:
            while self._queue:
                message = self._queue.pop(0)
                self._connections.track_queued_bytes(self, -len(message))
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
            if self._ending is not None:
                await self._socket.close(*self._ending)
        except (WebSocketDisconnect, RuntimeError):
            self.close(1006, "gone")
        finally:
            self._writer = None

    async def finish(self, seconds: float) -> bool:
        """Close the connection and discard its outbox; return False if sending takes longer and is given up."""
        self.close(1000, "gone")
        writer = self._writer
        try:
            if writer is not None:
                await asyncio.wait({writer}, timeout=seconds)
        finally:
            self.clear_outbox()
            if writer is not None and not writer.done():
                writer.cancel()
        return writer is None or not writer.cancelling()

    # ---------------------------------------------------------------- in

    async def read(self, table: LiveTable) -> None:
        """Receive and handle messages until the connection is closed."""
        hello_deadline = asyncio.get_running_loop().time() + self._settings.hello_seconds
        while self._ending is None:
            try:
                async with asyncio.timeout_at(None if self._has_greeted else hello_deadline) as self._receive_timeout:
                    frame = await self._socket.receive()
            except TimeoutError:
                self._receive_timeout = None  # expired: `close` must not reschedule it
                self.close(MALFORMED, "the first message is hello")
                return
            self._receive_timeout = None
            if frame["type"] == "websocket.disconnect":
                self.close(1000, "gone")
                return
            text, malformed_before, pause = frame.get("text"), self._malformed_count, 0.0
            try:
                if text is None:
                    self._count_malformed(Malformed(None, "malformed", problem="messages are text frames"))
                else:
                    self._charge(text)
                    await metered(self._handle(table, text))
            except Refused as refusal:
                pause = self._refuse_excess(text or "", refusal)
            if self._malformed_count > malformed_before:
                pause = MIN_PAUSE_SECONDS
            if pause:
                await asyncio.sleep(pause)  # back-pressure: further messages stay in the socket

    def _charge(self, text: str) -> None:
        """Charge a message; Refused if the connection, its user or its address has sent too many."""
        if not self._rate_limit.try_acquire(None):
            raise Refused("too_many", "messages", seconds=1)
        self._connections.budgets.take_message(self.user_id, self.address, len(text))
        self._connections.budgets.check_work(self.user_id, self.address)

    async def _handle(self, table: LiveTable, text: str) -> None:
        try:
            message = parse_message(text)
            if not self._has_greeted and not isinstance(message, client_messages.Hello | client_messages.Ping):
                raise Malformed(message.id, "malformed", problem="the first message is hello")
        except Malformed as error:
            self._count_malformed(error)
            return
        try:
            if isinstance(message, client_messages.Ping):
                self.enqueue(PONG)
                return
            await self._dispatch(table, message)
        except Refused as refusal:
            stale = refusal.code == "stale" and self._has_greeted and not table.closed
            if stale and not self._connections.hellos.try_acquire(
                self.user_id, self.address
            ):  # a full state costs as much as a hello
                stale, refusal = False, Refused("too_many", "hellos")
            self.refuse(message.id, refusal)
            if table.closed:
                self.close(CLOSE_RECONNECT, "the table is reloaded")
            elif stale:
                with contextlib.suppress(Refused):  # the table became unplayable meanwhile: the connection is closed
                    await table.resend_state(self)
            elif refusal.code == "not_allowed" and not self._has_greeted:
                self.close(NOT_ALLOWED, refusal.code)
        except Moved:  # unanswered: it is sent again to the node that runs the table by then
            self.close(CLOSE_RECONNECT, "another node runs this table")
        except Exception as error:
            log_event("message failed", logging.ERROR, error, type=message.type, table=table.row.id, user=self.user)
            self.refuse(message.id, Refused("refused", "database" if isinstance(error, StoreError) else "mistake"))
            if not self._has_greeted:  # the page can only reconnect, with backoff
                self.close(TRY_LATER, "try again later")
        else:
            self.acknowledge(message.id)

    async def _dispatch(self, table: LiveTable, message: client_messages.ClientMessage) -> None:
        user, id = self.user_id, message.id
        match message:
            case client_messages.Hello(seat=seat, since=since):
                if not self._connections.hellos.try_acquire(user, self.address):
                    raise Refused("too_many", "hellos")
                await table.subscribe(self, seat, since)
                self._has_greeted = True
            case client_messages.Choose(seat=seat, act=act, choices=choices):
                self._connections.budgets.take_choices(user, self.address, len(choices))
                started = time.perf_counter()
                with self._connections.budgets.refund_if_refused(self.address, len(choices)):
                    await table.choose(user, seat, act, choices, id)
                self._metrics.choices.inc(len(choices))
                self._metrics.choice_seconds.observe(time.perf_counter() - started)
            case client_messages.Undo(seat=seat, turn=turn):
                self._connections.budgets.take_choices(user, self.address, 1)
                with self._connections.budgets.refund_if_refused(self.address, 1):
                    await table.undo(user, seat, id, turn)
            case client_messages.Propose(seat=seat, what=what, about=about):
                await table.propose(user, seat, what, id, about)
            case client_messages.Answer(proposal=proposal, yes=yes):
                await table.answer(user, proposal, yes, id)
            case client_messages.HandToBot(seat=seat, bot=bot):
                await table.set_seat_bot(user, seat, bot, id)
            case client_messages.Chat(seat=seat, text=text, team=team):
                if user in self._connections.muted:
                    raise Refused("not_allowed", "muted")
                cleaned = clean_text(text, self._settings.chat_length, "text")
                if not self._connections.chats.try_acquire(user, self.address):
                    raise Refused("too_many", "chat")
                await table.say(user, seat, cleaned, team, id)
            case client_messages.Mute(user=other, on=on):
                await table.mute(self, other, on)
            case client_messages.Pin(seat=seat, on=on, sign=sign):
                await table.pin(user, seat, on, sign, id)
            case client_messages.Advise(seat=seat, act=act):
                if not self._connections.hints.try_acquire(user):
                    raise Refused("too_many", "advice")
                await table.request_advice(self, user, seat, act, id)
            case client_messages.Visible(visible=visible):
                table.set_visible(self, visible)
            case client_messages.Ping():
                pass

    def _count_malformed(self, error: Malformed) -> None:
        """Refuse a malformed message; close the connection after too many of them."""
        self.refuse(error.about, error)
        if error.code == "version":  # a page of another version has to reload
            self.close(MALFORMED, error.code)
        self._malformed_count += 1
        if self._malformed_count >= MAX_MALFORMED:
            self.close(MALFORMED, "too many malformed messages")

    def _refuse_excess(self, text: str, refusal: Refused) -> float:
        """Refuse a message over the limits; return the seconds for which nothing more is read."""
        try:
            message_id = parse_message(text).id
        except Malformed as error:
            message_id = error.about
        self.refuse(message_id, refusal)
        return min(
            max(MIN_PAUSE_SECONDS, self._connections.budgets.wait(self.user_id, self.address)), MAX_PAUSE_SECONDS
        )
