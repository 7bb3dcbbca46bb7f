"""Where the files are that belong to a board but to no package: main.py, boot.py, pins, the press
scripts that `certify` plays, and the guide.

In a checkout they lie where people look for them; a wheel has them in host_tools/board_files,
put there by setup.py, and the modules of the display driver too.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parent
# By their path from the top of a checkout.
BOARD_FILES = (
    "main.py",
    "boot.py",
    "hardware/pins.toml",
    "tests/scripts",
    "tests/goldens",
    "docs/guide.md",
    "docs/anleitung.md",
    "docs/pictures",
)


def on_board(name: str) -> str:
    """Code of ours that runs on a board, as text: a file of host_tools/on_board."""
    return (PACKAGE / "on_board" / f"{name}.py").read_text(encoding="ascii")


def in_checkout() -> bool:
    return (ROOT / "pyproject.toml").is_file()


def place(name: str) -> Path:
    """The file or folder of this name, one of BOARD_FILES."""
    if name not in BOARD_FILES:
        raise ValueError(name)
    return ROOT / name if in_checkout() else PACKAGE / "board_files" / name


def driver_folders() -> list[str] | None:
    """Where the modules of the display driver are; None: in this environment, as others are."""
    return None if in_checkout() else [str(PACKAGE / "board_files/drivers")]
