"""How a database comes to the schema of this version: Alembic, run at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

FOLDER = Path(__file__).parent


def newest() -> str:
    """The revision that this version needs: the files are numbered."""
    return max(path.stem.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == newest():
            return
    # Loading Alembic takes a third of the server's start, which most starts do not need.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
