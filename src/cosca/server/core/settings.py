"""Settings from flags and COSCA_* variables. An error names the setting and its value."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import cosca
from cosca.games import data_sets
from cosca.kernel.documents import GameOptions
from cosca.kernel.errors import CoscaError
from cosca.server.core.paths import default_url

LOG_LEVELS = ("debug", "info", "warning", "error")
MAY_BE_ZERO = ("port", "drain_seconds", "worker_memory", "watchdog_seconds")
ANYWHERE = ("", "0.0.0.0", "::")
_PUNCTUATION = str.maketrans("", "", ".-_")  # of host names, besides letters and digits


class BadSetting(CoscaError):
    """A flag or a COSCA_* variable has a wrong value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server. Each field is also a variable: `chat_length` is COSCA_CHAT_LENGTH."""

    host: str = "127.0.0.1"
    port: int = 8765
    database_url: str = field(default_factory=default_url)
    base_url: str = ""  # "": http://host:port
    nats_url: str = ""  # of the broker that connects the nodes of a cluster; "": a single server
    node: str = ""  # name of this node in the cluster; "": that of the machine
    processes: int = 1  # nodes on this machine that share the port
    drain_seconds: float = 2.0  # for which a node that stops accepts connections, until a load balancer notices
    secret_file: str = ""  # "": beside the SQLite file, or in the data folder
    data: Mapping[str, str] = field(default_factory=dict[str, str])  # overlays of component data: a folder by game
    bots: Mapping[str, str] = field(default_factory=dict[str, str])  # offered besides the ranks: specifications by name
    open: bool = False
    log_level: str = "info"
    log_json: bool = True
    compress: bool = False  # WebSocket frames: costs CPU, saves little on loopback
    trust_proxy: bool = False  # trust X-Forwarded-For: only behind a proxy that sets it
    metrics_open: bool = False  # /metrics for everyone, not only for this machine
    metrics_token: str = ""  # bearer token that reads /metrics from anywhere; "": none

    hosts: str = ""  # names that are answered besides localhost, IP addresses and the base URL's; "*": all

    message_bytes: int = 8192  # the largest message or request
    record_bytes: int = 300_000  # the largest record that is replayed
    name_length: int = 40
    chat_length: int = 500
    requests_per_minute: int = 600  # of a user, or of an address without one
    requests_per_minute_per_address: int = 3000
    guests_per_minute: int = 20  # made from an address
    guests_per_day: int = 300  # made from an address
    tables_per_minute: int = 10  # made by a user
    tables_per_minute_per_address: int = 30
    tables_per_day_per_address: int = 500
    tables_per_user: int = 100  # that wait or run
    invitations_per_hour: int = 30  # by name, of a user; also to people who do not exist
    invitations_per_hour_per_address: int = 100
    profiles_per_minute: int = 60  # looks at profiles and histories by a user
    profiles_per_minute_per_address: int = 300
    undos_per_decision: int = 60  # changes of mind of a seat until the game gets further
    undos_per_minute: int = 12  # that it has beyond these
    entries_per_table: int = 20_000  # of its log; a whole game has about a thousand
    log_bytes_per_table: int = 40_000_000
    places_per_user: int = 20  # seats at open tables of others in the lobby
    places_per_address: int = 60
    chats_per_minute: int = 30  # of a user
    chats_per_minute_per_address: int = 120
    hellos_per_minute: int = 120  # of a user: each may request a whole game again
    hellos_per_minute_per_address: int = 600
    hints_per_minute: int = 20  # asked for by a user
    programs: int = 32  # bots that are programs of their own and run at once
    programs_per_address: int = 8
    hint_seconds: float = 1.0  # for which the Consigliere thinks
    studies_per_minute: int = 240  # looks at a study by a user
    shared_per_day: int = 100  # studies that a user shares
    shared_per_day_per_address: int = 500
    report_seconds: float = 120.0  # of processor time, at most, for the report of a finished game
    worker_memory: int = 1536  # MiB that a worker process may take beyond those of its start; 0: any
    watchdog_seconds: float = 20.0  # for which the event loop may stall before the server is ended; 0: no limit
    replays_per_minute: int = 120  # looks into a replay by a user; a whole game takes about ten
    replays_per_minute_per_address: int = 600
    logins_per_minute: int = 5  # wrong passwords for a login from an address
    logins_per_minute_per_address: int = 20  # wrong passwords, and new accounts
    sessions_per_user: int = 50  # devices that are signed in
    messages_per_second: int = 20  # over a socket
    messages_per_second_per_user: int = 40  # over all sockets
    messages_per_second_per_address: int = 150
    bytes_per_minute: int = 12_000_000  # sent by a user, in messages and requests
    bytes_per_minute_per_address: int = 40_000_000
    choices_per_minute: int = 300  # made by a user, undos among them
    choices_per_minute_per_address: int = 1200
    work_seconds_per_minute: float = 12.0  # of processor time for a user
    work_seconds_per_minute_per_address: float = 30.0
    sockets_per_user: int = 30
    sockets_per_address: int = 300
    connections: int = 10_000  # sockets and requests, all together
    connections_per_address: int = 600
    queue_messages: int = 400  # in the outbox of one connection
    queue_bytes: int = 4_000_000
    queue_bytes_per_user: int = 8_000_000  # over all connections
    queue_bytes_per_address: int = 32_000_000
    hello_seconds: float = 10.0  # until a new connection must send its first message
    request_seconds: float = 10.0  # within which a request must arrive completely
    idle_seconds: float = 5.0  # for which a connection waits for another request
    send_seconds: float = 10.0  # for which a full connection waits until the client reads
    ping_seconds: float = 20.0  # between pings of a WebSocket, and until the answer
    stop_seconds: float = 5.0
    guest_days: float = 90  # without a visit until a guest without a game is deleted
    waiting_days: float = 30  # without a change until a waiting table is deleted
    running_days: float = 180  # without a change until a running game is deleted
    study_days: float = 365  # until a shared study is deleted
    smtp_url: str = ""  # "": no mails
    mail_from: str = ""  # sender of mails
    notify_hosts: str = ""  # hosts that webhooks and push may use even if they are private: HOST or HOST:PORT

    def __post_init__(self) -> None:
        for field_ in dataclasses.fields(self):
            value = getattr(self, field_.name)
            if type(value) in (int, float) and (value < 0 or (value == 0 and field_.name not in MAY_BE_ZERO)):
                raise BadSetting(f"{env_name(field_.name)}: {value} must be more than 0")
        if not 0 <= self.port <= 65535:
            raise BadSetting(f"port {self.port}: it must be from 0 to 65535 (0: any free one)")
        if self.log_level not in LOG_LEVELS:
            raise BadSetting(f"log level {self.log_level!r}: it is one of {', '.join(LOG_LEVELS)}")
        parts = urlsplit(self.base_url)
        if self.base_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
            raise BadSetting(f"base URL {self.base_url!r}: give http://HOST[:PORT] or https://HOST[:PORT], no path")
        nats = urlsplit(self.nats_url)
        if self.nats_url and (nats.scheme not in ("nats", "tls") or not nats.hostname):
            raise BadSetting("COSCA_NATS_URL: give nats://[USER:PASSWORD@]HOST[:PORT], or tls://… to encrypt")
        if self.nats_url and not self.database_url.startswith("postgres"):
            raise BadSetting("COSCA_NATS_URL: a cluster needs PostgreSQL; give --database postgresql://…")
        if self.processes > 1 and not self.nats_url:
            raise BadSetting(
                f"processes {self.processes}: several processes need PostgreSQL and NATS; "
                "give --database postgresql://… and --nats nats://…"
            )
        if not self.node.translate(_PUNCTUATION).isalnum() and self.node:
            raise BadSetting(f"node {self.node!r}: use letters, digits, dots, hyphens and underscores")
        smtp = urlsplit(self.smtp_url)
        if self.smtp_url and (smtp.scheme not in ("smtp", "smtps") or not smtp.hostname):
            raise BadSetting("COSCA_SMTP_URL: give smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…")
        if self.smtp_url and "@" not in self.mail_from:
            raise BadSetting("COSCA_MAIL_FROM: give the address that mails come from")
        for name in _split_hosts(self.hosts):
            if name != "*" and not name.translate(_PUNCTUATION).isalnum():
                raise BadSetting(
                    f"{env_name('hosts')}: {name!r} is no name; give names without ports, with commas between"
                )
        _ = self.notify_targets  # raises BadSetting
        for game, folder in self.data.items():
            if game not in cosca.game_names():
                raise BadSetting(f"data of {game!r}: no such game (games: {', '.join(cosca.game_names())})")
            sets = data_sets(game)
            if folder not in sets and not Path(folder).is_dir():
                known = ", ".join(sets)
                raise BadSetting(f"data of {game}: there is no folder {folder}, nor a set of that name (sets: {known})")

    @property
    def base(self) -> str:
        """The URL of the page, without a trailing slash."""
        if self.base_url:
            return self.base_url.rstrip("/")
        host = "127.0.0.1" if self.host in ANYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """The host names that are answered, besides localhost and IP addresses."""
        return frozenset([*_split_hosts(self.hosts), urlsplit(self.base).hostname or ""])

    @property
    def notify_targets(self) -> frozenset[tuple[str, int | None]]:
        """The hosts of `notify_hosts` with their port; None: the ports of http and https."""
        return frozenset(_notify_target(name) for name in _split_hosts(self.notify_hosts))

    @property
    def secure(self) -> bool:
        """Whether the page is reached by https only."""
        return self.base.startswith("https:")

    @property
    def proxied(self) -> bool:
        """Whether the page is reached through a proxy, which does https or listens on another port."""
        parts = urlsplit(self.base)
        return self.secure or (parts.port or 80) != self.port

    def invite_url(self, table: str, invite: str) -> str:
        """Return the link that invites to a private table."""
        return f"{self.base}/t/{table}#{invite}"

    def options(self, game: str, options: Mapping[str, Any]) -> GameOptions:
        """Return a client's options with the server's own `data`; raise BadOption if the client gives `data`."""
        if "data" in options:
            raise cosca.BadOption("option data: which component data are used is set where the server is started")
        for name in ("name", "self"):  # parameters of the functions that create a game, not options
            if name in options:
                raise cosca.BadOption(f"no option {name!r} in {game}")
        own = {"data": self.data[game]} if game in self.data else {}
        return {**options, **own}


def _split_hosts(hosts: str) -> list[str]:
    """Return the host names in the form in which they are compared."""
    return [name for host in hosts.split(",") if (name := host.strip().lower().rstrip("."))]


def _notify_target(text: str) -> tuple[str, int | None]:
    """Return host and port of one entry of `notify_hosts`."""
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname or "", parts.port
        whole = parts.netloc == text
    except ValueError:
        host, port, whole = "", None, False
    if not whole or not host or "@" in text or not host.translate(_PUNCTUATION).replace(":", "").isalnum():
        raise BadSetting(
            f"{env_name('notify_hosts')}: {text!r} is no host; give HOST or HOST:PORT, with commas between"
        )
    return host, port


def env_name(name: str) -> str:
    """Return the environment variable of a field."""
    return f"COSCA_{name.upper()}"


def legacy_env_name(name: str) -> str:
    """Return the variable's older spelling without "per", such as COSCA_TABLES_A_USER, which still works."""
    return env_name(name).replace("_PER_ADDRESS", "_AN_ADDRESS").replace("_PER_", "_A_")


