"""Run by Alembic; the connection, in a transaction, comes from nerts.store.versions."""

from alembic import context

from nerts.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
