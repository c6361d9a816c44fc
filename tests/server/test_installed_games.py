"""The server's log names the installed games that had to be skipped."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from contrada.games import discovery
from contrada.server.app import make_app
from contrada.server.common.logs import JsonLines
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store


def test_a_skipped_game_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(discovery, "_problems", ["The installed game 'spoilt' is skipped: why."])
    store = Store(f"sqlite:///{tmp_path / 'contrada.db'}")
    app = make_app(Settings(), store)

    async def start_and_stop() -> None:
        async with app.router.lifespan_context(app):
            pass

    with caplog.at_level(logging.WARNING):
        asyncio.run(start_and_stop())
    store.close()
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("The installed game 'spoilt' is skipped: why." in line for line in lines)
