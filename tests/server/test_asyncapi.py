"""The AsyncAPI document: valid by the official schema, complete, and what this server does."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import game_ids
from contrada.server.app import make_app
from contrada.server.common.refusal import STATUS
from contrada.server.http.asyncapi import asyncapi
from contrada.server.identity.cookies import SESSION_COOKIE
from contrada.server.net import closing
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from contrada.server.tables import messages as msg
from tests.server.harness import Person, Running

OFFICIAL = (
    Path(__file__).parents[2] / "web/node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json"
)


@pytest.fixture(scope="module")
def document() -> Any:
    return json.loads(json.dumps(asyncapi(Settings())))


@pytest.fixture(scope="module")
def official() -> jsonschema_rs.Draft7Validator:
    """The schema of AsyncAPI 3.0, from the package @asyncapi/specs."""
    return jsonschema_rs.Draft7Validator(json.loads(OFFICIAL.read_text("utf-8")))


def test_the_document_is_valid(document: Any, official: jsonschema_rs.Draft7Validator) -> None:
    assert [error.message[:200] for error in official.iter_errors(document)] == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda d: d["info"].pop("version"),
        lambda d: d["operations"]["sendMessage"].update(action="shout"),
        lambda d: d["components"]["securitySchemes"]["cookie"].update({"in": "pocket"}),
        lambda d: d["components"]["messages"]["message.bye"].update(payload="anything"),
    ],
)
def test_the_checker_notices_mistakes(
    document: Any, official: jsonschema_rs.Draft7Validator, damage: Callable[[Any], Any]
) -> None:
    broken = copy.deepcopy(document)
    damage(broken)
    assert not official.is_valid(broken)


def test_every_reference_leads_somewhere(document: Any) -> None:
    met = 0

    def walk(part: Any) -> None:
        nonlocal met
        if isinstance(part, dict):
            reference = part.get("$ref")
            if isinstance(reference, str):
                met += 1
                found = document
                for name in reference.removeprefix("#/").split("/"):
                    found = found[name]
            for inner in part.values():
                walk(inner)
        elif isinstance(part, list):
            for inner in part:
                walk(inner)

    walk(document)
    assert met > 100


def test_every_message_code_reason_and_view_is_in_it(document: Any) -> None:
    messages = set(document["channels"]["table"]["messages"])
    commands = {f"command.{kind.__struct_config__.tag}" for kind in get_args(msg.AnyCommand)}
    outgoing = {f"message.{kind.__struct_config__.tag}" for kind in msg.Out.__subclasses__()}
    assert messages == commands | outgoing
    schemas = document["components"]["schemas"]
    assert set(schemas["Error"]["properties"]["code"]["enum"]) == set(STATUS)
    assert set(schemas["Bye"]["properties"]["reason"]["enum"]) == set(closing.CLOSE_CODES)
    assert set(document["x-refusals"]) == set(STATUS)
    assert set(document["x-bye-reasons"]) == set(closing.CLOSE_CODES)
    assert set(document["x-views"]) == set(game_ids()) - {"fiera"}  # the toy of the tests


def test_the_server_gives_the_document_with_its_own_limits(server: Running) -> None:
    person = Person(server.port)
    given = person.get("/api/asyncapi.json").json()
    assert given["x-limits"]["messages_per_second"] == 10_000  # as tests/server/harness.py sets
    assert given["channels"]["table"]["address"] == "/api/tables/{table_id}/socket"
    person.close()


def test_the_openapi_document_tells_of_cookies_and_of_waiting() -> None:
    store = Store("sqlite://")
    schema = make_app(Settings(), store).openapi()
    store.close()
    scheme = schema["components"]["securitySchemes"]["cookie"]
    assert (scheme["type"], scheme["in"], scheme["name"]) == ("apiKey", "cookie", SESSION_COOKIE)
    assert {"cookie": []} in schema["security"]
    operations = [one for path in schema["paths"].values() for one in path.values()]
    assert operations
    for operation in operations:
        assert {"200", "4XX", "429", "503"} <= set(operation["responses"])
    assert set(schema["components"]["schemas"]["Fault"]["properties"]["code"]["enum"]) == set(
        STATUS
    )
