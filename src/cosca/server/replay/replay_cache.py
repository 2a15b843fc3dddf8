"""Replays of tables and records: run in a worker process, fair by user; a few are cached there.

Queries are functions of `replay_queries`; the server itself replays nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from cosca.games import game_as_it_was
from cosca.kernel.documents import GameSpec, PositionDocument
from cosca.kernel.errors import BadDocument, CoscaError
from cosca.kernel.game import Game
from cosca.kernel.record import Record, read
from cosca.server.core.caches import keep_newest
from cosca.server.core.settings import Settings
from cosca.server.protocol.forms import is_too_deep
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import EntryRow
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable
from cosca.server.table.state import TableState
from cosca.server.views import replay_queries
from cosca.server.views.replay import Replay, ReplayEntry
from cosca.server.workers.document_pool import DocumentPool
from cosca.server.workers.process import Unready, WorkerFailed
from cosca.server.workers.replay_task import ReplayBehind, ReplayFailed, ReplayTask

MAX_RECORDS: Final = 16  # cached records
RECORD_SECONDS: Final = 3600.0  # a record is cached after its last use
MAX_CHOICES: Final = 10_000  # of a record; a game has about a thousand
MAX_LINES: Final = MAX_CHOICES + 1000  # of a record, including its head, blank lines and comments
_BREAKS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"  # characters that end a line
ANSWER_SECONDS: Final = 20.0  # for one answer; a whole game takes less than a second
MAX_ATTEMPTS: Final = 3  # of one query, if the process has lost its replays
MAX_KNOWN_LENGTHS: Final = 1000  # logs whose length in the process is remembered


class ReplaySource(Protocol):
    """A game with a log that can be replayed."""

    @property
    def key(self) -> str: ...
    @property
    def game_spec(self) -> GameSpec: ...
    @property
    def seed(self) -> int: ...
    @property
    def position(self) -> PositionDocument | None: ...
    @property
    def moments(self) -> int: ...
    @property
    def untrusted(self) -> bool:
        """Whether it is a record or starts from an invented position: the rules may not terminate."""
        ...

    async def entries_after(self, after: int) -> list[ReplayEntry]:
        """Return the entries of the log after that number."""
        ...


class TableReplay:
    """The game of a table, up to the last entry at the time of the request."""

    def __init__(self, store: Store, table: LiveTable) -> None:
        row = table.row
        self._store: Final = store
        self.id: Final = table.id
        self.key: Final = f"table {table.id}"
        self.game_spec: Final = table.game_spec
        self.seed: Final = table.seed
        self.position: Final = row.start
        self.moments: Final = len(table.journal.stream.log)
        self.untrusted: Final = not row.from_setup
        self.from_setup: Final = row.from_setup

    async def entries_after(self, after: int) -> list[ReplayEntry]:
        entries = await self._store.entries(self.id, after)
        return await asyncio.to_thread(replay_entries, entries)


class CachedRecord:
    """A record that a user uploaded."""

    def __init__(self, id: str, record: Record, game: Game[Any], game_spec: GameSpec) -> None:
        self.id: Final = id
        self.record: Final = record
        self.game: Final = game
        self.key: Final = f"record {id}"
        self.game_spec: Final = game_spec
        self.seed: Final = record.seed
        self.position: Final = record.position
        self.moments: Final = len(record.choices) + 1
        self.untrusted: Final = True
        self.from_setup: Final = record.position is None
        self.seen = time.monotonic()

    async def entries_after(self, after: int) -> list[ReplayEntry]:
        entries = [
            ReplayEntry("start"),
            *[ReplayEntry("choice", seat, text, line=line) for seat, text, line in self.record.choices],
        ]
        return entries[after:]


class ReplayCache:
    """Requests replays, and caches the latest records."""

    def __init__(self, store: Store, settings: Settings, documents: DocumentPool) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._documents: Final = documents
        self._records: dict[str, CachedRecord] = {}
        self._length_by_key: dict[str, int] = {}  # entries of each log that the process has

    async def ask(self, user: str, replay: ReplaySource, query: Callable[[Replay], Any]) -> Any:
        """Return the result of a query, charged to the user; Refused if the user has too many running."""
        known_length = self._length_by_key.pop(replay.key, 0)
        for _ in range(MAX_ATTEMPTS):
            entries = await replay.entries_after(known_length) if known_length < replay.moments else []
            task = ReplayTask(*replay.game_spec, replay.key, replay.seed, replay.position, known_length, entries, query)
            result = await self._documents.ask(user, task, ANSWER_SECONDS, replay.untrusted)
            if isinstance(result, ReplayFailed):
                raise WorkerFailed(result.problem)
            if not isinstance(result, ReplayBehind):
                keep_newest(self._length_by_key, replay.key, known_length + len(entries), MAX_KNOWN_LENGTHS)
                if isinstance(result, Refused):
                    raise result
                return result
            known_length = result.moments
        raise WorkerFailed("the process has lost the game")

    async def ask_table(self, user: str, replay: TableReplay, query: Callable[[Replay], Any]) -> Any:
        """Like `ask`; Refused if there is no answer."""
        try:
            return await self.ask(user, replay, query)
        except WorkerFailed:
            raise Refused("busy", "replay") from None

    async def ask_record(self, user: str, replay: CachedRecord, query: Callable[[Replay], Any]) -> Any:
        """Like `ask`; Refused says what is wrong with the record."""
        try:
            return await self.ask(user, replay, query)
        except Unready:
            raise Refused("busy", "replay") from None
        except WorkerFailed as error:
            where = " from its position" if replay.position is not None else ""
            raise Refused("malformed", "record", problem=f"the game cannot be played{where} ({error})") from None

    async def for_table(self, table: LiveTable) -> TableReplay:
        """Return the replay of a table, up to its last entry. The caller checks who may see what."""

        def read(state: TableState) -> TableReplay:
            if not state.journal.started:
                raise Refused("not_started")
            return TableReplay(self._store, table)

        return await table.read(read)

    async def add_record(self, text: str, user: str) -> CachedRecord:
        """Return the replay of a record, which is cached for a while; Refused says what is wrong with it, and where."""
        id = hashlib.sha256(text.encode(errors="replace")).hexdigest()[:32]
        record = self._records.get(id)
        if record is None:
            record = await self._documents.read(user, partial(self._read, id, text))
            await self.ask_record(user, record, replay_queries.check_playable)
        self._keep(record)
        return record

    def get_record(self, id: str) -> CachedRecord:
        """Return a cached record; Refused if there is none."""
        record = self._records.get(id)
        if record is None:
            raise Refused("not_found", "replay")
        self._keep(record)
        return record

    def _keep(self, record: CachedRecord) -> None:
        self._records.pop(record.id, None)
        self._records[record.id] = record
        now = record.seen = time.monotonic()
        old = [other.id for other in self._records.values() if now - other.seen > RECORD_SECONDS]
        for id in [*old, *list(self._records)[:-MAX_RECORDS]]:
            self._records.pop(id, None)

    def _read(self, id: str, text: str) -> CachedRecord:
        """Read the record without playing it, in a thread."""
        if sum(text.count(char) for char in _BREAKS) - text.count("\r\n") > MAX_LINES:
            raise Refused("too_large", "record_lines", most=MAX_LINES)
        try:
            if any(is_too_deep(line.encode(errors="replace")) for line in text.splitlines()):
                raise BadDocument("it is nested too deeply")
            record = read(text)
            if len(record.choices) > MAX_CHOICES:
                raise Refused("too_large", "record", most=MAX_CHOICES)
            return self._create(id, record)
        except Refused:
            raise
        except CoscaError as error:
            raise Refused("malformed", "record", problem=str(error).removeprefix("record: ")) from None
        except Exception as error:  # options may hold anything
            raise Refused("malformed", "record", problem=f"it cannot be read ({type(error).__name__})") from None

    def _create(self, id: str, record: Record) -> CachedRecord:
        options = self._settings.options(record.game, record.options)
        game = game_as_it_was(record.game, options, record.data)
        if record.rules > game.rules_version:
            raise BadDocument(f"rules {record.rules}: this version knows rules up to {game.rules_version}")
        if record.data != game.data_name():
            raise BadDocument(f"data {record.data}: this server uses {game.data_name()}")
        return CachedRecord(id, record, game, (game.name, options, record.data))


def replay_entries(entries: list[EntryRow]) -> list[ReplayEntry]:
    """Return the entries of a table for a replay."""
    return [
        ReplayEntry(
            entry.kind,
            entry.seat,
            entry.choice or "",
            tuple(entry.removes or ()),
            entry.events.encode(),
            entry.vocabulary,
        )
        for entry in entries
    ]
