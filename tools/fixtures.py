"""Records, saved states, databases and a backup of a version, to prove that later ones go on with them.

Made with version 0.1.0 at commit 029c092, and only that version is meant to run it: python tools/fixtures.py
It writes tests/before/fixtures; the overlays there are written by hand. fixtures_records.py makes the records,
fixtures_served.py plays at a real server, fixtures_situations.py looks for tables that stand before what a correction
of the rules may touch.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import shutil
import sqlite3
import tarfile
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from fixtures_records import FOLDER, make_records
from fixtures_served import LOGIN, PASSWORD, Evening
from fixtures_situations import Found, Situation, search, write
from serving import UNHURRIED, Server

from cosca.cli import run
from cosca.server.restore import restore
from cosca.server.settings import Settings
from cosca.server.store import Store, TableRow
from cosca.server.tables import Tables

FILE = "cosca.sqlite3"
IN_PLAY = 4  # tables that are played while the server is killed
UNREACHED = {
    "pay_without_money": "random play did not reach it in the time; bribery_without_money is the same for C2",
    "ultima_paid": "a free space to recruit or launder is always left; nobody was without Soldati in supply and labs",
    "ultima_lapses": "the same as ultima_paid",
    "opened_ally_laid_out": "laying out allies shuffles them, and a draw ends free undo",
}


async def add_situations(url: str, people: list[str], found: list[Found]) -> dict[str, dict[str, Any]]:
    """Writes the tables of these situations; what the manifest says of each, by table."""
    store = await Store.open(url)
    try:
        tables = Tables(store, Settings(database_url=url))
        users = await store.users(people)
        facts: dict[str, dict[str, Any]] = {}
        for each in found:
            written = await write(tables, each, [users[id] for id in people])
            facts[written.id] = {"name": each.situation.name, "about": each.situation.about, "then": each.then}
        return facts
    finally:
        await store.close()


def make_database(folder: Path, found: list[Found], kill: bool) -> dict[str, Any]:
    """Plays an evening at a server that is stopped, or killed while tables are played; the manifest of its database."""
    served = Server(folder, env={**UNHURRIED, "COSCA_DATA": "la_famiglia=house-1"})
    evening = Evening(served.url, Random(f"evening/{kill}"))
    with served:
        evening.come()
        asyncio.run(evening.house_1())
    served.env = UNHURRIED
    with served:
        users = {name: guest.call("GET", "/api/me")["user"]["id"] for name, guest in evening.guests.items()}
        if not kill:
            asyncio.run(evening.all())
    situations = asyncio.run(add_situations(served.database, list(users.values()), found))
    if kill:
        served.start()
        asyncio.run(killed(served, evening))
    facts = {**{id: {"about": about} for id, about in evening.about.items()}, **situations}
    people = {name: {"id": users[name], "cookie": guest.cookie} for name, guest in evening.guests.items()}
    people[LOGIN] |= {"login": LOGIN, "password": PASSWORD}
    return {"users": people, "tables": facts}


async def killed(served: Server, evening: Evening) -> None:
    """Everything is done, then the server is killed while tables are being played."""
    await evening.all()
    playing = [
        asyncio.create_task(scene.play(lambda _: False, Random(number)))
        for number, scene in enumerate(evening.in_play(IN_PLAY))
    ]
    await asyncio.sleep(1.0)
    served.kill()
    await asyncio.gather(*playing, return_exceptions=True)


async def describe(url: str, manifest: dict[str, Any]) -> None:
    """Completes what the manifest says of each table, read as a server would."""
    store = await Store.open(url)
    try:
        tables = Tables(store, Settings(database_url=url))
        for id, facts in manifest["tables"].items():
            row = await store.table(id)
            assert row is not None, id
            facts.update(await _facts(store, tables, row))
    finally:
        await store.close()


async def _facts(store: Store, tables: Tables, row: TableRow) -> dict[str, Any]:
    """What the manifest says of a table."""
    seats = {seat.seat: {"user": seat.user_id, "bot": seat.bot} for seat in await store.seats(row.id)}
    facts: dict[str, Any] = {
        "game": row.game, "options": row.options, "data": row.data, "status": row.status, "host": row.host,
        "seats": seats, "proposal": row.proposal, "chat": len(await store.chat(row.id)),
        "pins": len(await store.pins(row.id)),
    }  # fmt: skip
    if row.status == "waiting":
        return facts
    game, kept = tables.game(row.game, row.options, row.data), await store.newest_state(row.id)
    entries = await store.entries(row.id)
    match, _, refused = restore(game, int(row.seed, 16), entries, kept)
    assert not refused
    asked = {seat: found.kind for seat in game.seats if (found := game.decision(match.state, seat)) is not None}
    return {
        **facts,
        "entries": dict(Counter([entry.kind for entry in entries])),
        "choices": len(match.log),
        "kept": kept.seq if kept is not None else None,
        "turn": list(game.actors(match.state)) if row.status == "running" else [],
        "asked": asked if row.status == "running" else {},
        "undo": [seat for seat in game.seats if match.may_undo(seat)],
        "digest": match.state.digest(),
        "outcome": row.outcome,
    }


def pack_files(file: Path, files: list[Path]) -> None:
    """A tar of these files without anything of this machine."""
    with tarfile.open(file, "w:xz", preset=9) as tar:
        for each in files:
            content = each.read_bytes()
            info = tarfile.TarInfo(each.name)
            info.size, info.mode = len(content), 0o600
            tar.addfile(info, io.BytesIO(content))


def make_databases(seconds: float) -> None:
    """Both databases, the backup of the first, and the manifest."""
    found, missing = search(seconds)
    manifest: dict[str, Any] = {"made with": "0.1.0 at commit 029c092", "not reached": unreached(missing)}
    for name in ("clean", "killed"):
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            manifest[name] = make_database(folder, found, name == "killed")
            file = folder / FILE
            if name == "clean":
                connection = sqlite3.connect(file, isolation_level=None)
                connection.execute("VACUUM")
                connection.close()
                assert run(["database", "backup", str(FOLDER / "backup"), "--database", f"sqlite:///{file}"]) == 0
            beside = [folder / f"{FILE}{end}" for end in ("", "-wal", "-shm", ".secret")]
            pack_files(FOLDER / f"{name}.tar.xz", [each for each in beside if each.exists()])
            copy = Path(shutil.copytree(folder, folder / "copy"))
            asyncio.run(describe(f"sqlite:///{copy / FILE}", manifest[name]))
        print(f"{name}: {len(manifest[name]['tables'])} tables", flush=True)
    text = json.dumps(manifest, indent=1, ensure_ascii=False)
    (FOLDER / "manifest.json").write_text(text + "\n", encoding="utf-8")


def unreached(missing: list[Situation]) -> dict[str, str]:
    """What was not found, and why."""
    return {each.name: f"{each.about}: {UNREACHED.get(each.name, 'not found in the time')}" for each in missing}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help="records, databases; both if nothing is said")
    parser.add_argument("--seconds", type=float, default=120.0, help="CPU time to look for situations")
    given = parser.parse_args()
    if not given.what or "records" in given.what:
        make_records()
    if not given.what or "databases" in given.what:
        make_databases(given.seconds)
