"""Joins the firmware's modules into the few files that a board loads.

On a board a module costs more than its code: every file repeats the names it uses, and each of
them is looked up among all names of the board when the file is loaded (0.15 ms on an RP2040);
every module has a table of its names; every file and folder takes at least one block of flash.
So modules that are used together become one file, named after the first of them (see groups.py),
a module's whole-number constants are put where they are used and need no name at all, and most
arguments of functions and private attributes get names that every board knows.

    linked = Linker(sources, groups, callers)    sources: module -> text; callers: other code
    linked.files() -> {module: text}    what a board loads; modules with nothing in them left out
    linked.script(text) -> text         code from outside that imports modules by their own names
    linked.origin(file, line)           where a line of a trace-back comes from: (module, line)
"""

import ast
from collections.abc import Iterable, Iterator, Mapping

from host_tools.linker.attributes import Attributes
from host_tools.linker.modules import Foreign, LinkError, Module, Own, Part
from host_tools.linker.names import Captured, Globals, Names, local_name

__all__ = ["LinkError", "Linker"]


class Linker:
    def __init__(
        self,
        sources: Mapping[str, str],
        groups: Mapping[str, Iterable[str]],
        callers: Iterable[str] = (),
    ) -> None:
        self.modules = {name: Module(name, text) for name, text in sources.items()}
        self.named = {name for text in (*sources.values(), *callers) for name in named(text)}
        self._file_of: dict[str, str] = {}
        for first, others in groups.items():
            self._file_of |= dict.fromkeys((first, *others), first)
        for name in self.modules:
            self._file_of.setdefault(name, name)
        if unknown := self._file_of.keys() - self.modules.keys():
            raise LinkError(f"the groups name modules that are not there: {sorted(unknown)}")
        self.attributes = Attributes(self.modules, self.meaning)
        self._files = {name: File(self, name) for name in sorted(set(self._file_of.values()))}
        imported = {part for module in self.modules.values() for part in module.all_imports()}
        for name, module in self.modules.items():
            module.kept = module.is_data() and name not in imported
            self.file_of(name).add(module)
        for file in self._files.values():
            file.name_everything()

        for file in self._files.values():
            file.settle()

    def files(self) -> dict[str, str]:
        files = {name: file.text() for name, file in self._files.items()}
        return {name: text for name, text in files.items() if text}

    def script(self, text: str) -> str:
        if unknown := named(text) - self.named:
            known = {name for module in self.modules.values() for name in module.arguments()}
            if renamed := unknown & known:
                raise LinkError(f"a call names arguments that are called otherwise: {renamed}")
        file = File(self, "main")
        file.add(Module("main", text))
        file.name_everything()
        file.settle()
        return file.text()

    def origin(self, file: str, line: int) -> tuple[str, int] | None:
        return self._files[file].origin(line) if file in self._files else None

    def file_of(self, module: str) -> "File":
        return self._files[self._file_of[module]]

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

    def constant(self, part: Part | None) -> int | None:
        """The whole number that a part of a module is, None if it is something else."""
        if not isinstance(part, Own):
            return None
        module = self.modules.get(part.module)
        return module.constant(part.name, self) if module else None


