"""The process that watches the server from outside: a hanging server cannot watch itself.

It runs by itself, without the rest of Cosca: `python watchdog_process.py PID BOARD SECONDS RECORD`. It ends with its
standard input, so with the server. Compiled code keeps the interpreter's lock while it loops, so a thread of the server
would hang with it.
"""

from __future__ import annotations

import contextlib
import json
import math
import mmap
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

CHECK_SECONDS = 0.5  # between two checks; time in which this process cannot run either counts as one step
DUMP_SECONDS = 1.0  # for the server to dump the stacks of its threads
SIZE = 4096  # bytes of the board
BEATS = slice(0, 8)  # number of heartbeats of the event loop
LOOP = slice(8, 136)  # the table that the event loop works on
BESIDE = slice(136, SIZE)  # the tables that threads work for, one per line


class Stall:
    """Counts the checks since the last heartbeat; a server that is stopped by a signal is not stalled."""

    def __init__(self, seconds: float) -> None:
        self._max_checks = max(2, math.ceil(seconds / CHECK_SECONDS))
        self._beats = b""
        self._missed_checks = 0

    def check(self, beats: bytes, is_stopped: bool) -> bool:
        """Check once; return whether there was no heartbeat for too long."""
        if is_stopped or beats != self._beats:
            self._beats, self._missed_checks = beats, 0
            return False
        self._missed_checks += 1
        return self._missed_checks >= self._max_checks


def suspects(board: bytes) -> list[str]:
    """Return the table that the event loop is at, else those that threads work for."""
    for part in (LOOP, BESIDE):
        tables = board[part].rstrip(b"\0").decode("utf-8", "replace").split("\n")
        if tables != [""]:
            return tables
    return []


def is_stopped(pid: int) -> bool:
    """Return whether the process was stopped by a signal or a debugger."""
    with contextlib.suppress(OSError, IndexError):
        return (
            Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()[0] in "Tt"
        )
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        status = subprocess.run(["ps", "-o", "state=", "-p", str(pid)], capture_output=True, check=False, timeout=5)
        return status.stdout.strip()[:1] in (b"T", b"t")
    return False


def record(path: Path, tables: list[str], seconds: float) -> None:
    """Write the tables at fault to a file, for the next start."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with open(draft, "w", encoding="utf-8") as file:
        json.dump({"at": time.time(), "seconds": seconds, "tables": tables}, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)


def end(pid: int) -> None:
    """Have the server dump the stacks of its threads, then kill it."""
    with contextlib.suppress(OSError):
        if hasattr(signal, "SIGUSR1"):
            os.kill(pid, signal.SIGUSR1)
            time.sleep(DUMP_SECONDS)
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def watch(pid: int, board: mmap.mmap, seconds: float, path: Path) -> None:
    """Watch until the server stalls; then record the tables at fault and kill it."""
    stall = Stall(seconds)
    while not stall.check(board[BEATS], is_stopped(pid)):
        time.sleep(CHECK_SECONDS)
    tables = suspects(board[:])
    log_entry = {"level": "critical", "event": "event loop has stalled", "seconds": seconds, "tables": tables}
    print(json.dumps(log_entry), file=sys.stderr, flush=True)
    try:
        record(path, tables, seconds)
    finally:
        end(pid)


def main() -> None:
    pid, board, seconds, path = sys.argv[1:]
    for number in (signal.SIGINT, signal.SIGTERM):  # they are for the server, which may be unable to handle them
        signal.signal(number, signal.SIG_IGN)

    def exit_with_server() -> None:
        sys.stdin.buffer.read()
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()
    with open(board, "rb") as file:
        shared = mmap.mmap(file.fileno(), SIZE, access=mmap.ACCESS_READ)
    watch(int(pid), shared, float(seconds), Path(path))


if __name__ == "__main__":
    main()
