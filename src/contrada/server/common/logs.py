"""The server's log: JSON lines, or readable lines at a terminal, without personal data.

No line holds an IP address, a table link or a part of one, a name, an id, chat, a hash or an
action. The texts of exceptions and of other libraries can hold any of these, so they are not
written: an exception is logged by its type and its stack frames, a message of another library only
if it is listed here. Both formats write the same filtered fields. The level `debug` writes
everything.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import threading
import time
import traceback
import warnings
from types import TracebackType
from typing import Any, Final, TextIO

FIELDS: Final = ("method", "path", "status", "ms", "bot", "fault", "code", "problem")
"""The fields that a line may hold in addition to its text."""
LIBRARY_MESSAGES: Final = frozenset(
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
"""Messages of other libraries that are logged, by the first line of their template."""
NOISE: Final = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""Messages that any client can cause. They are not logged; the metrics count them."""
UNLISTED: Final = "a message that is not listed"
MAX_TRACE_LINES: Final = 40
FORMATS: Final = ("auto", "text", "json")
"""The values of the setting `log_format`; `auto` is text at a terminal and JSON elsewhere."""
COLOURS: Final = {"debug": "2", "warning": "33", "error": "31", "critical": "1;31"}
"""ANSI colour of a level at a terminal."""
_WORD: Final = re.compile(r"[A-Za-z0-9_. :{}/*-]{0,120}")
_FAULT: Final = re.compile(r"[A-Z]\w*(Error|Exception|Failed|Warning|Disconnect|Disconnected|Lost)")
_SENTENCE: Final = re.compile(r"[^\x00-\x1f\x7f]{0,400}")
_BOT: Final = re.compile(r"[a-z][a-z_-]{0,23}")
log = logging.getLogger(__name__)


class LogFormatter(logging.Formatter):
    """Filters a record to the fields that may be logged; subclasses write them."""

    def __init__(self, *, full: bool = False) -> None:
        super().__init__()
        self.full = full
        """Log everything, personal data included."""

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """The fields of a line, in the order in which they are written."""
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
        return line


class JsonLines(LogFormatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        return json.dumps(self.fields(record), ensure_ascii=False, default=str)


class TextLines(LogFormatter):
    """Formats a record for people: time, level, text, fields; an indented stack trace follows."""

    def __init__(self, *, full: bool = False, colour: bool = False) -> None:
        super().__init__(full=full)
        self.colour = colour

    def format(self, record: logging.LogRecord) -> str:
        """One line, and one for each stack frame."""
        line = self.fields(record)
        at, level, text = str(line.pop("at")), str(line.pop("level")), line.pop("text")
        del line["from"]
        trace = line.pop("trace", ())
        frames = trace.splitlines() if isinstance(trace, str) else trace
        parts = [at[11:19], f"{level:8}", _printable(text)]
        parts += [f"{name}={_printable(value)}" for name, value in line.items()]
        if self.colour and level in COLOURS:
            parts[1] = f"\x1b[{COLOURS[level]}m{parts[1]}\x1b[0m"
        assert isinstance(frames, list | tuple)
        return "\n".join([" ".join(parts), *(f"    {_printable(frame)}" for frame in frames)])


def _printable(value: object) -> str:
    """A value without control characters, which could forge a line or command the terminal."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in str(value))


def _is_listed(record: logging.LogRecord) -> bool:
    own = record.name == "contrada" or record.name.startswith("contrada.")
    return own or (
        isinstance(record.msg, str) and record.msg.partition("\n")[0] in LIBRARY_MESSAGES
    )


def _text(record: logging.LogRecord) -> str:
    """The text of a record, with numbers filled in but no strings.

    Texts of this package are constants; a test checks it.
    """
    if not _is_listed(record) or not isinstance(record.msg, str):
        return UNLISTED
    text = record.msg.partition("\n")[0]
    numbers = isinstance(record.args, tuple) and all(type(a) in (int, float) for a in record.args)
    return text % record.args if record.args and numbers else text


def _value(field: str, value: Any) -> object:
    """The value of a field if it cannot hold personal data, else UNLISTED.

    `problem` is a sentence about an installed package; it is logged before any request.
    """
    if isinstance(value, BaseException):
        return name_of(value)
    if isinstance(value, int | float):
        return value
    allowed = {"fault": _FAULT, "bot": _BOT, "problem": _SENTENCE}.get(field, _WORD)
    return value if isinstance(value, str) and allowed.fullmatch(value) else UNLISTED


def name_of(error: BaseException) -> str:
    """The type of an error, with its errno, SQLSTATE or SQLite error code."""
    kind = type(error)
    name = (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )
    cause = getattr(error, "orig", None)  # the exception of the database driver
    for source in (error, cause):
        for attribute in ("sqlite_errorname", "sqlstate", "errno"):
            code = getattr(source, attribute, None)
            if isinstance(code, int) or (isinstance(code, str) and _WORD.fullmatch(code)):
                return f"{name} ({code})"
    return name


def trace_of(error: BaseException) -> list[str]:
    """The types of an error and of its causes, each followed by its frames, innermost last."""
    found: list[str] = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen and len(found) < MAX_TRACE_LINES:
        seen.add(id(following))
        found.append(name_of(following))
        found += _frames(following.__traceback__)
        if isinstance(following, BaseExceptionGroup):
            found += [name_of(part) for part in following.exceptions[:5]]
        following = following.__cause__ or (
            None if following.__suppress_context__ else following.__context__
        )
    return found[:MAX_TRACE_LINES]


def _frames(tb: TracebackType | None) -> list[str]:
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(tb)]
    return [f"  {_short(code.co_filename)}:{line} {code.co_name}" for code, line in frames[-20:]]


def _short(path: str) -> str:
    """A path relative to the packages folder: the rest would reveal the operator's folders."""
    return re.split(r"site-packages/|/lib/python[\d.]+/|/src/", path)[-1]


class _Listed(logging.Filter):
    """Drops unlisted messages below the level warning, and messages that any client can cause."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in NOISE:
            return False
        return record.levelno >= logging.WARNING or _is_listed(record)


class _Handler(logging.StreamHandler[TextIO]):
    """Writes lines; drops a line that cannot be written, since logging would print its content."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the base class's name
        del record


def formatter_for(
    stream: TextIO, log_format: str = "auto", *, full: bool = False
) -> logging.Formatter:
    """The formatter of a setting `log_format` for a stream."""
    terminal = stream.isatty()
    if log_format == "json" or (log_format == "auto" and not terminal):
        return JsonLines(full=full)
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb" or os.name == "nt"
    return TextLines(full=full, colour=terminal and not plain)


def start_logging(level: str, log_format: str = "auto", stream: TextIO | None = None) -> None:
    """Log to stderr from now on, including what Python itself would print there."""
    full = level == "debug"
    target = stream or sys.stderr
    handler = _Handler(target)
    handler.setFormatter(formatter_for(target, log_format, full=full))
    if not full:
        handler.addFilter(_Listed())
    for name, minimum in (("", "WARNING"), ("contrada", ""), ("uvicorn.error", "")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(minimum or level.upper())
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
    message: Warning | str,  # noqa: ARG001  # it may hold personal data
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,  # noqa: ARG001  # required by `warnings`
    line: str | None = None,  # noqa: ARG001  # required by `warnings`
) -> None:
    place = f"{_short(filename)}:{lineno}"
    log.warning("a warning of Python", extra={"fault": category.__name__, "code": place})
