"""Results are stored with the end of a game, whichever way it ends, and computed later for older games."""

from __future__ import annotations

from random import Random

from sqlalchemy import delete

from cosca.server.jobs.results import fill_missing_results
from cosca.server.storage.results import results_at
from cosca.server.storage.retention_queries import hide_table_for
from cosca.server.storage.rows import ResultRow
from cosca.server.storage.schema import results
from cosca.server.storage.statements import change_table, delete_user
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, TableHarness, connect_all
from tests.server.table.test_permissions import run, two_player_table

EMPIRE = "corleones_empire"


async def stored(harness: TableHarness, table: LiveTable) -> list[ResultRow]:
    return (await results_at(harness.store, [table.id]))[table.id]


async def conceded(harness: TableHarness, table: LiveTable, name: str, seat: int) -> None:
    await table.propose(f"u-{name}", seat, "concede", harness.message_id())
    await harness.wait_until_idle(table)


async def play_some(harness: TableHarness, table: LiveTable, names: dict[int, str], choices: int) -> None:
    connections = {seat: await harness.connect(table, name, seat) for seat, name in names.items()}
    for at in range(choices):
        await harness.play(table, connections, Random(at), 1)
        await harness.wait_until_idle(table)


def test_conceded_game_has_results_of_people_and_bots(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        assert await stored(harness, table) == []
        await conceded(harness, table, "ben", 3)
        assert table.status == "over"
        rows = await stored(harness, table)
        assert [(row.seat, row.user_id, row.team, row.rank) for row in rows] == [
            (1, "u-anna", 1, 1),
            (2, None, 1, 1),
            (3, "u-ben", 2, 2),
            (4, None, 2, 2),
        ]
        assert [row.bot for row in rows] == [None, "default", None, "default"]
        assert {(row.game, row.players, row.rated, row.exclusion) for row in rows} == {("la_famiglia", 4, False, None)}

    run(sqlite_url, play)


def test_game_that_ends_by_its_rules_has_families_and_scores(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"}, EMPIRE)
        connections = {1: await harness.connect(table, "anna", 1)}
        for at in range(2000):
            await harness.wait_until_idle(table)
            if not table.running:
                break
            await harness.play(table, connections, Random(at), 1)
        rows = await stored(harness, table)
        outcome = table.row.outcome
        assert outcome is not None
        assert {str(row.seat): row.rank for row in rows} == outcome["ranks"]
        assert {str(row.seat): row.score for row in rows} == outcome["scores"]
        assert {str(row.seat): row.family for row in rows} == table.game.describe(table.match.state)["families"]
        assert [row.weight for row in rows] == [1.0] * 4

    run(sqlite_url, play)


def test_weight_is_the_share_of_decisions(sqlite_url: str) -> None:
    """Anna plays some decisions, then a bot plays for her; after a reload the same share is stored."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await play_some(harness, table, {1: "anna", 3: "ben"}, 12)
        await table.set_seat_bot("u-anna", 1, "default", harness.message_id())
        await play_some(harness, table, {3: "ben"}, 8)
        by = table.journal.decisions_by(1)
        assert by["u-anna"]
        assert by[None]
        table = await harness.reload(table)
        assert table.journal.decisions_by(1) == by
        await conceded(harness, table, "ben", 3)
        row = (await stored(harness, table))[0]
        assert row.user_id == "u-anna"
        assert row.weight == by["u-anna"] / by.total()

    run(sqlite_url, play)


def test_leaving_a_lost_game_keeps_the_defeat(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await play_some(harness, table, {1: "anna", 3: "ben"}, 12)
        assert table.journal.decisions_by(1)["u-anna"]
        await table.sit(await harness.user("anna"), 1, "open")
        await conceded(harness, table, "ben", 3)
        rows = await stored(harness, table)
        assert [row.user_id for row in rows] == ["u-anna", None, "u-ben", None]

    run(sqlite_url, play)


def test_players_who_gave_up_come_last(sqlite_url: str) -> None:
    """In a game of four, Anna gives up; bots play for her to the end, which cannot make her win."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "open", 3: "default", 4: "default"}, EMPIRE, start=False)
        ben = await harness.user("ben")
        await table.add_members({"u-ben": "ben"})
        await table.sit(ben, 2, "me")
        await table.start("u-anna")
        await conceded(harness, table, "anna", 1)
        assert table.running
        table = await harness.reload(table)
        await conceded(harness, table, "ben", 2)
        rows = await stored(harness, table)
        assert [row.rank for row in rows] == [3, 2, 1, 1]

    run(sqlite_url, play)


def test_unequal_games_are_marked(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table(ALL)
        await connect_all(harness, table)
        await conceded(harness, table, "anna", 1)
        assert {row.exclusion for row in await stored(harness, table)} == {"hot_seat"}
        again = await two_player_table(harness)
        await harness.store.write(change_table(again.id, {"deal_of": table.id, "rated": True}))
        again = await harness.reload(again)
        await conceded(harness, again, "ben", 3)
        assert {(row.exclusion, row.rated) for row in await stored(harness, again)} == {("again", False)}

    run(sqlite_url, play)


def test_results_of_earlier_games_are_computed_once(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        finished, running = await two_player_table(harness), await two_player_table(harness)
        await conceded(harness, finished, "ben", 3)
        before = await stored(harness, finished)
        await harness.store.write(delete(results))
        finished = await harness.reload(finished)
        await fill_missing_results(harness.tables)
        computed = await stored(harness, finished)
        assert [row.to_values() | {"ended": 0} for row in computed] == [
            row.to_values() | {"ended": 0} for row in before
        ]
        assert abs(computed[0].ended - before[0].ended) < 60
        assert await stored(harness, running) == []
        await harness.store.write(results.update().values(rank=9))
        await fill_missing_results(harness.tables)
        assert {row.rank for row in await stored(harness, finished)} == {9}

    run(sqlite_url, play)


def test_deleted_user_keeps_the_result_of_the_others(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await conceded(harness, table, "ben", 3)
        await harness.store.write(*delete_user("u-ben", "default"))
        rows = await stored(harness, table)
        assert [row.user_id for row in rows] == ["u-anna", None, None, None]

    run(sqlite_url, play)


def test_rated_game_stays_when_all_players_hide_it(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        for rated in (False, True):
            table = await two_player_table(harness)
            await conceded(harness, table, "ben", 3)
            await harness.store.write(results.update().values(rated=rated))
            for user in ("u-anna", "u-ben"):
                await harness.store.write(*hide_table_for(table.id, user))
            assert (await harness.store.table(table.id) is not None) is rated

    run(sqlite_url, play)
