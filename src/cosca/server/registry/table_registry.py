"""The tables in memory: loaded from the database on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.bots import bots
from cosca.games import game_as_it_was
from cosca.kernel.documents import GameOptions, PositionDocument
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server.catalog.lessons import Lesson
from cosca.server.cluster.ownership import OwnedElsewhere, Ownership, SingleNode
from cosca.server.core.budgets import metered
from cosca.server.core.caches import keep_newest
from cosca.server.core.settings import Settings
from cosca.server.identity.player_names import is_confusable
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import people, statements
from cosca.server.storage.fence import TableFence
from cosca.server.storage.retention_queries import hide_table_for
from cosca.server.storage.rows import SeatRow, TableRow, UserRow
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


class TableRegistry:
    """The live tables by id."""

    def __init__(
        self, store: Store, settings: Settings, uptime: Uptime | None = None, ownership: Ownership | None = None
    ) -> None:
        self.store: Final = store
        self.ownership: Final = ownership or SingleNode()
        self.uptime: Final = uptime or Uptime()
        self.settings: Final = settings
        self.workers: Final = WorkerPool(
            memory=settings.worker_memory,
            programs=settings.programs,
            programs_per_address=settings.programs_per_address,
        )
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._load_slots: Final = asyncio.Semaphore(LOADS_AT_ONCE)
        self._games: dict[str, Game[Any]] = {}
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
        self._live[id] = table
        self._reported.discard(id)
        table.wake_bots()
        return table

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

    async def create(
        self,
        host: UserRow,
        game: str,
        options: GameOptions,
        seats: dict[int, str],
        open: bool,
        spectators: bool,
        start: bool,
        hints: bool = True,
        odds: server_messages.OddsSetting = "request",
        pace: server_messages.Pace | None = None,
        position: PositionDocument | None = None,
        data: str = "",
        lesson: Lesson | None = None,
        newcomers: bool = True,
        rated: bool = False,
        verified: bool = False,
        names: Mapping[int, str] | None = None,
        name: str | None = None,
        deal: TableRow | None = None,
    ) -> LiveTable:
        """Create a table; seats that are not listed are open. With `start` the game starts at once.

        A `position` must come from a game of the rules (`verified`) or from a set-up. `data` is the component set, if
        it is not the default one. A lesson has its own seed. `names` are those of people who share the host's screen,
        by seat. With `deal`, the deal of that table is played again.
        """
        new_game = self.game(game, options, data)
        id, now = secrets.token_urlsafe(9), time.time()
        row = TableRow(
            id=id,
            game=new_game.name,
            options=new_game.options,
            data=new_game.data_name(),
            rules=new_game.rules_version,
            seed=_seed(lesson, deal),
            invite=secrets.token_urlsafe(16),
            status="waiting",
            open=open,
            spectators=spectators,
            host=host.id,
            proposal=None,
            outcome=None,
            rematch=None,
            created=now,
            changed=now,
            hints=hints,
            odds=odds,
            pace=pace,
            start=position,
            lesson=None if lesson is None else lesson.name,
            newcomers=newcomers,
            rated=rated,
            start_verified=verified,
            name=name,
            deal_of=None if deal is None else deal.id,
        )
        unknown = [seat for seat in seats if seat not in new_game.seats]
        if unknown:
            raise Refused("not_found", "seat", seat=unknown[0])
        rows = [_seat_row(new_game.name, id, seat, seats.get(seat, "open"), host.id) for seat in new_game.seats]
        rows = _named(rows, names or {})
        if start and any(seat_row.user_id is None and seat_row.bot is None for seat_row in rows):
            raise Refused("not_allowed", "free_seat")
        fence = self.ownership.new_fence(id)
        if fence is not None:
            row = dataclasses.replace(row, owner=fence.node, epoch=fence.epoch)
        await self.store.write(*statements.insert_table(row, rows))
        table = self._new_table(id, fence)
        await on_table(id, table.load())
        self._live[id] = table
        if start:
            await table.start(host.id)
        return table

    async def rematch(
        self, table: LiveTable, user: UserRow, check_quota: Callable[[], Awaitable[None]] | None = None
    ) -> LiveTable:
        """Return the table of the next game with the same users and options; the first request creates it.

        `check_quota` is called before a table is created, and refuses it if the user has too many.
        """
        async with table.rematch_lock:
            if table.status != "over":
                raise Refused("not_allowed", "not_over")
            if not table.seats.seats_of(user.id):
                raise Refused("not_allowed", "rematch")
            if table.row.rematch is not None:
                next_table = await self.get(table.row.rematch)
                if next_table is not None:
                    return next_table
            seats: dict[int, str] = {}
            for seat, row in table.seats.rows.items():  # stand-ins do not keep a seat
                seats[seat] = "me" if row.user_id == user.id else "open" if row.user_id else row.bot or "open"
            if check_quota is not None:
                await check_quota()
            row = table.row
            next_table = await self.create(
                user,
                row.game,
                row.options,
                seats,
                open=row.open,
                spectators=row.spectators,
                start=False,
                hints=row.hints,
                odds=row.odds,
                pace=row.pace,
                position=row.start,
                data=row.data if row.start is not None else "",
                newcomers=row.newcomers,
                rated=row.rated,
                verified=row.start_verified,
                names={
                    seat: seated.name
                    for seat, seated in table.seats.rows.items()
                    if seats[seat] == "me" and seated.name
                },
                name=row.name,
            )
            await next_table.add_members({user: table.subscribers.names.get(user, "") for user in table.seats.people})
            await table.set_rematch(next_table.id)
            return next_table

    async def find_damage(self, id: str) -> Unplayable | None:
        """Return why a table cannot be opened; None if it can be, or does not exist."""
        try:
            await self.get(id)
        except Unplayable as damage:
            return damage
        except Refused:
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
            try:
                table = await self.get(id)
                if table is not None:
                    table.idle_since = -math.inf
                del table  # it must not stay in memory
            except Refused:
                pass  # logged by `report_unplayable`
            except Exception:  # one bad table must not stop the others
                _log.exception("table could not be resumed", extra={"table": id})
            if n % RESUME_BATCH == 0:
                await self.evict_idle()

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
            with contextlib.suppress(Refused):  # a damaged table has no watchers to notify
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
            table.close(CLOSE_RECONNECT, "another node runs this table")

    async def lose_all(self) -> None:
        """Forget all tables: this node has lost its lease, and others may run them by now."""
        for id in list(self._live):
            self.leave_to_others(id)

    async def hand_over(self, id: str) -> None:
        """Finish what a table is doing, store its state and give it up, so that another node can claim it."""
        table = self._live.get(id)
        if table is not None:
            await table.shutdown()
            await self.ownership.release(id)
            self.leave_to_others(id)

    async def evict_idle(self) -> None:
        """Remove closed and idle tables from memory."""
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if not table.tasks and (table.closed or (not table.busy and now - table.idle_since > IDLE_SECONDS)):
                table.close(CLOSE_RECONNECT, "the table is reloaded")
                del self._live[id]

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


def _seed(lesson: Lesson | None, deal: TableRow | None) -> str:
    """Return a new seed, or that of a lesson or of a deal that is played again."""
    if deal is not None:
        return deal.seed
    return secrets.token_bytes(32).hex() if lesson is None else f"{lesson.seed:064x}"


def _seat_row(game: str, id: str, seat: int, player: str, host: str) -> SeatRow:
    if player == "me":
        return SeatRow(id, seat, host, None)
    if player == "open":
        return SeatRow(id, seat, None, None)
    if player not in bots(game):
        raise Refused("not_found", "bot", bot=player, bots=list(bots(game)))
    return SeatRow(id, seat, None, player)


def _named(rows: list[SeatRow], names: Mapping[int, str]) -> list[SeatRow]:
    """Return the seats with the names of the people who share the host's screen; no two may be confused."""
    own = {row.seat for row in rows if row.user_id is not None}
    for seat, name in names.items():
        if seat not in own:
            raise Refused("not_yours", seat=seat)
        if is_confusable(name, [other for other_seat, other in names.items() if other_seat != seat]):
            raise Refused("not_allowed", "name_taken", field="name")
    return [dataclasses.replace(row, name=names.get(row.seat)) for row in rows]
