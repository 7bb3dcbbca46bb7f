"""What was shown last time, as lines `name: numbers` of a file beside the test that compares."""

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path


def golden(file: Path) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in file.read_text(encoding="utf-8").splitlines())


def write(file: Path, names: Iterable[str], play: Callable[[str, Path], str]) -> None:
    """Play each again, in a folder of its own."""
    lines = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            lines.append(f"{name}: {play(name, Path(folder))}\n")
    file.write_text("".join(lines), encoding="utf-8")
