"""SQL of people: whom a user has played with, friends, invitations to tables, and watches for free seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, Select, and_, delete, func, insert, or_, select, union_all

from cosca.server.storage.rows import TableRow, UserRow
from cosca.server.storage.schema import friends, invitations, mutes, results, seats, tables, users, watches
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store

MAX_PEOPLE: Final = 300  # in the list of people whom a user has played with
MAX_FRIENDS_TABLES: Final = 30


class TableRequests(NamedTuple):
    """Who is invited to a table, with who invited them, and who wants to know when it needs a player."""

    invited: dict[str, str]
    watchers: set[str]


class Invitation(NamedTuple):
    """An invitation of a user to a table."""

    table_id: str
    by: str
    created: float


class PlayedWith(NamedTuple):
    """Games that another user has played with this one: how many, and when the last of them changed."""

    games: int
    last: float


# -------------------------------------------------------------------- at a table


async def table_requests(store: Store, table_id: str) -> TableRequests:
    """Return who is invited to a table and who watches it for a free seat."""
    invited = select(invitations.c.user_id, invitations.c.by).where(invitations.c.table_id == table_id)
    watching = select(watches.c.user_id).where(watches.c.table_id == table_id)
    return await store.read(
        lambda connection: TableRequests(
            {row.user_id: row.by for row in connection.execute(invited)},
            {row.user_id for row in connection.execute(watching)},
        )
    )


def insert_invitation(table_id: str, user: str, by: str, now: float) -> Executable:
    return insert(invitations).values(table_id=table_id, user_id=user, by=by, created=now)


def delete_invitation(table_id: str, user: str) -> Executable:
    return delete(invitations).where(invitations.c.table_id == table_id, invitations.c.user_id == user)


def insert_watch(table_id: str, user: str, now: float) -> Executable:
    return insert(watches).values(table_id=table_id, user_id=user, created=now)


def delete_watch(table_id: str, user: str) -> Executable:
    return delete(watches).where(watches.c.table_id == table_id, watches.c.user_id == user)


def delete_requests(table_id: str) -> Writes:
    """Delete all invitations to a table and all watches of it, as its game is over."""
    return [
        delete(invitations).where(invitations.c.table_id == table_id),
        delete(watches).where(watches.c.table_id == table_id),
    ]


async def invitations_of(store: Store, user: str) -> list[Invitation]:
    """Return the invitations that a user has not answered, newest first."""
    wanted = select(invitations).where(invitations.c.user_id == user).order_by(invitations.c.created.desc())
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [Invitation(row.table_id, row.by, row.created) for row in rows]


async def waiting_tables_of(store: Store, user: str) -> list[str]:
    """Return the tables that wait for their start at which a user sits."""
    joined = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id).distinct()
    wanted = joined.where(seats.c.user_id == user, tables.c.status == "waiting")
    return await store.read(lambda connection: [row.table_id for row in connection.execute(wanted)])


async def has_muted(store: Store, user: str, other: str) -> bool:
    """Return whether a user has muted the other."""
    wanted = select(mutes.c.muted).where(mutes.c.user_id == user, mutes.c.muted == other)
    return await store.read(lambda connection: connection.execute(wanted).first()) is not None


async def tables_by_id(store: Store, ids: Iterable[str]) -> dict[str, TableRow]:
    """Return the existing tables among these ids, by id."""
    wanted = select(tables).where(tables.c.id.in_(set(ids)))
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return {row.id: TableRow.from_row(row) for row in rows}


# -------------------------------------------------------------------- people played with


def _games_together(user: str) -> Select[Any]:
    """Select the other users, tables and times of running and finished games of a user."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    finished = (
        select(theirs.c.user_id.label("other"), theirs.c.table_id, theirs.c.ended.label("at"))
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.user_id == user, theirs.c.user_id.is_not(None), theirs.c.user_id != user)
    )
    my_seat, their_seat = seats.alias("my_seat"), seats.alias("their_seat")
    running = (
        select(their_seat.c.user_id.label("other"), their_seat.c.table_id, tables.c.changed.label("at"))
        .join(my_seat, my_seat.c.table_id == their_seat.c.table_id)
        .join(tables, tables.c.id == their_seat.c.table_id)
        .where(my_seat.c.user_id == user, their_seat.c.user_id.is_not(None), their_seat.c.user_id != user)
        .where(tables.c.status == "running")
    )
    return select(union_all(finished, running).subquery())


async def played_with(store: Store, user: str) -> dict[str, PlayedWith]:
    """Return the other users of started games of a user, the latest first."""
    games = _games_together(user).subquery()
    last = func.max(games.c.at)
    wanted = select(games.c.other, func.count(games.c.table_id.distinct()).label("games"), last.label("last"))
    wanted = wanted.group_by(games.c.other).order_by(last.desc(), games.c.other).limit(MAX_PEOPLE)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return {row.other: PlayedWith(row.games, row.last) for row in rows}


async def have_played(store: Store, user: str, other: str) -> bool:
    """Return whether two users have played in one started game."""
    games = _games_together(user).subquery()
    wanted = select(games.c.other).where(games.c.other == other).limit(1)
    return await store.read(lambda connection: connection.execute(wanted).first()) is not None


# -------------------------------------------------------------------- friends


async def friends_of(store: Store, user: str) -> dict[str, float]:
    """Return whom a user calls a friend, and since when."""
    wanted = select(friends).where(friends.c.user_id == user).order_by(friends.c.since)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return {row.friend_id: row.since for row in rows}


def add_friend(user: str, friend: str, now: float) -> Writes:
    return [remove_friend(user, friend), insert(friends).values(user_id=user, friend_id=friend, since=now)]


def remove_friend(user: str, friend: str) -> Executable:
    return delete(friends).where(friends.c.user_id == user, friends.c.friend_id == friend)


async def friends_tables(store: Store, user: str) -> list[TableRow]:
    """Return open tables of friends at which the user does not sit: waiting ones, and running ones to watch."""
    called = select(friends.c.friend_id).where(friends.c.user_id == user)
    theirs = select(seats.c.table_id).where(seats.c.user_id.in_(called))
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    shown = or_(tables.c.status == "waiting", and_(tables.c.status == "running", tables.c.spectators))
    wanted = (
        select(tables)
        .where(tables.c.open, shown, tables.c.quarantined.is_(None), tables.c.lesson.is_(None))
        .where(or_(tables.c.host.in_(called), tables.c.id.in_(theirs)), tables.c.id.not_in(mine))
        .order_by(tables.c.status.desc(), tables.c.changed.desc(), tables.c.id)
        .limit(MAX_FRIENDS_TABLES)
    )
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [TableRow.from_row(row) for row in rows]


async def users_named(store: Store, ids: Iterable[str], name: str) -> list[UserRow]:
    """Return those of the users who have this name, however it is capitalized, and are not banned."""
    wanted = select(users).where(users.c.id.in_(set(ids)), ~users.c.banned)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [UserRow.from_row(row) for row in rows if row.name.casefold() == name.casefold()]
