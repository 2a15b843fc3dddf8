"""The WebSocket: messages in, messages out. A line that is too slow is dropped, and comes back where it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from cosca.server import messages, wire
from cosca.server.access import seen_by
from cosca.server.errors import Refused, StoreError
from cosca.server.identity import SEEN_EVERY, Known, Signed, known, own_origin
from cosca.server.limits import Limit, address
from cosca.server.lines import COME_BACK, Lines
from cosca.server.messages import Malformed, clean, parse
from cosca.server.settings import Settings
from cosca.server.store_people import session_seen
from cosca.server.table.live import LiveTable
from cosca.server.watch import note

router = APIRouter()

MALFORMED, SIGNED_OUT, NOT_ALLOWED, NOT_FOUND, TOO_SLOW, TOO_MANY = 4400, 4401, 4403, 4404, 4408, 4429
PATIENCE = 10  # malformed messages until the line is closed
SLOWED_SECONDS = 0.2  # a line that sends what it may not is read no sooner again
TRY_LATER = 1013
FLUSH_SECONDS = 2.0
PONG = orjson.dumps(wire.Pong(v=wire.VERSION, type="pong"))


class Line:
    """One socket at one table: a listener of the table, with a bounded queue and one task that writes."""

    def __init__(self, socket: WebSocket, lines: Lines, user: str, where: str) -> None:
        self.user: str | None = user
        self.person = user
        self.where = where
        self.front: int | None = None
        self.queued = 0
        self._socket = socket
        self._lines = lines
        self._settings = lines.settings
        self._meters = lines.meters
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._patience: asyncio.Timeout | None = None
        self._limit = Limit(self._settings.messages_per_second, 1, self._settings.messages_per_second * 3)
        self._greeted = False
        self._wrong = 0

    # ---------------------------------------------------------------- out

    def push(self, message: bytes) -> None:
        """Queues a message; a line whose queue is full is closed."""
        if self._ending is not None:
            return
        self._queue.append(message)
        self._lines.weigh(self, len(message))
        if len(self._queue) > self._settings.queue_messages or self.queued > self._settings.queue_bytes:
            self.drop()
        self._wake.set()

    def drop(self) -> None:
        """Ends a line that does not read, and forgets what waits for it."""
        self.forget()
        self.close(TOO_SLOW, "too slow")

    def forget(self) -> None:
        """Nothing is queued any more."""
        self._queue.clear()
        self._lines.weigh(self, -self.queued)

    def close(self, code: int, why: str) -> None:
        """Ends the line after what is queued; the first reason counts."""
        if self._ending is not None:
            return
        self._ending = (code, why)
        self._wake.set()
        if self._patience is not None:
            self._patience.reschedule(asyncio.get_running_loop().time())

    def acknowledge(self, about: str) -> None:
        """Queues the answer that a message was carried out."""
        self.push(orjson.dumps(wire.Ack(v=wire.VERSION, type="ack", id=about)))

    def refuse(self, about: str | None, no: Refused) -> None:
        """Queues an error."""
        self._meters.errors.labels(no.code).inc()
        self.push(orjson.dumps(wire.ErrorMessage(v=wire.VERSION, type="error", id=about, **no.told())))

    async def write(self) -> None:
        """Sends what is queued until the line ends."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    message = self._queue.popleft()
                    self._lines.weigh(self, -len(message))
                    await self._socket.send({"type": "websocket.send", "text": message.decode()})
                if self._ending is not None:
                    await self._socket.close(*self._ending)
                    return
        except (WebSocketDisconnect, RuntimeError):
            self.close(1006, "gone")

    # ---------------------------------------------------------------- in

    async def read(self, table: LiveTable) -> None:
        """Carries out messages until the line ends."""
        until = asyncio.get_running_loop().time() + self._settings.hello_seconds
        while self._ending is None:
            try:
                async with asyncio.timeout_at(None if self._greeted else until) as self._patience:
                    frame = await self._socket.receive()
            except TimeoutError:
                self._patience = None  # it is over: closing the line may not end it once more
                self.close(MALFORMED, "the first message is hello")
                return
            self._patience = None
            if frame["type"] == "websocket.disconnect":
                self.close(1000, "gone")
                return
            text, wrong, within = frame.get("text"), self._wrong, self._limit.take(None)
            if text is None:
                self._strike(Malformed(None, "malformed", problem="messages are text frames"))
            elif within:
                await self._hear(table, text)
            else:
                self._too_many(text)
            if self._wrong > wrong or not within:
                await asyncio.sleep(SLOWED_SECONDS)  # what else it sends waits, and who sends it too

    async def _hear(self, table: LiveTable, text: str) -> None:
        try:
            message = parse(text)
            if not self._greeted and not isinstance(message, messages.Hello | messages.Ping):
                raise Malformed(message.id, "malformed", problem="the first message is hello")
        except Malformed as wrong:
            self._strike(wrong)
            return
        try:
            if isinstance(message, messages.Ping):
                self.push(PONG)
                return
            await self._carry_out(table, message)
        except Refused as no:
            self.refuse(message.id, no)
            if table.broken:
                self.close(COME_BACK, "the table is read again")
            elif no.code == "stale" and self._greeted:
                with contextlib.suppress(Refused):  # it broke meanwhile: the line is closed
                    await table.tell_again(self)
            elif no.code == "not_allowed" and not self._greeted:
                self.close(NOT_ALLOWED, no.code)
        except Exception as wrong:
            note("a message failed", logging.ERROR, wrong, type=message.type, table=table.row.id, user=self.user)
            self.refuse(message.id, Refused("refused", "database" if isinstance(wrong, StoreError) else "mistake"))
            if not self._greeted:  # there is nothing that the page could do here but to come back, later and later
                self.close(TRY_LATER, "try again later")
        else:
            self.acknowledge(message.id)

    async def _carry_out(self, table: LiveTable, message: messages.Any_) -> None:
        user, id = self.person, message.id
        match message:
            case messages.Hello(seat=seat, since=since):
                if not self._lines.hellos.take(user, self.where):
                    raise Refused("too_many", "hellos")
                await table.hello(self, seat, since)
                self._greeted = True
            case messages.Choose(seat=seat, act=act, choices=choices):
                started = time.perf_counter()
                await table.choose(user, seat, act, choices, id)
                self._meters.choices.inc(len(choices))
                self._meters.told.observe(time.perf_counter() - started)
            case messages.Undo(seat=seat, turn=turn):
                await table.undo(user, seat, id, turn)
            case messages.Propose(seat=seat, what=what, about=about):
                await table.propose(user, seat, what, id, about)
            case messages.Answer(proposal=proposal, yes=yes):
                await table.answer(user, proposal, yes, id)
            case messages.HandToBot(seat=seat, bot=bot):
                await table.bot(user, seat, bot, id)
            case messages.Chat(seat=seat, text=text, team=team):
                if user in self._lines.muted:
                    raise Refused("not_allowed", "muted")
                said = clean(text, self._settings.chat_length, "text")
                if not self._lines.chats.take(user, self.where):
                    raise Refused("too_many", "chat")
                await table.say(user, seat, said, team, id)
            case messages.Mute(user=other, on=on):
                await table.mute(self, other, on)
            case messages.Pin(seat=seat, on=on, sign=sign):
                await table.pin(user, seat, on, sign, id)
            case messages.Advise(seat=seat, act=act):
                if not self._lines.hints.take(user):
                    raise Refused("too_many", "advice")
                await table.consigliere.ask(table, self, user, seat, act, id)
            case messages.Ping():
                pass

    def _strike(self, wrong: Malformed) -> None:
        self.refuse(wrong.about, wrong)
        if wrong.code == "version":  # a page of another version can do nothing here but load itself again
            self.close(MALFORMED, wrong.code)
        self._wrong += 1
        if self._wrong >= PATIENCE:
            self.close(MALFORMED, "too many malformed messages")

    def _too_many(self, text: str) -> None:
        try:
            about = parse(text).id
        except Malformed as wrong:
            about = wrong.about
        self.refuse(about, Refused("too_many", "messages"))


