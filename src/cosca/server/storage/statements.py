"""Statements that change tables, seats, logs, chats and users."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Executable, Table, and_, bindparam, delete, func, insert, select, update

from cosca.server.storage.database import BoundStatement, Write
from cosca.server.storage.rows import ChatRow, ColumnValues, EntryRow, PinRow, SeatRow, StateRow, TableRow
from cosca.server.storage.schema import (
    advance_answers,
    channels,
    chat,
    duties,
    entries,
    friends,
    invitations,
    members,
    mutes,
    notes,
    notifications,
    pins,
    results,
    seats,
    states,
    studies,
    tables,
    users,
    watches,
)

Writes = list[Write]  # in order, committed together or not at all
DELETED_NAME = "(left)"  # name in the chat of a deleted user
# Built once, as every choice needs them; the values are bound when they are executed.
_CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("of"))
_CHANGE_SEAT: Final = update(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
_INSERT_ENTRY: Final = insert(entries)
_INSERT_STATE: Final = insert(states)
_DELETE_STATES: Final = delete(states).where(states.c.table_id == bindparam("of"), states.c.seq >= bindparam("first"))
_INSERT_LINE: Final = insert(chat)


# -------------------------------------------------------------------- tables


def insert_table(row: TableRow, seated: Iterable[SeatRow]) -> Writes:
    """Insert a table with its seats and its host as the first member."""
    return [
        insert(tables).values(row.to_values()),
        insert(members).values(table_id=row.id, user_id=row.host),
        *[insert_seat(seat) for seat in seated],
    ]


def change_table(id: str, values: ColumnValues) -> Write:
    """Update columns of the table's row."""
    return BoundStatement(_CHANGE_TABLE, {"of": id, **values})


def delete_table(id: str) -> Executable:
    """Delete the table with all that belongs to it."""
    return delete(tables).where(tables.c.id == id)


def insert_member(id: str, user: str) -> Executable:
    """Allow a user to see the table and sit there."""
    return insert(members).values(table_id=id, user_id=user)


def delete_member(id: str, user: str) -> Executable:
    """Take membership of the table from a user."""
    return delete(members).where(members.c.table_id == id, members.c.user_id == user)


# -------------------------------------------------------------------- seats


def insert_seat(row: SeatRow) -> Executable:
    """Insert a seat."""
    return insert(seats).values(row.to_values())


def change_seat(row: SeatRow) -> Write:
    """Update who sits in a seat and who plays it."""
    values = row.to_values()
    return BoundStatement(_CHANGE_SEAT, {"of": values.pop("table_id"), "at": values.pop("seat"), **values})


def delete_seats(id: str, removed: list[int]) -> Writes:
    """Delete seats that the table no longer has."""
    return [delete(seats).where(seats.c.table_id == id, seats.c.seat.in_(removed))] if removed else []


# -------------------------------------------------------------------- the log


def insert_entry(row: EntryRow) -> Write:
    """Insert an entry of the log."""
    return BoundStatement(_INSERT_ENTRY, row.to_values())


def insert_state(row: StateRow) -> Write:
    """Insert a state document, from which the table is loaded next time."""
    return BoundStatement(_INSERT_STATE, row.to_values())


def delete_states(id: str, first: int) -> Write:
    """Delete the state documents from this entry on."""
    return BoundStatement(_DELETE_STATES, {"of": id, "first": first})


def is_log_write(write: Write) -> bool:
    """Return whether the write concerns only the log or the chat of a table."""
    log = (_INSERT_ENTRY, _INSERT_STATE, _DELETE_STATES, _INSERT_LINE)
    return isinstance(write, BoundStatement) and any(write.statement is statement for statement in log)


# -------------------------------------------------------------------- talk


def insert_line(row: ChatRow) -> Write:
    """Insert a line of the chat."""
    return BoundStatement(_INSERT_LINE, row.to_values())


def replace_pin(row: PinRow) -> Writes:
    """Replace the sign of a seat on an element."""
    return [delete_pin(row.table_id, row.seat, row.on_element), insert(pins).values(row.to_values())]


def delete_pin(id: str, seat: int, on: str) -> Executable:
    """Delete the sign of the seat on the element."""
    return delete(pins).where(pins.c.table_id == id, pins.c.seat == seat, pins.c.on_element == on)


def mute(user: str, other: str, on: bool) -> Writes:
    """Mute or unmute another user's lines for a user."""
    removal = delete(mutes).where(mutes.c.user_id == user, mutes.c.muted == other)
    return [removal, insert(mutes).values(user_id=user, muted=other)] if on else [removal]


# -------------------------------------------------------------------- people


