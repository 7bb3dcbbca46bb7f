"""Most folders of compiled modules are one file on a board: a room.

A file takes at least one block of flash and a folder two, so that one file for each module would
take twice the flash that the modules need. firmware/boards/__init__.py opens rooms, and says what
one is made of.
"""

from collections.abc import Iterable

from firmware.boards import ALONE

HOME = "firmware/"
LENGTH = 2  # bytes that say how long the index is


def place_of(path: str) -> str:
    """The file on the board in which a compiled module is: its own, or a room."""
    folder = path.rpartition("/")[0]
    if not folder or "/" + folder in ALONE:
        return path
    return HOME + folder.removeprefix(HOME).replace("/", ".") + ".room"


def places(paths: Iterable[str]) -> dict[str, list[str]]:
    """The files for these modules, and which modules are in each."""
    found: dict[str, list[str]] = {}
    for path in sorted(paths):
        found.setdefault(place_of(path), []).append(path)
    return found


def furnished(modules: dict[str, bytes]) -> dict[str, bytes]:
    """Compiled modules by their paths -> the files for a board."""
    return {
        place: modules[place] if paths == [place] else _room({p: modules[p] for p in paths})
        for place, paths in places(modules).items()
    }


def _room(modules: dict[str, bytes]) -> bytes:
    index = "\n"
    start = 0
    for path, data in modules.items():
        index += f"{path.rpartition('/')[2].removesuffix('.mpy')} {start}\n"
        start += len(data)
    head = index.encode("ascii")
    return len(head).to_bytes(LENGTH, "big") + head + b"".join(modules.values())
