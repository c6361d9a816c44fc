"""The files of `deploy` and their page agree with the program; docs/hosting.md says what else was
checked by hand.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main

from contrada.cli.app import app
from contrada.server.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = sorted(DEPLOY.iterdir())
PROGRAM: Any = typer.main.get_command(app)
SETTINGS = {f"CONTRADA_{name.upper()}" for name in Settings.__struct_fields__}
OF_COMPOSE = {"CONTRADA_DOMAIN", "CONTRADA_UPSTREAM", "CONTRADA_COMPILE"}
"""Variables of the build and of the compose file, which the server does not read."""


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_file_is_named_on_the_page(file: Path) -> None:
    assert f"deploy/{file.name}" in PAGE


def test_every_file_on_the_page_exists() -> None:
    named = set(re.findall(r"deploy/([\w.-]*\w)", PAGE)) - {".env"}
    assert named <= {file.name for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_is_one_the_server_reads(file: Path) -> None:
    used = set(re.findall(r"CONTRADA_[A-Z_]+", file.read_text("utf-8")))
    assert used - SETTINGS - OF_COMPOSE == set()


def commands(text: str) -> list[list[str]]:
    """The calls of the program in a text."""
    found = re.findall(
        r"(?:^|[\s/\[\"'])contrada\"?,? \"?([a-z].*?)(?:[\]#'`|]|$)", text, flags=re.M
    )
    return [shlex.split(line.replace('"', "").replace("$$(date +%%u)", "1")) for line in found]


SHELL = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, flags=re.S))


def test_every_command_exists() -> None:
    """The subcommands and options that the units, the image and the page call."""
    texts = [text_of("contrada.service"), text_of("contrada-backup.service"), text_of("Dockerfile")]
    calls = [call for text in texts for call in commands(text)]
    calls += re.findall(r"server contrada (\w+)", SHELL) and [["backup", "--force", "x"]]
    known = [call for call in calls if call[0] in PROGRAM.commands]
    assert {call[0] for call in known} == {"serve", "backup"}
    for name, *arguments in known:
        assert PROGRAM.commands[name].make_context(name, arguments).params


def test_proxies_forward_to_the_default_port_and_hide_metrics() -> None:
    address = f"{Settings().host}:{Settings().port}"
    for name in ("nginx.conf", "Caddyfile"):
        assert address in text_of(name)
        assert "/metrics" in text_of(name)
    assert f"CONTRADA_PORT={Settings().port}" in text_of("Dockerfile")
    assert f"server:{Settings().port}" in text_of("compose.yml")


def test_the_services_of_the_compose_file() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load(text_of("compose.yml"))
    services = compose["services"]
    assert set(services) == {"server", "database", "caddy"}
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    networks = {name: set(one["networks"]) for name, one in services.items()}
    assert networks["caddy"].isdisjoint(networks["database"])
    assert networks["server"] == networks["caddy"] | networks["database"]
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["environment"]["CONTRADA_TRUSTED_PROXIES"] == subnet
    volumes = {entry.split(":")[0] for one in services.values() for entry in one["volumes"]}
    assert {name for name in volumes if not name.startswith(".")} == set(compose["volumes"])
    given = set(re.findall(r"^([A-Z_]+)=", text_of("compose.env.example"), flags=re.M))
    asked = set(re.findall(r"\$\{([A-Z_]+)", text_of("compose.yml")))
    assert asked == given


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", ["contrada.service", "contrada-backup.service"])
def test_systemd_understands_the_units(name: str) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / name)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    expected = ("is not executable", "Failed to", "not found")  # nothing is installed here
    said = [line for line in done.stderr.splitlines() if name in line]
    assert [line for line in said if not any(part in line for part in expected)] == []


def test_the_health_check_of_the_image_is_valid_python() -> None:
    line = re.search(r"HEALTHCHECK.*?CMD (\[.*?\])\n", text_of("Dockerfile"), flags=re.S)
    assert line is not None
    command = json.loads(line[1])
    assert command[:2] == ["python", "-c"]
    compile(command[2], "Dockerfile", "exec")
