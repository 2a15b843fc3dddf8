"""The files in docs/deploy start what they say, with settings and flags that exist."""

from __future__ import annotations

import configparser
import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from cosca.cli.app import app
from cosca.server.core.settings import Settings, env_name

FOLDER = Path(__file__).resolve().parents[2] / "docs/deploy"
DEFAULTS = Settings(database_url="sqlite://")
FILES = sorted(FOLDER.iterdir())
HOSTING = (FOLDER.parent / "hosting.md").read_text(encoding="utf-8")


def check_command(words: list[str]) -> None:
    """Check that the command and its flags exist."""
    assert Path(words[0]).name == "cosca"
    commands: Any = typer.main.get_command(app)
    command = commands.commands[words[1]]
    known = {flag for parameter in command.params for flag in parameter.opts}
    assert {word for word in words[2:] if word.startswith("-")} <= known


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read_string((FOLDER / name).read_text(encoding="utf-8"))
    return parser


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_settings_exist(file: Path) -> None:
    names = {env_name(field.name) for field in dataclasses.fields(Settings)}
    assert set(re.findall(r"COSCA_\w+", file.read_text(encoding="utf-8"))) <= names


def test_compose_file_starts_three_nodes_behind_a_balancer() -> None:
    services = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"database", "nats", "node", "worker", "balancer"}
    node = services["node"]
    check_command(node["command"])
    environment = node["environment"]
    assert environment["COSCA_DATABASE_URL"].startswith("postgresql://")
    assert environment["COSCA_NATS_URL"].startswith("nats://cosca:")
    assert environment["COSCA_SECRET_FILE"].startswith(node["volumes"][0].split(":")[1]), "shared by all nodes"
    assert (FOLDER.parents[1] / node["build"]["dockerfile"]).exists()
    worker = services["worker"]
    check_command(worker["command"])
    assert worker["command"][-1] == environment["COSCA_SECRET_FILE"]
    assert worker["environment"]["COSCA_NATS_URL"] == environment["COSCA_NATS_URL"]
    assert "./haproxy.cfg:" in services["balancer"]["volumes"][0]
    assert "ports" not in services["nats"]
    assert "ports" not in services["database"]


def test_units_start_a_node_and_give_it_time_to_drain() -> None:
    service = unit("cosca.service")["Service"]
    check_command(service["ExecStart"].split())
    assert service["KillSignal"] == "SIGTERM"
    assert service["KillMode"] == "mixed", "the parent forwards the signal, and is asked first"
    assert int(service["TimeoutStopSec"]) > DEFAULTS.drain_seconds + DEFAULTS.stop_seconds
    assert service["Restart"] == "always"
    nats = unit("nats.service")["Service"]
    assert nats["ExecStart"].split()[1:] == ["-c", "/etc/nats/nats.conf"]
    assert "password: $NATS_PASSWORD" in (FOLDER / "nats.conf").read_text(encoding="utf-8")
    assert "NATS_PASSWORD" in (FOLDER / "nats.service").read_text(encoding="utf-8")


def test_unit_starts_a_worker_and_lets_it_finish() -> None:
    service = unit("cosca-worker.service")["Service"]
    check_command(service["ExecStart"].split())
    assert service["KillMode"] == "mixed", "the processes finish what they compute"
    assert int(service["TimeoutStopSec"]) > DEFAULTS.report_seconds


def test_balancer_asks_for_readiness_and_needs_no_sticky_sessions() -> None:
    text = (FOLDER / "haproxy.cfg").read_text(encoding="utf-8")
    assert "option httpchk GET /healthz" in text
    assert "option forwardfor" in text
    assert "cookie" not in text
    interval, fall = re.search(r"inter (\d+)ms fall (\d+)", text).groups()  # type: ignore[union-attr]
    assert int(interval) * int(fall) / 1000 < DEFAULTS.drain_seconds, "it notices while the node still accepts"


@pytest.mark.parametrize("name", [file.name for file in FILES if file.name not in ("Dockerfile", "nats.service")])
def test_hosting_page_names_the_file(name: str) -> None:
    assert f"docs/deploy/{name}" in HOSTING
