"""`make mutants`: would a test notice if a line of the code were wrong?

mutmut writes a few thousand small changes of the code, tests/mutants/loop.py tries them one by
one. Each area works in a copy of
the repository, since tests that put the firmware on a MicroPython need one without changes.

    python -m tests.mutants [--again] [--every N] [--sample I] [AREA ...]

All areas or some; prints every change that no test noticed. With --again only those are tried that
were not yet, survived the run before, or lie in functions that changed since. Of the large areas
only every few changes are tried, always the same ones; `--every 1` tries all, `--sample 1` others:
what tests were written for says nothing about the rest.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".cache/mutants"
NOT_COPIED = (".git", ".venv", ".cache", ".hypothesis", "node_modules", "__pycache__")
# What `mutmut run` does before it runs tests, but only where something is new.
WRITE = """
import os
import shutil
from mutmut.__main__ import create_file_mutants
from mutmut.utils.file_utils import walk_mutatable_files

def newer(source, target):
    if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
        shutil.copy2(source, target)

def made(folder, names):
    return {"mutants", "said.txt"} if folder == "." else ()

shutil.copytree(".", "mutants", ignore=made, copy_function=newer, dirs_exist_ok=True)
for path in walk_mutatable_files():
    written = create_file_mutants(path)
    if written.error:
        raise written.error
"""
SHOW = """
import sys
from mutmut.mutation.diff_apply import get_diff_for_mutant

for name in sys.stdin.read().split():
    lines = get_diff_for_mutant(name).splitlines()[2:]
    print("\\n".join([name, *(line for line in lines if line[:1] in ("-", "+"))]))
