"""Tables: whether newcomers may ask for a seat in the running game. At those that are there, they may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("newcomers", sa.Boolean, nullable=False, server_default=sa.true()))
