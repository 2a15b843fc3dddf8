"""A lock on a file, so that one process serves a SQLite database; it goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Locked(Exception):
    """Somebody else holds the lock; the text says which process, if it is known."""


class FileLock:
    """Holds the lock from its making until `release`. Raises Locked if another process has it."""

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
        """Whether whoever comes would find it: not if somebody removed the file, or put another in its place."""
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Gives the lock back; the file stays, so that nobody can hold a lock on a file that was removed."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