@router.websocket("/api/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    """One line to a table. The page sees why it is closed, so it is accepted first; a foreign page is not."""
    state = websocket.app.state
    settings: Settings = state.settings
    if not own_origin(websocket.headers, settings):
        await websocket.close()
        return
    signed = state.keys.read(websocket)
    await websocket.accept()
    if signed is None:
        await websocket.close(SIGNED_OUT, "no guest cookie")
        return
    lines: Lines = state.lines
    line = Line(websocket, lines, signed.user, address(websocket.scope, settings.trust_proxy))
    if not state.requests.take(signed.user) or not lines.add(line):
        await websocket.close(TOO_MANY, "too many lines")
        return
    try:  # the line is counted first: whoever is signed out from now on, by whatever way, loses it
        if await _greeted(websocket, signed) is None:
            await websocket.close(SIGNED_OUT, "the session has ended")
            return
        table = await seen_by(state.tables, id, signed.user)
    except Refused as no:
        state.meters.errors.labels(no.code).inc()
        await websocket.close(NOT_FOUND if no.code == "not_found" else NOT_ALLOWED, no.code)
    except StoreError as wrong:
        note("the database failed", logging.ERROR, wrong)
        await websocket.close(TRY_LATER, "the database does not answer")
    else:
        await _attend(websocket, line, table)
    finally:
        lines.remove(line)


async def _greeted(websocket: WebSocket, signed: Signed) -> Known | None:
    """Who comes, if the session is good; now and then it is noted that they were here."""
    store, now = websocket.app.state.store, time.time()
    found = await known(store, signed, websocket.headers.get("user-agent", ""))
    if found is not None and abs(now - found.session.seen) > SEEN_EVERY:
        await store.write(*session_seen(found.session, now))
    return found


async def _attend(websocket: WebSocket, line: Line, table: LiveTable) -> None:
    """The line at its table, until it ends."""
    started = time.perf_counter()
    announced = websocket.app.state.lines.notice()
    if announced is not None:
        line.push(announced)
    writer = asyncio.create_task(line.write())
    try:
        await line.read(table)
    finally:
        table.detach(line)
        line.close(1000, "gone")
        try:
            await asyncio.wait({writer}, timeout=FLUSH_SECONDS)
        finally:
            line.forget()
            if not writer.done():  # a close that waits until all is read would wait for ever
                writer.cancel()
                websocket.scope.get("cosca.cut", _nothing)()
        note("line closed", table=table.row.id, user=line.person, seconds=round(time.perf_counter() - started, 1))


def _nothing() -> None:
    """A server that cannot cut closes as it can."""
