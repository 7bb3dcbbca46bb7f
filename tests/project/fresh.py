"""`make fresh`: the suite with the newest version of every package, and what that breaks.

The packages go into a virtual environment of their own, .cache/fresh, within the ranges of
pyproject.toml. When everything passes, `make lock UPGRADE=1` writes these versions to the lock.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.project.lock import BOARD_MODULES, LOCK, ROOT, SECTIONS, versions

VENV = Path(".cache/fresh")
PYTHON = ROOT / VENV / "bin/python"
WANTED = ("test", "hardware") if os.environ.get("SIGNALBOX_ALL") == "1" else ("test",)
EXTRAS = ",".join(extra for section in WANTED for extra in SECTIONS[section])
CHECKS = ("lint-host", "lint-boards", "lint-style", "lint-unused", "all-tests")
BROKEN = re.compile(r"(FAILED|ERROR) tests/")


def main() -> int:
    install()
    listed = json.loads(pip("list", "--format=json"))
    newer = differing({package["name"]: package["version"] for package in listed})
    print("[fresh] newer than the lock: " + (", ".join(newer) or "nothing"), flush=True)
    broken = [line for check in CHECKS for line in run(check)]
    print("\n".join(["[fresh] newer than the lock:", *(newer or ["nothing"])]))
    print("\n".join(["[fresh] broken:", *(broken or ["nothing"])]))
    return 1 if broken else 0


def install() -> None:
    print(f"[fresh] the newest of everything in {VENV}", flush=True)
    shutil.rmtree(ROOT / VENV, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", ROOT / VENV], check=True)
    names = re.findall(r"^[a-z0-9-]+", BOARD_MODULES.read_text("utf-8"), re.MULTILINE)
    pip("install", "-qq", "--upgrade", "pip")
    pip("install", "-qq", "--editable", f"{ROOT}[{EXTRAS}]")
    pip("install", "-qq", "--no-deps", *names)
    for stamp in (".setup", ".test-setup", ".hardware"):
        (ROOT / VENV / stamp).touch()  # for make, which would install what is in the lock


def differing(installed: dict[str, str]) -> list[str]:
    """The packages, name -> version, that the lock has in another version."""
    locked = versions(LOCK.read_text(encoding="utf-8"))
    names = {name: re.sub(r"[-_.]+", "-", name).lower() for name in installed}
    return [
        f"{names[name]} {' or '.join(locked[names[name]])} -> {version}"
        for name, version in installed.items()
        if version not in locked.get(names[name], [version])
    ]


def pip(*words: str) -> str:
    command = (PYTHON, "-m", "pip", "--disable-pip-version-check", *words)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def run(check: str) -> list[str]:
    """What a target of the Makefile finds, while everybody can read along."""
    command = ("make", "--no-print-directory", f"VENV={VENV}", "NEWEST=--newest", check)
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout
        found = []
        for line in process.stdout:
            print(line, end="", flush=True)
            if BROKEN.match(line):
                found.append(line.rstrip())
    return found or ([f"make {check}"] if process.returncode else [])


if __name__ == "__main__":
    sys.exit(main())
