"""Decisions of bots and hints: a fair queue and a pool of worker processes.

A worker receives a state sampled from what its seat knows, never the true state.
May import `contrada.bots` and `tables`; imported by `runtime` and `people`.
"""
