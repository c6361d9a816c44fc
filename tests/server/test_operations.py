"""For operators: health, metrics, and a log without secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from contrada.server.common.logs import JsonLines
from contrada.server.common.metrics import REGISTRY, Durations
from contrada.server.settings import BadSetting, read_settings
from tests.server.harness import METRICS_TOKEN, Person, Running, quick


def test_health_and_metrics_answer(server: Running, people: list[Person]) -> None:
    people[0].create([{"kind": "me"}, {"kind": "open"}], "fiera")
    health = people[0].get("/health").json()
    assert health["tables"]["open"] >= 1
    assert health["build"] in ("compiled", "interpreted")
    text = people[0].metrics()
    assert 'contrada_events_total{kind="made"}' in text
    assert "contrada_commit_seconds_bucket" in text
    assert server.services.settings.metrics


def test_durations_are_counted_in_every_bucket_they_fit() -> None:
    found = Durations("contrada_test_seconds", "For this test")
    try:
        for seconds in (0.004, 0.005, 0.3, 99.0):
            found.observe(seconds)
        lines = [
            line for line in generate_latest(REGISTRY).decode().splitlines() if "_test_" in line
        ]
    finally:
        REGISTRY.unregister(found)
    shown = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    buckets = {key.split('"')[1]: float(n) for key, n in shown.items() if "_bucket" in key}
    assert (buckets["0.005"], buckets["0.25"], buckets["0.5"], buckets["10.0"]) == (2, 2, 3, 3)
    assert buckets["+Inf"] == float(shown["contrada_test_seconds_count"]) == 4
    assert float(shown["contrada_test_seconds_sum"]) == pytest.approx(99.309)


def test_metrics_are_for_whoever_has_the_token(people: list[Person], tmp_path: Path) -> None:
    anna = people[0]
    for shown in ("", "Bearer", "Bearer wrong", METRICS_TOKEN, f"bearer {METRICS_TOKEN}x", "é"):
        headers = {b"Authorization": shown.encode()} if shown else {}
        assert anna.http.get("/metrics", headers=headers).status_code == 401
    running = Running(quick(tmp_path, metrics_token=""))
    stranger = Person(running.port)
    assert stranger.get("/metrics").status_code == 404, "without a token there are no metrics"
    empty = {"Authorization": "Bearer"}
    assert stranger.http.get("/metrics", headers=empty).status_code == 404
    stranger.close()
    running.stop()
    with pytest.raises(BadSetting, match="CONTRADA_METRICS_TOKEN"):
        read_settings({"CONTRADA_METRICS_TOKEN": "short"})


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
