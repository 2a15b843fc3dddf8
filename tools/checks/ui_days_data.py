"""A server full of games over days for tools/checks/ui_days.py: people, past games, channels, an inbox, tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tools.harness.browser import Visitor
from tools.harness.guests import Guest, SeatClient
from tools.harness.server import Server

PASSWORD: Final = "correct horse"
EMAIL: Final = "ada.lovelace+cosca@posta.example"
DAY: Final = 86400.0
PAST: Final = 160  # games of the history: more than one page
NAMES: Final = ("Bea", "Cleo Marchetti", "Włodzimierz Brzęczyszczykiewicz", "Dora", "Friedrich-Wilhelm", "Gus", "Hania")
# No words of any of the languages: texts in the wrong language are searched for.
TABLES: Final = ("Domenica dai cugini", "Il lungo inverno del 2026", None, "Łódź – Köln", None)
INCREMENT: Final = {"kind": "days", "days": 3, "increment_hours": 36, "cap_days": 10}
HIDDEN: Final = {"profile": "everyone", "history": "nobody", "against": "nobody", "rating": "nobody", "publish": False}
# Format, label, address, seconds of failing, seconds since it was switched off, error.
WEBHOOKS: Final = (
    ("discord", "Discord: Cugini", "https://discord.com/api/webhooks/118/abcdefgh", None, None, None),
    ("ntfy", "ntfy.sh", "https://ntfy.sh/cosca-of-ada-at-the-long-address", 7200.0, None, "status 502"),
    ("json", "Domotica", "https://domotica.example/hooks/cosca", 2 * DAY, DAY, "timeout"),
)  # fmt: skip


@dataclass(frozen=True)
class Days:
    """Ids of what was made. `past` is a finished game with a deal that was played again as `again`."""

    people: dict[str, str]  # user ids by name
    me: str
    past: str
    again: str
    running: str
    waiting: str
    invited: str
    cleo: Guest


def fill(server: Server, visitor: Visitor) -> Days:
    """Fill the server for the visitor, who has an account afterwards."""
    visitor.call("POST", "/api/account", {"login": "ada", "password": PASSWORD})
    me = visitor.call("GET", "/api/me")["user"]["id"]
    guests = {name: Guest.new(server.url, name) for name in NAMES}
    for number, guest in enumerate(guests.values()):
        guest.call("POST", "/api/account", {"login": f"login{number}", "password": PASSWORD})
        guest.token = guest.call("GET", "/api/me")["token"]
    people = {name: guest.call("GET", "/api/me")["user"]["id"] for name, guest in guests.items()}
    for name in ("Bea", "Cleo Marchetti", "Gus"):
        _open(guests[name])
    guests["Dora"].call("PUT", "/api/my/privacy", HIDDEN)
    bea, cleo = guests["Bea"], guests["Cleo Marchetti"]
    conceded = _concede(visitor, bea)
    past = _finish(visitor, "corleones_empire", 3)
    again = visitor.call("POST", f"/api/tables/{past}/again", {})["id"]
    _play_out(visitor, again, 4)
    running = start_running(visitor, cleo)
    waiting = visitor.new_table(
        {1: "me", 2: "open", 3: "open", 4: "soldato"}, start=False, open=True, pace=INCREMENT, name=TABLES[0]
    )["id"]
    with sqlite3.connect(server.file, timeout=30) as database:
        _history(database, conceded, past, me, people)
        _channels(database, me, waiting)
        database.execute("UPDATE users SET email = ? WHERE id = ?", (EMAIL, me))
    for name in ("Bea", "Gus", "Włodzimierz Brzęczyszczykiewicz"):
        visitor.call("PUT", f"/api/my/friends/{people[name]}", {})
        visitor.call("POST", f"/api/tables/{waiting}/invitations", {"user": people[name]})
    invited = _invitations(visitor, bea, cleo, me)
    with sqlite3.connect(server.file, timeout=30) as database:
        _inbox(database, me, running, waiting, past)
    visitor.page.goto("about:blank")
    server.stop()
    cosca = Path(sys.executable).with_name("cosca")
    subprocess.run([sys.executable, cosca, "admin", "rate", "--database", server.database], check=True)
    server.start()
    return Days(people, me, past, again, running, waiting, invited, cleo)


def _open(guest: Guest) -> None:
    """Show everything to everyone."""
    parts = dict.fromkeys(("profile", "history", "against", "rating"), "everyone")
    guest.call("PUT", "/api/my/privacy", {**parts, "publish": False})


def _concede(visitor: Visitor, guest: Guest) -> str:
    """Play a game against the guest, who gives up at once."""
    made = visitor.new_table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
    _join(guest, made, 3)
    visitor.call("POST", f"/api/tables/{made['id']}/start")

    async def give_up() -> None:
        client = await SeatClient(guest, made["id"], 3).connect()
        await client.ask({"type": "propose", "seat": 3, "what": "concede"})
        await client.close()

    with ThreadPoolExecutor(1) as aside:  # this thread's own loop belongs to the browser
        aside.submit(asyncio.run, give_up()).result()
    return made["id"]


def _join(guest: Guest, made: dict[str, Any], seat: int) -> None:
    guest.call("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"].rsplit("#", 1)[-1]})
    guest.call("POST", f"/api/tables/{made['id']}/seats/{seat}", {"player": "me"})


def _finish(visitor: Visitor, game: str, seats: int) -> str:
    """Play a whole game against bots."""
    sitting = {1: "me", **dict.fromkeys(range(2, seats + 1), "random")}
    made = visitor.new_table(sitting, game=game, options={"seats": seats}, name="Tre famiglie, una città")["id"]
    _play_out(visitor, made, 3)
    return made


def _play_out(visitor: Visitor, table: str, seed: int) -> None:
    visitor.fast_forward(lambda _: False, Random(seed), at=f"{visitor.url}/t/{table}")


def start_running(visitor: Visitor, guest: Guest) -> str:
    """Return a game over days in which it is the visitor's turn."""
    made = visitor.new_table(
        {1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False, pace=INCREMENT, name=TABLES[1]
    )
    _join(guest, made, 3)
    visitor.call("POST", f"/api/tables/{made['id']}/start")
    return made["id"]


def _invitations(visitor: Visitor, bea: Guest, cleo: Guest, me: str) -> str:
    """Let others invite the visitor, and open a table that anyone can join; return one of the invitations."""
    tables: list[str] = []
    for guest, name in ((bea, "Venerdì sera"), (cleo, None)):
        body = {"game": "la_famiglia", "seats": {"1": "me", "2": "open", "3": "soldato", "4": "soldato"}, "open": True}
        made = guest.call("POST", "/api/tables", {**body, "pace": INCREMENT, **({"name": name} if name else {})})
        guest.call("POST", f"/api/tables/{made['id']}/invitations", {"user": me})
        tables.append(made["id"])
    body = {"game": "corleones_empire", "options": {"seats": 3}, "seats": {"1": "me", "2": "open", "3": "open"}}
    bea.call("POST", "/api/tables", {**body, "open": True, "pace": {"kind": "days", "days": 7}})
    return tables[0]


# -------------------------------------------------------------------- rows


def _insert(database: sqlite3.Connection, table: str, **values: Any) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(values))})", [*values.values()])


