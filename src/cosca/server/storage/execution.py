"""Executes what precedes or makes a write. With SQLite, SQL goes to the driver, that of bound statements compiled once:
SQLAlchemy's execution takes several times as long as the statement itself, and every choice needs a few of them.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Connection, Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler

from cosca.server.storage.database import BoundStatement, Write

MAX_COMPILED = 500  # statements with different columns


class _CompiledStatement(NamedTuple):
    """The SQL of a statement, and for each of its positions the name of the value and how it is encoded."""

    sql: str
    parameters: tuple[tuple[str, Callable[[Any], Any] | None], ...]


def execute(connection: Connection, write: Write) -> None:
    """Execute a write in the transaction of the connection, which begins here if there is none."""
    if not isinstance(write, BoundStatement):
        connection.execute(write)
        return
    statement, values = write
    if connection.dialect.name != "sqlite":
        connection.execute(statement, values)
        return
    sql, parameters = _compile(statement, tuple(values), connection.dialect)
    encoded = [values[name] if encode is None else encode(values[name]) for name, encode in parameters]
    try:
        _cursor(connection).execute(sql, encoded)
    except sqlite3.Error:  # it has changed nothing; SQLAlchemy raises the error in the form that callers expect
        connection.execute(statement, values)


def read_value(connection: Connection, sql: str) -> Any:
    """Return the value that a query without parameters finds in the transaction; None if there is no row."""
    if connection.dialect.name == "sqlite":
        with contextlib.suppress(sqlite3.Error):  # SQLAlchemy raises it below, in the form that callers expect
            row = _cursor(connection).execute(sql).fetchone()
            return None if row is None else row[0]
    return connection.exec_driver_sql(sql).scalar_one_or_none()


def _cursor(connection: Connection) -> Any:
    """Return a cursor of the driver in the transaction, which begins here if there is none."""
    if not connection.in_transaction():
        connection.begin()
    return connection.connection.cursor()


@lru_cache(MAX_COMPILED)
def _compile(statement: Executable, columns: tuple[str, ...], dialect: Dialect) -> _CompiledStatement:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect, column_keys=list(columns))
    assert isinstance(compiled, SQLCompiler)
    names = compiled.positiontup or []
    assert set(names) == set(columns), "a bound statement has no values but its own"
    encoders = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()}
    return _CompiledStatement(str(compiled), tuple([(name, encoders[name]) for name in names]))
