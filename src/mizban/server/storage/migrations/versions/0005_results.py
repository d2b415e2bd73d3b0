"""Lists of tables say which seats have to answer, bots too, and who was placed where."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds both to a table; at those that are there already, the first comes with the next answer."""
    op.add_column("tables", sa.Column("due", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("ranks", sa.Text))
