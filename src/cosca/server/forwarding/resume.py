"""Keeps a browser's socket open while its table moves to another node.

The edge remembers what the browser would do after a reconnect: its last hello, whether its page is visible, and the
messages without an answer. It repeats them at the new owner, with the same ids, which every table executes only once.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import orjson
from starlette.types import Message, Receive, Send

from cosca.server.forwarding.links import Down, DownNow, Ended, Link
from cosca.server.forwarding.requests import delays
from cosca.server.protocol.forms import MAX_ID_LENGTH
from cosca.server.realtime.connection import TRY_LATER
from cosca.server.realtime.connections import CLOSE_RECONNECT

PATIENCE_SECONDS: Final = 10.0  # without an owner, until the page has to reconnect by itself
STABLE_SECONDS: Final = 5.0  # for which a link must last until the next loss starts the backoff anew
MAX_FLAPS: Final = 20  # links in a row that end soon
NO_OWNER: Final = (CLOSE_RECONNECT, "no node can run this table at present")
OUTDATED: Final = ("stale", "overtaken", "nothing_asked", "over")  # the page has closed the advice by itself
_KIND: Final = re.compile(rb'\{"v":\d+,"type":"(ack|error|state|advice)"')


class ResumeRefused(Exception):
    """Raised if the new owner refuses the hello that the edge repeats: the page has to say another one."""


class Memory:
    """What has to be repeated at a new owner, and which answers to that the browser does not expect."""

    def __init__(self) -> None:
        self._hello: dict[str, Any] | None = None  # the last one that was acknowledged
        self._visible: dict[str, Any] | None = None  # likewise
        self._state = b""  # the last message `state` that the browser got
        self._unanswered: dict[str, tuple[str, dict[str, Any]]] = {}  # by id: as sent, and parsed
        self._advice: dict[str, str] = {}  # by id: the last request that was acknowledged, without advice yet
        self._repeated: set[str] = set()  # ids whose answer the browser has already, or does not know
        self._own_hello = ""  # id of the hello that the edge has repeated

    @property
    def resumes(self) -> bool:
        """Whether there is anything to resume: the browser has been greeted."""
        return self._hello is not None

    @property
    def settled(self) -> bool:
        """Whether the new owner has accepted the repeated hello."""
        return not self._own_hello

    @property
    def unanswered(self) -> int:
        """The number of messages without an answer."""
        return len(self._unanswered)

    def sent(self, text: str) -> None:
        """Note a message of the browser."""
        try:
            message: Any = orjson.loads(text)
        except ValueError:
            return  # the owner refuses it
        if not isinstance(message, dict):
            return
        id, kind = cast("dict[str, Any]", message).get("id"), cast("dict[str, Any]", message).get("type")
        if isinstance(id, str) and len(id) <= MAX_ID_LENGTH and kind != "ping":
            self._unanswered[id] = text, message

    def received(self, text: bytes) -> bool:
        """Note a message of the owner; return whether it is for the browser."""
        found = _KIND.match(text)
        if found is None:
            return True
        kind = found[1]
        if kind == b"state":
            self._state = text
            return True
        message = orjson.loads(text)
        id = message["id"]
        if kind == b"advice":
            self._advice.pop(id, None)
            return True
        return self._acknowledged(id) if kind == b"ack" else self._refused(id, message["code"])

    def _acknowledged(self, id: str) -> bool:
        if id in self._repeated:
            self._repeated.discard(id)
            if id == self._own_hello:
                self._own_hello = ""
            return False
        text, message = self._unanswered.pop(id, ("", {}))
        match message.get("type"):
            case "hello":
                self._hello = message
            case "visible":
                self._visible = message
            case "advise":
                self._advice = {id: text}
            case _:
                pass
        return True

    def _refused(self, id: str | None, code: str) -> bool:
        if id is None:
            return True
        self._unanswered.pop(id, None)
        asked = self._advice.pop(id, None) is not None
        if id not in self._repeated:
            return True
        self._repeated.discard(id)
        if id == self._own_hello:
            raise ResumeRefused
        return asked and code not in OUTDATED

    def repetition(self) -> list[str]:
        """Return what to send to a new owner, in order."""
        self._repeated.clear()
        self._own_hello = ""
        messages: list[str] = []
        if self._hello is not None:
            self._own_hello = self._repeat(messages, self._hello | self._position())
        if self._visible is not None:
            self._repeat(messages, self._visible)
        messages += [text for text, _ in self._unanswered.values()]
        messages += self._advice.values()
        self._repeated.update(self._advice)
        return messages

    def _repeat(self, messages: list[str], message: dict[str, Any]) -> str:
        """Add a message that was answered once, with an id of its own; return the id."""
        id = f"resume-{secrets.token_hex(8)}"
        messages.append(orjson.dumps(message | {"id": id}).decode())
        self._repeated.add(id)
        return id

    def _position(self) -> dict[str, Any]:
        """Return which seat the browser sees, and the last item that it has."""
        if not self._state:
            return {}
        state = orjson.loads(self._state)
        items = state["items"]
        return {"seat": state["seat"], "since": items[-1]["n"] if items else state["since"]}


Connect = Callable[[Down, DownNow], Awaitable[Link | None]]


class BrowserSocket:
    """The socket of a browser at this node, with a link to wherever its table is.

    `connect` opens a link, or returns None if there is no owner at present; `on_loss` is called if a link ended because
    its node does not run the table any more (True), or cannot be reached (False). `send_now` sends the browser a text
    message at once, or returns False.
    """

    def __init__(
        self,
        receive: Receive,
        send: Send,
        connect: Connect,
        on_loss: Callable[[bool], None],
        send_now: DownNow | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._receive: Final = receive
        self._send: Final = send
        self._connect: Final = connect
        self._on_loss: Final = on_loss
        self._send_now: Final = send_now
        self._clock: Final = clock
        self._memory: Final = Memory()
        self._turn: Final = asyncio.Lock()  # of sending to the link
        self._link: Link | None = None  # that gets the browser's messages
        self._linked: Final = asyncio.Event()
        self._attempt = object()
        self._gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._accepted = self._answered = False
        self._refused: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Serve the browser until it leaves, or its table closes the socket."""
        await self._receive()  # websocket.connect
        reading: asyncio.Task[None] | None = None
        link: Link | None = None
        retry, flaps, lost_at = delays(), 0, self._clock()
        try:
            while not self._gone.done():
                link = await self._open(lost_at + PATIENCE_SECONDS)
                opened = self._clock()
                if link is not None:
                    if reading is None:
                        reading = asyncio.create_task(self._read())
                    ended = await self._use(link)
                    if ended is None:
                        return
                    if not self._is_over(ended):
                        self._on_loss(ended.code is not None)
                    elif self._memory.resumes and not self._memory.settled:
                        await self._close(*NO_OWNER)  # the page asks again, and learns why
                        return
                    else:
                        await self._close(ended.code or 1006, ended.reason)
                        return
                    link = None
                    flaps += 1
                    if self._answered:
                        lost_at = self._clock()
                    if self._answered and lost_at - opened > STABLE_SECONDS:
                        retry, flaps = delays(), 0
                pause = next(retry)
                if flaps > MAX_FLAPS or self._clock() + pause > lost_at + PATIENCE_SECONDS:
                    await self._close(*NO_OWNER)
                    return
                await asyncio.wait({self._gone}, timeout=pause)
        finally:
            if reading is not None:
                reading.cancel()
            if link is not None:
                await link.disconnect(self._gone.result() if self._gone.done() else 1001)

    def _is_over(self, ended: Ended) -> bool:
        """Return whether the endpoint has closed the socket for good, not only at this node."""
        again = (None, CLOSE_RECONNECT, TRY_LATER) if self._memory.resumes else (None, CLOSE_RECONNECT)
        return ended.code not in again

    async def _open(self, until: float) -> Link | None:
        """Return a new link, None if there is no owner at present."""
        self._attempt = attempt = object()
        self._answered = False

        async def down(message: Message) -> None:
            if self._attempt is attempt:
                await self._receive_down(message)

        def down_now(text: bytes) -> bool:
            return self._attempt is not attempt or self._receive_now(text)

        try:
            async with asyncio.timeout(max(0.1, until - self._clock())):
                return await self._connect(down, down_now)
        except TimeoutError:
            return None

    async def _use(self, link: Link) -> Ended | None:
        """Use a link until it ends; return None if the browser has gone."""
        self._refused = asyncio.get_running_loop().create_future()
        async with self._turn:
            for text in self._memory.repetition():
                await link.send({"type": "websocket.receive", "text": text})
            self._link = link
            self._linked.set()
        await asyncio.wait({link.ended, self._gone, self._refused}, return_when=asyncio.FIRST_COMPLETED)
        self._link = None
        self._linked.clear()
        self._attempt = object()
        if self._gone.done():
            return None
        if self._refused.done():
            await link.disconnect(1000)
            return self._refused.result()
        return link.ended.result()

    async def _read(self) -> None:
        """Pass on what the browser sends; without a link nothing more is read."""
        while True:
            await self._linked.wait()
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                if not self._gone.done():  # sending has noticed it first
                    self._gone.set_result(message.get("code", 1005))
                return
            async with self._turn:
                text = message.get("text")
                if text is not None:
                    self._memory.sent(text)
                if self._link is not None:
                    await self._link.send(message)

    async def _receive_down(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            if self._accepted:
                return
            self._accepted = True
        else:
            text = message.get("text")
            if text is not None and not self._is_for_browser(text.encode()):
                return
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # the browser has gone; its `receive` says so soon
            if not self._gone.done():
                self._gone.set_result(1006)

    def _receive_now(self, text: bytes) -> bool:
        """Pass a message of the owner on at once; return False if that is not possible, and it comes again."""
        if self._send_now is None or not self._accepted:
            return False
        return not self._is_for_browser(text) or self._send_now(text)

    def _is_for_browser(self, text: bytes) -> bool:
        """Note a message of the owner, maybe twice; return whether the browser expects it."""
        self._answered = True
        try:
            return self._memory.received(text)
        except ResumeRefused:
            if not self._refused.done():
                self._refused.set_result(Ended(4400))
            return False

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
