"""What tools that play many games share: `--cluster` and `--fresh`, stored results, and one line for an error.

Results are stored by job in build/batch while a run lasts, so that the same command resumes a run that was stopped,
killed or lost its cluster. The file is deleted at the end of the run; other options or other code have other files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Generator, Hashable, Iterable
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import typer

import cosca
from cosca.batch.addresses import LOCAL
from cosca.batch.executors import Executor
from cosca.batch.fingerprint import PACKAGES, code_hash
from cosca.extras import missing
from cosca.terminal.resumable_csv import ResumableCsv

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "batch"
J = TypeVar("J")
R = TypeVar("R")


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Add `--cluster`."""
    parser.add_argument(
        "--cluster", default=LOCAL, metavar="ADDRESS",
        help="local (default), or the address of a Dask scheduler (tls://HOST:PORT), whose workers are all used",
    )  # fmt: skip


def add_fresh(parser: argparse.ArgumentParser) -> None:
    """Add `--fresh`."""
    parser.add_argument("--fresh", action="store_true", help="start again instead of resuming an interrupted run")


def call(main: Callable[[], int | None]) -> int:
    """Run a tool; what a user can cause is one line and exit code 2, as in the command line."""
    try:
        return main() or 0
    except (KeyboardInterrupt, typer.Exit):  # of a command of the terminal that was interrupted
        print("\nstopped; the same command resumes it", file=sys.stderr)
        return 130
    except cosca.CoscaError as error:
        print(f"\n{error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        advice = missing(error)
        if advice is None:
            raise
        print(advice, file=sys.stderr)
        return 2


def keyed(work: Callable[[J], R], job: tuple[Hashable, J]) -> tuple[Hashable, R]:
    """Return the result of a job with its key."""
    return job[0], work(job[1])


class UnfinishedRun(Generic[R]):
    """The stored results of one run of a command, by the key of their job: usually its seed.

    `load` makes a result from its JSON; named tuples and lists of plain values need no `dump`.
    """

    def __init__(
        self,
        command: str,
        settings: dict[str, Any],
        load: Callable[[Any], R],
        fresh: bool = False,
        dump: Callable[[R], Any] = lambda result: result,
    ) -> None:
        identity = {**settings, "version": cosca.__version__, "code": code_hash((*PACKAGES, "cosca.testing", "tools"))}
        name = sha256(json.dumps(identity, sort_keys=True, default=str).encode()).hexdigest()[:16]
        self.path = FOLDER / f"{command}-{name}.csv"
        self._dump = dump

        def parse(row: dict[str, str]) -> tuple[str, R]:
            return row["key"], load(json.loads(row["result"]))

        try:
            self._file = ResumableCsv(self.path, command, identity, ["key", "result"], parse, fresh)
        except cosca.BadDocument:  # damaged: the games are played again
            self._file = ResumableCsv(self.path, command, identity, ["key", "result"], parse, True)
        self.stored = dict(self._file.results)

    def run(
        self, executor: Executor, work: Callable[[J], R], jobs: Iterable[tuple[Hashable, J]], keep: bool = False
    ) -> Generator[tuple[str, R], None, None]:
        """Yield keys and results of all jobs, stored ones first; then delete the file unless it is a part of a run."""
        todo: list[tuple[Hashable, J]] = []
        for key, job in jobs:
            if str(key) in self.stored:
                yield str(key), self.stored[str(key)]
            else:
                todo.append((key, job))
        try:
            with closing(executor.run(partial(keyed, work), todo)) as ending:
                for key, result in ending:
                    self._file.add({"key": str(key), "result": json.dumps(self._dump(result))})
                    yield str(key), result
        finally:
            self._file.close()
        if not keep:
            self.delete()

    def delete(self) -> None:
        """Delete the stored results."""
        self.path.unlink(missing_ok=True)  # the same run may have ended in another process
