"""SQL of histories: results of a user with filters, and results of two users."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, func, or_, select

from cosca.server.storage import pagination
from cosca.server.storage.rows import RatingRow
from cosca.server.storage.schema import entries, members, ratings, results, seats, tables
from cosca.server.storage.store import Store

PAGE: Final = 20  # games on one page of a history
MAX_COUNTED: Final = 20_000  # results that statistics include, the newest


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """Which games of a history are wanted; "" and None stand for all. `users`: with one of these in another seat."""

    game: str = ""
    result: str = ""
    since: float | None = None
    until: float | None = None
    users: Collection[str] | None = None
    table_name: str = ""  # part of the name of the table; with `users`, one of both suffices


class PastTable(NamedTuple):
    """A game of a history."""

    id: str
    ended: float


class CountedResult(NamedTuple):
    """A result of a user. `worst`: the last rank in the game; `people`: another person played."""

    table_id: str
    game: str
    family: str
    players: int
    rank: int
    score: float | None
    worst: int
    people: bool


class CommonResult(NamedTuple):
    """A game of two users, with their ranks and teams; `family` and `score` are those of the first."""

    table_id: str
    game: str
    family: str
    players: int
    rank: int
    score: float | None
    team: int | None
    other_rank: int
    other_team: int | None


def _worst_rank() -> ColumnElement[int]:
    other = results.alias("all_ranks")
    return select(func.max(other.c.rank)).where(other.c.table_id == results.c.table_id).scalar_subquery()


async def counted_results(store: Store, user: str) -> list[CountedResult]:
    """Return the results of a user that statistics count, the newest first."""
    other = results.alias("other")
    shared = select(other.c.seat).where(other.c.table_id == results.c.table_id, other.c.user_id != user).exists()
    own = results.c
    wanted = (
        select(
            own.table_id, own.game, own.family, own.players, own.rank, own.score,
            _worst_rank().label("worst"), shared.label("people"),
        )
        .where(own.user_id == user, own.exclusion.is_(None))
        .order_by(own.ended.desc())
        .limit(MAX_COUNTED)
    )  # fmt: skip
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [CountedResult(*row[:7], bool(row.people)) for row in rows]


async def common_results(store: Store, user: str, other: str) -> list[CommonResult]:
    """Return the counted results of two users in games that both played, the newest first."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    wanted = (
        select(
            mine.c.table_id, mine.c.game, mine.c.family, mine.c.players, mine.c.rank, mine.c.score, mine.c.team,
            theirs.c.rank.label("other_rank"), theirs.c.team.label("other_team"),
        )
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.user_id == user, theirs.c.user_id == other, mine.c.exclusion.is_(None))
        .order_by(mine.c.ended.desc(), mine.c.seat)
        .limit(MAX_COUNTED)
    )  # fmt: skip
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [CommonResult(*row) for row in rows]


def _filtered(user: str, wanted: HistoryFilter) -> Select[Any, Any]:
    """Select id, end and ranks of the games of a user that pass the filter."""
    worst, best = _worst_rank(), func.min(results.c.rank)
    games = select(results.c.table_id.label("id"), func.max(results.c.ended).label("ended"))
    games = games.where(results.c.user_id == user).group_by(results.c.table_id)
    if wanted.game:
        games = games.where(results.c.game == wanted.game)
    if wanted.since is not None:
        games = games.where(results.c.ended >= wanted.since)
    if wanted.until is not None:
        games = games.where(results.c.ended < wanted.until)
    matches: list[ColumnElement[bool]] = []
    if wanted.users is not None:
        other = results.alias("opponent")
        matches.append(
            select(other.c.seat)
            .where(other.c.table_id == results.c.table_id, other.c.user_id.in_(list(wanted.users)))
            .exists()
        )
    if wanted.table_name:
        name = func.lower(tables.c.name).contains(wanted.table_name.lower(), autoescape=True)
        matches.append(select(tables.c.id).where(tables.c.id == results.c.table_id, name).exists())
    if matches:
        games = games.where(or_(*matches))
    if wanted.result == "draw":
        games = games.having(worst == 1)
    elif wanted.result == "win":
        games = games.having(best == 1, worst > 1)
    elif wanted.result == "loss":
        games = games.having(best > 1)
    return games


async def past_tables(store: Store, user: str, wanted: HistoryFilter, cursor: str) -> tuple[list[PastTable], str]:
    """Return a page of the games of a user that pass the filter, newest first, and the next cursor."""
    games = _filtered(user, wanted).subquery()
    page = pagination.after_cursor(select(games), games.c.ended, games.c.id, cursor, PAGE)
    rows = await store.read(lambda connection: connection.execute(page).all())
    return pagination.split_page([PastTable(row.id, row.ended) for row in rows], PAGE, "ended")


async def tablemates(store: Store, user: str) -> set[str]:
    """Return all users with whom a user has finished a game."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    wanted = select(theirs.c.user_id).distinct().join(mine, mine.c.table_id == theirs.c.table_id)
    wanted = wanted.where(mine.c.user_id == user, theirs.c.user_id.is_not(None), theirs.c.user_id != user)
    return await store.read(lambda connection: {row[0] for row in connection.execute(wanted)})


async def openable(store: Store, ids: Collection[str], viewer: str | None) -> set[str]:
    """Return those of these finished games that a viewer may open."""
    public = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.open, tables.c.spectators)
    wanted = [public]
    if viewer is not None:
        wanted += [
            select(tables.c.id).where(tables.c.id.in_(ids), tables.c.host == viewer),
            *[
                select(own.c.table_id).where(own.c.table_id.in_(ids), own.c.user_id == viewer)
                for own in (members, seats, entries)
            ],
        ]
    return await store.read(
        lambda connection: {row[0] for statement in wanted for row in connection.execute(statement)}
    )


async def ratings_of(store: Store, user: str) -> list[RatingRow]:
    """Return the ratings of a user, by game."""
    wanted = select(ratings).where(ratings.c.user_id == user).order_by(ratings.c.game)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [RatingRow.from_row(row) for row in rows]


async def finished_games_of(store: Store, user: str) -> list[str]:
    """Return all finished games in which a user holds a seat or played, oldest first."""
    played = [select(table.c.table_id).where(table.c.user_id == user) for table in (seats, entries, results)]
    wanted = select(tables.c.id).where(tables.c.status == "over", or_(*[tables.c.id.in_(each) for each in played]))
    ordered = wanted.order_by(tables.c.changed, tables.c.id)
    return await store.read(lambda connection: [row.id for row in connection.execute(ordered)])
