"""Kill a server repeatedly during play, and verify that nothing it acknowledged is lost.

Guests play several tables at once, with and without bots. At random moments the server gets SIGKILL and is restarted.
After each kill every table must continue, and a choice whose answer was lost is sent again: it counts once. In the end
the recorded history is compared with the log (`tools/harness/verdict.py`). With `--servers`, several servers are killed
side by side, each with its own tables and guests in its own process.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.harness.history import History
from tools.harness.playing import Fault, Play, Site
from tools.harness.server import NO_LIMITS, Server
from tools.harness.table_logs import read_table_logs
from tools.harness.verdict import judge

FIRST_RETRY_SECONDS = 0.05  # pages come back sooner than a browser, since most of the time goes into waiting for them
MAX_RETRY_SECONDS = 0.2


class Trial:
    """The server, the tables, the killer, and the results."""

    def __init__(self, server: Server, tables: int, seed: int, say: Callable[[str], None]) -> None:
        self.server, self.number, self.say = server, tables, say
        self.rng = Random(seed)
        self.history = History()
        site = Site([server.url], self.rng, FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS)
        self.play = Play(site, self.history, self.rng)

    @property
    def acked(self) -> int:
        return self.history.results()["ok"]

    async def run(self, kills: int) -> None:
        await self.play.open(self.number)
        try:
            for kill in range(1, kills + 1):
                await self.play.all_move()
                await asyncio.sleep(self.rng.random() ** 2)
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                await self.play.replace_finished()
                if kill % 10 == 0:
                    await self.check()
                    over = len(self.play.ended)
                    self.say(f"{kill} kills, {self.acked} choices acknowledged and there, {over} games over")
            await self.play.all_move()
        finally:
            await self.play.stop()
        await self.play.look()
        await self.check()

    async def check(self) -> None:
        """Raise Fault if the log is not what the history and the records of finished games say."""
        records = await self.play.records()
        verdict = judge(self.history, await read_table_logs(self.server.database), records)
        if verdict.violations:
            raise Fault("\n".join(str(violation) for violation in verdict.violations[:20]))


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
    return Found(made.acked, len(made.play.tables), len(made.play.ended))


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
