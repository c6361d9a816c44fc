"""How a database comes to the schema of this version: Alembic, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this version."""
    there = MigrationContext.configure(connection).get_current_heads()
    return set(there) == set(ScriptDirectory.from_config(_config()).get_heads())


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
