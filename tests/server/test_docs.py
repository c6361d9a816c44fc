"""The server's documentation says what there is: settings, paths, messages, commands, codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from contrada.core.errors import ContradaError
from contrada.server import messages as msg
from contrada.server.app import make_app
from contrada.server.refusal import STATUS
from contrada.server.run import lan_address, qr_code, reached_at
from contrada.server.settings import PREFIX, Settings, read_settings, variable
from contrada.server.store import Store

DOCS = Path(__file__).parents[2] / "docs"


def table_of(text: str, heading: str) -> str:
    """The rows of the first table after a heading."""
    part = text.split(heading, 1)[1]
    rows = re.search(r"(?:^\|.*\n)+", part, flags=re.M)
    assert rows is not None
    return rows.group()


def test_every_setting_is_documented_with_its_default() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.*?) \|", (DOCS / "server.md").read_text("utf-8"), flags=re.M
    )
    assert {name for name, _ in rows} == {variable(field) for field in Settings.__struct_fields__}
    plain = Settings()
    for name, default in rows:
        value = getattr(plain, name.removeprefix(PREFIX).lower())
        if default.startswith("`"):
            told = default.strip("`")
            assert read_settings({name: told}) == plain, name
        else:
            assert value == "", name


def test_every_path_is_documented(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    schema = make_app(Settings(), store).openapi()
    store.close()
    there = {(method.upper(), path) for path, item in schema["paths"].items() for method in item}
    text = (DOCS / "protocol.md").read_text("utf-8")
    told = set(re.findall(r"^\| `(GET|POST|PUT|DELETE) (\S+)` \|", text, flags=re.M))
    assert told == there
    assert "NewTable" in schema["components"]["schemas"]


@pytest.mark.parametrize(
    ("heading", "union"),
    [
        ("### Commands", get_args(msg.AnyCommand)),
        ("### Messages to the viewer", msg.Out.__subclasses__()),
    ],
)
def test_every_message_is_documented(heading: str, union: Any) -> None:
    rows = table_of((DOCS / "protocol.md").read_text("utf-8"), heading)
    told = set(re.findall(r"^\| `(\w+)` \|", rows, flags=re.M))
    assert told == {kind.__struct_config__.tag for kind in union}


def test_every_code_is_documented() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8").split("### Codes")[1]
    found: dict[str, int] = {}
    for codes, status in re.findall(r"^\| (`.*?) \| (\d+) \|", text, flags=re.M):
        found.update(dict.fromkeys(re.findall(r"`(\w+)`", codes), int(status)))
    assert found == STATUS


def test_settings_are_read_and_wrong_ones_refused() -> None:
    settings = read_settings({"CONTRADA_PORT": "99", "CONTRADA_METRICS": "false"}, port=100)
    assert (settings.port, settings.metrics) == (100, False)
    assert read_settings({"CONTRADA_DATABASE_URL": "postgres://a/b"}).url == (
        "postgresql+psycopg://a/b"
    )
    for name, value in (
        ("CONTRADA_PORT", "many"),
        ("CONTRADA_PORT", "70000"),
        ("CONTRADA_BOT_WORKERS", "0"),
        ("CONTRADA_PUBLIC_URL", "play.example"),
    ):
        with pytest.raises(ContradaError):
            read_settings({name: value})


def test_the_address_is_told_as_people_reach_it() -> None:
    plain = Settings()
    assert reached_at(plain, 8420, lan=False) == "http://127.0.0.1:8420/"
    public = Settings(public_url="https://play.example/")
    assert reached_at(public, 8420, lan=True) == "https://play.example/"
    lan = reached_at(Settings(host="0.0.0.0"), 8420, lan=True)
    assert lan == f"http://{lan_address()}:8420/"
    assert qr_code(lan).count("\n") > 10
