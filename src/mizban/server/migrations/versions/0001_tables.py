"""The first version of the database."""

from alembic import op

from mizban.server.schema import META

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes everything; while there is one version only, it is what `schema` says."""
    META.create_all(op.get_bind())
