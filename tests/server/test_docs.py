"""The server's documentation says what there is: settings, paths, messages, commands, codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from msgspec import inspect

import contrada.server
from contrada.core.errors import ContradaError
from contrada.server.app import make_app
from contrada.server.common.refusal import CODE_MEANINGS, STATUS
from contrada.server.http.asyncapi import limits
from contrada.server.net import closing
from contrada.server.run import lan_address, qr_code, reached_at
from contrada.server.runtime.broadcast import QUEUE
from contrada.server.settings import PREFIX, Settings, read_settings, variable
from contrada.server.storage.event_store import Store
from contrada.server.tables import messages as msg
from contrada.server.tables.events import Reason

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
    assert len(rows) == len(dict(rows)), "a setting is documented twice"
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


def structs_in(kind: Any) -> set[type[msgspec.Struct]]:
    """Every struct that a type holds, itself included."""
    found: set[type[msgspec.Struct]] = set()

    def walk(info: Any) -> None:
        if isinstance(info, inspect.StructType):
            if info.cls not in found:
                found.add(info.cls)
                for field in info.fields:
                    walk(field.type)
        elif isinstance(info, (inspect.ListType, inspect.VarTupleType)):
            walk(info.item_type)
        elif isinstance(info, inspect.UnionType):
            for one in info.types:
                walk(one)
        elif isinstance(info, inspect.DictType):
            walk(info.value_type)
        elif isinstance(info, inspect.Metadata):
            walk(info.type)

    walk(inspect.type_info(kind))
    return found


def rows_of(heading: str) -> dict[str, str]:
    """The rows of the table after a heading of docs/protocol.md, by their first cell."""
    rows = table_of((DOCS / "protocol.md").read_text("utf-8"), heading)
    return dict(re.findall(r"^\| `(\w+)` \|(.*)\|$", rows, flags=re.M))


def test_every_field_of_every_message_is_documented() -> None:
    outgoing = msg.Out.__subclasses__()
    told = rows_of("### Messages to the viewer")
    parts = rows_of("The parts of these messages")
    inner = {kind for out in outgoing for kind in structs_in(out)} - set(outgoing)
    assert set(parts) == {kind.__name__ for kind in inner}
    rows: dict[type[msgspec.Struct], str] = {
        out: told[str(out.__struct_config__.tag)] for out in outgoing
    }
    rows |= {kind: parts[kind.__name__] for kind in inner}
    for kind, row in rows.items():
        missing = [x for x in kind.__struct_encode_fields__ if f"`{x}`" not in row]
        assert not missing, (kind, missing)


def test_every_field_of_every_command_is_documented() -> None:
    told = rows_of("### Commands")
    for kind in get_args(msg.AnyCommand):
        own = set(kind.__struct_encode_fields__) - set(msg.Command.__struct_encode_fields__)
        fields = re.findall(r"`(\w+)`", told[kind.__struct_config__.tag].split("|")[0])
        values = {"undo", "end", "replace"} if kind is msg.Ask else set()
        assert set(fields) - values == own, kind


def test_every_phase_and_reason_is_documented() -> None:
    fields = cast(inspect.StructType, inspect.type_info(msg.TableInfo)).fields
    info = {field.name: field.type for field in fields}
    phase: Any = info["phase"]
    phase = phase.type if isinstance(phase, inspect.Metadata) else phase
    assert set(rows_of("### Phases")) == set(phase.values)
    text = (DOCS / "protocol.md").read_text("utf-8").split("### Phases")[1].split("###")[0]
    assert [reason for reason in get_args(Reason) if f"`{reason}`" not in text] == []
    told = {
        reason: tuple(part.strip() for part in row.split("|"))
        for reason, row in rows_of("### Reasons of `bye`").items()
    }
    assert told == {
        reason: (str(code), closing.REASON_MEANINGS[reason])
        for reason, code in closing.CLOSE_CODES.items()
    }


def test_only_documented_reasons_and_codes_are_used() -> None:
    folder = Path(contrada.server.__file__).parent
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    ended = {x for text in sources for x in re.findall(r"\.end\(\s*\"(\w+)\"", text)}
    assert "shutdown" in ended
    assert ended <= set(closing.CLOSE_CODES)
    refused = {x for text in sources for x in re.findall(r"Refused\(\s*\"(\w+)\"", text)}
    assert "stale" in refused
    assert refused <= set(STATUS)


def test_flood_rules_are_documented() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    rules = " ".join(text.split("### Flood rules")[1].split("###")[0].split())
    told = limits(Settings())
    for part in (
        f"{told['messages_per_second']} messages per second, {told['burst']} at once",
        f"After {told['refusals_before_bye']} such refusals",
        f"so that {QUEUE} messages wait",
    ):
        assert part in rules


def test_every_code_is_documented() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8").split("### Codes")[1]
    found: dict[str, int] = {}
    for codes, status in re.findall(r"^\| (`.*?) \| (\d+) \|", text, flags=re.M):
        found.update(dict.fromkeys(re.findall(r"`(\w+)`", codes), int(status)))
    assert found == STATUS
    told = {code: row.split("|")[1].strip() for code, row in rows_of("### Codes").items()}
    assert told == CODE_MEANINGS


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
        ("CONTRADA_BOT_SECONDS_PER_MINUTE", "-1"),
        ("CONTRADA_BOT_SECONDS_PER_MINUTE", "nan"),
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
