"""One misbehaving guest of each kind, each from its own address, until it is stopped.

A connection that reads nothing, a flood of messages, garbage, requests that are never completed, and thirty tables at
which capos think. On SIGTERM it prints what each achieved, as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from cosca.server.protocol.server_messages import VERSION
from tools.harness.guests import GONE, Guest, Refused, SeatClient, table_of
from tools.harness.raw_clients import NonReadingClient, request, send_slowly

CAPOS = {2: "capo", 3: "capo", 4: "capo"}
TABLES = 30
HALVES = 100  # connections with half a request
DEAF = 8  # connections that read nothing
PAUSE = 0.002  # seconds between two messages of a flood
Kind = Callable[[str, Counter[str]], Coroutine[Any, Any, None]]


async def guest(url: str, kind: str, source: str) -> Guest:
    return await asyncio.to_thread(Guest.new, url, f"Bad {kind}", source)


def dial(abuser: Guest, table: str) -> Any:
    """Open a connection of a guest without sending hello."""
    address = f"{abuser.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(
        address,
        additional_headers={"Cookie": abuser.cookie},
        origin=abuser.url,  # pyright: ignore[reportArgumentType]
        local_addr=(abuser.source, 0),
        max_size=None,
        close_timeout=0.2,
    )


async def deaf(url: str, counts: Counter[str]) -> None:
    """Open connections that request everything and read nothing."""
    abuser = await guest(url, "deaf", "127.9.0.1")
    table = await asyncio.to_thread(table_of, [abuser], {2: "soldato", 3: "soldato", 4: "soldato"})
    lines: list[NonReadingClient] = []
    while True:
        gone = [line for line in lines if line.dropped]
        for line in gone:
            line.socket.close()
            lines.remove(line)
            counts["deaf lines dropped"] += 1
        with suppress(OSError):
            while len(lines) < DEAF:
                lines.append(await asyncio.to_thread(NonReadingClient, abuser, table, 1, abuser.source))
        for line in lines:
            line.say("hello", seat=1, since=0)
            line.say("chat", seat=1, text="x" * 450, team=False)
        counts["deaf messages"] += 2 * len(lines)
        await asyncio.sleep(0.02)


async def flood(url: str, counts: Counter[str]) -> None:
    """Send valid messages, far too many."""
    abuser = await guest(url, "flood", "127.9.0.2")
    table = await asyncio.to_thread(table_of, [abuser], {2: "soldato", 3: "soldato", 4: "soldato"})
    while True:
        with suppress(*GONE):
            async with dial(abuser, table) as line:
                reader = asyncio.create_task(_read(line, counts, "flood answers"))
                try:
                    await line.send(_say("hello", seat=1, since=0))
                    while not reader.done():
                        await line.send(_say("chat", seat=1, text="again", team=False))
                        await line.send(_say("ping"))
                        counts["flood messages"] += 2
                        await asyncio.sleep(PAUSE)
                finally:
                    reader.cancel()
        counts["flood lines closed"] += 1
        await asyncio.sleep(0.1)


async def garbage(url: str, counts: Counter[str]) -> None:
    """Send bytes, broken JSON, and malformed requests."""
    abuser, rng = await guest(url, "garbage", "127.9.0.3"), Random(3)
    table = await asyncio.to_thread(table_of, [abuser], {2: "soldato", 3: "soldato", 4: "soldato"})
    at = urlsplit(url)
    while True:
        with suppress(*GONE):
            async with dial(abuser, table) as line:
                await line.send(_say("hello", seat=1, since=0))
                for _ in range(40):
                    whole = _say("choose", seat=1, act=0, choices=["x"])
                    cut = rng.randrange(len(whole))
                    await line.send(rng.choice([rng.randbytes(50), whole[:cut], whole[cut:], "[" * 5000, whole]))
                    counts["garbage messages"] += 1
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(abuser.source, 0))
            writer.write(
                rng.choice([rng.randbytes(400), b"GET /\x00 HTTP/9\r\n\r\n", b"POST / HTTP/1.1\r\nHost\r\n\r\n"])
            )
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(500), 1)
            writer.close()
            counts["garbage requests"] += 1
        await asyncio.sleep(0.02)


async def halves(url: str, counts: Counter[str]) -> None:
    """Send requests that are never completed."""
    at = urlsplit(url)
    half = request("POST", "/api/guest", url, Content_Type="application/json", Content_Length="100")[:-2]

    async def one() -> None:
        while True:
            with suppress(*GONE, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=("127.9.0.4", 0))
                counts["half requests"] += 1
                await send_slowly(half, reader, writer)
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(HALVES)])


async def capos(url: str, counts: Counter[str]) -> None:
    """Open thirty tables at which slow bots always think."""
    abuser, rng = await guest(url, "capo", "127.9.0.5"), Random(5)

    async def one() -> None:
        while True:
            try:
                table = await asyncio.to_thread(table_of, [abuser], CAPOS)
                break
            except Refused:
                await asyncio.sleep(5)
        counts["capo tables"] += 1
        client = SeatClient(abuser, table, 1)
        await client.connect()
        while not client.gone and client.state["waiting"]:
            question = client.state["question"]
            if question and not question["done"]:
                with suppress(*GONE):
                    await client.choose(client.state["act"], rng.choice(question["choices"])["text"])
                    counts["choices at capo tables"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*[one() for _ in range(TABLES)])


def _say(type: str, **fields: Any) -> str:
    return json.dumps({"v": VERSION, "type": type, "id": secrets.token_hex(6), **fields})


async def _read(line: Any, counts: Counter[str], name: str) -> None:
    with suppress(*GONE):
        async for _ in line:
            counts[name] += 1


KINDS: dict[str, Kind] = {"deaf": deaf, "flood": flood, "garbage": garbage, "half": halves, "capo": capos}


async def crowd(url: str, kinds: list[str]) -> Counter[str]:
    """Run all of them until SIGTERM and print what they achieved."""
    counts: Counter[str] = Counter()
    tasks = [asyncio.create_task(KINDS[kind](url, counts), name=kind) for kind in kinds]
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done() and task.exception() is not None:
            counts[f"{task.get_name()} gave up: {task.exception()}"] += 1
    await stopped.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts


if __name__ == "__main__":
    print(json.dumps(asyncio.run(crowd(sys.argv[1], sys.argv[2:] or list(KINDS)))))
