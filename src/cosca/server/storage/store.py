"""The open database of a server: reads of users and tables, and committed writes."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, Row, Select, and_, func, or_, select, union

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations, open_database, pagination
from cosca.server.storage.batch_writer import BatchWriter
from cosca.server.storage.database import Database, Lock, Write
from cosca.server.storage.fence import Fence, NodeFence
from cosca.server.storage.rows import ChatRow, EntryRow, PinRow, SeatRow, StateRow, TableRow, UserRow
from cosca.server.storage.schema import chat, entries, members, mutes, pins, put_away, seats, states, tables, users

T = TypeVar("T")
PAGE = 30  # tables on one page of a list of the lobby
MAX_ACTIVE_TABLES = 1000  # waiting and running tables in the list of one user


class Store:
    """The database of one server. When `write` returns, the data is on disk and visible to every later read."""

    def __init__(self, database: Database, lock: Lock, fence: Fence | None) -> None:
        self._database = database
        self._fence = fence
        self._lock: Final = lock
        self._node_fence: Callable[[], NodeFence | None] = lambda: None  # of writes without their own one
        self.writer = BatchWriter(lambda: database.writer(lock), fence=fence)

    @classmethod
    async def open(cls, url: str, lock: Lock = "exclusive") -> Store:
        """Open the database and upgrade its schema; StoreError says why it cannot be opened.

        With an exclusive lock, no other process can open it with a lock until `close` or the end of this process; if
        the lock is lost and another process takes it, this one cannot write any more. The nodes of a cluster share
        the lock. Without one, the schema must already be this version's, as a server may be using it.
        """
        database = open_database(url)
        fence = Fence() if lock == "exclusive" else None
        try:
            writer = await database.writer(lock)
            try:
                if lock is not None:
                    await database.upgrade(lock)
                if fence is not None:
                    with database.translate_errors():
                        await writer.run(fence.raise_now)
                elif lock is None and await database.revision() != migrations.newest():
                    raise StoreError(
                        f"{database.place}: the schema is not that of this version; start `cosca serve` once"
                    )
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            await database.close()
            raise
        store = cls(database, lock, fence)
        store.writer.start(writer)
        return store

    async def close(self) -> None:
        """Write what is queued, and release the lock."""
        await self.writer.close()
        await self._database.close()

    async def holds_lock(self) -> bool:
        """Return whether this process still has its lock."""
        if self._lock is None or not await self._database.holds_lock():
            return False
        return self._fence is None or await self.read(self._fence.holds)

    async def write(self, *statements: Write, fence: NodeFence | None = None) -> None:
        """Execute all statements in order and commit them, or none.

        An error of these statements reaches only this caller: IntegrityError and the like unchanged, a problem of the
        database as StoreError, Moved if another node has overtaken the fence.
        """
        with self._database.translate_errors():
            await self.writer.write(statements, self._node_fence() if fence is None else fence)

    def fenced(self, fence: Callable[[], NodeFence | None]) -> Store:
        """Return this database for work of which every write carries this fence, which is asked for each time."""
        store = copy.copy(self)
        store._node_fence = fence
        return store

    async def transact(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        """Run the work in its own transaction at once, beside the batches, and return its result.

        Urgent work has a connection to itself: it does not wait while all others are in use.
        """
        return await self._database.transact(work, urgent)

    async def table(self, id: str) -> TableRow | None:
        row = await self._first(select(tables).where(tables.c.id == id))
        return None if row is None else TableRow.from_row(row)

    async def seats(self, id: str) -> list[SeatRow]:
        rows = await self._all(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
        return [SeatRow.from_row(row) for row in rows]

    async def seats_at(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of several tables, by table."""
        seats_by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._all(select(seats).where(seats.c.table_id.in_(seats_by_table)).order_by(seats.c.seat)):
            seats_by_table[row.table_id].append(SeatRow.from_row(row))
        return seats_by_table

    async def members(self, id: str) -> list[str]:
        rows = await self._all(select(members.c.user_id).where(members.c.table_id == id))
        return sorted(row[0] for row in rows)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """Return the log of a table after that entry."""
        own = select(entries).where(entries.c.table_id == id, entries.c.seq > after)
        rows = await self._all(own.order_by(entries.c.seq))
        return [EntryRow.from_row(row) for row in rows]

    async def newest_state(self, id: str) -> StateRow | None:
        row = await self._first(select(states).where(states.c.table_id == id).order_by(states.c.seq.desc()).limit(1))
        return None if row is None else StateRow.from_row(row)

    async def chat(self, id: str, last: int = 200) -> list[ChatRow]:
        """Return the last lines, oldest first."""
        rows = await self._all(select(chat).where(chat.c.table_id == id).order_by(chat.c.n.desc()).limit(last))
        return [ChatRow.from_row(row) for row in reversed(rows)]

    async def chat_before(self, id: str, n: int) -> dict[int | None, int]:
        """Return the number of lines before line `n`, by the team that may read them (None: everyone)."""
        count = select(chat.c.team, func.count().label("lines")).where(chat.c.table_id == id, chat.c.n < n)
        return {row.team: row.lines for row in await self._all(count.group_by(chat.c.team))}

    async def muted_by(self, users: Iterable[str]) -> set[tuple[str, str]]:
        """Return pairs of one of these users and a user whom they muted."""
        rows = await self._all(select(mutes).where(mutes.c.user_id.in_(set(users))))
        return {(row.user_id, row.muted) for row in rows}

    async def pins(self, id: str) -> list[PinRow]:
        rows = await self._all(select(pins).where(pins.c.table_id == id).order_by(pins.c.seat, pins.c.on_element))
        return [PinRow.from_row(row) for row in rows]

    async def user(self, id: str) -> UserRow | None:
        row = await self._first(select(users).where(users.c.id == id))
        return None if row is None else UserRow.from_row(row)

    async def users(self, ids: Iterable[str]) -> dict[str, UserRow]:
        """Return the existing users among these ids, by id."""
        rows = await self._all(select(users).where(users.c.id.in_(set(ids))))
        return {row.id: UserRow.from_row(row) for row in rows}

    async def user_by_login(self, login: str) -> UserRow | None:
        row = await self._first(select(users).where(users.c.login == login.casefold()))
        return None if row is None else UserRow.from_row(row)

    async def open_tables(
        self, game: str = "", status: str = "", free: bool = False, pace: str = "", cursor: str = ""
    ) -> tuple[list[TableRow], str]:
        """Return open tables that wait for players or may be watched, newest change first, and the next cursor.

        With `free`, only those with an empty seat; with a `pace`, only those of that kind.
        """
        shown = or_(tables.c.status == "waiting", and_(tables.c.status == "running", tables.c.spectators))
        wanted = select(tables).where(tables.c.open, shown, tables.c.quarantined.is_(None))
        if game:
            wanted = wanted.where(tables.c.game == game)
        if status:
            wanted = wanted.where(tables.c.status == status)
        if pace:
            kind = tables.c.pace["kind"].as_string() == pace
            wanted = wanted.where(tables.c.pace.is_(None) if pace == "untimed" else kind)
        if free:
            empty = select(seats.c.seat).where(seats.c.user_id.is_(None), seats.c.bot.is_(None))
            wanted = wanted.where(empty.where(seats.c.table_id == tables.c.id).exists())
        rows = await self._all(pagination.after_cursor(wanted, tables.c.changed, tables.c.id, cursor, PAGE))
        return pagination.split_page([TableRow.from_row(row) for row in rows], PAGE, "changed")

    async def active_tables(self, user: str) -> list[TableRow]:
        """Return waiting and running tables that the user hosts or is a member of, newest change first."""
        wanted = select(tables).where(self._own(user), tables.c.status != "over")
        rows = await self._all(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(MAX_ACTIVE_TABLES))
        return [TableRow.from_row(row) for row in rows]

    async def finished_tables(self, user: str, cursor: str = "") -> tuple[list[TableRow], str]:
        """Return finished games of the user that are not hidden, newest first, and the next cursor."""
        wanted = select(tables).where(self._own(user), tables.c.status == "over")
        rows = await self._all(pagination.after_cursor(wanted, tables.c.changed, tables.c.id, cursor, PAGE))
        return pagination.split_page([TableRow.from_row(row) for row in rows], PAGE, "changed")

    def _own(self, user: str) -> ColumnElement[bool]:
        """Return the condition for tables of the user that the user has not hidden."""
        own = union(
            select(tables.c.id).where(tables.c.host == user),
            select(seats.c.table_id).where(seats.c.user_id == user),
            select(members.c.table_id).where(members.c.user_id == user),
        )
        hidden = select(put_away.c.table_id).where(put_away.c.user_id == user)
        return and_(tables.c.id.in_(own), tables.c.id.not_in(hidden))

    async def waiting_seat_counts(self, user_ids: Iterable[str]) -> dict[str, int]:
        """Return the number of seats of each user at waiting open tables of other hosts, without zeros."""
        counts = select(seats.c.user_id, func.count().label("places")).join(tables, seats.c.table_id == tables.c.id)
        others = or_(tables.c.host.is_(None), tables.c.host != seats.c.user_id)
        waiting = counts.where(seats.c.user_id.in_(list(user_ids)), tables.c.open, tables.c.status == "waiting", others)
        return {row.user_id: row.places for row in await self._all(waiting.group_by(seats.c.user_id))}

    async def waiting_for_bots(self, of: ColumnElement[bool] | None = None) -> list[str]:
        """Return running tables where a bot is to act and a person plays, oldest change first; with `of`, of these."""
        joined = select(tables.c.id, tables.c.waiting, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        played = select(seats.c.table_id).where(seats.c.user_id.is_not(None), seats.c.bot.is_(None))
        running = joined.where(tables.c.status == "running", tables.c.id.in_(played), tables.c.quarantined.is_(None))
        bots = running.where(seats.c.bot.is_not(None)).order_by(tables.c.changed)
        if of is not None:
            bots = bots.where(of)
        rows = await self._all(bots)
        owing = [row.id for row in rows if not isinstance(row.waiting, list) or row.seat in row.waiting]
        return list(dict.fromkeys(owing))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run the work in one read transaction and return its result."""
        return await self._database.read(work)

    async def _first(self, statement: Select[Any]) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(statement).first())

    async def _all(self, statement: Executable) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(statement).all())
