"""The interface of a database: its URL, error translation and schema upgrades.

Work on a database is a function of a SQLAlchemy connection. SQLite runs it in a thread, PostgreSQL as a coroutine.
"""

from __future__ import annotations

import contextlib
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import orjson
from sqlalchemy import URL, Connection, Executable, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, OperationalError

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations

T = TypeVar("T")


class BoundStatement(NamedTuple):
    """A statement built once, with the values of this execution: building takes longer than executing."""

    statement: Executable
    values: Mapping[str, Any]


Write = Executable | BoundStatement
Lock = Literal["exclusive", "shared"] | None  # of one server, of the nodes of a cluster, or of a tool beside them

_SQLSTATES = {
    "28P01": "the password is wrong",
    "28000": "the server does not let this user in",
    "3D000": "there is no such database on the server; create it first (createdb)",
    "42501": "this user may not do that there",
    "53100": "the disk is full",
    "53300": "the server has too many connections",
    "57P03": "the server is starting or stopping; try again soon",
}


def parse_url(url: str) -> URL:
    """Return the address with `sqlite` or `postgresql` as its driver; StoreError if it is of another kind."""
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
    """An open connection for writing; the work commits or rolls back itself."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Database(ABC):
    """One database, SQLite or PostgreSQL. Every StoreError from here names it, without its password."""

    place: str

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run the work in its own transaction with repeatable reads."""

    @abstractmethod
    async def run_migration(self, work: Callable[[Connection], T]) -> T:
        """Run the work in one transaction that may change the schema. The caller has a writer with the lock."""

    @abstractmethod
    async def transact(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        """Run the work in one short transaction beside the writer, and commit it; urgent work never queues."""

    @abstractmethod
    async def writer(self, lock: Lock) -> Writer:
        """Open a connection for writing, which holds the lock of this database until closed."""

    @abstractmethod
    async def holds_lock(self) -> bool:
        """Return whether the lock that a writer took is still held."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections and release the lock."""

    async def revision(self) -> str | None:
        """Return the revision of the schema, None if the database is empty.

        StoreError if it is newer than this version of Cosca, or of another program.
        """
        return await self.read(migrations.revision_of)

    async def upgrade(self, lock: Lock = "exclusive") -> None:
        """Upgrade the schema to this version. The caller has a writer with this lock.

        The nodes of a cluster share it: others may run, and may have a newer version.
        """
        if lock == "shared":
            await self.transact(migrations.upgrade_cluster)
        elif await self.revision() != migrations.newest():
            await self.run_migration(migrations.upgrade)

    @contextlib.contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Raise problems of the database as StoreError; errors of a statement are not changed."""
        try:
            yield
        except StoreError as error:
            if str(error).startswith(self.place):
                raise
            raise type(error)(f"{self.place}: {error}") from error.__cause__
        except OSError as error:
            raise StoreError(f"{self.place}: {self.unreachable(error)}") from error
        except Exception as error:
            problem = _problem(error)
            if problem is None:
                raise
            raise StoreError(f"{self.place}: {problem}") from error

    def unreachable(self, error: OSError) -> str:
        """Return the text for an error of the operating system."""
        return error.strerror or str(error)


def _problem(error: Exception) -> str | None:
    """Return the text for a problem of the database; None for an error of a statement or its values."""
    cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(cause, "sqlstate", None)
    words = " ".join(str(cause).split())
    if state in _SQLSTATES:
        return _SQLSTATES[state]
    if "file is not a database" in words:
        return "this file is not a SQLite database"
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "the connection to the database was lost"
    damaged = type(error) is DatabaseError  # no kind of its own: the file itself is broken
    if damaged or isinstance(error, OperationalError | InterfaceError) or (state and not isinstance(error, DBAPIError)):
        return re.sub(r"^<class '[^']+'>: ", "", words)
    return None


def loads(text: str | bytes) -> Any:
    """Decode a JSON column; None if it is not JSON, so that one damaged row does not hide the others."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def dumps(value: Any) -> str:
    """Encode the value of a JSON column."""
    return orjson.dumps(value).decode()
