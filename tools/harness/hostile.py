"""What hostile clients share: their targets, their addresses, and how a leak of secrets is detected."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import orjson
from websockets.asyncio.client import connect

from cosca.server.protocol.server_messages import VERSION
from tools.harness.guests import GONE, Guest, Refused, SeatClient, table_of

BOTS = {2: "soldato", 3: "soldato", 4: "soldato"}
FAILED = (*GONE, Refused, http.client.HTTPException, AssertionError)
Kind = Callable[["Site"], Coroutine[Any, Any, None]]


@dataclass
class Site:
    """The target of an attack. `victims` are honest tables: id, invitation (of some), and a canary word of one team."""

    url: str
    victims: list[dict[str, str]]
    block: int  # number of the hostile block
    kind: str = ""
    network: int = 0  # each kind has its own addresses
    rng: Random = field(default_factory=Random)
    counts: Counter[str] = field(default_factory=Counter[str])
    leaks: list[dict[str, str]] = field(default_factory=list[dict[str, str]])

    def source(self, host: int = 1) -> str:
        """Return one of the addresses of this kind in this block."""
        return f"127.{100 + self.block % 100}.{self.network}.{host}"

    def did(self, what: str, n: int = 1) -> None:
        self.counts[f"{self.kind}: {what}"] += n

    def leaked(self, table: str, what: str) -> None:
        """Record that a hostile client got secret data of an honest table, unless the game is over."""
        if len(self.leaks) < 1000:
            self.leaks.append({"kind": self.kind, "table": table, "what": what})

    async def guest(self, host: int = 1) -> Guest:
        """Return a new guest; wait while the server accepts no more from that address."""
        while True:
            try:
                return await asyncio.to_thread(
                    Guest.new, self.url, f"Mallory {secrets.token_hex(4)}", self.source(host)
                )
            except FAILED:
                self.did("guest refused")
                await asyncio.sleep(5 + 5 * self.rng.random())

    async def table(self, guest: Guest, bots: dict[int, str] = BOTS, **more: Any) -> str:
        """Return a running table of the guest's own."""
        while True:
            try:
                return await asyncio.to_thread(table_of, [guest], bots, **more)
            except FAILED:
                self.did("table refused")
                await asyncio.sleep(5 + 5 * self.rng.random())

    async def call(self, guest: Guest, method: str, path: str, body: Any = None) -> Any:
        """Return the answer, None if it was refused; answers are counted."""
        sent: Any = None if body is None else orjson.Fragment(json.dumps(body))  # may be deeper than orjson allows
        try:
            answer = await asyncio.to_thread(guest.call, method, path, sent)
        except Refused as no:
            self.did(f"answered {str(no).partition(': ')[2][:3]}")
            return None
        except FAILED as gone:
            self.did(f"no answer ({type(gone).__name__})")
            await asyncio.sleep(1)
            return None
        self.did("answered 200")
        return answer

    def dial(self, guest: Guest, table: str) -> Any:
        """Open a connection that has not sent hello."""
        return connect(
            f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Cookie": guest.cookie},
            origin=guest.url,  # pyright: ignore[reportArgumentType]
            local_addr=(guest.source, 0),
            max_size=None,
            open_timeout=20,
            close_timeout=0.2,
        )

    async def listen(self, line: Any, table: str, own: Iterable[int] = ()) -> None:
        """Read a connection to its end; a frame that reveals more than its reader may know is a leak."""
        canaries = [each["canary"].encode() for each in self.victims if each["canary"]]
        try:
            async for message in line:
                data = message if isinstance(message, bytes) else message.encode()
                self.did("frames")
                if b'"state"' in data[:60]:
                    seat = orjson.loads(data)["seat"]
                    if seat is not None and seat not in own:
                        self.leaked(table, f"a frame of seat {seat}")
                if any(canary in data for canary in canaries):
                    self.leaked(table, "what was client_message to one team")
        except GONE:
            pass


def client_message(type: str, **fields: Any) -> str:
    """Return a client message."""
    return json.dumps({"v": VERSION, "type": type, "id": secrets.token_hex(6), **fields})


async def seat_client(site: Site, guest: Guest, table: str, seat: int = 1) -> SeatClient | None:
    """Connect the guest to a seat of its own table."""
    try:
        return await SeatClient(guest, table, seat).connect()
    except FAILED:
        site.did("line refused")
        await asyncio.sleep(2)
        return None
