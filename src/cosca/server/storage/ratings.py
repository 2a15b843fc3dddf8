"""SQL of ratings: rated results in order, the stored projection, and the leaderboard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import LABEL_STYLE_TABLENAME_PLUS_COL, and_, delete, distinct, func, insert, or_, select

from cosca.server.storage.rows import RatingRow, ResultRow
from cosca.server.storage.schema import ratings, results, users
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store


class Cursor(NamedTuple):
    """The last game that a projection has counted; games are ordered by their end, then by table."""

    ended: float
    table_id: str


class RankedPlayer(NamedTuple):
    """A line of the leaderboard."""

    user_id: str
    name: str
    rating: RatingRow


async def rated_games(store: Store, after: Cursor | None, most: int) -> list[list[ResultRow]]:
    """Return the results of the next rated games, game by game in order."""
    wanted = select(results.c.ended, results.c.table_id).where(results.c.rated).distinct()
    if after is not None:
        later = and_(results.c.ended == after.ended, results.c.table_id > after.table_id)
        wanted = wanted.where(or_(results.c.ended > after.ended, later))
    games = wanted.order_by(results.c.ended, results.c.table_id).limit(most).subquery()
    rows = select(results).join(games, games.c.table_id == results.c.table_id)
    rows = rows.order_by(results.c.ended, results.c.table_id, results.c.seat)
    listed = await store.read(lambda connection: [ResultRow.from_row(row) for row in connection.execute(rows)])
    return [list(seats) for _, seats in groupby(listed, key=lambda row: row.table_id)]


async def count_rated_games(store: Store) -> int:
    """Return the number of rated games."""
    wanted = select(func.count(distinct(results.c.table_id))).where(results.c.rated)
    return await store.read(lambda connection: connection.execute(wanted).scalar_one())


async def all_ratings(store: Store) -> list[RatingRow]:
    """Return all stored ratings."""
    wanted = select(ratings).order_by(ratings.c.game, ratings.c.user_id)
    return await store.read(lambda connection: [RatingRow.from_row(row) for row in connection.execute(wanted)])


async def ratings_of(store: Store, user: str) -> list[RatingRow]:
    """Return the ratings of a user, by game."""
    wanted = select(ratings).where(ratings.c.user_id == user).order_by(ratings.c.game)
    return await store.read(lambda connection: [RatingRow.from_row(row) for row in connection.execute(wanted)])


async def leaderboard(store: Store, game: str, min_games: int, max_sigma: float, most: int) -> list[RankedPlayer]:
    """Return the best players of a game whose rating is settled and who do not hide it."""
    hidden = users.c.privacy["rating"].as_string()
    wanted = (
        select(ratings, users.c.id.label("player_id"), users.c.name.label("player"))
        .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
        .join(users, users.c.id == ratings.c.user_id)
        .where(ratings.c.game == game, ratings.c.games >= min_games, ratings.c.sigma <= max_sigma)
        .where(users.c.banned.is_(False), or_(users.c.privacy.is_(None), hidden.is_(None), hidden == "everyone"))
        .order_by(ratings.c.mu.desc(), ratings.c.user_id)
        .limit(most)
    )
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [RankedPlayer(row.player_id, row.player, RatingRow.from_row(row, "ratings_")) for row in rows]


def store_ratings(rows: Sequence[RatingRow]) -> Writes:
    """Replace the ratings of these users."""
    old = [delete(ratings).where(ratings.c.user_id == row.user_id, ratings.c.game == row.game) for row in rows]
    return [*old, *[insert(ratings).values(row.to_values()) for row in rows]]


def replace_all(rows: Iterable[RatingRow]) -> Writes:
    """Replace the whole projection."""
    return [delete(ratings), *[insert(ratings).values(row.to_values()) for row in rows]]
