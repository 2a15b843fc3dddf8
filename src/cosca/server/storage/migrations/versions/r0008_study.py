"""Reports of finished games, studies that are shared, and tables that start from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.JSON(none_as_null=True)))
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reports"),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_studies_user_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
    )
    op.create_index("ix_studies_user_id", "studies", ["user_id"])