def delete_user(id: str, bot: str) -> Writes:
    """Delete the user: bots take over in running games, waiting seats become free, chat lines lose their name.

    Another seated user becomes the host of a table; a waiting table without one is deleted. The webhooks of the user's
    tables are deleted, as their addresses are those of the user.
    """
    next_host = select(func.min(seats.c.user_id)).where(seats.c.table_id == tables.c.id).scalar_subquery()
    webhooks = channels.c.table_id.in_(select(tables.c.id).where(tables.c.host == id))
    return [
        delete(notifications).where(notifications.c.channel.in_(select(channels.c.id).where(webhooks))),
        delete(channels).where(webhooks),
        *_stand_up(id, bot),
        delete(tables).where(tables.c.host == id, tables.c.status == "waiting", next_host.is_(None)),
        update(tables).where(tables.c.host == id).values(host=next_host),
        update(chat).where(chat.c.user_id == id).values(name=DELETED_NAME, user_id=None),
        delete(users).where(users.c.id == id),
    ]


def _stand_up(id: str, bot: str) -> Writes:
    """Vacate all seats of the user. In a running game a bot takes over, marked `stand_in` so that it is announced."""
    mine = seats.c.user_id == id
    running = seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == "running"))
    played_on = func.coalesce(seats.c.bot, bot)
    return [
        update(seats).where(mine, running).values(bot=played_on, user_id=None, stand_in=True, seen=None, name=None),
        update(seats).where(mine).values(bot=None, user_id=None, stand_in=False, seen=None, name=None),
    ]


def transfer_guest(guest: str, account: str, bot: str) -> Writes:
    """Transfer all that a guest has to an account, including what the guest has seen.

    At a table where the account sits or has played, the seats of the guest are vacated, as the guest never returns.
    """
    sits = select(seats.c.table_id).where(seats.c.user_id == account)
    sits = sits.union(select(entries.c.table_id).where(entries.c.user_id == account))
    knows = select(members.c.table_id).where(members.c.user_id == account)
    return [
        update(seats).where(seats.c.user_id == guest, seats.c.table_id.not_in(sits)).values(user_id=account),
        *_stand_up(guest, bot),
        update(members).where(members.c.user_id == guest, members.c.table_id.not_in(knows)).values(user_id=account),
        update(tables).where(tables.c.host == guest).values(host=account),
        update(entries).where(entries.c.user_id == guest).values(user_id=account),
        update(chat).where(chat.c.user_id == guest).values(user_id=account),
        update(studies).where(studies.c.user_id == guest).values(user_id=account),
        update(advance_answers).where(advance_answers.c.user_id == guest).values(user_id=account),
        *_transfer_people(guest, account),
        *_transfer_channels(guest, account),
        *_transfer_duties(guest, account),
    ]


def _transfer_people(guest: str, account: str) -> Writes:
    """Transfer notes, watches, invitations, friends and results of a guest to an account.

    Where the account has its own, the guest's are deleted. At a table where both played, the result of the guest
    belongs to nobody: otherwise one person would have played against themselves.
    """
    played = select(results.c.table_id).where(results.c.user_id == account).scalar_subquery()
    both = and_(results.c.user_id == guest, results.c.table_id.in_(played))
    return [
        *_transfer_rows(notes, "user_id", "table_id", guest, account),
        *_transfer_rows(watches, "user_id", "table_id", guest, account),
        *_transfer_rows(invitations, "user_id", "table_id", guest, account),
        update(invitations).where(invitations.c.by == guest).values(by=account),
        delete(invitations).where(invitations.c.user_id == account, invitations.c.by == account),
        *_transfer_rows(friends, "user_id", "friend_id", guest, account),
        *_transfer_rows(friends, "friend_id", "user_id", guest, account),
        delete(friends).where(friends.c.user_id == account, friends.c.friend_id == account),
        update(results).where(both).values(user_id=None),
        update(results).where(results.c.user_id == guest).values(user_id=account),
    ]


def _transfer_rows(table: Table, owner: str, key: str, guest: str, account: str) -> Writes:
    """Change the owner of rows that are unique by owner and key, unless the account has the same; delete the rest."""
    same = table.alias()
    known = select(same.c[key]).where(same.c[owner] == account)
    guests = table.c[owner] == guest
    return [
        update(table).where(guests, table.c[key].not_in(known)).values({owner: account}),
        delete(table).where(guests),
    ]


def _transfer_duties(guest: str, account: str) -> Writes:
    """Transfer the inbox, and the duties at the tables where the account has the seat now."""
    seated = select(seats.c.table_id).where(seats.c.user_id == account)
    return [
        update(duties).where(duties.c.user_id == guest, duties.c.table_id.in_(seated)).values(user_id=account),
        delete(duties).where(duties.c.user_id == guest),
        update(notifications).where(notifications.c.user_id == guest).values(user_id=account),
    ]


def _transfer_channels(guest: str, account: str) -> Writes:
    """Transfer channels with their notifications; where the account has the same address, its own channel stays."""
    own = select(channels.c.address).where(channels.c.user_id == account)
    double = select(channels.c.id).where(channels.c.user_id == guest, channels.c.address.in_(own))
    moved = select(channels.c.id).where(channels.c.user_id == guest)
    return [
        delete(notifications).where(notifications.c.channel.in_(double)),
        delete(channels).where(channels.c.id.in_(double)),
        update(notifications).where(notifications.c.channel.in_(moved)).values(user_id=account),
        update(channels).where(channels.c.user_id == guest).values(user_id=account),
    ]
