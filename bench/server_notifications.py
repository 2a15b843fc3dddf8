"""Measure notifications: the sender with many open duties, and what duties cost the acts of many tables.

The sender delivers to channels that take no time, so that what is measured is its own work. The tables are played in
this process without sockets, in turns with and without duties and sender, so that their share is overstated rather than
understated. `make bench-server ARGS=notifications` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import statistics
import tempfile
import time
from collections.abc import Collection, Mapping
from contextlib import nullcontext
from random import Random
from unittest.mock import patch

from sqlalchemy import insert

from cosca.server.core.settings import Settings
from cosca.server.notifications import letters
from cosca.server.notifications.delivery import Letter
from cosca.server.notifications.sender import Sender
from cosca.server.protocol.server_messages import Pace
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import schema
from cosca.server.storage.duties import insert_duty
from cosca.server.storage.notifications import new_id
from cosca.server.storage.rows import ChannelRow, DutyRow, UserRow
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store
from cosca.server.table.clock import TableClock
from cosca.server.table.duties import Duties
from cosca.server.table.live_table import LiveTable
from cosca.server.timekeeping.uptime import Uptime

DAYS: Pace = {"kind": "days", "days": 5}
BASE_URL = "https://cosca.example"
ROUNDS = 3  # of each way to play, alternating


class SilentChannel:
    """A channel that delivers at once."""

    delivered = 0

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        self.delivered += 1


class NobodyLooks:
    def last_look(self, table_id: str, user_id: str) -> float | None:
        return None

    async def refresh(self, looks: Collection[tuple[str, str]]) -> None:
        pass


async def add_users(store: Store, count: int, channels: bool) -> list[UserRow]:
    now = time.time()
    people = [UserRow(f"user-{n}", f"User {n}", None, None, 0, now, now) for n in range(count)]
    await store.write(*[insert(schema.users).values(dataclasses.asdict(user)) for user in people])
    if channels:
        rows = [
            ChannelRow(f"push-{user.id}", user.id, None, "push", None, user.id, None, None, "", now) for user in people
        ]
        await store.write(*[insert(schema.channels).values(row.to_values()) for row in rows])
    return people


async def measure_sender(url: str, count: int) -> None:
    """Print the processor time of the sender when so many duties become due, and when all of them are announced."""
    store, clock = await Store.open(url), [0.0]
    uptime = await Uptime.begin(store, lambda: clock[0])
    people = await add_users(store, count // 4, True)
    table = {
        "game": "la_famiglia", "options": {}, "data": "house", "rules": 1, "seed": "00", "invite": "x", "open": False,
        "status": "running", "spectators": False, "created": 1.0, "changed": 1.0,
    }  # fmt: skip
    owed = [(f"t{n}", people[n % len(people)].id) for n in range(count)]
    await store.write(*[insert(schema.tables).values({**table, "id": id, "host": user}) for id, user in owed])
    await store.write(*[insert_duty(DutyRow(new_id(), id, 1, user, 0.0, 5e5, 4e5, 10.0)) for id, user in owed])
    channel = SilentChannel()
    sender = Sender(store, uptime, NobodyLooks(), {"push": channel}, letters.build, BASE_URL)
    clock[0] = 50.0
    began = time.process_time()
    while channel.delivered < count:
        await sender.step()
        await sender.drain()
    took = time.process_time() - began
    print(f"{count} duties announced and delivered: {took:.1f} s of processor time, {1000 * took / count:.2f} ms each")
    began, steps = time.process_time(), 100
    for _ in range(steps):
        clock[0] += 5
        await sender.step()
    idle = (time.process_time() - began) / steps
    print(f"{count} open duties, nothing due: {1000 * idle:.2f} ms a look, one every 5 s: {20 * idle:.3f} % of a core")
    await store.close()


async def new_table(tables: TableRegistry, people: list[UserRow]) -> LiveTable:
    """Create a running table with four people."""
    seats = {1: "me", 2: "open", 3: "open", 4: "open"}
    table = await tables.create(people[0], "la_famiglia", {}, seats, False, True, False, pace=DAYS)
    for seat, user in enumerate(people[1:], 2):
        await table.join(user, table.row.invite)
        await table.sit(user, seat, "me")
    await table.start(people[0].id)
    return table


async def play(table: LiveTable, rng: Random, choices: int) -> int:
    """Make random choices; return how many."""
    for n in range(choices):
        if not table.running:
            return n
        seat = rng.choice(table.journal.waiting)
        decision = table.game.decision(table.match.state, seat)
        assert decision is not None
        user, text = table.seats.rows[seat].user_id or "", rng.choice(decision.choices).text
        await table.choose(user, seat, table.journal.act_number(seat), [text], new_id())
    return choices


def no_duties(self: Duties, table_id: str, owed: Mapping[int, str], clock: TableClock) -> Writes:
    return []


async def measure_tables(url: str, count: int, choices: int, notified: bool) -> float:
    """Return the milliseconds of processor time for one choice, of so many tables that play at the same time."""
    store = await Store.open(url)
    uptime = await Uptime.begin(store)
    tables = TableRegistry(store, Settings(database_url=url), uptime)
    people = await add_users(store, 4, False)
    sender = Sender(store, uptime, NobodyLooks(), {"push": SilentChannel()}, letters.build, BASE_URL)
    with nullcontext() if notified else patch.object(Duties, "update", no_duties):
        played = [await new_table(tables, people) for _ in range(count)]
        job = asyncio.create_task(sender.run()) if notified else None
        began = time.process_time()
        made = sum(await asyncio.gather(*[play(table, Random(n), choices) for n, table in enumerate(played)]))
        took = time.process_time() - began
        if job is not None:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
    await store.close()
    return 1000 * took / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duties", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--choices", type=int, default=20, help="of each table")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    flags = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if flags.duties:
            asyncio.run(measure_sender(f"sqlite:///{folder}/sender.sqlite3", flags.duties))
        times: dict[bool, list[float]] = {False: [], True: []}
        for n in range(2 * flags.rounds if flags.tables else 0):
            notified = n % 2 == 1
            url = f"sqlite:///{folder}/tables-{n}.sqlite3"
            times[notified].append(asyncio.run(measure_tables(url, flags.tables, flags.choices, notified)))
        if flags.tables:
            without, with_duties = (statistics.median(times[notified]) for notified in (False, True))
            print(
                f"{flags.tables} tables, processor time of a choice without sockets: {without:.3f} ms without "
                f"notifications, {with_duties:.3f} ms with: {100 * (with_duties / without - 1):+.1f} %"
            )


if __name__ == "__main__":
    main()
