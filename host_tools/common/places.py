"""Where the files are that belong to no package: main.py, boot.py, pins, the press scripts that
`certify` plays, and what the handbook is made of.

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
    "AENDERUNGEN.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "THIRD_PARTY.md",
    "docs/anleitung.md",
    "docs/boards.md",
    "docs/browser.md",
    "docs/club.md",
    "docs/compared.md",
    "docs/computer.md",
    "docs/design.md",
    "docs/example.jnl",
    "docs/grenzen.md",
    "docs/guide.md",
    "docs/limits.md",
    "docs/log.md",
    "docs/pictures",
    "docs/rechner.md",
    "docs/sceptics.md",
    "docs/screenshots/browser-desktop-light.png",
    "docs/screenshots/browser-phone-dark.png",
    "docs/screenshots/sheet-editor-desktop-light.png",
    "docs/screenshots/sheet.svg",
    "docs/screenshots/web-game-light.png",
    "docs/skeptiker.md",
    "docs/verein.md",
    "docs/verify_rolls.py",
    "docs/write_a_game.md",
    "hardware/README.md",
    "hardware/bauen.de.md",
    "hardware/bom.csv",
    "hardware/build.md",
    "hardware/measures.toml",
    "hardware/pictures",
    "hardware/wiring.md",
)


def on_board(name: str) -> str:
    """Code of ours that runs on a board, as text: a file of host_tools/on_board."""
    return (PACKAGE / "on_board" / f"{name}.py").read_text(encoding="ascii")


def in_checkout() -> bool:
    return (ROOT / "pyproject.toml").is_file()


def place(name: str) -> Path:
    """The file or folder of this name, one of BOARD_FILES or in one of them."""
    if not any(name == one or name.startswith(f"{one}/") for one in BOARD_FILES):
        raise ValueError(name)
    return ROOT / name if in_checkout() else PACKAGE / "board_files" / name


def driver_folders() -> list[str] | None:
    """Where the modules of the display driver are; None if they are installed like any package."""
    return None if in_checkout() else [str(PACKAGE / "board_files/drivers")]
