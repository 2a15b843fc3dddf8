"""What administrators are told, as types. The page's types are generated from these."""

from __future__ import annotations

from typing_extensions import TypedDict

from cosca.server.wire import Facts, Refusal
from cosca.server.wire_http import TableBrief


class Person(TypedDict):
    """A user as an administrator sees them."""

    id: str
    name: str
    login: str | None
    email: str | None
    admin: bool
    banned: bool
    muted: bool
    created: float
    seen: float


class People(TypedDict):
    """A page of a list of users."""

    people: list[Person]
    next: str


class PersonInspected(TypedDict):
    """A user with the number of devices and the tables."""

    person: Person
    devices: int
    tables: list[TableBrief]


class Member(TypedDict):
    """Somebody who was let in to a table."""

    id: str
    name: str


class TableInspected(TypedDict):
    """A table, who was let in, and how much is in its log and chat: nothing of what is in them.

    `damage` says why it cannot be played on, if that is so.
    """

    table: TableBrief
    members: list[Member]
    entries: int
    chat: int
    damage: Refusal | None


class Audited(TypedDict):
    """What an administrator did."""

    n: int
    at: float
    by: str
    what: str
    about: str
    facts: Facts


class Trouble(TypedDict):
    """An error that was logged: the same line, so without secrets."""

    at: float
    what: str
    facts: Facts
