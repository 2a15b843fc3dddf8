"""Where the data lie: the address as people write it, what can go wrong in plain words, and the schema.

Work on a database is a plain function on a connection of SQLAlchemy. SQLite runs it in a thread, PostgreSQL as a
coroutine.
"""

from __future__ import annotations

import contextlib
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import orjson
from sqlalchemy import URL, Connection, Executable, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, OperationalError

from cosca.server import migrations
from cosca.server.errors import StoreError

T = TypeVar("T")


class Bound(NamedTuple):
    """A statement that was made once, with the values of this time: making one takes longer than carrying it out."""

    statement: Executable
    values: Mapping[str, Any]


Write = Executable | Bound

_SQLSTATES = {
    "28P01": "the password is wrong",
    "28000": "the server does not let this user in",
    "3D000": "there is no such database on the server; create it first (createdb)",
    "42501": "this user may not do that there",
    "53100": "the disk is full",
    "53300": "the server has too many connections",
    "57P03": "the server is starting or stopping; try again soon",
}


def data_folder() -> Path:
    """The user's folder for what Cosca keeps."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cosca"


def default_url() -> str:
    """The address of the database that is used if nobody names one: a SQLite file in the data folder."""
    return f"sqlite:///{data_folder() / 'cosca.sqlite3'}"


def database(url: str) -> Database:
    """The database at this address. StoreError if there can be none."""
    from cosca.server.postgresql import PostgreSQL
    from cosca.server.sqlite import SQLite

    parsed = _parsed(url)
    return SQLite(parsed) if parsed.drivername == "sqlite" else PostgreSQL(parsed)


def _parsed(url: str) -> URL:
    forms = "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(f"the address of the database cannot be read; {forms}") from None
    kind = parsed.drivername.partition("+")[0]
    if kind == "postgres":
        kind = "postgresql"
    if kind not in ("sqlite", "postgresql"):
        raise StoreError(f"{kind}: this kind of database is not known; {forms}")
    return parsed.set(drivername=kind)


class Writer(Protocol):
    """A connection to write with, kept open; work commits or rolls back itself."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Database(ABC):
    """One database, SQLite or PostgreSQL. Every StoreError from here names it, without its password."""

    place: str

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs the work in a transaction of its own, in which nothing changes that it has read."""

    @abstractmethod
    async def alter(self, work: Callable[[Connection], T]) -> T:
        """Runs the work in one transaction that may change the schema. Whoever calls has a writer with the lock."""

    @abstractmethod
    async def writer(self, lock: bool) -> Writer:
        """A connection to write with. With `lock`, nobody else gets the lock of this database as long as it lives."""

    @abstractmethod
    async def holds_lock(self) -> bool:
        """Whether the lock that a writer took is still there."""

    @abstractmethod
    async def close(self) -> None:
        """Gives back connections and lock."""

    async def revision(self) -> str | None:
        """The revision of the schema, None if the database is empty.

        StoreError if it is newer than this version of Cosca, or somebody else's.
        """
        return await self.read(migrations.revision_of)

    async def upgrade(self) -> None:
        """Brings the schema to this version's. Whoever calls has a writer with the lock."""
        if await self.revision() != migrations.newest():
            await self.alter(migrations.upgrade)

    @contextlib.contextmanager
    def plain(self) -> Iterator[None]:
        """Trouble with the database is raised as a StoreError; what is wrong with a statement stays what it is."""
        try:
            yield
        except StoreError as wrong:
            if str(wrong).startswith(self.place):
                raise
            raise StoreError(f"{self.place}: {wrong}") from wrong.__cause__
        except OSError as wrong:
            raise StoreError(f"{self.place}: {self.unreachable(wrong)}") from wrong
        except Exception as wrong:
            told = _told(wrong)
            if told is None:
                raise
            raise StoreError(f"{self.place}: {told}") from wrong

    def unreachable(self, wrong: OSError) -> str:
        """An error of the operating system in plain words."""
        return wrong.strerror or str(wrong)


def _told(wrong: Exception) -> str | None:
    """In plain words; None for a mistake in a statement or in what it writes, or no trouble of a database at all."""
    cause: BaseException | None = wrong.orig if isinstance(wrong, DBAPIError) else wrong
    state = getattr(cause, "sqlstate", None)
    words = " ".join(str(cause).split())
    if state in _SQLSTATES:
        return _SQLSTATES[state]
    if "file is not a database" in words:
        return "this file is not a SQLite database"
    if isinstance(wrong, DBAPIError) and wrong.connection_invalidated:
        return "the connection to the database was lost"
    damaged = type(wrong) is DatabaseError  # no kind of its own: the file itself is broken
    if damaged or isinstance(wrong, OperationalError | InterfaceError) or (state and not isinstance(wrong, DBAPIError)):
        return re.sub(r"^<class '[^']+'>: ", "", words)
    return None


def loads(text: str | bytes) -> Any:
    """What stands in a column of JSON; None if that is none, so that one broken row keeps nobody from the others."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def dumps(value: Any) -> str:
    """JSON as it stands in the columns of that type."""
    return orjson.dumps(value).decode()
