"""Tables of one deal: where their chance comes from, and what cannot be done at them.

All tables of a deal draw from the deal's seed, as forks draw from that of their origin. Each table
has a seed of its own besides: the hash of the deal's seed and a random salt. So the commitments of
two tables of a deal have nothing in common, and after the end everybody can compute them.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from contrada.server.common.refusal import Refused
from contrada.server.tables import messages as msg
from contrada.server.tables.events import Origin
from contrada.server.tables.table import Table

PREFIX: Final = "deal:"
"""Before the id of a deal, in place of an origin's table."""
FOREVER: Final = 1 << 30
"""The deal's seed determines chance before this ply, which no game reaches."""
NOT_HERE: Final = (
    msg.Leave,
    msg.Ask,
    msg.Answer,
    msg.Replace,
    msg.HandOver,
    msg.Free,
    msg.SetBot,
    msg.Rematch,
)
"""What would let a bot or somebody else play a try, or take a decision back."""


def table_seed(deal_seed: bytes, salt: bytes) -> bytes:
    """The own seed of a table of a deal, whose hash is the table's commitment."""
    return sha256(b"contrada deal" + deal_seed + salt).digest()


def deal_origin(deal_id: str, seed: bytes) -> Origin:
    """The origin of a table of a deal."""
    return Origin(PREFIX + deal_id, 0, [(FOREVER, seed.hex())], [])


def deal_of(table: Table) -> str:
    """The id of the deal that is played at a table; empty for other tables."""
    origin = table.data.origin
    if origin is None or not origin.table.startswith(PREFIX):
        return ""
    return origin.table.removeprefix(PREFIX)


def check_command(table: Table, command: msg.AnyCommand) -> None:
    """Refuse what cannot be done at a table of a deal; raises Refused."""
    if isinstance(command, NOT_HERE) and deal_of(table):
        raise Refused("not_allowed", "At a table of a deal everyone plays their own try, once.")