def load_settings(given: Mapping[str, Any], environ: Mapping[str, str] | None = None) -> Settings:
    """Return the settings: flags (None: not given) override COSCA_* variables, which override the defaults."""
    environ = os.environ if environ is None else environ
    values = {name: value for name, value in given.items() if value is not None}
    kinds = get_type_hints(Settings)
    for field_ in dataclasses.fields(Settings):
        for name in (env_name(field_.name), legacy_env_name(field_.name)):
            text = environ.get(name, "")
            if field_.name not in values and text:
                values[field_.name] = _read(name, text, kinds[field_.name])
    return Settings(**values)


def read_data(
    given: Iterable[str], where: str = "--data", form: str = "GAME=DIR, such as la_famiglia=my_data"
) -> dict[str, str]:
    """Return overlays given as GAME=DIR, or other NAME=VALUE pairs."""
    data: dict[str, str] = {}
    for pair in given:
        game, equals, folder = pair.partition("=")
        if not equals or not game or not folder:
            raise BadSetting(f"{where} {pair}: give {form}")
        if game in data:
            raise BadSetting(f"{where} {pair}: {game} has been given already")
        data[game] = folder
    return data


def read_bots(given: Iterable[str], where: str = "--bot") -> dict[str, str]:
    """Return bots given as NAME=BOT."""
    return read_data(given, where, "NAME=BOT, such as mine=my_module:MyBot or mine=program:./my_bot")


def _read(name: str, text: str, kind: Any) -> Any:
    if kind is bool:
        flag = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
        if text.lower() not in flag:
            raise BadSetting(f"{name}={text}: give 1 or 0")
        return flag[text.lower()]
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            what = "whole number" if kind is int else "number"
            raise BadSetting(f"{name}={text}: not a {what}") from None
    if name == env_name("bots"):
        return read_bots([pair.strip() for pair in text.split(";") if pair.strip()], name)
    return text if kind is str else read_data(text.split(","), name)
