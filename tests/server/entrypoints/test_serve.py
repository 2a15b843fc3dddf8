"""`cosca serve`: the link, the browser, a busy port, the end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

import pytest

from cosca.cli import run
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.entrypoints import serve
from cosca.server.entrypoints.serve import bind_socket, open_browser


@contextmanager
def started(folder: Path, *flags: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """`cosca serve` in a process of its own, as soon as it has printed its link."""
    command = [sys.executable, "-m", "cosca.cli", "serve", "--port", "0"]
    environment = {**os.environ, "COSCA_DATABASE_URL": f"sqlite:///{folder / 'cosca.sqlite3'}", **environ}
    process = subprocess.Popen(
        [*command, *flags], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield process, [process.stdout.readline().strip()]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_server_prints_its_link_and_stops_quietly(tmp_path: Path, how: signal.Signals):
    with started(tmp_path) as (process, output):
        link = re.fullmatch(r"Cosca is at (http://127\.0\.0\.1:\d+/) \(press Ctrl-C to stop\)", output[0])
        assert link is not None
        with urlopen(f"{link[1]}healthz", timeout=60) as answer:
            assert answer.status == 200
        process.send_signal(how)
        rest, errors = process.communicate(timeout=90)
        assert process.returncode == 0
        assert rest == ""
        assert "Traceback" not in errors


def test_link_is_printed_without_a_display(tmp_path: Path):
    with started(tmp_path, "--open", DISPLAY="", WAYLAND_DISPLAY="") as (process, output):
        assert process.stdout is not None
        base = output[0].split()[3]
        output = process.stdout.readline().strip()
        assert output == f"No browser could be opened here. Open this link: {base}quick/la_famiglia"


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with started(tmp_path):
        code = run(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'cosca.sqlite3'}"])
        assert code == 2
        assert "serves this database" in capsys.readouterr().err


def test_busy_port_prints_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code = run(["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'a.sqlite3'}"])
    output = capsys.readouterr().err
    assert code == 2
    busy = (
        f"cosca: port {port} on 127.0.0.1 is already in use: stop the other program, or choose another port with --port"
    )
    assert output == f"{busy} (0: any free one)\n"
    assert not (tmp_path / "a.sqlite3").exists()


@pytest.mark.parametrize("is_node", [False, True])
def test_only_a_single_server_takes_connections_before_it_is_ready(tmp_path: Path, is_node: bool):
    settings = Settings(port=0, secret_file=str(tmp_path / "secret"))
    if is_node:
        settings = replace(settings, database_url="postgresql://127.0.0.1/cosca", nats_url="nats://127.0.0.1:4222")
    server = serve.Server(settings)
    [listener] = server._listeners
    with listener:
        assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)) != is_node


@pytest.mark.parametrize("host", ["203.0.113.1", "no.such.host.invalid", "999.1.1.1"])
def test_foreign_address_is_reported(host: str):
    with pytest.raises(BadSetting, match=rf"cannot listen on {host}"):
        bind_socket(host, 0)


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--base-url", "example.org"], "base URL"),
        (["--data", "la_famiglia"], "--data la_famiglia: give GAME=DIR"),
        (["--log-level", "loud"], "log level"),
        (["--database", "mysql://x"], "mysql"),
        (["--port", "many"], "--port"),
    ],
)
def test_invalid_flag_prints_one_line(flags: list[str], expected: str, capsys: pytest.CaptureFixture[str]):
    assert run(["serve", "--port", "0", *flags]) == 2
    output = capsys.readouterr().err
    assert output.startswith("cosca: ")
    assert output.count("\n") == 1
    assert expected in output


def test_the_help_names_every_flag(capsys: pytest.CaptureFixture[str]):
    assert run(["serve", "--help"]) == 0
    output = capsys.readouterr().out
    flags = "--host --port --database --base-url --open --no-open --data --log-level --log-json --log-plain"
    assert [flag for flag in flags.split() if flag not in output] == []


# -------------------------------------------------------------------- the browser


class Browser:
    def __init__(self, name: str, opens: bool = True) -> None:
        self.name = name
        self.opens = opens
        self.asked: list[str] = []

    def open(self, link: str) -> bool:
        self.asked.append(link)
        return self.opens


@pytest.mark.parametrize(
    ("name", "opens", "screen", "opened"),
    [
        ("firefox", True, ":0", True),
        ("firefox", False, ":0", False),
        ("/usr/bin/w3m", True, ":0", False),
        ("www-browser", True, ":0", False),
        ("firefox", True, "", False),
    ],
)
def test_graphical_browser_is_opened_or_the_link_is_printed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    opens: bool,
    screen: str,
    opened: bool,
):
    browser = Browser(name, opens)
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    open_browser("http://here/quick")
    output = capsys.readouterr().out
    assert ("http://here/quick" in output) == (not opened)
    assert bool(browser.asked) == (opened or not opens)


def test_hanging_browser_does_not_delay_startup(monkeypatch: pytest.MonkeyPatch):
    hang = threading.Event()
    browser = Browser("firefox")
    monkeypatch.setattr(browser, "open", lambda link: hang.wait(5))
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(serve, "BROWSER_SECONDS", 0.05)
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://here/quick")
    hang.set()
