"""Ratings as a projection of finished games: computed from the results in the order in which the games ended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from cosca.server.ratings.model import rate_game
from cosca.server.ratings.scale import Rating
from cosca.server.storage import ratings as sql
from cosca.server.storage.rows import RatingRow, ResultRow
from cosca.server.storage.store import Store

INTERVAL_SECONDS: Final = 15.0  # between two looks for games that ended
CHUNK: Final = 200  # games that are read and rated at once


class RatingProjection:
    """Keeps the stored ratings in line with the rated results; one per server.

    It starts with all games, then adds those that end. If the number of games is not what it has counted (one was
    deleted, or ended out of order because the clock was set back), it starts again, so its numbers are always those of
    a rebuild.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._ratings: dict[str, dict[str, Rating]] = {}  # by game, then by user
        self._changed_at: dict[tuple[str, str], float] = {}  # the end of the last game, by user and game
        self._cursor: sql.Cursor | None = None
        self._counted: int | None = None  # None: start with all games

    async def update(self) -> int:
        """Rate the games that ended since the last call; return how many."""
        try:
            if self._counted is None or await self._add_new_games() != await sql.count_rated_games(self._store):
                return await self.rebuild()
            return 0
        except BaseException:
            self._counted = None  # what is in memory may differ from what is stored
            raise

    async def rebuild(self) -> int:
        """Compute all ratings from the results and replace what is stored; return the number of games."""
        self._ratings, self._changed_at, self._cursor, self._counted = {}, {}, None, 0
        while games := await sql.rated_games(self._store, self._cursor, CHUNK):
            await asyncio.to_thread(self._rate, games)
        everyone = [(user, game) for game, ratings in self._ratings.items() for user in ratings]
        await self._store.write(*sql.replace_all([self._row(user, game) for user, game in sorted(everyone)]))
        return self._counted

    async def _add_new_games(self) -> int:
        """Rate new games and store the ratings that they change; return the number of all games counted."""
        while games := await sql.rated_games(self._store, self._cursor, CHUNK):
            changed = await asyncio.to_thread(self._rate, games)
            await self._store.write(*sql.store_ratings([self._row(user, game) for user, game in sorted(changed)]))
        return self._counted or 0

    def _rate(self, games: Sequence[Sequence[ResultRow]]) -> set[tuple[str, str]]:
        """Count these games; return users and games whose ratings changed."""
        changed: set[tuple[str, str]] = set()
        for results in games:
            game, ended = results[0].game, results[0].ended
            new = rate_game(results, self._ratings.get(game, {}))
            self._ratings.setdefault(game, {}).update(new)
            changed |= {(user, game) for user in new}
            self._changed_at |= dict.fromkeys([(user, game) for user in new], ended)
            self._cursor = sql.Cursor(ended, results[0].table_id)
        self._counted = (self._counted or 0) + len(games)
        return changed

    def _row(self, user: str, game: str) -> RatingRow:
        rating = self._ratings[game][user]
        return RatingRow(user, game, rating.mu, rating.sigma, rating.games, self._changed_at[user, game])
