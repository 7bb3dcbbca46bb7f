"""Python of host_tools for MicroPython in the page: rewritten when the site is built.

MicroPython has no dataclasses, no order in its dicts, and keeps no annotations. `lowered(source)`
replaces what it lacks by calls of core/std_core.py; a test holds that both say the same.
"""

import ast
import re

# Modules that core/std.py stands for; a name that two of them have gets its module's in front.
STANDARD = {
    *("base64", "collections", "contextlib", "csv", "dataclasses", "datetime", "functools"),
    *("hashlib", "html", "importlib", "io", "itertools", "json", "markupsafe", "math", "operator"),
    *("pathlib", "re", "statistics", "time", "types", "unicodedata", "urllib.parse", "uuid"),
    *("zlib", "jinja2.runtime"),
}
ONLY_TYPES = {"typing", "collections.abc", "__future__"}
RENAMED = {("html", "escape"): "html_escape"}
TEXT_METHODS = {
    *("isprintable", "casefold", "removesuffix", "removeprefix", "isdecimal", "isascii", "ljust"),
    *("rjust", "zfill", "capitalize", "decode", "format", "encode"),
}
CALLS = {"dict": "py_dict", "round": "py_round"}
NAMES = {"RecursionError": "RuntimeError", "type": "py_type"}
FIXED = re.compile(r"\.(\d)f")
PRELUDE = (
    "from std_core import py_d, py_merge, py_dict, py_fromkeys, py_list, py_tuple, py_set,"
    " py_round, py_fixed, py_text, py_slice, py_data, py_row, py_type, py_cached, PyRow"
)


def lowered(source: str) -> str:
    """The module for MicroPython."""
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not _only_types(node)]
    tree = ast.fix_missing_locations(_Lowering().visit(tree))
    _drop_unused(tree)
    return f"{PRELUDE}\n{ast.unparse(ast.fix_missing_locations(tree))}\n"


def _only_types(node: ast.stmt) -> bool:
    """An alias or a block that only type checkers read."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if not isinstance(node, ast.Assign):
        return False
    value = node.value
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "TypeVar"
    if isinstance(value, ast.BinOp):  # one | other
        left = value.left.left if isinstance(value.left, ast.BinOp) else value.left
        return isinstance(value.op, ast.BitOr) and ast.unparse(left)[:1].isupper()
    kinds = ("dict", "list", "tuple", "Callable", "Mapping", "Sequence", "set")
    return isinstance(value, ast.Subscript) and ast.unparse(value.value) in kinds


class _Lowering(ast.NodeTransformer):
    def visit_Import(self, node: ast.Import) -> ast.AST | None:
        if node.names[0].name in ONLY_TYPES:
            return None
        if node.names[0].name in STANDARD:
            return ast.ImportFrom("std", node.names, 0)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        module = node.module or ""
        if module in ONLY_TYPES:
            return None
        if module in STANDARD:
            names = [
                ast.alias(RENAMED.get((module, one.name), one.name), one.asname or one.name)
                for one in node.names
            ]
            return ast.ImportFrom("std", names, 0)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        node.returns = None
        arguments = node.args
        arguments.args = arguments.posonlyargs + arguments.args
        arguments.posonlyargs = []
        for one in (*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
            if one is not None:
                one.annotation = None
        node.body = _without_docstring(node.body)
        names = [ast.unparse(one) for one in node.decorator_list]
        if "cached_property" not in names:
            return node
        # MicroPython knows properties, but none that remember.
        own = node.name
        node.name, node.decorator_list = f"_make_{own}", []
        prop = ast.parse(
            f"@property\ndef {own}(self):\n return py_cached(self, {own!r}, self._make_{own})"
        )
        return [node, *prop.body]

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        bases = [ast.unparse(base) for base in node.bases]
        decorators = [ast.unparse(one).partition("(")[0] for one in node.decorator_list]
        named = "NamedTuple" in bases
        if named or "dataclass" in decorators:
            own = [_field(one) for one in node.body if isinstance(one, ast.AnnAssign)]
            fields = ast.parse("_own = (" + "".join(f"{one}, " for one in own) + ")").body
            node.body = fields + [one for one in node.body if not isinstance(one, ast.AnnAssign)]
            node.decorator_list = [ast.Name("py_row" if named else "py_data", ast.Load())]
            if named:
                node.bases = [ast.Name("PyRow", ast.Load())]
        elif "Protocol" in bases:
            node.bases, node.body = [], [ast.Pass()]
        node.body = _without_docstring(node.body)
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.visit(ast.Assign([node.target], node.value))

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        self.generic_visit(node)
        node.cause = None
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = NAMES.get(node.id, node.id)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        parts: list[ast.expr] = []
        pairs: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts += [_call("py_d", _tuple(pairs)), value]
                pairs = []
            else:
                pairs.append(_tuple([key, value]))
        last = _call("py_d", _tuple(pairs))
        return _call("py_merge", *parts, last) if parts else last

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        return _call("py_d", ast.GeneratorExp(_tuple([node.key, node.value]), node.generators))

    def visit_List(self, node: ast.List) -> ast.AST:
        return self._starred(node, "py_list")

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return self._starred(node, "py_tuple")

    def visit_Set(self, node: ast.Set) -> ast.AST:
        return self._starred(node, "py_set")

    def _starred(self, node: ast.List | ast.Tuple | ast.Set, name: str) -> ast.AST:
        self.generic_visit(node)
        stores = isinstance(getattr(node, "ctx", None), ast.Store)
        if stores or not any(isinstance(one, ast.Starred) for one in node.elts):
            return node
        return _call(name, *node.elts)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        func = node.func
        if isinstance(func, ast.Name):
            if func.id == "isinstance":
                node.args[1] = _alternatives(node.args[1])
            if func.id == "zip":
                node.keywords = [one for one in node.keywords if one.arg != "strict"]
            elif func.id in CALLS:
                func.id = CALLS[func.id]
        elif isinstance(func, ast.Attribute):
            if ast.unparse(func) == "dict.fromkeys":
                return _call("py_fromkeys", *node.args)
            if func.attr in TEXT_METHODS:
                how = ast.Attribute(ast.Name("py_text", ast.Load()), func.attr, ast.Load())
                return ast.Call(how, [func.value, *node.args], node.keywords)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        part = node.slice
        if isinstance(part, ast.Slice) and part.step is not None:
            none = ast.Constant(None)
            return _call("py_slice", node.value, part.lower or none, part.upper or none, part.step)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if any(map(_is_view, (node.left, node.right))):
            node.left, node.right = _call("set", node.left), _call("set", node.right)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if _is_view(node.left):
            node.left = _call("set", node.left)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """MicroPython's f-strings take no nested quotes."""
        self.generic_visit(node)
        template = ""
        values: list[ast.expr] = []
        for part in node.values:
            if not isinstance(part, ast.FormattedValue):
                template += ast.literal_eval(part).replace("{", "{{").replace("}", "}}")
                continue
            value, how = part.value, ""
            if part.format_spec is not None:
                how = _spec(part.format_spec)
                if found := FIXED.fullmatch(how):
                    value, how = _call("py_fixed", value, ast.Constant(int(found[1]))), ""
            conversion = {-1: "", 114: "!r", 115: "!s"}[part.conversion]
            template += "{" + conversion + (f":{how}" if how else "") + "}"
            values.append(value)
        function = ast.Attribute(ast.Name("py_text", ast.Load()), "format", ast.Load())
        return ast.Call(function, [ast.Constant(template), *values], [])


