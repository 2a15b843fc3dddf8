"""Entries: the number of the vocabulary that their events are told in. Those that are there have the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("vocabulary", sa.Integer, nullable=False, server_default="1"))
