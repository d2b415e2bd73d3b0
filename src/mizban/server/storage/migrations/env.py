"""Runs the steps on the connection that `upgrade` gives."""

from alembic import context

from mizban.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
