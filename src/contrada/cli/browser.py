"""Opening the server's page in the browser of the person who started it."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a graphical browser can be shown: on macOS and Windows always, else on a display."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def should_open(environment: Mapping[str, str], platform: str, *, terminal: bool) -> bool:
    """Whether a person started the server at a desktop: not a service, a pipe or a CI job."""
    in_ci = environment.get("CI", "").lower() not in ("", "0", "false")
    return terminal and not in_ci and has_desktop(environment, platform)


def at_terminal() -> bool:
    """Whether both outputs of this process go to a terminal."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def open_in_background(url: str) -> Thread:
    """Open a page without waiting for the browser; does nothing without a graphical browser."""
    thread = Thread(target=_open, args=(url,), name="browser", daemon=True)
    thread.start()
    return thread


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        # `webbrowser` uses this class for text browsers, which would take over the terminal, and
        # for the command in BROWSER, which the person chose.
        text_browser = type(browser) is webbrowser.GenericBrowser
        if not text_browser or os.environ.get("BROWSER"):
            browser.open(url)
