"""Writes requirements.lock: the exact versions that the suite passed with, and their hashes.

`make lock` keeps the versions that still fit pyproject.toml; `make lock UPGRADE=1` takes the
newest, after `make fresh` has passed with them. The lock holds for every platform and every Python
from 3.11 on. `make` installs a part of it: all above the heading of a section that is left out.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.lock"
BOARD_MODULES = ROOT / "hardware/board-modules.txt"
UV = "uv==0.13.8"  # pip locks for the machine that it runs on, uv for all of them
OLDEST_PYTHON = "3.11"
STUBS = "1.29.0.*"
# Each section with the extras of pyproject.toml that it adds to those before it.
SECTIONS = {"setup": (), "test": ("test", "cluster"), "hardware": ("hardware",)}
TYPES = "types"  # for tests/project/typecheck.py, which installs them on their own
HEADER = "# Made by `make lock`: the versions that the suite passed with. Do not edit.\n"
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<rest>(?:.*\\\n)+.*\n)", re.MULTILINE
)


def main(upgrade: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        uv = installed_uv(work)
        build = work / "build.in"
        build.write_text("\n".join(project()["build-system"]["requires"]) + "\n", "utf-8")
        stubs = work / "stubs.in"
        stubs.write_text(f"micropython-rp2-stubs=={STUBS}\nmicropython-esp32-stubs=={STUBS}\n")
        known = work / "known.txt"
        if LOCK.is_file() and not upgrade:
            shutil.copyfile(LOCK, known)

        def resolve(*what: str | Path) -> dict[str, str]:
            return resolved(uv, known, *what)

        sources = (ROOT / "pyproject.toml", build)
        everything = resolve(*sources, "--all-extras")
        known.write_text("".join(everything.values()), encoding="utf-8")
        text, placed = HEADER, set()
        extras: list[str] = []
        for section, more in SECTIONS.items():
            extras += [f"--extra={extra}" for extra in more]
            own = {name: everything[name] for name in resolve(*sources, *extras)}
            if not placed:
                own = resolve(BOARD_MODULES, "--no-deps") | own
            text += f"# {section}\n"
            text += "".join(own[name] for name in own if name not in placed)
            placed |= own.keys()
        text += f"# {TYPES}\n" + "".join(resolve(stubs).values())
    LOCK.write_text(text, encoding="utf-8")
    print(f"{LOCK.name}: {len(list(ENTRY.finditer(text)))} packages")


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def entries(text: str) -> dict[str, str]:
    """Package -> its lines in a lock; several versions where a Python or a platform decides."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(text):
        found[entry["name"]] = found.get(entry["name"], "") + entry[0]
    return found


def versions(text: str) -> dict[str, list[str]]:
    """Package -> its versions in a lock."""
    found: dict[str, list[str]] = {}
    for entry in ENTRY.finditer(text):
        found.setdefault(entry["name"], []).append(entry["version"])
    return found


def installed_uv(work: Path) -> Path:
    python = work / "venv/bin/python"
    subprocess.run([sys.executable, "-m", "venv", work / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", UV], check=True)
    return python.with_name("uv")


def resolved(uv: Path, known: Path, *what: str | Path) -> dict[str, str]:
    """What uv resolves; a version in the file `known` stays if it fits."""
    command = (uv, "pip", "compile", *what, "--output-file", known.with_name("out.txt"))
    if known.is_file():
        shutil.copyfile(known, known.with_name("out.txt"))
    options = ("--universal", f"--python-version={OLDEST_PYTHON}", "--generate-hashes")
    quietly = ("--no-header", "--no-annotate", "--no-emit-index-url", "--quiet")
    subprocess.run([*command, *options, *quietly], cwd=ROOT, check=True)
    return entries(known.with_name("out.txt").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(upgrade="--upgrade" in sys.argv[1:])
