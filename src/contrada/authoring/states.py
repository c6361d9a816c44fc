"""The state class of a game, written from the list of fields in its `fields.py`.

python -m contrada.authoring.states FOLDER…            write the generated part of state.py
python -m contrada.authoring.states --check FOLDER…    name the stale ones, and fail

FOLDER is the package of a game: it has `fields.py` with STATE, ABOUT and FIELDS, and `state.py`.
The generated part of `state.py` stands between the lines BEGIN and END: the class, `restore` and
`fresh`. Everything else in the file is written by hand.
"""

from __future__ import annotations

import importlib.util
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from contrada.core.fields import FieldKind, StateField

COMMAND = "python -m contrada.authoring.states"
BEGIN = "# Generated from fields.py by `{command}`; edit fields.py instead.\n# fmt: off"
END = """# fmt: on
# End of the generated part."""
WIDTH = 100


class NoGeneratedPart(Exception):
    """A state.py lacks the lines between which the generated part stands."""


def packed(items: Iterable[str], indent: int) -> str:
    """Items separated by commas, as many on a line as fit, ending in a comma."""
    space = " " * indent
    lines: list[str] = []
    for item in items:
        piece = item + ","
        if lines and len(lines[-1]) + 1 + len(piece) <= WIDTH:
            lines[-1] += " " + piece
        else:
            lines.append(space + piece)
    return "\n".join(lines)


def _argument(field: StateField) -> str:
    return f"{field.name}: {'i64' if field.kind is FieldKind.NUMBER else 'vec[i64]'}"


def _copied(field: StateField) -> str:
    return f"self.{field.name}[:]" if field.kind is FieldKind.ARRAY else f"self.{field.name}"


def _dumped(field: StateField) -> str:
    return f"self.{field.name}" if field.kind is FieldKind.NUMBER else f"list(self.{field.name})"


def _restored(place: int, field: StateField) -> str:
    return f"data[{place}]" if field.kind is FieldKind.NUMBER else f"vec_of(data[{place}])"


def _flattened(fields: Sequence[StateField]) -> str:
    """The body of `flatten`."""
    numbers = [field.name for field in fields if field.kind is FieldKind.NUMBER]
    lines = [f"out[{place}] = self.{name}" for place, name in enumerate(numbers)]
    lines.append(f"at: i64 = {len(numbers)}")
    lines += [
        f"at = put(out, at, self.{field.name})"
        for field in fields
        if field.kind is not FieldKind.NUMBER
    ]
    lines.append("return at  # noqa: RET504  # the same form for any list of fields")
    return "\n".join(" " * 8 + line for line in lines)


def _first(field: StateField) -> str:
    if field.first is None:
        return field.name
    if field.kind is FieldKind.NUMBER:
        return field.first
    return f"filled({field.size}, {field.first})" if field.size else "vec[i64]()"


def _attributes(fields: Sequence[StateField]) -> str:
    lines: list[str] = []
    for field in fields:
        lines.append(f"        self.{field.name} = {field.name}")
        if field.about:
            lines += textwrap.wrap(
                f'"""{field.about}"""',
                WIDTH,
                initial_indent=" " * 8,
                subsequent_indent=" " * 8,
                break_long_words=False,
            )
    return "\n".join(lines)


def generated(name: str, about: str, fields: Sequence[StateField], command: str = COMMAND) -> str:
    """The generated part of a state.py: class, `restore` and `fresh`."""
    shares = any(field.kind is FieldKind.SHARED for field in fields)
    note = "  # arrays that copies share are replaced, never changed" if shares else ""
    arguments = ", ".join(f"{f.name}: i64" for f in fields if f.first is None)
    return f'''{BEGIN.format(command=command)}
@final
class {name}(State):
    """{about}"""

    def __init__(
        self,
{packed(map(_argument, fields), 8)}
    ) -> None:
{_attributes(fields)}

    def copy(self) -> {name}:
        """An independent state equal to this one."""
        return {name}({note}
{packed(map(_copied, fields), 12)}
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
{packed(map(_dumped, fields), 12)}
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
{_flattened(fields)}

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> {name}:
    """The state that `dump` wrote."""
    return {name}(
{packed((_restored(place, field) for place, field in enumerate(fields)), 8)}
    )


def fresh({arguments}) -> {name}:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return {name}(
{packed(map(_first, fields), 8)}
    )
{END}
'''


def spliced(text: str, part: str, command: str = COMMAND) -> str:
    """A state.py with its generated part replaced; raises NoGeneratedPart."""
    begin = BEGIN.format(command=command)
    if text.count(begin) != 1 or text.count(END) != 1:
        raise NoGeneratedPart(f"it needs {begin!r} and, after it, {END!r}, once each")
    before, rest = text.split(begin)
    after = rest.split(END + "\n")[-1]
    return before + part + after


def _loaded(declared: Path) -> Any:
    """A fields.py alone: its package may not be importable before its state.py is written."""
    spec = importlib.util.spec_from_file_location(f"{declared.parent.name}_fields", declared)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def targets(folders: Iterable[Path], command: str = COMMAND) -> dict[Path, str]:
    """The state.py of each game's folder with the text it should have."""
    found: dict[Path, str] = {}
    for folder in folders:
        declared, file = folder / "fields.py", folder / "state.py"
        for needed in (declared, file):
            if not needed.is_file():
                raise SystemExit(f"{needed} is missing.")
        module = _loaded(declared)
        part = generated(module.STATE, module.ABOUT, module.FIELDS, command)
        try:
            found[file] = spliced(file.read_text("utf-8"), part, command)
        except NoGeneratedPart as error:
            raise SystemExit(f"{file}: {error}") from None
    return found


def stale(folders: Iterable[Path], command: str = COMMAND) -> list[str]:
    """The state.py files that differ from what their fields.py says."""
    wanted = targets(folders, command)
    return [str(file) for file, text in wanted.items() if file.read_text("utf-8") != text]


def write(folders: Iterable[Path], command: str = COMMAND) -> None:
    """Write the generated parts; files that are up to date are left alone."""
    for file, text in targets(folders, command).items():
        if file.read_text("utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the generated parts, or check them."""
    given = [argument for argument in sys.argv[1:] if argument != "--check"]
    if not given:
        raise SystemExit(f"usage: {COMMAND} [--check] FOLDER…")
    folders = [Path(argument) for argument in given]
    if "--check" not in sys.argv[1:]:
        write(folders)
        return
    old = stale(folders)
    if old:
        raise SystemExit("\n".join([*old, f"stale; run: {COMMAND} {' '.join(given)}"]))


if __name__ == "__main__":
    main()
