"""The AsyncAPI 3 document of the WebSocket, generated from the message types.

It describes the server: the server receives commands and sends messages. Limits are those of
the running server, so that a client can pace itself.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

import contrada
from contrada.core.registry import entry_of, game_ids
from contrada.server.common import refusal
from contrada.server.identity.cookies import SESSION_COOKIE
from contrada.server.net import closing
from contrada.server.net.limits import BURST_SECONDS, FLOOD_REFUSALS
from contrada.server.settings import Settings
from contrada.server.tables import messages as msg
from contrada.server.tables.outside import messages as out

ADDRESS: Final = "/api/tables/{table_id}/socket"
BOT_ADDRESS: Final = "/api/bot/socket"
BOT_CHANNEL: Final = {"$ref": "#/channels/bot"}
REF: Final = "#/components/schemas/{name}"
TABLE_CHANNEL: Final = {"$ref": "#/channels/table"}
ANSWERS: Final = ("ack", "because", "error", "pong")
"""The messages that reply to a command."""

Document = dict[str, Any]


def asyncapi(settings: Settings) -> Document:
    """The document for a server with these settings."""
    commands = {_tag(kind): kind for kind in get_args(msg.AnyCommand)}
    outgoing = {_tag(kind): kind for kind in msg.Out.__subclasses__()}
    events = {_tag(kind): kind for kind in get_args(out.AnyEvent)}
    titles = {"command": commands, "message": outgoing, "event": events}
    messages = {
        f"{group}.{tag}": _message(tag, kind)
        for group, kinds in titles.items()
        for tag, kind in kinds.items()
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Contrada",
            "version": contrada.__version__,
            "description": _about(settings),
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": _channel([name for name in messages if not name.startswith("event.")]),
            "bot": _bot_channel([name for name in messages if name.startswith("event.")]),
        },
        "operations": {
            "receiveCommand": _operation("receive", "command", list(commands))
            | {"reply": {"channel": TABLE_CHANNEL, "messages": _refs("message", ANSWERS)}},
            "sendMessage": _operation("send", "message", list(outgoing)),
            "sendEvent": {
                "action": "send",
                "channel": BOT_CHANNEL,
                "security": [{"$ref": "#/components/securitySchemes/token"}],
                "messages": [{"$ref": f"#/channels/bot/messages/event.{tag}"} for tag in events],
            },
        },
        "components": {
            "messages": messages,
            "schemas": _schemas([*commands.values(), *outgoing.values(), *events.values()])
            | _views(),
            "securitySchemes": {
                "cookie": {
                    "type": "httpApiKey",
                    "in": "cookie",
                    "name": SESSION_COOKIE,
                    "description": "Set by PUT /api/me; it identifies the user. Without it the "
                    "connection is that of an anonymous spectator.",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a bot account, from its owner's page; its scopes "
                    "say what it permits.",
                },
            },
        },
        "x-limits": limits(settings),
        "x-scopes": out.SCOPES,
        "x-refusals": {
            code: {"status": status, "meaning": refusal.CODE_MEANINGS[code]}
            for code, status in refusal.STATUS.items()
        },
        "x-bye-reasons": {
            reason: {"close": code, "meaning": closing.REASON_MEANINGS[reason]}
            for reason, code in closing.CLOSE_CODES.items()
        },
        "x-views": {game: {"$ref": REF.format(name=_view_name(game))} for game in _view_types()},
    }


def limits(settings: Settings) -> dict[str, int]:
    """The limits on what one client may send."""
    return {
        "messages_per_second": settings.messages_per_second,
        "burst": BURST_SECONDS * settings.messages_per_second,
        "refusals_before_bye": FLOOD_REFUSALS,
        "message_bytes": settings.max_message,
        "body_bytes": settings.max_body,
        "requests_per_minute": settings.requests_per_minute,
        "sockets_per_address": settings.sockets_per_address,
        "bot_requests_per_minute": settings.bot_account_requests,
        "bot_sockets": settings.bot_account_sockets,
        "bot_tables": settings.bot_account_tables,
        "challenges_per_hour": settings.challenges_per_hour,
    }


def _about(settings: Settings) -> str:
    bounds = limits(settings)
    return (
        "One WebSocket watches one table from one seat, or as a spectator. The first messages are "
        "`you`, `table`, `chat` (if there is any) and `presence`. Each command is "
        "answered by `ack`, `because`, `error` or `pong` with its `id`. Clients ignore fields and "
        "message types they do not know.\n\n"
        f"Flooding: {bounds['messages_per_second']} messages a second, {bounds['burst']} at once; "
        "further messages are refused with `too_many`, and after "
        f"{bounds['refusals_before_bye']} consecutive refusals the server sends `bye`.\n\n"
        "Reconnecting: connect with `have`, the number of log lines the client has, and `seq` of "
        "the last `table` or `patch`. If `you` has `resumed`, keep the lines before the `start` of "
        "the next `log`; otherwise discard all lines.\n\n"
        "Differences: a client that connects with `patches=1` gets `patch` instead of `table` "
        "after the first one; the state is the same.\n\n"
        "Programs: a bot account that connects with `info=1` gets `setup` after `you`, and `info` "
        "after each `table` or `patch` at which its seat has a decision.\n\n"
        f"A refused connection gets one `error` and is closed with {closing.REFUSED} plus its HTTP "
        "status. Too many connections or requests from one address, or a page of another site, "
        "are refused in the handshake with HTTP 403."
    )


def _channel(names: list[str]) -> Document:
    number = {"type": "integer", "minimum": 0}
    query = {
        "type": "object",
        "properties": {
            "seat": {
                "type": "integer",
                "minimum": -1,
                "default": -1,
                "description": "The client's own seat to watch from; -1 for a spectator.",
            },
            "have": number
            | {"description": "On reconnecting: the number of log lines the client has."},
            "seq": number | {"description": "On reconnecting: the last `seq`."},
            "patches": {
                "type": "integer",
                "enum": [0, 1],
                "default": 0,
                "description": "1: changes are sent as `patch`; 0: as whole `table` messages.",
            },
            "info": {
                "type": "integer",
                "enum": [0, 1],
                "default": 0,
                "description": "1: a bot account gets `setup`, and `info` at its decisions.",
            },
        },
    }
    return {
        "address": ADDRESS,
        "description": "A table as one viewer may see it, and the commands of this viewer.",
        "parameters": {"table_id": {"description": "The table's id, from `POST /api/tables`."}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"method": "GET", "query": query, "bindingVersion": "0.1.0"}},
    }


def _bot_channel(names: list[str]) -> Document:
    games = {
        "type": "string",
        "description": "The games to play, separated by commas; all if empty",
    }
    return {
        "address": BOT_ADDRESS,
        "description": "The events of a bot account. A program that reconnects gets all that is "
        'open again. It may send `{"do": "ping", "id"}`, which is answered by `pong`.',
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {"type": "object", "properties": {"games": games}},
                "bindingVersion": "0.1.0",
            }
        },
    }


def _operation(action: str, group: str, tags: list[str]) -> Document:
    return {
        "action": action,
        "channel": TABLE_CHANNEL,
        "security": [
            {"$ref": "#/components/securitySchemes/cookie"},
            {"$ref": "#/components/securitySchemes/token"},
        ],
        "messages": _refs(group, tags),
    }


def _refs(group: str, tags: tuple[str, ...] | list[str]) -> list[Document]:
    return [{"$ref": f"#/channels/table/messages/{group}.{tag}"} for tag in tags]


def _message(tag: str, kind: type[msgspec.Struct]) -> Document:
    return {
        "name": tag,
        "summary": (kind.__doc__ or "").split("\n")[0],
        "payload": {"$ref": REF.format(name=kind.__name__)},
    }


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _schemas(kinds: list[Any], prefix: str = "") -> Document:
    """The JSON schemas of types and of their parts, named by `prefix` and the type's name."""
    _, found = msgspec.json.schema_components(
        kinds, ref_template=REF.format(name=prefix + "{name}")
    )
    return {prefix + name: _plain(schema) for name, schema in found.items()}


def _plain(schema: Any) -> Any:
    """A schema without OpenAPI's `discriminator` objects, which AsyncAPI does not have."""
    if isinstance(schema, dict):
        return {key: _plain(part) for key, part in schema.items() if key != "discriminator"}
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    return schema


# -- views by game -----------------------------------------------------------------------------


def _view_types() -> dict[str, type]:
    """The view type of each game that declares one; views of other games are arbitrary JSON."""
    entries = {game: entry_of(game).view for game in game_ids()}
    return {game: view for game, view in entries.items() if view is not None}


def _views() -> Document:
    found: Document = {}
    for game, kind in _view_types().items():
        found |= _schemas([kind], f"{game}.")
    return found


def _view_name(game: str) -> str:
    return f"{game}.{_view_types()[game].__name__}"
