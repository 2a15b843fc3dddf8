"""Answers to puzzles, with the rating for puzzles after each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("answered", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_results"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_results_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_puzzle_results_user_id_game_answered", "puzzle_results", ["user_id", "game", "answered"])
