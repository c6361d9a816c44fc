"""The HTTP interface is what its description says, whatever is sent to it."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from html import escape
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.generation import GenerationMode

from contrada.server.app import make_app
from contrada.server.common.metrics import FAULTS
from contrada.server.http.pages import POLICY
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from tests.server.harness import Person, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
ANY_TEXT = (
    "table_id",
    "device_id",
    "box_id",
    "game_id",
    "lang",
    "bot_id",
    "puzzle_id",
    "deal_id",
    "token_id",
    "challenge_id",
    "handle",
)
"""Parameters that may be any text: none is malformed, most are unknown."""


def description() -> dict[str, Any]:
    store = Store("sqlite://")
    found = make_app(Settings(), store).openapi()
    store.close()
    return copy.deepcopy(found)


SCHEMA = schemathesis.openapi.from_dict(description())
OPERATIONS: list[Any] = [result.ok() for result in cast(Any, SCHEMA).get_all_operations()]


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[Person, str]]:
    """A game under way, and somebody who plays in it."""
    host = Person(server.port, "Anna")
    made = host.create([{"kind": "me"}, {"kind": "hot", "name": "Bruno"}], "fiera")
    host.must(made, "start")
    yield host, made
    host.close()


def cases() -> list[Any]:
    """Everything with what it takes, and with what it does not take where it takes anything."""
    found = []
    for operation in OPERATIONS:
        places = [p.name for p in operation.path_parameters if p.name not in ANY_TEXT]
        takes = operation.body or operation.query or places
        for mode in GenerationMode:
            if takes or mode is GenerationMode.POSITIVE:
                found.append(pytest.param(operation, mode, id=f"{mode.value} {operation.label}"))
    return found


@pytest.mark.parametrize(("operation", "mode"), cases())
def test_answers_conform(
    server: Running, table: tuple[Person, str], operation: Any, mode: GenerationMode
) -> None:
    host, table_id = table
    visitor = Person(server.port, "Eva")
    before = FAULTS._value.get()
    answers: list[int] = []
    session = requests.Session()
    session.trust_env = False

    @seed(7)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def sent(case: Any) -> None:
        inside = "table_id" in (case.path_parameters or {}) and len(answers) % 2 == 0
        if inside:
            case.path_parameters["table_id"] = table_id
        # Whoever is deleted or signs out is not the one whose table we look at.
        person = host if inside else visitor
        cookie = person.http.cookies.get("contrada")
        response = case.call(
            base_url=f"http://{person.address}",
            session=session,
            headers={"Cookie": f"contrada={cookie}"},
        )
        session.cookies.clear()
        answers.append(response.status_code)
        case.validate_response(response, checks=CHECKS)

    sent()
    visitor.close()
    session.close()
    assert answers
    assert FAULTS._value.get() == before


def test_the_page_of_the_interface_is_our_own(server: Running) -> None:
    visitor = Person(server.port)
    page = visitor.get("/api/docs")
    assert page.headers["content-security-policy"] == POLICY
    for path, item in description()["paths"].items():
        for method in item:
            assert f"<code>{method.upper()} {escape(path)}</code>" in page.text
    assert 'id="NewTable"' in page.text
    loaded = re.findall(r'(?:src|href)="([^"#]+)"', page.text)
    assert sorted(loaded) == ["/api/docs.css", "/api/openapi.json"]
    for part in ("<script", "style=", "//cdn", "onclick"):
        assert part not in page.text
    assert visitor.get("/api/docs.css").headers["content-type"].startswith("text/css")
    visitor.close()