def _spec(node: ast.expr) -> str:
    """A constant one: visited before, it is a call of `format` without values."""
    if isinstance(node, ast.Call) and len(node.args) == 1:
        return str(ast.literal_eval(node.args[0]))
    raise ValueError(f"a computed format: {ast.unparse(node)}")


def _field(node: ast.AnnAssign) -> str:
    """(name,), (name, default) or (name, None, factory) as source."""
    name = ast.unparse(node.target)
    if node.value is None:
        return f"({name!r},)"
    if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "field":
        (factory,) = node.value.keywords
        made = ast.unparse(factory.value)
        return f"({name!r}, None, {CALLS.get(made, made)})"
    return f"({name!r}, {ast.unparse(node.value)})"


def _is_view(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("keys", "items")
    )


def _alternatives(node: ast.expr) -> ast.expr:
    """`one | other` as a tuple."""
    if not isinstance(node, ast.BinOp):
        return node
    left = _alternatives(node.left)
    return _tuple([*(left.elts if isinstance(left, ast.Tuple) else [left]), node.right])


def _call(name: str, *values: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(values), [])


def _tuple(values: list[ast.expr]) -> ast.Tuple:
    return ast.Tuple(values, ast.Load())


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0] if body else None
    said = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return (body[1:] if said else body) or [ast.Pass()]


def _drop_unused(tree: ast.Module) -> None:
    """Imports that only annotations needed; a package's own names stay if it lists them."""
    listed = {n for node in tree.body for n in _listed(node)}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} | listed
    for holder in ast.walk(tree):
        body = getattr(holder, "body", None)
        if not isinstance(body, list):
            continue
        for node in list(body):
            if isinstance(node, ast.Import | ast.ImportFrom):
                node.names = [one for one in node.names if _bound(one) in used]
                if not node.names:
                    body.remove(node)
        if not body and not isinstance(holder, ast.Module):
            body.append(ast.Pass())
    tree.body = _without_docstring(tree.body)


def _bound(one: ast.alias) -> str:
    return one.asname or one.name.partition(".")[0]


def _listed(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        return list(ast.literal_eval(node.value))
    return []
