"""A real NATS server for the tests, from the locked wheel."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.support import requirements
from tools.harness.server import free_port, scaled_timeout

READY_SECONDS = 15


class Nats:
    """A NATS server on a port of its own, which can be stopped and started again."""

    def __init__(self, binary: Path) -> None:
        self._binary = binary
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and return when it accepts connections."""
        command = [str(self._binary), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + scaled_timeout(READY_SECONDS)
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("nats-server did not start")
            time.sleep(0.02)

    def stop(self) -> None:
        """Kill the server."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextlib.contextmanager
def running() -> Iterator[Nats]:
    """A server until the end of the block; the test is skipped if there is none to run."""
    binary = Path(sys.executable).with_name("nats-server")
    if not binary.exists():
        requirements.missing("nats-server is not installed; it comes with the development requirements")
    server = Nats(binary)
    try:
        server.start()
        yield server
    finally:
        server.stop()
