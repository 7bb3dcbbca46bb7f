"""Screens, languages and rules leave memory and come back, as on a board: by the ten thousand in
a run of the tests. Their code is found and read once."""

import sys
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType


class CachedCode(SourceFileLoader):
    """Reads a module's code once; what it makes of it is new each time."""

    @cache  # noqa: B019 # as long as the tests run
    def get_code(self, fullname: str) -> CodeType | None:
        return super().get_code(fullname)


class Finder:
    """Knows where the modules of the firmware lie, by the folders that they were looked for in."""

    def __init__(self):
        self.known: dict[tuple, ModuleSpec] = {}

    def find_spec(self, name, path=None, target=None) -> ModuleSpec | None:
        if not name.startswith("firmware.") or path is None:
            return None
        spec = self.known.get((name, *path))
        if spec is None:
            spec = PathFinder.find_spec(name, path)
            if spec is None or not isinstance(spec.loader, SourceFileLoader):
                return spec
            spec.loader = CachedCode(spec.loader.name, spec.loader.path)
            self.known[name, *path] = spec
        return spec


def keep() -> None:
    sys.meta_path.insert(0, Finder())
