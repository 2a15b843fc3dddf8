"""Jobs that the tests send to other processes."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def fail_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number


def die_at_five(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(job: tuple[int, str]) -> tuple[int, int]:
    """Return the job and its process, which is killed in the middle if it is the first that the folder sees."""
    number, folder = job
    with (Path(folder) / "played").open("a") as file:
        file.write(f"{number}\n")
    if number == 5:
        try:
            (Path(folder) / "died").touch(exist_ok=False)
        except FileExistsError:
            return number, os.getpid()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return number, os.getpid()
