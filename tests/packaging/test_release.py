"""The metadata of the package, the checks of a release, and the corrections to generated C."""

from __future__ import annotations

import tomllib
from pathlib import Path

from mypy import api

import contrada
from tools import native, release

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_licence_is_named_and_present() -> None:
    text = (ROOT / "LICENSE").read_text("utf-8")
    assert PROJECT["license"] == "MIT"
    assert text.startswith("MIT License\n\nCopyright (c) 2026 the Contrada contributors\n")
    assert PROJECT["authors"] == [{"name": "the Contrada contributors"}]
    assert not [one for one in PROJECT["classifiers"] if one.startswith("License ::")]


def test_the_version_has_one_source_and_a_section_in_the_changelog() -> None:
    assert PROJECT["dynamic"] == ["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert release.metadata_problems(contrada.__version__, changelog, PROJECT.get("urls", {})) == []


def test_a_final_version_has_no_invented_address_and_a_closed_changelog() -> None:
    urls = {"Homepage": "https://contrada.example/"}
    assert release.metadata_problems("1.0.0", "# C\n\n## 1.0.0 (unreleased)\n", urls) == [
        "CHANGELOG.md calls 1.0.0 unreleased",
        "the address https://contrada.example/ is a placeholder",
    ]
    assert release.metadata_problems("2.0.0.dev0", "# C\n\n## 1.0.0\n", urls) == [
        "CHANGELOG.md has no section 2.0.0"
    ]
    assert release.metadata_problems("1.0.0", "# C\n\n## 1.0.0\n", {}) == []


def test_what_is_missing_from_an_artefact_is_found() -> None:
    package = ["contrada/__init__.py", "contrada/texts/en.ftl"]
    pages = list(release.PAGES)
    wheel = [*package, *pages, "contrada-1.dist-info/licenses/LICENSE"]
    assert release.problems(wheel, package, sdist=False) == []
    assert release.problems(wheel[1:], package, sdist=False) == ["contrada/__init__.py is missing"]
    assert release.problems(wheel[:-1], package, sdist=False) == ["the licence is missing"]
    sdist = [f"src/{name}" for name in (*package, *pages)] + list(release.BUILD_FILES)
    assert release.problems(sdist, package, sdist=True) == []
    without_pages = [name for name in sdist if "web/" not in name]
    assert release.problems(without_pages, package, sdist=True) == [
        "src/contrada/web/index.html is missing",
        "src/contrada/web/index.html.gz is missing",
    ]
    assert release.problems([*sdist, "web/node_modules/x.js"], package, sdist=True) == [
        "web/node_modules/x.js does not belong there"
    ]


SOURCE = '''
"""The module."""

def drawn(seed):
    """A "card" of the déck."""

class Game:
    """The rules."""

    def legal(self, s):
        """All legal actions.

        In a fixed order.
        """

    def bare(self): ...
'''
GENERATED = """\
    {"drawn", (PyCFunction)CPyPy_a___b___drawn, METH_FASTCALL, PyDoc_STR("drawn(seed)\\n--\\n\\n")},
    {"legal",
     (PyCFunction)CPyPy_a___b___Game___legal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("legal($self, s)\\n--\\n\\n")},
    {"bare",
     (PyCFunction)CPyPy_a___b___Game___bare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bare($self)\\n--\\n\\n")},
static PyTypeObject CPyType_a___b___Game_template_ = {
    .tp_doc = PyDoc_STR("Game()\\n--\\n\\n"),
};"""


def test_docstrings_are_put_after_the_signatures() -> None:
    lines = native.completed(GENERATED, native.docstrings("a.b", SOURCE)).split("\n")
    assert lines[0].endswith(r'PyDoc_STR("drawn(seed)\n--\n\nA \"card\" of the d\303\251ck.")},')
    assert lines[3].endswith(
        r'PyDoc_STR("legal($self, s)\n--\n\nAll legal actions.\n\nIn a fixed order.")},'
    )
    assert lines[6].endswith(r'PyDoc_STR("bare($self)\n--\n\n")},')
    assert lines[8].endswith(r'PyDoc_STR("Game()\n--\n\nThe rules."),')


def test_a_build_needs_no_package_that_is_imported_elsewhere(tmp_path: Path) -> None:
    """`pip install` of the source distribution has only what [build-system] names."""
    source = tmp_path / "module.py"
    source.write_text(
        "from no_such_package.part import text\n\n\ndef words() -> str:\n    return text()\n"
    )
    options = (*native.TYPE_CHECK, "--cache-dir", str(tmp_path / "cache"))
    printed, errors, code = api.run([*options, str(source)])
    assert (code, errors) == (0, ""), printed


WRAPPER = """\
PyObject *CPyPy_prior(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
    VecI64 arg_legal;
    arg_legal = VecI64Api.unbox(obj_legal);
    if (VEC_IS_ERROR(arg_legal)) {
        CPy_TypeError("vec[i64]", obj_legal); goto fail;
    }
    PyObject *retval = CPyDef_prior(arg_self, arg_legal);
    return retval;
}
PyObject *CPyPy_other(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
    VecI64 arg_optional;
    if (obj_optional == NULL) {
    PyObject *retval = CPyDef_other(arg_self, arg_optional);"""


def test_a_wrapper_releases_its_arrays_once() -> None:
    lines = native.completed(WRAPPER, {}).split("\n")
    place = lines.index("    PyObject *retval = CPyDef_prior(arg_self, arg_legal);")
    assert lines[place + 1].strip() == "VEC_I64_DECREF(arg_legal);"
    assert sum("DECREF" in line for line in lines) == 1
