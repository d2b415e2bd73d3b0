"""The first version of the database."""

from alembic import op

from mizban.server.storage.schema import META

revision = "0001"
down_revision = None
TABLES = ("people", "sessions", "tokens", "tables", "chairs", "members", "entries", "snapshots")


def upgrade() -> None:
    """Makes the first tables, as `schema` has them."""
    META.create_all(op.get_bind(), [META.tables[name] for name in TABLES])
