"""How much password guessing slows down other users, measured from outside.

    python -m bench.hashing --check

starts `contrada serve` with a new database and real password hashes. It measures `GET /api/me` of a
named user on an idle server, then during 16 concurrent attempts with wrong passwords: from one
address with the default limits, and from 16 addresses without the rate limit, so that the queue is
always full. The median under attack must stay below three times the idle one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from typing import Final

import httpx

AT_ONCE: Final = 16
TIMES: Final = 3.0
PAUSE: Final = 0.02
PASSWORD: Final = "correct horse battery"


class Figures:
    """Response times of one phase, in milliseconds."""

    def __init__(self, name: str, times: list[float], answers: Counter[int]) -> None:
        self.name = name
        self.times = sorted(times)
        self.answers = answers

    @property
    def median(self) -> float:
        """The median response time."""
        return statistics.median(self.times)

    def __str__(self) -> str:
        p99 = self.times[int(0.99 * (len(self.times) - 1))]
        answers = ", ".join(f"{n} × {status}" for status, n in sorted(self.answers.items()))
        attempts = f"; attempts: {answers}" if answers else ""
        return (
            f"{self.name:<34} median {self.median:6.2f} ms, p99 {p99:7.2f} ms, longest "
            f"{self.times[-1]:7.2f} ms, {len(self.times)} requests{attempts}"
        )


async def ask(client: httpx.AsyncClient, until: float) -> list[float]:
    """Request `/api/me` repeatedly."""
    times = []
    while time.monotonic() < until:
        begun = time.perf_counter()
        answer = await client.get("/api/me")
        times.append((time.perf_counter() - begun) * 1000)
        assert answer.json()["name"] == "Anna", answer.text
        await asyncio.sleep(PAUSE)
    return times


async def guess(url: str, number: int, address: str, until: float, answers: Counter[int]) -> None:
    """Send wrong passwords sequentially from an address."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
    async with httpx.AsyncClient(
        base_url=url, transport=transport, timeout=60, trust_env=False
    ) as client:
        while time.monotonic() < until:
            wrong = {
                "account": "anna" if number % 2 else f"nobody{number}",
                "password": "wrong horse",
            }
            answer = await client.post("/api/me/account/sign-in", json=wrong)
            answers[answer.status_code] += 1
            if answer.status_code in (429, 503):
                await asyncio.sleep(0.25)  # else the client itself is the bottleneck


async def phase(url: str, client: httpx.AsyncClient, name: str, seconds: float, spread: int
                ) -> Figures:  # fmt: skip
    """Measure for some seconds, with guesses from this number of addresses (0: idle)."""
    until = time.monotonic() + seconds
    answers: Counter[int] = Counter()
    attempts = [
        asyncio.create_task(guess(url, i, f"127.0.1.{1 + i % spread}", until, answers))
        for i in range(AT_ONCE if spread else 0)
    ]
    times = await ask(client, until)
    await asyncio.gather(*attempts)
    return Figures(name, times, answers)


async def measure(port: int, seconds: float, per_minute: int) -> list[Figures]:
    """Run all phases against a running server."""
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        assert (await client.put("/api/me", json={"name": "Anna"})).status_code == 200
        made = {"account": "anna", "password": PASSWORD}
        assert (await client.post("/api/me/account", json=made)).status_code == 200
        await phase(url, client, "warming up", 1, 0)
        found = []
        for spread in (1, AT_ONCE):
            where = "one address" if spread == 1 else f"{spread} addresses"
            found.append(await phase(url, client, "quiet", seconds, 0))
            name = f"{AT_ONCE} wrong at once, {where}"
            found.append(await phase(url, client, name, seconds, spread))
        limit = "the usual limit" if per_minute == 10 else "no rate limit"
        print(f"with {limit} ({per_minute} attempts per minute):")
        for figures in found:
            print(f"  {figures}")
        return found


def serve(folder: str, port: int, per_minute: int) -> subprocess.Popen[bytes]:
    """Start a server process and wait until it responds."""
    env = {
        **os.environ,
        "CONTRADA_LOG_LEVEL": "warning",
        "CONTRADA_REQUESTS_PER_MINUTE": "10000000",
        "CONTRADA_SIGN_INS_PER_MINUTE": str(per_minute),
    }
    command = [sys.executable, "-m", "contrada.cli", "serve", "--port", str(port), "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server does not start")


def free_port() -> int:
    """A currently unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    """Measure and print; with --check, fail if the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    missed = []
    for per_minute in (10, 1_000_000):
        port = free_port()
        with tempfile.TemporaryDirectory() as folder:
            process = serve(folder, port, per_minute)
            try:
                found = asyncio.run(measure(port, given.seconds, per_minute))
            finally:
                process.terminate()
                process.wait(30)
        for quiet, loud in zip(found[::2], found[1::2], strict=True):
            times = loud.median / quiet.median
            print(f"  {loud.name}: {times:.2f} × the quiet median (target: below {TIMES:g} ×)")
            if times >= TIMES:
                missed.append(loud.name)
    if given.check and missed:
        raise SystemExit(f"too slow: {', '.join(missed)}")


if __name__ == "__main__":
    main()
