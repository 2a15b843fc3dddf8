"""Several nodes on one database: who owns a table, leases, shared events and rate limits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.add_column("entries", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("rules", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("facts", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_table(
        "events",
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("facts", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_events"),
    )
    op.create_table(
        "rate_limits",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("tokens", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", name="pk_rate_limits"),
    )
    op.create_table(
        "cluster_secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_cluster_secrets"),
    )
    op.create_table(
        "compatibility",
        sa.Column("oldest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("oldest", name="pk_compatibility"),
    )
    op.add_column("starts", sa.Column("at", sa.Double))
