"""Builds the documentation site.

    python -m tools.site.build [--into FOLDER] [--quick]

Copies docs/ into a temporary folder, adds the generated pages, and runs Sphinx with warnings as
errors, so a broken link or an undocumented page fails the build. The server shows the site under
/docs with its own content security policy, which forbids inline scripts and styles: each of them
becomes a file, named by its content. The search works without a server. The notebooks of examples/
are executed, except with `--quick`.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx

from contrada.core.registry import entries
from tools.site.games import box_page, reference_page, rules_page
from tools.site.library import library_page

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "src" / "contrada" / "docs"
"""The site is part of the installed package."""
OUTSIDE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
"""Pages beside docs/, and their places in the site."""
BUILT_IN: Final = ("palazzo", "carrara", "carpe-diem", "tuscany")
_LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(((?:\.\./)+|docs/)?([^):#\s]+)(#[^)]*)?\)")
_INLINE: Final = {
    ".js": (re.compile(r"<script>(.*?)</script>", re.DOTALL), '<script src="{}"></script>'),
    ".css": (re.compile(r"<style>(.*?)</style>", re.DOTALL), '<link rel="stylesheet" href="{}">'),
}

_ATTRIBUTE: Final = re.compile(r' style="([^"]*)"')
ATTRIBUTES: Final = "attributes.css"
"""The style sheet with the rules of all style attributes."""


def gather(folder: Path) -> None:
    """Copy docs/ and write the generated pages."""
    shutil.copytree(ROOT / "docs", folder, dirs_exist_ok=True)
    shutil.copytree(ROOT / "examples" / "notebooks", folder / "examples")
    for source, target in OUTSIDE.items():
        shutil.copy(ROOT / source, folder / target)
    (folder / "reference" / "library.md").write_text(library_page(), "utf-8")
    for entry in entries():
        name = entry.spec.id
        if name not in BUILT_IN:
            continue
        pages = {
            f"games/{name}.md": rules_page(entry),
            f"games/{name}-box.md": box_page(entry),
            f"reference/{name}.md": reference_page(entry),
        }
        for path, text in pages.items():
            target_file = folder / path
            target_file.parent.mkdir(exist_ok=True)
            target_file.write_text(text, "utf-8")
    for page in sorted(folder.rglob("*.md")):
        depth = len(page.relative_to(folder).parts) - 1
        page.write_text(within_site(page.read_text("utf-8"), depth, page.name), "utf-8")


def within_site(text: str, depth: int, name: str) -> str:
    """A page whose links stay within the site: links to other files of the project become text."""
    from_root = name in OUTSIDE.values()

    def changed(link: re.Match[str]) -> str:
        label, way, target, anchor = link[1], link[2] or "", link[3], link[4] or ""
        if from_root and way == "docs/":
            return f"[{label}]({target}{anchor})"
        if not from_root and way.count("../") <= depth:
            return link[0]
        if target in OUTSIDE:
            return f"[{label}]({'../' * depth}{OUTSIDE[target]}{anchor})"
        return label

    return _LINK.sub(changed, text).replace("```mermaid", "```text")


def without_inline(site: Path) -> None:
    """Move inline scripts and styles into files."""
    static = site / "_static"
    rules: dict[str, str] = {}

    def ruled(found: re.Match[str]) -> str:
        name = _digest(found[1])
        rules[name] = found[1]
        return f' data-style="{name}"'

    for page in sorted(site.rglob("*.html")):
        up = "../" * (len(page.relative_to(site).parts) - 1) + "_static/"
        text = _ATTRIBUTE.sub(ruled, page.read_text("utf-8"))
        for suffix, (pattern, tag) in _INLINE.items():
            for code in set(pattern.findall(text)):
                (static / f"inline-{_digest(code)}{suffix}").write_text(code, "utf-8")
            link = partial(_linked, tag, up, suffix)
            text = pattern.sub(link, text)
        attributes = _INLINE[".css"][1].format(up + ATTRIBUTES)
        page.write_text(text.replace("</head>", f"{attributes}</head>"), "utf-8")
    lines = [f'[data-style="{name}"] {{ {rule} }}' for name, rule in sorted(rules.items())]
    (static / ATTRIBUTES).write_text("\n".join(lines) + "\n", "utf-8")


def _linked(tag: str, up: str, suffix: str, found: re.Match[str]) -> str:
    return tag.format(f"{up}inline-{_digest(found[1])}{suffix}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def build(into: Path, *, execute: bool = True) -> int:
    """Build the site; returns the number of warnings, which are errors."""
    mode = "force" if execute else "off"
    with tempfile.TemporaryDirectory() as temporary:
        sources, site, cache = (Path(temporary, name) for name in ("sources", "site", "cache"))
        gather(sources)
        app = Sphinx(
            str(sources),
            str(Path(__file__).parent),
            str(site),
            str(cache),
            "html",
            confoverrides={"nb_execution_mode": mode},
            status=None,
            warningiserror=False,
            freshenv=True,
        )
        app.build(force_all=True)
        if app._warncount:
            return app._warncount
        without_inline(site)
        for leftover in (".buildinfo", "objects.inv"):
            (site / leftover).unlink(missing_ok=True)
        shutil.rmtree(site / "_sources", ignore_errors=True)
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(site, into)
    return 0


def main(arguments: Sequence[str]) -> int:
    """Build; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tools.site.build")
    parser.add_argument("--into", type=Path, default=SITE)
    parser.add_argument("--quick", action="store_true", help="do not execute the notebooks")
    given = parser.parse_args(arguments)
    warnings = build(given.into, execute=not given.quick)
    print(f"{warnings} warnings" if warnings else f"The site is in {given.into}.")
    return 1 if warnings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
