"""The tables in memory: loaded from the database on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import math
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.games import game_as_it_was
from cosca.kernel.documents import GameOptions
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server.cluster.ownership import OwnedElsewhere, Ownership, SingleNode
from cosca.server.core.budgets import metered
from cosca.server.core.caches import keep_newest
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Moved, Refused, StoreError
from cosca.server.registry.table_creation import TableCreation
from cosca.server.storage import people
from cosca.server.storage.fence import TableFence
from cosca.server.storage.retention_queries import hide_table_for
from cosca.server.storage.rows import TableRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.table.context import TableContext
from cosca.server.table.finished_copy import FinishedCopy
from cosca.server.table.integrity import Quarantined, TableDamaged, Unplayable, salvage_record
from cosca.server.table.live_table import LiveTable
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.timekeeping.uptime import Uptime
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.watchdog import on_table

MAX_GAMES: Final = 200  # cached, one per name, options and component set
RESUME_BATCH: Final = 50  # tables resumed at a start between two evictions
LOADS_AT_ONCE: Final = 3  # some wait for the database while another is computed, which takes about 30 ms
CLOSE_RECONNECT: Final = 1012  # close code after which a connection comes back
IDLE_SECONDS: Final = 600.0  # without subscribers, until a table is evicted
_log = logging.getLogger("cosca.tables")


class TableRegistry(TableCreation):
    """The live tables by id."""

    def __init__(
        self, store: Store, settings: Settings, uptime: Uptime | None = None, ownership: Ownership | None = None
    ) -> None:
        super().__init__(store, ownership or SingleNode())
        self.uptime: Final = uptime or Uptime()
        self.settings: Final = settings
        self.workers: Final = WorkerPool(
            memory=settings.worker_memory,
            programs=settings.programs,
            programs_per_address=settings.programs_per_address,
        )
        self._live: dict[str, LiveTable] = {}
        self.moved = 0  # tables that this node has left to others
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._load_slots: Final = asyncio.Semaphore(LOADS_AT_ONCE)
        self._games: dict[str, Game[Any]] = {}
        self._losses = 0  # of the lease of this node
        self._reported: set[str] = set()  # ids of damaged tables that were logged
        self.on_deadline: Callable[[float], None] = lambda _: None  # called with each new deadline

    @property
    def count(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    def game(self, name: str, options: GameOptions, data: str = "") -> Game[Any]:
        """Return the game with these options and the component set `data`; tables share instances. Raise BadOption."""
        key = f"{name} {data} {json.dumps(options, sort_keys=True, default=str)}"
        game = self._games.get(key)
        if game is None:
            game = game_as_it_was(name, self.settings.options(name, options), data)
            keep_newest(self._games, key, game, MAX_GAMES)
        return game

    async def get(self, id: str) -> LiveTable | None:
        """Return the table of that id; None if it does not exist. Concurrent callers share one load.

        Raise OwnedElsewhere if another node of the cluster runs it.
        """
        table = self._live.get(id)
        if table is not None and not table.closed:
            table.idle_since = time.monotonic()
            if table.needs_reload:
                with contextlib.suppress(Refused):  # it is deleted
                    await table.refresh()
            if not table.closed:
                return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(metered(self._load_in_turn(id)))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    def loads(self) -> list[asyncio.Future[LiveTable | None]]:
        """Return the tables that are being loaded."""
        return list(self._loading.values())

    def is_here(self, id: str) -> bool:
        """Return whether the table is in memory."""
        return id in self._live

    async def get_finished(self, id: str) -> LiveTable | None:
        """Return a table to read its finished game: if another node runs it, a copy that stores nothing."""
        try:
            return await self.get(id)
        except OwnedElsewhere:
            row = await self.store.table(id)
            if row is None or row.status != "over":
                raise
        # It does not change any more, so it can be read even by a node without a lease.
        copy = FinishedCopy(dataclasses.replace(self._context(), ownership=SingleNode()), id)
        return copy if await on_table(id, copy.load()) else None

    def _new_table(self, id: str, fence: TableFence | None) -> LiveTable:
        return LiveTable(self._context(), id, fence)

    def _context(self) -> TableContext:
        return TableContext(
            store=self.store,
            ownership=self.ownership,
            settings=self.settings,
            uptime=self.uptime,
            workers=self.workers,
            load_game=self.game_for,
            on_deadline=lambda at: self.on_deadline(at),
            on_damage=self.report_unplayable,
            on_moved=self.leave_to_others,
        )

    async def _load_in_turn(self, id: str) -> LiveTable | None:
        """Load a table, a few at once: a node that takes over hundreds must still renew its lease in time."""
        async with self._load_slots:
            return await self._load(id)

    async def _load(self, id: str) -> LiveTable | None:
        previous = self._live.get(id)
        if previous is not None:
            async with previous.lock:
                pass  # wait for its last commit
        losses = self._losses
        table = self._new_table(id, await self.ownership.claim(id))
        try:
            exists = await on_table(id, table.load())
        except Refused as refusal:
            self.report_unplayable(id, refusal)
            raise
        if previous is not None:
            previous.bots.end()
        if not exists:
            self._live.pop(id, None)
            return None
        self._keep(table, losses)
        self._reported.discard(id)
        table.wake_bots()
        return table

    async def _open_created(self, id: str, fence: TableFence | None) -> LiveTable:
        losses = self._losses
        table = self._new_table(id, fence)
        await on_table(id, table.load())
        self._keep(table, losses)
        return table

    def _keep(self, table: LiveTable, losses: int) -> None:
        """Keep a table in memory; Moved if the node has lost its lease since the claim, so that others may run it."""
        if losses != self._losses:
            table.move_away()
            raise Moved("this node has lost its lease")
        self._live[table.id] = table

    def report_unplayable(self, id: str, refusal: Refused) -> None:
        """Log that a table cannot be opened, once until it can be."""
        if id not in self._reported:
            self._reported.add(id)
            _log.error("table cannot be opened", extra={"table": id, "why": refusal.why, **refusal.facts})

    def game_for(self, row: TableRow) -> Game[Any]:
        """Return the game of a table; raise Unplayable if it cannot be played here."""
        try:
            game = self.game(row.game, row.options, row.data)
        except CoscaError as error:
            raise Unplayable("refused", "unplayable", problem=str(error)) from None
        if row.data != game.data_name():
            raise Unplayable("refused", "components", data=row.data, here=game.data_name())
        return game

    async def find_damage(self, id: str) -> Unplayable | None:
        """Return why a table cannot be opened; None if it can be, does not exist, or another node runs it."""
        try:
            await self.get(id)
        except Unplayable as damage:
            return damage
        except (Refused, Moved):
            pass
        return None

    async def salvage_record(self, row: TableRow) -> str:
        """Return the record of a damaged table up to the damage. It contains the seed, so the game cannot go on.

        Refused for a table in quarantine, because the game is replayed for it.
        """
        if row.quarantined is not None:
            raise Quarantined
        try:
            return salvage_record(self.game_for(row), row, await self.store.entries(row.id))
        except (TypeError, ValueError):  # unreadable seed or options
            raise TableDamaged(0) from None

    async def hide_table(self, id: str, user: UserRow, dead: bool = False) -> None:
        """Remove a finished or dead game from the list of one user."""
        with contextlib.suppress(IntegrityError):  # another user did the same at the same time
            await self.store.write(*hide_table_for(id, user.id, dead))
        if await self.store.table(id) is None:
            self.invalidate(id)

    async def resume_bot_tables(self) -> None:
        """At a start, resume the running tables at which a bot owes a decision; idle ones are evicted."""
        for n, id in enumerate(await self.store.waiting_for_bots(), 1):
            await self.resume(id)
            if n % RESUME_BATCH == 0:
                await self.evict_idle()

    async def resume(self, id: str) -> None:
        """Load a table so that its bots act and its clocks run; when it is idle, it is evicted soon."""
        try:
            here = self.is_here(id)
            table = await self.get(id)
            if table is not None and not here:
                table.idle_since = -math.inf
        except Refused:
            pass  # logged by `report_unplayable`
        except Moved:
            pass  # another node was quicker
        except Exception:  # one bad table must not stop the others
            _log.exception("table could not be resumed", extra={"table": id})

    def user_renamed(self, user: UserRow) -> None:
        """Show the new name of a user at all live tables."""
        for table in self._live.values():
            if user.id in table.subscribers.names:
                table.subscribers.names[user.id] = user.name
                table.send_table_soon()

    def tablemate_names(self, user: str) -> list[str]:
        """Return the names of all users at the live tables of a user, spectators too."""
        tables = [table.subscribers.names for table in self._live.values() if user in table.subscribers.names]
        return [name for names in tables for other, name in names.items() if other != user]

    def update_quiet_hours(self, user: UserRow) -> None:
        """Recompute deadlines after a player changed quiet hours or holidays."""
        for table in self._live.values():
            if user.id in table.state.clock.calendars:
                table.state.clock.calendars[user.id] = Calendar(user.hours, self.uptime)
        self.on_deadline(self.uptime.now())

    def handle_process_pause(self) -> None:
        """Send the time to all pages after the process was suspended: they have counted on."""
        for table in self._live.values():
            table.handle_process_pause()

    async def vacate_waiting(self, user: str) -> None:
        """Free the seats of a user who is about to be deleted at tables that wait, and notify those who watch them."""
        for id in await people.waiting_tables_of(self.store, user):
            with contextlib.suppress(Refused, Moved):  # it is damaged, or of another node, which is asked too
                table = await self.get(id)
                if table is not None:
                    await table.vacate(user)

    def user_left(self, user: str) -> None:
        """Reload the tables of a user who deleted the account or changed to another; no connection is closed."""
        for table in self._live.values():
            if table.seats.is_member(user) or user in table.seats.invited or user in table.state.watchers:
                table.needs_reload = True
                table.send_table_soon()

    def has_subscribers(self, id: str) -> bool:
        """Return whether a table has subscribers."""
        table = self._live.get(id)
        return table is not None and bool(table.subscribers.attached)

    def last_look(self, table_id: str, user_id: str) -> float | None:
        """Return the uptime at which a user last saw a table: now if they look at it, None if it is not known."""
        table = self._live.get(table_id)
        return None if table is None else table.subscribers.last_look(user_id)

    def invalidate(self, id: str) -> None:
        """Reload a table that something else changed or deleted in the database."""
        table = self._live.get(id)
        if table is not None:
            table.needs_reload = True
            table.send_table_soon()

    def leave_to_others(self, id: str) -> None:
        """Forget a table that another node runs by now; its connections follow it there."""
        table = self._live.pop(id, None)
        if table is not None:
            self.moved += 1
            table.move_away()

    async def lose_all(self) -> None:
        """Forget all tables: this node has lost its lease, and others may run them by now."""
        self._losses += 1
        for id in list(self._live):
            self.leave_to_others(id)

    def ids(self) -> list[str]:
        """Return the tables in memory."""
        return list(self._live)

    async def hand_over(self, id: str) -> None:
        """Finish what a table is doing, store its state and give it up, so that another node can claim it."""
        table = self._live.get(id)
        if table is not None:
            try:
                await table.shutdown()
                await self._release(table)
            finally:
                if self._live.get(id) is table:
                    self.leave_to_others(id)

    async def _release(self, table: LiveTable) -> None:
        if table.fence is not None:
            await self.ownership.release(table.fence)

    async def evict_idle(self) -> None:
        """Remove closed and idle tables from memory."""
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if not table.tasks and (table.closed or (not table.busy and now - table.idle_since > IDLE_SECONDS)):
                table.close(CLOSE_RECONNECT, "the table is reloaded")
                del self._live[id]
                try:
                    await self._release(table)
                except StoreError as error:  # it stays with this node, which can load it again
                    _log.warning("table could not be released", extra={"table": id, "problem": str(error)})

    async def stop(self) -> None:
        """Shut down all tables: store their states and tell all connections to come back."""
        tables = list(self._live.values())
        # All at once: a worker process that one table gives up must not be started again for the next.
        results = await asyncio.gather(*[table.shutdown() for table in tables], return_exceptions=True)
        for table, error in zip(tables, results, strict=True):
            if error is not None:
                _log.error("table could not be shut down", exc_info=error, extra={"table": table.id})
            table.subscribers.close(CLOSE_RECONNECT, "the server restarts")
        self.workers.close()
