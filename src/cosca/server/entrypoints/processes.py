"""`cosca serve --processes N`: a parent that runs N nodes of a cluster on one port, and replaces those that end.

The processes share the port by SO_REUSEPORT, so the system spreads connections over them. The parent serves nothing
itself. When a process ends unexpectedly, the parent ends its lease in the database at once, so that the other nodes
take its tables without waiting for the lease to run out.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Final

from cosca.kernel.errors import CoscaError
from cosca.server.cluster.node import node_id
from cosca.server.core.logs import logging_to
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.entrypoints.serve import NodeProcess, Server, announce, bind_socket, run_server
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage.cluster import end_lease
from cosca.server.storage.store import Store

MIN_BACKOFF_SECONDS: Final = 0.1  # until a process that ended is replaced, doubled each time
MAX_BACKOFF_SECONDS: Final = 30.0
STABLE_SECONDS: Final = 60.0  # after which the backoff begins anew
END_LEASE_SECONDS: Final = 3.0
POLL_SECONDS: Final = 0.5
_log = logging.getLogger("cosca.cluster")


@dataclass(slots=True)
class _Child:
    number: int
    backoff: float = MIN_BACKOFF_SECONDS
    process: BaseProcess | None = None
    ready: Any = None  # a connection on which the process says that it serves
    node_id: str = ""
    started_at: float = 0.0
    start_at: float = 0.0  # not before


def serve_processes(settings: Settings) -> None:
    """Serve with several processes until SIGINT or SIGTERM. BadSetting if they cannot start."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadSetting("--processes: this system cannot share a port; start several nodes on ports of their own")
    with logging_to(sys.stderr, settings), bind_socket(settings.host, settings.port, True, listen=False) as reserved:
        asyncio.run(_upgrade_database(settings.database_url))
        Supervisor(replace(settings, port=reserved.getsockname()[1])).run()


class Supervisor:
    """Starts the processes, replaces those that end, and stops all of them on a signal."""

    def __init__(self, settings: Settings, target: Callable[..., None] | None = None) -> None:
        self._settings: Final = settings
        self._target: Final = target or _run_child
        self._name: Final = settings.node or socket.gethostname()
        self._children: Final = [_Child(number) for number in range(1, settings.processes + 1)]
        self._waiting: Final = {child.number for child in self._children}  # have not been ready yet
        self._stopping = False
        self._failed = False  # a process could not start at all

    def run(self) -> None:
        """Run until all processes have ended after a signal."""
        before = {number: signal.signal(number, self._on_signal) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self._stopping or any(child.process is not None for child in self._children):
                self._start_due()
                running = [child for child in self._children if child.process is not None]
                sentinels: list[Any] = [child.process.sentinel for child in running if child.process is not None]
                sentinels += [child.ready for child in running if child.ready is not None]
                wait(sentinels, POLL_SECONDS if self._stopping else self._pause())
                for child in running:
                    self._check(child)
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        if self._failed:
            raise BadSetting("a process could not start; its error is above")

    def _pause(self) -> float:
        starts = [child.start_at - time.monotonic() for child in self._children if child.process is None]
        return max(0.0, min([POLL_SECONDS, *starts]))

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self._stop()

    def _stop(self) -> None:
        self._stopping = True
        for child in self._children:
            if child.process is not None and child.process.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(child.process.pid, signal.SIGTERM)

    def _start_due(self) -> None:
        for child in self._children:
            if not self._stopping and child.process is None and child.start_at <= time.monotonic():
                self._start(child)

    def _start(self, child: _Child) -> None:
        context = multiprocessing.get_context("spawn")
        name = f"{self._name}-{child.number}"
        child.ready, sending = context.Pipe(duplex=False)
        child.node_id, child.started_at = node_id(name), time.monotonic()
        settings = replace(self._settings, node=name, processes=1, open=False)
        own_port = self._settings.port + child.number
        child.process = context.Process(
            target=self._target, args=(settings, child.node_id, own_port, sending), name=f"cosca {name}"
        )
        child.process.start()
        sending.close()
        if self._stopping:  # the signal came while it started
            self._stop()

    def _check(self, child: _Child) -> None:
        """Note that a process is ready, or has ended."""
        if child.ready is not None and child.ready.poll():
            with suppress(EOFError):
                child.ready.recv()
                self._on_ready(child)
            child.ready.close()
            child.ready = None
        process = child.process
        if process is None or process.exitcode is None:
            return
        child.process = None
        if process.exitcode != 0:
            self._end_lease(child.node_id)
        if self._stopping:
            return
        if child.number in self._waiting:  # it has never served: a wrong setting, which its error names
            self._failed = True
            self._stop()
            return
        if time.monotonic() - child.started_at > STABLE_SECONDS:
            child.backoff = MIN_BACKOFF_SECONDS
        _log.error(
            "process ended; starting another",
            extra={"node": child.node_id, "status": process.exitcode, "in": child.backoff},
        )
        child.start_at = time.monotonic() + child.backoff
        child.backoff = min(2 * child.backoff, MAX_BACKOFF_SECONDS)

    def _on_ready(self, child: _Child) -> None:
        if child.number in self._waiting:
            self._waiting.discard(child.number)
            if not self._waiting:
                announce(self._settings)

    def _end_lease(self, node: str) -> None:
        """End the lease of a process that has ended: it cannot any more, and nobody has to wait for it."""
        try:
            asyncio.run(asyncio.wait_for(_delete_lease(self._settings.database_url, node), END_LEASE_SECONDS))
        except (StoreError, OSError) as error:  # it runs out by itself
            _log.warning("lease could not be ended", extra={"node": node, "problem": str(error) or "timeout"})


async def _upgrade_database(url: str) -> None:
    """Upgrade the schema before the processes start; StoreError says why the database cannot be used."""
    await (await Store.open(url, "shared")).close()


async def _delete_lease(url: str, node: str) -> None:
    store = await Store.open(url, lock=None)
    try:
        await store.transact(lambda connection: end_lease(connection, node))
    finally:
        await store.close()


def _run_child(settings: Settings, node_id: str, own_port: int, ready: Connection) -> None:
    """Serve as one of the processes."""
    _stop_with_parent()

    def on_ready() -> None:
        with suppress(OSError):
            ready.send(True)

    try:
        run_server(Server(settings, NodeProcess(node_id, own_port, on_ready)))
    except CoscaError as error:
        print(f"cosca: {error}", file=sys.stderr, flush=True)
        sys.exit(2)


def _stop_with_parent() -> None:
    """Stop this process when its parent has ended without stopping it."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
