"""Compiled builds: which modules are compiled, when an existing build may be used, and what users learn about it."""

from __future__ import annotations

import ast
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

import cosca
from cosca.cli import app
from cosca.compiled import is_compiled
from cosca.kernel import game
from tools.build import compiled, mypyc_modules
from tools.build.hook import Hook

ROOT = Path(__file__).resolve().parents[2]
# What docs and examples invite users to inherit from.
OPEN = {
    "kernel/game.py": {"Game"},
    "kernel/state.py": {"State"},
    "kernel/steps.py": {"Step", "Ask", "Sealed"},
    "kernel/memory.py": {"Memory"},
    "kernel/observation.py": {"Observer"},
    "bots/base.py": {"Bot"},
    "bots/evaluator.py": {"Evaluator"},
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small checkout with a compiled tree that belongs to its sources."""
    tree = tmp_path / "build" / "compiled"
    for name, text in {
        "kernel/game.py": "ONE = 1\n",
        "server/app.py": "ONE = 1\n",
        "words/en/page.ftl": "a = b\n",
    }.items():
        path = tmp_path / "src" / "cosca" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    monkeypatch.setattr(mypyc_modules, "ROOT", tmp_path)
    monkeypatch.setattr(mypyc_modules, "TREE", tree)
    monkeypatch.setattr(compiled, "TREE", tree)
    binary = tmp_path / f"game{mypyc_modules.SUFFIX}"
    binary.write_bytes(b"binary")
    monkeypatch.setattr(mypyc_modules, "binaries", lambda _: {Path("cosca/kernel") / binary.name: binary})
    mypyc_modules.make_tree()
    return tmp_path


def test_script_of_the_build_is_python_and_names_the_modules() -> None:
    script = mypyc_modules.SETUP.format(files=["cosca/kernel/game.py"], level="2")
    assert "'cosca/kernel/game.py'" in script
    ast.parse(script)


def test_tree_contains_the_whole_package_with_its_binaries(checkout: Path) -> None:
    tree = checkout / "build" / "compiled"
    names = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    package = {"kernel/game.py", f"kernel/game{mypyc_modules.SUFFIX}", "server/app.py", "words/en/page.ftl"}
    assert names == {mypyc_modules.STAMP, *[f"cosca/{name}" for name in package]}
    assert mypyc_modules.usable_tree() == tree


def test_tree_follows_what_is_not_compiled(checkout: Path) -> None:
    source, copy = checkout / "src" / "cosca", checkout / "build" / "compiled" / "cosca"
    (source / "server" / "app.py").write_text("ONE = 2\n")
    (source / "words" / "en" / "page.ftl").unlink()
    (source / "words" / "en" / "home.ftl").write_text("c = d\n")
    assert mypyc_modules.usable_tree() is not None
    assert (copy / "server" / "app.py").read_text() == "ONE = 2\n"
    assert [path.name for path in (copy / "words" / "en").iterdir()] == ["home.ftl"]
    assert (copy / "kernel" / f"game{mypyc_modules.SUFFIX}").read_bytes() == b"binary"


@pytest.mark.parametrize("change", ["changed", "added", "other python", "interrupted"])
def test_outdated_tree_is_not_used(
    checkout: Path, change: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.print_path()
    assert capsys.readouterr() == (f"{checkout / 'build' / 'compiled'}\n", "")
    if change == "changed":
        (checkout / "src" / "cosca" / "kernel" / "game.py").write_text("ONE = 2\n")
    elif change == "added":
        (checkout / "src" / "cosca" / "kernel" / "types.py").write_text("")
    elif change == "other python":
        monkeypatch.setattr(mypyc_modules, "SUFFIX", ".cpython-399.so")
    else:

        def fail(_: str) -> dict[Path, Path]:
            raise SystemExit("interrupted")

        monkeypatch.setattr(mypyc_modules, "binaries", fail)
        with pytest.raises(SystemExit):
            mypyc_modules.make_tree()
    compiled.print_path()
    output = capsys.readouterr()
    assert output.out == ""
    assert "make build-compiled" in output.err


def test_without_a_tree_nothing_is_said(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(checkout / "build")
    compiled.print_path()
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not on this machine")
def test_playing_uses_a_compiled_build_that_belongs_to_the_sources() -> None:
    command = ["make", "--dry-run", "--always-make", "play"]
    planned = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert 'PYTHONPATH="$(.venv/bin/python -m tools.build.compiled path)" .venv/bin/cosca serve' in planned


def test_classes_that_users_inherit_from_allow_it_when_compiled() -> None:
    wanted = "mypyc_attr(allow_interpreted_subclasses=True)"
    for file, names in OPEN.items():
        tree = ast.parse((ROOT / "src" / "cosca" / file).read_text(encoding="utf-8"))
        open_classes = {
            node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef) and wanted in [ast.unparse(each) for each in node.decorator_list]
        }
        assert open_classes == names, file


def test_types_that_servers_validate_by_are_not_compiled() -> None:
    """A compiled TypedDict looks like `typing.TypedDict`, which pydantic refuses: such a server does not start."""
    source = ROOT / "src"
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in source.rglob("*.py")}
    names = {path: ".".join(path.relative_to(source).with_suffix("").parts) for path in trees}
    compiled_types = {
        (names[path], node.name)
        for path in mypyc_modules.modules(source)
        for node in trees[path].body
        if isinstance(node, ast.ClassDef) and "TypedDict" in [ast.unparse(base) for base in node.bases]
    }
    assert ("cosca.kernel.kit", "Term") in compiled_types
    readers = [
        *(source / "cosca" / "server" / "protocol").glob("*.py"),
        *(source / "cosca" / "server" / "api").glob("*.py"),
        *(set(mypyc_modules.all_modules(source)) - set(mypyc_modules.modules(source))),
    ]
    imported = {
        (statement.module, alias.name)
        for path in readers
        for statement in ast.walk(trees[path])
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }
    assert imported & compiled_types == set()


def test_only_wheels_are_compiled_and_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def hook(target: str) -> Hook:
        config: Any = None
        return Hook(str(ROOT), {}, config, config, "", target)

    monkeypatch.delenv("COSCA_COMPILE", raising=False)
    assert [hook(target).compiles() for target in ("wheel", "sdist", "editable")] == [False, False, False]
    assert "mypy" not in hook("wheel").dependencies()
    monkeypatch.setenv("COSCA_COMPILE", "1")
    assert [hook(target).compiles() for target in ("wheel", "sdist", "editable")] == [True, False, False]
    assert {"mypy", "setuptools"} <= set(hook("wheel").dependencies())
    assert hook("editable").dependencies() == []


def test_compilers_are_locked_as_for_development() -> None:
    def locked(name: str) -> dict[str, str]:
        lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        return dict(line.removesuffix(" \\").split("==") for line in lines if "==" in line and line[0] != " ")

    compilers, build, dev = locked("compile"), locked("build"), locked("dev")
    assert {"mypy", "setuptools"} <= set(compilers)
    assert [name for name in compilers if {**dev, **build}[name] != compilers[name]] == []
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["archs"]


def test_version_says_whether_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, expected in ((f"game{mypyc_modules.SUFFIX}", " (compiled)"), ("game.py", "")):
        monkeypatch.setattr(game, "__file__", f"/cosca/kernel/{file}")
        assert is_compiled() == bool(expected)
        with pytest.raises(typer.Exit):
            app._version(True)
        assert capsys.readouterr().out == f"cosca {cosca.__version__}{expected}\n"
