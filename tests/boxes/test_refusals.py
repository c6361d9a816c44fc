"""Why a box is refused: every reason in three languages, for library, terminal and server."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import contrada
import contrada.games  # registers the games
from contrada.boxes.refusal import SHORT, Refuser, shown
from contrada.boxes.shipped import published
from contrada.boxes.toml_files import MAX_BYTES, read_toml, write_toml
from contrada.core.errors import BadComponents
from contrada.core.messages import Json, Message
from contrada.core.registry import game_ids, make_game
from contrada.server.bots.box_worker import BoxTask, check
from contrada.words import LANGUAGES, Words, catalogue_files, variables
from tests.cli.runner import run

SOURCES = Path(contrada.__file__).parent
FOLDERS = {game.replace("-", "_"): game for game in game_ids()}


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Every reason in the sources: the game (empty: any), its id, the names of its values."""
    for file in sorted(SOURCES.rglob("*.py")):
        text = file.read_text("utf-8")
        if ".bad(" not in text and ".wrong(" not in text:
            continue  # parsing all sources takes seconds
        part = file.relative_to(SOURCES).parts
        game = FOLDERS.get(part[1], "") if part[0] == "games" else ""
        for call in ast.walk(ast.parse(text)):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr in ("bad", "wrong")
                and "refuse" in ast.unparse(call.func.value).lower()
                and file.name != "refusal.py"
            ):
                assert isinstance(call.args[0], ast.Constant), ast.unparse(call)
                values = {word.arg for word in call.keywords if word.arg}
                if any(word.arg is None for word in call.keywords):
                    values |= {"found", "wanted"}
                more = {"value"} if call.func.attr == "wrong" else set()
                yield game, str(call.args[0].value), values | more


RAISED = [*raised(), ("", "missing", {"key"})]


def words_of(lang: str) -> dict[str, set[str]]:
    """The messages of refusals with the variables they use."""
    files = [file for file in catalogue_files(lang) if file.stem.partition("-")[0] == "badbox"]
    return {key: used for file in files for key, used in variables(file).items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_worded_with_the_values_it_gets(lang: str) -> None:
    found = words_of(lang)
    used = {"badbox-at", "badbox-at-line", "palazzo-badbox-mix-tile"}
    assert len({(game, reason) for game, reason, _ in RAISED}) > 90
    for game, reason, values in RAISED:
        own = f"{game}-badbox-{reason}"
        name = own if own in found else f"badbox-{reason}"
        assert name in found, f"{lang}: {own}"
        assert found[name] <= values, f"{lang}: {name}"
        used.add(name)
    assert set(found) - used == set(), "messages that nothing raises"


def changed(game: str, *path: str | int, to: Any) -> Json:
    """The published box with one value changed; a new key is added."""
    box: Json = copy.deepcopy(published(game))
    place: Any = box
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return box


BAD: list[tuple[str, Json, str, str, str]] = [
    (
        "palazzo",
        changed("palazzo", "stack", "1", "brick", 0, to="9/9"),
        '"9/9" ist kein Bauteil',
        '"9/9" is geen bouwdeel',
        "stack.1.brick.0",
    ),
    (
        "palazzo",
        changed("palazzo", "stack", "1", "wood", to=["1/1"]),
        "wood kennt das Spiel hier nicht",
        "Het spel kent wood hier niet",
        "stack.1.wood",
    ),
    (
        "palazzo",
        changed("palazzo", "stack", "1", "brick", 0, to="1/1"),
        "brick 1/1 2-mal statt 1-mal",
        "brick 1/1 2 keer in plaats van 1 keer",
        "stack.2.brick",
    ),
    (
        "carrara",
        changed("carrara", "court", "normal", "fields", 0, to="7 sheep"),
        '"7 sheep" ist kein Bonus',
        '"7 sheep" is geen bonus',
        "court.normal.fields.0",
    ),
    (
        "carrara",
        changed("carrara", "decorations", "copies", to=8),
        "Hier steht 8; die Spielregel nennt 7.",
        "Hier staat 8; de spelregels noemen 7.",
        "decorations.copies",
    ),
    (
        "carpe-diem",
        changed("carpe-diem", "light_tiles", "tiles", 0, "count", to=9),
        "Zusammen sind es",
        "Samen zijn het er",
        "light_tiles.tiles",
    ),
    (
        "carpe-diem",
        changed("carpe-diem", "light_tiles", "tiles", 0, "sides", to="mm.."),
        "Eine halbe Unterkunft hat eine offene Seite.",
        "een halve woning heeft één open zijde.",
        "light_tiles.tiles.0.sides",
    ),
    (
        "tuscany",
        changed("tuscany", "cards", "red", to=15),
        "Zusammen sind es 123; die Spielregel nennt 122.",
        "Samen zijn het er 123; de spelregels noemen er 122.",
        "cards",
    ),
    (
        "tuscany",
        changed("tuscany", "boards", "columns", to=[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]),
        "Benachbarte Spalten liegen ein halbes Sechseck höher oder tiefer.",
        "Naast elkaar liggende kolommen liggen een halve zeshoek hoger of lager.",
        "boards.columns.1",
    ),
    (
        "tuscany",
        changed("tuscany", "boards", "shifts", to=[0.5]),
        "nur um ganze Sechsecke versetzt",
        "als ze hele zeshoeken verschoven zijn",
        "boards.shifts",
    ),
]


@pytest.mark.parametrize(("game", "box", "german", "dutch", "at"), BAD)
def test_a_bad_box_is_refused_in_the_readers_language(
    game: str, box: Json, german: str, dutch: str, at: str, tmp_path: Path
) -> None:
    with pytest.raises(BadComponents) as caught:
        make_game(game, box)
    error = caught.value
    assert error.at.startswith(at)
    assert error.reason is not None
    assert str(error) == f"{error.text} (at {error.at})"
    assert error.text == Words("en", strict=True).badbox(game, error.reason)
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(box), "utf-8")
    for lang, wanted, place in (("de", german, "bei"), ("nl", dutch, "bij"), ("en", "", "at")):
        assert wanted in Words(lang, strict=True).badbox(game, error.reason)
        ran = run("box", game, "--check", str(file), "--lang", lang)
        assert ran.code == 2
        assert (
            f"mine.toml: {Words(lang).badbox(game, error.reason)} ({place} {error.at})" in ran.err
        )
    checked = check(BoxTask(game, components=box))
    assert (checked.text, checked.at, checked.reason) == (error.text, error.at, error.reason)


