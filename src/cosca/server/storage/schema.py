"""The tables of the database. Times are UTC in seconds; ids are random texts.

A change here needs a new revision in migrations/versions; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _user(name: str = "user_id") -> Column[str]:
    return Column(name, Text, ForeignKey("users.id", ondelete="SET NULL"))


def _parent(name: str, parent: str, nullable: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey(parent, ondelete="CASCADE"), nullable=nullable)


def _json(name: str, nullable: bool = True) -> Column[object]:
    return Column(name, JSON(none_as_null=True), nullable=nullable)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False, server_default=false())


users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("generation", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("email", Text),
    _flag("admin"),
    _flag("banned"),
    _flag("muted"),
    _json("hours"),
    Column("language", Text),
    Column("coach", Boolean),
    Column("email_confirmed", Double),
    _json("notify"),
    _json("privacy"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    _flag("ended"),
    Index(None, "user_id"),
)

resets = Table(
    "resets",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "user_id"),
)

audit = Table(
    "audit",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    _json("facts", nullable=False),
    _flag("followed"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    _json("options", nullable=False),
    Column("data", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    _user("host"),
    _json("proposal"),
    _json("outcome"),
    Column("rematch", Text),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    _json("waiting"),
    Column("hints", Boolean, nullable=False, server_default=true()),
    _json("team_proposals"),
    Column("round", Integer),
    _json("pace"),
    _json("clocks"),
    Column("deadline", Double),
    _json("start"),
    Column("lesson", Text),
    Column("newcomers", Boolean, nullable=False, server_default=true()),
    _flag("start_verified"),
    Column("odds", Text, nullable=False, server_default="request"),
    Column("quarantined", Double),
    Column("name", Text),
    _flag("rated"),
    Column("deal_of", Text),
    Column("owner", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index(None, "deadline"),
    Index(None, "deal_of"),
    Index(None, "host"),
    Index(None, "owner"),
    Index(None, "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user(),
    Column("bot", Text),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
    Column("seen", Double),
    Column("name", Text),
    Index(None, "user_id"),
)

members = Table(
    "members",
    metadata,
    _table_id(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "user_id"),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("choice", Text),
    Column("message", Text),
    _json("removes"),
    Column("events", Text, nullable=False),
    _user(),
    Column("at", Double, nullable=False),
    Column("vocabulary", Integer, nullable=False, server_default="1"),
    Column("epoch", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "message"),
    Index(None, "user_id"),
)

states = Table(
    "states",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("document", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    _user(),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("team", Integer),
    Column("at", Double, nullable=False),
    Column("message", Text),
    _json("event"),
    UniqueConstraint("table_id", "message"),
    Index(None, "user_id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "muted"),
)

pins = Table(
    "pins",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("on_element", Text, primary_key=True),
    Column("sign", Text, nullable=False),
)

reports = Table(  # of finished games, once they are made
    "reports",
    metadata,
    _table_id(),
    Column("made", Double, nullable=False),
    Column("document", Text, nullable=False),
)

studies = Table(  # shared by a link
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("made", Double, nullable=False),
    Column("document", Text, nullable=False),
    Index(None, "user_id"),
)

put_away = Table(  # finished games that a user has hidden from the own list
    "put_away",
    metadata,
    _table_id(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "user_id"),
)

duties = Table(  # what a user owes: the seat must decide. Times are uptime
    "duties",
    metadata,
    Column("id", Text, primary_key=True),
    _parent("table_id", "tables.id"),
    Column("seat", Integer, nullable=False),
    _parent("user_id", "users.id"),
    Column("since", Double, nullable=False),
    Column("deadline", Double),
    Column("warn_at", Double),
    Column("check_at", Double, nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index(None, "user_id"),
    Index(None, "check_at"),
)

channels = Table(  # where a user, or everyone at a table, is notified outside the page
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    _parent("user_id", "users.id", nullable=True),
    _parent("table_id", "tables.id", nullable=True),
    Column("kind", Text, nullable=False),
    Column("format", Text),
    Column("address", Text, nullable=False),
    _json("secrets"),
    _json("stages"),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("failing_since", Double),
    Column("disabled", Double),
    Column("error", Text),
    UniqueConstraint("user_id", "address"),
    Index(None, "table_id"),
)

notifications = Table(  # the queue: one row per subject (a duty, or an event), stage and channel
    "notifications",
    metadata,
    Column("id", Text, primary_key=True),
    Column("subject", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("channel", Text, nullable=False),
    _parent("user_id", "users.id", nullable=True),
    _parent("table_id", "tables.id", nullable=True),
    _json("facts", nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", Double),
    Column("read", Double),
    Column("error", Text),
    UniqueConstraint("subject", "channel", "stage"),
    Index(None, "sent", "due"),
    Index(None, "user_id", "created"),
    Index(None, "table_id"),
)

notes = Table(  # private notes of a user at a table
    "notes",
    metadata,
    _table_id(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "user_id"),
)

advance_answers = Table(  # answers that a seat gives before the question is asked
    "advance_answers",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    _parent("user_id", "users.id"),
    _json("answer", nullable=False),
    Column("created", Double, nullable=False),
    Column("release_at", Double),
    Index(None, "user_id"),
)

friends = Table(  # whom a user calls a friend
    "friends",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("friend_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
    Index(None, "friend_id"),
)

invitations = Table(  # of users by name to a table
    "invitations",
    metadata,
    _table_id(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("by", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "user_id"),
    Index(None, "by"),
)

watches = Table(  # users who want to know when a table needs a player
    "watches",
    metadata,
    _table_id(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("created", Double, nullable=False),
    Index(None, "user_id"),
)

results = Table(  # of finished games by seat: what histories, statistics and ratings are computed from
    "results",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user(),
    Column("bot", Text),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("family", Text, nullable=False),
    Column("team", Integer),
    Column("rank", Integer, nullable=False),
    Column("score", Double),
    Column("weight", Double, nullable=False, server_default="1"),
    _flag("rated"),
    Column("ended", Double, nullable=False),
    Column("exclusion", Text),
    Index(None, "user_id", "ended"),
)

ratings = Table(  # a projection of rated results: `cosca admin rate` rebuilds it
    "ratings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "game", "mu"),
)

puzzle_results = Table(  # the first answer of a user to a puzzle, and the rating for puzzles after it
    "puzzle_results",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    _flag("solved"),
    Column("answered", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index(None, "user_id", "game", "answered"),
)

fading = Table(  # rows that retention found unused for too long, and when it marked them
    "fading",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("since", Double, nullable=False),
)

starts = Table(  # how long the server has been up: from `since`, when the time of day was `wall`, until `until`
    "starts",
    metadata,
    Column("since", Double, primary_key=True, autoincrement=False),
    Column("wall", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("at", Double),  # of a cluster: the database's time at `until`
)

fence = Table(  # one row: the token of the server that opened the database last
    "fence",
    metadata,
    Column("token", Text, primary_key=True),
)

# -------------------------------------------------------------------- clusters; these times are the database's

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),
    Column("version", Text, nullable=False),
    _json("rules", nullable=False),
    _flag("draining"),
    Column("address", Text, nullable=False),
    Column("started", Double, nullable=False),
    _json("facts"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("epoch", Integer, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    _json("facts", nullable=False),
)

rate_limits = Table(
    "rate_limits",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("at", Double, nullable=False),
)

cluster_secrets = Table(
    "cluster_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("digest", Text, nullable=False),
)

compatibility = Table(  # one row: the oldest version of the schema whose nodes may use this one
    "compatibility",
    metadata,
    Column("oldest", Text, primary_key=True),
)
