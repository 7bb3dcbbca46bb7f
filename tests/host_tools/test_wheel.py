"""The wheel on a computer without this repository: what it contains is enough."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from functools import partial
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from host_tools.common.places import BOARD_FILES
from host_tools.firmware_files.bundle import driver_sources
from host_tools.page import npm
from tests.browser.gear import Pages, Server
from tests.support.sizes import SOAK

pytestmark = pytest.mark.beyond_cpython  # the page in it has MicroPython for WebAssembly
ROOT = Path(__file__).resolve().parents[2]
BUILT_FROM = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
BUILT_FROM += ("firmware", "host_tools", "hardware/board-modules.txt", *BOARD_FILES)
PIP = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
NO_NETWORK = {"npm_config_registry": "http://127.0.0.1:9/", "PIP_NO_INDEX": "1"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built from a copy of the sources."""
    copy, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    for name in BUILT_FROM:
        (copy / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / name, copy / name)
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(out))
    subprocess.run([*PIP, *build, str(copy)], check=True)
    (path,) = out.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def bare(wheel, tmp_path_factory):
    """A virtual environment with the wheel and what it requires, nothing else: pip itself holds
    that no requirement is missing."""
    venv = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    (site,) = venv.glob("lib/python*/site-packages")
    for name in required(wheel):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            (site / top).symlink_to(found.locate_file(top))
    pip = (*PIP, "--python", venv / "bin/python")
    subprocess.run([*pip, "install", "--no-index", "--no-compile", wheel], check=True)
    return venv


@pytest.fixture
def site(bare):
    (found,) = bare.glob("lib/python*/site-packages")
    return found


def required(wheel: Path) -> set[str]:
    """The distributions of this environment that the wheel requires, and what those require."""
    (about,) = distributions(path=[str(wheel)])
    found, waiting = set(), needs(about, "")
    while waiting:
        name, extra = one = waiting.pop()
        found.add(one)
        waiting |= needs(distribution(name), extra) - found
    return {name for name, _ in found}


def needs(about: Distribution, extra: str) -> set[tuple[str, str]]:
    """Name and extra of each requirement that counts here."""
    lines = map(Requirement, about.requires or ())
    met = [one for one in lines if not one.marker or one.marker.evaluate({"extra": extra})]
    return {(canonicalize_name(one.name), each) for one in met for each in one.extras or {""}}


@pytest.fixture
def environment(tmp_path):
    """A user who has been here before: what the page has from npm was fetched."""
    for package in npm.PACKAGES.values():
        shutil.copytree(package.folder(), tmp_path / "cache/signalbox" / package.place)
    own = {"XDG_CACHE_HOME": tmp_path / "cache", "XDG_DATA_HOME": tmp_path / "data"}
    return {name: str(path) for name, path in own.items()}


@pytest.fixture
def signalbox(bare, environment, tmp_path):
    """The command of the wheel, far from the repository."""
    return partial(run, bare, tmp_path, environment)