FILES = {
    "a = = 1": ("Ein Wert fehlt oder ist nicht lesbar. (in Zeile 1)", "(op regel 1)"),
    "a 1": ("Nach einem Schlüssel muss ein Gleichheitszeichen", "moet een isgelijkteken staan"),
    "a = 1 2": ("Nach dem Ende des Werts steht noch etwas", "na het einde van de waarde"),
    "x = 1\na = 'b": ("schließende Anführungszeichen. (in Zeile 2)", "geen aanhalingsteken"),
    "a = [1": ("Einer Liste fehlt die schließende Klammer", "een lijst heeft geen sluithaak"),
    "[a\n": ("Einer Überschrift fehlt die schließende Klammer", "een kop heeft geen sluithaak"),
    "a = { b = 1": ("Einer Tabelle fehlt die schließende Klammer", "een tabel heeft geen"),
    "a = 1\na = 2": ("kommt zweimal vor. (in Zeile 2)", "komt twee keer voor. (op regel 2)"),
    "[a]\n[a]": ("kommt zweimal vor", "komt twee keer voor"),
    "a = " + "[" * 1000 + "]" * 1000: ("Listen sind", "Lijsten zijn"),
    "a = " + "[" * 50 + "]" * 50: ("mehr als 8-fach", "meer dan 8 niveaus"),
    "a." * 30_000 + "a = 1": ("Ein Schlüssel hat zu viele Teile", "Een sleutel heeft te veel"),
    "a = 1" + "0" * 5000: ("zu viele Ziffern", "te veel cijfers"),
    "a = nan": ("Eine Zahl liegt zwischen", "Een getal ligt tussen"),
    "a = 1979-05-27": ("Ein Wert ist eine Zahl", "Een waarde is een getal"),
    '"\\u202E" = 1': ("nur sichtbare Zeichen", "alleen zichtbare tekens"),
    "#" * (MAX_BYTES + 1): ("höchstens 65.536 Bytes", "hoogstens 65.536 bytes"),
}


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_a_file_that_cannot_be_read_is_refused_in_the_readers_language(
    text: str, tmp_path: Path
) -> None:
    with pytest.raises(BadComponents) as caught:
        read_toml(text)
    reason = caught.value.reason
    assert reason is not None
    assert reason.values.get("fault") != "other"
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    for lang, wanted in zip(("de", "nl"), FILES[text], strict=True):
        ran = run("simulate", "tuscany", "--components", str(file), "--lang", lang)
        assert ran.code == 2
        assert wanted in ran.err
        assert "mine.toml: " in ran.err


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    for name, wanted in (
        ("nowhere.toml", "Diese Datei gibt es nicht."),
        (".", "Das ist ein Ordner, keine Datei."),
        ("bytes.toml", "Sie enthält keinen Text in UTF-8."),
    ):
        ran = run("box", "palazzo", "--check", str(tmp_path / name), "--lang", "de")
        assert ran.code == 2
        assert wanted in ran.err


def test_values_in_messages_are_short_and_not_interpreted() -> None:
    assert shown([1, "a"]) == '[1, "a"]'
    assert len(shown("x" * 1000)) == SHORT
    error = Refuser("tuscany").wrong("range", "cards.red", "{ $most } -> [x]", least=0, most=9)
    assert error.text.startswith('"{ $most } -> [x]" is not')
    missing = Refuser("tuscany").wrong("range", "cards.red", None, least=0, most=9)
    assert missing.text == "The entry red is missing."


def test_a_game_may_refuse_in_one_language_only() -> None:
    """An installed game without catalogues of refusals; its own text is used."""
    error = BadComponents("One fixed deck.", "deck")
    assert (error.text, error.reason) == ("One fixed deck.", None)
    assert str(error) == "One fixed deck. (at deck)"
    assert Words("de").badbox("figs", Message("unheard-of")) == "figs-badbox-unheard-of"
