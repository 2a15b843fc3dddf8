"""Stored ratings equal those computed again from all rated games, however the games arrived."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import delete, insert, update

from cosca.cli import run
from cosca.server.ratings.projection import RatingProjection
from cosca.server.storage import ratings as sql
from cosca.server.storage.rows import ResultRow
from cosca.server.storage.schema import results, users
from cosca.server.storage.store import Store
from tests.server.ratings.games import free_for_all, teams, with_seat
from tests.server.support.rows import table, user, with_store

PLAYERS = [f"p{number}" for number in range(8)]


def random_game(rng: Random) -> list[ResultRow]:
    seated = rng.sample(PLAYERS, 4)
    if rng.random() < 0.5:
        return teams(seated[:2], seated[2:], rng.randrange(3))
    game = free_for_all(**{name: rng.randint(1, 4) for name in seated})
    return with_seat(game, 4, user_id=None, bot="soldato") if rng.random() < 0.3 else game


async def add(store: Store, id: str, ended: float, game: list[ResultRow], rated: bool = True) -> None:
    """Store a finished game."""
    rows = [{**row.to_values(), "table_id": id, "ended": ended, "rated": rated} for row in game]
    await store.write(table(id, status="over"), *[insert(results).values(row) for row in rows])


def test_ratings_are_those_of_a_rebuild(database_url: str) -> None:
    async def work(store: Store) -> None:
        rng, live = Random(4), RatingProjection(store)
        await store.write(*[user(name) for name in PLAYERS])
        for number in range(60):
            ended = float(number // 3)  # several games end at the same time
            if number % 20 == 19:
                ended -= 4  # the clock was set back
            await add(store, f"t{number:02}", ended, random_game(rng), rated=number % 5 > 0)
            if number % 7 == 0:
                await live.update()
        await live.update()
        stored = await sql.all_ratings(store)
        assert {row.user_id for row in stored} == set(PLAYERS)
        assert await RatingProjection(store).rebuild() == 48
        assert await sql.all_ratings(store) == stored
        assert await live.update() == 0, "nothing new"

    with_store(database_url, work)


def test_deleted_game_no_longer_counts(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(*[user(name) for name in PLAYERS])
        live = RatingProjection(store)
        await add(store, "t1", 1.0, free_for_all(p0=1, p1=2))
        await live.update()
        before = await sql.all_ratings(store)
        await add(store, "t2", 2.0, free_for_all(p0=2, p1=1))
        await live.update()
        assert await sql.all_ratings(store) != before
        await store.write(delete(results).where(results.c.table_id == "t2"))
        await live.update()
        assert await sql.all_ratings(store) == before

    with_store(database_url, work)


def test_failed_update_is_made_good(database_url: str) -> None:
    """A user is deleted between reading the results and storing the ratings."""

    async def work(store: Store) -> None:
        await store.write(*[user(name) for name in PLAYERS])
        live = RatingProjection(store)
        await live.update()
        await add(store, "t1", 1.0, free_for_all(p0=1, p1=2))
        write = store.write

        async def fail(*statements: object, **fence: object) -> None:
            raise OSError("database gone")

        store.write = fail  # type: ignore[method-assign]
        try:
            await live.update()
        except OSError:
            pass
        finally:
            store.write = write  # type: ignore[method-assign]
        assert await sql.all_ratings(store) == []
        await live.update()
        assert len(await sql.all_ratings(store)) == 2

    with_store(database_url, work)


def test_leaderboard_lists_settled_ratings_of_people_who_show_them(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(*[user(name) for name in PLAYERS])
        for number in range(12):
            await add(store, f"t{number:02}", float(number), free_for_all(p0=1, p1=2, p2=3, p3=4))
        await add(store, "t99", 99.0, free_for_all(p4=1, p0=2))
        await RatingProjection(store).update()

        async def names() -> list[str]:
            return [player.name for player in await sql.leaderboard(store, "corleones_empire", 10, 9.0, 100)]

        assert await names() == ["P0", "P1", "P2", "P3"], "P4 has one game"
        await store.write(
            update(users).where(users.c.id == "p1").values(privacy={"rating": "nobody"}),
            update(users).where(users.c.id == "p2").values(banned=True),
            update(users).where(users.c.id == "p3").values(privacy={"history": "nobody"}),
        )
        assert await names() == ["P0", "P3"]
        assert [row.games for row in await sql.ratings_of(store, "p0")] == [13]
        assert await sql.leaderboard(store, "la_famiglia", 10, 9.0, 100) == []

    with_store(database_url, work)


def test_command_line_rebuilds_ratings(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(store: Store) -> None:
        await store.write(user("p0"), user("p1"))
        await add(store, "t1", 1.0, free_for_all(p0=1, p1=2))

    with_store(sqlite_url, work)
    assert run(["admin", "rate", "--database", sqlite_url]) == 0
    assert capsys.readouterr().out == "1 rated game\n"

    async def check(store: Store) -> None:
        assert [row.user_id for row in await sql.all_ratings(store)] == ["p0", "p1"]

    with_store(sqlite_url, check)
