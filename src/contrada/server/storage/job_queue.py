"""Bots' decisions as rows of PostgreSQL's job queue, written with the event that causes them."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from procrastinate import App, SyncPsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.schema import SchemaManager
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

TASK: Final = "contrada.think"
QUEUE: Final = "bots"
TRIGGER: Final = "procrastinate_jobs_notify_queue_job_inserted_v1"
WAKE: Final = (f"procrastinate_queue_v1#{QUEUE}", '{"type": "job_inserted", "job_id": 0}')
"""Channel and text of the notification by which workers look for new jobs at once."""


class Job(msgspec.Struct, frozen=True):
    """A decision that a bot has to make since event `seq`."""

    table: str
    seat: int
    mark: int
    seq: int
    priority: int = 0
    """Higher priorities are served first."""
    after: float = 0.0
    """Seconds before which the job must not start."""


_desk: Final = App(connector=SyncPsycopgConnector())
"""Writes jobs through a connection that the caller provides."""


def put(connection: Connection, jobs: Sequence[Job]) -> None:
    """Write jobs in the connection's transaction."""
    driver = connection.connection.driver_connection
    for job in jobs:
        task = _desk.configure_task(
            TASK,
            queue=QUEUE,
            # One job per decision at a time; the next decision does not wait for this job's end.
            lock=lock_of(job.table, job.seat, job.mark),
            queueing_lock=f"{job.table}:{job.seat}:{job.seq}",
            priority=job.priority,
            schedule_in={"seconds": job.after} if job.after else None,
            connection=driver,
        )
        task.defer(table=job.table, seat=job.seat, mark=job.mark)


def put_again(connection: Connection, job: Job) -> None:
    """Write a job unless it is queued already."""
    with contextlib.suppress(AlreadyEnqueued), connection.begin_nested():
        put(connection, [job])


def raise_priority(connection: Connection, locks: Sequence[str], priority: int) -> None:
    """Give the waiting jobs of these decisions a priority, where theirs is lower."""
    query = (
        "UPDATE procrastinate_jobs SET priority = :priority"
        " WHERE status = 'todo' AND lock = ANY(:locks) AND priority < :priority"
    )
    connection.execute(text(query), {"priority": priority, "locks": list(locks)})


def lock_of(table: str, seat: int, mark: int) -> str:
    """The lock of a decision: one process at a time works on it."""
    return f"{table}:{seat}:{mark}"


def prepare(connection: Connection) -> None:
    """Migrate the queue's own tables to the installed version of the library."""
    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    connection.execute(
        text("CREATE TABLE IF NOT EXISTS job_migrations (name VARCHAR(200) PRIMARY KEY)")
    )
    done = set(connection.execute(text("SELECT name FROM job_migrations")).scalars())
    # These files hold many statements, which only the driver itself accepts.
    driver: Any = connection.connection.driver_connection
    if not inspect(connection).has_table("procrastinate_jobs"):
        driver.execute(SchemaManager.get_schema())
    else:
        for step in steps:
            if step.name not in done:
                driver.execute(step.read_text("utf-8"))
    # Its notification would make all commits wait for each other; see `cluster/peers.py`.
    query = "SELECT tgenabled <> 'D' FROM pg_trigger WHERE tgname = :name"
    if connection.execute(text(query), {"name": TRIGGER}).scalar():
        connection.execute(text(f"ALTER TABLE procrastinate_jobs DISABLE TRIGGER {TRIGGER}"))
    for step in steps:
        if step.name not in done:
            connection.execute(
                text("INSERT INTO job_migrations VALUES (:name)"), {"name": step.name}
            )
