"""A database and a network for the simulation of leases: the SQL of the cluster runs on SQLite, at a virtual time.

The statements are those of `cosca.server.storage.cluster` and `fence`; only the clock and row locks are replaced.
SQLite runs one transaction at a time, which is how PostgreSQL orders those that lock the same row.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any, Final

from sqlalchemy import Executable

from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.storage import batch_writer
from cosca.server.storage import cluster as sql
from cosca.server.storage.fence import TableFence

SCHEMA: Final = """
    CREATE TABLE nodes (id TEXT PRIMARY KEY, until REAL, version TEXT, rules TEXT, draining INT, address TEXT,
                        started REAL, facts TEXT);
    CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT, rules INT, owner TEXT, epoch INT);
    CREATE TABLE entries (table_id TEXT, seq INT, epoch INT, node TEXT);
"""
SHORT_DELAY: Final = 0.05
LOST_SECONDS: Final = 0.3  # until a node learns that its connection is lost


class Violation(AssertionError):
    """Something happened that must never happen."""


class _Row(tuple[Any, ...]):
    """A row whose columns have names."""

    names: tuple[str, ...]

    def __getattr__(self, name: str) -> Any:
        return self[self.names.index(name)]

    @property
    def _mapping(self) -> dict[str, Any]:
        values = dict(zip(self.names, self, strict=True))
        if isinstance(values.get("rules"), str):
            values["rules"] = json.loads(values["rules"])
        return values


_kinds: dict[tuple[str, ...], type[_Row]] = {}


class _Result:
    def __init__(self, cursor: sqlite3.Cursor) -> None:
        names = tuple(column[0] for column in cursor.description or ())
        kind = _kinds.get(names) or _kinds.setdefault(names, type("_Named", (_Row,), {"names": names}))
        self._rows = [kind(row) for row in cursor.fetchall()]

    def __iter__(self) -> Any:
        return iter(self._rows)

    def one_or_none(self) -> Any:
        return self._rows[0] if self._rows else None

    def scalar_one_or_none(self) -> Any:
        return self._rows[0][0] if self._rows else None


_texts: dict[tuple[int, int], tuple[Executable, str]] = {}


def _text(statement: Executable, many: int) -> str:
    """Return the statement as SQLite runs it; `many`: the length of the list that it is given."""
    known = _texts.get((id(statement), many))
    if known is None:
        text = str(statement).replace(sql.NOW, ":now").replace("cast(:rules AS json)", ":rules")
        text = re.sub(r"\s+FOR (NO KEY )?UPDATE.*", "", text)
        text = re.sub(r"\(__\[POSTCOMPILE_\w+\]\)", f"({', '.join(f':item{n}' for n in range(many))})", text)
        known = _texts[id(statement), many] = (statement, text)  # keeps the statement, so that its id stays its own
    return known[1]


class Database:
    """The database of the simulated cluster. `now` is its clock."""

    def __init__(self) -> None:
        self._sqlite: Final = sqlite3.connect(":memory:", isolation_level=None)
        self._sqlite.executescript(SCHEMA)
        self.now: Callable[[], float] = lambda: 0.0

    def reset(self, tables: list[str], rules: int) -> None:
        """Start again with these tables."""
        for name in ("nodes", "tables", "entries"):
            self._sqlite.execute(f"DELETE FROM {name}")
        for id in tables:
            self._sqlite.execute("INSERT INTO tables VALUES (?, 'la_famiglia', ?, NULL, 0)", (id, rules))

    def execute(self, statement: Executable | str, values: dict[str, Any] | None = None) -> _Result:
        """Run a statement of SQLAlchemy, as a connection does."""
        given: dict[str, Any] = {"now": self.now()}
        many = 0
        for name, value in (values or {}).items():
            if isinstance(value, list):
                many = len(value)
                given |= {f"item{n}": item for n, item in enumerate(value)}
            else:
                given[name] = value
        if not isinstance(statement, str):
            statement = _text(statement, many)
        return _Result(self._sqlite.execute(statement, given))

    # ---------------------------------------------------------------- what the tables hold

    def length(self, table: str) -> int:
        """Return the number of entries of a table."""
        return self.execute("SELECT count(*) FROM entries WHERE table_id = :table", {"table": table}).one_or_none()[0]

    def owner(self, table: str) -> tuple[str | None, int]:
        """Return owner and epoch of a table."""
        return tuple(self.execute("SELECT owner, epoch FROM tables WHERE id = :table", {"table": table}).one_or_none())

    def has_lease(self, node: str) -> bool:
        """Return whether the lease of a node lasts."""
        return (
            self.execute("SELECT 1 FROM nodes WHERE id = :id AND until > :now", {"id": node}).one_or_none() is not None
        )

    def append(self, table: str, seq: int, fence: TableFence) -> None:
        """Write an entry under its fence, as the batch writer does, and check the log of the table."""
        if batch_writer.stale_fences(self, {fence}):  # type: ignore[arg-type]
            raise Moved("stale")
        last = self.execute(
            "SELECT max(seq), max(epoch) FROM entries WHERE table_id = :table", {"table": table}
        ).one_or_none()
        if seq != (last[0] or 0) + 1:
            raise Violation(f"entry {seq} of table {table} follows entry {last[0] or 0}")
        if fence.epoch < (last[1] or 0):
            raise Violation(f"epoch {fence.epoch} of table {table} follows epoch {last[1]}")
        values = {"table": table, "seq": seq, "epoch": fence.epoch, "node": fence.node}
        self.execute("INSERT INTO entries VALUES (:table, :seq, :epoch, :node)", values)


class Network:
    """The way of one node to the database: slow, or broken."""

    def __init__(self, random: Random, violations: list[Exception]) -> None:
        self._random: Final = random
        self._violations: Final = violations
        self.max_delay = self.max_answer_delay = SHORT_DELAY
        self.lost = 0.0  # the share of requests that are lost, and of answers
        self.closed = False  # nothing arrives any more

    async def call(self, work: Callable[[], Any]) -> Any:
        """Have the database do something; StoreError if request or answer is lost."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        random = self._random

        def finish(result: Any, error: Exception | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

        def arrive() -> None:
            if self.closed:
                return
            result, error = None, None
            try:
                result = work()
            except Violation as violation:
                self._violations.append(violation)
                error = StoreError("violated")
            except Exception as problem:
                error = problem
            if random.random() < self.lost:
                result, error = None, StoreError("the answer was lost")
            loop.call_later(random.random() * self.max_answer_delay, finish, result, error)

        if random.random() < self.lost:
            loop.call_later(LOST_SECONDS, finish, None, StoreError("the request was lost"))
        else:
            loop.call_later(random.random() * self.max_delay, arrive)
        return await answer


class WorldStore:
    """The store of one node."""

    def __init__(self, database: Database, network: Network) -> None:
        self._database: Final = database
        self._network: Final = network

    async def transact(self, work: Callable[[Any], Any], urgent: bool = False) -> Any:
        return await self._network.call(lambda: work(self._database))

    async def load(self, fence: TableFence) -> int:
        """Return the number of entries; Moved if the fence is stale. As `TableCore.load`."""

        def read() -> int:
            if self._database.owner(fence.table_id) != (fence.node, fence.epoch):
                raise Moved("stale")
            return self._database.length(fence.table_id)

        return await self._network.call(read)

    async def append(self, seq: int, fence: TableFence) -> None:
        await self._network.call(lambda: self._database.append(fence.table_id, seq, fence))
