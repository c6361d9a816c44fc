"""A client written only from the published documents; it imports nothing of Contrada.

It reads /api/openapi.json and /api/asyncapi.json, validates all it sends and gets against them,
and plays random legal actions. As a program: python tests/server/stranger.py URL GAME [BOT].
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any

import httpx
from jsonschema_rs import Draft202012Validator
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
WAIT = 20.0
CANONICAL: Any = {"sort_keys": True, "separators": (",", ":"), "ensure_ascii": False}


class Undocumented(Exception):
    """The server said something that its documents do not describe."""


class Documents:
    """Both documents of a server, and validators for what they describe."""

    def __init__(self, url: str) -> None:
        with httpx.Client(base_url=url, timeout=WAIT, trust_env=False) as http:
            self.http: Json = http.get("/api/openapi.json").json()
            self.socket: Json = http.get("/api/asyncapi.json").json()
        self._validators: dict[str, Draft202012Validator] = {}

    def kinds(self, operation: str) -> list[str]:
        """The names of the messages of an operation of the WebSocket."""
        refs = self.socket["operations"][operation]["messages"]
        return [self._find(self.socket, ref["$ref"])["name"] for ref in refs]

    def check_answer(self, method: str, path: str, status: int, data: Any) -> None:
        """Fail where an HTTP answer is not what the OpenAPI document says."""
        answers = self.http["paths"][path][method.lower()]["responses"]
        described = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if described is None:
            raise Undocumented(f"{method} {path}: {status}")
        content = described.get("content", {}).get("application/json")
        if content is not None:
            self._check(self.http, content["schema"], data, f"{method} {path}")

    def check_command(self, command: Json) -> None:
        """Fail where we are about to send something the AsyncAPI document does not describe."""
        self._check(self.socket, self._payload(f"command.{command['do']}"), command, "command")

    def check_message(self, message: Json) -> None:
        """Fail where a message of the WebSocket is not what the AsyncAPI document says."""
        if message.get("type") not in self.kinds("sendMessage"):
            raise Undocumented(str(message.get("type")))
        self._check(self.socket, self._payload(f"message.{message['type']}"), message, "message")
        if message["type"] == "table":
            self.check_view(message)

    def check_event(self, event: Json) -> None:
        """Fail where an event of a bot account is not what the AsyncAPI document says."""
        if event.get("type") not in self.kinds("sendEvent"):
            raise Undocumented(str(event.get("type")))
        reference = self.socket["channels"]["bot"]["messages"][f"event.{event['type']}"]["$ref"]
        self._check(self.socket, self._find(self.socket, reference)["payload"], event, "event")

    def check_view(self, message: Json) -> None:
        """Fail where a view is not what the AsyncAPI document says."""
        game = message.get("game")
        if game is not None:
            view = self.socket["x-views"][message["table"]["game"]]
            self._check(self.socket, view, game["view"], "view")

    def _payload(self, name: str) -> Json:
        reference: str = self.socket["channels"]["table"]["messages"][name]["$ref"]
        payload: Json = self._find(self.socket, reference)["payload"]
        return payload

    def _find(self, document: Json, reference: str) -> Json:
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        if "$ref" in found:
            return self._find(document, found["$ref"])
        return dict(found)

    def _check(self, document: Json, schema: Json, data: Any, where: str) -> None:
        key = f"{id(document)} {json.dumps(schema)}"
        if key not in self._validators:
            whole = {**schema, "components": document["components"]}
            self._validators[key] = Draft202012Validator(whole)
        for error in self._validators[key].iter_errors(data):
            raise Undocumented(f"{where}: {error.instance_path}: {error.message[:200]}")


class Stranger:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str, documents: Documents, name: str, token: str = "") -> None:
        """A person who chooses a name, or with a token the program of a bot account."""
        self.url = url
        self.documents = documents
        self.connections: list[Connection] = []
        self.http = httpx.Client(base_url=url, timeout=WAIT, trust_env=False)
        self.token = token
        if token:
            scheme = documents.http["components"]["securitySchemes"]["token"]["scheme"]
            self.http.headers["Authorization"] = f"{scheme.capitalize()} {token}"
        else:
            self.call("PUT", "/api/me", {"name": name})

    @property
    def identity(self) -> dict[str, str]:
        """The header that says who we are: a cookie, or a token."""
        if self.token:
            return {"Authorization": self.http.headers["Authorization"]}
        name = self.documents.http["components"]["securitySchemes"]["cookie"]["name"]
        return {"Cookie": f"{name}={self.http.cookies[name]}"}

    def call(self, method: str, path: str, body: Any = None, **places: str) -> Any:
        """A request to a documented path; its valid answer, of whatever status."""
        response = self.http.request(method, path.format(**places), json=body)
        data = response.json()
        self.documents.check_answer(method, path, response.status_code, data)
        return data

    def do(self, table: str, do: str, **fields: Any) -> Any:
        """A command over HTTP."""
        return self.call("POST", "/api/tables/{table_id}/do", {"do": do, **fields}, table_id=table)

    def watch(self, table: str, seat: int, patches: bool = False, info: bool = False) -> Connection:
        """A connection that watches from a seat, by whole messages or by differences.

        A bot account also gets its seat's knowledge, with `info`.
        """
        self.connections.append(Connection(self, table, seat, patches, info))
        return self.connections[-1]

    def events(self, until: str) -> list[Json]:
        """The events of a bot account up to the first of one type, each valid."""
        address = self.documents.socket["channels"]["bot"]["address"]
        url = self.url.replace("http", "ws", 1) + address
        heard: list[Json] = []
        with connect(url, additional_headers=self.identity, proxy=None) as socket:
            while not heard or heard[-1]["type"] != until:
                heard.append(json.loads(socket.recv(WAIT)))
                self.documents.check_event(heard[-1])
        return heard

    def close(self) -> None:
        """End everything."""
        for connection in self.connections:
            connection.close()
        self.http.close()


def changed(value: Any, change: Any) -> Any:
    """A value after a change, as the document describes changes."""
    if isinstance(change, dict):
        after = list(value) if isinstance(value, list) else dict(value)
        for key, part in change.items():
            place: Any = int(key) if isinstance(after, list) else key
            if part == []:
                del after[place]
            else:
                old = None if isinstance(after, dict) and place not in after else after[place]
                after[place] = changed(old, part)
        return after
    if len(change) == 1:
        return change[0]
    start, removed, items = change
    return value[:start] + items + value[start + removed :]


class Connection:
    """A viewer's state, kept over one WebSocket after the other."""

    def __init__(
        self, person: Stranger, table: str, seat: int, patches: bool, info: bool = False
    ) -> None:
        self.person = person
        self.patches = patches
        self.wants_info = info
        self.knowledge: list[Json] = []
        self.documents = person.documents
        self.table = table
        self.seat = seat
        self.state: Json = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.you: Json = {}
        self.presence: Json = {}
        self.answers: dict[Any, Json] = {}
        self.bye = ""
        self.closed = 0
        self.met: set[str] = set()
        self.resumed = 0
        self._sent = 0
        self._handlers: dict[str, Callable[[Json], None]] = {
            "table": self._table,
            "patch": self._patch,
            "you": self._you,
            "presence": self._presence,
            "chat": self._chat,
            "ack": self._answer,
            "because": self._answer,
            "error": self._answer,
            "pong": self._answer,
            "bye": self._bye,
            "setup": self.knowledge.append,
            "info": self.knowledge.append,
        }
        self._opened = contextlib.ExitStack()
        self._socket = self._open("")

    def _open(self, more: str) -> ClientConnection:
        address = self.documents.socket["channels"]["table"]["address"]
        more += "&patches=1" if self.patches else ""
        more += "&info=1" if self.wants_info else ""
        path = address.format(table_id=self.table) + f"?seat={self.seat}{more}"
        return self._opened.enter_context(
            connect(
                self.person.url.replace("http", "ws", 1) + path,
                additional_headers=self.person.identity,
                proxy=None,
                max_size=None,
            )
        )

    def reconnect(self) -> None:
        """Come back with what we hold, as the document says."""
        self._opened.close()
        self._socket = self._open(f"&have={len(self.log)}&seq={self.state['seq']}")

    def close(self) -> None:
        """End the connection."""
        self._opened.close()

    # -- what is heard -----------------------------------------------------------------------

    def hear(self, timeout: float = WAIT) -> str:
        """Take the next message in; its type, or nothing where the connection has ended."""
        try:
            message: Json = json.loads(self._socket.recv(timeout))
        except ConnectionClosed as error:
            self.closed = error.rcvd.code if error.rcvd else 1006
            return ""
        self.documents.check_message(message)
        kind: str = message["type"]
        self.met.add(kind)
        self._handlers[kind](message)
        return kind

    def _table(self, message: Json) -> None:
        start = message["log"]["start"]
        if not self.log:
            self.log = [None] * start  # older lines are at GET /api/tables/{table_id}/log
        if start > len(self.log):
            raise Undocumented("log lines are missing")
        self.log[start:] = message["log"]["lines"]
        self.state = message

    def _patch(self, message: Json) -> None:
        state = {**self.state, "seq": message["seq"]}
        for part in ("table", "game"):
            if part in message:
                state[part] = changed(state[part], message[part])
        if "sum" in message:
            texts = [json.dumps(state[part], **CANONICAL) for part in ("table", "game")]
            if zlib.crc32("".join(texts).encode()) != message["sum"]:
                raise Undocumented("the checksum disagrees")
        if "log" in message:
            self.log[message["log"]["start"] :] = message["log"]["lines"]
        self.state = state
        self.documents.check_view(state)

    def _you(self, message: Json) -> None:
        if not message["resumed"] and not self.you:
            self.log = []
        self.resumed += message["resumed"]
        self.you = message

    def _presence(self, message: Json) -> None:
        self.presence = message

    def _chat(self, message: Json) -> None:
        known = {line["id"] for line in self.chat}
        self.chat += [line for line in message["lines"] if line["id"] not in known]

    def _answer(self, message: Json) -> None:
        self.answers[message["id"]] = message

    def _bye(self, message: Json) -> None:
        self.bye = message["reason"]

    # -- what is said ------------------------------------------------------------------------

    def ask(self, do: str, **fields: Any) -> Json:
        """Send a command; its ack, error or pong."""
        self._sent += 1
        command = {"do": do, "id": self._sent, **fields}
        self.documents.check_command(command)
        self._socket.send(json.dumps(command))
        while self._sent not in self.answers:
            if not self.hear():
                raise Undocumented(f"closed with {self.closed} before an answer came")
        return self.answers.pop(self._sent)

    @property
    def legal(self) -> list[Json]:
        """What we may play."""
        game = self.state.get("game")
        return game["legal"] if game else []

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state) and self.state["table"]["phase"] == "over"

    def play(self, rng: random.Random) -> Json:
        """Play any legal action."""
        action = rng.choice(self.legal)["action"]
        return self.ask("play", seq=self.state["seq"], action=action)


