"""Everything that can be set, from flags and COSCA_* variables. A wrong value is told with its name."""

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
from cosca.kernel.errors import CoscaError
from cosca.server.database import default_url

LOG_LEVELS = ("debug", "info", "warning", "error")
ANYWHERE = ("", "0.0.0.0", "::")
_NAME = str.maketrans("", "", ".-_")  # what a name has besides letters and digits


class BadSetting(CoscaError):
    """A flag or a COSCA_* variable has a wrong value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server runs with. Each field is also a variable: `chat_length` is COSCA_CHAT_LENGTH."""

    host: str = "127.0.0.1"
    port: int = 8765
    database_url: str = field(default_factory=default_url)
    base_url: str = ""  # "": http://host:port
    secret_file: str = ""  # "": beside the SQLite file, or in the data folder
    data: Mapping[str, str] = field(default_factory=dict[str, str])  # overlays of component data: a folder by game
    bots: Mapping[str, str] = field(default_factory=dict[str, str])  # offered besides the ranks: what they are, by name
    open: bool = False
    log_level: str = "info"
    log_json: bool = True
    compress: bool = False  # WebSocket frames: costs CPU, saves little on loopback
    trust_proxy: bool = False  # believe X-Forwarded-For: only behind a proxy that sets it
    metrics_open: bool = False  # /metrics for everyone, not for this machine alone

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
    places_per_user: int = 20  # taken at open tables of others that wait
    places_per_address: int = 60
    chats_per_minute: int = 30  # of a user
    chats_per_minute_per_address: int = 120
    hellos_per_minute: int = 120  # of a user: each may ask for a whole game again
    hellos_per_minute_per_address: int = 600
    hints_per_minute: int = 20  # asked for by a user
    hint_seconds: float = 1.0  # for which the Consigliere thinks
    studies_per_minute: int = 240  # looks at a study by a user
    shared_per_day: int = 100  # studies that a user shares
    shared_per_day_per_address: int = 500
    report_seconds: float = 120.0  # of processor time, at most, for the report of a finished game
    replays_per_minute: int = 120  # looks into a replay by a user; a whole game takes about ten
    replays_per_minute_per_address: int = 600
    logins_per_minute: int = 5  # wrong passwords for a login from an address
    logins_per_minute_per_address: int = 20  # wrong passwords, and new accounts
    messages_per_second: int = 20  # over a socket
    sockets_per_user: int = 30
    sockets_per_address: int = 300
    connections: int = 10_000  # sockets and requests, all together
    connections_per_address: int = 600
    queue_messages: int = 400  # that a slow line may be behind
    queue_bytes: int = 4_000_000
    queue_bytes_per_user: int = 8_000_000  # over all lines
    queue_bytes_per_address: int = 32_000_000
    hello_seconds: float = 10.0  # for which a new line may be silent
    request_seconds: float = 10.0  # in which a request arrives as a whole
    idle_seconds: float = 5.0  # for which a connection waits for another request
    send_seconds: float = 10.0  # for which a full connection waits until something is read
    ping_seconds: float = 20.0  # from ping to ping over a line, and until it is answered
    stop_seconds: float = 5.0
    guest_days: float = 90  # without a visit after which a guest without a game goes
    waiting_days: float = 30  # untouched, after which a table that waits goes
    running_days: float = 180  # untouched, after which a running game goes
    study_days: float = 365  # after which a study that was shared goes
    smtp_url: str = ""  # "": no mails
    mail_from: str = ""  # whose mails they are

    def __post_init__(self) -> None:
        for each in dataclasses.fields(self):
            value = getattr(self, each.name)
            if type(value) in (int, float) and each.name != "port" and value <= 0:
                raise BadSetting(f"{variable(each.name)}: {value} must be more than 0")
        if not 0 <= self.port <= 65535:
            raise BadSetting(f"port {self.port}: it must be from 0 to 65535 (0: any free one)")
        if self.log_level not in LOG_LEVELS:
            raise BadSetting(f"log level {self.log_level!r}: it is one of {', '.join(LOG_LEVELS)}")
        parts = urlsplit(self.base_url)
        if self.base_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
            raise BadSetting(f"base URL {self.base_url!r}: give http://HOST[:PORT] or https://HOST[:PORT], no path")
        smtp = urlsplit(self.smtp_url)
        if self.smtp_url and (smtp.scheme not in ("smtp", "smtps") or not smtp.hostname):
            raise BadSetting("COSCA_SMTP_URL: give smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…")
        if self.smtp_url and "@" not in self.mail_from:
            raise BadSetting("COSCA_MAIL_FROM: give the address that mails come from")
        for name in _listed(self.hosts):
            if name != "*" and not name.translate(_NAME).isalnum():
                raise BadSetting(
                    f"{variable('hosts')}: {name!r} is no name; give names without ports, with commas between"
                )
        for game, folder in self.data.items():
            if game not in cosca.game_names():
                raise BadSetting(f"data of {game!r}: no such game (games: {', '.join(cosca.game_names())})")
            sets = data_sets(game)
            if folder not in sets and not Path(folder).is_dir():
                known = ", ".join(sets)
                raise BadSetting(f"data of {game}: there is no folder {folder}, nor a set of that name (sets: {known})")

    @property
    def base(self) -> str:
        """The address of the page, without a slash at its end."""
        if self.base_url:
            return self.base_url.rstrip("/")
        host = "127.0.0.1" if self.host in ANYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def names(self) -> frozenset[str]:
        """The names that requests may ask for, besides localhost and IP addresses."""
        return frozenset([*_listed(self.hosts), urlsplit(self.base).hostname or ""])

    @property
    def secure(self) -> bool:
        """Whether people reach the page by https alone."""
        return self.base.startswith("https:")

    def invitation(self, table: str, invite: str) -> str:
        """The link that lets its holder sit down at a private table."""
        return f"{self.base}/t/{table}#{invite}"

    def options(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options of a client as the game takes them: `data` is the server's own matter."""
        if "data" in options:
            raise cosca.BadOption("option data: which component data are used is set where the server is started")
        for name in ("name", "self"):  # parameters of the calls that make a game, no options
            if name in options:
                raise cosca.BadOption(f"no option {name!r} in {game}")
        own = {"data": self.data[game]} if game in self.data else {}
        return {**options, **own}


def _listed(hosts: str) -> list[str]:
    """Names as they are compared."""
    return [name for each in hosts.split(",") if (name := each.strip().lower().rstrip("."))]


def variable(name: str) -> str:
    """The variable of the environment that sets a field."""
    return f"COSCA_{name.upper()}"


def older_variable(name: str) -> str:
    """What the variable was called before "per", as in COSCA_TABLES_A_USER: servers that set it go on as they are."""
    return variable(name).replace("_PER_ADDRESS", "_AN_ADDRESS").replace("_PER_", "_A_")


def read_settings(given: Mapping[str, Any], environ: Mapping[str, str] | None = None) -> Settings:
    """What flags give (None: not given) goes before COSCA_* variables, and these before the defaults."""
    environ = os.environ if environ is None else environ
    values = {name: value for name, value in given.items() if value is not None}
    kinds = get_type_hints(Settings)
    for each in dataclasses.fields(Settings):
        for name in (variable(each.name), older_variable(each.name)):
            text = environ.get(name, "")
            if each.name not in values and text:
                values[each.name] = _read(name, text, kinds[each.name])
    return Settings(**values)


def read_data(
    given: Iterable[str], where: str = "--data", form: str = "GAME=DIR, such as la_famiglia=my_data"
) -> dict[str, str]:
    """Overlays as GAME=DIR, or other things by name."""
    data: dict[str, str] = {}
    for each in given:
        game, equals, folder = each.partition("=")
        if not equals or not game or not folder:
            raise BadSetting(f"{where} {each}: give {form}")
        if game in data:
            raise BadSetting(f"{where} {each}: {game} has been given already")
        data[game] = folder
    return data


def read_bots(given: Iterable[str], where: str = "--bot") -> dict[str, str]:
    """Bots as NAME=BOT."""
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
    if name == variable("bots"):
        return read_bots([each.strip() for each in text.split(";") if each.strip()], name)
    return text if kind is str else read_data(text.split(","), name)
