"""What only KiCad can say of the circuit board: that it is what the scripts make, that its design
rules hold, and what its maker gets."""

import re
import shutil
import subprocess
import zipfile

import pytest

from hardware import make
from tests.support.optional_deps import missing

CHECK = (
    "import sys; from pathlib import Path; from hardware.pcb import kicad; "
    "print('\\n'.join(kicad.violations(Path(sys.argv[1]), Path(sys.argv[2]))))"
)


@pytest.fixture(scope="module")
def python() -> str:
    found = make.kicad_python()
    if not found:
        missing("circuit board, KiCad is not there", make.KICAD_REMEDY)
    return found


@pytest.fixture(scope="module")
def made(python, tmp_path_factory):
    """The whole board made again, with KiCad's design rule check: faults would be an exit code."""
    folder = tmp_path_factory.mktemp("board")
    assert make.make_board(python, folder / "project", folder / "pictures", folder / "b.zip") == 0
    return folder


def test_the_committed_project_and_pictures_are_what_kicad_makes(made):
    fresh = {path.relative_to(made): path for path in made.rglob("*") if path.is_file()}
    for name, path in fresh.items():
        if name.parts[0] == "project":
            there = make.PROJECT / name.relative_to("project")
        elif name.parts[0] == "pictures":
            there = make.PICTURES / name.name
        else:
            continue
        assert there.read_bytes() == path.read_bytes(), f"{name} is old: run `make hardware`"
    kept = {path.name for path in make.PROJECT.rglob("*") if path.is_file()}
    assert kept == {path.name for name, path in fresh.items() if name.parts[0] == "project"}


def test_the_design_rules_hold_for_the_committed_board(python, tmp_path):
    assert faults(python, tmp_path) == []


@pytest.mark.parametrize(
    ("what", "old", "new", "fault"),
    [
        ("tracks too near to each other", r"\(width 0.3\)", "(width 1.2)", "clearance"),
        ("tracks too thin", r"\(width 0.3\)", "(width 0.1)", "track_width"),
        ("no tracks", r"  \(segment .*\n", "", "unconnected_items"),
    ],
)
def test_the_check_finds_what_is_wrong(python, tmp_path, what, old, new, fault):
    """All tracks at once, so that it is plain to see."""
    found = faults(python, tmp_path, lambda text: re.sub(old, new, text))
    assert any(line.startswith(f"[{fault}]") for line in found), f"{what}: {found[:3]}"


def test_a_maker_gets_everything_in_one_zip(made):
    with zipfile.ZipFile(made / "b.zip") as packed:
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    endings = {name.rpartition(".")[2] for name in files}
    assert endings == {"gtl", "gbl", "gts", "gbs", "gto", "gbo", "gm1", "drl", "csv"}
    for name, text in files.items():
        if name.endswith("drl"):
            tools = [float(size) for size in re.findall(r"^T\d+C([\d.]+)", text, re.M)]
            assert tools and min(tools) >= 0.3, name
    lines = [
        float(size) for size in re.findall(r"%ADD\d+C,([\d.]+)\*%", files["signalbox-F_Cu.gtl"])
    ]
    assert lines and min(lines) >= 0.2
    placed = files["signalbox-positions.csv"].splitlines()
    listed = files["signalbox-parts.csv"].splitlines()
    assert {line.split(",")[0] for line in placed} == {line.split(",")[0] for line in listed}
    assert any(line.startswith("U1,") and line.endswith("bottom") for line in placed)


def faults(python: str, folder, change=None) -> list[str]:
    """What KiCad finds in the committed board, or in a changed copy of it."""
    for path in make.PROJECT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    board = folder / "signalbox.kicad_pcb"
    if change:
        board.write_text(change(board.read_text(encoding="utf-8")), encoding="utf-8")
    command = [python, "-c", CHECK, str(board), str(folder / "report.txt")]
    done = subprocess.run(command, cwd=make.ROOT, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.startswith("[")]
