"""How a live table changes: one command at a time, committed as one, then broadcast."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.documents import GameSpec
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Moved, Refused, StoreError
from cosca.server.storage import statements
from cosca.server.storage.database import Write
from cosca.server.storage.fence import TableFence
from cosca.server.storage.rows import TableRow
from cosca.server.storage.statements import Writes
from cosca.server.table import integrity, summary
from cosca.server.table.bot_driver import BotDriver
from cosca.server.table.bot_player import WorkerRequest
from cosca.server.table.coalesced import Coalesced
from cosca.server.table.commands import PlayCommands
from cosca.server.table.consent import Consent
from cosca.server.table.context import TableContext
from cosca.server.table.integrity import Quarantined, TableDamaged, Unplayable
from cosca.server.table.journal import SYSTEM, Journal
from cosca.server.table.membership import Membership
from cosca.server.table.presence import Presence
from cosca.server.table.seats import Seats
from cosca.server.table.state import TableState
from cosca.server.table.subscribers import CLOSE_DELETED, CLOSE_NOT_ALLOWED, TableMessageBuilder
from cosca.server.table.transaction import serialized
from cosca.server.workers.watchdog import on_table

_log = logging.getLogger("cosca.tables")
CLOSE_MOVED: Final = 1012  # close code after which a connection comes back
SPECTATOR_COUNT_SECONDS: Final = 1.0  # at most one message about the number of spectators in this time
WATCHED_CHOICE_SECONDS: Final = 1.0  # before each choice where bots play every seat
R = TypeVar("R")


class TableCore:
    """The base of LiveTable: loads the state, runs commands on it, commits their writes, broadcasts, and runs bots."""

    def __init__(self, context: TableContext, id: str, fence: TableFence | None = None) -> None:
        self.context: Final = context
        self.id: Final = id
        self.fence: Final = fence  # of this node's claim; None for a single server
        self.state: Final = TableState(context.uptime, context.settings)
        self.subscribers: Final = self.state.subscribers
        self.bots: Final = BotDriver(lambda session: context.workers.forget(session))
        self.membership: Final = Membership(self.state, self.bots)
        self._play: Final = PlayCommands(self.state, self.bots)
        self._presence: Final = Presence(self.state, self.membership)
        self._consent: Final = Consent(self.state, self._play, self.membership)
        self.lock: Final = asyncio.Lock()
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.needs_reload = True  # the state in memory may differ from the database
        self._commit_uncertain = False  # the last commit raised but may have been applied
        self.closed = False  # deleted, or replaced by another instance
        self._moved_away = False  # another node runs the table, or may
        self.idle_since = time.monotonic()
        self._shutting_down = False
        self._spectator_count: Final = Coalesced(SPECTATOR_COUNT_SECONDS)

    # ---------------------------------------------------------------- queries

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def game(self) -> Game[Any]:
        return self.state.game

    @property
    def journal(self) -> Journal:
        return self.state.journal

    @property
    def match(self) -> Match[Any]:
        """The match; Refused before the start."""
        return self.journal.match

    @property
    def seats(self) -> Seats:
        return self.state.seats

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    @property
    def status(self) -> server_messages.Status:
        return self.row.status

    @property
    def running(self) -> bool:
        return self.journal.running

    @property
    def game_spec(self) -> GameSpec:
        """What the game is created from: name, options and component set."""
        return self.row.game, self.context.settings.options(self.row.game, self.row.options), self.row.data

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory: a client is connected, or something is in progress."""
        return bool(self.subscribers.attached or self.subscribers.visitors or self.bots.busy or self.tasks)

    def table_message(self, user: str | None, active_seat: int | None) -> server_messages.Table:
        """Return the message `table` for a user with that active seat."""
        return self._table_messages()(user, active_seat)

    def _table_messages(self) -> TableMessageBuilder:
        return summary.table_message_builder(self.state, self.context.settings)

    @serialized
    async def read(self, query: Callable[[TableState], R]) -> R:
        """Return `query(state)`: a pure function, called on loaded state under the lock."""
        return query(self.state)

    # ---------------------------------------------------------------- loading

    async def ensure_loaded(self) -> None:
        """Reload the state if needed, unnoticed by subscribers. Refused if the table is deleted.

        Moved if another node may run the table by now: what it shows here may be outdated.
        """
        if self._moved_away or not self.context.ownership.is_valid():
            raise Moved("another node runs this table, or may")
        if self.needs_reload and not self.closed:
            try:
                exists = await on_table(self.id, self.load())
            except Unplayable as damage:
                self.context.on_damage(self.id, damage)
                self.subscribers.refuse(damage)
                self.close(*CLOSE_NOT_ALLOWED)
                raise
            if not exists:
                self.close(*CLOSE_DELETED)
            elif self._commit_uncertain:  # the commit may have been applied without a broadcast
                self._commit_uncertain = False
                self.state.chat.resend_to.update(subscriber.user for subscriber in self.subscribers.attached)
                self._broadcast(True)
        if self._moved_away:
            raise Moved("another node runs this table by now")
        if self.closed:
            raise Refused("stale", "reading")

    async def load(self) -> bool:
        """Load everything from the database; return False if the table does not exist. Raise Unplayable if damaged."""
        store = self.context.store
        row = await store.table(self.id)
        if row is None:
            return False
        if self.fence is not None and (row.owner, row.epoch) != (self.fence.node, self.fence.epoch):
            raise self._moved()
        if row.quarantined is not None:
            raise Quarantined
        try:
            row = integrity.drop_unreadable(row)
            writes = await self.state.load(store, row, self.context.load_game)
            self.bots.forget()
            if self.status == "over":
                self.bots.end()
            self.needs_reload = False
            if self.running:
                writes += [*self.membership.release_orphaned_seats(), *self._consent.reconsider()]
            writes += self.state.update_deadline()
            if writes:
                await self._commit(writes)
            self._record_presence_soon()
        except (Refused, StoreError, Moved):
            raise
        except Exception as error:
            _log.error("table could not be loaded", exc_info=error, extra={"table": self.id})
            raise TableDamaged(0) from None
        return True

    @serialized
    async def refresh(self) -> None:
        """Bring the state in line with the database, and all subscribers with the state."""
        self.subscribers.enforce_permissions(self.seats, self.journal)
        self.send_table()

    # ---------------------------------------------------------------- commits and broadcasts

    @serialized
    async def _execute(self, command: Callable[[], Writes]) -> None:
        """Run a command, then commit and broadcast its writes; no writes means that the message is a duplicate."""
        writes = command()
        if writes:
            await self.commit_and_broadcast(writes)

    async def commit_and_broadcast(self, writes: Writes) -> None:
        """Commit the writes of a command, with the proposals it settles; check who may still see what."""
        await self._commit([*writes, *self._consent.reconsider(), *self._presence.record()])
        self.subscribers.enforce_permissions(self.seats, self.journal)
        self.wake_bots()

    async def _commit(self, writes: Writes) -> None:
        """Commit a command as one, then broadcast; every change of a table ends here.

        If the commit fails, only the caller learns of it.
        """
        try:
            await self.write(*writes, *self.state.update_deadline())
        except BaseException:
            self.needs_reload = self._commit_uncertain = True
            raise
        if self.row.deadline is not None:
            self.context.on_deadline(self.row.deadline)
        self._broadcast(not all(statements.is_log_write(write) for write in writes))

    async def write(self, *writes: Write) -> None:
        """Write to the database as the owner of the table; Moved if another node is that by now."""
        if self.fence is None:
            await self.context.store.write(*writes)
            return
        try:
            await self.context.store.write(*writes, fence=self.fence)
        except Moved:
            raise self._moved() from None

    def _moved(self) -> Moved:
        """Leave the table to the node that has claimed it; the connections follow it there."""
        self.context.on_moved(self.id)
        return Moved("another node runs this table by now")

    def _broadcast(self, table_changed: bool) -> None:
        self.subscribers.broadcast_state(self.journal, self.state.clock)
        self.subscribers.broadcast_chat(self.state.chat, self.seats)
        if table_changed:
            self.send_table()

    def send_table(self) -> None:
        """Send the message `table` to the subscribers for whom it has changed."""
        if not self.context.ownership.is_valid():
            return  # they follow the table to another node
        self.subscribers.send_table(self._table_messages())

    def send_table_soon(self) -> None:
        """Send the message `table`; while a command runs, only after its commit."""
        if self.lock.locked() or self.needs_reload:
            self._run_in_background(self.refresh())
        else:
            self.send_table()

    def _run_in_background(self, job: Coroutine[Any, Any, Any]) -> None:
        """Run a job in a task of its own; log its errors."""

        async def run() -> None:
            try:
                await job
            except (Refused, Moved):
                pass
            except Exception:
                _log.exception("background task failed", extra={"table": self.id})

        task = asyncio.create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---------------------------------------------------------------- presence

    def _record_presence_soon(self) -> None:
        """Record presence in the background: reading must work while the database cannot be written."""
        if self._presence.changes:
            self._run_in_background(self._record_presence())

    @serialized
    async def _record_presence(self, is_spectator: bool = False) -> None:
        writes = self._presence.record()
        if writes:
            await self.commit_and_broadcast(writes)
        elif is_spectator:
            self._spectator_count.request(self.send_table_soon)
        else:
            self.send_table()

    # ---------------------------------------------------------------- bots

    def wake_bots(self) -> None:
        """Start the bots, if one of them owes a decision."""
        if self._next_bot_seat() is not None:
            self.bots.start(self.id, self._make_bot_choice)

    def _next_bot_seat(self) -> int | None:
        """Return the next seat that a bot has to play. Bots wait while an undo is proposed."""
        unavailable = self.closed or self.needs_reload or self._shutting_down
        if unavailable or not self.running or self.state.proposals.pauses_bots or not self._plays_on():
            return None
        return self.bots.next_seat(self.journal, self.seats)

    def _plays_on(self) -> bool:
        """Return whether the game goes on: somebody plays, or somebody watches the bots play for everyone.

        Where a bot stands in for an absent player, only players make it go on, so that no stranger ends their game.
        """
        seats, watching = self.seats, {subscriber.user for subscriber in self.subscribers.attached}
        if seats.human_seats or watching & seats.people:
            return True
        return bool(watching) and not any(row.user_id is not None and row.stand_in for row in seats.rows.values())

    async def _make_bot_choice(self) -> bool:
        """Make one choice of one bot; return False if no bot owes any."""
        if self.running and not self.seats.human_seats:  # those who watch can follow, and take their seats back
            await asyncio.sleep(WATCHED_CHOICE_SECONDS)
        result = False if self.closed else await self._make_quick_choice()
        if isinstance(result, WorkerRequest):
            workers, host = self.context.workers, self.row.host
            await self._apply_slow_choice(result, await result.player.choose_in_worker(result, workers, self.id, host))
            return True
        return result

    @serialized
    async def _make_quick_choice(self) -> bool | WorkerRequest:
        """Make one choice of a fast bot, or return the request of a slow one; return False if no bot owes any."""
        seat = self._next_bot_seat()
        if seat is None:
            return False
        player = self.bots.player(seat, self.journal, self.seats)
        if player.slow:
            return player.worker_request(self.match, self.journal.stream, self.game_spec)
        choice = await player.choose(self.match, self.journal.stream)
        await self._commit(self._play.apply(seat, [choice], SYSTEM))
        return True

    @serialized
    async def _apply_slow_choice(self, request: WorkerRequest, choice: Choice) -> None:
        """Apply the choice of a slow bot, unless anything happened at the table meanwhile."""
        seat = self._next_bot_seat()
        is_current = seat is not None and self.bots.is_current(seat, request.player)
        if seat is not None and is_current and len(self.journal.stream.log) == request.log_length:
            await self._commit(self._play.apply(seat, [choice], SYSTEM))
        else:
            request.player.discard_choice()

    # ---------------------------------------------------------------- the end of this instance

    def close(self, code: int, reason: str) -> None:
        """Stop using this instance: bots end, and subscribers are closed so that they come back to the next one."""
        self.closed = True
        self._spectator_count.cancel()
        self.bots.end()
        self.subscribers.close(code, reason)

    def move_away(self) -> None:
        """Stop using this instance because another node runs the table, or may: its connections follow it there."""
        self._moved_away = True
        self.close(CLOSE_MOVED, "another node runs this table")
