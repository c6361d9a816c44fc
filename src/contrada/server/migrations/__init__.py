"""How a database comes to the schema of this version: Alembic, run at every start.

Loading Alembic takes a third of the server's start, so it is loaded only where something is to be
done; whether it is can be read from the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


def heads() -> set[str]:
    """The revisions that this version needs: those on which no other one builds."""
    made, built_on = set(), set()
    for path in (FOLDER / "versions").glob("[0-9]*.py"):
        code = path.read_text("utf-8")
        made.update(_revision(code))
        built_on.update(re.findall(r'^down_revision = "(\w+)"', code, flags=re.M))
    return made - built_on


def known_revisions() -> set[str]:
    """Every revision that this version can upgrade from."""
    paths = (FOLDER / "versions").glob("[0-9]*.py")
    return {name for path in paths for name in _revision(path.read_text("utf-8"))}


def _revision(code: str) -> list[str]:
    return re.findall(r'^revision = "(\w+)"', code, flags=re.M)


def revisions_of(connection: Connection) -> set[str]:
    """The revisions of a database; none where it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this version."""
    return revisions_of(connection) == heads()


def config() -> Config:
    """Where Alembic finds the migrations."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    return made


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    if is_current(connection):
        return
    upgrade_to(connection, ["heads"])


def upgrade_to(connection: Connection, revisions: Iterable[str]) -> None:
    """Run the migrations up to these revisions."""
    from alembic import command

    place = config()
    place.attributes["connection"] = connection
    for revision in revisions:
        command.upgrade(place, revision)
