"""The scripts in examples/ run."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from contrada.client import Client
from contrada.server.tables import messages as msg
from tests.server.harness import Running, quick
from tests.server.outside import Script, bot_of, owner_at, until

EXAMPLES = Path(__file__).parents[2] / "examples"
README = (EXAMPLES / "README.md").read_text("utf-8")


def run(script: str, *arguments: str, seconds: int = 300) -> str:
    """The output of an example."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / script, *arguments],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_three_bots_play_each_other() -> None:
    out = run("bots/three_bots.py", "--games", "3")
    assert re.findall(r"^\w+", out, flags=re.M)[0] == "searcher"


@pytest.mark.long
def test_the_search_of_openspiel_plays_ours() -> None:
    out = run("learning/openspiel_ismcts.py", "--games", "1", "--simulations", "2")
    assert out.count("per game") == 2


@pytest.mark.long
def test_maskable_ppo_learns_to_beat_random() -> None:
    if importlib.util.find_spec("sb3_contrib") is None:
        pytest.skip("sb3-contrib with PyTorch is not installed: pip install 'contrada[sb3]'")
    found = re.search(r"wins (\d+) of 100", run("learning/maskable_ppo.py", seconds=1200))
    assert found is not None
    assert int(found[1]) >= 95


def test_a_network_bot_plays_on_a_server(tmp_path: Path) -> None:
    server = Running(quick(tmp_path))
    url = f"http://127.0.0.1:{server.port}"
    try:
        person = Client(url)
        person.set_name("Gina")
        _, token = bot_of(owner_at(url))
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = person.create_table("palazzo", seats, bots="welcome")
        with ThreadPoolExecutor(1) as pool:
            bot = pool.submit(run, "bots/network_bot.py", "--server", url, "--token", token)
            until(lambda: person.look(table).table.seats[1].kind == "human" or bot.done())
            person.do(table, msg.Start())
            assert Script(person, table, 0, 1).play().reason == "end"
            assert "over, place" in bot.result(60)
    finally:
        server.stop()


def test_every_example_is_listed() -> None:
    listed = {(EXAMPLES / path).resolve() for path in re.findall(r"\]\(([^)]+)\)", README)}
    there = {*EXAMPLES.glob("*/*.py"), *EXAMPLES.glob("*/*.ipynb"), EXAMPLES / "raccolta"}
    assert there == listed
