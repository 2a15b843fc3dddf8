"""Proposals of teams, stand-ins, when people were last here, what happened to seats in the chat, who is muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("team_proposals", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.Double))
    op.add_column("chat", sa.Column("event", sa.JSON(none_as_null=True)))
    user = sa.ForeignKey("users.id", ondelete="CASCADE", name="fk_mutes_user_id")
    muted = sa.ForeignKey("users.id", ondelete="CASCADE", name="fk_mutes_muted")
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.Text, user, nullable=False),
        sa.Column("muted", sa.Text, muted, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "muted", name="pk_mutes"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
