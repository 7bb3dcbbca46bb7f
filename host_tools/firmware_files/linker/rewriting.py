"""One module on its way into a file."""

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from host_tools.firmware_files.linker.modules import Foreign, LinkError, Module, Own, Part
from host_tools.firmware_files.linker.top_names import Globals, Names, local_name

if TYPE_CHECKING:
    from host_tools.firmware_files.linker.files import File


class Rewriting(Names):
    """What becomes of the module's names, and of its imports."""

    def __init__(self, file: "File", module: Module) -> None:
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

    def attribute(self, name: str, of: str = "") -> str:
        ours = self._linker.modules.get(self._module.name) is self._module
        part = self._linker.meaning(self._module, of)
        if ours or (isinstance(part, Own) and part.module != self._module.name):
            return self._linker.attributes.new.get(name, name)
        return self._linker.attributes.shared.get(name, name)

    def is_foreign(self, name: str) -> bool:
        part = self._linker.meaning(self._module, name)
        return isinstance(part, Foreign) and part.module not in self._linker.modules

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
                self._file.borrowed[part] = there = self._linker.name_of(part)
                new.append(ast.ImportFrom(file.name, [alias_of(there, local)], 0))
            else:
                raise ValueError(f"line {node.lineno}: imports what {node.module} imports")
        return new


def alias_of(name: str, local: str) -> ast.alias:
    return ast.alias(name, None if name == local else local)
