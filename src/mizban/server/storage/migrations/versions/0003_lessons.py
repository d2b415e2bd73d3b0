"""Tables at which a game is being learned."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the name of the lesson to a table."""
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
