"""Row classes and the tables of the schema have the same columns, read and written by name."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from sqlalchemy import Row, Table, create_engine, literal, select

from cosca.server.storage import cluster, rows, schema

TABLE_OF = {
    rows.UserRow: schema.users,
    rows.SessionRow: schema.sessions,
    rows.ResetRow: schema.resets,
    rows.AuditRow: schema.audit,
    rows.TableRow: schema.tables,
    rows.SeatRow: schema.seats,
    rows.EntryRow: schema.entries,
    rows.StateRow: schema.states,
    rows.ChatRow: schema.chat,
    rows.PinRow: schema.pins,
    rows.ReportRow: schema.reports,
    rows.StudyRow: schema.studies,
    rows.DutyRow: schema.duties,
    rows.ChannelRow: schema.channels,
    rows.NotificationRow: schema.notifications,
    rows.NoteRow: schema.notes,
    rows.AdvanceAnswerRow: schema.advance_answers,
    rows.ResultRow: schema.results,
    rows.RatingRow: schema.ratings,
    rows.PuzzleResultRow: schema.puzzle_results,
    cluster.NodeRow: schema.nodes,
}
WITHOUT_ROW_CLASS = {
    *(schema.members, schema.mutes, schema.put_away, schema.fading, schema.starts, schema.fence),
    *(schema.friends, schema.invitations, schema.watches),
    *(schema.leases, schema.events, schema.rate_limits, schema.cluster_secrets, schema.compatibility),
}


def _row(columns: dict[str, Any]) -> Row[Any]:
    """Return a row of these columns, in their order, from a database."""
    with create_engine("sqlite://").connect() as connection:
        return connection.execute(select(*[literal(value).label(name) for name, value in columns.items()])).one()


def test_every_table_is_covered() -> None:
    assert {row_class.__name__ for row_class in TABLE_OF} == {each.__name__ for each in rows.MappedRow.__subclasses__()}
    assert {*TABLE_OF.values(), *WITHOUT_ROW_CLASS} == set(schema.metadata.tables.values())


@pytest.mark.parametrize(("row_class", "table"), TABLE_OF.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_fields_are_the_columns(row_class: type[rows.MappedRow], table: Table) -> None:
    annotations = {field.name: str(field.type) for field in fields(row_class)}  # type: ignore[arg-type]
    assert set(annotations) == set(table.columns.keys())
    for name, annotation in annotations.items():
        assert annotation.endswith("| None") == table.columns[name].nullable, name


@pytest.mark.parametrize(("row_class", "table"), TABLE_OF.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_the_order_of_columns_does_not_matter(row_class: type[rows.MappedRow], table: Table) -> None:
    names = [field.name for field in fields(row_class)]  # type: ignore[arg-type]
    columns = {"other_id": "not its own"} | {f"own_{name}": f"value of {name}" for name in reversed(names)}
    row = row_class.from_row(_row(columns), "own_")
    assert row.to_values() == {name: f"value of {name}" for name in names}


def test_an_unknown_or_missing_column_is_an_error() -> None:
    for names in (["table_id", "seq", "document", "text"], ["table_id"]):
        with pytest.raises(TypeError):
            rows.StateRow.from_row(_row(dict.fromkeys(names, 1)))
