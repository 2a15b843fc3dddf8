"""A cluster on this machine: the same games as without it, and nothing is lost when any part of it dies."""

from __future__ import annotations

import csv
import datetime
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosca.batch.executors import open_executor
from cosca.cli import run
from tests.batch.jobs import die_once
from tools import batch
from tools.checks import fuzz
from tools.harness.dask_cluster import PATIENCE, ROOT, Cluster
from tools.reports import balance

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")
ARENA = ("arena", "la_famiglia", "random", "default", "--jobs", "1")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    # A scheduler gives a job up when so many workers died of it: here the first death is left to the executor.
    with Cluster(tmp_path_factory.mktemp("cluster"), DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0") as started:
        yield started


def games(path: Path) -> list[tuple[str, ...]]:
    """Return what depends on the games only, not on timing."""
    rows = csv.DictReader(path.read_text().splitlines()[1:])
    return sorted((row["seed"], row["team"], row["winners"], row["digest"]) for row in rows)


def test_cluster_plays_the_same_games(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for where in ("local", cluster.address):
        words = ["sim", "--bot", "random", "--games", "12", "--cluster", where, "--csv", str(tmp_path / where[:3])]
        assert run(words) == 0
    assert (tmp_path / "loc").read_text() == (tmp_path / "tcp").read_text()
    monkeypatch.setattr(batch, "FOLDER", tmp_path / "batch")
    capsys.readouterr()
    monkeypatch.setenv("COLUMNS", "200")
    printed: dict[str, list[str]] = {"local": [], cluster.address: []}
    for where, outputs in printed.items():
        monkeypatch.setattr(
            sys, "argv", ["balance", "corleones_empire", "--bot=random", "--games=4", "--cluster", where]
        )
        assert batch.call(balance.main) == 0
        outputs.append(capsys.readouterr().out)
        monkeypatch.setattr(
            sys, "argv", ["fuzz", "--game=corleones_empire", "--games=2", "--jobs=1", "--cluster", where]
        )
        assert batch.call(fuzz.main) == 0
        outputs.append(capsys.readouterr().out.splitlines()[-1].partition(" in ")[0])
    assert printed["local"] == printed[cluster.address]
    assert "4 games of random" in printed["local"][0]
    assert printed["local"][1].startswith("2 games, ")
    assert not list((tmp_path / "batch").iterdir()), "a complete run leaves nothing to resume"


def test_killed_worker_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    with open_executor(cluster.address, 1) as executor:
        results = list(executor.run(die_once, [(number, str(tmp_path)) for number in range(60)]))
    assert (tmp_path / "died").exists()
    played = [int(line) for line in (tmp_path / "played").read_text().splitlines()]
    assert played.count(5) >= 2, "the job of the killed worker was run again"
    assert sorted(number for number, _ in results) == list(range(60))
    assert sum(worker.poll() is not None for worker in cluster.workers) == 1
    cluster.start_worker()
    cluster.wait()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_stopped_command_is_resumed(
    cluster: Cluster, tmp_path: Path, number: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path, whole = tmp_path / "games.csv", tmp_path / "whole.csv"
    process = started([*ARENA, "--games", "5000", "--cluster", cluster.address, "--csv", str(path)], path)
    os.killpg(process.pid, number)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, err
    if code == 130:
        assert "of 5,000 games. Run the same command again to continue from" in " ".join(out.split())
        assert err == ""
    stored = games(path)
    wanted = str(len(stored) + 10)
    assert run([*ARENA, "--games", wanted, "--cluster", cluster.address, "--csv", str(path)]) == 0
    assert f"{path} has " in capsys.readouterr().out
    assert run([*ARENA, "--games", wanted, "--csv", str(whole)]) == 0
    assert set(stored) < set(games(path))
    assert set(games(whole)) <= set(games(path))
    assert len(set(games(path))) == len(games(path)), "a game is stored once"


def started(words: list[str], path: Path) -> subprocess.Popen[str]:
    """Start the command line and wait until the file has some games."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cosca.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until and not has_games(path):
        time.sleep(0.02)
    return process


def has_games(path: Path) -> bool:
    return path.exists() and path.read_bytes().count(b"\n") > 6


def test_lost_scheduler_says_how_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with Cluster(tmp_path, workers=1) as cluster:
        process = started([*ARENA, "--games", "5000", "--cluster", cluster.address, "--csv", str(path)], path)
        cluster.scheduler.kill()
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "of 5,000 games. Run the same command again to continue from" in " ".join(out.split())
    assert err.startswith(
        f"cosca: the connection to the scheduler {cluster.address} was lost; start it again, then run"
    )
    assert err.count("\n") == 1
    assert run([*ARENA, "--games", "4", "--csv", str(path)]) == 0, "the games are resumed without the cluster"


VERSION = "import cosca\ncosca.__version__ = '0.0.1'\n"
WITHOUT = """
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "cosca":
            raise ModuleNotFoundError("No module named 'cosca'", name="cosca")
sys.meta_path.insert(0, Without())
"""


def test_unsuitable_workers_are_refused(cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = (
        (VERSION, 1, "another cosca: 0.0.1, not "),
        (WITHOUT, 1, "cannot load cosca.batch.dask_executor (ModuleNotFoundError"),
        ("", 2, "has 2 threads, but games need processes; start it with --nworkers 4 --nthreads 1"),
    )
    for script, threads, reason in cases:
        preload = tmp_path / "preload.py"
        preload.write_text(script)
        worker = cluster.start_worker("--preload", str(preload), threads=threads)
        cluster.wait()
        assert run(["sim", "--bot", "default", "--games", "1", "--cluster", cluster.address]) == 2
        error = capsys.readouterr().err
        assert error.startswith("cosca: --cluster: the worker tcp://127.0.0.1:")
        assert reason in error
        assert error.count("\n") == 1
        worker.kill()
        worker.wait()
        cluster.wait()


def test_cluster_without_workers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cosca.batch import dask_executor

    monkeypatch.setattr(dask_executor, "CONNECT_SECONDS", 1.0)
    with Cluster(tmp_path, workers=0) as cluster, pytest.raises(dask_executor.BadOption, match="has no workers; start"):
        open_executor(cluster.address, 1)


# ---------------------------------------------------------------- TLS


def certificates(folder: Path) -> dict[str, str]:
    """Make a key with a certificate that is its own authority; return the settings that name them."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "cosca")])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    certificate = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), True).sign(
        key, hashes.SHA256()
    )
    encodings = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "cert.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(*encodings))
    files = {"CA_FILE": "cert.pem"}
    files |= {
        f"{role}__{what.upper()}": f"{what}.pem"
        for role in ("SCHEDULER", "WORKER", "CLIENT")
        for what in ("cert", "key")
    }
    return {f"DASK_DISTRIBUTED__COMM__TLS__{name}": str(folder / file) for name, file in files.items()}


def test_cluster_with_certificates(tmp_path: Path) -> None:
    settings = certificates(tmp_path)
    with Cluster(tmp_path, 1, "tls", **settings) as cluster:
        assert cluster.address.startswith("tls://")
        words = ["sim", "--bot", "default", "--games", "2", "--cluster", cluster.address]
        command = [sys.executable, "-m", "cosca.cli", *words]
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "2 games" in done.stdout
        plain = [*words[:-1], cluster.address.replace("tls://", "tcp://")]
        assert run(plain) == 2
