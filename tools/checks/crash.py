"""Kill a server repeatedly during play, and verify that nothing it acknowledged is lost.

Guests play several tables at once, with and without bots. At random moments the server gets SIGKILL and is restarted.
After each kill every table must continue, and a choice whose answer was lost is sent again: it counts once. In the end
every acknowledged choice is in the log, and every table matches its replayed log. With `--servers`, several servers are
killed side by side, each with its own tables and guests in its own process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cosca
from cosca.server.views.snapshots import INTERNAL_VIEW_KEYS
from tools.harness.guests import GONE, Guest, SeatClient, next_choice, table_of, until_up
from tools.harness.server import NO_LIMITS, Server, scaled_timeout

PACE = {"kind": "live", "seconds": 3600, "bank": 3600}  # clocks run, but nobody runs out of time
STALLED_SECONDS = 30.0  # after which a table without progress is a fault


class Fault(Exception):
    """An acknowledged choice is lost, or a table does not continue."""


class Table:
    """A table that its guests play as fast as the server answers."""

    def __init__(self, id: str, clients: list[SeatClient], rng: Random) -> None:
        self.id, self.clients, self.rng = id, clients, rng
        self.acked: list[str] = []
        self.moved = asyncio.Event()  # set by each acknowledged choice
        self.over = False

    async def play(self) -> None:
        """Play to the end of the game, across any number of kills."""
        pending: tuple[SeatClient, int, str, str] | None = None
        while not self.over:
            if any(client.gone for client in self.clients):
                await self.reconnect()
            try:
                pending = pending or self.next()
                if pending is None:
                    await asyncio.sleep(0.01)
                    continue
                client, act, choice, id = pending
                answer = await client.choose(act, choice, id)
            except GONE:
                await asyncio.sleep(0.02)
                continue
            if answer["type"] == "error" and answer["code"] not in ("stale", "too_many"):
                raise Fault(f"table {self.id}: {choice!r} of seat {client.seat}: {answer}")
            if answer["type"] == "ack":
                self.acked.append(id)
                self.moved.set()
            pending = None

    def next(self) -> tuple[SeatClient, int, str, str] | None:
        """Return a choice of one of the guests that owe one, with a new id."""
        self.over, choice = next_choice(self.clients, self.rng)
        return choice

    async def reconnect(self) -> None:
        for client in self.clients:
            while True:
                try:
                    await until_up(client.guest.url)
                    await client.close()
                    await client.connect()
                    break
                except GONE:
                    await asyncio.sleep(0.05)


class Trial:
    """The tables, the killer, and the results."""

    def __init__(self, server: Server, tables: int, seed: int, say: Callable[[str], None]) -> None:
        self.server, self.number, self.say = server, tables, say
        self.rng = Random(seed)
        self.tables: list[Table] = []
        self.ended: list[Table] = []

    @property
    def acked(self) -> int:
        return sum(len(table.acked) for table in [*self.tables, *self.ended])

    async def open(self, number: int) -> Table:
        """Create a new table: in turn four guests, one guest and three bots, two of each."""
        bots = ({}, {2: "soldato", 3: "soldato", 4: "soldato"}, {2: "soldato", 4: "random"})[number % 3]
        seats = [seat for seat in range(1, 5) if seat not in bots]

        def make() -> tuple[str, list[SeatClient]]:
            guests = [Guest.new(self.server.url, f"Guest {number} at {seat}") for seat in seats]
            id = table_of(guests, bots, PACE)
            return id, [SeatClient(guest, id, seat) for guest, seat in zip(guests, seats, strict=True)]

        id, clients = await asyncio.to_thread(make)
        for client in clients:
            await client.connect()
        return Table(id, clients, Random(self.rng.random()))

    async def run(self, kills: int) -> None:
        self.tables = [await self.open(number) for number in range(self.number)]
        playing = {asyncio.create_task(table.play()): table for table in self.tables}
        try:
            for kill in range(1, kills + 1):
                await self.all_move(playing)
                await asyncio.sleep(self.rng.random() ** 2)
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                await self.replace(playing)
                if kill % 10 == 0:
                    self.check_log()
                    self.say(f"{kill} kills, {self.acked} choices acknowledged and there, {len(self.ended)} games over")
            await self.all_move(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        self.check_log()
        await self.check_views()

    async def all_move(self, playing: dict[asyncio.Task[None], Table]) -> None:
        """Wait until every table has taken a choice since now."""
        for table in playing.values():
            table.moved.clear()
        end = time.monotonic() + scaled_timeout(STALLED_SECONDS)
        for task, table in playing.items():
            while not table.moved.is_set() and not task.done():
                if time.monotonic() > end:
                    raise Fault(f"table {table.id} made no progress")
                await asyncio.sleep(0.01)
            if task.done():
                task.result()

    async def replace(self, playing: dict[asyncio.Task[None], Table]) -> None:
        """Replace tables whose games are over."""
        for task, table in list(playing.items()):
            if task.done():
                task.result()
                del playing[task]
                self.tables.remove(table)
                self.ended.append(table)
                new = await self.open(len(self.tables) + len(self.ended))
                self.tables.append(new)
                playing[asyncio.create_task(new.play())] = new

    # ---------------------------------------------------------------- checks

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        database = sqlite3.connect(f"file:{self.server.file}?mode=ro", uri=True)
        try:
            return database.execute(query, values).fetchall()
        finally:
            database.close()

    def check_log(self) -> None:
        """Check that every acknowledged choice is in its table's log exactly once."""
        for table in [*self.tables, *self.ended]:
            rows = self.rows("SELECT message FROM entries WHERE table_id = ?", table.id)
            ids = [str(row[0]).rpartition(" ")[2] for row in rows]  # it follows its sender
            lost = [id for id in table.acked if ids.count(id) != 1]
            if lost:
                raise Fault(f"table {table.id}: of {len(table.acked)} acknowledged choices, not logged once: {lost}")

    async def check_views(self) -> None:
        """Check that each guest's view matches the replayed log; the record of a finished game replays."""
        for table in self.tables:
            await table.reconnect()
            end = time.monotonic() + scaled_timeout(STALLED_SECONDS)
            while seats := self.differing(table):  # bots may still be playing
                if time.monotonic() > end:
                    raise Fault(f"table {table.id}: seats {seats} do not match the log")
                await asyncio.sleep(0.05)
        for table in self.ended:
            text = await asyncio.to_thread(table.clients[0].guest.call, "GET", f"/api/tables/{table.id}/record")
            cosca.Match.from_record(text)

    def differing(self, table: Table) -> list[int]:
        match = self.replayed(table.id)
        views = {client: json.loads(json.dumps(match.game.view(match.state, client.seat))) for client in table.clients}
        shown = {
            client: {key: view[key] for key in view if key not in INTERNAL_VIEW_KEYS} for client, view in views.items()
        }
        return [client.seat for client, view in shown.items() if view != client.state["view"]]

    def replayed(self, id: str) -> Any:
        (game, options, seed), *_ = self.rows("SELECT game, options, seed FROM tables WHERE id = ?", id)
        match: Any = cosca.Match(cosca.game(game, **json.loads(options)), int(seed, 16))
        query = "SELECT kind, seat, choice FROM entries WHERE table_id = ? ORDER BY seq"
        for kind, seat, choice in self.rows(query, id):
            if kind == "choice":
                match.apply(seat, choice)
            elif kind != "start":
                raise Fault(f"table {id}: an entry {kind!r} that was not requested")
        return match


