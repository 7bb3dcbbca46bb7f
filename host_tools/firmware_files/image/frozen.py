"""What of ours is frozen into an image: boot.py, main.py, and every module of the board."""

from host_tools.firmware_files.bundle import module_texts

# MicroPython looks through all names for every module that it loads: what comes first is found
# first. By how a path begins.
ORDER = (
    *("boot.py", "main.py", "firmware/__init__.py"),
    *("firmware/boards/", "adafruit_", "firmware/gadget.py", "firmware/version.py"),
    *("firmware/play/", "firmware/ui/", "firmware/games/"),
)


def modules(board: str) -> dict[str, bytes]:
    """Every module in the image by its path there, in the order that it gets there."""
    found = module_texts(board)
    return {name: found[name] for name in sorted(found, key=lambda name: (rank(name), name))}


def rank(name: str) -> int:
    return next((i for i, start in enumerate(ORDER) if name.startswith(start)), len(ORDER))
