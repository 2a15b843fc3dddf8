"""Runs revisions on the connection that `cosca.server.storage.migrations.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from cosca.server.storage.migrations import VERSION_TABLE
from cosca.server.storage.schema import metadata

# SQLite alters a table by copying it, in a batch; this rolls back too, because sqlite.py begins transactions itself.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
