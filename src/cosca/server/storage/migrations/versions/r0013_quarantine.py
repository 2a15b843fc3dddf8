"""Whether the rules led to where a table starts, and since when a table is in quarantine."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start_verified", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("quarantined", sa.Double))
