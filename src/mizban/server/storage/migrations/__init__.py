"""The database's way from each version to the next, by Alembic, which is loaded only when there is a way to go."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Engine, MetaData, Table, Text, insert, inspect, select

from mizban.server.storage.schema import META

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0008"
VERSION: Final = Table("alembic_version", MetaData(), Column("version_num", Text, primary_key=True))


def upgrade(engine: Engine) -> None:
    """Brings a database to the newest version; a new one is made at once."""
    with engine.begin() as connection:
        if not inspect(connection).has_table(VERSION.name):
            META.create_all(connection)
            VERSION.create(connection)
            connection.execute(insert(VERSION), {"version_num": NEWEST})
        elif connection.execute(select(VERSION.c.version_num)).scalar_one() != NEWEST:
            from alembic import command

            settings = config()
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")


def config() -> Config:
    """Alembic's settings; there is no file of them."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made
