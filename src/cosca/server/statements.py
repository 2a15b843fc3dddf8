"""What is written to the database: each change as a statement. With `store`, the one place with SQL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Executable, bindparam, delete, func, insert, select, update

from cosca.server.database import Bound, Write
from cosca.server.schema import chat, entries, members, mutes, pins, seats, states, studies, tables, users
from cosca.server.store import ChatRow, EntryRow, PinRow, SeatRow, StateRow, TableRow

Writes = list[Write]  # in their order, committed together or not at all
NOBODY = "(left)"  # the name in the chat of someone whose account is gone
# Made once, as every choice needs them; what they set is what they are carried out with.
_CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("of"))
_CHANGE_SEAT: Final = update(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
_NEW_ENTRY: Final = insert(entries)
_KEEP_STATE: Final = insert(states)
_FORGET_STATES: Final = delete(states).where(states.c.table_id == bindparam("of"), states.c.seq >= bindparam("first"))
_NEW_LINE: Final = insert(chat)


def _values(row: SeatRow | TableRow | EntryRow | StateRow | ChatRow | PinRow) -> dict[str, Any]:
    """What stands in the columns of a row."""
    return {name: getattr(row, name) for name in row.__slots__}


# -------------------------------------------------------------------- tables


def new_table(row: TableRow, seated: Iterable[SeatRow]) -> Writes:
    """A table with its seats; its host is its first member."""
    return [
        insert(tables).values(_values(row)),
        insert(members).values(table_id=row.id, user_id=row.host),
        *[new_seat(each) for each in seated],
    ]


def change_table(id: str, values: dict[str, Any]) -> Write:
    """Other values in the table's row."""
    return Bound(_CHANGE_TABLE, {"of": id, **values})


def delete_table(id: str) -> Executable:
    """The table with all that belongs to it."""
    return delete(tables).where(tables.c.id == id)


def new_member(id: str, user: str) -> Executable:
    """Somebody may see the table and sit there."""
    return insert(members).values(table_id=id, user_id=user)


def remove_member(id: str, user: str) -> Executable:
    """Somebody may see a private table no more."""
    return delete(members).where(members.c.table_id == id, members.c.user_id == user)


# -------------------------------------------------------------------- seats


def new_seat(row: SeatRow) -> Executable:
    """One more seat."""
    return insert(seats).values(_values(row))


def change_seat(row: SeatRow) -> Write:
    """Who sits in a seat, and who plays it."""
    values = _values(row)
    return Bound(_CHANGE_SEAT, {"of": values.pop("table_id"), "at": values.pop("seat"), **values})


def delete_seats(id: str, gone: list[int]) -> Writes:
    """Seats that the table has no more."""
    return [delete(seats).where(seats.c.table_id == id, seats.c.seat.in_(gone))] if gone else []


# -------------------------------------------------------------------- the log


def new_entry(row: EntryRow) -> Write:
    """One more entry of the log."""
    return Bound(_NEW_ENTRY, _values(row))


def keep_state(row: StateRow) -> Write:
    """A state document, from which the next reading goes on."""
    return Bound(_KEEP_STATE, _values(row))


def forget_states(id: str, first: int) -> Write:
    """The state documents from this entry on are no longer so."""
    return Bound(_FORGET_STATES, {"of": id, "first": first})


def of_log(write: Write) -> bool:
    """Whether it changes the game alone, or what was said, and nothing else about its table."""
    log = (_NEW_ENTRY, _KEEP_STATE, _FORGET_STATES, _NEW_LINE)
    return isinstance(write, Bound) and any(write.statement is each for each in log)


# -------------------------------------------------------------------- talk


def new_line(row: ChatRow) -> Write:
    """Something said."""
    return Bound(_NEW_LINE, _values(row))


def put_pin(row: PinRow) -> Writes:
    """A seat's sign on an element, instead of the one that was there."""
    return [take_pin(row.table_id, row.seat, row.on_element), insert(pins).values(_values(row))]


def take_pin(id: str, seat: int, on: str) -> Executable:
    """No sign of the seat on the element any more."""
    return delete(pins).where(pins.c.table_id == id, pins.c.seat == seat, pins.c.on_element == on)


def mute(user: str, other: str, on: bool) -> Writes:
    """What the other says is told to the user no more, or again."""
    here = delete(mutes).where(mutes.c.user_id == user, mutes.c.muted == other)
    return [here, insert(mutes).values(user_id=user, muted=other)] if on else [here]


# -------------------------------------------------------------------- people


def forget_user(id: str, bot: str) -> Writes:
    """The user is gone: bots go on in running games, seats of waiting tables are free, what was said stays unsigned.

    Somebody else who sits at a table hosts it; a table that waits for nobody's start is deleted.
    """
    next_host = select(func.min(seats.c.user_id)).where(seats.c.table_id == tables.c.id).scalar_subquery()
    return [
        *_stand_up(id, bot),
        delete(tables).where(tables.c.host == id, tables.c.status == "waiting", next_host.is_(None)),
        update(tables).where(tables.c.host == id).values(host=next_host),
        update(chat).where(chat.c.user_id == id).values(name=NOBODY, user_id=None),
        delete(users).where(users.c.id == id),
    ]


def _stand_up(id: str, bot: str) -> Writes:
    """All seats of the user are left. In a running game a bot plays on; the mark has everyone told of it."""
    mine = seats.c.user_id == id
    running = seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == "running"))
    played_on = func.coalesce(seats.c.bot, bot)
    return [
        update(seats).where(mine, running).values(bot=played_on, user_id=None, stand_in=True, seen=None),
        update(seats).where(mine).values(bot=None, user_id=None, stand_in=False, seen=None),
    ]


def hand_over(guest: str, account: str, bot: str) -> Writes:
    """What the guest has goes to the account, also what the guest has seen.

    At a table where the account sits or has played itself, the guest, as whom nobody comes back, leaves the seats.
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
    ]
