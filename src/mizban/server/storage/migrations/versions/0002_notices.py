"""Browsers and addresses of people who want to be told that it is their turn, and the keys for that."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds three tables, and to each table of a game which question somebody was told of."""
    op.create_table(
        "browsers",
        sa.Column("session", sa.LargeBinary, sa.ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, unique=True),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