def run(venv: Path, cwd: Path, environment: dict[str, str], *words: object) -> str:
    done = started(venv, cwd, environment, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def started(venv: Path, cwd: Path, environment: dict[str, str], *words: object):
    return subprocess.run(
        [venv / "bin/signalbox", *map(str, words)],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_board_s_files_come_from_the_wheel(signalbox, tmp_path):
    assert " bytes for pico in out" in signalbox("bundle", "--board", "pico", "out")
    for name in ("boot.py", "main.py"):
        assert (tmp_path / "out" / name).read_bytes() == (ROOT / name).read_bytes()
    assert (tmp_path / "out/lib/adafruit_ssd1306.mpy").is_file()


def test_the_display_driver_comes_with_its_licences_and_without_blinka(site):
    drivers = site / "host_tools/board_files/drivers"
    assert len(list(drivers.glob("*/licenses/LICENSE"))) == 2
    assert list(site.glob("adafruit*")) == []
    own = driver_sources()
    assert {name: (drivers / name).read_bytes() for name in own} == {
        name: path.read_bytes() for name, path in own.items()
    }


def test_the_code_for_a_connection_comes_with_the_wheel(site):
    own = {path.name: path.read_bytes() for path in (ROOT / "host_tools/on_board").glob("*.py")}
    there = (site / "host_tools/on_board").glob("*.py")
    assert own and {path.name: path.read_bytes() for path in there} == own


def test_the_database_of_an_export_is_made(signalbox, tmp_path):
    store = ("--db", tmp_path / "games.sqlite")
    assert "0 games" in signalbox("export", "sqlite", tmp_path / "views.sqlite", *store)


def test_certify_has_its_scripts_and_their_pictures(site):
    for name in ("tests/scripts", "tests/goldens"):
        own = {path.name: path.read_bytes() for path in (ROOT / name).iterdir()}
        there = (site / "host_tools/board_files" / name).iterdir()
        assert own and {path.name: path.read_bytes() for path in there} == own


def test_the_site_is_complete(signalbox, tmp_path):
    assert "Any web host can serve it" in signalbox("build-site", "public")
    assert (tmp_path / "public/index.html").is_file()
    assert (tmp_path / "public/micropython/micropython.wasm").is_file()
    assert (tmp_path / "public/esptool/LICENSE").is_file()


def test_games_are_played_and_scored(signalbox, tmp_path):
    signalbox("demo", "--games", "2", "--game", "dice", "--out", "games")
    db = tmp_path / "s.sqlite"
    assert signalbox("sync", "--from", "games", "--db", db).startswith("2 new")
    assert len(json.loads(signalbox("games", "--json", "--db", db))) == 2
    assert "highway" in signalbox("score", "--board", "A2=H-H- B2=HRHRx")


def test_a_rival_plays_and_a_sheet_is_printed(signalbox, tmp_path):
    (line,) = signalbox("rival", "ABC234", "--level", "easy", "--json").splitlines()
    assert json.loads(line)["code"] == "ABC234"
    assert signalbox("sheet", "sheet.pdf") == "sheet.pdf is written.\n"
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("kind", [Server, Pages])
def test_the_pages_are_served(kind, bare, environment):
    served = type("Served", (kind,), {"signalbox": bare / "bin/signalbox"})
    running = served("--port", "0", **environment)
    try:
        with urllib.request.urlopen(running.address) as answer:
            assert "Signalbox" in answer.read().decode()
    finally:
        code, _ = running.interrupt()
    assert code == 0


@pytest.mark.parametrize("words", [("sim", "--no-open"), ("build-site", "public")])
def test_without_network_and_cache_one_sentence_says_what_to_do(words, bare, tmp_path):
    surroundings = NO_NETWORK | {"XDG_CACHE_HOME": str(tmp_path / "empty")}
    done = started(bare, tmp_path, surroundings, *words)
    assert done.returncode == 2
    *_, said = done.stderr.splitlines()
    assert said == (
        "signalbox: MicroPython for the browser could not be fetched with npm (connect"
        " ECONNREFUSED 127.0.0.1:9): connect to the network, then try again; once fetched, it"
        " works offline."
    )
    assert not (tmp_path / "public").exists()


@pytest.mark.skipif(not SOAK, reason="fetches every requirement")
@pytest.mark.parametrize("version", PYTHONS)
def test_pip_installs_it_with_every_python_that_is_here(version, wheel, environment, tmp_path):
    python = shutil.which(f"python{version}")
    if not python or subprocess.run([python, "-V"], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no Python {version} here")
    venv = tmp_path / "venv"
    subprocess.run([python, "-m", "venv", venv], check=True)
    pip = (venv / "bin/python", "-m", "pip", "-qq", "--disable-pip-version-check")
    subprocess.run([*pip, "install", wheel], check=True)
    assert " bytes for pico" in run(
        venv, tmp_path, environment, "bundle", "--board", "pico", "out"
    )
    assert "Any web host" in run(venv, tmp_path, environment, "build-site", "public")
    assert "ABC234" in run(venv, tmp_path, environment, "rival", "ABC234", "--level", "easy")
    assert "written" in run(venv, tmp_path, environment, "sheet", "sheet.pdf")
    for kind in (Server, Pages):
        test_the_pages_are_served(kind, venv, environment)
