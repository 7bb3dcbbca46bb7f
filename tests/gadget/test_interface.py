"""Screens use the gadget by its public names alone, and nothing is public without a user."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GADGET = ast.parse((ROOT / "firmware/gadget.py").read_text(encoding="utf-8"))
HANDLES = ("gadget", "self.gadget", "screen.gadget")
# `step` is for main.py; `front` is for those who drive the gadget from outside.
FOR_OTHERS = {"step"}


def attributes(tree: ast.AST, of: tuple[str, ...], kind: type[ast.expr_context]) -> set[str]:
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, kind)
        if ast.unparse(node.value) in of
    }


def public() -> set[str]:
    """The public methods and attributes of the gadget."""
    names = {node.name for node in ast.walk(GADGET) if isinstance(node, ast.FunctionDef)}
    names |= attributes(GADGET, ("self",), ast.Store)
    return {name for name in names if not name.startswith("_")}


def used() -> set[str]:
    """What the screens, and the parts of `ui` that they consist of, use of the gadget."""
    found: set[str] = set()
    for folder in ("firmware/ui", "firmware/games"):
        for path in (ROOT / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= attributes(tree, HANDLES, ast.Load) | attributes(tree, HANDLES, ast.Store)
    return found


def test_screens_use_only_what_the_gadget_offers_them():
    assert used() - public() == set()


def test_the_gadget_offers_nothing_that_no_screen_uses():
    assert public() - used() == FOR_OTHERS
