"""The export of finished games as data. It contains what happened in the game, and nothing about who played.

A game is exported if every person who took part has an account and allows publishing (`privacy.may_publish`).
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final

from cosca.dataset.columns import PERSON
from cosca.dataset.stored_game import StoredGame
from cosca.games import game_as_it_was
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server.core.settings import Settings
from cosca.server.identity.privacy import may_publish
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations, open_database
from cosca.server.storage.database import Database
from cosca.server.storage.published_games import TableLog, finished_tables, table_log
from cosca.server.storage.rows import TableRow, UserRow
from cosca.server.table.rebuild import effective_choices
from cosca.server.table.summary import stored_outcome

_log = logging.getLogger("cosca.export")

# Why a game is left out.
NOT_ALLOWED: Final = "not allowed"
NO_RESULT: Final = "no result"
OTHER_RULES: Final = "other rules"


class GamesExport:
    """The finished games of a database, which may be in use: it is only read.

    `left_out` counts the games that are not exported, by reason.
    """

    def __init__(self, url: str, settings: Settings, game: str | None = None, observations: bool = False) -> None:
        self.left_out: Counter[str] = Counter()
        self.tables = 0  # finished games, known once the first one is read
        self._url = url
        self._settings = settings
        self._game = game
        self._observations = observations

    async def games(self) -> AsyncIterator[StoredGame | None]:
        """Yield each finished game, None for one that is left out."""
        database = open_database(self._url)
        try:
            await _check_schema(database)
            ids = await database.read(lambda connection: finished_tables(connection, self._game))
            self.tables = len(ids)
            for id in ids:
                log = await database.read(lambda connection, id=id: table_log(connection, id))
                yield None if log is None else self._exported(log)
        finally:
            await database.close()

    def _exported(self, log: TableLog) -> StoredGame | None:
        reason = ""
        try:
            if log.unknown or not all(_allows(user) for user in log.people.values()):
                reason = NOT_ALLOWED
            elif (stored := self._stored(log)) is None:
                reason = NO_RESULT
            else:
                return stored
        except CoscaError as error:
            _log.warning("game cannot be replayed", extra={"table": log.row.id, "error": str(error)})
            reason = OTHER_RULES
        self.left_out[reason] += 1
        return None

    def _stored(self, log: TableLog) -> StoredGame | None:
        """Replay the game; None without a result, CoscaError if it no longer ends as it did."""
        row = log.row
        game = game_as_it_was(row.game, self._settings.options(row.game, row.options), row.data)
        if not game.recognise(row.data):
            raise CoscaError(f"data {row.data}: this version has {game.data_name()}")
        agreed = _outcome(game, row)
        if agreed is None:
            return None
        choices = effective_choices(log.entries)
        human = [entry.user_id is not None for entry in choices]
        people = {entry.seat for entry, by_person in zip(choices, human, strict=True) if by_person}
        bots = {seat.seat: seat.bot for seat in log.seats if seat.seat not in people and seat.user_id is None}
        stored = StoredGame.of_log(
            game,
            int(row.seed, 16),
            [(entry.seat or 0, entry.choice or "") for entry in choices],
            [bots.get(seat) or PERSON for seat in game.seats],
            self._observations,
            row.start,
            human,
            agreed,
        )
        # The end shows that today's rules led where those of then did; a game that people ended earlier cannot show it.
        if stored.outcome != agreed if stored.complete else row.rules != game.rules_version:
            raise CoscaError("today's rules lead to another end")
        return stored


def _allows(user: UserRow) -> bool:
    """Return whether games of a user may be exported: guests and banned users cannot change their settings."""
    return user.login is not None and not user.banned and may_publish(user)


def _outcome(game: Game[Any], row: TableRow) -> Outcome | None:
    """Return the stored result of a game."""
    stored = stored_outcome(row)
    if stored is None or {int(seat) for seat in stored["ranks"]} != set(game.seats):
        return None
    ranks = {int(seat): rank for seat, rank in stored["ranks"].items()}
    scores = {seat: stored["scores"].get(str(seat), 0) for seat in game.seats}
    return Outcome(tuple(stored["winners"]), ranks, scores, stored["reason"])


async def _check_schema(database: Database) -> None:
    """Raise StoreError if the schema is not that of this version."""
    if await database.revision() != migrations.newest():
        raise StoreError("the schema is not that of this version; start `cosca serve` once")
