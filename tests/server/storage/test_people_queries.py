"""Queries about people and histories, on both kinds of databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Insert, insert, select

from cosca.server.storage import history, people
from cosca.server.storage.deals import finished_games_of_deal
from cosca.server.storage.export import export_rows
from cosca.server.storage.history import HistoryFilter
from cosca.server.storage.results import tables_without_results
from cosca.server.storage.schema import friends, invitations, notes, results, watches
from cosca.server.storage.statements import transfer_guest
from cosca.server.storage.store import Store
from tests.server.support.rows import entry, seat, table, user, with_store


def result(table_id: str, seat: int, user_id: str | None, rank: int, ended: float, **more: Any) -> Insert:
    facts = {"game": "la_famiglia", "players": 4, "family": "red", "team": seat, "rated": False}
    return insert(results).values({"table_id": table_id, "seat": seat, "user_id": user_id, "rank": rank, "ended": ended,
                                   **facts, **more})  # fmt: skip


async def fill(store: Store) -> None:
    """Anna won t1 against Bruno, drew t2 with Carla, and lost t3 to a bot; t4 is running, with Dora."""
    await store.write(*[user(name) for name in ("anna", "bruno", "carla", "dora", "guest")])
    await store.write(
        *[table(f"t{n}", status="over", outcome={}, name=f"Friday {n}") for n in (1, 2, 3)],
        table("t4", status="running", host="dora", spectators=True),
        table("t5", status="over", outcome={"ranks": {}}, deal_of="t1"),
        seat("t4", 1, "anna"),
        seat("t4", 2, "dora"),
        entry("t5", 1, user_id="anna"),
        result("t1", 1, "anna", 1, 100.0),
        result("t1", 2, "bruno", 2, 100.0),
        result("t2", 1, "anna", 1, 200.0),
        result("t2", 2, "carla", 1, 200.0),
        result("t3", 1, "anna", 2, 300.0, exclusion="hot_seat"),
        result("t3", 2, None, 1, 300.0, bot="don"),
        insert(friends).values(user_id="anna", friend_id="dora", since=1.0),
        insert(invitations).values(table_id="t4", user_id="bruno", by="dora", created=1.0),
    )


def test_histories(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)

        async def ids(**wanted: Any) -> list[str]:
            return [game.id for game in (await history.past_tables(store, "anna", HistoryFilter(**wanted), ""))[0]]

        assert await ids() == ["t3", "t2", "t1"]
        assert await ids(result="win") == ["t1"]
        assert await ids(result="draw") == ["t2"]
        assert await ids(result="loss") == ["t3"]
        assert await ids(users=["bruno"]) == ["t1"]
        assert await ids(users=[], table_name="friday 2") == ["t2"]
        assert await ids(since=150.0, until=250.0) == ["t2"]
        assert await ids(game="chess") == []
        counted = await history.counted_results(store, "anna")
        assert [(row.table_id, row.rank, row.worst, row.people) for row in counted] == [
            ("t2", 1, 1, True),
            ("t1", 1, 2, True),
        ]
        (common,) = await history.common_results(store, "anna", "bruno")
        assert (common.rank, common.other_rank, common.team, common.other_team) == (1, 2, 1, 2)
        assert await history.tablemates(store, "anna") == {"bruno", "carla"}
        assert await history.openable(store, ["t1", "t4", "t5"], "anna") == {"t4", "t5"}
        assert await history.openable(store, ["t1", "t4"], None) == {"t4"}
        assert await history.finished_games_of(store, "anna") == ["t1", "t2", "t3", "t5"]

    with_store(database_url, work)


def test_people(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        played = await people.played_with(store, "anna")
        assert list(played) == ["carla", "bruno", "dora"]
        assert played["carla"] == (1, 200.0)
        assert await people.have_played(store, "anna", "dora")
        assert not await people.have_played(store, "bruno", "dora")
        assert await people.friends_of(store, "anna") == {"dora": 1.0}
        assert [row.id for row in await people.friends_tables(store, "anna")] == []  # she sits there
        await store.write(*people.add_friend("bruno", "dora", 2.0))
        assert [row.id for row in await people.friends_tables(store, "bruno")] == ["t4"]
        assert [row.id for row in await people.users_named(store, ["bruno", "carla"], "BRUNO")] == ["bruno"]
        assert await people.invitations_of(store, "bruno") == [("t4", "dora", 1.0)]
        assert await people.table_requests(store, "t4") == ({"bruno": "dora"}, set())
        assert await tables_without_results(store, "", 10) == ["t5"]
        first = await store.table("t1")
        assert first is not None
        assert [row.id for row in await finished_games_of_deal(store, first)] == ["t5"]
        exported = await export_rows(store, "anna")
        assert len(exported["results"]) == 3

    with_store(database_url, work)


def test_transfer_of_a_guest(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.write(
            result("t5", 1, "guest", 1, 400.0),
            result("t1", 3, "guest", 3, 100.0),
            insert(notes).values(table_id="t4", user_id="guest", text="plan", changed=1.0),
            insert(watches).values(table_id="t4", user_id="guest", created=1.0),
            insert(watches).values(table_id="t4", user_id="anna", created=2.0),
            insert(friends).values(user_id="guest", friend_id="dora", since=5.0),
            insert(friends).values(user_id="guest", friend_id="anna", since=5.0),
            insert(friends).values(user_id="bruno", friend_id="guest", since=5.0),
        )
        await store.write(*transfer_guest("guest", "anna", "default"))

        async def rows(of: Any) -> set[Any]:
            return {tuple(row) for row in await store.read(lambda connection: connection.execute(select(*of)).all())}

        assert await rows([friends]) == {("anna", "dora", 1.0), ("bruno", "anna", 5.0)}
        assert await rows([watches]) == {("t4", "anna", 2.0)}
        assert await rows([notes.c.table_id, notes.c.user_id]) == {("t4", "anna")}
        stored = await rows([results.c.table_id, results.c.seat, results.c.user_id])
        assert {("t5", 1, "anna"), ("t1", 1, "anna"), ("t1", 3, None)} <= stored

    with_store(database_url, work)
