"""The invariants of a state. Each violation is reported as a sentence."""

from __future__ import annotations

from contrada.games.palazzo.pieces import (
    CARD_COPIES,
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CERTIFICATES,
    CURRENCIES,
    LOWEST_VALUE,
    MAX_SEATS,
    MIN_SEATS,
    PER_FLOOR,
    QUARRIES,
    REVEAL_KINDS,
    RIDER,
    RIDERS,
    STACKS,
    TILE_KINDS,
    TILES,
    WAREHOUSE,
    floor_of,
    height,
    windows_of,
)
from contrada.games.palazzo.state import BUILDING, OVER, START, PalazzoState

EXTRA_TILES = {(3, 1)}
"""Floor and windows of the tiles that are in the box twice per material (PAL-C3)."""


def copies_of_tile(kind: int) -> int:
    """The number of tiles of a kind in the box."""
    return 2 if (floor_of(kind), windows_of(kind)) in EXTRA_TILES else 1


def copies_of_card(kind: int) -> int:
    """The number of money cards of a kind in the box."""
    return CERTIFICATES if kind == CERTIFICATE else CARD_COPIES


def check(s: PalazzoState) -> list[str]:
    """All invariants that the state violates."""
    if not MIN_SEATS <= s.seats <= MAX_SEATS or not START <= s.phase <= OVER:
        return [f"{s.seats} seats in phase {s.phase}"]
    return [*_cards(s), *_tiles(s), *_course(s)]


def _cards(s: PalazzoState) -> list[str]:
    faults = []
    for kind in range(CARD_KINDS):
        n = s.deck[kind] + s.discards[kind] + s.display[kind] + s.draft[kind]
        for seat in range(s.seats):
            n += s.hands[seat * CARD_KINDS + kind] + s.laid[seat * CARD_KINDS + kind]
        if n != copies_of_card(kind):
            faults.append(f"{n} money cards of kind {kind} instead of {copies_of_card(kind)}")
    if any(
        n < 0 for part in (s.deck, s.discards, s.display, s.hands, s.laid, s.draft) for n in part
    ):
        faults.append("a negative number of money cards somewhere")
    if sum(s.deck) != s.deck_size or sum(s.discards) != s.discards_size:
        faults.append("the pile or the discards are not of the size that was counted")
    for seat in range(s.seats):
        own = slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS)
        drafted = s.draft if seat == s.seat else [0] * CARD_KINDS
        held = [h + d for h, d in zip(s.hands[own], drafted, strict=True)]
        if sum(held) != s.hand_size[seat]:
            faults.append(f"seat {seat} holds {sum(held)} cards, counted {s.hand_size[seat]}")
        if any(seen > have for seen, have in zip(s.seen[own], held, strict=True)):
            faults.append(f"seat {seat} was seen with cards it does not hold")
    return faults


def _tiles(s: PalazzoState) -> list[str]:
    faults = []
    counts = [0] * TILE_KINDS
    for kind in range(TILE_KINDS):
        counts[kind] += s.box[kind]
        counts[kind] += sum(s.stacks[stack * REVEAL_KINDS + kind] for stack in range(STACKS))
    for entry in s.market:
        counts[entry % TILE_KINDS] += 1
        if not 0 <= entry // TILE_KINDS <= WAREHOUSE:
            faults.append(f"a tile at place {entry // TILE_KINDS} of the market")
    for kind in s.acquired:
        counts[kind] += 1
    for seat in range(s.seats):
        faults += _palazzi(s, seat, counts)
    for kind in range(TILE_KINDS):
        if counts[kind] != copies_of_tile(kind):
            faults.append(f"{counts[kind]} tiles of kind {kind} instead of {copies_of_tile(kind)}")
    for stack in range(STACKS):
        pool = s.stacks[stack * REVEAL_KINDS : (stack + 1) * REVEAL_KINDS]
        if sum(pool) != s.stack_size[stack] or any(n < 0 for n in pool):
            faults.append(f"stack {stack + 1} is not of the size that was counted")
    hidden_riders = sum(s.stacks[stack * REVEAL_KINDS + RIDER] for stack in range(STACKS))
    if hidden_riders + s.riders != RIDERS:
        faults.append(f"{hidden_riders} riders in the stacks and {s.riders} seen")
    return faults


def _palazzi(s: PalazzoState, seat: int, counts: list[int]) -> list[str]:
    """The violations in a seat's palazzi; adds their tiles to the counts by kind."""
    faults = []
    row = list(s.palazzi[seat * TILES : (seat + 1) * TILES])
    n = s.palazzo_count[seat]
    if any(p == 0 for p in row[:n]) or any(row[n:]):
        faults.append(f"the palazzi of seat {seat} do not stand in one row of {n}")
    for palazzo in row[:n]:
        for floor in range(5):
            digit = palazzo >> (4 * floor) & 15
            if digit > PER_FLOOR:
                faults.append(f"seat {seat} has a palazzo with an unknown tile")
            elif digit:
                counts[floor * PER_FLOOR + digit - 1] += 1
        if palazzo >> 20 or height(palazzo) == 0:
            faults.append(f"seat {seat} has a palazzo that is none: {palazzo}")
    return faults


def _course(s: PalazzoState) -> list[str]:
    faults = []
    if (s.phase == OVER) != (s.riders == RIDERS):
        faults.append(f"{s.riders} riders in phase {s.phase}")
    if not 0 <= s.builder < QUARRIES:
        faults.append(f"the master builder at quarry {s.builder}")
    if s.seat >= 0 and s.draft_value != s.bid[s.seat] + _drafted(s):
        faults.append(f"the draft is counted as {s.draft_value}")
    if (s.phase == BUILDING) != (len(s.acquired) > 0):
        faults.append(f"{len(s.acquired)} tiles to be built in phase {s.phase}")
    return faults


def _drafted(s: PalazzoState) -> int:
    """The value of the draft, counted anew."""
    total = 15 * (s.draft[CERTIFICATE] // 3) + 2 * (s.draft[CERTIFICATE] % 3)
    for v in range(CARD_VALUES):
        counts = [s.draft[currency * CARD_VALUES + v] for currency in range(CURRENCIES)]
        triples = min(counts)
        total += 15 * triples + (sum(counts) - 3 * triples) * (v + LOWEST_VALUE)
    return int(total)
