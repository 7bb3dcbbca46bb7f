"""Real MicroPython (the unix build from PyPI) as a subprocess."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.optional_deps import missing

ROOT = Path(__file__).resolve().parents[2]
# For the whole gadget, less than twice the 512 KB of a board with files: code is as large here as
# there, objects are twice the size.
GADGET_HEAP = "880K"


def micropython(
    *args: str,
    heap: str = "192K",
    path: str = ".:.frozen",
    timeout: float = 300,
    folder: Path = ROOT,
):
    """Run the real interpreter, usually in the repository's root."""
    return subprocess.run(
        [program(), "-X", f"heapsize={heap}", *args],
        cwd=folder,
        env={"MICROPYPATH": path, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def program() -> str:
    """Where it is; the leg is skipped where it is absent."""
    beside = Path(sys.executable).with_name("micropython")
    found = str(beside) if beside.exists() else shutil.which("micropython")
    if not found:
        missing("MicroPython's unix build", "Linux on x86-64, then `make test-setup`")
    return found
