"""Joins the firmware's modules into the few files that a board loads.

On a board a module costs more than its code: every file repeats the names it uses, and each of
them is looked up among all names of the board when the file is loaded (0.15 ms on an RP2040);
every module has a table of its names; every file and folder takes at least one block of flash.
So modules that are used together become one file, named after the first of them (see groups.py),
a module's constants, whole numbers and short texts, are put where they are used and need no name
at all, and tables, functions, most arguments of functions, attributes and methods get
names that every board knows.

    linked = Linker(sources, groups, callers)    sources: module -> text; callers: other code
    linked.files                        what a board loads: module -> text; empty ones left out
    linked.script(text) -> text         code from outside that imports modules by their own names
    linked.origin(file, line)           where a line of a trace-back comes from: (module, line)
"""

import ast
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

from host_tools.firmware_files.linker.attributes import Attributes, clash
from host_tools.firmware_files.linker.files import File
from host_tools.firmware_files.linker.modules import Foreign, LinkError, Module, Own, Part

__all__ = ["LinkError", "Linker"]


class Linker:
    def __init__(
        self,
        sources: Mapping[str, str],
        groups: Mapping[str, Iterable[str]],
        callers: Iterable[str] = (),
    ) -> None:
        self.modules = {name: Module(name, text) for name, text in sources.items()}
        self._file_of: dict[str, str] = {}
        for first, others in groups.items():
            self._file_of |= dict.fromkeys((first, *others), first)
        for name in self.modules:
            self._file_of.setdefault(name, name)
        if unknown := self._file_of.keys() - self.modules.keys():
            raise LinkError(f"the groups name modules that are not there: {sorted(unknown)}")
        outside = [list(ast.walk(ast.parse(text))) for text in callers]
        inside = [module.nodes() for module in self.modules.values()]
        self.named = {name for nodes in (*inside, *outside) for name in named(nodes)}
        self.attributes = Attributes(self.modules, self.meaning, outside)
        self._reached: set[str] = set()
        for nodes in outside:
            self._reached |= reached(nodes) | imported(nodes)
        for module in self.modules.values():
            self._reached |= reached(module.nodes(), self._modules_in(module))
        self._files = {name: File(self, name) for name in sorted(set(self._file_of.values()))}
        joined = Counter(self._file_of.values())
        for name, module in self.modules.items():
            module.kept = module.is_data() and joined[self._file_of[name]] == 1
            self.file_of(name).add(module)
        self.importers = Counter(part for _, part in self._imports())
        for file in self._files.values():
            file.name_everything()
        for file in self._files.values():
            file.settle()

    @cached_property
    def files(self) -> dict[str, str]:
        texts = {name: file.text() for name, file in self._files.items()}
        return {name: text for name, text in texts.items() if text}

    def script(self, text: str) -> str:
        if unknown := named(ast.walk(ast.parse(text))) - self.named:
            known = {name for module in self.modules.values() for name in module.arguments()}
            if renamed := unknown & known:
                raise LinkError(f"a call names arguments that are called otherwise: {renamed}")
        main = Module("main", text)
        for node in main.classes():
            if unclear := clash(node, self.attributes.shared):
                raise LinkError(f"{node.name} has attributes that become one: {sorted(unclear)}")
        file = File(self, "main")
        file.add(main)
        file.name_everything()
        file.settle()
        return file.text()

    def origin(self, file: str, line: int) -> tuple[str, int] | None:
        return self._files[file].origin(line) if file in self._files else None

    def file_of(self, module: str) -> File:
        return self._files[self._file_of[module]]

    def name_of(self, part: Own) -> str:
        """What something is called in its file."""
        return self.file_of(part.module).names[part]

    def meaning(self, module: Module, name: str) -> Part | None:
        """What a name at the top of a module stands for in the end, None if it has none."""
        part = module.parts.get(name)
        while isinstance(part, Foreign) and part.module in self.modules:
            whole = f"{part.module}.{part.name}" if part.name else part.module
            if whole in self.modules:
                return Foreign(whole, None)
            assert part.name
            source = self.modules[part.module]
            part = source.parts.get(part.name)
            if part is None:
                raise LinkError(f"{module.name} imports {name}, which is not in {source.name}")
        return part

    def _imports(self) -> set[tuple[str, Own]]:
        """Every file with each name that it imports from another one."""
        return {
            (self._file_of[module.name], Own(node.module, alias.name))
            for module in self.modules.values()
            for node in module.nodes()
            if isinstance(node, ast.ImportFrom) and node.module in self.modules
            for alias in node.names
            if self._file_of[node.module] != self._file_of[module.name]
        }

    def _modules_in(self, module: Module) -> set[str]:
        """The names under which a module knows other modules."""
        meant = {name: self.meaning(module, name) for name in module.parts}
        return {
            name for name, part in meant.items() if isinstance(part, Foreign) and not part.name
        }

    def is_private(self, part: Part) -> bool:
        """Is it a table or function that only imports reach, so that any name will do?"""
        module = self.modules.get(part.module)
        if module is None or module.kept or not isinstance(part, Own):
            return False
        return part.name in module.tables_and_functions and part.name not in self._reached

    def constant(self, part: Part | None) -> int | str | None:
        """The number or text that a part of a module is, None if it is something else."""
        if not isinstance(part, Own):
            return None
        module = self.modules.get(part.module)
        return module.constant(part.name, self) if module else None


def reached(nodes: Iterable[ast.AST], modules: Iterable[str] = ()) -> set[str]:
    """What this code may ask an object for: attributes, unless a module's, and any text."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            if not (isinstance(node.value, ast.Name) and node.value.id in modules):
                found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def imported(nodes: Iterable[ast.AST]) -> set[str]:
    """What this code imports by its name."""
    found = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in found for alias in node.names}


def named(nodes: Iterable[ast.AST]) -> set[str]:
    """The arguments that calls in this code name."""
    return {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
