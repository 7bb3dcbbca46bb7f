"""Private attributes and methods under names that cost a board nothing.

`self._cells` becomes `self.value` where no other attribute of the class, or of those it inherits
from or that inherit from it, is called like that. Only what nothing but `self` reaches is renamed.
A trace-back names such a method by its new name; its lines tell which one it is (Linker.origin).
"""

import ast
from collections.abc import Callable, Iterator, Mapping

from host_tools.firmware_files.linker.modules import Module, Own, Part
from host_tools.firmware_files.linker.top_names import TOP_WORDS, WORDS, bound, within


class Attributes:
    """`self.new` has what becomes of an attribute: (module, class) -> {old: new}."""

    def __init__(
        self, modules: Mapping[str, Module], meaning: Callable[[Module, str], Part | None]
    ) -> None:
        self.new: dict[tuple[str, str], dict[str, str]] = {}
        self._meaning = meaning
        classes = {
            (module.name, node.name): (module, node)
            for module in modules.values()
            for node in module.classes()
        }
        self._public = {name for module in modules.values() for name in _public(module)}
        self._families: dict[tuple[str, str], int] = {}
        for number, key in enumerate(classes):
            self._families[key] = number
        outsiders = {key for key, found in classes.items() if self._marry(key, *found)}
        strange = {self._families[key] for key in outsiders}
        for number in set(self._families.values()) - strange:
            members = [key for key in classes if self._families[key] == number]
            new = self._rename([classes[key][1] for key in members])
            self.new |= dict.fromkeys(members, new)

    def _marry(self, key: tuple[str, str], module: Module, node: ast.ClassDef) -> bool:
        """Join the families of a class and its bases; True if one is not of the firmware."""
        strange = False
        for base in node.bases:
            part = self._meaning(module, base.id) if isinstance(base, ast.Name) else None
            if isinstance(part, Own) and (part.module, part.name) in self._families:
                old, new = self._families[part.module, part.name], self._families[key]
                for other, number in self._families.items():
                    if number == old:
                        self._families[other] = new
            elif not (isinstance(base, ast.Name) and base.id == "Exception"):
                strange = True
        return strange

    def _rename(self, family: list[ast.ClassDef]) -> dict[str, str]:
        used: set[str] = set()
        fixed: set[str] = set()
        for node in family:
            plain = {part.id for part in within(list(node.body)) if isinstance(part, ast.Name)}
            methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            fixed |= plain | (bound(list(node.body)) - methods)
            used |= methods | {part.attr for part in of_self(node)}
        private = sorted(
            name
            for name in used - fixed - self._public
            if name.startswith("_") and not name.startswith("__")
        )
        words = [word for word in (*WORDS, *TOP_WORDS) if word not in used | fixed]
        return dict(zip(private, words, strict=False))


def of_self(node: ast.AST) -> Iterator[ast.Attribute]:
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and is_self(part.value):
            yield part


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _public(module: Module) -> set[str]:
    """Attributes that somebody else reaches, or that are made of a text."""
    nodes = module.nodes()
    own = {id(part) for node in module.classes() for part in of_self(node)}
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Attribute) and id(node) not in own:
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found
