"""Play on a cluster of nodes while nodes, NATS, PostgreSQL and the network fail, and verify that nothing is lost.

Guests play tens of tables through pages that reconnect to any node. At random moments nodes are killed or paused, NATS
and PostgreSQL are restarted, nodes are separated from them, and all nodes are restarted in turn. After each fault every
table must continue. In the end the recorded history is compared with the log (`tools/harness/verdict.py`). History,
report and logs of the nodes are written to the folder `--out`.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from tools.harness.cluster import Cluster
from tools.harness.faults import PAUSE_SECONDS, Injected, Injector, plan, quantile
from tools.harness.history import History
from tools.harness.playing import Fault, Play, Site
from tools.harness.postgres import MISSING, Postgres, binaries, temporary_postgres
from tools.harness.table_logs import read_table_logs
from tools.harness.verdict import Verdict, judge

LATE_WRITE: Final = b"late write rejected"  # in the log of a node
SHOWN: Final = 20  # violations that are printed

FAULTS: Final[dict[str, tuple[str, int, str]]] = {  # by kind: flag, number, explanation
    "kill": ("kills", 200, "SIGKILL of a node"),
    "pause": ("pauses", 50, "SIGSTOP of a node for 2 to 15 s"),
    "nats": ("nats", 20, "restarts of NATS"),
    "postgres": ("postgres", 20, "immediate restarts of PostgreSQL"),
    "partition": ("partitions", 20, "separations of a node from NATS, PostgreSQL or both"),
    "rolling": ("rolling", 3, "restarts of all nodes in turn"),
}


@dataclass
class Options:
    """What to play and which faults to inject: a number by kind."""

    faults: dict[str, int]
    nodes: int = 3
    tables: int = 24
    think: float = 0.4
    seed: int = 1
    longest_pause: float = PAUSE_SECONDS[1]
    processes: int = 1


@dataclass
class Run:
    """The result of a run."""

    verdict: Verdict
    injected: list[Injected]
    metrics: dict[str, float]
    history: History
    stalled: str = ""  # why it was ended early

    @property
    def sound(self) -> bool:
        return not self.verdict.violations and not self.stalled

    def document(self) -> dict[str, Any]:
        """Return the report."""
        verdict, kinds = self.verdict, self.verdict.kinds()
        waits = [each.completed - each.invoked for each in self.history.operations if each.completed is not None]
        return {
            "acknowledged": verdict.acknowledged,
            "refused": verdict.refused,
            "unknown": verdict.unknown,
            "unknown_but_applied": verdict.applied,
            "lost": kinds["lost"],
            "doubled": kinds["doubled"],
            "violations": dict(kinds),
            "stalled": self.stalled,
            "tables": verdict.tables,
            "entries": verdict.entries,
            "frames": verdict.frames,
            "changes_of_epoch": verdict.claims,
            "refusals": self.refusals(),
            "answer_seconds": {"p50": quantile(waits, 0.5), "p99": quantile(waits, 0.99), "max": quantile(waits, 1)},
            "interruptions": {kind: self.interruptions(kind) for kind in FAULTS if self.of_kind(kind)},
            "metrics": self.metrics,
            "faults": [each.document() for each in self.injected],
        }

    def of_kind(self, kind: str) -> list[Injected]:
        return [each for each in self.injected if each.kind == kind]

    def interruptions(self, kind: str) -> dict[str, Any]:
        """Return how long tables stood still around faults of a kind; `elsewhere`: no page was at the node it hit."""
        every = [each for injected in self.of_kind(kind) for each in injected.interruptions]
        elsewhere = [each.seconds for each in every if not each.attached]
        seconds = [each.seconds for each in every]
        return {
            "faults": len(self.of_kind(kind)),
            "p50": round(quantile(seconds, 0.5), 2),
            "p99": round(quantile(seconds, 0.99), 2),
            "max": round(quantile(seconds, 1), 2),
            "elsewhere_p99": round(quantile(elsewhere, 0.99), 2),
            "elsewhere_max": round(quantile(elsewhere, 1), 2),
        }

    def refusals(self) -> dict[str, int]:
        """Return how many choices were refused, by code."""
        counts: dict[str, int] = {}
        for operation in self.history.operations:
            if operation.code:
                counts[operation.code] = counts.get(operation.code, 0) + 1
        return counts


async def run(postgres: Postgres, folder: Path, options: Options, say: Callable[[str], None]) -> Run:
    """Play and inject the faults; return what was found."""
    rng, history, stalled, records = Random(options.seed), History(), "", dict[str, str]()
    async with Cluster(folder, postgres, options.nodes, processes=options.processes) as cluster:
        play = Play(Site(cluster.urls, rng, think=options.think), history, rng)
        injector = Injector(cluster, play, rng, say, options.longest_pause)
        try:
            await play.open(options.tables)
            await _until_interrupted(injector.run(plan(options.faults, rng)))
            await cluster.all_up()
            await play.stop()
            await play.look()
            records = await play.records()
        except (Fault, TimeoutError, RuntimeError) as error:
            stalled = f"{type(error).__name__}: {error}"
        finally:
            await play.stop()
        metrics = await read_metrics(cluster)
        metrics["late_writes_rejected"] = sum(node.log.read_bytes().count(LATE_WRITE) for node in cluster.nodes)
        verdict = judge(history, await read_table_logs(cluster.database), records)
    return Run(verdict, injector.injected, metrics, history, stalled)


async def _until_interrupted(work: Coroutine[Any, Any, None]) -> None:
    """Run the work; SIGINT and SIGTERM end it, and what has happened so far is still judged."""
    task, loop = asyncio.create_task(work), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


async def read_metrics(cluster: Cluster) -> dict[str, float]:
    """Return the counters of all nodes that concern the cluster."""
    total: dict[str, float] = {}
    for node in cluster.nodes:
        for name, value in (await asyncio.to_thread(node.metrics)).items():
            total[name] = total.get(name, 0.0) + value
    return total


def report(made: Run) -> list[str]:
    """Return the report as lines."""
    facts = made.document()
    lines = [
        f"{facts['acknowledged']} choices acknowledged at {facts['tables']} tables, {facts['lost']} lost, "
        f"{facts['doubled']} doubled; {facts['refused']} refused, {facts['unknown']} of unknown result "
        f"({facts['unknown_but_applied']} of them carried out)",
        f"{facts['entries']} entries, {facts['changes_of_epoch']} changes of epoch, {facts['frames']} frames compared; "
        f"refusals: {facts['refusals'] or 'none'}; {facts['metrics'].get('late_writes_rejected', 0):.0f} late writes "
        "rejected by the fence",
    ]
    for kind, numbers in facts["interruptions"].items():
        lines.append(
            f"{numbers['faults']} x {kind}: interruption per table p50 {numbers['p50']} s, p99 {numbers['p99']} s, "
            f"longest {numbers['max']} s (tables without a page at that node: p99 {numbers['elsewhere_p99']} s, "
            f"longest {numbers['elsewhere_max']} s)"
        )
    lines += [f"violation: {violation}" for violation in made.verdict.violations[:SHOWN]]
    if made.stalled:
        lines.append(f"stalled: {made.stalled}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for kind, (flag, number, text) in FAULTS.items():
        parser.add_argument(f"--{flag}", dest=kind, type=int, help=f"{text} ({number} if no fault is chosen)")
    parser.add_argument("--nodes", type=int, default=3, help="default 3")
    parser.add_argument("--processes", type=int, default=1, help="of each node: `cosca serve --processes` (default 1)")
    parser.add_argument("--tables", type=int, default=24, help="played at once (default 24)")
    parser.add_argument("--think", type=float, default=0.4, help="mean seconds before a choice (default 0.4)")
    parser.add_argument("--seed", type=int, default=1, help="of choices, faults and moments (default 1)")
    parser.add_argument("--out", type=Path, default=Path("build/cluster"), help="default build/cluster")
    args = parser.parse_args(arguments)
    where = binaries()
    if where is None:
        print(MISSING, file=sys.stderr)
        return 2
    chosen = {kind: vars(args)[kind] for kind in FAULTS}
    every = all(number is None for number in chosen.values())
    faults = {kind: number if every else chosen[kind] or 0 for kind, (_, number, _) in FAULTS.items()}
    options = Options(faults, args.nodes, args.tables, args.think, args.seed, processes=args.processes)
    shutil.rmtree(args.out, ignore_errors=True)
    args.out.mkdir(parents=True)
    started = time.monotonic()
    with temporary_postgres(where, durable=True) as postgres:
        made = asyncio.run(run(postgres, args.out.absolute(), options, lambda line: print(line, flush=True)))
    made.history.write(args.out / "history.jsonl")
    (args.out / "report.json").write_bytes(orjson.dumps(made.document(), option=orjson.OPT_INDENT_2))
    print(f"{sum(faults.values())} faults in {time.monotonic() - started:.0f} s; report in {args.out / 'report.json'}")
    print("\n".join(report(made)))
    return 0 if made.sound else 1


if __name__ == "__main__":
    sys.exit(main())
