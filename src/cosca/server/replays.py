"""Replays of tables and of records: played off the event loop, a few of them kept, bounded for each user.

One thread plays them all, so a replay is never used by two at once; what is asked of it goes through `Replays.work`.
"""

from __future__ import annotations

import asyncio
import hashlib
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from cosca.games import game_as_it_was
from cosca.kernel.errors import BadDocument, CoscaError
from cosca.kernel.game import Game
from cosca.kernel.record import Record, read
from cosca.server.errors import Refused
from cosca.server.limits import Counts
from cosca.server.replay import Act, Departure, Replay
from cosca.server.settings import Settings
from cosca.server.store import EntryRow, Store
from cosca.server.study import ForStudy
from cosca.server.table.live import LiveTable
from cosca.server.thinking import Failed, Worker

KEPT: Final = 16  # tables, and as many records, that are kept at hand
RECORD_SECONDS: Final = 3600.0  # for which a record is kept after the last look at it
MOST_CHOICES: Final = 10_000  # of a record; a game has about a thousand
TRIAL_SECONDS: Final = 10.0  # for a whole game from a position, of which a sound one needs a part of a second
AT_ONCE: Final = 4  # works of one user, most of which wait
T = TypeVar("T")


class KeptRecord:
    """A record that somebody brought, as it is replayed. `rules`: those it was played with."""

    def __init__(self, id: str, record: Record, replay: Replay) -> None:
        self.id: Final = id
        self.record: Final = record
        self.replay: Final = replay
        self.seen = time.monotonic()

    @property
    def departs(self) -> Departure | None:
        """Where it departs from the rules of today; nobody knows where if only its digest tells that it does."""
        found, digest = self.replay.departs, self.record.digest
        if found is None and digest and digest != self.replay.digest():
            return Departure(self.replay.moments, 0, f"the game ends as {self.replay.digest()}, not as {digest}")
        return found


class Replays:
    """Makes replays and keeps the latest."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._tables: dict[str, Replay] = {}
        self._records: dict[str, KeptRecord] = {}
        self._busy: Final = Counts(AT_ONCE)
        self._thread: Final = ThreadPoolExecutor(1, "replay")
        self._waits: Final = ThreadPoolExecutor(1, "replay trial")
        self._worker: Final = Worker(self._waits)
        self._trying: Final = asyncio.Lock()

    async def work(self, user: str, task: Callable[[], T]) -> T:
        """Does something with a replay off the event loop; Refused for whoever has enough under way."""
        if not self._busy.take(user):
            raise Refused("too_many", "replays")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, task)
        finally:
            self._busy.give_back(user)

    async def of_table(self, table: LiveTable, user: str) -> Replay:
        """The replay of a table, up to its last entry. What of it somebody may see, the caller checks."""
        async with table.lock:
            await table.fresh()
            if not table.journal.started:
                raise Refused("not_started")
            moments = len(table.journal.stream.log)
        replay = self._tables.pop(table.id, None) or Replay(table.game, table.seed, table.row.start)
        self._tables[table.id] = replay
        while len(self._tables) > KEPT:
            del self._tables[next(iter(self._tables))]
        if replay.moments < moments:
            entries = await self._store.entries(table.id, replay.moments)
            await self.work(user, lambda: replay.add(acts_of(replay, entries)))
        return replay

    async def of_text(self, text: str, user: str) -> KeptRecord:
        """The replay of a record, which is kept for a while; Refused says what is wrong with it, and where."""
        id = hashlib.sha256(text.encode(errors="replace")).hexdigest()[:32]
        found = self._records.get(id)
        if found is None:
            record, game = await self.work(user, lambda: _said(lambda: self._read(text)))
            if record.position is not None:
                await self._try(record, game, user)
            found = await self.work(user, lambda: _said(lambda: _played(id, record, game)))
        self._keep(found)
        return found

    async def _try(self, record: Record, game: Game[Any], user: str) -> None:
        """Plays a game from a position in a process that can be ended: nobody knows where one that is made up leads."""
        if not self._busy.take(user):
            raise Refused("too_many", "replays")
        choices = [(seat, text) for seat, text, _ in record.choices]
        made_of = (game.name, self._settings.options(game.name, game.options), record.data)
        task = ForStudy(*made_of, record.position or {}, choices, "position")
        try:
            async with self._trying:
                await self._worker.ask(pickle.dumps(task), False, TRIAL_SECONDS)
        except Failed as no:
            raise Refused(
                "malformed", "record", problem=f"the game cannot be played from its position ({no})"
            ) from None
        finally:
            self._busy.give_back(user)

    def of_record(self, id: str) -> KeptRecord:
        """A record that is still kept; Refused if it is not."""
        found = self._records.get(id)
        if found is None:
            raise Refused("not_found", "replay")
        self._keep(found)
        return found

    def _keep(self, record: KeptRecord) -> None:
        self._records.pop(record.id, None)
        self._records[record.id] = record
        now = record.seen = time.monotonic()
        old = [each.id for each in self._records.values() if now - each.seen > RECORD_SECONDS]
        for id in [*old, *list(self._records)[:-KEPT]]:
            self._records.pop(id, None)

    def _read(self, text: str) -> tuple[Record, Game[Any]]:
        record = read(text)
        if len(record.choices) > MOST_CHOICES:
            raise Refused("too_large", "record", most=MOST_CHOICES)
        return record, self._game(record)

    def _game(self, record: Record) -> Game[Any]:
        options = self._settings.options(record.game, record.options)
        game = game_as_it_was(record.game, options, record.data)
        if record.rules > game.rules_version:
            raise BadDocument(f"rules {record.rules}: this version knows rules up to {game.rules_version}")
        if record.data != game.data_name():
            raise BadDocument(f"data {record.data}: this server plays with {game.data_name()}")
        return game

    def close(self) -> None:
        """Begins nothing more."""
        self._worker.end()
        for each in (self._thread, self._waits):
            each.shutdown(wait=False, cancel_futures=True)


def _played(id: str, record: Record, game: Game[Any]) -> KeptRecord:
    replay = Replay(game, record.seed, record.position)
    replay.add([Act("start"), *[Act("choice", seat, text, line=line) for seat, text, line in record.choices]])
    return KeptRecord(id, record, replay)


def _said(task: Callable[[], T]) -> T:
    """What comes of it; Refused in words if it is the record's fault."""
    try:
        return task()
    except Refused:
        raise
    except CoscaError as wrong:
        raise Refused("malformed", "record", problem=str(wrong).removeprefix("record: ")) from None
    except Exception as wrong:  # a position holds whatever somebody wrote into it
        raise Refused("malformed", "record", problem=f"it cannot be played ({type(wrong).__name__})") from None


def acts_of(replay: Replay, entries: list[EntryRow]) -> list[Act]:
    """Entries of a table as a replay takes them; those that it has already are left out."""
    return [
        Act(each.kind, each.seat, each.choice or "", tuple(each.removes or ()), each.events.encode(), each.vocabulary)
        for each in entries
        if each.seq > replay.moments
    ]
