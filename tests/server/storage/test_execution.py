"""Bound statements that bypass SQLAlchemy's execution do the same, and raise the same errors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from cosca.server.storage import schema
from cosca.server.storage.database import BoundStatement
from cosca.server.storage.execution import execute
from cosca.server.storage.sqlite import _engine as engine_of  # pyright: ignore[reportPrivateUsage]

TABLE = {
    "id": "t", "game": "la_famiglia", "options": {"a": [1]}, "data": "house", "rules": 1, "seed": "00", "invite": "x",
    "open": False, "status": "running", "spectators": True, "created": 1.0, "changed": 1.0, "host": None,
}  # fmt: skip
INSERT = insert(schema.tables)
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = engine_of(tmp_path / "x.sqlite3", "BEGIN IMMEDIATE")
    schema.metadata.create_all(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_values_are_stored_as_sqlalchemy_stores_them(connection: Connection) -> None:
    execute(connection, BoundStatement(INSERT, TABLE))
    connection.execute(INSERT, {**TABLE, "id": "u"})
    for id in "tu":
        values = {"of": id, "waiting": [1, 2], "clocks": None, "open": True, "deadline": 2.5}
        run = execute if id == "t" else lambda db, write: db.execute(*write)
        run(connection, BoundStatement(CHANGE, values))
    connection.commit()
    one, other = connection.execute(select(schema.tables).order_by(schema.tables.c.id)).mappings()
    assert {**one, "id": ""} == {**other, "id": ""}
    assert one["waiting"] == [1, 2]
    raw = connection.exec_driver_sql("SELECT clocks, options, open FROM tables").all()
    assert raw[0] == raw[1]


def test_a_failing_statement_raises_sqlalchemys_error_and_changes_nothing(connection: Connection) -> None:
    execute(connection, BoundStatement(INSERT, TABLE))
    with pytest.raises(IntegrityError):
        execute(connection, BoundStatement(INSERT, TABLE))
    connection.commit()
    assert len(connection.execute(select(schema.tables.c.id)).all()) == 1


def test_a_write_begins_the_transaction_that_a_rollback_ends(connection: Connection) -> None:
    execute(connection, BoundStatement(INSERT, TABLE))
    connection.rollback()
    assert not connection.execute(select(schema.tables.c.id)).all()