def _rows(database: sqlite3.Connection, table: str, key: str, value: str) -> list[dict[str, Any]]:
    found = database.execute(f"SELECT * FROM {table} WHERE {key} = ?", [value])
    return [dict(zip([column[0] for column in found.description], row, strict=True)) for row in found]


def _history(
    database: sqlite3.Connection, conceded: str, past: str, me: str, people: dict[str, str]
) -> None:  # fmt: skip
    """Copy both finished games many times, with other opponents, results and dates."""
    rng, now, others = Random(1), time.time(), [*people.values()]
    for number in range(PAST):
        source = (conceded, conceded, past)[number % 3]
        id, ended = f"past{number:03}", now - (2 + number) * DAY
        (row,) = _rows(database, "tables", "id", source)
        _insert(database, "tables", **{**row, "id": id, "name": TABLES[number % 5], "changed": ended, "rated": True})
        for seat in _rows(database, "seats", "table_id", source):
            _insert(database, "seats", **{**seat, "table_id": id})
        _insert(database, "members", table_id=id, user_id=me)
        results = _rows(database, "results", "table_id", source)
        won = rng.random() < 0.6
        for result in results:
            team = result["team"] if result["team"] is not None else result["seat"]
            mine = team == next(each["team"] or each["seat"] for each in results if each["user_id"] == me)
            rank = 1 if number % 9 == 8 else 1 if mine == won else 2
            user = result["user_id"]
            if user != me and result["seat"] != 2:
                user = others[(number + result["seat"]) % len(others)]
            score = None if result["score"] is None else float(rng.randint(20, 70))
            change = {"table_id": id, "user_id": user, "bot": None if user else result["bot"], "rank": rank}
            rated = number % 4 != 3
            exclusion = "again" if number % 13 == 12 else None
            change |= {
                "score": score,
                "weight": 1.0,
                "ended": ended,
                "rated": rated and exclusion is None,
                "exclusion": exclusion,
            }
            _insert(database, "results", **{**result, **change})


def _channels(database: sqlite3.Connection, me: str, table: str) -> None:
    now = time.time()
    facts = {"kind": "push", "secrets": '{"p256dh":"x","auth":"y"}', "user_id": me}
    for number, label in enumerate(("Firefox/Linux", "Chrome/Android")):
        address = f"https://push.example.com/{number}"
        _insert(database, "channels", id=f"push{number}", address=address, label=label, created=now - 9 * DAY, **facts)
    for number, (form, label, address, failing, disabled, error) in enumerate(WEBHOOKS):
        times = {"failing_since": failing and now - failing, "disabled": disabled and now - disabled, "error": error}
        common = {"kind": "webhook", "format": form, "address": address, "label": label, "created": now, **times}
        _insert(database, "channels", id=f"hook{number}", user_id=me, **common)
        _insert(database, "channels", id=f"table{number}", table_id=table, **common)


def _inbox(database: sqlite3.Connection, me: str, running: str, waiting: str, past: str) -> None:
    """Add entries of the inbox besides those that the server has made."""
    stages = (
        ("mentioned", running, "Cleo Marchetti"),
        ("proposal", running, "Włodzimierz Brzęczyszczykiewicz"),
        ("started", running, ""),
        ("over", past, ""),
        ("free_seat", waiting, ""),
        ("over", "past004", ""),
        ("started", "past004", ""),
    )
    for number, (stage, table, by) in enumerate(stages):
        at = time.time() - (0.1 + number * number) * DAY / 4
        facts = {"user_id": me, "table_id": table, "facts": json.dumps({"by": by} if by else {"seat": 2})}
        times = {"created": at, "due": 0.0, "sent": at, "read": at if number > 3 else None}
        _insert(
            database, "notifications", id=f"inbox{number}", subject=f"event {number}", stage=stage, channel="page",
            **facts, **times,
        )  # fmt: skip