def named(text: str) -> set[str]:
    """The arguments that calls in this code name."""
    nodes = ast.walk(ast.parse(text))
    return {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


class File:
    """One file for the board: a group of modules, or one that stands alone."""

    def __init__(self, linker: Linker, name: str) -> None:
        self.linker = linker
        self.name = name
        self.modules: list[Module] = []
        self.names: dict[Part, str] = {}
        self._taken: set[str] = set()
        self._wanted: dict[Part, str] = {}
        self.loaded: set[Part] = set()  # what the text imports so far from outside the firmware

    def add(self, module: Module) -> None:
        self.modules.append(module)

    def name_everything(self) -> None:
        """Every module's own names, unchanged where they are free; the file's first come first."""
        for module in sorted(self.modules, key=lambda module: module.name != self.name):
            for name, part in module.parts.items():
                if isinstance(part, Own):
                    self.names[part] = self._free(name, module.name)

    def _free(self, name: str, module: str) -> str:
        new = name
        leaf = module.rpartition(".")[2]
        while new in self._taken:
            new += "_" + leaf
        self._taken.add(new)
        return new

    def settle(self) -> None:
        """Find names that no function of this file has for something of its own."""
        while True:
            try:
                self.text()
                return
            except Captured as fault:
                name = str(fault)
            for names in (self.names, self._wanted):
                for part in [part for part, local in names.items() if local == name]:
                    if part.module == self.name:
                        raise LinkError(f"{self.name}: {name} is also the name of a local value")
                    names[part] = self._free(name, part.module)

    def local(self, part: Part) -> str:
        """The name in this file of something that any module has, imported if need be."""
        if part in self.names:
            return self.names[part]
        if part not in self._wanted:
            name = part.name or part.module.rpartition(".")[2]
            self._wanted[part] = self._free(name, part.module)
        return self._wanted[part]

    def text(self) -> str:
        if len(self.modules) == 1 and self.modules[0].kept:
            return self.modules[0].text if self.modules[0].parts else ""
        statements = [statement for statement, _ in self._statements()]
        whole = ast.Module([*self._imports(), *statements], [])
        return ast.unparse(ast.fix_missing_locations(whole)) + "\n"

    def _statements(self) -> list[tuple[ast.stmt, str]]:
        """Everything but the imports, each with the module that it comes from."""
        self.loaded.clear()
        return [
            (statement, module.name)
            for module in self._in_order()
            for statement in Rewriting(self, module).body()
        ]

    def origin(self, line: int) -> tuple[str, int] | None:
        """The module and line that a line of the text was made from."""
        old = self._statements()
        new = ast.parse(self.text()).body
        best = 0
        found = None
        for (before, module), after in zip(old, new[len(new) - len(old) :], strict=True):
            for here, there in zip(_parts(before), _parts(after), strict=True):
                if best < there.lineno <= line and hasattr(here, "lineno"):
                    best = there.lineno
                    found = module, here.lineno
        return found

    def _in_order(self) -> list[Module]:
        """Every module after those whose names it needs while it is loaded."""
        mine = {module.name: module for module in self.modules}
        done: dict[str, Module] = {}
        waiting: list[str] = []

        def take(name: str) -> None:
            if name in waiting:
                raise LinkError(f"modules need each other: {' -> '.join([*waiting, name])}")
            if name in done:
                return
            waiting.append(name)
            for needed in mine[name].imported(self.linker.modules):
                if needed in mine:
                    take(needed)
            waiting.pop()
            done[name] = mine[name]

        for name in mine:
            take(name)
        return list(done.values())

    def _imports(self) -> list[ast.stmt]:
        """What comes from other files of the firmware."""
        found: dict[str, list[ast.alias]] = {}
        for part, local in self._wanted.items():
            if isinstance(part, Own):
                file = self.linker.file_of(part.module)
                found.setdefault(file.name, []).append(alias_of(file.names[part], local))
        return [ast.ImportFrom(source, names, 0) for source, names in sorted(found.items())]


def _parts(statement: ast.stmt) -> list[ast.stmt]:
    """A statement and all inside it; the order is that of the tree."""
    return [node for node in ast.walk(statement) if isinstance(node, ast.stmt)]


def alias_of(name: str, local: str) -> ast.alias:
    return ast.alias(name, None if name == local else local)


class Rewriting(Names):
    """One module on its way into a file."""

    def __init__(self, file: File, module: Module) -> None:
        self._file = file
        self._module = module
        self._linker = file.linker

    def body(self) -> list[ast.stmt]:
        globals_of = Globals(self)
        done: list[ast.stmt] = []
        for statement in self._module.fresh():
            if isinstance(statement, ast.Import | ast.ImportFrom):
                done += self._loads(statement)
                continue
            name = self._module.defines(statement)
            if name and self._linker.constant(Own(self._module.name, name)) is not None:
                continue
            try:
                put = globals_of.visit(statement)
            except ValueError as fault:
                raise LinkError(f"{self._module.name}, {fault}") from fault
            if put is not None:
                done += put if isinstance(put, list) else [put]
        return done

    def _loads(self, node: ast.Import | ast.ImportFrom) -> Iterator[ast.stmt]:
        """An import at the top: names of the firmware come when they are used, others stay."""
        for alias in node.names:
            part = self._linker.meaning(self._module, local_name(alias))
            if not isinstance(part, Foreign) or part.module in self._linker.modules:
                continue
            if part in self._file.loaded:
                continue
            self._file.loaded.add(part)
            local = self._file.local(part)
            if part.name is None:
                yield ast.Import([alias_of(part.module, local)])
            else:
                yield ast.ImportFrom(part.module, [alias_of(part.name, local)], 0)

    def attribute(self, of: str, name: str) -> str:
        return self._linker.attributes.new.get((self._module.name, of), {}).get(name, name)

    def is_named(self, argument: str) -> bool:
        return argument in self._linker.named

    def name(self, name: str) -> ast.expr:
        part = self._linker.meaning(self._module, name)
        if part is None:
            return ast.Name(name)
        return self._put(part)

    def _put(self, part: Part) -> ast.expr:
        value = self._linker.constant(part)
        if value is not None:
            return ast.Constant(value)
        if isinstance(part, Foreign) and part.module in self._linker.modules:
            raise ValueError(f"{part.module} is used as a whole")
        return ast.Name(self._file.local(part))

    def member(self, name: str, attribute: str) -> ast.expr | None:
        part = self._linker.meaning(self._module, name)
        if not isinstance(part, Foreign) or part.name or part.module not in self._linker.modules:
            return None
        return self._put(self._member(part.module, attribute))

    def _member(self, module: str, name: str) -> Part:
        part = self._linker.meaning(self._linker.modules[module], name)
        if part is None:
            raise LinkError(f"{self._module.name} uses {name}, which is not in {module}")
        return part

    def imports(self, node: ast.Import | ast.ImportFrom) -> list[ast.stmt]:
        if isinstance(node, ast.Import) or node.module not in self._linker.modules:
            return [node]
        new: list[ast.stmt] = []
        for alias in node.names:
            part = self._member(node.module, alias.name)
            local = local_name(alias)
            value = self._linker.constant(part)
            if value is not None:
                target = ast.Name(local, ast.Store())
                new.append(ast.Assign([target], ast.Constant(value)))
            elif isinstance(part, Own):
                file = self._linker.file_of(part.module)
                new.append(ast.ImportFrom(file.name, [alias_of(file.names[part], local)], 0))
            else:
                raise ValueError(f"line {node.lineno}: imports what {node.module} imports")
        return new
