"""Pace, clocks and deadline of tables, hours of people, and how long the server has been up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("hours", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("pace", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "starts",
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("wall", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_starts"),
    )
