"""A real `cosca serve` for tools and tests: a process on a free port that can be killed and started again."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import fields
from pathlib import Path
from typing import Self

from cosca.server.core.settings import Settings, env_name

STARTS = 30.0  # seconds after which a server that does not answer has failed, on an idle machine
PORTS = Path("/proc/sys/net/ipv4/ip_local_port_range")
TICK = 0.02
# A server whose limits many guests from one address do not reach.
NO_LIMITS = {
    "COSCA_LOG_LEVEL": "warning",
    **{env_name(each.name): "1000000000" for each in fields(Settings) if "_per_" in each.name},
}


def free_port() -> int:
    """Return a free port outside the ephemeral range, so that nobody takes it while the server is down."""
    first = int(PORTS.read_text().split()[0]) if PORTS.exists() else 0
    wanted = [*random.SystemRandom().sample(range(10_000, first), 50)] if first > 10_050 else []
    for port in (*wanted, 0):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return probe.getsockname()[1]
    raise OSError("no free port")


def scaled_timeout(seconds: float) -> float:
    """Return a timeout multiplied by the load per core."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Server:
    """A server with its database in a folder. Port and database stay the same from start to start."""

    def __init__(self, folder: Path, database: str = "", env: dict[str, str] | None = None, *python: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.file = folder / "cosca.sqlite3"
        self.database = database or f"sqlite:///{self.file}"
        self.log = folder / "server.log"
        self.env = env or {}
        self.python = python
        self.process: subprocess.Popen[bytes] | None = None
        self.heard = ""  # its last answer

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def spawn(self) -> None:
        """Start the process without waiting until it answers."""
        cosca = str(Path(sys.executable).with_name("cosca"))
        command = [sys.executable, *self.python, cosca, "serve", "--port", str(self.port), "--no-open"]
        env = {**os.environ, "COSCA_DATABASE_URL": self.database, **self.env}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.spawn()
        begun, wait = time.monotonic(), scaled_timeout(STARTS)
        while not self.answers():
            assert self.process is not None
            ended, passed = self.process.poll(), time.monotonic() - begun
            if ended is not None or passed > wait:
                self.kill()
                why = f"it ended with {ended}" if ended is not None else f"/healthz: {self.heard}"
                load = f"after {passed:.0f} s, load average {os.getloadavg()[0]:.1f}"
                log = self.log.read_text(encoding="utf-8", errors="replace")[-3000:]
                raise RuntimeError(f"server did not start ({why}; {load}):\n{log}")
            time.sleep(TICK)

    def answers(self) -> bool:
        """Return whether it is ready."""
        return self._is_ready(self.port)

    def _is_ready(self, port: int) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                return answer.status == 200
        except urllib.error.HTTPError as answer:  # it is up, and says what is wrong
            self.heard = f"{answer.code} {answer.read().decode(errors='replace')}"
        except (OSError, http.client.HTTPException) as wrong:
            self.heard = str(wrong)
        return False

    def kill(self) -> None:
        """Send SIGKILL: no clean-up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Send SIGTERM: a regular shutdown."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None
