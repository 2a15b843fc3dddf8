"""Runs revisions on the connection that `cosca.server.storage.migrations.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from cosca.server.storage.migrations import VERSION_TABLE
from cosca.server.storage.schema import metadata

# SQLite alters tables in batches, by a copy; it can undo that too if it is told to begin (database.py).
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
