"""The API reference: `/api/docs` for people, `/api/asyncapi.json` for programs.

The page is generated from the OpenAPI description. It has no scripts and loads nothing from other
sites, so it uses the same content security policy as the other pages.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from contrada.server.http.asyncapi import asyncapi
from contrada.server.http.openapi import route
from contrada.server.http.pages import POLICY
from contrada.server.http.services import services
from contrada.server.net.answers import answer

router = APIRouter(include_in_schema=False)
described = APIRouter(tags=["operations"])
STYLE: Final = """\
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
details { border: 1px solid #8885; border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.5rem 1rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code { font: 0.95em ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0; }
td, th { border-top: 1px solid #8885; padding: 0.25rem 0.5rem; text-align: left; }
td, th { vertical-align: top; overflow-wrap: anywhere; }
"""


@router.get("/api/docs")
async def docs(request: Request) -> Response:
    """The HTTP reference as a page."""
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    app: FastAPI = request.app
    return HTMLResponse(page(msgspec.json.encode(app.openapi())), headers=headers)


@router.get("/api/docs.css")
async def style() -> Response:
    """The style sheet of that page."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=1)
def page(description: bytes) -> str:
    """Render an OpenAPI description as HTML."""
    schema: dict[str, Any] = msgspec.json.decode(description)
    groups: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            tag = operation.get("tags", ["other"])[0]
            groups.setdefault(tag, []).append(_operation(method.upper(), path, operation))
    parts = [f"<h2>{escape(tag)}</h2>\n" + "\n".join(found) for tag, found in groups.items()]
    types = [_type(name, kind) for name, kind in schema["components"]["schemas"].items()]
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="/api/docs.css">\n'
        f'<h1>{title}</h1>\n<p><a href="/api/openapi.json">OpenAPI description</a></p>\n'
        + "\n".join(parts)
        + "\n<h2>Types</h2>\n"
        + "\n".join(types)
        + "\n</html>\n"
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    summary = escape(operation.get("summary", ""))
    rows = [
        (f"{one['name']} ({one['in']})", _kind(one.get("schema", {})))
        for one in operation.get("parameters", ())
    ]
    rows += [("body", kind) for kind in _content(operation.get("requestBody", {}))]
    for status, response in operation["responses"].items():
        kinds = ", ".join(_content(response))
        rows.append((str(status), kinds or escape(response.get("description", ""))))
    return (
        f"<details><summary><code>{method} {escape(path)}</code> {summary}</summary>"
        f"{_table(rows)}</details>"
    )


def _content(part: dict[str, Any]) -> list[str]:
    return [_kind(kind.get("schema", {})) for kind in part.get("content", {}).values()]


def _type(name: str, kind: dict[str, Any]) -> str:
    needed = kind.get("required", ())
    rows = [
        (f"{field}{'' if field in needed else ' (optional)'}", _kind(what))
        for field, what in kind.get("properties", {}).items()
    ]
    told = escape(kind.get("description", ""))
    shown = _table(rows) if "properties" in kind else f"<p>{_kind(kind)}</p>"
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> {told}</summary>'
        f"{shown}</details>"
    )


def _table(rows: list[tuple[str, str]]) -> str:
    cells = (f"<tr><th><code>{escape(name)}</code></th><td>{kind}</td></tr>" for name, kind in rows)
    return f"<table>{''.join(cells)}</table>"


def _kind(schema: dict[str, Any]) -> str:
    """A short description of a type, with links to named types."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(_kind(part) for part in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = escape(str(schema.get("type", "anything")))
    if kind == "array" and isinstance(schema.get("items"), dict):
        return f"array of {_kind(schema['items'])}"
    return kind


@route(described, "GET", "/api/asyncapi.json")
async def describe_socket(request: Request) -> Response:
    """The AsyncAPI 3 description of the WebSocket."""
    state = request.app.state
    if getattr(state, "asyncapi", None) is None:
        state.asyncapi = asyncapi(services(request).settings)
    return answer(state.asyncapi)
