"""A board folder of MicroPython's own kind, with the modules of Signalbox in it: MicroPython's
`make BOARD_DIR=...` and mpbuild need nothing else of ours to build it."""

from pathlib import Path

from host_tools.firmware_files.bundle import module_texts

BOARDS = Path(__file__).parent / "boards"
COMMON = "SIGNALBOX"  # what the boards share lies beside each of them
MODULES = "modules"


def name_of(board: str) -> str:
    return f"{COMMON}_{board.upper()}"


def settings(board: str) -> dict[str, bytes]:
    """What decides how MicroPython is built, by its path."""
    return {
        f"{folder}/{path.name}": path.read_bytes()
        for folder in (COMMON, name_of(board))
        for path in sorted((BOARDS / folder).iterdir())
        if path.is_file()
    }


def modules(board: str) -> dict[str, bytes]:
    """What is frozen in, by its path."""
    folder = f"{name_of(board)}/{MODULES}"
    return {f"{folder}/{name}": text for name, text in sorted(module_texts(board).items())}


def write(files: dict[str, bytes], folder: Path) -> None:
    """Make the board's folders match `files`. Unchanged files keep their date, so that they are
    not compiled again."""
    for top in {name.partition("/")[0] for name in files}:
        for path in (folder / top).rglob("*"):
            if path.is_file() and path.relative_to(folder).as_posix() not in files:
                path.unlink()
    for name, data in files.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
