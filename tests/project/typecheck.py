"""Type-checks the firmware against MicroPython's own stubs, each board against those of its chip.

`make lint` runs it. The stubs live in .cache/stubs, not in the virtual environment: the two sets
hide each other. They are those of the lock; with --newest, as `make fresh` runs it, the newest.
A leg whose files did not change since it last passed is not checked again.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.project.lock import LOCK, entries

ROOT = Path(__file__).resolve().parents[2]
STUBS = ROOT / ".cache/stubs"
STAMPS = ROOT / ".cache/typecheck"
COMPUTER_ONLY = ("browser.py", "cpython.py", "framebuf_cpython.py")
OPTIONS = (
    *("--config-file=", "--python-version=3.11", "--check-untyped-defs"),
    # Adafruit's modules have types of another world; and what is None before the first use needs
    # no annotation that says so.
    *("--ignore-missing-imports", "--no-strict-optional", "--disable-error-code=var-annotated"),
    *("--no-error-summary", "--hide-error-context", "--no-color-output"),
)


def files(port: str) -> list[Path]:
    """What runs on this port: everything on rp2; on esp32 its own board, which rp2 lacks."""
    boards = sorted((ROOT / "firmware/boards").glob("*.py"))
    wanted = [path for path in boards if path.name not in COMPUTER_ONLY]
    rp2_only = ("rp2.py", "pico.py", "pico_w.py", "pico2.py", "pico2_w.py")
    if port == "esp32":
        return [path for path in wanted if path.name not in rp2_only]
    rest = (path for path in (ROOT / "firmware").rglob("*.py") if path.parent.name != "boards")
    own = [path for path in wanted if path.name != "esp32.py"]
    visits = (ROOT / "host_tools/on_board").glob("*.py")  # sent to any board
    return [ROOT / "boot.py", ROOT / "main.py", *own, *sorted(visits), *sorted(rest)]


def requirements(port: str) -> str:
    """What pip installs for this port, with hashes."""
    found = entries(LOCK.read_text(encoding="utf-8"))
    return found[f"micropython-{port}-stubs"] + found["micropython-stdlib-stubs"]


def stubs(port: str, newest: bool) -> Path | None:
    """The folder with the port's stubs; None where they cannot be had."""
    wanted = f"micropython-{port}-stubs" if newest else requirements(port)
    folder = STUBS / f"{port}-{seal_of(wanted)}"
    if newest:
        shutil.rmtree(folder, ignore_errors=True)
    if not (folder / "machine.pyi").is_file():
        print(f"[setup] type stubs of the {port} boards")
        STUBS.mkdir(parents=True, exist_ok=True)
        listed = folder.with_suffix(".txt")
        listed.write_text(wanted, encoding="utf-8")
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        how = ("--upgrade", "--target", str(folder), "-r", str(listed))
        done = subprocess.run([*pip, *how], capture_output=True, text=True, check=False)
        if done.returncode:
            return None
    return folder


def seal_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def check(port: str, newest: bool) -> bool:
    paths = files(port)
    stamp = STAMPS / port
    seal = hashlib.sha256(repr((OPTIONS, requirements(port))).encode())
    for path in [*paths, ROOT / "firmware/boards/pins.py"]:
        seal.update(str(path).encode() + path.read_bytes())
    if not newest and stamp.is_file() and stamp.read_text(encoding="ascii") == seal.hexdigest():
        return True
    folder = stubs(port, newest)
    if folder is None:
        print(
            f"SKIPPED LEG: types of the {port} boards."
            f" To run it: pip must reach micropython-{port}-stubs"
        )
        return os.environ.get("SIGNALBOX_ALL") != "1"
    faults = mypy(port, folder, paths)
    print("".join(line + "\n" for line in faults), end="")
    if not faults and not newest:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(seal.hexdigest(), encoding="ascii")
    return not faults


def mypy(port: str, folder: Path, paths: list[Path]) -> list[str]:
    """What is wrong with our files; the stubs have faults of their own, which are not ours."""
    cache = str(STAMPS / ("mypy-" + port))
    command = (sys.executable, "-m", "mypy", *OPTIONS, "--cache-dir", cache)
    done = subprocess.run(
        [*command, "--custom-typeshed-dir", str(folder), *map(str, paths)],
        cwd=ROOT,
        env=os.environ | {"MYPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode > 1:
        return [(done.stdout + done.stderr).strip() or "mypy failed"]
    return [line for line in done.stdout.splitlines() if not line.startswith(".cache/")]


def main(newest: bool) -> int:
    results = [check(port, newest) for port in ("rp2", "esp32")]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(newest="--newest" in sys.argv[1:]))
