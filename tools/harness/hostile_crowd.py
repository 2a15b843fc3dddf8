"""Hostile clients of every known kind at once, each from its own addresses on loopback, until SIGTERM.

`hostile_crowd.py URL FILE [KIND...]`: FILE describes the honest tables beside them (`Site.victims`) and the number of
the block. What they achieved, and what they should never have got, is one line of JSON at the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

from tools.harness.hostile import FAILED, Kind, Site
from tools.harness.hostile_connections import KINDS as LINES
from tools.harness.hostile_documents import KINDS as DOCUMENTS

KINDS: Final[dict[str, Kind]] = {**LINES, **DOCUMENTS}
NICE: Final = 10  # they would run on other machines: on this one the server has priority


async def attack(site: Site, kinds: dict[str, Kind]) -> None:
    """Run all kinds at once until SIGTERM, which ends the process with a report. One that fails is restarted."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(96))

    async def again_and_again(own: Site, kind: Kind) -> None:
        while True:
            try:
                await kind(own)
            except FAILED as error:
                own.did(f"began again ({type(error).__name__})")
            await asyncio.sleep(1)

    tasks: list[asyncio.Task[None]] = []
    for number, (name, kind) in enumerate(kinds.items(), 1):
        own = Site(site.url, site.victims, site.block, name, number, Random(f"{name} {site.block}"))
        own.counts, own.leaks = site.counts, site.leaks
        tasks.append(asyncio.create_task(again_and_again(own, kind), name=name))
    stopped = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:  # a bug in this tool
        if task.done() and (error := task.exception()) is not None:
            site.counts[f"{task.get_name()} gave up: {error!r}"] += 1
    await stopped.wait()
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    print(json.dumps({"told": site.counts, "leaks": site.leaks}), flush=True)
    os._exit(0)  # leaving the loop would wait for threads, some of whose answers never come


def main(arguments: list[str]) -> None:
    os.nice(NICE)
    url, file, *wanted = arguments
    given = json.loads(Path(file).read_text())
    site = Site(url, given["victims"], given["block"])
    asyncio.run(attack(site, {name: KINDS[name] for name in wanted or KINDS}))


if __name__ == "__main__":
    main(sys.argv[1:])
