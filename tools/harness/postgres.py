"""A real PostgreSQL of its own for tools and tests, in a folder that is deleted at the end."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.harness.server import free_port, scaled_timeout

MISSING = "PostgreSQL is not installed; on Debian: apt-get install postgresql"
READY_SECONDS = 30
GUARDED = "guarded"  # the one user who needs a password: "right"
FAST = ("fsync=off", "full_page_writes=off")


def binaries() -> Path | None:
    """Return the folder with initdb and postgres: the newest of Debian's, or where the PATH finds them."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _as_owner(*words: object) -> list[str]:
    """PostgreSQL refuses to run as root."""
    command = [str(word) for word in words]
    return (
        ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=QUIT", *command]
        if os.geteuid() == 0
        else command
    )


class Postgres:
    """A server with its own data. `durable`: what is committed survives a crash of the machine too."""

    def __init__(self, folder: Path, binaries: Path, durable: bool = False) -> None:
        self._binaries = binaries
        self._settings = ("max_connections=100", "shared_buffers=16MB", *(() if durable else FAST))
        self.folder = folder
        self._made = 0
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        made = _as_owner(binaries / "initdb", "-D", folder / "data", "-A", "trust", "-U", "cosca", "-N", "-E", "UTF8")
        subprocess.run([*made, "--locale=C"], cwd=folder, check=True, capture_output=True)
        doors = folder / "data" / "pg_hba.conf"
        doors.write_text(f"host all {GUARDED} all scram-sha-256\n{doors.read_text()}")

    def start(self) -> None:
        """Start the server, and return when it answers."""
        self.spawn()
        until = time.monotonic() + scaled_timeout(READY_SECONDS)
        while not self.answers():
            if time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.05)
        self._sql(f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'")

    def spawn(self) -> None:
        """Start the server without waiting until it answers. It ends with the thread that calls this."""
        flags = [word for setting in self._settings for word in ("-c", setting)]
        command = _as_owner(
            self._binaries / "postgres", "-D", self.folder / "data", "-h", "127.0.0.1", "-p", self.port,
            "-k", self.folder, *flags,
        )  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)

    def answers(self) -> bool:
        """Return whether it accepts connections; RuntimeError if it has ended."""
        if self._process is None or self._process.poll() is not None:
            raise RuntimeError((self.folder / "log").read_text())
        return self._sql("SELECT 1").returncode == 0

    def stop(self) -> None:
        """Stop the server at once, as `pg_ctl stop -m immediate`: the next start recovers from its log."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(READY_SECONDS)
            self._process = None

    def fresh(self) -> str:
        """Return the address of a new, empty database."""
        self._made += 1
        name = f"test_{os.getpid()}_{self._made}"
        self._sql(f"CREATE DATABASE {name}").check_returncode()
        return f"postgresql://cosca@127.0.0.1:{self.port}/{name}"

    def drop(self, url: str) -> None:
        """Remove a database, and everyone who still uses it."""
        self._sql(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)").check_returncode()

    def cut(self, url: str) -> None:
        """End every connection to a database from the server's side."""
        name = url.rpartition("/")[2]
        ended = self._sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        ended.check_returncode()

    def _sql(self, statement: str) -> subprocess.CompletedProcess[bytes]:
        words = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "cosca", "-d", "postgres", "-qc", statement)
        return subprocess.run([str(self._binaries / "psql"), *words], cwd=self.folder, capture_output=True)


@contextlib.contextmanager
def temporary_postgres(binaries: Path, durable: bool = False) -> Iterator[Postgres]:
    """Run a server in a temporary folder, and remove it at the end."""
    folder = Path(tempfile.mkdtemp(prefix="cosca-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        server = Postgres(folder, binaries, durable)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
