"""A build of cosca in its own process, which answers each line with a line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.measurement import BrokenError


class Child:
    """The parent's end of a process that runs a Python script with the package of a folder."""

    def __init__(self, command: Sequence[str], package_root: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(package_root)}
        self._process = subprocess.Popen(
            [sys.executable, *command], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, line: str) -> Any:
        """Return the answer to the line."""
        assert self._process.stdin is not None
        try:
            print(line, file=self._process.stdin, flush=True)
        except OSError as error:
            raise self._broken() from error
        return self.read()

    def read(self) -> Any:
        """Return the next message."""
        assert self._process.stdout is not None
        try:
            return json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as error:
            raise self._broken() from error

    def _broken(self) -> BrokenError:
        return BrokenError(f"the process of a build ended early, exit {self._process.wait()}")

    def end(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
