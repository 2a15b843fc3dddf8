"""Rate limits and settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.server.core.rate_limits import SWEEP_SECONDS, Quota, RateLimiter, client_address
from cosca.server.core.settings import BadSetting, Settings, load_settings, read_data


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_rate_limiter_allows_a_burst_then_its_rate():
    clock = Clock()
    limit = RateLimiter(60, 60, burst=3, clock=clock)
    assert [limit.try_acquire("a") for _ in range(4)] == [True, True, True, False]
    assert limit.try_acquire("b")
    clock.now += 1
    assert [limit.try_acquire("a") for _ in range(2)] == [True, False]


def test_refunded_tokens_are_available_again():
    limit = RateLimiter(1, 60)
    for _ in range(3):
        assert limit.try_acquire("a")
        limit.release("a")
    limit.release("a")
    assert [limit.try_acquire("a") for _ in range(2)] == [True, False]


def test_idle_keys_are_dropped():
    clock = Clock()
    limit = RateLimiter(10, 1, clock=clock)
    for key in range(1000):
        limit.try_acquire(key)
    assert len(limit) == 1000
    clock.now += SWEEP_SECONDS + 1
    limit.try_acquire("new")
    assert len(limit) == 1


def test_quota_has_a_maximum():
    counts = Quota(2)
    assert [counts.try_acquire("a") for _ in range(3)] == [True, True, False]
    counts.release("a")
    assert counts.try_acquire("a")
    assert counts.try_acquire("b")


@pytest.mark.parametrize(
    ("client", "forwarded", "trusted", "whose"),
    [
        ("10.0.0.1", None, False, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", False, "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", True, "1.2.3.4"),
        ("10.0.0.1", None, True, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", None, False, "2001:db8:1:2::/64"),
        ("10.0.0.1", "unknown", True, "unknown"),
    ],
)
def test_client_address(client: str, forwarded: str | None, trusted: bool, whose: str):
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert client_address({"client": (client, 5), "headers": headers}, trusted) == whose


# -------------------------------------------------------------------- settings


def test_flags_override_variables_and_variables_override_defaults():
    environ = {
        "COSCA_PORT": "9000",
        "COSCA_CHAT_LENGTH": "100",
        "COSCA_TRUST_PROXY": "yes",
        "COSCA_HELLO_SECONDS": "2.5",
    }
    found = load_settings({"port": 9001, "host": None}, environ)
    assert (found.port, found.chat_length, found.trust_proxy, found.hello_seconds) == (9001, 100, True, 2.5)
    assert (found.host, found.name_length) == ("127.0.0.1", 40)


def test_legacy_variable_names_work() -> None:
    older = {"COSCA_TABLES_A_USER": "7", "COSCA_SOCKETS_AN_ADDRESS": "8", "COSCA_MESSAGES_A_SECOND": "9"}
    found = load_settings({}, older)
    assert (found.tables_per_user, found.sockets_per_address, found.messages_per_second) == (7, 8, 9)
    assert load_settings({}, {**older, "COSCA_TABLES_PER_USER": "10"}).tables_per_user == 10
    with pytest.raises(BadSetting, match="COSCA_TABLES_A_USER=x"):
        load_settings({}, {"COSCA_TABLES_A_USER": "x"})


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"COSCA_PORT": "http"}, "COSCA_PORT=http: not a whole number"),
        ({"COSCA_PORT": "70000"}, "port 70000"),
        ({"COSCA_HELLO_SECONDS": "soon"}, "COSCA_HELLO_SECONDS=soon: not a number"),
        ({"COSCA_TRUST_PROXY": "maybe"}, "COSCA_TRUST_PROXY=maybe: give 1 or 0"),
        ({"COSCA_CHAT_LENGTH": "0"}, "COSCA_CHAT_LENGTH: 0 must be more than 0"),
        ({"COSCA_MESSAGE_BYTES": "-5"}, "COSCA_MESSAGE_BYTES: -5 must be more than 0"),
        ({"COSCA_LOG_LEVEL": "loud"}, "log level 'loud'"),
        ({"COSCA_BASE_URL": "play.example.org"}, "base URL"),
        ({"COSCA_BASE_URL": "https://example.org/cosca"}, "base URL"),
        ({"COSCA_BASE_URL": "ftp://example.org"}, "base URL"),
        ({"COSCA_DATA": "la_famiglia"}, "COSCA_DATA la_famiglia: give GAME=DIR"),
        ({"COSCA_DATA": "chess=/"}, "data of 'chess': no such game"),
        ({"COSCA_DATA": "la_famiglia=/nowhere/at/all"}, "there is no folder /nowhere/at/all"),
    ],
)
def test_invalid_setting_is_named(environ: dict[str, str], expected: str):
    with pytest.raises(BadSetting) as error:
        load_settings({}, environ)
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("given", "base"),
    [
        ({}, "http://127.0.0.1:8765"),
        ({"host": "0.0.0.0", "port": 80}, "http://127.0.0.1:80"),
        ({"host": "::1"}, "http://[::1]:8765"),
        ({"base_url": "https://example.org/"}, "https://example.org"),
    ],
)
def test_base_url_of_links(given: dict[str, Any], base: str):
    settings = Settings(**given)
    assert settings.base == base
    assert settings.invite_url("TABLE", "INVITE") == f"{base}/t/TABLE#INVITE"


def test_component_data_can_name_a_shipped_set() -> None:
    assert load_settings({}, {"COSCA_DATA": "la_famiglia=house-1"}).data == {"la_famiglia": "house-1"}
    with pytest.raises(BadSetting, match="nor a set of that name"):
        load_settings({}, {"COSCA_DATA": "la_famiglia=house-0"})


def test_component_data_is_a_server_setting(tmp_path: Path):
    settings = Settings(data=read_data([f"la_famiglia={tmp_path}"]))
    assert settings.options("la_famiglia", {"edition": "1.1"}) == {"edition": "1.1", "data": str(tmp_path)}
    assert settings.options("corleones_empire", {}) == {}
    with pytest.raises(cosca.BadOption, match="option data"):
        settings.options("la_famiglia", {"data": "/etc"})
    with pytest.raises(BadSetting, match="already"):
        read_data(["la_famiglia=a", "la_famiglia=b"])
