"""The server's log: one JSON object per line, without anything about people or tables.

No line holds an address, a table's link or a part of it, a name, an id, chat, a hash or an action.
Texts of exceptions and of other libraries can hold any of these, so they are never written: an
exception is logged by its type and the places in the code, a message of another library only if it
is listed here. The level `debug` writes everything.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import time
import traceback
import warnings
from types import TracebackType
from typing import Any, Final, TextIO

FIELDS: Final = ("method", "path", "status", "ms", "bot", "fault", "code")
"""What a line may hold beside its text."""
LISTED: Final = frozenset(
    {
        "Started server process [%d]",
        "Finished server process [%d]",
        "Waiting for application startup.",
        "Application startup complete.",
        "Application startup failed. Exiting.",
        "Waiting for application shutdown.",
        "Application shutdown complete.",
        "Application shutdown failed. Exiting.",
        "Shutting down",
        "Waiting for connections to close. (CTRL+C to force quit)",
        "Waiting for background tasks to complete. (CTRL+C to force quit)",
        "Cancel %s running task(s), timeout graceful shutdown exceeded",
        "Exception in ASGI application",
        "Exception in 'lifespan' protocol",
        "ASGI callable returned without completing handshake.",
        "ASGI callable returned without completing response.",
        "ASGI callable returned without starting response.",
        "Task exception was never retrieved",
        "Future exception was never retrieved",
        "Task was destroyed but it is pending!",
        "Unclosed transport",
        "socket.accept() out of system resource",
    }
)
"""Messages of other libraries that are written, by the first line of their template."""
NOISE: Final = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""Messages that any client can cause; the metrics count them."""
UNLISTED: Final = "a message that is not listed"
FRAMES: Final = 40
_WORD: Final = re.compile(r"[A-Za-z0-9_. :{}/*-]{0,120}")
_FAULT: Final = re.compile(r"[A-Z]\w*(Error|Exception|Failed|Warning|Disconnect|Disconnected|Lost)")
_BOT: Final = re.compile(r"[a-z][a-z_-]{0,23}")
log = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object."""

    def __init__(self, *, full: bool = False) -> None:
        super().__init__()
        self.full = full
        """Write everything, whatever it holds."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{when}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage() if self.full else _text(record),
        }
        for field in FIELDS:
            if hasattr(record, field):
                value = getattr(record, field)
                line[field] = value if self.full else _value(field, value)
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["trace"] = self.formatException(record.exc_info) if self.full else trace_of(error)
        return json.dumps(line, ensure_ascii=False, default=str)


def _is_listed(record: logging.LogRecord) -> bool:
    own = record.name == "contrada" or record.name.startswith("contrada.")
    return own or (isinstance(record.msg, str) and record.msg.partition("\n")[0] in LISTED)


def _text(record: logging.LogRecord) -> str:
    """A constant text, with numbers at most; our own texts are constants (a test checks it)."""
    if not _is_listed(record) or not isinstance(record.msg, str):
        return UNLISTED
    text = record.msg.partition("\n")[0]
    numbers = isinstance(record.args, tuple) and all(type(a) in (int, float) for a in record.args)
    return text % record.args if record.args and numbers else text


def _value(field: str, value: Any) -> object:
    """A field as far as it tells nothing about anybody."""
    if isinstance(value, BaseException):
        return name_of(value)
    if isinstance(value, int | float):
        return value
    allowed = {"fault": _FAULT, "bot": _BOT}.get(field, _WORD)
    return value if isinstance(value, str) and allowed.fullmatch(value) else UNLISTED


def name_of(error: BaseException) -> str:
    """The type of an error, with the number or code that its source gives it."""
    kind = type(error)
    name = (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )
    cause = getattr(error, "orig", None)  # what the database's driver said
    for source in (error, cause):
        for attribute in ("sqlite_errorname", "sqlstate", "errno"):
            code = getattr(source, attribute, None)
            if isinstance(code, int) or (isinstance(code, str) and _WORD.fullmatch(code)):
                return f"{name} ({code})"
    return name


def trace_of(error: BaseException) -> list[str]:
    """The types of an error and its causes, each with the places in the code, innermost last."""
    found: list[str] = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen and len(found) < FRAMES:
        seen.add(id(following))
        found.append(name_of(following))
        found += _places(following.__traceback__)
        if isinstance(following, BaseExceptionGroup):
            found += [name_of(part) for part in following.exceptions[:5]]
        following = following.__cause__ or (
            None if following.__suppress_context__ else following.__context__
        )
    return found[:FRAMES]


def _places(tb: TracebackType | None) -> list[str]:
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(tb)]
    return [f"  {_short(code.co_filename)}:{line} {code.co_name}" for code, line in frames[-20:]]


def _short(path: str) -> str:
    """A path below the folder of packages: the rest names the operator's folders."""
    return re.split(r"site-packages/|/lib/python[\d.]+/|/src/", path)[-1]


class _Wanted(logging.Filter):
    """Drops what says nothing: unlisted messages below a warning, and those anybody can cause."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in NOISE:
            return False
        return record.levelno >= logging.WARNING or _is_listed(record)


class _Handler(logging.StreamHandler[TextIO]):
    """Writes lines; one that cannot be written is left out without quoting it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the base class's name
        del record


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Log to stderr from now on, and log what Python itself would print there."""
    full = level == "debug"
    handler = _Handler(stream or sys.stderr)
    handler.setFormatter(JsonLines(full=full))
    if not full:
        handler.addFilter(_Wanted())
    for name, least in (("", "WARNING"), ("contrada", ""), ("uvicorn.error", "")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least or level.upper())
    sys.excepthook = _uncaught
    sys.unraisablehook = _unraisable
    threading.excepthook = _in_thread
    warnings.showwarning = _warning


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        log.critical("the process ends by an error", exc_info=(kind, error, trace))


def _unraisable(args: Any) -> None:
    if args.exc_value is not None:
        log.error("an error was ignored", exc_info=args.exc_value)


def _in_thread(args: Any) -> None:
    if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
        log.error("a thread ended by an error", exc_info=args.exc_value)


def _warning(
    message: Warning | str,  # noqa: ARG001  # it may hold anything
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,  # noqa: ARG001  # as `warnings` calls it
    line: str | None = None,  # noqa: ARG001  # as `warnings` calls it
) -> None:
    place = f"{_short(filename)}:{lineno}"
    log.warning("a warning of Python", extra={"fault": category.__name__, "code": place})
