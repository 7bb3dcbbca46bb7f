"""Who imports whom in firmware/ and host_tools/, read from the files themselves."""

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules() -> list[Path]:
    return sorted((ROOT / "firmware").rglob("*.py"))


def tools() -> list[Path]:
    return sorted((ROOT / "host_tools").rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def for_types(node: ast.AST) -> bool:
    """Is it a block that mypy alone reads?"""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imported(path: Path) -> set[str]:
    """Every module that a file imports, by any statement and by __import__ of a literal."""
    found = set()
    at_run_time = [node for node in parsed(path).body if not for_types(node)]
    for node in (inner for outer in at_run_time for inner in ast.walk(outer)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def package(path: Path) -> str:
    """The package of firmware/ that a file belongs to."""
    return package_of(path.relative_to(ROOT).with_suffix("").parts)


def package_of(parts: Sequence[str]) -> str:
    """firmware.play.session.Session is in `play`; of a game its screens are `screens`, all else is
    `games`."""
    _, first, *rest = parts
    return "screens" if first == "games" and rest[1:2] == ["screens"] else first
