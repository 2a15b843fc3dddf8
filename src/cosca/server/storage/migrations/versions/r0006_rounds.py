"""Tables: the round that their game is in. Audit: whether a server has carried out in memory what a line says."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer))
    op.add_column("audit", sa.Column("followed", sa.Boolean, nullable=False, server_default=sa.false()))
