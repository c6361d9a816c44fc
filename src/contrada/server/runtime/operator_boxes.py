"""The operator's own components: a folder with a TOML file per game that overrides the defaults."""

from __future__ import annotations

from pathlib import Path

from contrada.boxes.toml_files import read_toml
from contrada.core.errors import BadComponents, UnknownGame
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.server.settings import BadSetting


def read_boxes(folder: str) -> dict[str, Json]:
    """The components of new tables by game, validated by the game; empty if no folder is set."""
    if not folder:
        return {}
    path = Path(folder)
    if not path.is_dir():
        raise BadSetting(f"There is no folder {path} with components.")
    found: dict[str, Json] = {}
    for file in sorted(path.glob("*.toml")):
        try:
            game_id = entry_of(file.stem).spec.id
            text = file.read_text(encoding="utf-8")
            found[game_id] = make_game(game_id, read_toml(text)).components
        except (BadComponents, UnknownGame) as error:
            raise BadSetting(f"{file}: {error}") from None
        except OSError as error:
            raise BadSetting(f"{file} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError as error:
            raise BadSetting(f"{file} is not a TOML file: {error}.") from None
    if not found:
        raise BadSetting(f"There is no file GAME.toml with components in {path}.")
    return found
