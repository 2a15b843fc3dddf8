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
import tempfile
import time
from pathlib import Path

import psutil

import cosca
from cosca.batch.executors import Executor, open_executor
from cosca.terminal.commands.simulate import Row, SimTask, run_job
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
        for _row in executor.run(run_job, warm_up):
            pass
        start, used = time.perf_counter(), processor_seconds()
        self.rows: dict[int, Row] = {}
        self.received = 0
        for row in executor.run(run_job, tasks):
            self.rows[row["seed"]] = row
            self.received += 1
            if victim is not None and self.received == len(tasks) // 3:
                os.kill(victim, signal.SIGKILL)
        self.seconds, self.used = time.perf_counter() - start, processor_seconds() - used

    def line(self, name: str, first: Played | None) -> str:
        rate = self.received / self.seconds
        relative = "" if first is None else f"{rate / (first.received / first.seconds):.2f} x"
        same = "" if first is None else "same games" if self.rows == first.rows else "OTHER GAMES"
        cost = f"{1000 * self.used / self.received:6.0f} ms per game"  # no figure for a killed process
        wall = f"{self.received:5} games {self.seconds:6.1f} s {rate:6.2f} games/s {relative:>7}"
        return f"{name:27} {wall} {cost if 'killed' not in name else '':>18}  {same}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=cosca.game_names(), default="la_famiglia")
    parser.add_argument("--bot", default="soldato")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    args = parser.parse_args()
    seats = len(cosca.game(args.game).seats)
    tasks = [SimTask(args.game, {}, seed, (args.bot,) * seats) for seed in range(1, args.games + 1)]
    print(f"{args.game}, {args.bot}, {os.cpu_count()} cores")
    with open_executor("local", 1) as executor:
        first = Played(executor, tasks, 1)
    print(first.line("local, 1 process", None), flush=True)
    for processes in [number for number in args.workers if number > 1]:
        with open_executor("local", processes) as executor:
            print(Played(executor, tasks, processes).line(f"local, {processes} processes", first), flush=True)
    for workers in args.workers:
        with tempfile.TemporaryDirectory() as folder, Cluster(Path(folder), workers) as cluster:
            with open_executor(cluster.address, 1) as executor:
                print(Played(executor, tasks, workers).line(f"Dask, workers: {workers}", first), flush=True)
            if workers > 1:
                with open_executor(cluster.address, 1) as executor:
                    killed = Played(executor, tasks, workers, cluster.workers[0].pid)
                print(killed.line(f"Dask, workers: {workers}, 1 killed", first), flush=True)


if __name__ == "__main__":
    main()
