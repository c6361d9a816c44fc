"""Bots' decisions and hints: a fair queue and a pool of worker processes.

A worker gets a sampled state that its seat cannot tell from the true one, never the true one.
May import `contrada.bots` and `tables`; imported by `runtime` and `people`.
"""
