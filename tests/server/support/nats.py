"""A real NATS server for the tests, from the wheel of the lock file."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.support import requirements
from tools.harness.server import free_port, scaled_timeout

MISSING = "nats-server is not installed; it is in the lock file for development: make setup"
READY_SECONDS = 15


def binary() -> str | None:
    """The server of this environment, or where the PATH finds it."""
    own = Path(sys.executable).with_name("nats-server")
    return str(own) if own.exists() else shutil.which("nats-server")


class Nats:
    """A server on its own port, which can be stopped and started again there."""

    def __init__(self, binary: str, folder: Path, *flags: str) -> None:
        self._command = [binary, "-a", "127.0.0.1", *flags]
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and return when it accepts connections."""
        with (self._folder / "log").open("ab") as log:
            command = [*self._command, "-p", str(self.port)]
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        until = time.monotonic() + scaled_timeout(READY_SECONDS)
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self._folder / "log").read_text())
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextlib.contextmanager
def running(*flags: str) -> Iterator[Nats]:
    """A server that is stopped at the end; skips the test if there is none to run."""
    found = binary()
    if found is None:
        requirements.missing(MISSING)
    with tempfile.TemporaryDirectory(prefix="cosca-nats-") as folder:
        server = Nats(found, Path(folder), *flags)
        try:
            server.start()
            yield server
        finally:
            server.stop()
