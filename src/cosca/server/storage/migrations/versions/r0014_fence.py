"""Which server opened the database last: no other one writes to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "fence", sa.Column("token", sa.Text, nullable=False), sa.PrimaryKeyConstraint("token", name="pk_fence")
    )
