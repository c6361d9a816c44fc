"""Registers routes with their message types, and adds the types to the OpenAPI description."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from contrada.server.identity.cookies import SESSION_COOKIE
from contrada.server.net.answers import Fault

REF: Final = "#/components/schemas/{name}"
SCHEME: Final = {
    "type": "apiKey",
    "in": "cookie",
    "name": SESSION_COOKIE,
    "description": "Says who one is. PUT /api/me, by which one chooses a name, sets it: keep it, "
    "and send it with every request and with the WebSocket's handshake.",
}
TOKEN: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a bot account, from its owner's page; its scopes say what it "
    "permits. Everything else is refused with `not_allowed`.",
}
Handler = Callable[..., Awaitable[Response]]
_types: list[Any] = [Fault]


def route(
    router: APIRouter, method: str, path: str, *, body: Any = None, answer: Any = None
) -> Callable[[Handler], Handler]:
    """Register a handler; its request body and response are msgspec types."""
    extra: dict[str, Any] = {}
    if body is not None:
        _types.append(body)
        content = {"application/json": {"schema": _schema(body)}}
        extra["requestBody"] = {"required": True, "content": content}
    good: dict[str, Any] = {"description": "Granted"}
    if answer is not None:
        _types.append(answer)
        good["content"] = {"application/json": {"schema": _schema(answer)}}
    bad = {"application/json": {"schema": _schema(Fault)}}
    responses: dict[int | str, dict[str, Any]] = {
        200: good,
        "4XX": {"description": "Refused", "content": bad},
        429: {"description": "Refused as `too_many`: wait, then try again", "content": bad},
        503: {"description": "`unavailable`: wait, then try again", "content": bad},
    }

    def register(handler: Handler) -> Handler:
        router.add_api_route(
            path,
            handler,
            methods=[method],
            responses=responses,
            openapi_extra=extra,
            response_class=Response,
            summary=(handler.__doc__ or "").split("\n")[0],
        )
        return handler

    return register


def types() -> list[Any]:
    """All registered types of request bodies and responses."""
    return list(_types)


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the message types in it."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, components = msgspec.json.schema_components(_types, ref_template=REF)
        parts = schema.setdefault("components", {})
        parts.setdefault("schemas", {}).update(components)
        parts["securitySchemes"] = {"cookie": SCHEME, "token": TOKEN}
        schema["security"] = [{"cookie": []}, {"token": []}, {}]
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop(
                    "422", None
                )  # such requests get status 400 in our own error shape
        app.openapi_schema = schema
    return app.openapi_schema
