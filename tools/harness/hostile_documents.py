"""Hostile clients over HTTP: made-up documents, and unauthorised requests. Each kind is one function."""

from __future__ import annotations

import asyncio
import copy
import http.client
import itertools
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import cosca
from cosca.kernel.steps import Step, fields_of
from tools.harness.guests import Guest
from tools.harness.hostile import Kind, Site, seat_client

HUGE: Final = (100_000_000, 2**31, 2**63, -1, 99, 0)
# Steps that once looped forever or filled the memory, in the game that has them.
KNOWN: Final[list[list[Any]]] = [
    ["planning.move", {"broke": 0, "seat": 1}],
    ["planning.turn", {"seat": 100_000_000}],
    ["business.turn", {"seat": 100_000_000}],
]


def _kinds(of: type[Any], game: str) -> list[type[Any]]:
    """Return all kinds of steps of a game."""
    own = [of] if of.key and f".{game}." in of.__module__ else []
    return [*own, *[each for kind in of.__subclasses__() for each in _kinds(kind, game)]]


def made_up(game: str, rng: Random) -> list[Any]:
    """Return a step of the game with arbitrary fields, as in a document."""
    kinds = _kinds(Step, game)
    known = [step for step in KNOWN if step[0] in [kind.key for kind in kinds]]
    if rng.random() < 0.4:
        return rng.choice(known)
    kind = rng.choice(kinds)
    numbers = (0, 0, 1, 1, 1, 2, 3, 4, 5, 7, *HUGE)
    return [kind.key, {name: rng.choice((*numbers, [], [1, 2], "x")) for name in fields_of(kind)}]


class Sample:
    """A position that was really reached, with its game, to be mutated."""

    def __init__(self, name: str, rng: Random) -> None:
        self.game: Any = cosca.game(name)
        match: Any = cosca.Match(self.game, rng.randrange(1000))
        for _ in range(rng.randrange(80)):
            actors = self.game.actors(match.state)
            if not actors:
                break
            seat = rng.choice(actors)
            match.apply(seat, rng.choice(self.game.decision(match.state, seat).choices).text)
        self.position: dict[str, Any] = json.loads(json.dumps(self.game.describe(match.state)))
        self.record: str = match.record()

    def study(self, position: dict[str, Any], seal: str = "") -> dict[str, Any]:
        data, options = self.game.data_name(), self.game.options
        return {
            "game": self.game.name,
            "options": options,
            "data": data,
            "position": position,
            "choices": [],
            "seal": seal,
        }

    def as_record(self, position: dict[str, Any], choices: list[str]) -> str:
        """Return a record that starts from a position."""
        head = self.record.partition("\n\n")[0]
        return f"{head}\nposition: {json.dumps(position)}\n\n" + "\n".join([*choices, ""])


def bent(sample: Sample, rng: Random) -> dict[str, Any]:
    """Return the position with something that is not validated yet."""
    position = copy.deepcopy(sample.position)
    game = sample.game.name
    how = rng.choice((0, 0, 0, 1, 2, 2, 3, 4, 4))
    if how == 0:
        position["steps"] = [made_up(game, rng) for _ in range(rng.choice((1, 3, 500)))]
        if "top" in position and rng.random() < 0.5:
            position["top"] = {}  # nothing is left to be moved
    elif how == 1:
        deep: Any = []
        for _ in range(900):
            deep = [deep]
        position["steps"] = deep
    elif how == 2:
        position["steps"] = [*position.get("steps", []), made_up(game, rng)] * rng.choice((1, 2, 50))
    elif how == 3:
        position[rng.choice(list(position))] = rng.choice((None, [], {}, "x" * 1000, *HUGE))
    else:
        _bend(position, rng, rng.randint(1, 6))
    return position


def _bend(document: Any, rng: Random, times: int) -> None:
    """Replace numbers, names and parts somewhere in a document."""
    places: list[tuple[Any, Any]] = []

    def walk(part: Any) -> None:
        keys = list(part) if isinstance(part, dict) else range(len(part))
        for key in keys:
            places.append((part, key))
            if isinstance(part[key], dict | list):
                walk(part[key])

    walk(document)
    for part, key in rng.sample(places, min(times, len(places))):
        value = part[key]
        if isinstance(value, int):
            part[key] = rng.choice((value + 1, value - 1, *HUGE))
        elif isinstance(value, list):
            part[key] = rng.choice((value * 2, value[:-1], [value], []))
        else:
            part[key] = rng.choice((None, {}, "nobody", 1, [value]))


