"""The history of the schema: `upgrade` brings a database to this version's, or leaves it as it was."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, func, insert, inspect, literal_column, select, text

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage.schema import compatibility, nodes

VERSION_TABLE = "cosca_schema"
FIRST_CLUSTER = "0018"  # revision
UPGRADE_LOCK = 0x436F736364  # advisory lock
UNLIMITED = text("SET LOCAL idle_in_transaction_session_timeout = 0")  # a migration may compute for a long time
NOW = "extract(epoch FROM clock_timestamp())"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "cosca.server.storage:migrations")
    return config


def newest() -> str:
    """Return the revision that this version of Cosca works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def oldest_compatible() -> str:
    """Return the oldest revision whose nodes may use the newest schema: that of the last migration that takes away.

    Migrations add what older versions ignore, unless their module says `contracts = True`.
    """
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()  # the newest first
    contracting = (script.revision for script in scripts if getattr(script.module, "contracts", False))
    return next(contracting, FIRST_CLUSTER)


def contracts(revision: str) -> bool:
    """Return whether the way from a revision to the newest one takes something away that older nodes use."""
    return revision < oldest_compatible()


def is_compatible(connection: Connection, revision: str) -> bool:
    """Return whether a schema of a newer version says that nodes of this one may use it."""
    oldest = connection.execute(select(compatibility.c.oldest)).scalar_one_or_none() if revision > newest() else None
    return oldest is not None and newest() >= oldest


def known(revision: str) -> bool:
    """Return whether this version of Cosca can read data of that revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def revision_of(connection: Connection, in_cluster: bool = False) -> str | None:
    """Return the revision of the database, None for an empty one. StoreError if it is newer, or not Cosca's.

    A node of a cluster may use a newer one that says so: during an update, nodes of two versions run side by side.
    """
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    revision = context.get_current_revision()
    if revision is None:
        others = inspect(connection).get_table_names()
        if set(others) - {VERSION_TABLE}:
            raise StoreError(
                f"it holds tables that are not Cosca's: {', '.join(sorted(others)[:5])}; name an empty one"
            )
    elif not known(revision) and not (in_cluster and is_compatible(connection, revision)):
        raise StoreError(
            f"it was made by a newer version of Cosca (schema {revision}, this version knows up to {newest()}); "
            "update Cosca, nothing was changed"
        )
    return revision


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to the revision, inside the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    if revision == "head":
        connection.execute(delete(compatibility))
        connection.execute(insert(compatibility).values(oldest=oldest_compatible()))


def upgrade_cluster(connection: Connection) -> None:
    """Bring the schema to this version's beside running nodes, which must be able to use it; StoreError if not."""
    connection.execute(UNLIMITED)
    connection.execute(select(func.pg_advisory_xact_lock(UPGRADE_LOCK)))  # another node may do the same
    revision = revision_of(connection, in_cluster=True)
    if revision is None or (known(revision) and revision != newest()):
        older = _live_nodes(connection) if revision is not None and revision >= FIRST_CLUSTER else 0
        if revision is not None and older and contracts(revision):
            raise StoreError(
                f"its schema {revision} cannot be changed to {newest()} while {older} older nodes run; "
                "stop all of them, then start this one"
            )
        upgrade(connection)


def _live_nodes(connection: Connection) -> int:
    live = select(func.count()).select_from(nodes).where(nodes.c.until > literal_column(NOW))
    return connection.execute(live).scalar_one()
