"""Reading and writing the database; with `statements`, the one place with SQL."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, Row, Select, and_, func, or_, select, union
from typing_extensions import TypedDict

from cosca.server import migrations, paging
from cosca.server.database import Database, Write, database
from cosca.server.errors import StoreError
from cosca.server.schema import chat, entries, members, mutes, pins, put_away, seats, states, tables, users
from cosca.server.scribe import Scribe
from cosca.server.wire import Outcome, Pace, Result, Sign, Status, What

T = TypeVar("T")
PAGE = 30  # tables in a list of the lobby
MOST = 1000  # tables of one user that wait or run


class Hours(TypedDict):
    """Quiet hours (`["22:00", "08:00"]` or none) and holidays (first and last day each) of a person in a time zone.

    They count from the moment `since` of the uptime on.
    """

    zone: str
    quiet: list[str] | None
    holidays: list[list[str]]
    since: float


@dataclass(frozen=True, slots=True)
class UserRow:
    id: str
    name: str
    login: str | None
    password: str | None
    generation: int
    created: float
    seen: float
    email: str | None = None
    admin: bool = False
    banned: bool = False  # cannot sign in
    muted: bool = False  # cannot chat
    hours: list[Hours] | None = None  # quiet hours and holidays, with those of before
    language: str | None = None  # None: each device has its own
    coach: bool | None = None  # tips at ordinary tables; None: each device has its own


class KeptProposal(TypedDict):
    """A proposal as the table's row keeps it: open until it has a `result`. `message` is the id of what made it.

    `people` are those who agreed; versions before kept their seats alone, in `yes`. `about` is the seat that it is
    about, and `until` when it lapses, in uptime.
    """

    n: int
    what: What
    seat: int
    yes: list[int]
    message: str
    people: NotRequired[list[str]]
    about: NotRequired[int]
    until: NotRequired[float]
    result: NotRequired[Result]
    by: NotRequired[int]


class KeptClock(TypedDict):
    """The clock of a seat as it was at the moment `at` of the uptime, or as it stands if that is None.

    `left` is the bank, or the budget of days; `used` what is gone of the seconds for this decision. `decision` is how
    often the seat had decided, and `stopped` the proposal for which the clock stood in this decision.
    """

    left: float
    used: float
    at: float | None
    decision: int
    stopped: int | None


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    data: str
    rules: int
    seed: str
    invite: str
    status: Status
    open: bool
    spectators: bool
    host: str | None
    proposal: KeptProposal | None
    outcome: Outcome | None
    rematch: str | None
    created: float
    changed: float
    waiting: list[int] | None = None  # the seats that owe a decision
    hints: bool = True  # whether the Consigliere may be asked
    team_proposals: dict[str, KeptProposal] | None = None  # by the number of the team
    round: int | None = None  # that the game is in; None before it starts
    pace: Pace | None = None  # None: untimed
    clocks: dict[str, KeptClock] | None = None  # by seat
    deadline: float | None = None  # when a clock runs out or a proposal lapses, in uptime
    start: dict[str, Any] | None = None  # the position that the game starts from; None: a fresh set-up
    lesson: str | None = None  # which lesson of its game is taught here; None: an ordinary table


def seats_owing(row: TableRow) -> list[int]:
    """The seats that owe a decision, as far as the row tells."""
    found: Any = row.waiting
    return found if row.status == "running" and isinstance(found, list) else []


@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    stand_in: bool = False  # the bot plays because its person was away (who has the seat back) or is no more
    seen: float | None = None  # when its person was last here; None while they are


@dataclass(frozen=True, slots=True)
class EntryRow:
    table_id: str
    seq: int
    kind: str
    seat: int | None
    choice: str | None
    message: str | None
    removes: list[int] | None
    events: str
    user_id: str | None
    at: float
    vocabulary: int = 1  # of the events


@dataclass(frozen=True, slots=True)
class StateRow:
    table_id: str
    seq: int
    document: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    table_id: str
    n: int
    seat: int | None
    user_id: str | None
    name: str
    text: str
    team: int | None
    at: float
    message: str | None = None
    event: dict[str, Any] | None = None  # what happened to a seat, instead of a text that somebody wrote


@dataclass(frozen=True, slots=True)
class PinRow:
    table_id: str
    seat: int
    on_element: str
    sign: Sign


class Store:
    """The database of one server. What `write` returned from is on the disk, and every later reading sees it."""

    def __init__(self, where: Database, lock: bool) -> None:
        self._database = where
        self.scribe = Scribe(lambda: where.writer(lock))

    @classmethod
    async def open(cls, url: str, lock: bool = True) -> Store:
        """Opens the database and brings its schema up to date. StoreError says in plain words why it cannot.

        With `lock`, no other process opens it so until `close` or the end of this one. Without, the schema must be
        this version's already: somebody may be using it.
        """
        where = database(url)
        try:
            writer = await where.writer(lock)
            try:
                if lock:
                    await where.upgrade()
                elif await where.revision() != migrations.newest():
                    raise StoreError(f"{where.place}: its schema is not this version's; start `cosca serve` once")
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            await where.close()
            raise
        store = cls(where, lock)
        store.scribe.start(writer)
        return store

    async def close(self) -> None:
        """Writes what waits, and gives the lock back."""
        await self.scribe.close()
        await self._database.close()

    async def holds_lock(self) -> bool:
        """Whether no other process can serve the database as this one does."""
        return await self._database.holds_lock()

    async def write(self, *statements: Write) -> None:
        """Carries out all of them in their order, or none: they are committed when it returns.

        What is wrong with them reaches this caller alone: IntegrityError and the like as they are, trouble with the
        database as StoreError.
        """
        with self._database.plain():
            await self.scribe.write(statements)

    async def table(self, id: str) -> TableRow | None:
        row = await self._first(select(tables).where(tables.c.id == id))
        return None if row is None else TableRow(*row)

    async def seats(self, id: str) -> list[SeatRow]:
        found = await self._all(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
        return [SeatRow(*row) for row in found]

    async def seats_at(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, by table."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._all(select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)):
            found[row.table_id].append(SeatRow(*row))
        return found

    async def members(self, id: str) -> list[str]:
        found = await self._all(select(members.c.user_id).where(members.c.table_id == id))
        return sorted(row[0] for row in found)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """The log of a table, from the entry after that one on."""
        own = select(entries).where(entries.c.table_id == id, entries.c.seq > after)
        found = await self._all(own.order_by(entries.c.seq))
        return [EntryRow(*row) for row in found]

    async def newest_state(self, id: str) -> StateRow | None:
        row = await self._first(select(states).where(states.c.table_id == id).order_by(states.c.seq.desc()).limit(1))
        return None if row is None else StateRow(*row)

    async def chat(self, id: str, last: int = 200) -> list[ChatRow]:
        """The last lines, oldest first."""
        found = await self._all(select(chat).where(chat.c.table_id == id).order_by(chat.c.n.desc()).limit(last))
        return [ChatRow(*row) for row in reversed(found)]

    async def chat_before(self, id: str, n: int) -> dict[int | None, int]:
        """How many lines each team heard alone (None: all) before that one."""
        count = select(chat.c.team, func.count().label("lines")).where(chat.c.table_id == id, chat.c.n < n)
        return {row.team: row.lines for row in await self._all(count.group_by(chat.c.team))}

    async def muted_by(self, users: Iterable[str]) -> set[tuple[str, str]]:
        """Who of these reads nothing of whom."""
        found = await self._all(select(mutes).where(mutes.c.user_id.in_(set(users))))
        return {(row.user_id, row.muted) for row in found}

    async def pins(self, id: str) -> list[PinRow]:
        found = await self._all(select(pins).where(pins.c.table_id == id).order_by(pins.c.seat, pins.c.on_element))
        return [PinRow(*row) for row in found]

    async def user(self, id: str) -> UserRow | None:
        row = await self._first(select(users).where(users.c.id == id))
        return None if row is None else UserRow(*row)

    async def users(self, ids: Iterable[str]) -> dict[str, UserRow]:
        """Those that there are, by id."""
        found = await self._all(select(users).where(users.c.id.in_(set(ids))))
        return {row.id: UserRow(*row) for row in found}

    async def user_by_login(self, login: str) -> UserRow | None:
        row = await self._first(select(users).where(users.c.login == login.casefold()))
        return None if row is None else UserRow(*row)

    async def open_tables(
        self, game: str = "", status: str = "", free: bool = False, pace: str = "", cursor: str = ""
    ) -> tuple[list[TableRow], str]:
        """Open tables that wait for people or may be watched, the newest change first, and the cursor of the rest.

        With `free`, only those with a seat that nobody and no bot has; with a `pace`, only those of that kind.
        """
        shown = or_(tables.c.status == "waiting", and_(tables.c.status == "running", tables.c.spectators))
        wanted = select(tables).where(tables.c.open, shown)
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
        rows = await self._all(paging.page(wanted, tables.c.changed, tables.c.id, cursor, PAGE))
        return paging.cut([TableRow(*row) for row in rows], PAGE, "changed")

    async def tables_of(self, user: str) -> list[TableRow]:
        """The tables that wait or run and the user hosts, sits at, or was invited to, the newest change first."""
        wanted = select(tables).where(self._own(user), tables.c.status != "over")
        rows = await self._all(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(MOST))
        return [TableRow(*row) for row in rows]

    async def past_of(self, user: str, cursor: str = "") -> tuple[list[TableRow], str]:
        """The finished games of the user that were not put away, the newest first, and the cursor of the rest."""
        wanted = select(tables).where(self._own(user), tables.c.status == "over")
        rows = await self._all(paging.page(wanted, tables.c.changed, tables.c.id, cursor, PAGE))
        return paging.cut([TableRow(*row) for row in rows], PAGE, "changed")

    def _own(self, user: str) -> ColumnElement[bool]:
        """What was not put away: a finished game, or one that cannot go on."""
        own = union(
            select(tables.c.id).where(tables.c.host == user),
            select(seats.c.table_id).where(seats.c.user_id == user),
            select(members.c.table_id).where(members.c.user_id == user),
        )
        away = select(put_away.c.table_id).where(put_away.c.user_id == user)
        return and_(tables.c.id.in_(own), tables.c.id.not_in(away))

    async def places(self, people: Iterable[str]) -> dict[str, int]:
        """How many seats each of these people has at open tables of others that wait, those without any left out."""
        taken = select(seats.c.user_id, func.count().label("places")).join(tables, seats.c.table_id == tables.c.id)
        strange = or_(tables.c.host.is_(None), tables.c.host != seats.c.user_id)
        found = taken.where(seats.c.user_id.in_(list(people)), tables.c.open, tables.c.status == "waiting", strange)
        return {row.user_id: row.places for row in await self._all(found.group_by(seats.c.user_id))}

    async def waiting_for_bots(self) -> list[str]:
        """The running tables at which a bot owes a decision and a person plays, the oldest change first."""
        joined = select(tables.c.id, tables.c.waiting, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        played = select(seats.c.table_id).where(seats.c.user_id.is_not(None), seats.c.bot.is_(None))
        running = joined.where(tables.c.status == "running", tables.c.id.in_(played))
        bots = running.where(seats.c.bot.is_not(None)).order_by(tables.c.changed)
        rows = await self._all(bots)
        owing = [row.id for row in rows if not isinstance(row.waiting, list) or row.seat in row.waiting]
        return list(dict.fromkeys(owing))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work reads, at one moment."""
        return await self._database.read(work)

    async def _first(self, statement: Select[Any]) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(statement).first())

    async def _all(self, statement: Executable) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(statement).all())
