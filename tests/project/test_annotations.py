"""The firmware's contracts are annotated, so that `make lint` can check who uses them."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = [
    "firmware/gadget.py",
    "firmware/games/game.py",
    "firmware/play/replay.py",
    "firmware/play/session.py",
    "firmware/play/settings.py",
    "firmware/ui/canvas.py",
    "firmware/ui/presenter.py",
    "firmware/ui/screen.py",
    *(f"firmware/boards/{name}.py" for name in ("cpython", "esp32", "files", "rp2", "wired")),
]
# Anything with the right methods, or anything at all: only `typing` could say so, and no board has
# that module.
PARTS = {"storage", "entropy", "board", "display", "fb", "buffer", "part", "source", "lines"}
CALLS = {"action", "progress", "watch", "feed"}
ANYTHING = PARTS | CALLS | {"memo", "result", "value", "values"}
RETURNS_ANYTHING = {"get", "meter", "own", "copy", "copy_of", "close", "moves", "reading"}


def functions(path: Path) -> list[ast.FunctionDef]:
    """Public functions and methods; properties and constructors too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    nodes = [*tree.body, *(node for kind in classes for node in kind.body)]
    found = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return [node for node in found if node.name[0] != "_" or node.name == "__init__"]


@pytest.mark.parametrize("path", CONTRACTS)
def test_contracts_are_annotated(path):
    bare = []
    for function in functions(ROOT / path):
        for argument in function.args.args:
            if argument.annotation is None and argument.arg not in {"self", "cls", *ANYTHING}:
                bare.append(f"{function.name}({argument.arg})")
        free = function.name in {"__init__", *RETURNS_ANYTHING}
        if function.returns is None and not free:
            bare.append(f"{function.name} ->")
    assert bare == []