async def _samples(site: Site) -> AsyncIterator[tuple[Guest, Sample]]:
    """Yield guests with a position to mutate, without end; now and then a new guest with another one."""
    for host in itertools.count():
        guest = await site.guest(1 + host % 50)
        sample = await asyncio.to_thread(Sample, site.rng.choice(cosca.game_names()), site.rng)
        for _ in range(20):
            yield guest, sample


async def records(site: Site) -> None:
    """Replay made-up records; accepted ones become studies and tables with bots in every other seat."""
    async for guest, sample in _samples(site):
        choices = site.rng.choice(([], ["1 done", "2 pass", "3 done"], ["1 done"] * 9999))
        text = sample.as_record(bent(sample, site.rng), choices)
        if site.rng.random() < 0.1:
            text = site.rng.choice((text[: len(text) // 2], text * 20, "cosca record 1\n" + "[" * 100_000, "\x00"))
        replay = await site.call(guest, "POST", "/api/replay", {"record": text[:290_000]})
        if replay is not None:
            site.did("records taken")
            await site.call(guest, "GET", f"/api/replay/{replay['id']}?view=all")
            shown = await site.call(guest, "POST", "/api/study/open", {"replay": replay["id"], "view": "all"})
            if shown is not None:
                await _go_on(site, guest, shown["study"])
        await asyncio.sleep(0.2)


async def _go_on(site: Site, guest: Guest, study: dict[str, Any]) -> None:
    """Continue a study as a table: the server itself plays it."""
    seats = {str(seat): "soldato" for seat in range(2, 5)} | {"1": "me"}
    made = await site.call(guest, "POST", "/api/study/table", {"study": study, "seats": seats})
    if made is None:
        return
    site.did("tables of made-up studies")
    client = await seat_client(site, guest, made["id"])
    if client is not None:
        for _ in range(5):
            question = client.state.get("question")
            if question:
                await client.choose(client.state["act"], site.rng.choice(question["choices"])["text"])
            await asyncio.sleep(0.2)
        await client.close()


async def positions(site: Site) -> None:
    """Send made-up positions to everything that a study offers."""
    async for guest, sample in _samples(site):
        study = sample.study(bent(sample, site.rng), site.rng.choice(("", "x" * 64)))
        what = site.rng.choice(("show", "show", "advise", "odds", "scenario", "share", "why", "table"))
        body: dict[str, Any] = {"study": study, "seat": site.rng.choice((0, 1, 2, 99))}
        if what == "why":
            body["element"] = "area:gela"
        if what == "table":
            await _go_on(site, guest, study)
        else:
            await site.call(guest, "POST", f"/api/study/{what}", body)
        await asyncio.sleep(0.1)


async def strangers(site: Site) -> None:
    """Change, start, close and repeat honest tables without being their host."""
    guest = await site.guest()
    while True:
        victim = site.rng.choice(site.victims)
        path = f"/api/tables/{victim['id']}"
        tries: list[tuple[str, str, dict[str, Any]]] = [
            ("DELETE", path, {}),
            ("PATCH", path, {"hints": True}),
            ("PATCH", path, {"open": True, "spectators": True}),
            ("PATCH", path, {"host": "me"}),
            ("POST", f"{path}/start", {}),
            ("POST", f"{path}/rematch", {}),
            ("POST", f"{path}/seats/1", {"player": "open"}),
            ("POST", f"{path}/seats/2", {"player": "random"}),
        ]
        for method, where, body in tries:
            if await site.call(guest, method, where, body) is not None:
                site.leaked(victim["id"], f"{method} {where.removeprefix(path)} was done")
        for where in ("end", "record", "replay?view=all"):
            if await site.call(guest, "GET", f"{path}/{where}") is not None:
                site.leaked(victim["id"], where)
        await asyncio.sleep(0.5)


async def visits(site: Site) -> None:
    """Create guests as fast as possible, and accounts with ever more sessions, right and wrong passwords."""
    guest = await site.guest(2)
    login = f"mallory{site.block}x{site.rng.randrange(10**6)}"
    await site.call(guest, "POST", "/api/account", {"login": login, "password": "a good password"})
    while True:
        await site.call(Guest(site.url, "", site.source()), "POST", "/api/guest", {"name": "Mallory"})
        for password in ("a good password", "a wrong password"):
            again = Guest(site.url, "", site.source(3))
            await site.call(again, "POST", "/api/login", {"login": login, "password": password})
        await site.call(guest, "GET", "/api/my/devices")
        await asyncio.sleep(0.2)


async def resets(site: Site) -> None:
    """Request password resets for other logins, and redeem guessed tokens."""
    guest = await site.guest()
    while True:
        await site.call(guest, "POST", "/api/reset", {"login": "honest"})
        await site.call(guest, "POST", "/api/reset/password", {"token": "guessed", "password": "a good password"})
        await asyncio.sleep(0.2)


async def figures(site: Site) -> None:
    """Request /metrics and /healthz with proxy headers, and pages of other origins."""
    at = urlsplit(site.url)
    headers = [
        {"X-Forwarded-For": "203.0.113.7"},
        {"Forwarded": "for=203.0.113.7"},
        {"X-Real-IP": "203.0.113.7", "Origin": "https://evil.example"},
        {"X-Forwarded-For": "127.0.0.1, 203.0.113.7", "X-Forwarded-Host": "evil.example"},
    ]

    def ask(path: str, more: dict[str, str]) -> int:
        line = http.client.HTTPConnection(at.hostname or "", at.port, timeout=20, source_address=(site.source(), 0))
        try:
            line.request("GET", path, headers=more)
            answer = line.getresponse()
            answer.read()
            return answer.status
        finally:
            line.close()

    while True:
        for path in ("/metrics", "/healthz", "/api/me", "/api/openapi.json"):
            for more in headers:
                site.did(f"{path} answered {await asyncio.to_thread(ask, path, more)}")
        await asyncio.sleep(0.5)


async def zones(site: Site) -> None:
    """Set quiet hours and holidays that cover the whole day, at a correspondence table."""
    while True:
        guest = await site.guest()
        await site.table(guest, pace={"kind": "days", "days": 1})
        for hour in range(-12, 15):
            zone = f"{'+' if hour >= 0 else '-'}{abs(hour):02}:00"
            holidays = [["2027-08-01", "2027-08-14"]] * site.rng.randint(0, 3)
            body = {"zone": zone, "quiet": ["00:00", "12:00"], "holidays": holidays}
            await site.call(guest, "PUT", "/api/my/hours", body)
            await asyncio.sleep(0.2)


async def hoarders(site: Site) -> None:
    """Create tables, also with offered or unknown bots, rematches, and links to them."""
    known = await site.call(await site.guest(), "GET", "/api/games")
    offered = {bot if isinstance(bot, str) else bot["name"] for game in known or [] for bot in game["bots"]}
    bots = [*offered, "program:/bin/sh", "my_module:MyBot", "../soldato", "capo" * 40]
    for n in itertools.count():
        guest = await site.guest(1 + n % 20)
        for _ in range(12):
            seats = {str(seat): site.rng.choice(bots) for seat in (2, 3, 4)} | {"1": "me"}
            game = site.rng.choice(cosca.game_names())
            body = {"game": game, "seats": seats, "start": True, "open": True, "options": {}}
            made = await site.call(guest, "POST", "/api/tables", body)
            if made is not None:
                client = await seat_client(site, guest, made["id"])
                if client is not None:
                    for what in ("end", "concede"):
                        await client.ask({"type": "propose", "seat": 1, "what": what})
                    await client.close()
                await site.call(guest, "POST", f"/api/tables/{made['id']}/report", {})
                await site.call(guest, "POST", f"/api/tables/{made['id']}/rematch", {})
                await site.call(guest, "GET", f"/api/tables/{made['id']}/replay?view=all")
                await site.call(guest, "DELETE", f"/api/tables/{made['id']}", {})
            await asyncio.sleep(0.5)


KINDS: Final[dict[str, Kind]] = {
    "records": records,
    "positions": positions,
    "strangers": strangers,
    "visits": visits,
    "resets": resets,
    "figures": figures,
    "zones": zones,
    "hoarders": hoarders,
}
