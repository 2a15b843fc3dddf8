"""A file lock, so that one process serves a SQLite database; it is released when the process ends in any way."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Locked(Exception):
    """Another process holds the lock; the text names it, if known."""


class FileLock:
    """A lock held until `release`. Raises Locked if another process has it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            holder = os.pread(self._file, 20, 1).decode(errors="replace").strip() if sys.platform != "win32" else ""
            os.close(self._file)
            raise Locked(f"process {holder}" if holder else "") from None
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"\n{os.getpid()}\n".encode())

    def held(self) -> bool:
        """Return whether other processes would find the lock: not if the file was removed or replaced."""
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Release the lock; the file stays, so that no process can lock a removed file."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
