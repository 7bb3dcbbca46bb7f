"""Every reason that the source gives for a refusal, found without running it."""

import ast
from functools import cache
from pathlib import Path

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
RAISED = ("ValueError", "Refused", "Malformed")


@cache
def reasons(folder: Path) -> frozenset[str]:
    """First parts of (key, arguments), and keys of what is raised; words for screens have the
    same form."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and _is_arguments(node.elts[1]):
                found |= _keys(node.elts[0])
            elif isinstance(node, ast.Call) and node.args and _name(node.func) in RAISED:
                found |= _keys(node.args[0])
    return frozenset(found)


def of_game(key: str) -> frozenset[str]:
    return reasons(FIRMWARE / "games" / key)


def _is_arguments(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple | ast.BinOp)


def _keys(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _keys(node.body) | _keys(node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return {key for value in node.value.values for key in _keys(value)}
    return set()


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
