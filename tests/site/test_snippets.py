"""Every command and every piece of code in the documentation runs."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.authoring.packages import install
from tests.server import outside
from tests.server.harness import Running, quick
from tests.site import snippets
from tests.site.snippets import Step

SECONDS = 90
SLOW = ("adding-a-game", "bots", "boxes", "play", "upgrading")
"""Pages whose steps take longest; they are long tests."""
WITH_STEPS = [
    pytest.param(page, id=page.stem, marks=[pytest.mark.long] * (page.stem in SLOW))
    for page in snippets.PAGES
    if snippets.steps(page)
]


def run_python(step: Step, folder: Path) -> None:
    if snippets.PUBLIC_HOST in step.text:
        run_with_server(step, folder)
        return
    if step.text.startswith('"""') and ".py" in step.text.splitlines()[0]:
        name = step.text.splitlines()[0].strip('"')
        (folder / name).write_text(step.text, "utf-8")
        return
    done = subprocess.run(
        [sys.executable, "-c", step.text],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{step.page}:\n{step.text}\n{done.stderr}"


def run_with_server(step: Step, folder: Path) -> None:
    """Run code that names a public host with a server of ours, where a bot is connected."""
    server = Running(quick(folder))
    url = f"http://127.0.0.1:{server.port}"
    try:
        bot = outside.Running(url, outside.bot_of(outside.owner_at(url))[1])
        run_python(Step(step.page, "python", step.text.replace(snippets.PUBLIC_HOST, url)), folder)
        bot.stop()
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(words: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Start a server, wait until it answers, and end it."""
    port = free_port()
    environment = {**environment, "CONTRADA_PORT": str(port), "CONTRADA_HOST": "127.0.0.1"}
    words = [word for word in words if word != "--lan"]  # tests listen on loopback only
    process = subprocess.Popen(
        words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        for _ in range(10 * SECONDS):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
                    return
            except OSError:
                assert process.poll() is None, process.stdout and process.stdout.read().decode()
                time.sleep(0.1)
        pytest.fail("the server does not answer")
    finally:
        process.terminate()
        process.communicate(timeout=SECONDS)


def run_command(line: str, folder: Path, environment: dict[str, str]) -> Path:
    """Run a command; the folder in which the next one runs."""
    settings, words, target = snippets.split(snippets.shorter(line))
    program = Path(sys.executable).parent / "contrada"
    if words[0] == "export":
        name, _, value = words[1].partition("=")
        environment[name] = value
        return folder
    if words[0] == "cd":
        return folder / words[1]
    if line.startswith(snippets.OWN_PACKAGE):
        install(folder, folder.parent / "site", folder.parent)
        environment["PYTHONPATH"] += os.pathsep + str(folder.parent / "site")
        return folder
    words[0] = sys.executable if words[0] == "python" else words[0]
    words = [str(program) if Path(word).name == "contrada" else word for word in words]
    now = {**environment, **settings}
    if words[1] == "serve":
        serve(words, folder, now)
        return folder
    typed = "q\n" if words[1] == "play" else ""
    done = subprocess.run(
        words,
        cwd=folder,
        env=now,
        input=typed,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    if target:
        (folder / target).write_text(done.stdout, "utf-8")
    return folder


@pytest.mark.parametrize("page", WITH_STEPS)
def test_every_step_of_a_page_works(page: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "CONTRADA_DATA": str(tmp_path / "data"), "TERM": "dumb"}
    environment["PYTHONPATH"] = str(tmp_path)
    prepare(page.stem, tmp_path)
    folder = tmp_path
    for step in snippets.steps(page):
        if step.kind == "python":
            run_python(step, folder)
        elif snippets.reason_not_to_run(step.text) is None:
            folder = run_command(step.text, folder, environment)


def prepare(page: str, folder: Path) -> None:
    """Make the files that a page assumes."""
    if page == "upgrading":
        program = Path(sys.executable).parent / "contrada"
        environment = {**os.environ, "CONTRADA_DATA": str(folder / "earlier")}
        serve([str(program), "serve"], folder, environment)
        subprocess.run(
            [str(program), "backup", "before.backup"],
            cwd=folder,
            env=environment,
            check=True,
            capture_output=True,
            timeout=SECONDS,
        )
    elif page == "server":
        (folder / "my_bots.py").write_text("class Cautious: ...\n", "utf-8")


def test_blocks_that_are_not_commands_are_recognised() -> None:
    assert snippets.commands("location / {\n}\n") == []
    assert snippets.commands("contrada games   # all of them\n") == ["contrada games"]
    assert snippets.reason_not_to_run("sudo reboot") == "needs root"
    assert snippets.reason_not_to_run("contrada games") is None
    assert snippets.shorter("contrada fuzz palazzo --games 1000").endswith("--games 4")


@pytest.mark.parametrize("page", snippets.PAGES, ids=lambda page: str(page.stem))
def test_every_block_is_run_or_listed(page: Path) -> None:
    if page.relative_to(snippets.ROOT).as_posix() not in snippets.ELSEWHERE:
        assert snippets.unknown_blocks(page) == []


def test_a_block_in_a_list_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("1. Install:\n\n   ```sh\n   pip install contrada\n   ```\n")
    assert snippets.blocks(page) == [("sh", "pip install contrada\n")]
    page.write_text("1. Install:\n\n   ```sh\n   instal contrada\n   ```\n")
    assert snippets.unknown_blocks(page) == ["instal contrada\n"]


def test_a_block_that_nobody_runs_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```\nimport contrada\n```\n\n```{toctree}\nx\n```\n\n```sh\ncontrada games\n```\n"
    )
    assert snippets.unknown_blocks(page) == ["import contrada\n"]


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run_command("contrada audit missing.json", tmp_path, dict(os.environ))
