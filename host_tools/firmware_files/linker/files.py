"""One file for the board: its names, its order, its text."""

import ast
from typing import TYPE_CHECKING

from host_tools.firmware_files.linker.modules import LinkError, Module, Own, Part
from host_tools.firmware_files.linker.rewriting import Rewriting, alias_of
from host_tools.firmware_files.linker.top_names import TOP_WORDS, Captured

if TYPE_CHECKING:
    from host_tools.firmware_files.linker import Linker


class File:
    """One file for the board: a group of modules, or one that stands alone."""

    def __init__(self, linker: "Linker", name: str) -> None:
        self.linker = linker
        self.name = name
        self.modules: list[Module] = []
        self.names: dict[Part, str] = {}
        self._taken: set[str] = set()
        self._words: list[str] = []  # names that cost nothing, not yet given
        self._wanted: dict[Part, str] = {}
        self.loaded: set[Part] = set()  # what the text imports so far from outside the firmware
        self.borrowed: dict[Own, str] = {}  # what its functions import, and how that was called
        self._settled: list[tuple[ast.stmt, str]] = []

    def add(self, module: Module) -> None:
        self.modules.append(module)

    def name_everything(self) -> None:
        """Every module's own names, unchanged where they are free; the file's first come first."""
        spoken = {name for module in self.modules for name in module.spoken()}
        self._words = [word for word in TOP_WORDS if word not in spoken]
        own = [
            (part, name, module)
            for module in sorted(self.modules, key=lambda module: module.name != self.name)
            for name, part in module.parts.items()
            if isinstance(part, Own) and self.linker.constant(part) is None
        ]
        # What most files import comes first: each of them looks for its name.
        for part, _, _ in sorted(own, key=lambda row: -self.linker.importers[row[0]]):
            if word := self._word(part):
                self.names[part] = word
        for part, name, module in own:
            if part not in self.names:
                self.names[part] = self._free(name, module.name)

    def _word(self, part: Part) -> str | None:
        """A name that costs nothing, where there is one left."""
        if not self.linker.is_private(part):
            return None
        word = next((word for word in self._words if word not in self._taken), None)
        if word:
            self._taken.add(word)
        return word

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
                self._settled = self._statements()
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
            self._wanted[part] = self._word(part) or self._free(name, part.module)
        return self._wanted[part]

    def text(self) -> str:
        if len(self.modules) == 1 and self.modules[0].kept:
            return self.modules[0].text if self.modules[0].parts else ""
        borrowed = self.borrowed.items()
        if not self._settled or any(self.linker.name_of(part) != name for part, name in borrowed):
            self.settle()  # again, where another file has found other names since
        statements = [statement for statement, _ in self._settled]
        self._settled = []
        whole = ast.Module([*self._imports(), *statements], [])
        if not whole.body:
            return ""
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
                alias = alias_of(self.linker.name_of(part), local)
                found.setdefault(file.name, []).append(alias)
        return [ast.ImportFrom(source, names, 0) for source, names in sorted(found.items())]


def _parts(statement: ast.stmt) -> list[ast.stmt]:
    """A statement and all inside it; the order is that of the tree."""
    return [node for node in ast.walk(statement) if isinstance(node, ast.stmt)]
