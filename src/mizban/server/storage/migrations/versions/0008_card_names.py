"""People choose the language of the names on cards."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the choice; until somebody makes one, names are in the language of their pages."""
    op.add_column("people", sa.Column("card_names", sa.Text, nullable=False, server_default="own"))
