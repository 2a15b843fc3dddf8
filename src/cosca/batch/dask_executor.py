"""A Dask cluster as an executor: connecting, comparing versions, and what happens when workers or the scheduler die."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
import warnings
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from distributed import Client, rpc, wait
from distributed.client import ClosedClientError
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker
from distributed.security import Security

from cosca.batch.addresses import is_protected
from cosca.batch.executors import RESUME, ChunkResult, PoolExecutor, WorkersLost, run_chunk
from cosca.batch.fingerprint import Fingerprint, Same, difference, fingerprint, module_of
from cosca.kernel.errors import BadOption

J = TypeVar("J")
R = TypeVar("R")

CONNECT_SECONDS: Final = 10.0  # that a scheduler has to answer, and its first worker to appear
WORKERLESS_SECONDS: Final = 60.0  # that a cluster may be without workers: a restarted one takes a few seconds
POLL_SECONDS: Final = 1.0  # between two looks at the state of the cluster
COUNT_SECONDS: Final = 5.0  # between two counts of the workers
THIS: Final = __name__
SCHEDULER: Final = "the scheduler"
PROCESSES: Final = "--nworkers 4 --nthreads 1"
SAME: Final = "install the same version there and restart it"
LOST: Final = f"the connection to the scheduler {{}} was lost; start it again, then {RESUME}"
TLS: Final = "DASK_DISTRIBUTED__COMM__TLS__"
CERTIFICATES: Final = f"name their files in {TLS}CA_FILE, {TLS}CLIENT__CERT and {TLS}CLIENT__KEY"

_checked: set[str] = set()  # in a worker: the fingerprints that it has compared


class OtherWorker(BadOption):
    """A worker of the cluster whose games would not be the same as those of this process."""


def run_checked(work: Callable[[J], R], jobs: list[J], expected: Fingerprint, same: Same | None) -> ChunkResult[R]:
    """Run a chunk in a worker that has the same code; a worker may have joined after the others were checked."""
    key = repr(expected)
    if key not in _checked:
        differs = difference(expected, fingerprint(module_of(work), same))
        if differs:
            raise OtherWorker(f"--cluster: a worker that joined has {differs}; {SAME}; {RESUME}")
        _checked.add(key)
    return run_chunk(work, jobs)


class DaskExecutor(PoolExecutor):
    """The workers of a scheduler, each with one thread: games are computed in Python, which runs one thread at a time.

    A chunk whose worker dies is run by another one; workers may come and go.
    """

    def __init__(self, address: str, same: Same | None = None) -> None:
        """Connect; BadOption if the scheduler cannot be reached, or is not protected, or has no suitable workers."""
        self.address = address
        self._same = same
        self._client: Any = _connect(address)  # its type does not tell synchronous calls from coroutines
        try:
            with _as_lost(address, OSError):
                self._check_cluster()
        except BaseException:
            self._disconnect()
            raise
        self._expected: dict[str, Fingerprint] = {}
        self._slots, self._counted, self._workerless_since = 1, 0.0, time.monotonic()
        self._died: set[str] = set()

    # ---------------------------------------------------------------- before the first job

    def _check_cluster(self) -> None:
        """Compare the workers with this process before anything is sent to them."""
        try:
            self._client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except TimeoutError:
            raise BadOption(
                f"--cluster {self.address}: the scheduler has no workers; start some with: "
                f"dask worker {self.address} {PROCESSES}"
            ) from None
        threads_by_worker: dict[str, int] = self._client.nthreads()
        for worker, threads in threads_by_worker.items():
            if not is_protected(worker):
                raise BadOption(
                    f"--cluster: the worker {worker} listens to the network without TLS, so everyone could run "
                    "programs there; start scheduler and workers with tls://, or with --host 127.0.0.1"
                )
            if threads > 1:
                raise BadOption(
                    f"--cluster: the worker {worker} has {threads} threads, but games need processes; "
                    f"start it with {PROCESSES}"
                )
        versions = self._client.get_versions()
        own = _versions(versions["client"])
        for place, found in ((SCHEDULER, versions["scheduler"]), *_workers(versions["workers"])):
            differs = difference(own, _versions(found))
            if differs:
                raise BadOption(f"--cluster: {place} has {differs}; {SAME}")
        self._compare(THIS)

    def _compare(self, module: str) -> Fingerprint:
        """Compare the code that plays, everywhere; return it. Only now, because unpickling needs the same versions."""
        own = fingerprint(module, self._same)
        try:
            scheduler: object = self._client.run_on_scheduler(fingerprint, module)
        except Exception as error:  # whatever importing it raises there
            scheduler = error
        found: dict[str, Any] = self._client.run(fingerprint, module, self._same, on_error="return")
        if isinstance(scheduler, dict):  # it imports the code, but reads no components
            scheduler = {**scheduler, "data": own["data"]}
        for place, other in ((SCHEDULER, scheduler), *_workers(found)):
            if not isinstance(other, dict):
                raise BadOption(
                    f"--cluster: {place} cannot load {module} ({_line(other)}); install Cosca there, and start it in "
                    "the folder of the source code if a tool of it runs"
                )
            differs = difference(own, other)
            if differs:
                raise BadOption(f"--cluster: {place} has {differs}; {SAME}")
        return own

    # ---------------------------------------------------------------- jobs

    def slots(self) -> int:
        if time.monotonic() - self._counted > COUNT_SECONDS:
            self._count()
        return self._slots

    def submit(self, work: Callable[[J], R], jobs: list[J]) -> Any:
        module = module_of(work)
        with _as_lost(self.address, OSError):
            if module not in self._expected:
                self._expected[module] = self._compare(module)
            return self._client.submit(run_checked, work, jobs, self._expected[module], self._same, pure=False)

    def wait(self, running: Collection[Any]) -> Collection[Any]:
        try:
            with _as_lost(self.address), self._client.as_current():
                ended: Any = wait(list(running), timeout=POLL_SECONDS, return_when="FIRST_COMPLETED")
                return ended.done
        except TimeoutError:
            if self._client.status != "running":
                raise WorkersLost(LOST.format(self.address)) from None
            self._count()
            return ()

    def result(self, future: Any, jobs: list[J]) -> ChunkResult[Any] | None:
        try:
            with _as_lost(self.address):
                answer: ChunkResult[Any] = future.result()
                return answer
        except KilledWorker:
            if len(jobs) > 1 or repr(jobs[0]) not in self._died:
                self._died.update(map(repr, jobs))
                return None
            raise WorkersLost(f"every worker that gets this job crashes: {jobs[0]!r}") from None

    def _count(self) -> None:
        with _as_lost(self.address, OSError):
            workers = len(self._client.nthreads())
        self._counted = time.monotonic()
        if workers:
            self._slots, self._workerless_since = workers, self._counted
        elif self._counted - self._workerless_since > WORKERLESS_SECONDS:
            raise WorkersLost(f"the cluster {self.address} has had no workers for a minute; start some, then {RESUME}")

    def stop(self, running: list[Any]) -> None:
        with suppress(Exception):  # the scheduler may be gone
            self._client.cancel(running)

    def close(self) -> None:
        self._disconnect()

    def _disconnect(self) -> None:
        with suppress(Exception):
            self._client.close(timeout=2)


def _connect(address: str) -> Client:
    security = Security(require_encryption=True) if address.startswith("tls://") else None
    if security is not None:
        try:
            context = security.get_connection_args("client").get("ssl_context")
        except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
            raise BadOption(f"--cluster: the certificates cannot be used ({_line(error)}); {CERTIFICATES}") from None
        if context is None:
            raise BadOption(f"--cluster: tls:// needs certificates; {CERTIFICATES}")
    for name in ("distributed", "distributed.client", "distributed.core", "distributed.comm", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # what matters is raised here
    try:
        parts = urlsplit(address)  # first without Dask, which repeats a refused connection until the time is over
        socket.create_connection((parts.hostname or "", parts.port or 0), CONNECT_SECONDS).close()
        kind = asyncio.run(asyncio.wait_for(_kind_of_server(address, security), CONNECT_SECONDS))
        if kind != "Scheduler":
            raise BadOption(f"--cluster {address}: this is not a Dask scheduler, but: {kind}")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # different versions are an error, not a warning
            return Client(address, security=security, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError, RuntimeError, ImportError) as error:
        reason = _line(error.__cause__ or error) or f"no answer within {CONNECT_SECONDS:.0f} s"
        raise BadOption(f"--cluster {address}: no Dask scheduler answers there ({reason})") from None


async def _kind_of_server(address: str, security: Security | None) -> str:
    """Ask a server of Dask what it is; a client would wait forever for one that does not know the protocol."""
    arguments = {} if security is None else security.get_connection_args("client")
    server: Any = rpc(address, timeout=CONNECT_SECONDS, connection_args=arguments)
    try:
        return str((await server.identity())["type"])
    finally:
        await server.close_rpc()


@contextmanager
def _as_lost(address: str, *also: type[Exception]) -> Iterator[None]:
    """Raise WorkersLost if the connection to the scheduler has ended."""
    try:
        yield
    except (CancelledError, CommClosedError, ClosedClientError, *also) as error:
        raise WorkersLost(LOST.format(address)) from error


def _workers(answers: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(f"the worker {address}", answer) for address, answer in answers.items()]


def _versions(found: dict[str, Any]) -> Fingerprint:
    packages = found["packages"]
    return {"python": ".".join(packages["python"].split(".")[:2]), "distributed": packages["distributed"]}


def _line(error: object) -> str:
    return " ".join(str(error).split())
