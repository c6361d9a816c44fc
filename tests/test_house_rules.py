"""The checkers of `make check` detect violations."""

from __future__ import annotations

from tools.repeats import lines_of, repeats
from tools.rooms import BEGIN, END, circle, reduced, written

STEPS = [f"    total_{n} = price(tile_{n}, {n}) + fee" for n in range(13)]


def test_a_run_of_thirteen_lines_in_two_files_is_found_although_names_and_numbers_differ() -> None:
    one = "def cost(fee):\n" + "\n".join(STEPS)
    other = "import os\n\n\ndef sum_up(x):\n" + "\n".join(
        step.replace("total", "whole").replace("fee", "x") for step in STEPS
    )
    found = repeats({"one.py": one, "other.py": other})
    assert [(r.first, r.second, r.length) for r in found] == [("one.py:1", "other.py:4", 14)]


def test_twelve_lines_may_stand_in_two_files() -> None:
    text = "\n".join(step.strip() for step in STEPS[:12])
    assert repeats({"one.py": text, "other.py": text}) == []


def test_imports_docstrings_comments_and_declarations_do_not_count() -> None:
    source = '"""What this is."""\nimport os\n# why\nSIZE: Final = 3\n(\n)\nrun(SIZE)\n'
    assert [line.number for line in lines_of(source)] == [7]


def test_a_circle_of_imports_is_named() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_the_picture_leaves_out_arrows_that_follow_from_others() -> None:
    assert reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {
        "a": {"b"},
        "b": {"c"},
        "c": set(),
    }


def test_the_picture_is_put_between_its_marks() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert written(page, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
