"""Connections: addresses, limits, timeouts, the HTTP protocol class, error responses.

Does not depend on tables. May import `common` and `settings`; every package above may import it.
"""
