"""For operators: health, metrics, and a log without secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from contrada.server.logs import JsonLines
from tests.server.harness import Person, Running, quick


def test_health_and_metrics_answer(server: Running, people: list[Person]) -> None:
    people[0].create([{"kind": "me"}, {"kind": "open"}], "fiera")
    health = people[0].get("/health").json()
    assert health["tables"]["open"] >= 1
    assert health["build"] in ("compiled", "interpreted")
    text = people[0].get("/metrics").text
    assert 'contrada_events_total{kind="made"}' in text
    assert "contrada_commit_seconds_bucket" in text
    assert server.services.settings.metrics


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    running = Running(quick(tmp_path, metrics=False))
    visitor = Person(running.port)
    assert visitor.get("/metrics").status_code == 404
    visitor.close()
    running.stop()


def test_the_log_has_no_names_ids_or_secrets(
    people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    anna = people[0]
    with caplog.at_level(logging.DEBUG, "contrada"):
        table = anna.create([{"kind": "me"}, {"kind": "open"}], "fiera")
        secret = anna.get(f"/api/tables/{table}/seats/0/link").json()["secret"]
        anna.post(f"/api/tables/{table}/claim", {"secret": secret})
        anna.must(table, "say", seat=0, text="a private word")
        anna.get(f"/api/tables/{table}/{secret}")
    lines = [JsonLines().format(record) for record in caplog.records]
    assert {json.loads(line)["text"] for line in lines} == {"request"}
    assert "/api/tables/{table_id}/do" in [json.loads(line)["path"] for line in lines]
    everything = "\n".join(lines)
    for hidden in (table, secret, "private word", "Anna", anna.http.cookies["contrada"]):
        assert hidden not in everything
