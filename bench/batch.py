"""Games per second on a Dask cluster of this machine, beside processes without it, and with a worker that is killed.

make bench ARGS=batch
make bench ARGS="batch --games 400 --bot caporegime --workers 1 2 4"

All games are the same, so every result is compared with that of one process. Processor time counts scheduler, workers
and the command; it depends less on what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

import cosca
from cosca.batch.executors import Executor, open_executor
from cosca.terminal.commands.sim_files import Row
from cosca.terminal.commands.simulate import SimTask, run_job
from tools.harness.dask_cluster import Cluster

WARM_UP = 4  # games per process before the clock starts: processes start and import


def processor_seconds() -> float:
    """Return the processor time of this process and of all that it has started: the scheduler and all workers."""
    own = psutil.Process()
    return sum(sum(process.cpu_times()[:2]) for process in (own, *own.children(recursive=True)))


class Played:
    """The games of one way to play them."""

    def __init__(self, executor: Executor, tasks: list[SimTask], processes: int, victim: int | None = None) -> None:
        """Play; with `victim`, kill that process after a third of the games."""
        warm_up = [task._replace(seed=-1 - number) for number, task in enumerate(tasks[: WARM_UP * processes])]
        for _result in executor.run(run_job, warm_up):
            pass
        start, used = time.perf_counter(), processor_seconds()
        self.rows: dict[int, Row] = {}
        self.received = 0
        for result in executor.run(run_job, tasks):
            self.rows[result.row["seed"]] = result.row
            self.received += 1
            if victim is not None and self.received == len(tasks) // 3:
                os.kill(victim, signal.SIGKILL)
        self.seconds, self.used = time.perf_counter() - start, processor_seconds() - used

    def line(self, name: str, first: Played) -> str:
        """Return speed and cost, compared with those of one process."""
        rate = self.received / self.seconds
        relative = f"{rate / (first.received / first.seconds):.2f} x"
        same = "same games" if self.rows == first.rows and self.received == len(self.rows) else "OTHER GAMES"
        cost = f"{1000 * self.used / self.received:6.0f} ms per game"  # no figure for a killed process
        wall = f"{self.received:5} games {self.seconds:6.1f} s {rate:6.2f} games/s {relative:>7}"
        return f"{name:27} {wall} {cost if 'killed' not in name else '':>18}  {same}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=cosca.game_names(), default="la_famiglia")
    parser.add_argument("--bot", default="soldato")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--rounds", type=int, default=3, help="the fastest of so many counts (default 3)")
    args = parser.parse_args()
    seats = len(cosca.game(args.game).seats)
    tasks = [SimTask(args.game, {}, seed, (args.bot,) * seats) for seed in range(1, args.games + 1)]
    best: dict[str, Played] = {}
    for _ in range(args.rounds):
        for name, played in every_way(tasks, args.workers):
            print(f"{name}: {played.seconds:.1f} s", file=sys.stderr, flush=True)
            if name not in best or played.seconds < best[name].seconds:
                best[name] = played
    print(f"{args.game}, {args.bot}, {os.cpu_count()} cores, the fastest of {args.rounds} rounds")
    for name, played in best.items():
        print(played.line(name, next(iter(best.values()))))


def every_way(tasks: list[SimTask], workers: list[int]) -> Iterator[tuple[str, Played]]:
    """Play the games in every way, one after another; yield its name and what was played."""
    for processes in sorted({1, *workers}):
        with open_executor("local", processes) as executor:
            yield f"local, processes: {processes}", Played(executor, tasks, processes)
    for count in workers:
        with tempfile.TemporaryDirectory() as folder, Cluster(Path(folder), count) as cluster:
            with open_executor(cluster.address, 1) as executor:
                yield f"Dask, workers: {count}", Played(executor, tasks, count)
            if count > 1:
                with open_executor(cluster.address, 1) as executor:
                    yield f"Dask, workers: {count}, 1 killed", Played(executor, tasks, count, cluster.workers[0].pid)


if __name__ == "__main__":
    main()
