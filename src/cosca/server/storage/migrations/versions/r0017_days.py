"""Games over days: duties, notifications, channels, notes, advance answers, friends, invitations, results, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("email_confirmed", sa.Double))
    op.add_column("users", sa.Column("notify", sa.JSON(none_as_null=True)))
    op.add_column("users", sa.Column("privacy", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("name", sa.Text))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("deal_of", sa.Text))
    op.create_index("ix_tables_deal_of", "tables", ["deal_of"])
    op.create_table(
        "duties",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("warn_at", sa.Double),
        sa.Column("check_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_duties_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_duties_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_duties"),
        sa.UniqueConstraint("table_id", "seat", name="uq_duties_table_id_seat"),
    )
    op.create_index("ix_duties_check_at", "duties", ["check_at"])
    op.create_index("ix_duties_user_id", "duties", ["user_id"])
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("format", sa.Text),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secrets", sa.JSON(none_as_null=True)),
        sa.Column("stages", sa.JSON(none_as_null=True)),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failing_since", sa.Double),
        sa.Column("disabled", sa.Double),
        sa.Column("error", sa.Text),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_channels_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_channels_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("user_id", "address", name="uq_channels_user_id_address"),
    )
    op.create_index("ix_channels_table_id", "channels", ["table_id"])
    op.create_table(
        "notifications",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("facts", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Double),
        sa.Column("read", sa.Double),
        sa.Column("error", sa.Text),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notifications_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_notifications_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notifications"),
        sa.UniqueConstraint("subject", "channel", "stage", name="uq_notifications_subject_channel_stage"),
    )
    op.create_index("ix_notifications_sent_due", "notifications", ["sent", "due"])
    op.create_index("ix_notifications_table_id", "notifications", ["table_id"])
    op.create_index("ix_notifications_user_id_created", "notifications", ["user_id", "created"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_notes_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_notes"),
    )
    op.create_index("ix_notes_user_id", "notes", ["user_id"])
    op.create_table(
        "advance_answers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("answer", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("release_at", sa.Double),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_advance_answers_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_advance_answers_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_advance_answers"),
    )
    op.create_index("ix_advance_answers_user_id", "advance_answers", ["user_id"])
    op.create_table(
        "friends",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("friend_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["friend_id"], ["users.id"], name="fk_friends_friend_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_friends_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "friend_id", name="pk_friends"),
    )
    op.create_index("ix_friends_friend_id", "friends", ["friend_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_invitations_by", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_invitations_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_by", "invitations", ["by"])
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_table(
        "watches",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watches_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_watches_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_watches"),
    )
    op.create_index("ix_watches_user_id", "watches", ["user_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Double),
        sa.Column("weight", sa.Double, nullable=False, server_default="1"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("exclusion", sa.Text),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_results_user_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_ratings_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"])
    # Running games are loaded once, which writes the duties of their players.
    op.execute("UPDATE tables SET deadline = 0 WHERE status = 'running'")
