"""Tables: when players see the odds of their choices. At those that are there, on request."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("odds", sa.Text, nullable=False, server_default="request"))
