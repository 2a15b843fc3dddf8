"""Tables that guests play through any fault: pages that reconnect to any server and record what they do and see.

A page behaves as `web/src/net/connection.ts`: it reconnects with backoff, says which items it has, and sends
unacknowledged messages again with the same id.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect

from cosca.server.protocol.server_messages import VERSION
from tools.harness.guests import GONE, Guest, Refused, table_of
from tools.harness.history import History, Operation
from tools.harness.server import scaled_timeout

PACE: Final = {"kind": "live", "seconds": 3600, "bank": 3600}  # clocks run, but nobody runs out of time
PING_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 10.0
STABLE_SECONDS: Final = 10.0  # a connection that lasted so long starts the backoff anew
STALLED_SECONDS: Final = 30.0  # after which a table without progress is a fault
RELOAD_SHARE: Final = 0.02  # of the choices are followed by a reload of the page, which may connect to another server
UNDO_SHARE: Final = 0.04  # of the choices that can be undone are
OPEN_TRIES: Final = 20  # to create a table while servers fail
# In turn: four guests, one guest and three bots, two of each.
SEATINGS: Final[tuple[dict[int, str], ...]] = (
    {},
    {2: "soldato", 3: "soldato", 4: "soldato"},
    {2: "soldato", 4: "random"},
)


@dataclass
class Site:
    """The servers that pages may connect to, as a load balancer offers them."""

    urls: list[str]
    rng: Random
    first_retry: float = 0.5  # seconds of the page's backoff
    max_retry: float = 8.0
    think: float = 0.0  # mean seconds before a choice

    def in_random_order(self) -> list[str]:
        return self.rng.sample(self.urls, len(self.urls))


@dataclass
class _Sent:
    """A message without an answer."""

    text: str
    operation: Operation
    answer: asyncio.Future[dict[str, Any]] = field(repr=False)


class Page:
    """The page of one seat. `url` is the server that it is connected to, "" while it has none."""

    def __init__(self, guest: Guest, table: str, seat: int, site: Site, history: History) -> None:
        self.guest, self.table, self.seat, self.site, self.history = guest, table, seat, site, history
        self.seen = history.viewer(table, seat)
        self.url = ""
        self.progressed: Callable[[], None] = lambda: None  # called when the table makes progress
        self.final: int | None = None  # the code of a close after which a page does not come back
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, _Sent] = {}
        self._changed = asyncio.Event()
        self._failures = 0

    # ---------------------------------------------------------------- the connection

    async def stay_connected(self) -> None:
        """Connect, and reconnect with backoff, until cancelled or refused for good."""
        while self.final is None:
            began = time.monotonic()
            with suppress(*GONE):
                await self._connect()
            self.url, self._socket = "", None
            if time.monotonic() - began > STABLE_SECONDS:
                self._failures = 0
            longest = min(self.site.first_retry * 2**self._failures, self.site.max_retry)
            self._failures += 1
            await asyncio.sleep(longest * self.site.rng.uniform(0.5, 1.0))

    async def _connect(self) -> None:
        """Connect once, and receive until the connection is lost."""
        async with asyncio.timeout(ANSWER_SECONDS):
            socket, url = await self._open()
        try:
            hello = {"type": "hello", "seat": self.seat, "since": self.seen.last_item}
            await socket.send(_packed(secrets.token_hex(8), hello))
            self.url, self._socket = url, socket
            for sent in list(self._unanswered.values()):
                sent.operation.sent += 1
                await socket.send(sent.text)
            await self._receive(socket)
        finally:
            self._socket = None
            if socket.close_code is not None and 4400 <= socket.close_code <= 4404:
                self.final = socket.close_code
            with suppress(*GONE):
                await asyncio.wait_for(socket.close(), 1)

    async def _open(self) -> tuple[ClientConnection, str]:
        """Open a socket to any server; one that refuses connections is passed over, as load balancers do."""
        failure: Exception = ConnectionRefusedError("no server")
        for url in self.site.in_random_order():
            try:
                socket = await connect(
                    f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket",
                    additional_headers={"Cookie": self.guest.cookie},
                    origin=url,  # pyright: ignore[reportArgumentType]
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=None,
                )
            except (ConnectionRefusedError, ConnectionResetError) as error:
                failure = error
            else:
                return socket, url
        raise failure

    async def _receive(self, socket: ClientConnection) -> None:
        """Take messages; ping after a silence, and give up without an answer. GONE at the end of the connection."""
        wait = ANSWER_SECONDS
        while True:
            try:
                async with asyncio.timeout(wait):
                    data = await socket.recv()
            except TimeoutError:
                if wait == ANSWER_SECONDS:
                    raise
                await socket.send(_packed(secrets.token_hex(8), {"type": "ping"}))
                wait = ANSWER_SECONDS
                continue
            wait = PING_SECONDS
            self._take(orjson.loads(data))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            before = len(self.seen.sightings)
            self.seen.take(message)
            if len(self.seen.sightings) > before:  # not only a repetition after a reconnect
                self.progressed()
            self._changed.set()
        elif message["type"] in ("ack", "error"):
            sent = self._unanswered.pop(message.get("id") or "", None)
            if sent is not None:
                sent.operation.answered(message)
                sent.answer.set_result(message)
                if message["type"] == "ack":
                    self.progressed()

    async def reconnect(self) -> None:
        """Leave the server and connect again soon, to any server."""
        self._failures = 0
        if self._socket is not None:
            with suppress(*GONE):
                await asyncio.wait_for(self._socket.close(), 1)

    def describe(self) -> str:
        """Return where the page is connected and what it waits for."""
        state, waits = self.seen.state, [sent.operation.choices for sent in self._unanswered.values()]
        return f"{self.url or 'not connected'}, seats {state.get('waiting')} owe decisions, unanswered {waits}"

    async def look(self) -> None:
        """Return when another frame has arrived."""
        self._changed.clear()
        await self._changed.wait()

    # ---------------------------------------------------------------- the seat

    async def choose(self, act: int, choice: str) -> dict[str, Any]:
        """Send a choice, again after each reconnect; return its answer."""
        return await self._ask({"type": "choose", "seat": self.seat, "act": act, "choices": [choice]}, [choice])

    async def undo(self) -> dict[str, Any]:
        """Undo what of the seat's turn is free; return the answer."""
        return await self._ask({"type": "undo", "seat": self.seat, "turn": True}, [])

    async def _ask(self, message: dict[str, Any], choices: list[str]) -> dict[str, Any]:
        id = secrets.token_hex(8)
        operation = self.history.invoke(self.table, self.seat, id, choices)
        sent = _Sent(_packed(id, message), operation, asyncio.get_running_loop().create_future())
        self._unanswered[id] = sent
        if self._socket is not None:
            operation.sent += 1
            with suppress(*GONE):
                await self._socket.send(sent.text)
        return await sent.answer

    async def play(self, rng: Random) -> None:
        """Answer every question of the seat at random, to the end of the game."""
        think = self.site.think
        while (state := self.seen.state).get("waiting") != []:
            if _choices(state):
                if think:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
                choices = _choices(state := self.seen.state)
                if choices:
                    answer = await self.choose(state["act"], rng.choice(choices))
                    if rng.random() < UNDO_SHARE and self.seen.state.get("undo") == "free":
                        answer = await self.undo()
                    if rng.random() < RELOAD_SHARE:
                        await self.reconnect()
                    if answer["type"] == "error":  # a player would look and try again
                        await asyncio.sleep(1.0 if answer["code"] == "too_many" else 0.1)
                continue
            await self.look()


