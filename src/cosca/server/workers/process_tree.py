"""Kills a process with its descendants: programs have sessions of their own and would outlive their parent."""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path
from typing import Final, NamedTuple

PROC: Final = Path("/proc")


class _Process(NamedTuple):
    pid: int
    parent: int
    session: int


def _running() -> list[_Process]:
    """Return all processes, none where the system does not list them."""
    processes: list[_Process] = []
    for folder in PROC.glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):  # it has ended
            fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            processes.append(_Process(int(folder.name), int(fields[1]), int(fields[3])))
    return processes


def started_by(pid: int) -> list[int]:
    """Return the descendants of the process, and all that share a session with one of them."""
    running = _running()
    descendants, before = {pid}, 0
    while len(descendants) > before:
        before = len(descendants)
        descendants |= {process.pid for process in running if process.parent in descendants}
    own = {process.session for process in running if process.pid in (pid, os.getpid())}
    sessions = {process.session for process in running if process.pid in descendants} - own
    return sorted(
        {process.pid for process in running if process.pid in descendants or process.session in sessions} - {pid}
    )


def end_with_all(pid: int) -> None:
    """Kill a process of ours and its descendants; it is stopped first, so that it starts no others."""
    with contextlib.suppress(AttributeError, OSError):  # it has ended, or this system has no such signal
        os.kill(pid, signal.SIGSTOP)
    for other in [*started_by(pid), pid]:
        with contextlib.suppress(AttributeError, OSError):
            os.kill(other, signal.SIGKILL)
