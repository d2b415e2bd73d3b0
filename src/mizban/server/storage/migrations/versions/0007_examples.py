"""Tables that begin with a worked example."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """Adds the name of the example, and of what it is, to a table."""
    op.add_column("tables", sa.Column("example", sa.Text, nullable=False, server_default=""))