class Fault(Exception):
    """A table does not continue, or the history is not sound."""


class PlayedTable:
    """A table whose guests play it by their pages until the game is over."""

    def __init__(self, id: str, pages: Sequence[Page], rng: Random) -> None:
        self.id, self.pages, self.rng = id, pages, rng
        self.moved = False  # since somebody set it to False
        self.progress: list[float] = []  # when choices were acknowledged or pages showed something new
        self.over = False
        self._tasks: list[asyncio.Task[None]] = []
        for page in pages:
            page.progressed = self._progressed

    def _progressed(self) -> None:
        self.progress.append(time.monotonic())
        self.moved = True

    def start(self) -> None:
        """Connect the pages and play."""
        self._tasks = [asyncio.create_task(page.stay_connected()) for page in self.pages]
        self._tasks.append(asyncio.create_task(self._play()))

    async def _play(self) -> None:
        await asyncio.gather(*(page.play(Random(self.rng.random())) for page in self.pages))
        self.over = True

    def check(self) -> None:
        """Raise what ended a task that should still run."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()
        closed = {page.final for page in self.pages} - {None}
        if closed:
            raise Fault(f"table {self.id}: pages were closed with {closed}")

    def describe(self) -> str:
        """Return what each page is connected to and waits for."""
        return "; ".join(f"seat {page.seat}: {page.describe()}" for page in self.pages)

    def record(self) -> str:
        """Return the record of the finished game."""
        guest = self.pages[0].guest
        guest.url = self.pages[0].site.in_random_order()[0]
        return guest.call("GET", f"/api/tables/{self.id}/record")

    async def stop(self) -> None:
        """Disconnect the pages."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        self._tasks = []

    async def look(self, seconds: float) -> None:
        """Connect every page once more, so that it records the state as it is now."""
        connections = [asyncio.create_task(page.stay_connected()) for page in self.pages]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(page.look() for page in self.pages))
        finally:
            for task in connections:
                task.cancel()
            await asyncio.gather(*connections, return_exceptions=True)


