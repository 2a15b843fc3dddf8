"""Types of the responses for administrators. The page's types are generated from these."""

from __future__ import annotations

from typing_extensions import TypedDict

from cosca.server.protocol.http_models import TableBrief
from cosca.server.protocol.server_messages import Facts, Refusal


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
    """A member of a table."""

    id: str
    name: str


class TableInspected(TypedDict):
    """A table with its members and the sizes of its log and chat, without their contents.

    `damage` is the reason why it cannot be played, if it is damaged.
    """

    table: TableBrief
    members: list[Member]
    entries: int
    chat: int
    damage: Refusal | None


class AuditEntry(TypedDict):
    """An entry of the audit log."""

    n: int
    at: float
    by: str
    what: str
    about: str
    facts: Facts


class LoggedError(TypedDict):
    """A logged error, as in the log and so without secrets."""

    at: float
    what: str
    facts: Facts


class ResetLink(TypedDict):
    """A link with which a user sets a new password."""

    link: str


class Removed(TypedDict):
    """The id of a user or table that was deleted."""

    removed: str


class RenewedInvite(TypedDict):
    """The id of a table whose old invite links no longer work."""

    renewed: str