def play_game(viewers: list[Connection], rng: random.Random, reconnect_at: int) -> int:
    """Play a begun game to its end, coming back once on the way; the number of actions played."""
    played = 0
    until = time.monotonic() + 600
    while not viewers[0].over:
        if time.monotonic() > until:
            raise TimeoutError("the game does not end")
        acting = [viewer for viewer in viewers if viewer.legal]
        if not acting:
            for waiting in viewers:  # bots are playing; any of us may be next
                with contextlib.suppress(TimeoutError):
                    waiting.hear(0.1)
            continue
        viewer = rng.choice(acting)
        answer = viewer.play(rng)
        if answer["type"] == "error" and answer["code"] not in ("stale", "not_now"):
            raise Undocumented(f"refused: {answer}")
        played += answer["type"] == "ack"
        if played == reconnect_at:
            viewer.reconnect()
            reconnect_at = -1
        for other in viewers:
            other.ask("ping")  # whatever was sent before the pong has been heard then
    return played


def main(url: str, game: str, bot: str = "random") -> None:
    """Play one game against a bot and say how it went."""
    documents = Documents(url)
    person = Stranger(url, documents, "Stranger")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    table = person.call("POST", "/api/tables", {"game": game, "seats": seats})["id"]
    viewer = person.watch(table, 0)
    viewer.ask("start")
    played = play_game([viewer], random.Random(1), 5)
    result = viewer.state["table"]["result"]
    person.close()
    print(f"{game}: {played} actions of ours, scores {result['scores']}, {sorted(viewer.met)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
