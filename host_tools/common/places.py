"""Where the files are that go on a board but are no part of a package: main.py, boot.py, pins.

In a checkout they lie where people look for them; a wheel has them in host_tools/board_files,
put there by setup.py.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parent
# By their path from the top of a checkout.
BOARD_FILES = ("main.py", "boot.py", "hardware/pins.toml", "hardware/board-modules.txt")


def on_board(name: str) -> str:
    """Code of ours that runs on a board, as text: a file of host_tools/on_board."""
    return (PACKAGE / "on_board" / f"{name}.py").read_text(encoding="ascii")


def in_checkout() -> bool:
    return (ROOT / "pyproject.toml").is_file()


def place(name: str) -> Path:
    """The file of this name, one of BOARD_FILES."""
    if name not in BOARD_FILES:
        raise ValueError(name)
    return ROOT / name if in_checkout() else PACKAGE / "board_files" / name
