"""What of ours is frozen into an image.

boot.py        as on every board: unpacks a new firmware, knows safe mode
main.py        starts the built-in firmware, or newer files
signalbox.py   our main.py under a name of its own: as main.py it would always run
built_in.py    its version, and whether files in /app go before it
firmware/ ...  every module on its own: in flash a module costs no RAM to speak of
"""

import hashlib

from firmware.version import VERSION
from host_tools.common.places import on_board, place
from host_tools.firmware_files.bundle import (
    driver_sources,
    module_name,
    sources,
    text_for_board,
)

DIGITS = 8
# MicroPython looks through all names for every module that it loads: what comes first is found
# first. By how a path begins.
ORDER = (
    *("boot.py", "main.py", "built_in.py", "signalbox.py", "firmware/__init__.py"),
    *("firmware/boards/", "adafruit_", "firmware/gadget.py", "firmware/version.py"),
    *("firmware/play/", "firmware/ui/", "firmware/games/"),
)


def build_id(board: str) -> str:
    """The firmware for a board in a few digits: the same sources give the same."""
    drivers = driver_sources()
    paths = {name: path for name, path in sources(board).items() if name not in drivers}
    paths |= {name: place(name) for name in ("boot.py", "main.py")}
    digest = hashlib.sha256()
    for name in sorted(paths):
        # Line by line, as it may have come through a checkout on Windows.
        text = "\n".join(paths[name].read_text(encoding="utf-8").splitlines())
        digest.update(f"{name} {len(text)}\n{text}\n".encode())
    return digest.hexdigest()[:DIGITS]


def modules(board: str) -> dict[str, bytes]:
    """Every module in the image by its path there, in the order that it gets there."""
    found = {
        name: text_for_board(module_name(name), path).encode()
        for name, path in sources(board).items()
    }
    found["boot.py"] = place("boot.py").read_bytes()
    found["signalbox.py"] = place("main.py").read_bytes()
    found["main.py"] = on_board("image_main").encode()
    built_in = (
        on_board("built_in").replace("@VERSION@", VERSION).replace("@BUILD@", build_id(board))
    )
    found["built_in.py"] = built_in.encode()
    return {name: found[name] for name in sorted(found, key=lambda name: (rank(name), name))}


def rank(name: str) -> int:
    return next((i for i, start in enumerate(ORDER) if name.startswith(start)), len(ORDER))
