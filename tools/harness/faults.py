"""A plan of faults, their injection into a cluster during play, and how long each table was interrupted by each."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, Final

from tools.harness.cluster import Cluster, Node
from tools.harness.playing import Play, PlayedTable

SIDES: Final = ("nats", "postgres", "both")
WAYS: Final = ("stall", "cut", "up", "down")
PAUSE_SECONDS: Final = (2.0, 15.0)
PARTITION_SECONDS: Final = (1.0, 10.0)
DOWN_SECONDS: Final = (0.0, 2.0)  # of NATS and PostgreSQL
SETTLE_SECONDS: Final = 60.0  # after a fault, within which every table must have moved


@dataclass
class Interruption:
    """How long one table stood still around one fault; `attached`: a page was connected to the node it hit."""

    table: str
    seconds: float
    attached: bool


@dataclass
class Injected:
    """A fault that was injected. Times are monotonic seconds."""

    kind: str
    text: str
    began: float
    ended: float = 0.0
    settled: float = 0.0  # when every table had moved again
    interruptions: list[Interruption] = field(default_factory=list[Interruption])

    def document(self) -> dict[str, Any]:
        """Return it for the report."""
        longest = max(self.interruptions, key=lambda each: each.seconds, default=None)
        return {
            "kind": self.kind,
            "fault": self.text,
            "lasted": round(self.ended - self.began, 2),
            "settled_after": round(self.settled - self.began, 2),
            "longest_interruption": None if longest is None else round(longest.seconds, 2),
            "table": None if longest is None else longest.table,
        }


def plan(numbers: dict[str, int], rng: Random) -> list[str]:
    """Return the kinds of faults in random order, as many of each as given."""
    kinds = [kind for kind, number in numbers.items() for _ in range(number)]
    rng.shuffle(kinds)
    return kinds


class Injector:
    """Injects one fault after another while tables are played."""

    def __init__(
        self,
        cluster: Cluster,
        play: Play,
        rng: Random,
        say: Callable[[str], None],
        longest_pause: float = PAUSE_SECONDS[1],
    ) -> None:
        self.cluster, self.play, self.rng, self.say = cluster, play, rng, say
        self._longest_pause = longest_pause
        self.injected: list[Injected] = []
        self._partitions = 0

    async def run(self, kinds: Sequence[str]) -> None:
        """Inject faults of these kinds. After each every table must move, and all nodes must answer.

        The next kill does not wait for the node that is starting again after the last one.
        """
        await self.play.all_move(SETTLE_SECONDS)
        for kind in kinds:
            await asyncio.sleep(self.rng.uniform(0.2, 1.2))
            await self._inject(kind)
            await self.play.replace_finished()

    async def _inject(self, kind: str) -> None:
        spared = 1 if kind == "kill" and len(self.cluster.nodes) > 2 else 0
        node = await self._victim(await self.cluster.all_up(spared))
        text, fault = self._prepare(kind, node)
        injected = Injected(kind, text, time.monotonic())
        self.injected.append(injected)
        self.play.history.fault = text
        tables = list(self.play.tables)
        hit = {table.id for table in tables if any(page.url == node.url for page in table.pages)}
        before = {id(table): list(table.progress) for table in tables}
        await fault
        injected.ended = time.monotonic()
        await self.play.all_move(SETTLE_SECONDS)
        injected.settled = time.monotonic()
        for table in tables:
            moments = [*before[id(table)][-1:], *_within(table, injected.began, injected.settled)]
            attached = kind in ("kill", "pause", "partition") and table.id in hit
            injected.interruptions.append(
                Interruption(table.id, longest_gap(moments, injected.began, injected.settled, table.over), attached)
            )
            del table.progress[:-1]
        facts = injected.document()
        self.say(f"{len(self.injected)}. {text}: longest interruption {facts['longest_interruption']} s")

    async def _victim(self, nodes: list[Node]) -> Node:
        """Choose a node at random, rather one that has tables or pages."""
        owned, urls = (
            await self.cluster.owned(),
            Counter(page.url for table in self.play.tables for page in table.pages),
        )
        weights = [1 + owned[node.name] + urls[node.url] for node in nodes]
        return self.rng.choices(nodes, weights)[0]

    def _prepare(self, kind: str, node: Node) -> tuple[str, Any]:
        cluster, rng = self.cluster, self.rng
        down = rng.uniform(*DOWN_SECONDS)
        pid = node.pid if cluster.processes == 1 else rng.choice(node.processes())
        if kind == "kill" and pid != node.pid:
            return f"kill process {pid}", cluster.kill_process(pid)
        if kind == "kill":
            return f"kill {node.name}", cluster.kill(node, 0.0)
        if kind == "pause":
            seconds = rng.uniform(PAUSE_SECONDS[0], self._longest_pause)
            return f"pause {node.name} ({pid}) for {seconds:.1f} s", cluster.pause(pid, seconds)
        if kind == "nats":
            return f"restart NATS after {down:.1f} s", cluster.restart_nats(down)
        if kind == "postgres":
            return f"restart PostgreSQL after {down:.1f} s", cluster.restart_postgres(down)
        if kind == "rolling":
            return "restart all nodes in turn", self._restart_all()
        sides, way = SIDES[self._partitions % len(SIDES)], WAYS[self._partitions // len(SIDES) % len(WAYS)]
        self._partitions += 1
        seconds = rng.uniform(*PARTITION_SECONDS)
        text = f"separate {node.name} from {sides} ({way}) for {seconds:.1f} s"
        return text, cluster.partition(node, sides, way, seconds)

    async def _restart_all(self) -> None:
        for node in self.cluster.nodes:
            await self.cluster.restart(node)
            await asyncio.sleep(1.0)


def _within(table: PlayedTable, began: float, ended: float) -> list[float]:
    times = table.progress
    return times[bisect_left(times, began) : bisect_right(times, ended)]


def longest_gap(moments: Sequence[float], began: float, ended: float, over: bool) -> float:
    """Return the longest time without progress from `began` on; after a game is over there is none to expect."""
    points = [*moments, *(() if over else (ended,))]
    return max((end - max(start, began) for start, end in pairwise(points)), default=0.0)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
