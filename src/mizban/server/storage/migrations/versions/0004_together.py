"""Several people may be asked at once, and each of them is told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds to a chair whether its person is asked with another one, and moves there what somebody was told of."""
    op.add_column("chairs", sa.Column("asked", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.execute('UPDATE chairs SET told = (SELECT told FROM tables WHERE tables.id = chairs."table")')
    op.drop_column("tables", "told")
