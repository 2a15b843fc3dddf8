"""Mutants of the rules of a game: what `tools/checks/mutation.py` tries one by one."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Tables, fields, and what is only displayed: names, facts and events.
NOT_RULES = ("__init__", "answers", "choices", "events", "events_war", "facts", "lookups", "names", "state")
TOLD = ("about", "facts", "facts_of")  # methods of questions that only readers need
FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


def folder(game: str) -> Path:
    """Return the folder of a game's rules, relative to the root."""
    return Path("src/cosca/games") / game / "rules"


def rule_modules(root: Path, game: str) -> list[str]:
    """Return the modules that contain rules."""
    return [each.stem for each in sorted((root / folder(game)).glob("*.py")) if each.stem not in NOT_RULES]


@dataclass
class Mutant:
    """One change: the `number`-th of its module. `where` is the function, or "" for a module-level constant."""

    game: str
    module: str
    number: int
    where: str
    line: int
    change: str


class Finder(ast.NodeTransformer):
    """Counts the possible changes of a module and applies the one with the wanted number."""

    def __init__(self, talk: bool, wanted: int = -1) -> None:
        self.talk, self.wanted = talk, wanted
        self.found: list[tuple[str, int, str]] = []
        self.scope: list[str] = []

    def may(self, node: Any, change: str) -> bool:
        """Register a change; return True if it is the wanted one."""
        self.found.append((".".join(self.scope), node.lineno, change))
        return len(self.found) - 1 == self.wanted

    def negated(self, node: Any, test: ast.expr) -> ast.expr:
        if self.may(node, f"{ast.unparse(test)}  ->  not"):
            return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        return test

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if (node.name in TOLD or node.name.endswith("_facts")) and not self.talk:
            return node
        self.scope.append(node.name)
        node.body = self.block(node.body)
        self.scope.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.scope.append(node.name)
        node.body = self.block(node.body)
        self.scope.pop()
        return node

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        return [self.visit(each) for each in body]

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):
            return node  # a docstring
        if ast.unparse(node).startswith(("events.", "events_war.")) and not self.talk:
            return node
        if isinstance(node.value, ast.Call) and self.may(node, f"{ast.unparse(node)}  ->  removed"):
            # swapped code must have as many free variables as before: super() stands for __class__
            nothing = ast.Expr(ast.Name("__class__", ast.Load())) if "super()" in ast.unparse(node) else ast.Pass()
            return ast.copy_location(nothing, node)
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return node
        if ast.unparse(node.test) == "s.out is not None" and not self.talk:
            node.orelse = self.block(node.orelse)
            return node
        node.test = self.negated(node, node.test)
        return self.generic_visit(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test = self.negated(node, node.test)
        return self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self.negated(node, node.test)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.ifs = [self.negated(each, each) for each in node.ifs]
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        for k, op in enumerate(node.ops):
            other = FLIPS[type(op)]()
            flipped = ast.Compare(node.left, [*node.ops[:k], other, *node.ops[k + 1 :]], node.comparators)
            if self.may(node, f"{ast.unparse(node)}  ->  {ast.unparse(flipped)}"):
                node.ops = flipped.ops
        return self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        if self.may(node, f"{ast.unparse(node)}  ->  {ast.unparse(ast.BoolOp(other, node.values))}"):
            node.op = other
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        return self.plus_minus(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        return self.plus_minus(node)

    def plus_minus(self, node: Any) -> ast.AST:
        if isinstance(node.op, (ast.Add, ast.Sub)):
            other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            before, op = ast.unparse(node), node.op
            node.op = other
            if not self.may(node, f"{before}  ->  {ast.unparse(node)}"):
                node.op = op
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            other = "max" if node.func.id == "min" else "min"
            if self.may(node, f"{ast.unparse(node)}  ->  {other}"):
                node.func.id = other
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value: Any = node.value
        others: list[Any] = []
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            others = [value + 1, value - 1] if value else [1]
        for other in others:
            if self.may(node, f"{value}  ->  {other}"):
                return ast.copy_location(ast.Constant(other), node)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.value = self.visit(node.value) if node.value else None
        return node


def mutants_of(root: Path, game: str, module: str, talk: bool) -> list[Mutant]:
    finder = Finder(talk)
    finder.visit(ast.parse((root / folder(game) / f"{module}.py").read_text(encoding="utf-8")))
    return [Mutant(game, module, k, where, line, change) for k, (where, line, change) in enumerate(finder.found)]
