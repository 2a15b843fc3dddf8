"""Backup of the whole database to one file, and restore; SQLite and PostgreSQL can read each other's backups.

The file is gzipped lines of JSON: a heading with the revision of the schema and the number of rows of each table, then
one line `[table, {column: value}]` for each row, in an order in which no row points to a later one.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    Numeric,
    Table,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DBAPIError

from cosca._version import __version__
from cosca.kernel.errors import BadDocument
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations, open_database
from cosca.server.storage.rows import ColumnValues
from cosca.server.storage.schema import (
    cluster_secrets,
    compatibility,
    events,
    fence,
    leases,
    nodes,
    rate_limits,
)

FORMAT = "cosca backup"
FORMAT_VERSION = 1
CHUNK = 500
RUNNING = (fence, nodes, leases, events, rate_limits, cluster_secrets)  # about the servers that use the database
NO_DATA = (migrations.VERSION_TABLE, compatibility.name, *(table.name for table in RUNNING))


@dataclass(frozen=True, slots=True)
class Heading:
    """The header of a backup."""

    schema: str
    rows: dict[str, int]


async def backup(url: str, file: Path) -> int:
    """Write a consistent copy of the database, also while a server uses it; return the number of rows.

    The file appears, or is replaced, only when it is complete.
    """
    where = open_database(url)
    try:
        with _replacing(file) as target:
            return await where.read(lambda connection: _write(connection, target))
    finally:
        await where.close()


async def restore(url: str, file: Path, replace: bool = False) -> int:
    """Fill an empty database from a backup; with `replace`, any database of Cosca. Return the number of rows.

    It is one transaction: if the file is damaged, the database does not change.
    """
    heading = _heading(file)
    where = open_database(url)
    try:
        writer = await where.writer("exclusive")
        try:
            await where.run_migration(lambda connection: _fill(connection, file, heading, replace))
        finally:
            await writer.close()
        return sum(heading.rows.values())
    finally:
        await where.close()


@contextlib.contextmanager
def _replacing(file: Path) -> Iterator[IO[bytes]]:
    """Open a new file, readable by its owner only, that replaces `file` on success."""
    if file.is_dir() or not file.parent.is_dir():
        raise StoreError(f"{file}: name a file in a folder that is there")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as target:
            yield target
            target.flush()
            os.fsync(target.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink()
        raise


def _tables(connection: Connection) -> dict[str, Table]:
    """Return the tables as reflected from the database, referenced ones first."""
    metadata = MetaData()

    @event.listens_for(metadata, "column_reflect")
    def reflected(inspector: object, table: object, column: Any) -> None:
        if isinstance(column["type"], JSON):
            column["type"] = JSON(none_as_null=True)

    metadata.reflect(connection)
    return {str(table.name): table for table in metadata.sorted_tables if table.name not in NO_DATA}


def _counts(connection: Connection, tables: dict[str, Table]) -> dict[str, int]:
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one() for name, table in tables.items()
    }


def _write(connection: Connection, target: IO[bytes]) -> int:
    revision = migrations.revision_of(connection)
    if revision is None:
        raise StoreError("the database is empty, there is nothing to back up")
    tables = _tables(connection)
    counts = _counts(connection, tables)
    heading = {"format": FORMAT, "version": FORMAT_VERSION, "cosca": __version__, "made": time.time()}
    with gzip.GzipFile(fileobj=target, mode="wb", filename="") as packed:
        packed.write(orjson.dumps(heading | {"schema": revision, "rows": counts}) + b"\n")
        for name, table in tables.items():
            columns = [str(column.name) for column in table.columns]
            for row in connection.execution_options(yield_per=CHUNK).execute(select(table)):
                packed.write(orjson.dumps([name, dict(zip(columns, row, strict=True))]) + b"\n")
    return sum(counts.values())


def _fill(connection: Connection, file: Path, heading: Heading, replace: bool) -> None:
    if migrations.revision_of(connection) is not None:
        rows = sum(_counts(connection, _tables(connection)).values())
        if rows and not replace:
            raise StoreError(f"the database is not empty ({rows} rows); --replace deletes what is there")
        everything = MetaData()
        everything.reflect(connection)
        everything.drop_all(connection)
    migrations.upgrade(connection, heading.schema)
    tables = _tables(connection)
    for name, rows in _chunks(file, tables):
        try:
            connection.execute(insert(tables[name]), rows)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise
            raise BadDocument(f"{file}: a row of {name} does not fit the database: {error.orig}") from error
    counts = _counts(connection, tables)
    if counts != heading.rows:
        raise BadDocument(f"{file}: it holds other numbers of rows than its heading says; it is broken")
    migrations.upgrade(connection)


def _heading(file: Path) -> Heading:
    first = next(_lines(file), None)
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise BadDocument(f"{file}: this is not a backup of Cosca")
    if first.get("version") != FORMAT_VERSION or not migrations.known(str(first.get("schema"))):
        raise BadDocument(f"{file}: it was made by a newer version of Cosca ({first.get('cosca')}); update this one")
    rows = first.get("rows")
    if not isinstance(rows, dict):
        raise BadDocument(f"{file}: its heading does not say how many rows there are")
    return Heading(str(first["schema"]), rows)


def _lines(file: Path) -> Iterator[Any]:
    """Yield the lines; BadDocument where the file is damaged or ends too early."""
    number = 0
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                number += 1
                yield orjson.loads(line)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        what = "this is not a backup of Cosca" if number == 0 else f"it is broken after line {number} ({error})"
        raise BadDocument(f"{file}: {what}") from None
    except orjson.JSONDecodeError:
        raise BadDocument(f"{file}: line {number} cannot be read; it is broken") from None


def _chunks(file: Path, tables: dict[str, Table]) -> Iterator[tuple[str, list[ColumnValues]]]:
    """Yield the rows in batches that can be written together."""
    lines = _lines(file)
    next(lines)
    name, rows = "", list[ColumnValues]()
    for number, line in enumerate(lines, 2):
        match line:
            case [str(of), dict(row)] if of in tables and _fits(tables[of], row):
                if rows and (of != name or len(rows) == CHUNK):
                    yield name, rows
                    rows = []
                name = of
                rows.append(row)
            case _:
                raise BadDocument(f"{file}: line {number} is not a row of its tables; it is broken")
    if rows:
        yield name, rows


def _fits(table: Table, row: ColumnValues) -> bool:
    return row.keys() == set(table.columns.keys()) and all(
        value is None or _of_type(table.columns[name], value) for name, value in row.items()
    )


def _of_type(column: Column[Any], value: object) -> bool:
    """Return whether the value has the type of the column; SQLite itself would accept any."""
    match column.type:
        case JSON():
            return True
        case Boolean():
            return isinstance(value, bool)
        case Integer():
            return isinstance(value, int) and not isinstance(value, bool)
        case Float() | Numeric():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case _:
            return isinstance(value, str)
