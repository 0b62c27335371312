"""The small changes of behaviour that can be made to a Python source.

Written with `ast`: mutmut changes nothing outside functions, neither it nor cosmic-ray removes a statement or exchanges
clauses, and neither picks a sample by seed.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

CLAUSE = re.compile(r"[A-Z]-[A-Z]+-(?:R?\d+|[A-Z]+)")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NEGATIONS = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons that are already negated by the exchange above."""

FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SYMMETRIC = {"min", "max"}

NO_RULES = {"strict", "maxsize", "rules_version"}
"""Keywords and names whose values do not affect a game: checks, caches, and the version of its rules."""

NO_BEHAVIOUR = {"__repr__", "__slots__", "__all__"}


class Mutation(NamedTuple):
    function: str
    """A dotted name, as in `Mantis.apply`; empty at module level."""
    kind: str
    line: int
    before: str
    after: str
    nth: int
    """Numbers equal changes within a function."""
    start: int
    """Offsets into the UTF-8 source."""
    end: int


def mutations_of(source: str, clauses: Sequence[str] = ()) -> list[Mutation]:
    """Every possible change, in the order of the source. A clause is replaced by the next of `clauses`."""
    finder = _Finder(source, clauses)
    finder.visit(ast.parse(source))
    return finder.found


def mutated(source: str, mutation: Mutation) -> str:
    """The source after that change."""
    text = source.encode()
    return (text[: mutation.start] + mutation.after.encode() + text[mutation.end :]).decode()


def clauses_in(source: str) -> set[str]:
    """The ids of all clauses that the source names."""
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {each for each in strings if isinstance(each, str) and CLAUSE.fullmatch(each)}


class _Finder(ast.NodeVisitor):
    def __init__(self, source: str, clauses: Sequence[str]) -> None:
        self.found: list[Mutation] = []
        lines = source.encode().splitlines(keepends=True)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))
        self._next_clause = dict(zip(clauses, [*clauses[1:], *clauses[:1]], strict=True))
        self._scope: list[str] = []
        self._kinds: dict[str, str] = {}
        self._returns = ""
        self._seen: Counter[tuple[str, str, str, str]] = Counter()

    def _add(self, kind: str, node: ast.expr | ast.stmt, after: str) -> None:
        before, function = ast.unparse(node), ".".join(self._scope)
        key = (function, kind, before, after)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Mutation(function, kind, node.lineno, before, after, self._seen[key], start, end))
        self._seen[key] += 1

    def _exchange(self, kind: str, node: ast.expr, after: ast.expr) -> None:
        self._add(kind, node, f"({ast.unparse(after)})")

    # Code without behaviour

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope.append(node.name)
        self._visit_all(node.body)
        self._scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in NO_BEHAVIOUR:
            return
        outer = self._kinds, self._returns
        self._scope.append(node.name)
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self._kinds = {each.arg: ast.unparse(each.annotation) for each in arguments if each.annotation is not None}
        self._returns = "" if node.returns is None else ast.unparse(node.returns)
        self._visit_all([*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None)])
        self._visit_all(node.body)
        if self._returns == "None":
            self._return_early(node.body)
        self._scope.pop()
        self._kinds, self._returns = outer

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation) and _is_rule(node.target):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(_is_rule(target) for target in node.targets):
            self.visit(node.value)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in NO_RULES:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion states what is always true."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Before Python 3.12, the parts of an f-string have no exact positions."""

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._negate("condition", node.guard)
            self.visit(node.guard)
        self._visit_all(node.body)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]()
            ops = [*node.ops[:place], other, *node.ops[place + 1 :]]
            self._exchange("comparison", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._exchange("and/or", node, ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if (other := _other_sign(node.op)) and not _is_sequence(node.left) and not _is_sequence(node.right):
            self._exchange("plus/minus", node, ast.BinOp(node.left, other, node.right))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._add("constant", node, str(not value))
        elif isinstance(value, int):
            self._add("constant", node, str(value + 1))
            self._add("constant", node, f"({value - 1})")
        elif isinstance(value, str) and value in self._next_clause and len(self._next_clause) > 1:
            self._add("clause", node, repr(self._next_clause[value]))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        index = node.slice
        if isinstance(index, ast.Constant) and type(index.value) is int:
            # Use the next index: -1 would be the same place in a sequence of one.
            self._add("constant", index, str(index.value - 1 if index.value else 1))
            self.visit(node.value)
        else:
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate("condition", node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate("condition", condition)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in FUNCTIONS:
            other = ast.Name(FUNCTIONS[name], ast.Load())
            self._exchange("function", node, ast.Call(other, node.args, node.keywords))
        for place, (one, two) in enumerate(zip(node.args, node.args[1:], strict=False)):
            if name not in SYMMETRIC and self._are_alike(one, two):
                args = [*node.args[:place], two, one, *node.args[place + 2 :]]
                self._exchange("arguments", node, ast.Call(node.func, args, node.keywords))
        self.generic_visit(node)

    def _are_alike(self, one: ast.expr, two: ast.expr) -> bool:
        """Whether two arguments may be swapped: names with the same declared type, or with none."""
        if not isinstance(one, ast.Name) or not isinstance(two, ast.Name) or one.id == two.id:
            return False
        return self._kinds.get(one.id) == self._kinds.get(two.id)

    def _negate(self, kind: str, test: ast.expr) -> None:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATIONS):
            return
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self._exchange(kind, test, test.operand)
        else:
            self._exchange(kind, test, ast.UnaryOp(ast.Not(), test))

    # Statements

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._negate("condition", node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate("condition", node.test)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if self._returns == "bool" and not isinstance(node.value, ast.Constant):
            self._negate("condition", node.value)
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._add("statement", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add("statement", node, "pass")
        if (other := _other_sign(node.op)) and not _is_sequence(node.value):
            self._add("plus/minus", node, ast.unparse(ast.AugAssign(node.target, other, node.value)))
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add("statement", node, "pass")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add("statement", node, "pass")

    def _return_early(self, body: list[ast.stmt]) -> None:
        # Returning before the last statement equals removing that statement, which is another mutation.
        for statement in body[1:-1]:
            if not isinstance(statement, ast.Return | ast.Raise):
                self._add("return", statement, "return")

    def _visit_all(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)


def _is_rule(target: ast.expr) -> bool:
    return not (isinstance(target, ast.Name) and target.id in NO_RULES | NO_BEHAVIOUR)


def _other_sign(operator: ast.operator) -> ast.operator | None:
    if isinstance(operator, ast.Add):
        return ast.Sub()
    return ast.Add() if isinstance(operator, ast.Sub) else None


def _is_sequence(node: ast.expr) -> bool:
    """Whether subtraction is impossible, so that the change would only cause a crash."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice)
    return isinstance(node, ast.Tuple | ast.List | ast.JoinedStr | ast.ListComp)
