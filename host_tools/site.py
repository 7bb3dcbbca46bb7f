"""`signalbox build-site`: the browser page as a folder of static files for any web host."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from host_tools import bundle, wasm
from host_tools.errors import BadInput

HERE = Path(__file__).resolve().parent
PAGE = HERE / "simulator"
FIRMWARE = HERE.parent / "firmware"
# Of the boards the page needs only its own.
BOARDS = ("__init__.py", "browser.py", "oled.py")
WORKER = "sw.js"


def build_site(
    folder: Annotated[Path, typer.Argument(help="New or empty folder, or an older site.")],
) -> None:
    """Write the complete static site: copy the folder to any web host.

    Example: signalbox build-site public
    """
    count, size = build(folder)
    typer.echo(f"{folder}: {count} files, {size // 1024} KB. Any web host can serve it.")


def build(folder: Path) -> tuple[int, int]:
    """Write the site; (number of files, their bytes)."""
    _may_write(folder)
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if _static(path)}
    files["firmware.json"] = firmware()
    for path in sorted(wasm.folder().iterdir()):
        files[f"micropython/{path.name}"] = path.read_bytes()
    files[WORKER] = worker(files)
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return len(files), sum(map(len, files.values()))


def firmware() -> bytes:
    """Every Python file that the gadget in the page needs, by path."""
    files = {"start.py": (PAGE / "start.py").read_text("utf-8")}
    for path in sorted(FIRMWARE.rglob("*.py")):
        if path.parent.name == "boards" and path.name not in BOARDS:
            continue
        name = "firmware/" + path.relative_to(FIRMWARE).as_posix()
        files[name] = path.read_text("utf-8")
    for name, path in bundle.driver_sources().items():
        files[name] = path.read_text("utf-8")
    return json.dumps(files, ensure_ascii=False, separators=(",", ":")).encode()


def worker(files: dict[str, bytes]) -> bytes:
    """The service worker, told which files there are and which version they make."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    text = (PAGE / WORKER).read_text("utf-8")
    text = text.replace('"VERSION"', json.dumps(digest.hexdigest()[:16]))
    return text.replace('["FILES"]', json.dumps(["./", *sorted(files)])).encode()


def _static(path: Path) -> bool:
    return path.is_file() and path.suffix != ".py" and path.name != WORKER


def _may_write(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is a file: name a folder.")
    if folder.exists() and any(folder.iterdir()) and not (folder / "firmware.json").exists():
        raise BadInput(f"{folder} holds other files: name a new or an empty folder.")
    if folder.exists() and (folder / "firmware.json").exists():
        shutil.rmtree(folder / "micropython", ignore_errors=True)
