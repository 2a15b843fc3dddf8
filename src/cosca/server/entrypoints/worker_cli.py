"""`cosca worker`: joins a cluster and computes for its nodes until a signal."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from cosca.server.cluster.mesh import open_mesh
from cosca.server.core.logs import logging_to
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.identity.keys import load_secret, secret_path
from cosca.server.workers.process_limits import cores
from cosca.server.workers.worker_service import WorkerService


def run_worker(settings: Settings, nats_url: str, processes: int | None) -> None:
    """Compute for the nodes until SIGINT or SIGTERM; what is running then is finished."""
    if not nats_url:
        raise BadSetting("a worker needs the address of the cluster's NATS: give --nats nats://HOST or COSCA_NATS_URL")
    path = secret_path(settings)
    if not path.exists():
        raise BadSetting(f"there is no secret at {path}: copy the file of a node, or name it with --secret-file")
    count = cores() if processes is None else processes
    if count < 1:
        raise BadSetting(f"--processes {count}: a worker needs at least one")
    with logging_to(sys.stderr, settings):
        asyncio.run(_serve(settings, nats_url, count, path))


async def _serve(settings: Settings, nats_url: str, processes: int, secret: Path) -> None:
    async with open_mesh(nats_url, f"worker {settings.node}".strip()) as mesh:
        service = WorkerService(mesh, load_secret(secret), processes, settings.worker_memory, settings.node)
        serving = asyncio.create_task(service.run())
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows raises KeyboardInterrupt instead
                loop.add_signal_handler(number, serving.cancel)
        print(f"Worker {service.id} computes in {processes} processes (press Ctrl-C to stop)", flush=True)
        with contextlib.suppress(asyncio.CancelledError):
            await serving
