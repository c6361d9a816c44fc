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

from contrada.core.errors import ContradaError

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


class NewerDatabase(ContradaError):
    """The database was changed by a newer version of Contrada."""


def revisions() -> tuple[set[str], set[str]]:
    """All revisions of this version, and those on which another one builds."""
    made: set[str] = set()
    built_on: set[str] = set()
    for path in (FOLDER / "versions").glob("[0-9]*.py"):
        code = path.read_text("utf-8")
        made.update(_revision(code))
        built_on.update(re.findall(r'^down_revision = "(\w+)"', code, flags=re.M))
    return made, built_on


def known_revisions() -> set[str]:
    """Every revision that this version can upgrade from."""
    return revisions()[0]


def heads() -> set[str]:
    """The revisions that this version needs: those on which no other one builds."""
    made, built_on = revisions()
    return made - built_on


def _revision(code: str) -> list[str]:
    return re.findall(r'^revision = "(\w+)"', code, flags=re.M)


def revisions_of(connection: Connection) -> set[str]:
    """The revisions of a database; none where it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def check_known(connection: Connection) -> None:
    """Raise NewerDatabase where this version does not know the schema."""
    if revisions_of(connection) - known_revisions():
        raise NewerDatabase(
            "This database was written by a newer version of Contrada, so nothing was changed: "
            "install that version again, or use a backup made before the upgrade."
        )


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
    check_known(connection)
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
