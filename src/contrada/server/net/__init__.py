"""Connections: addresses, limits, timeouts, the HTTP protocol class, error answers.

Knows no table. May import `refusal` and `settings`; every room above may import this one.
"""
