"""The search tree as flat arrays: nodes, their outgoing edges, and the edges' targets.

A node is identified by the actions and chance outcomes that lead to it, as the searching seat
observes them, and by the mover. The legal actions at a node differ between worlds, so edges are
added over time, and each edge counts how often it was available.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = -1
LABELS: Final = 1 << 24
"""An upper bound on the number of chance outcomes of any game."""
MOVERS: Final = 16
"""An upper bound on the number of movers: seats, chance and the end of the game."""
FIRST_SIZE: Final = 1 << 12


@final
class Tree:
    """Nodes and edges by number; node 0 is the root."""

    def __init__(self, mover: i64) -> None:
        self.root: i64 = 0
        self.nodes: i64 = 0
        self.mover = vec[i64]([])
        """The mover of each node: a seat, CHANCE or TERMINAL."""
        self.visits = vec[i64]([])
        self.value = vec[float]([])
        """The sum of the utilities of the node's mover."""
        self.first = vec[i64]([])
        """A node's first edge; the other edges of its expansion follow contiguously."""
        self.listed = vec[i64]([])
        self.further = vec[i64]([])
        """A node's first edge added later; the following ones are linked by `edge_next`."""

        self.edges: i64 = 0
        self.edge_action = vec[i64]([])
        self.edge_prior = vec[float]([])
        self.edge_visits = vec[i64]([])
        self.edge_available = vec[i64]([])
        """How often an edge was among the legal actions when its node was visited."""
        self.edge_value = vec[float]([])
        """The sum of the utilities of the edge's mover."""
        self.edge_points = vec[float]([])
        """The sum of the mover's expected final points."""
        self.edge_wins = vec[float]([])
        """The sum of the mover's win rates."""
        self.edge_next = vec[i64]([])

        self._size: i64 = FIRST_SIZE
        self._used: i64 = 0
        self._keys = empty(FIRST_SIZE)
        self._targets = empty(FIRST_SIZE)
        self.add_node(mover)

    # -- nodes -------------------------------------------------------------------------------

    def add_node(self, mover: i64) -> i64:
        """Add a node without edges."""
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        self.first = append(self.first, NOTHING)
        self.listed = append(self.listed, 0)
        self.further = append(self.further, NOTHING)
        node = self.nodes
        self.nodes = node + 1
        return node

    def after_edge(self, edge: i64, mover: i64) -> i64:
        """The node that an edge leads to when `mover` decides there."""
        return self._node((edge * LABELS) * 2 * MOVERS + mover + 2, mover)

    def after_outcome(self, chance: i64, outcome: i64, mover: i64) -> i64:
        """The node that an outcome at a chance node leads to when `mover` decides there."""
        return self._node(((chance * LABELS + outcome) * 2 + 1) * MOVERS + mover + 2, mover)

    def known_after(self, edge: i64, mover: i64) -> i64:
        """Like `after_edge`, but NOTHING if the node does not exist."""
        return self._targets[self._slot((edge * LABELS) * 2 * MOVERS + mover + 2)]

    def _node(self, key: i64, mover: i64) -> i64:
        slot = self._slot(key)
        node = self._targets[slot]
        if node != NOTHING:
            return node
        node = self.add_node(mover)
        self._keys[slot] = key
        self._targets[slot] = node
        self._used += 1
        if self._used * 2 > self._size:
            self._grow()
        return node

    def _slot(self, key: i64) -> i64:
        """The hash table slot of a key, or the free slot for it."""
        mask: i64 = self._size - 1
        mixed: i64 = (key ^ (key >> 29)) & 0x7FFFFFFF
        slot: i64 = ((mixed * 0x2C1B3C6D) >> 13) & mask
        keys = self._keys
        while keys[slot] != NOTHING and keys[slot] != key:
            slot = (slot + 1) & mask
        return slot

    def _grow(self) -> None:
        keys = self._keys
        targets = self._targets
        size = self._size
        self._size = size * 2
        self._keys = empty(size * 2)
        self._targets = empty(size * 2)
        for i in range(size):
            if keys[i] != NOTHING:
                slot = self._slot(keys[i])
                self._keys[slot] = keys[i]
                self._targets[slot] = targets[i]

    # -- edges -------------------------------------------------------------------------------

    def expand(self, node: i64, legal: vec[i64], prior: list[float]) -> None:
        """Add the edges of a node at its first visit."""
        self.first[node] = self.edges
        self.listed[node] = len(legal)
        for i in range(len(legal)):
            self._add_edge(legal[i], prior[i])

    def add_further(self, node: i64, action: i64, prior: float) -> i64:
        """Add an edge for an action that was not legal when the node was expanded."""
        edge = self._add_edge(action, prior)
        self.edge_next[edge] = self.further[node]
        self.further[node] = edge
        return edge

    def _add_edge(self, action: i64, prior: float) -> i64:
        self.edge_action = append(self.edge_action, action)
        self.edge_prior = append(self.edge_prior, prior)
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_available = append(self.edge_available, 0)
        self.edge_value = append(self.edge_value, 0.0)
        self.edge_points = append(self.edge_points, 0.0)
        self.edge_wins = append(self.edge_wins, 0.0)
        self.edge_next = append(self.edge_next, NOTHING)
        edge = self.edges
        self.edges = edge + 1
        return edge

    def edge_of(self, node: i64, action: i64, guess: i64) -> i64:
        """The edge of an action, looked up first at index `guess`; NOTHING if there is none."""
        first = self.first[node]
        listed = self.listed[node]
        actions = self.edge_action
        for i in range(guess, listed):
            if actions[first + i] == action:
                return first + i
        for i in range(guess if guess < listed else listed):
            if actions[first + i] == action:
                return first + i
        edge = self.further[node]
        while edge != NOTHING:
            if actions[edge] == action:
                return edge
            edge = self.edge_next[edge]
        return NOTHING

    # -- the root ----------------------------------------------------------------------------

    def root_actions(self) -> list[int]:
        """The actions listed at the root."""
        found: list[int] = []
        first = self.first[self.root]
        for i in range(self.listed[self.root]):
            found.append(self.edge_action[first + i])
        return found

    def root_visits(self) -> list[int]:
        """The visits of each of them."""
        found: list[int] = []
        first = self.first[self.root]
        for i in range(self.listed[self.root]):
            found.append(self.edge_visits[first + i])
        return found

    def root_means(self, sums: vec[float]) -> list[float]:
        """For each of them a sum divided by its visits; 0 for an unvisited one."""
        found: list[float] = []
        first = self.first[self.root]
        for i in range(self.listed[self.root]):
            n = self.edge_visits[first + i]
            found.append(sums[first + i] / float(n) if n > 0 else 0.0)
        return found

    def root_lead(self) -> i64:
        """How many visits the most visited of them is ahead of the next."""
        first = self.first[self.root]
        most: i64 = 0
        second: i64 = 0
        for i in range(self.listed[self.root]):
            n = self.edge_visits[first + i]
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        return most - second


def empty(size: i64) -> vec[i64]:
    """A table filled with NOTHING."""
    table = vec[i64]([], capacity=size)
    for _i in range(size):
        table = append(table, NOTHING)
    return table
