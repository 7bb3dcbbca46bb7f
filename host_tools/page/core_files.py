"""The modules of My games, for MicroPython in the page: host_tools' own, rewritten by dialect.py.

They are found from core/my_games.py by their imports. What a page has instead of a module (a store
in IndexedDB, compiled templates) lies in core/instead under the module's own path.
"""

import ast
from pathlib import Path

from firmware.games import KEYS
from host_tools.common.places import ROOT
from host_tools.page.dialect import lowered
from host_tools.pieces.templating import templates

HERE = Path(__file__).resolve().parent
CORE = HERE / "core"
MAIN = "my_games"
OURS = ("std", "std_core", "std_text", "std_json", "sha1")  # written for MicroPython
TEMPLATES = (
    *("history", "history_table", "game", "moment", "story", "proof", "counted", "fault"),
    *("players_piece", "players_table", "statistics_piece", "dice_piece"),
)
BY_NAME = (  # loaded by their keys
    *(f"host_tools.games.{key}" for key in KEYS),
    *(f"host_tools.refusals.{key}" for key in (*KEYS, "play")),
    *("host_tools.pieces.words.en", "host_tools.pieces.words.de"),
    "firmware.boards.framebuf_cpython",
)
TERMINAL = "from rich"  # modules with this import are left out


def core_sources() -> dict[str, str]:
    """Path -> source of every module that firmware.pack does not have."""
    found = {f"{name}.py": (CORE / f"{name}.py").read_text("utf-8") for name in OURS}
    found[f"{MAIN}.py"] = lowered((CORE / f"{MAIN}.py").read_text("utf-8"))
    waiting = [*_imports(found[f"{MAIN}.py"]), *BY_NAME]
    while waiting:
        name = waiting.pop()
        path = _source(name)
        if path is None:
            continue
        inside = path.relative_to(CORE / "instead") if CORE in path.parents else None
        place = f"host_tools/{inside}" if inside else path.relative_to(ROOT).as_posix()
        if place not in found:
            found[place] = lowered(path.read_text("utf-8"))
            waiting += _imports(found[place])
            waiting += [name.rpartition(".")[0]]
    return found | {f"templates/{name}.py": compiled(name) for name in TEMPLATES}


def compiled(name: str) -> str:
    """A template as Jinja compiles it."""
    environment = templates()
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, f"{name}.html")
    code = environment.compile(source, f"{name}.html", f"{name}.html", raw=True)
    needed = "from host_tools.pieces.templating import environment\n"
    code = code.replace("from jinja2.runtime", "from host_tools.pieces.templating")
    return lowered(needed + code)


def _imports(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            found += [one.name for one in node.names]
    return found


def _source(name: str) -> Path | None:
    """The file of a module of host_tools, or of the one that stands in for it."""
    first, *rest = name.split(".")
    if name in BY_NAME and first == "firmware":
        return ROOT.joinpath(*name.split(".")).with_suffix(".py")
    if first != "host_tools":
        return None
    for start in (CORE / "instead", ROOT / "host_tools"):
        for path in (
            start.joinpath(*rest, "__init__.py"),
            start.joinpath(*rest).with_suffix(".py"),
        ):
            if path.is_file():
                return None if TERMINAL in path.read_text("utf-8") else path
    return None
