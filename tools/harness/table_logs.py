"""The logs of tables as they are in the database, read with plain SQL and none of the server's code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import asyncpg
import orjson

ENTRIES = "SELECT * FROM entries ORDER BY table_id, seq"
STATES = "SELECT table_id, seq, document FROM states ORDER BY table_id, seq"
TABLES = "SELECT * FROM tables ORDER BY id"


class LogEntry(NamedTuple):
    """A row of `entries`."""

    seq: int
    kind: str
    seat: int | None
    choice: str | None
    message: str | None  # id of the message that caused it
    removes: tuple[int, ...]
    events: str
    epoch: int  # 0 where one server owns all tables


@dataclass
class TableLog:
    """A table with its entries in the order of their numbers, and its state documents by entry."""

    id: str
    game: str
    options: dict[str, Any]
    data: str
    seed: int
    start: dict[str, Any] | None
    status: str
    outcome: dict[str, Any] | None
    epoch: int
    entries: list[LogEntry] = field(default_factory=list[LogEntry])
    states: dict[int, str] = field(default_factory=dict[int, str])


async def read_table_logs(url: str) -> dict[str, TableLog]:
    """Return all tables of a SQLite file or a PostgreSQL database, at one moment, by their ids."""
    if url.startswith("sqlite:///"):
        return _from_sqlite(url.removeprefix("sqlite:///"))
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return _logs(*[await connection.fetch(query) for query in (TABLES, ENTRIES, STATES)])
    finally:
        await connection.close()


def _from_sqlite(file: str) -> dict[str, TableLog]:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("BEGIN")
        tables, entries, states = ([dict(row) for row in connection.execute(q)] for q in (TABLES, ENTRIES, STATES))
        return _logs(tables, entries, states)
    finally:
        connection.close()


def _logs(
    tables: Iterable[Mapping[str, Any]], entries: Iterable[Mapping[str, Any]], states: Iterable[Mapping[str, Any]]
) -> dict[str, TableLog]:
    logs = {row["id"]: _table(row) for row in tables}
    for row in entries:
        logs[row["table_id"]].entries.append(_entry(row))
    for row in states:
        logs[row["table_id"]].states[row["seq"]] = row["document"]
    return logs


def _table(row: Mapping[str, Any]) -> TableLog:
    return TableLog(
        id=row["id"],
        game=row["game"],
        options=_json(row["options"]) or {},
        data=row["data"],
        seed=int(row["seed"], 16),
        start=_json(row["start"]),
        status=row["status"],
        outcome=_json(row["outcome"]),
        epoch=row.get("epoch", 0),
    )


def _entry(row: Mapping[str, Any]) -> LogEntry:
    message = row["message"]
    return LogEntry(
        seq=row["seq"],
        kind=row["kind"],
        seat=row["seat"],
        choice=row["choice"],
        message=None if message is None else str(message).rpartition(" ")[2],  # it follows its sender
        removes=tuple(_json(row["removes"]) or ()),
        events=row["events"],
        epoch=row.get("epoch", 0),
    )


def _json(value: Any) -> Any:
    return orjson.loads(value) if isinstance(value, str) else value
