"""Rule coverage: which tests and scenarios test which rules, by their marks.

found = coverage(rulebook, Path("tests"))
found.unproven, found.unknown
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from cosca.kernel.rulebook import Rule
from cosca.kernel.scenario import SAFE_LOADER


class UnknownId(NamedTuple):
    """A name in a test that is not a rule id, with its location."""

    name: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: no rule {self.name!r}"


class Coverage(NamedTuple):
    """The tests of each rule."""

    proven: dict[str, tuple[str, ...]]
    """By id, in the order of the rules: the tests that name it, written as pytest writes them."""
    unproven: tuple[str, ...]
    unknown: tuple[UnknownId, ...]

    @property
    def complete(self) -> bool:
        return not self.unproven and not self.unknown


class _Claim(NamedTuple):
    """A test that names a rule; without a test only the name is checked."""

    name: str
    test: str | None
    file: str
    line: int


def coverage(rules: Iterable[Rule], tests_dir: Path) -> Coverage:
    """Return the tests below `tests_dir` of each rule; pass the rules of all games tested there.

    A test is a test function marked `@pytest.mark.rule("LF-V4", ...)`, by itself, by its class or by its
    module's `pytestmark`, or a YAML scenario with a top-level list `rules`. Marks are read without importing
    anything, so their ids must be string literals. Skipped tests and those expected to fail do not count.
    """
    tests: dict[str, list[str]] = {rule.id: [] for rule in rules}
    unknown: set[UnknownId] = set()
    for claim in _claims(tests_dir):
        proofs = tests.get(claim.name)
        if proofs is None:
            unknown.add(UnknownId(claim.name, claim.file, claim.line))
        elif claim.test is not None and claim.test not in proofs:
            proofs.append(claim.test)
    return Coverage(
        proven={rule_id: tuple(proofs) for rule_id, proofs in tests.items() if proofs},
        unproven=tuple(rule_id for rule_id, proofs in tests.items() if not proofs),
        unknown=tuple(sorted(unknown, key=lambda one: (one.file, one.line, one.name))),
    )


def _claims(tests_dir: Path) -> Iterator[_Claim]:
    for path in sorted(tests_dir.rglob("*")):
        file = path.relative_to(tests_dir.parent).as_posix()
        if path.suffix == ".py":
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=file)
            yield from _python_claims(tree.body, file, file, _Marks([], False))
        elif path.suffix in (".yaml", ".yml"):
            yield from _scenario_claims(path.read_text(encoding="utf-8"), file)


class _Marks(NamedTuple):
    names: list[tuple[str, int]]
    proves_nothing: bool

    def joined(self, more: _Marks) -> _Marks:
        return _Marks(self.names + more.names, self.proves_nothing or more.proves_nothing)


def _python_claims(body: list[ast.stmt], file: str, where: str, outer: _Marks) -> Iterator[_Claim]:
    """Yield the claims of a module's or class's body; `where` is its name as pytest writes it."""
    marks = outer.joined(_marks([mark for statement in body for mark in _pytestmark(statement)]))
    for name, line in marks.names[len(outer.names) :]:
        yield _Claim(name, None, file, line)
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            own = _marks(statement.decorator_list)
            for name, line in own.names:
                yield _Claim(name, None, file, line)
            proves_nothing = not statement.name.startswith("Test")
            inner = marks.joined(own).joined(_Marks([], proves_nothing))
            yield from _python_claims(statement.body, file, f"{where}::{statement.name}", inner)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            own = _marks(statement.decorator_list)
            both = marks.joined(own)
            proves = statement.name.startswith("test") and not both.proves_nothing
            for name, line in both.names if proves else own.names:
                yield _Claim(name, f"{where}::{statement.name}" if proves else None, file, line)


def _pytestmark(statement: ast.stmt) -> list[ast.expr]:
    """Return the marks of `pytestmark = ...`, alone or in a list; none of any other statement."""
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    else:
        return []
    if statement.value is None or not any(isinstance(one, ast.Name) and one.id == "pytestmark" for one in targets):
        return []
    return [statement.value]


def _marks(expressions: list[ast.expr]) -> _Marks:
    """Return the rule names in marks and decorators, those of `pytest.param(..., marks=...)` too."""
    names: list[tuple[str, int]] = []
    proves_nothing = False
    for expression in expressions:
        outermost = expression.elts if isinstance(expression, ast.List | ast.Tuple) else [expression]
        for one in outermost:
            mark = one.func if isinstance(one, ast.Call) else one
            proves_nothing = proves_nothing or _mark_name(mark) in ("skip", "xfail")
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _mark_name(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        names.append((argument.value, argument.lineno))
                    else:
                        names.append((ast.unparse(argument), argument.lineno))
    return _Marks(names, proves_nothing)


def _mark_name(function: ast.expr) -> str:
    """Return `rule` for `pytest.mark.rule` and `mark.rule`; "" for anything else."""
    if not isinstance(function, ast.Attribute):
        return ""
    owner = function.value
    is_mark = (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
    return function.attr if is_mark else ""


def _scenario_claims(text: str, file: str) -> Iterator[_Claim]:
    loader = SAFE_LOADER(text)
    loader.name = file
    while loader.check_node():
        document = loader.get_node()
        if not isinstance(document, yaml.MappingNode):
            continue
        for key, value in document.value:
            if isinstance(key, yaml.ScalarNode) and key.value == "rules" and isinstance(value, yaml.SequenceNode):
                for item in value.value:
                    name = item.value if isinstance(item, yaml.ScalarNode) else "(not a name)"
                    yield _Claim(str(name), file, file, item.start_mark.line + 1)