class Play:
    """Tables that are played beside each other; a finished one is replaced by a new one."""

    def __init__(self, site: Site, history: History, rng: Random) -> None:
        self.site, self.history, self.rng = site, history, rng
        self.tables: list[PlayedTable] = []
        self.ended: list[PlayedTable] = []

    async def open(self, number: int) -> None:
        """Open and start so many more tables."""
        for _ in range(number):
            seating = len(self.tables) + len(self.ended)
            table = await open_table(seating, self.site, self.history, Random(self.rng.random()))
            self.tables.append(table)
            table.start()

    async def replace_finished(self) -> None:
        """Replace tables whose games are over."""
        finished = [table for table in self.tables if table.over]
        for table in finished:
            await table.stop()
            self.tables.remove(table)
            self.ended.append(table)
        await self.open(len(finished))

    async def all_move(self, seconds: float = STALLED_SECONDS) -> None:
        """Wait until every table has made progress since now."""
        for table in self.tables:
            table.moved = False
        end = time.monotonic() + min(scaled_timeout(seconds), 2 * seconds)
        for table in self.tables:
            while not table.moved and not table.over:
                table.check()
                if time.monotonic() > end:
                    raise Fault(f"table {table.id} made no progress in {seconds:.0f} s; {table.describe()}")
                await asyncio.sleep(0.01)

    async def records(self) -> dict[str, str]:
        """Return the records of finished games as the servers give them, by table."""
        return {table.id: await asyncio.to_thread(table.record) for table in self.ended}

    async def stop(self) -> None:
        """Stop playing and disconnect all pages."""
        await asyncio.gather(*(table.stop() for table in self.tables))

    async def look(self) -> None:
        """Let every page of a running game see it as it is now."""
        await asyncio.gather(*(table.look(scaled_timeout(STALLED_SECONDS)) for table in self.tables))


async def open_table(number: int, site: Site, history: History, rng: Random) -> PlayedTable:
    """Create and start a table; servers may fail meanwhile, then another one is made."""
    bots = SEATINGS[number % len(SEATINGS)]
    seats = [seat for seat in range(1, 5) if seat not in bots]

    def make(url: str) -> tuple[str, list[Guest]]:
        guests = [Guest.new(url, f"Guest {number} at {seat}") for seat in seats]
        return table_of(guests, bots, PACE), guests

    for attempt in range(1, OPEN_TRIES + 1):
        try:
            id, guests = await asyncio.to_thread(make, site.in_random_order()[0])
        except (*GONE, HTTPException, Refused) as error:
            if attempt == OPEN_TRIES:
                raise Fault(f"no table could be created: {error}") from error
            await asyncio.sleep(0.5)
        else:
            pages = [Page(guest, id, seat, site, history) for guest, seat in zip(guests, seats, strict=True)]
            return PlayedTable(id, pages, rng)
    raise AssertionError


def _choices(state: dict[str, Any]) -> list[str]:
    """Return the choices that the seat owes."""
    question = state.get("question")
    return [choice["text"] for choice in question["choices"]] if question and not question["done"] else []


def _packed(id: str, message: dict[str, Any]) -> str:
    return orjson.dumps({"v": VERSION, "id": id, **message}).decode()
