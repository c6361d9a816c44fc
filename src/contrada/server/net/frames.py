"""WebSocket frames on the usual path: whole messages to and from a client that behaves.

`websockets` handles everything else: handshakes, control frames, fragments, large and wrong frames.
"""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its C extension
    from websockets.utils import apply_mask

LARGEST: Final = 4096
"""A longer frame from a client is left to `websockets`."""
SMALLEST: Final = 96
"""A shorter message is not compressed: that would save a few bytes at most."""
TEXT: Final = 0x81
COMPRESSED: Final = 0x40
FRESH: Final = "at_eof"
"""The step of the parser of `websockets` at which it waits for the next frame."""


class Received(NamedTuple):
    """A whole message; `payload` may be compressed."""

    payload: bytes
    text: bool
    compressed: bool


def received(conn: Protocol, data: bytes) -> Received | None:
    """The message, if `data` is exactly one whole one and nothing is pending; otherwise None."""
    size = len(data)
    if size < 6:
        return None
    first, second = data[0], data[1]
    if first & 0x3F not in (1, 2) or not first & 0x80 or not second & 0x80:
        return None  # control or continuation frame, reserved bits, a fragment, or not masked
    length = second & 0x7F
    start = 2
    if length == 126:
        length = int.from_bytes(data[2:4], "big")
        start = 4
        if length < 126:
            return None
    if length > LARGEST or size != start + 4 + length or not _is_idle(conn):
        return None
    payload = apply_mask(data[start + 4 :], data[start : start + 4])
    return Received(payload, first & 0x0F == 1, bool(first & COMPRESSED))


def _is_idle(conn: Any) -> bool:
    """Whether the connection is open and waits for a new message."""
    if conn.state is not OPEN or conn.current_size is not None or conn.reader.buffer:
        return False
    step = conn.parser
    while step.gi_yieldfrom is not None:
        step = step.gi_yieldfrom
    return bool(step.__name__ == FRESH)


def deflate_of(conn: Protocol) -> PerMessageDeflate | None:
    """The compression that the client negotiated, if it can be used here."""
    extensions = conn.extensions
    if len(extensions) != 1 or not isinstance(extensions[0], PerMessageDeflate):
        return None
    return extensions[0]


def inflated(deflate: PerMessageDeflate, message: Received, most: int | None) -> bytes:
    """The contents of a compressed message; raises ProtocolError or PayloadTooBig."""
    opcode = Opcode.TEXT if message.text else Opcode.BINARY
    frame = Frame(opcode, message.payload, rsv1=True)
    return bytes(deflate.decode(frame, max_size=most).data)


def framed(message: bytes, deflate: PerMessageDeflate | None) -> bytes:
    """A text message as one frame of a server."""
    first = TEXT
    if deflate is not None and len(message) >= SMALLEST:
        encoder = deflate.encoder
        message = (encoder.compress(message) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]
        first |= COMPRESSED
    size = len(message)
    if size < 126:
        return bytes((first, size)) + message
    if size < 65536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + message
    return bytes((first, 127)) + size.to_bytes(8, "big") + message
