"""The database's way from each version to the next, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from mizban.server.schema import META


def config() -> Config:
    """Alembic's settings; there is no file of them."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    return found


def upgrade(engine: Engine) -> None:
    """Brings a database to the newest version; a new one is made at once."""
    settings = config()
    newest = ScriptDirectory.from_config(settings).get_current_head()
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
        if current == newest:
            return
        settings.attributes["connection"] = connection
        if current is None:
            META.create_all(connection)
            command.stamp(settings, "head")
        else:
            command.upgrade(settings, "head")
