"""Writes of a node that was paused in the middle of something, and lost the table meanwhile."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import update

from cosca.server.api.private import NotesForm, write_notes
from cosca.server.protocol.refusal import Moved
from cosca.server.services import Services
from cosca.server.storage import notes, schema
from cosca.server.storage.rows import SeatRow
from tests.server.support.cluster import cluster_of, expire
from tests.server.support.players import ALL

pytestmark = pytest.mark.usefixtures("long_leases")


def test_late_replacement_of_a_missing_bot_is_rejected(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table({1: "me", 2: "picciotto"}, start=False)
            await a.tables.hand_over(live.id)
            await a.store.write(update(schema.seats).where(schema.seats.c.bot.is_not(None)).values(bot="newer"))
            read_seats = a.store.seats

            async def read_and_pause(id: str) -> list[SeatRow]:
                rows = await read_seats(id)
                await expire(a.store, a.lease.id)
                await b.ownership.claim(id)
                return rows

            monkeypatch.setattr(a.store, "seats", read_and_pause)
            with pytest.raises(Moved):
                await a.tables.get(live.id)
            assert [seat.bot for seat in await b.store.seats(live.id)][1] == "newer"

    asyncio.run(work())


def test_late_note_is_rejected(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            anna = await a.store.user("u-anna")
            assert anna is not None
            limiter = SimpleNamespace(try_acquire=lambda key: True)
            limits = SimpleNamespace(private_changes=limiter)

            async def write(node: Any, table: Any, text: str) -> None:
                services = cast("Services", SimpleNamespace(store=node.store, limits=limits))
                await write_notes(services, table, NotesForm(text=text), anna)

            await expire(a.store, a.lease.id)
            there = await b.tables.get(live.id)
            await write(b, there, "new")
            with pytest.raises(Moved):
                await write(a, live, "old")
            note = await notes.note(b.store, live.id, anna.id)
            assert note is not None
            assert note.text == "new"

    asyncio.run(work())
