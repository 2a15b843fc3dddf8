"""Hostile clients on sockets: each kind is one function that runs until it is cancelled."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from tools.harness.guests import GONE, Guest, SeatClient, table_of
from tools.harness.hostile import FAILED, Kind, Site, client_message, seat_client
from tools.harness.raw_clients import NonReadingClient, request, send_slowly

SILENT_SOCKETS: Final = 8
HALVES: Final = 60
LINES: Final = 12  # of one user, and of as many users of one address
PAUSE: Final = 0.005  # seconds between two messages of a flood
CAPOS: Final = {2: "capo", 3: "capo", 4: "capo"}
TABLES: Final = 10


async def deaf(site: Site) -> None:
    """Open connections that request everything and read nothing."""
    guest = await site.guest()
    table = await site.table(guest)
    lines: list[NonReadingClient] = []
    try:
        while True:
            for line in [line for line in lines if line.dropped]:
                line.socket.close()
                lines.remove(line)
                site.did("dropped")
            with suppress(OSError):
                while len(lines) < SILENT_SOCKETS:
                    lines.append(await asyncio.to_thread(NonReadingClient, guest, table, 1, guest.source))
            for line in lines:
                line.say("hello", seat=1, since=0)
                line.say("chat", seat=1, text="x" * 450, team=False)
            site.did("messages", 2 * len(lines))
            await asyncio.sleep(0.02)
    finally:
        for line in lines:
            line.socket.close()


def _flooding(site: Site) -> str:
    """Return a valid but useless message."""
    rng = site.rng
    seat = rng.choice((1, 1, 1, 2, None))
    return rng.choice(
        (
            client_message("hello", seat=seat, since=rng.choice((0, 0, 5, 2**31 - 1))),
            client_message("choose", seat=1, act=rng.choice((0, 0, 1, 9999)), choices=["x"] * rng.randint(1, 16)),
            client_message("undo", seat=1, turn=rng.random() < 0.5),
            client_message("propose", seat=1, what=rng.choice(("end", "concede", "stand_in")), about=2),
            client_message("answer", proposal=rng.randint(0, 5), yes=True),
            client_message("bot", seat=1, bot=rng.choice((None, "soldato", "capo"))),
            client_message("chat", seat=seat, text="again " * rng.randint(1, 60), team=rng.random() < 0.5),
            client_message("mute", user="nobody", on=True),
            client_message("pin", seat=1, on="area:gela", sign=rng.choice(("attack", "look", None))),
            client_message("advise", seat=1, act=0),
            client_message("ping"),
        )
    )


async def _flood(site: Site, guest: Guest, table: str) -> None:
    while True:
        try:
            async with site.dial(guest, table) as line:
                reader = asyncio.create_task(site.listen(line, table, (1,)))
                try:
                    await line.send(client_message("hello", seat=1, since=0))
                    while not reader.done():
                        await line.send(_flooding(site))
                        site.did("messages")
                        await asyncio.sleep(PAUSE)
                finally:
                    reader.cancel()
        except FAILED:
            pass
        site.did("lines closed")
        await asyncio.sleep(0.3)


async def flood(site: Site) -> None:
    """Flood as one user over many connections."""
    guest = await site.guest()
    table = await site.table(guest)
    await asyncio.gather(*[_flood(site, guest, table) for _ in range(LINES)])


async def many_guests(site: Site) -> None:
    """Flood as many users of one address, each over one connection."""

    async def one() -> None:
        guest = await site.guest()
        await _flood(site, guest, await site.table(guest))

    await asyncio.gather(*[one() for _ in range(LINES)])


async def stale(site: Site) -> None:
    """Send choices for an old question: each is answered with the whole game."""
    guest = await site.guest()
    table = await site.table(guest)

    async def one() -> None:
        while True:
            with suppress(*FAILED):
                async with site.dial(guest, table) as line:
                    reader = asyncio.create_task(site.listen(line, table, (1,)))
                    await line.send(client_message("hello", seat=1, since=0))
                    while not reader.done():
                        await line.send(client_message("choose", seat=1, act=99, choices=["done"]))
                        site.did("messages")
                        await asyncio.sleep(0.04)
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(LINES)])


async def garbage(site: Site) -> None:
    """Send bytes, broken JSON, wrong types, messages that are too large or too deep, and malformed requests."""
    guest, rng = await site.guest(), site.rng
    table = await site.table(guest)
    at = urlsplit(site.url)
    strange: list[Any] = [
        None,
        True,
        -1,
        2**63,
        1e308,
        "x" * 5000,
        [],
        {},
        [[[[]]]],
        {"a": {"a": {}}},
        "\ud83d",
        "\x00",
    ]
    while True:
        with suppress(*FAILED, UnicodeEncodeError):
            async with site.dial(guest, table) as line:
                await line.send(client_message("hello", seat=1, since=0))
                for _ in range(40):
                    whole = json.loads(_flooding(site))
                    whole[rng.choice(list(whole))] = rng.choice(strange)
                    text = json.dumps(whole)
                    cut = rng.randrange(len(text))
                    sent = [rng.randbytes(50), text, text, text[:cut], "[" * 5000, "x" * 9000, '{"v": 2, ' * 900]
                    await line.send(rng.choice(sent))
                    site.did("messages")
        with suppress(*GONE):
            reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(guest.source, 0))
            heads = [rng.randbytes(400), b"GET /\x00 HTTP/9\r\n\r\n", b"POST / HTTP/1.1\r\nHost\r\n\r\n"]
            writer.write(rng.choice([*heads, b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"A" * 70_000]))
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(500), 1)
            writer.close()
            site.did("requests")
        await asyncio.sleep(0.05)


async def halves(site: Site) -> None:
    """Send requests that are never completed."""
    at = urlsplit(site.url)
    half = request("POST", "/api/guest", site.url, Content_Type="application/json", Content_Length="100")[:-2]

    async def one() -> None:
        while True:
            with suppress(*GONE, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(site.source(), 0))
                site.did("requests")
                await send_slowly(half, reader, writer)
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(HALVES)])


async def slow_bots(site: Site) -> None:
    """Open tables at which slow bots always think, as many guests of one address, which also ask for advice."""

    async def one() -> None:
        guest = await site.guest()
        client = await seat_client(site, guest, await site.table(guest, CAPOS))
        while client is not None and not client.gone and client.state["waiting"]:
            question = client.state["question"]
            if question and not question["done"]:
                with suppress(*FAILED):
                    await client.ask({"type": "advise", "seat": 1, "act": client.state["act"]})
                    await client.choose(client.state["act"], site.rng.choice(question["choices"])["text"])
                    site.did("choices")
            await asyncio.sleep(0.1)

    while True:
        await asyncio.gather(*[one() for _ in range(TABLES)])


async def _owed(client: SeatClient, seconds: float = 30.0) -> dict[str, Any] | None:
    """Return the state in which the seat owes a choice; None if there is none in time."""
    for _ in range(int(seconds / 0.05)):
        state = client.state
        if client.gone or not state["waiting"]:
            return None
        if state["question"] and not state["question"]["done"]:
            return state
        await asyncio.sleep(0.05)
    return None


async def choose_and_undo(site: Site) -> None:
    """Choose and undo as fast as the server accepts it: the log of a table would grow without end."""
    while True:
        guest = await site.guest()
        client = await seat_client(site, guest, await site.table(guest))
        while client is not None and (state := await _owed(client)) is not None:
            first = await client.choose(state["act"], state["question"]["choices"][0]["text"])
            back = await client.ask({"type": "undo", "seat": 1})
            for each in (first, back):
                site.did("entries" if each["type"] == "ack" else f"refused {each['code']}")
            if back["type"] != "ack":
                await asyncio.sleep(0.2)


async def time_out(site: Site) -> None:
    """Let the clock run out, take the seat back, undo the default choice, and propose a draw meanwhile."""
    pace = {"kind": "live", "seconds": 10, "bank": 0}
    while True:
        guest = await site.guest()
        client = await seat_client(site, guest, await site.table(guest, pace=pace))
        while client is not None and await _owed(client) is not None:
            await client.ask({"type": "propose", "seat": 1, "what": "concede"})
            await asyncio.sleep(12)
            for message in ({"type": "bot", "seat": 1, "bot": None}, {"type": "undo", "seat": 1, "turn": False}):
                answer = await client.ask(message)
                site.did(f"{message['type']}: {answer.get('code', 'ack')}")


async def proposals(site: Site) -> None:
    """Propose and refuse without end, as two guests at a table."""
    while True:
        both = [await site.guest(1), await site.guest(2)]
        try:
            table = await asyncio.to_thread(table_of, both, {3: "soldato", 4: "soldato"})
        except FAILED:
            await asyncio.sleep(10)
            continue
        clients = [await seat_client(site, guest, table, seat) for seat, guest in enumerate(both, 1)]
        for n in range(2000):
            if None in clients:
                break
            for client in [each for each in clients if each is not None]:
                what = site.rng.choice(("end", "end", "concede"))
                answer = await client.ask({"type": "propose", "seat": client.seat, "what": what})
                site.did("proposals" if answer["type"] == "ack" else f"refused {answer['code']}")
                await client.ask({"type": "answer", "proposal": n, "yes": False})
            await asyncio.sleep(0.05)


async def intruders(site: Site) -> None:
    """Join honest tables by their invitation as second guests, and try seats, views and everything sent there."""
    invited = [each for each in site.victims if each["invite"]]
    for n in itertools.count():
        victim = site.rng.choice(invited if n % 3 else site.victims)
        guest, path = await site.guest(1 + n % 5), f"/api/tables/{victim['id']}"
        await site.call(guest, "POST", f"{path}/join", {"invite": victim["invite"] or "guess"})
        for seat in (1, 2, 3, 4):
            await site.call(guest, "POST", f"{path}/seats/{seat}", {"player": "me"})
            for what in (f"replay?view={seat}", f"replay/frames?view={seat}", f"hint/{seat}", f"odds/{seat}"):
                if await site.call(guest, "GET", f"{path}/{what}") is not None:
                    site.leaked(victim["id"], what)
            if await site.call(guest, "GET", f"{path}/why/{seat}?element=area:gela") is not None:
                site.leaked(victim["id"], f"why/{seat}")
            opening = {"table": victim["id"], "view": str(seat)}
            if await site.call(guest, "POST", "/api/study/open", opening) is not None:
                site.leaked(victim["id"], f"a study as seat {seat}")
            with suppress(*FAILED):
                async with site.dial(guest, victim["id"]) as line:
                    await line.send(client_message("hello", seat=seat, since=0))
                    await line.send(client_message("chat", seat=seat, text="hello", team=True))
                    await line.send(client_message("bot", seat=seat, bot="random"))
                    with suppress(TimeoutError):
                        await asyncio.wait_for(site.listen(line, victim["id"]), 1.5)
        for seat in (1, 2, 3, 4):
            await site.call(guest, "POST", f"{path}/seats/{seat}", {"player": "soldato"})
        await asyncio.sleep(1)


async def watchers(site: Site) -> None:
    """Watch honest tables as spectators who request the whole game again and again, and chat."""

    async def one(host: int) -> None:
        guest = await site.guest(host)
        while True:
            table = site.rng.choice(site.victims)["id"]
            with suppress(*FAILED):
                async with site.dial(guest, table) as line:
                    reader = asyncio.create_task(site.listen(line, table))
                    for _ in range(200):
                        await line.send(client_message("hello", seat=None, since=0))
                        await line.send(client_message("chat", seat=None, text="look at me", team=False))
                        await asyncio.sleep(0.1)
                        if reader.done():
                            break
            await asyncio.sleep(1)

    await asyncio.gather(*[one(host) for host in (1, 1, 1, 2, 2, 2)])


KINDS: Final[dict[str, Kind]] = {
    "deaf": deaf,
    "flood": flood,
    "many_guests": many_guests,
    "stale": stale,
    "garbage": garbage,
    "halves": halves,
    "slow_bots": slow_bots,
    "choose_and_undo": choose_and_undo,
    "time_out": time_out,
    "proposals": proposals,
    "intruders": intruders,
    "watchers": watchers,
}