def trial(folder: Path, kills: int, tables: int, seed: int, say: Callable[[str], None] = lambda _: None) -> Trial:
    """Play and kill; raise Fault if something is wrong."""
    with Server(folder, env=NO_LIMITS) as server:
        made = Trial(server, tables, seed, say)
        asyncio.run(made.run(kills))
        return made


class Found(NamedTuple):
    """The result of a trial."""

    acked: int
    tables: int
    ended: int


def one(kills: int, tables: int, seed: int) -> Found:
    """Run a trial in its own folder and print its result."""

    def say(line: str) -> None:
        print(f"seed {seed}: {line}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        made = trial(Path(folder), kills, tables, seed, say)
    return Found(made.acked, len(made.tables), len(made.ended))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="how many, of each server (default 200)")
    parser.add_argument("--tables", type=int, default=6, help="played at once at each server (default 6)")
    parser.add_argument("--servers", type=int, default=1, help="side by side (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="of choices and moments (default 1)")
    args = parser.parse_args()
    started = time.monotonic()
    with ProcessPoolExecutor(args.servers) as pool:
        try:
            results = list(pool.map(partial(one, args.kills, args.tables), range(args.seed, args.seed + args.servers)))
        except (Fault, RuntimeError) as error:
            print(f"fault: {error}", file=sys.stderr)
            return 1
    acked, tables, ended = (sum(each) for each in zip(*results, strict=True))
    print(
        f"{args.kills * args.servers} kills in {time.monotonic() - started:.0f} s: all {acked} acknowledged choices "
        f"are there, {tables} tables go on, {ended} games came to their end"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