"""
LOOP = [sys.executable, "-m", "pytest", "-q", "--rootdir=.", "-p", "tests.mutants.loop"]
SMALL = {key: value for key, value in os.environ.items() if key != "SIGNALBOX_SOAK"}
SURVIVED = (0, 5, 33)  # mutmut's codes: every test passed, or there was none
TIMED_OUT = 36


class Area(NamedTuple):
    name: str
    changed: tuple[str, ...]  # patterns of files
    tests: tuple[str, ...]  # files and folders
    which: str  # of their tests, as pytest's -k
    worth_s: float  # seconds of tests for a change, and some more if it survives
    marked: str = ""  # as pytest's -m
    enough: int = 90  # per cent caught
    every: int = 1  # only one change in this number is tried


# By the gadget's buttons; not what reaches every line, takes long and compares nothing.
BY_BUTTONS = {
    "tests": ("tests/gadget",),
    "which": "not (long_names or monkey or whatever_a_press or whole_games_by_buttons)",
    "worth_s": 1,
    "marked": "not beyond_cpython",
    "enough": 88,
    "every": 24,
}

AREAS = (
    Area(
        "play",
        ("firmware/play/*.py",),
        (
            *("tests/play", "tests/cases/test_every_case.py", "tests/host_tools/test_examine.py"),
            *("tests/host_tools/test_proof.py", "tests/host_tools/test_result_code.py"),
        ),
        # Nothing that starts another interpreter, which cannot load what mutmut has written; one
        # game is enough, and what takes long is not worth it some thousand times.
        "not (micropython or distribution or long_game or fuzzed or twice"
        " or railroad or emma or off_the_rails or says_what_is_wrong)",
        0.5,
    ),
    Area(
        "store",
        ("host_tools/store/*.py",),
        tuple(
            f"tests/{name}.py"
            for name in (
                "host_tools/test_store",
                "host_tools/test_store_details",
                "host_tools/test_store_lists",
                "host_tools/test_store_turns",
                "host_tools/test_store_merging",
                "host_tools/test_played",
                "host_tools/test_store_words",
                "host_tools/test_record",
                "host_tools/test_damaged_store",
                "host_tools/test_migration",
                "host_tools/test_proof",
                "host_tools/test_statistics",
                "host_tools/test_ratings",
                "host_tools/test_dice_statistics",
                "host_tools/test_export",
                "web/test_pages",
                "web/test_uploads",
            )
        ),
        # No server, and nothing that looks at the source, in which mutmut has written its changes.
        "not ([postgresql] or [postgresql- or whatever_a_journal or two_computers"
        " or one_damaged_row or steps_import_nothing)",
        1,
    ),
    Area(
        "deploy",
        tuple(f"host_tools/board/{name}.py" for name in ("deploy", "file_update", "boot_drive")),
        # What tests/pico adds takes minutes for one change.
        tuple(
            f"tests/host_tools/test_{name}.py"
            for name in ("deploy", "deploy_cut", "deploy_image", "boot_drive")
        ),
        "deploy",
        3,
    ),
    Area("ui", ("firmware/ui/*.py",), **BY_BUTTONS),
    Area("screens", ("firmware/games/*/screens/*.py",), **BY_BUTTONS),
    Area(
        "web",
        ("host_tools/web/*.py",),
        ("tests/web",),
        # Not what waits a minute for a page that fails, nor what starts another process.
        "not (postgresql or keeps_nobody or test_proxy or 300_half or ctrl_c)",
        0.3,
        enough=88,
    ),
)


class Counts(NamedTuple):
    area: str
    changes: int
    tried: int
    survived: int
    timed_out: int
    minutes: float
    enough: int

    @property
    def caught(self) -> float:
        """Per cent."""
        return 100 * (1 - self.survived / self.tried)


def main() -> int:
    names = [area.name for area in AREAS]
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--every", type=int, metavar="N")
    parser.add_argument("--sample", type=int, default=0, metavar="I")
    parser.add_argument("area", nargs="*", default=names, choices=names)
    asked = parser.parse_args()
    counts = [
        run(area, asked.again, asked.every or area.every, asked.sample)
        for area in AREAS
        if area.name in asked.area
    ]
    print("\n| area | changes | tried | survived | caught | by time-out | minutes |")
    print("|---|---|---|---|---|---|---|")
    for it in counts:
        print(
            f"| {it.area} | {it.changes:,} | {it.tried:,} | {it.survived:,} | {it.caught:.1f} % |"
            f" {it.timed_out} | {it.minutes:.0f} |"
        )
    poor = [f"{it.enough} % in {it.area}" for it in counts if it.caught < it.enough]
    if poor:
        print(f"\nCaught less than {', '.join(poor)}: add tests.")
    return 1 if poor else 0


def run(area: Area, again: bool, every: int, sample: int) -> Counts:
    """Try the changes of an area and print those that no test noticed."""
    folder = WORK / area.name
    if again:
        forget_survivors(folder)
    else:
        shutil.rmtree(folder, ignore_errors=True)
    prepare(folder, area)
    said = folder / "said.txt"
    print(f"[mutants] {area.name}: {said.relative_to(ROOT)}", flush=True)
    began = time.monotonic()
    loop = [*LOOP, f"--worth={area.worth_s}", f"--every={every}", f"--sample={sample}"]
    with open(said, "w", encoding="utf-8") as out:
        for here, command in (
            (folder, [sys.executable, "-c", WRITE]),
            (folder / "mutants", [*loop, *area.tests, "-k", area.which, "-m", area.marked]),
        ):
            done = subprocess.run(
                command, cwd=here, env=SMALL, stdout=out, stderr=out, check=False
            )
            if done.returncode:
                raise SystemExit(f"the changes could not be tried: see {said}")
    minutes = (time.monotonic() - began) / 60
    codes = exit_codes(folder)
    tried = [code for code in codes.values() if code is not None]
    survivors = [name for name, code in codes.items() if code in SURVIVED]
    subprocess.run(
        [sys.executable, "-c", SHOW], cwd=folder, input="\n".join(survivors), text=True, check=True
    )
    timed_out = tried.count(TIMED_OUT)
    return Counts(
        *(area.name, len(codes), len(tried), len(survivors), timed_out, minutes, area.enough)
    )


def forget_survivors(folder: Path) -> None:
    """What has no result is tried; mutmut keeps the others' where the code is the same."""
    for path in (folder / "mutants").rglob("*.py.meta"):
        known = json.loads(path.read_text(encoding="utf-8"))
        codes = known["exit_code_by_key"]
        codes |= {name: None for name, code in codes.items() if code in SURVIVED}
        path.write_text(json.dumps(known), encoding="utf-8")


def prepare(folder: Path, area: Area) -> None:
    """Copy the repository for mutmut to work in."""
    ours = shutil.ignore_patterns(*NOT_COPIED)
    shutil.copytree(ROOT, folder, ignore=ours, dirs_exist_ok=True)
    settings = {
        "source_paths": ["firmware", "host_tools"],
        "only_mutate": area.changed,
    }
    with open(folder / "pyproject.toml", "a", encoding="utf-8") as project:
        project.write("\n[tool.mutmut]\n")
        project.writelines(f"{key} = {json.dumps(value)}\n" for key, value in settings.items())


def exit_codes(folder: Path) -> dict[str, int | None]:
    """How the tests ended with each change, by the change's name; None if it was not tried."""
    codes: dict[str, int | None] = {}
    for path in sorted((folder / "mutants").rglob("*.py.meta")):
        codes |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return codes


if __name__ == "__main__":
    sys.exit(main())
