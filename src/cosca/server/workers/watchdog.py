"""Ends a server whose event loop stalls, and records the table at fault for the next start.

A watching process (`watchdog_process`) reads the board, which names the tables being worked on: everything that a table
does in the event loop runs in `on_table`, and what a thread does for a table in `beside`.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import json
import logging
import mmap
import os
import signal
import subprocess
import sys
import tempfile
import threading
import types
from collections.abc import AsyncIterator, Coroutine, Generator, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from cosca.server.core.settings import Settings
from cosca.server.identity.keys import secret_path
from cosca.server.workers import watchdog_process
from cosca.server.workers.watchdog_process import BEATS, BESIDE, LOOP, SIZE

BEAT_SECONDS: Final = 0.25  # between two heartbeats
_WIDTH: Final = LOOP.stop - LOOP.start
_ROOM: Final = BESIDE.stop - BESIDE.start
_log = logging.getLogger("cosca.watchdog")
T = TypeVar("T")


class Board:
    """What the server works on now, in memory that another process can read."""

    def __init__(self) -> None:
        self._shared: mmap.mmap | bytearray = bytearray(SIZE)
        self._table = ""
        self._beside: list[str] = []
        self._lock: Final = threading.Lock()

    def show(self, shared: mmap.mmap | bytearray) -> None:
        """Write to this memory from now on."""
        self._shared = shared

    def beat(self, beats: int) -> None:
        self._shared[BEATS] = beats.to_bytes(8, "little")

    def at(self, table: str) -> str:
        """Record that the event loop is at that table ("": none); return the previous one."""
        before, self._table = self._table, table
        self._shared[LOOP] = table.encode()[:_WIDTH].ljust(_WIDTH, b"\0")
        return before

    @contextlib.contextmanager
    def beside(self, table: str) -> Iterator[None]:
        """Record that a thread works for the table."""
        with self._lock:
            self._beside.append(table)
            self._write()
        try:
            yield
        finally:
            with self._lock:
                self._beside.remove(table)
                self._write()

    def _write(self) -> None:
        names = "\n".join(dict.fromkeys(self._beside)).encode()
        self._shared[BESIDE] = (names if len(names) <= _ROOM else b"").ljust(_ROOM, b"\0")


BOARD: Final = Board()
beside: Final = BOARD.beside


async def on_table(table: str, work: Coroutine[Any, Any, T]) -> T:
    """Await a coroutine, with the table on the board while it runs but not while it waits."""
    result: T = await _steps(table, work)
    return result


@types.coroutine
def _steps(table: str, work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
    sent: Any = None
    thrown: BaseException | None = None
    while True:
        before = BOARD.at(table)
        try:
            awaited = work.send(sent) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            return done.value
        finally:
            BOARD.at(before)
            thrown = None  # its traceback refers to this frame
        try:
            sent = yield awaited
        except BaseException as error:
            sent, thrown = None, error


def record_path(settings: Settings) -> Path:
    """Return the file that records at which table the server stalled, beside its secret; each node has its own."""
    path = secret_path(settings)
    return path.with_name(f"{path.name}.{settings.node}.stalled" if settings.node else f"{path.name}.stalled")


def stalled_tables(path: Path) -> list[str]:
    """Return the tables at which the server stalled before this start."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
        tables = [str(table) for table in record["tables"]]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError) as error:
        _log.error("watchdog record is unreadable", extra={"file": str(path), "error": str(error)})
        return []
    _log.error("server had stalled and was killed", extra={"tables": tables})
    return tables


@contextlib.asynccontextmanager
async def run_watchdog(settings: Settings) -> AsyncIterator[None]:
    """Have another process watch the event loop during the block; none if `watchdog_seconds` is 0."""
    if not settings.watchdog_seconds:
        yield
        return
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1, file=sys.__stderr__ or 2, all_threads=True)
    with tempfile.NamedTemporaryFile("w+b", prefix="cosca-", suffix=".board") as file:
        file.truncate(SIZE)
        shared = mmap.mmap(file.fileno(), SIZE)
        BOARD.show(shared)
        beating = asyncio.create_task(_beat(file.name, settings))
        try:
            yield
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            BOARD.show(bytearray(SIZE))


async def _beat(board: str, settings: Settings) -> None:
    """Show that the event loop runs; restart a watching process that has ended."""
    beats, process = 0, _start_process(board, settings)
    try:
        while True:
            beats += 1
            BOARD.beat(beats)
            if process.poll() is not None:
                _log.warning("watchdog process ended; restarting it", extra={"status": process.returncode})
                await asyncio.sleep(BEAT_SECONDS * 20)
                process = _start_process(board, settings)
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        process.kill()
        process.wait()


def _start_process(board: str, settings: Settings) -> subprocess.Popen[bytes]:
    path = record_path(settings)
    script = [watchdog_process.__file__, str(os.getpid()), board, str(settings.watchdog_seconds), str(path)]
    return subprocess.Popen([sys.executable, "-I", "-S", *script], stdin=subprocess.PIPE)
