"""Limits of a worker process on memory and processor time."""

from __future__ import annotations

import contextlib
import math
import os
import sys
from typing import Final

SPARE_SECONDS: Final = 10  # of processor time beyond those of a task; the server ends the process long before
MIB: Final = 1024 * 1024


def cores() -> int:
    """Return the number of cores this process may use."""
    with contextlib.suppress(AttributeError):  # not all systems have this call
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def limit_memory(memory: int) -> None:
    """Limit the address space to so many MiB beyond those in use now; more raises MemoryError."""
    # Libraries of linear algebra reserve memory for each thread, which on many cores is more than they ever use.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    if memory and sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            in_use = int(file.read().split()[0]) * resource.getpagesize()
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        wanted = in_use + memory * MIB
        resource.setrlimit(resource.RLIMIT_AS, (wanted if most < 0 else min(wanted, most), most))


def limit_seconds(seconds: float) -> None:
    """Have the system end the process after so much processor time, even if the server is gone."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        wanted = math.ceil(used.ru_utime + used.ru_stime + seconds * cores()) + SPARE_SECONDS
        with contextlib.suppress(ValueError, OSError):  # the system's own limit is lower and stays
            resource.setrlimit(resource.RLIMIT_CPU, (wanted if most < 0 else min(wanted, most), most))
