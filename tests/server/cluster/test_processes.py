"""`cosca serve` as a node: several processes on one port, a process that dies, draining, and clear errors."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from cosca.cli import run
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.storage import cluster as sql
from cosca.server.storage.cluster import NodeOverview
from cosca.server.storage.store import Store
from tests.server.support.nats import Nats
from tools.harness.server import free_port, scaled_timeout

SECONDS = 60.0


@contextmanager
def serving(folder: Path, url: str, nats: Nats, *flags: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    """`cosca serve` as nodes named "m", when it has printed its link; ended with all its processes."""
    port = free_port()
    command = [sys.executable, "-m", "cosca.cli", "serve", "--port", str(port), "--node", "m", "--log-level", "warning"]
    environment = {**os.environ, "COSCA_SECRET_FILE": str(folder / "secret"), **environ}
    process = subprocess.Popen(
        [*command, "--database", url, "--nats", nats.url, *flags],
        env=environment, text=True, stdout=subprocess.PIPE, stderr=(folder / "errors").open("w"),
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert f":{port}/" in line, (folder / "errors").read_text()
        process.port = port  # type: ignore[attr-defined]
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def nodes(url: str) -> list[NodeOverview]:
    async def work() -> list[NodeOverview]:
        store = await Store.open(url, None)
        try:
            return await store.read(sql.overview)
        finally:
            await store.close()

    return asyncio.run(work())


def until(what: Any, process: subprocess.Popen[str]) -> Any:
    """What the function returns, as soon as it is not false."""
    limit = time.monotonic() + scaled_timeout(SECONDS)
    while not (result := what()):
        assert time.monotonic() < limit
        assert process.poll() is None
        time.sleep(0.05)
    return result


def health(port: int) -> dict[str, Any] | None:
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        return json.load(error)
    except OSError:
        return None


def both_ready(port: int) -> str | None:
    """Return the node of a process once it is ready and knows two nodes."""
    report = health(port)
    return report["cluster"]["node"] if report and report["ready"] and report["cluster"]["nodes"] == 2 else None


def test_processes_share_a_port_and_a_dead_one_is_replaced(tmp_path: Path, postgres_url: str, nats: Nats) -> None:
    with serving(tmp_path, postgres_url, nats, "--processes", "2", COSCA_DRAIN_SECONDS="0") as process:
        port: int = process.port  # type: ignore[attr-defined]
        before = nodes(postgres_url)
        assert [node.id.partition(".")[0] for node in before] == ["m-1", "m-2"]
        both = {node.id for node in before}
        assert {until(lambda port=port: both_ready(port), process) for port in (port + 1, port + 2)} == both
        assert health(port) is not None

        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        victims = [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
        assert len(victims) == 2
        os.kill(int(victims[0]), signal.SIGKILL)
        gone = until(lambda: {node.id for node in before} - {node.id for node in nodes(postgres_url)}, process)
        assert len(gone) == 1, "its lease has ended, not only run out"
        dead = gone.pop().partition(".")[0]
        until(lambda: sorted(node.id.partition(".")[0] for node in nodes(postgres_url)) == ["m-1", "m-2"], process)
        until(lambda: (report := health(port + int(dead[-1]))) and report["ready"], process)

        process.send_signal(signal.SIGTERM)
        assert process.wait(scaled_timeout(SECONDS)) == 0, (tmp_path / "errors").read_text()
        assert nodes(postgres_url) == []


def test_node_that_stops_says_so_and_hands_over(tmp_path: Path, postgres_url: str, nats: Nats) -> None:
    with serving(tmp_path, postgres_url, nats, COSCA_DRAIN_SECONDS="600") as process:
        port: int = process.port  # type: ignore[attr-defined]
        assert health(port) is not None
        process.send_signal(signal.SIGTERM)
        report = until(lambda: (report := health(port)) and not report["ready"] and report, process)
        assert report["cluster"]["draining"]
        assert [node.draining for node in until(lambda: nodes(postgres_url), process)] == [True]
        process.send_signal(signal.SIGINT)  # the operator does not want to wait any longer
        assert process.wait(scaled_timeout(SECONDS)) == 0


def test_processes_need_postgresql_and_nats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    assert run(["serve", "--processes", "2", "--database", database]) == 2
    error = capsys.readouterr().err
    assert "PostgreSQL and NATS" in error
    with pytest.raises(BadSetting, match="needs PostgreSQL"):
        Settings(database_url=database, nats_url="nats://localhost", processes=2)
    with pytest.raises(BadSetting, match="PostgreSQL and NATS"):
        Settings(database_url="postgresql://localhost/cosca", processes=2)


def test_process_that_cannot_start_ends_all(tmp_path: Path, postgres_url: str) -> None:
    command = [sys.executable, "-m", "cosca.cli", "serve", "--port", str(free_port()), "--processes", "2"]
    nowhere = f"nats://127.0.0.1:{free_port()}"
    ended = subprocess.run(
        [*command, "--database", postgres_url, "--nats", nowhere],
        env={**os.environ, "COSCA_SECRET_FILE": str(tmp_path / "secret")},
        capture_output=True, text=True, timeout=scaled_timeout(120),
    )  # fmt: skip
    assert ended.returncode == 2
    assert "NATS at 127.0.0.1 cannot be reached" in ended.stderr
    assert "Traceback" not in ended.stderr
