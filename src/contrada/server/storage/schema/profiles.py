"""The database tables of personal statistics; migration 0011 makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from contrada.server.storage.schema import metadata

profiles: Final = Table(
    "profiles",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("handle", String(24), nullable=False, unique=True),
    Column("results", Boolean, nullable=False),
    Column("ratings", Boolean, nullable=False),
    Column("analyses", Boolean, nullable=False),
)
"""What people show of their statistics to everyone; `handle` is the page's address."""

rating_history: Final = Table(
    "rating_history",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("match_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_history_user", "user_id", "at"),
)
"""People's ratings after each rated game. No foreign key: it stays when the game is deleted."""

analysed_seats: Final = Table(
    "analysed_seats",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("accuracy", Float, nullable=False),
    Column("luck_win", Float, nullable=False),
    Column("luck_points", Float, nullable=False),
    Index("analysed_seats_user", "user_id", "at"),
)
"""Accuracy and luck of people in their analysed games; `at` is when the game ended."""
