"""Attributes and methods under names that cost a board nothing.

`canvas.frame` becomes `canvas.value` wherever it stands. Two attributes may get the same new name
if no object has both, so what others set on an object, its class must have too. What keeps its
name:
    what another object than ours may be asked for: the driver's, MicroPython's, a module's
    what is reached by a text: one that stands anywhere as a whole, or begins a name for `getattr`
    what a class of ours with a base that is not ours has
A trace-back names a method by its new name; its lines tell which one it is (Linker.origin).
"""

import ast
import io
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from host_tools.firmware_files.linker.modules import Module, Own, Part
from host_tools.firmware_files.linker.top_names import TOP_WORDS, WORDS, bound, every, within

PLAIN = (str, bytes, bytearray, memoryview, int, list, tuple, dict, set, array, io.BytesIO)
# What the objects of MicroPython's own modules have, where names of ours may be the same.
MICROPYTHONS = {
    *("_build", "_machine", "_mpy", "active", "args", "blit", "buffer", "deinit", "digest"),
    *("drive", "duty_u16", "errno", "feed", "fill", "fill_rect", "flags", "freq", "height"),
    *("high", "hline", "init", "ioctl", "irq", "line", "low", "mode", "mount", "off", "on"),
    *("pixel", "pull", "put", "rename", "scroll", "set", "stat", "state", "text", "toggle"),
    *("umount", "value", "vline", "width"),
}
BY_TEXT = ("getattr", "setattr", "hasattr")
Key = tuple[str, str]  # a class: its module and name


class Attributes:
    """`self.new` has what becomes of an attribute; `self.shared` has those that are reached from
    outside of an object, which other code than the firmware may ask for or bring."""

    def __init__(
        self,
        modules: Mapping[str, Module],
        meaning: Callable[[Module, str], Part | None],
        callers: Iterable[list[ast.AST]] = (),
    ) -> None:
        """`callers`: every node of each."""
        self._nodes = {
            (module.name, node.name): node
            for module in modules.values()
            for node in module.classes()
        }
        self._strange: set[Key] = set()
        self._bases = {
            (module.name, node.name): list(self._bases_of(module, node, meaning))
            for module in modules.values()
            for node in module.classes()
        }
        lines = {key: self._line(key) for key in self._nodes}
        own = {key: of_class(node) for key, node in self._nodes.items()}
        # Everything that an object of a class may have or be asked for.
        self._has = {
            key: {name for other in line for name in own[other]} for key, line in lines.items()
        }
        inside = [list(module.nodes()) for module in modules.values()]
        fixed = _fixed([*inside, *callers])
        for nodes in callers:
            fixed |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
            for node in nodes:  # our code may be given an object of theirs
                fixed |= of_class(node) if isinstance(node, ast.ClassDef) else set()
        others = {name for nodes in inside for name in reached_by_others(nodes)}
        for module in modules.values():
            fixed |= others & {n for n, part in module.parts.items() if isinstance(part, Own)}
        for key, line in lines.items():
            if self._strange.intersection(line):
                fixed |= self._has[key]
        self.new = self._named(inside, fixed, others)
        self.shared = {old: new for old, new in self.new.items() if old in others}

    def _bases_of(
        self, module: Module, node: ast.ClassDef, meaning: Callable[[Module, str], Part | None]
    ) -> Iterator[Key]:
        for base in node.bases:
            part = meaning(module, base.id) if isinstance(base, ast.Name) else None
            if isinstance(part, Own) and (part.module, part.name) in self._nodes:
                yield part.module, part.name
            elif not (isinstance(base, ast.Name) and base.id == "Exception"):
                self._strange.add((module.name, node.name))

    def _line(self, key: Key) -> list[Key]:
        """A class and all that it inherits from."""
        line = [key]
        for other in line:  # the list grows meanwhile
            line += [base for base in self._bases[other] if base not in line]
        return line

    def _named(
        self, inside: list[list[ast.AST]], fixed: set[str], others: set[str]
    ) -> dict[str, str]:
        """New names, for what is in most modules first."""
        uses = Counter(
            name
            for nodes in inside
            for name in {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        )
        ours = {name for node in self._nodes.values() for name in defined(node)}
        homes: dict[str, list[Key]] = {}
        for key, names in self._has.items():
            for name in names:
                homes.setdefault(name, []).append(key)
        taken = {key: (self._has[key] & fixed) | spoken(node) for key, node in self._nodes.items()}
        new: dict[str, str] = {}
        times = dict.fromkeys(WORDS + TOP_WORDS, 0)
        for name in sorted(ours - fixed, key=lambda name: (-uses[name], name)):
            full = set().union(*[taken[key] for key in homes[name]])
            free = [word for word in times if word not in full]
            if free:
                # A file has each word once, so few are best; but what others reach is spread, or
                # a class that other code brings could have two attributes under one name.
                new[name] = word = min(free, key=times.__getitem__) if name in others else free[0]
                times[word] += name in others
                for key in homes[name]:
                    taken[key].add(word)
        return new


def _fixed(trees: list[list[ast.AST]]) -> set[str]:
    """What keeps its name, whoever has it."""
    found = {name for kind in PLAIN for name in dir(kind)} | MICROPYTHONS
    begun: set[str] = set()
    every: set[str] = set()
    for nodes in trees:
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Attribute):
                every.add(node.attr)
            elif isinstance(node, ast.FunctionDef):
                every.add(node.name)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                begun |= _begins(node.args[1]) if node.func.id in BY_TEXT else set()
    found |= {name for name in every if name.startswith((*begun, "__"))}
    return found


def _begins(name: ast.expr) -> set[str]:
    """How a name that is put together begins."""
    while isinstance(name, ast.BinOp):
        name = name.left
        if isinstance(name, ast.Constant):
            return {str(name.value)}
    return set()


def of_class(node: ast.ClassDef) -> set[str]:
    """Every attribute that a class has or asks itself for."""
    return bound(list(node.body)) | {part.attr for part in of_self(node)}


def defined(node: ast.ClassDef) -> set[str]:
    """The attributes that a class makes."""
    given = {part.attr for part in of_self(node) if isinstance(part.ctx, ast.Store)}
    return bound(list(node.body)) | given


def of_self(node: ast.AST) -> Iterator[ast.Attribute]:
    for part in every([node]):
        if isinstance(part, ast.Attribute) and is_self(part.value):
            yield part


def spoken(node: ast.ClassDef) -> set[str]:
    """The names that a class uses while it is made: a method of that name would hide them."""
    return {part.id for part in within(list(node.body)) if isinstance(part, ast.Name)}


def reached_by_others(nodes: list[ast.AST]) -> set[str]:
    """Attributes of something that is not `self`: it may be a module."""
    found = [node for node in nodes if isinstance(node, ast.Attribute)]
    return {node.attr for node in found if not is_self(node.value)}


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def clash(node: ast.ClassDef, new: Mapping[str, str]) -> set[str]:
    """The attributes of a class that would get the name of another one."""
    names = of_class(node)
    times = Counter(new.get(name, name) for name in names)
    return {name for name in names if times[new.get(name, name)] > 1}
