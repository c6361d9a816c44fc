"""Runs every example with the installed package, in an environment without the repository:

    python tools/try_examples.py EXAMPLES_FOLDER

The environment needs the package with the extras `adapters` and `plots`, and pandas, ipykernel and
nbclient for the notebooks. MaskablePPO is run where sb3-contrib is installed.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from contrada.client import Client

sys.path.insert(0, str(Path(__file__).parents[1]))  # a script does not find our tools otherwise

from tools.try_installed import address, run

NOTEBOOK = """
import nbclient, nbformat, sys
book = nbformat.read(sys.argv[1], as_version=4)
nbclient.NotebookClient(book, timeout=600).execute()
"""
SECONDS = 120.0


def script(path: Path, *arguments: str) -> str:
    """The last line that an example prints."""
    out = run(sys.executable, str(path), *arguments, folder=str(path.parent))
    return out.splitlines()[-1]


def notebook(path: Path) -> str:
    """Execute a notebook."""
    run(sys.executable, "-c", NOTEBOOK, str(path), folder=str(path.parent))
    return "executed"


def own_game(folder: Path) -> str:
    """Install the game of one's own and play it."""
    with tempfile.TemporaryDirectory() as copy:
        pip = (sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps")
        run(*pip, str(folder), folder=copy)
    program = str(Path(sys.executable).with_name("contrada"))
    out = run(program, "simulate", folder.name, "--games", "10", folder=str(folder.parent))
    return out.splitlines()[-1]


def person_plays(person: Client, table: str) -> None:
    """Play one legal action or another until the game is over.

    Games differ in length and machines in speed, so only a time without any change is a failure.
    """
    with person.watch(table, 0) as connection:
        seen, end = connection.seq, time.monotonic() + SECONDS
        while connection.phase != "over":
            legal = connection.legal
            if connection.phase == "running" and legal:
                connection.play(legal[connection.seq % len(legal)])
            else:
                connection.receive(1.0)
            if connection.seq != seen:
                seen, end = connection.seq, time.monotonic() + SECONDS
            elif time.monotonic() > end:
                raise SystemExit("The game against the network bot does not go on.")


def network_bot(path: Path) -> str:
    """Let the example play a game on a server of this environment."""
    program = str(Path(sys.executable).with_name("contrada"))
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "serve.log")
        with log.open("wb") as out:
            server = subprocess.Popen(
                [program, "serve", "--port", "0", "--no-open", "--data", str(Path(folder, "data"))],
                cwd=folder,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        try:
            url = address(log, server)
            person: Any = Client(url)
            person.set_name("Gina")
            person.make_account("gina-of-siena", "a long pass phrase of hers")
            token = person.make_token(person.make_bot("Cauto").id, ("play",)).token
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = person.create_table("palazzo", seats, bots="welcome")
            with ThreadPoolExecutor(1) as pool:
                bot = pool.submit(script, path, "--server", url, "--token", token)
                start(person, table, bot)
                person_plays(person, table)
                return bot.result(SECONDS)
        finally:
            server.terminate()
            server.wait(timeout=30)


def start(person: Any, table: str, bot: Any) -> None:
    """Start the game as soon as the bot sits at the table."""
    from contrada.server.tables.messages import Start

    end = time.monotonic() + SECONDS
    while person.look(table).table.seats[1].kind != "human":
        if bot.done() or time.monotonic() > end:
            raise SystemExit(f"The network bot does not sit down: {bot.result(0)}")
        time.sleep(0.1)
    person.do(table, Start())


def main() -> None:
    """Run the examples, and say what each of them printed."""
    folder = Path(sys.argv[1]).resolve()
    for path in sorted(folder.glob("notebooks/*.ipynb")):
        print(f"{path.name}: {notebook(path)}", flush=True)
    print("three_bots.py:", script(folder / "bots/three_bots.py", "--games", "3"), flush=True)
    print("network_bot.py:", network_bot(folder / "bots/network_bot.py"), flush=True)
    search = folder / "learning/openspiel_ismcts.py"
    print(f"{search.name}:", script(search, "--games", "1", "--simulations", "2"), flush=True)
    print("raccolta:", own_game(folder / "raccolta"), flush=True)
    if importlib.util.find_spec("sb3_contrib") is None:
        print("maskable_ppo.py: not run, sb3-contrib is not installed")
    else:
        short = ("--computing", "0.5", "--games", "4")
        print("maskable_ppo.py:", script(folder / "learning/maskable_ppo.py", *short), flush=True)


if __name__ == "__main__":
    main()
