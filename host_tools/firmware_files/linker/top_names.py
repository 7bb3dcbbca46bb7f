"""Which names in a module's code mean something at the top of the module.

`Globals(of).visit(tree)` asks `of` for every such name and puts in its place what it says. The
arguments of functions get short common names on the way, unless a call names them.
"""

import ast
from collections.abc import Iterator

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
# Names that are in every MicroPython and in every .mpy file at no cost. For arguments:
WORDS = ("value", "key", "index", "count", "start", "end", "stop", "step", "args", "sep")
# For what is at the top of a file, unless the file means something by them. Attributes get both.
TOP_WORDS = (
    *("append", "builtins", "bytecode", "clear", "close", "copy", "endswith", "extend", "find"),
    *("from_bytes", "get", "insert", "isalpha", "isdigit", "islower", "isspace", "isupper"),
    *("items", "join", "keys", "little", "lower", "lstrip", "main", "pop", "popitem", "read"),
    *("readinto", "readline", "remove", "replace", "reverse", "rfind", "rindex", "rsplit"),
    *("rstrip", "send", "setdefault", "sort", "split", "startswith", "strip", "throw"),
    *("to_bytes", "update", "upper", "values", "write"),
    *("abs", "all", "any", "bool", "bytearray", "bytes", "callable", "chr", "classmethod"),
    *("dict", "divmod", "format", "getattr", "hasattr", "hash", "id", "int", "isinstance"),
    *("issubclass", "iter", "len", "list", "map", "next", "object", "open", "ord", "pow"),
    *("print", "range", "repr", "round", "set", "setattr", "sorted", "staticmethod", "str"),
    *("sum", "tuple", "type", "zip"),
    *("ArithmeticError", "AssertionError", "AttributeError", "BaseException", "EOFError"),
    *("GeneratorExit", "IndentationError", "IndexError", "LookupError", "NameError", "NoneType"),
    *("NotImplementedError", "OverflowError", "StopIteration", "SyntaxError", "SystemExit"),
    *("TypeError", "ZeroDivisionError"),
)
SCOPES = (ast.FunctionDef, ast.Lambda, ast.ClassDef, *COMPREHENSIONS)


def within(body: list[ast.AST]) -> Iterator[ast.AST]:
    """Every node of these statements, but none inside a function, class or comprehension."""
    return every(body, SCOPES)


def every(body: list[ast.AST], but: tuple[type[ast.AST], ...] = ()) -> Iterator[ast.AST]:
    """Every node of these statements, but none inside of those; in any order. A link asks for
    millions of nodes, and `ast.walk` takes three times as long."""
    nodes = list(body)
    while nodes:
        node = nodes.pop()
        yield node
        if isinstance(node, but):
            continue
        for value in vars(node).values():
            if isinstance(value, list):
                nodes += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                nodes.append(value)


def bound(body: list[ast.AST]) -> set[str]:
    """The names that these statements bind in their own scope."""
    names: set[str] = set()
    others: set[str] = set()
    for node in within(body):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler):
            if node.name:
                names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {local_name(alias) for alias in node.names}
        elif isinstance(node, ast.Global):
            others |= set(node.names)
    return names - others


def local_name(alias: ast.alias) -> str:
    return alias.asname or alias.name.partition(".")[0]


class Captured(Exception):
    """A name was put where a function has a local one that is called the same."""


class Names:
    """What a module wants to become of its names; the linker knows the other modules."""

    def name(self, name: str) -> ast.expr:
        raise NotImplementedError

    def member(self, name: str, attribute: str) -> ast.expr | None:
        """`name.attribute` where the name is a module; None where it is not."""
        raise NotImplementedError

    def is_foreign(self, name: str) -> bool:
        """Is it a module, or a part of one, that is not of the firmware?"""
        raise NotImplementedError

    def imports(self, node: ast.Import | ast.ImportFrom) -> list[ast.stmt]:
        """An import inside a function."""
        raise NotImplementedError

    def attribute(self, name: str, of: str = "") -> str:
        """What becomes of `object.name`; `of`: the object, where the module has a name for it."""
        raise NotImplementedError

    def is_named(self, argument: str) -> bool:
        """Does any call anywhere name an argument like this?"""
        raise NotImplementedError


class Scope:
    """A function, class or comprehension: its names, and the new ones of its arguments."""

    def __init__(self, names: set[str], is_class: bool = False) -> None:
        self.names = names
        self.is_class = is_class
        self.new: dict[str, str] = {}


