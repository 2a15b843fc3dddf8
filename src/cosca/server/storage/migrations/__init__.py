"""The history of the schema: `upgrade` brings a database to this version's, or leaves it as it was."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from cosca.server.protocol.refusal import StoreError

VERSION_TABLE = "cosca_schema"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "cosca.server.storage:migrations")
    return config


def newest() -> str:
    """Return the revision that this version of Cosca works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def known(revision: str) -> bool:
    """Return whether this version of Cosca can read data of that revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the database, None for an empty one. StoreError if it is newer, or not Cosca's."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    revision = context.get_current_revision()
    if revision is None:
        others = inspect(connection).get_table_names()
        if set(others) - {VERSION_TABLE}:
            raise StoreError(
                f"it holds tables that are not Cosca's: {', '.join(sorted(others)[:5])}; name an empty one"
            )
    elif not known(revision):
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
