"""Rows for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Insert, insert

from cosca.server.storage.schema import chat, entries, members, pins, seats, states, tables, users
from cosca.server.storage.store import Store

Work = Callable[[Store], Awaitable[None]]


def user(id: str, **more: Any) -> Insert:
    facts = {"name": id.title(), "generation": 1, "created": 1.25, "seen": 2.5}
    return insert(users).values(**{"id": id, **facts, **more})


def table(id: str, **more: Any) -> Insert:
    facts = {
        "game": "la_famiglia", "options": {"edition": "1.2"}, "data": "house", "rules": 1, "seed": "5e" * 32,
        "invite": "come-in", "status": "waiting", "open": True, "spectators": False, "created": 10.0, "changed": 20.0,
    }  # fmt: skip
    return insert(tables).values(**{"id": id, **facts, **more})


def seat(table: str, seat: int, user: str | None = None, bot: str | None = None) -> Insert:
    return insert(seats).values(table_id=table, seat=seat, user_id=user, bot=bot)


def member(table: str, user: str) -> Insert:
    return insert(members).values(table_id=table, user_id=user)


def entry(table: str, seq: int, **more: Any) -> Insert:
    facts = {"kind": "choice", "seat": 1, "choice": "area gela", "message": f"m{seq}", "events": "[]", "at": 30.0 + seq}
    return insert(entries).values(**{"table_id": table, "seq": seq, **facts, **more})


def state(table: str, seq: int) -> Insert:
    return insert(states).values(table_id=table, seq=seq, document=f'{{"seq":{seq}}}')


def line(table: str, n: int, user: str, text: str = "Ciao, “Don” 🍋", **more: Any) -> Insert:
    return insert(chat).values(
        **{"table_id": table, "n": n, "user_id": user, "name": user.title(), "text": text, "at": 40.0 + n, **more}
    )


def pin(table: str, seat: int, on: str, sign: str = "look") -> Insert:
    return insert(pins).values(table_id=table, seat=seat, on_element=on, sign=sign)


def with_store(url: str, work: Work) -> None:
    """Opens the store, does the work, closes it."""

    async def main() -> None:
        store = await Store.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def fill(url: str) -> None:
    """A database with something in every table and column."""

    async def work(store: Store) -> None:
        await store.write(user("anna", login="anna", password="$argon2id$x"), user("bruno"))
        await store.write(
            table("t1", host="anna", status="running", proposal={"n": 1, "what": "end", "yes": [1]}),
            table("t2", host="bruno", status="over", open=False, outcome={"winners": [0], "text": "é"}, rematch="t1"),
            seat("t1", 1, "anna"),
            seat("t1", 2, "bruno", "soldato"),
            seat("t1", 3, bot="soldato"),
            seat("t1", 4),
            member("t2", "anna"),
            member("t2", "bruno"),
        )
        await store.write(
            entry("t1", 1, user_id="anna", events='[{"event":"area"}]'),
            entry("t1", 2, kind="undo", choice=None, removes=[1]),
            entry("t2", 1, kind="end", seat=None, choice=None, message=None, user_id="bruno"),
            state("t1", 1),
            line("t1", 1, "anna", seat=1, team=0),
            line("t1", 2, "bruno"),
            pin("t1", 1, "area:bronte"),
        )

    with_store(url, work)
