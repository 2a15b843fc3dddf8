"""A Dask cluster on this machine: one scheduler and some workers, each its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds until a process must have started


class Cluster:
    """Starts scheduler and workers; kills them at the end. `environment` is that of all of them."""

    def __init__(self, folder: Path, workers: int = 2, protocol: str = "tcp", **environment: str) -> None:
        self.folder = folder
        self.environment = {**os.environ, **environment}
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []
        arguments = ["--port", "0", "--protocol", protocol, "--scheduler-file", str(self.file)]
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", *arguments)
        try:
            self._wait_for_address()
            for _ in range(workers):
                self.start_worker()
            self.wait()
        except BaseException:
            self.close()
            raise

    def start_worker(self, *arguments: str, threads: int = 1) -> subprocess.Popen[bytes]:
        """Start one more; `wait` returns when it is ready."""
        number = len(self.workers)
        name = ["--name", str(number), "--pid-file", str(self.folder / f"{number}.pid")]
        found = ["--scheduler-file", str(self.file), "--nthreads", str(threads), "--no-nanny"]
        worker = self._start("worker", *found, *name, "--local-directory", str(self.folder), *arguments)
        self.workers.append(worker)
        return worker

    def wait(self) -> None:
        """Wait until the scheduler knows all workers that run."""
        from distributed import Client, Security

        wanted = sum(worker.poll() is None for worker in self.workers)
        until = time.monotonic() + PATIENCE
        names = {
            f"tls_{name}": self.environment[f"DASK_DISTRIBUTED__COMM__TLS__{key}"]
            for name, key in (("ca_file", "CA_FILE"), ("client_cert", "CLIENT__CERT"), ("client_key", "CLIENT__KEY"))
            if self.address.startswith("tls://")
        }
        client: Any = Client(self.address, security=Security(**names), set_as_default=False, timeout=PATIENCE)
        with client:
            while len(client.nthreads()) != wanted:
                assert time.monotonic() < until, (self.folder / "worker.log").read_text()
                time.sleep(0.02)

    def _wait_for_address(self) -> None:
        """Wait until the scheduler has written its file; it creates it empty."""
        until = time.monotonic() + PATIENCE
        while True:
            with suppress(FileNotFoundError, json.JSONDecodeError):
                if self.address:
                    return
            assert time.monotonic() < until, (self.folder / "scheduler.log").read_text()
            time.sleep(0.02)

    @property
    def address(self) -> str:
        return str(json.loads(self.file.read_text())["address"])

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{kind}.log").open("ab") as log:
            command = [sys.executable, "-m", "dask", kind, "--no-dashboard", *arguments]
            process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Kill all processes."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()
