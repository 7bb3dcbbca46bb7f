"""A module of the firmware as the linker sees it."""

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from host_tools.firmware_files.linker.top_names import bound, local_name, within

if TYPE_CHECKING:
    from host_tools.firmware_files.linker import Linker

OPERATIONS = (ast.operator, ast.unaryop, ast.expr_context)
INTERNED = 10  # longest text that a .mpy file has once only, however often it is used


class LinkError(Exception):
    """The firmware holds something that cannot be joined."""


@dataclass(frozen=True)
class Own:
    """A name that a module defines."""

    module: str
    name: str


@dataclass(frozen=True)
class Foreign:
    """A name that a module imports; without a name, the whole module."""

    module: str
    name: str | None


Part = Own | Foreign


class Module:
    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.kept = (
            False  # tables that are read by their names from outside: they stay as they are
        )
        self.tree = ast.parse(text, name)
        self.parts: dict[str, Part] = {}
        self._values: dict[str, ast.expr] = {}
        self._folded: dict[str, int | str | None] = {}
        for statement in self.tree.body:
            if isinstance(statement, ast.Import | ast.ImportFrom):
                self._import(statement)
                continue
            for new in sorted(bound([statement])):
                self.parts[new] = Own(name, new)
        self._find_constants()

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        for alias in node.names:
            if isinstance(node, ast.ImportFrom):
                assert node.module and not node.level
                self.parts[local_name(alias)] = Foreign(node.module, alias.name)
            elif "." in alias.name and not alias.asname:
                raise LinkError(f"{self.name} imports {alias.name}: write `from ... import`")
            else:
                self.parts[local_name(alias)] = Foreign(alias.name, None)

    def _find_constants(self) -> None:
        """Names that are given a value once, at the top, and never again."""
        given: dict[str, int] = {}
        for node in within(list(self.tree.body)):
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                given[node.id] = given.get(node.id, 0) + 1
        for node in self.nodes():
            if isinstance(node, ast.Global):
                given |= dict.fromkeys(node.names, 2)
        for statement in self.tree.body:
            name = self.defines(statement)
            if name and given[name] == 1:
                assert isinstance(statement, ast.Assign)
                self._values[name] = statement.value

    def defines(self, statement: ast.stmt) -> str | None:
        """The name, where a statement is no more than `NAME = value`."""
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                return target.id
        return None

    def constant(self, name: str, linker: "Linker") -> int | str | None:
        if name not in self._folded:
            self._folded[name] = None
            if name in self._values:
                self._folded[name] = self._fold(self._values[name], linker)
        return self._folded[name]

    def _fold(self, node: ast.expr, linker: "Linker") -> int | str | None:
        names: dict[str, int | str] = {}
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                value = linker.constant(linker.meaning(self, part.id))
                if value is None:
                    return None
                names[part.id] = value
            elif not isinstance(part, (ast.Constant, ast.UnaryOp, ast.BinOp, *OPERATIONS)):
                return None
        value = eval(compile(ast.Expression(node), self.name, "eval"), {}, names)
        if type(value) is str:
            return value if len(value) <= INTERNED else None
        return value if type(value) is int else None

    @cached_property
    def tables_and_functions(self) -> set[str]:
        """What the module has at its top besides classes, whose names people may see."""
        found = {name for name, part in self.parts.items() if isinstance(part, Own)}
        nodes = within(list(self.tree.body))
        return found - {node.name for node in nodes if isinstance(node, ast.ClassDef)}

    def spoken(self) -> set[str]:
        """Every name that means something anywhere in the code, attributes left out."""
        found = self.arguments() | set(self.parts)
        for node in self.nodes():
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                found |= {local_name(alias) for alias in node.names}
        return found

    def is_data(self) -> bool:
        """Nothing but tables and texts."""
        plain = ast.Assign | ast.Expr | ast.AnnAssign
        return all(isinstance(node, plain) for node in self.tree.body)

    def nodes(self) -> Iterator[ast.AST]:
        return iter(self._nodes)

    @cached_property
    def _nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    def arguments(self) -> set[str]:
        return {node.arg for node in self.nodes() if isinstance(node, ast.arg)}

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def imported(self, modules: Container[str]) -> list[str]:
        """The firmware's modules that are imported at the top."""
        found = []
        for part in self.parts.values():
            if isinstance(part, Foreign):
                whole = f"{part.module}.{part.name}"
                found.append(whole if whole in modules else part.module)
        return found

    def fresh(self) -> list[ast.stmt]:
        """The statements, to be changed at will; what the module says about itself left out."""
        body = ast.parse(self.text, self.name).body
        first = body[0] if body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            return body[1:]
        return body