class Globals(ast.NodeTransformer):
    """Puts into place what `of` says about the names that belong to the top of the module."""

    def __init__(self, of: Names) -> None:
        self.of = of
        self._scopes: list[Scope] = []

    def is_global(self, name: str) -> bool:
        return self._scope(name) is None

    def _scope(self, name: str) -> Scope | None:
        """Where a name is bound, None at the top of the module."""
        for scope in reversed(self._scopes):
            if name in scope.names and (scope is self._scopes[-1] or not scope.is_class):
                return scope
        return None

    def visit_Name(self, node: ast.Name) -> ast.AST:
        scope = self._scope(node.id)
        if scope:
            if scope.is_class:
                if isinstance(node.ctx, ast.Load):
                    self._must_be_one(node)
                node.id = self.of.attribute(node.id)
            node.id = scope.new.get(node.id, node.id)
            return node
        put = self.of.name(node.id)
        if isinstance(put, ast.Name):
            self._must_be_free(put.id)
            put.ctx = node.ctx
        elif not isinstance(node.ctx, ast.Load):
            raise ValueError(f"line {node.lineno}: {node.id} is a constant and is set again")
        return ast.copy_location(put, node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and self.is_global(node.value.id):
            if self.of.is_foreign(node.value.id):
                return self.generic_visit(node)
            put = self.of.member(node.value.id, node.attr)
            if put is not None:
                if not isinstance(node.ctx, ast.Load):
                    raise ValueError(f"line {node.lineno}: sets a name of another module")
                if isinstance(put, ast.Name):
                    self._must_be_free(put.id)
                return ast.copy_location(put, node)
            node.attr = self.of.attribute(node.attr, node.value.id)
        else:
            node.attr = self.of.attribute(node.attr)
        return self.generic_visit(node)

    def _must_be_free(self, name: str) -> None:
        if not self.is_global(name) or any(name in s.new.values() for s in self._scopes):
            raise Captured(name)

    def _must_be_one(self, node: ast.Name) -> None:
        """In a class a name may mean the module's until the class has one of its own."""
        put = self.of.name(node.id)
        if not (isinstance(put, ast.Name) and put.id == node.id):
            where = f"line {node.lineno}: {node.id}"
            raise ValueError(f"{where} is a name of the class and of the module")

    def visit_Global(self, node: ast.Global) -> ast.AST:
        node.names = [self._plain(name) for name in node.names]
        return node

    def _plain(self, name: str) -> str:
        put = self.of.name(name)
        if not isinstance(put, ast.Name):
            raise ValueError(f"{name} is a constant and is set again")
        return put.id

    def visit_Import(self, node: ast.Import) -> list[ast.stmt]:
        return self.of.imports(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        return self.of.imports(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = [self.visit(part) for part in node.decorator_list]
        node.returns = None
        if not self._scopes:
            node.name = self._plain(node.name)
        elif len(self._scopes) == 1 and self._scopes[0].is_class:
            node.name = self.of.attribute(node.name)
        return self._function(node, list(node.body))

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return self._function(node, [node.body])

    def _function(self, node: ast.FunctionDef | ast.Lambda, body: list[ast.AST]) -> ast.AST:
        arguments = node.args
        arguments.defaults = [self.visit(part) for part in arguments.defaults]
        arguments.kw_defaults = [part and self.visit(part) for part in arguments.kw_defaults]
        scope = Scope(bound(body))
        named = [part for part in ast.walk(arguments) if isinstance(part, ast.arg)]
        scope.names |= {argument.arg for argument in named}
        words = self._words(body, named)
        for argument in named:
            argument.annotation = None
            if argument.arg not in ("self", "_") and not self.of.is_named(argument.arg):
                scope.new[argument.arg] = next(words, argument.arg)
            argument.arg = scope.new.get(argument.arg, argument.arg)
        self._scopes.append(scope)
        if isinstance(node, ast.Lambda):
            node.body = self.visit(node.body)
        else:
            node.body = self._statements(node.body)
        self._scopes.pop()
        return node

    def _words(self, body: list[ast.AST], arguments: list[ast.arg]) -> Iterator[str]:
        """New names for arguments: none that means anything in the function or around it."""
        used = {argument.arg for argument in arguments}
        for scope in self._scopes:
            used |= set(scope.new.values())
        for node in every(body):
            if isinstance(node, ast.Name):
                used.add(node.id)
            elif isinstance(node, ast.arg):
                used.add(node.arg)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                used |= {local_name(alias) for alias in node.names}
        return (word for word in WORDS if word not in used)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.bases = [self.visit(part) for part in node.bases]
        if not self._scopes:
            node.name = self._plain(node.name)
        names = bound(list(node.body))
        names |= {self.of.attribute(name) for name in names}
        self._scopes.append(Scope(names, is_class=True))
        node.body = self._statements(node.body)
        self._scopes.pop()
        return node

    def _statements(self, body: list[ast.stmt]) -> list[ast.stmt]:
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]  # what the code says about itself stays on the computer
        new: list[ast.stmt] = []
        for statement in body:
            put = self.visit(statement)
            if isinstance(put, list):
                new += put
            elif put is not None:
                new.append(put)
        return new or [ast.Pass()]

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        plain = ast.Assign(targets=[node.target], value=node.value)
        return self.visit(ast.copy_location(plain, node))

    def _comprehension(self, node: ast.AST) -> ast.AST:
        names: set[str] = set()
        for part in node.generators:  # type: ignore[attr-defined] # all four kinds have them
            names |= bound([part.target])
        first = node.generators[0]  # type: ignore[attr-defined]
        first.iter = self.visit(first.iter)  # the one part that is outside
        self._scopes.append(Scope(names))
        outside, first.iter = first.iter, ast.Constant(0)
        self.generic_visit(node)
        first.iter = outside
        self._scopes.pop()
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension
