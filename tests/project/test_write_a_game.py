"""The example of docs/write_a_game.md: added to a copy of the tree as a fifth game, and played on
CPython, on MicroPython, on the emulated Pico and through the commands."""

import difflib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.optional_deps import missing
from tests.support.sizes import SOAK

pytestmark = pytest.mark.beyond_cpython
ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/write_a_game.md").read_text(encoding="utf-8")
KEY = "yacht"
LIST = "firmware/games/__init__.py"
FOLDER = f"firmware/games/{KEY}/"
HOST_FILE = f"host_tools/games/{KEY}.py"
SCRIPT = f"tests/scripts/{KEY}.txt"  # its test, and what that shows: no part of the game
GOLDENS = {f"tests/goldens/{KEY}.{language}.txt" for language in ("en", "de")}
COPIED = ("firmware", "host_tools", "hardware", "tests", "docs", ".github", ".ci")
COPIED_FILES = (
    *("main.py", "boot.py", "pyproject.toml", "requirements.lock", "Makefile", "LICENSE"),
    *(".gitattributes", ".gitignore"),
)
COMMIT = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "commit", "-qm", "All.")
PAGES = {
    "docs/log.md": "## Fairness",
    "docs/guide.md": "### Just dice",
    "docs/anleitung.md": "### Nur Würfel",
}


def listed() -> list[str]:
    """The files of the list at the page's beginning."""
    tree = re.search(r"^```\n(firmware.*?)^```$", PAGE, re.M | re.S)
    found = []
    for line in tree[1].splitlines():
        folder = FOLDER if line.startswith(" ") else ""
        found += [folder + name for name in re.findall(r"[\w/]+\.py", line)]
    return found


def shown() -> dict[str, str]:
    """The files that the page shows, each with its text."""
    return dict(re.findall(r"^`([\w./]+)`:\n\n```\w*\n(.*?)^```$", PAGE, re.M | re.S))


def text_of_list() -> str:
    """KEYS with the page's line in the place of ours."""
    (line,) = re.findall(r"^KEYS = .*$", PAGE, re.M)
    old = (ROOT / LIST).read_text(encoding="utf-8")
    new, count = re.subn(r"^KEYS = .*$", line, old, flags=re.M)
    assert count == 1
    return new


def pages() -> dict[str, str]:
    """Our pages with the sections that this one shows, each before what follows the games."""
    found = re.findall(
        r"^At the end [^`]+`([\w./]+)`:\n\n```markdown\n(.*?)^```$", PAGE, re.M | re.S
    )
    assert [name for name, _ in found] == list(PAGES)
    texts = {}
    for name, section in found:
        before, after = (ROOT / name).read_text(encoding="utf-8").split(f"\n{PAGES[name]}")
        texts[name] = f"{before}\n{section}\n{PAGES[name]}{after}"
    return texts


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """The tree with one more game, committed."""
    here = tmp_path_factory.mktemp("five games")
    for name in COPIED:
        shutil.copytree(ROOT / name, here / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in (*COPIED_FILES, *(path.name for path in ROOT.glob("*.md"))):
        shutil.copyfile(ROOT / name, here / name)
    texts = dict.fromkeys(listed(), "") | shown() | {LIST: text_of_list()} | pages()
    for name, text in texts.items():
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(text, encoding="utf-8")
    for words in (("init", "-q"), ("add", "--all"), COMMIT):
        subprocess.run(["git", "-C", here, *words], check=True)
    return here


def python(copy: Path, *words: object, **env: str) -> subprocess.CompletedProcess:
    """Python in the copy, which is found before the installed package."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy), "NO_COLOR": "1", "COLUMNS": "100"} | env,
        capture_output=True,
        text=True,
        check=False,
    )


def passed(copy: Path, *words: str, **env: str) -> int:
    """How many tests of the copy passed; none failed."""
    options = ("-p", "no:cacheprovider", "-rs", "-o", "addopts=")
    done = python(copy, "-m", "pytest", *options, *words, **env)
    assert done.returncode == 0, done.stdout + done.stderr
    for leg, remedy in re.findall(r"SKIPPED LEG: (.*?)\. To run it: (.*)", done.stdout):
        missing(leg, remedy)
    return int(re.search(r"(\d+) passed", done.stdout)[1])


def files_of(root: Path) -> dict[str, bytes]:
    paths = [path for name in COPIED for path in (root / name).rglob("*")]
    kept = [path for path in paths if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in kept}


def test_the_page_shows_every_file_that_is_not_empty():
    names = [name for name in listed() if name != LIST]
    assert set(shown()) - {SCRIPT} <= set(names)
    assert all(name.endswith("/__init__.py") for name in set(names) - set(shown()))


def test_a_game_is_one_folder_one_file_and_one_key(copy):
    ours, theirs = files_of(ROOT), files_of(copy)
    assert set(ours) <= set(theirs)
    new = set(theirs) - set(ours) - GOLDENS - {SCRIPT}
    assert HOST_FILE in new and all(name.startswith(FOLDER) for name in new - {HOST_FILE})
    assert {name for name in ours if ours[name] != theirs[name]} == {LIST, *PAGES}
    changed = difflib.ndiff(*(files[LIST].decode().splitlines() for files in (ours, theirs)))
    old, new = [line[2:] for line in changed if line[0] in "-+"]
    assert new == old.replace('"dice"', f'"{KEY}", "dice"')


def test_the_page_passes_the_linter(copy):
    found = python(copy, "-m", "ruff", "check", FOLDER, HOST_FILE)
    assert found.returncode == 0, found.stdout
    found = python(copy, "-m", "ruff", "format", "--check", FOLDER, HOST_FILE)
    assert found.returncode == 0, found.stdout
    assert python(copy, "-m", "mypy", HOST_FILE).returncode == 0


@pytest.fixture(scope="module")
def goldens(copy) -> Path:
    """The copy with what its tests compare screens with; all of it only where all are run."""
    makefile = (copy / "Makefile").read_text(encoding="utf-8")
    every = re.search(r"^GOLDENS := ((?:.*\\\n)*.*)$", makefile, re.M)[1].replace("\\", "").split()
    for words in [(name,) for name in every] if SOAK else [("runners.driver", KEY)]:
        made = python(copy, "-m", f"tests.{words[0]}", *words[1:])
        assert made.returncode == 0, made.stderr
    return copy


def test_the_quick_suite_passes_with_it(goldens):
    """Nothing knows how many games there are; `make test` runs what goes through all games."""
    words = ("tests", "-m", "not beyond_cpython")
    if SOAK:
        assert passed(goldens, *words, "-n", "2", "--dist", "loadfile", SIGNALBOX_SOAK="") > 3000
    else:  # in one process: a second one would spend its time collecting them, too
        assert passed(goldens, *words, "-k", f"{KEY} and not test_links") > 60


def test_presses_play_it_on_micropython_and_on_the_emulated_pico(goldens):
    """In both languages, picture by picture and event by event as on CPython; on MicroPython also
    in little memory, collected now and then."""
    unix = [f"tests/micropython/test_{name}.py" for name in ("gadget_unix", "memory_in_pieces")]
    runners = (*unix, "tests/pico/test_gadget.py")
    assert passed(goldens, *runners, "-k", f"{KEY} and not frozen", SIGNALBOX_SOAK="1") == 12


@pytest.fixture
def signalbox(copy, tmp_path):
    """The command of the copy, with a store of its own."""

    def run(*words: object) -> str:
        command = "from host_tools.cli import main; main()"
        done = python(copy, "-c", command, *words, SIGNALBOX_DB=str(tmp_path / "store.sqlite"))
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_the_commands_know_it(signalbox, tmp_path):
    demo = tmp_path / "demo"
    signalbox("demo", "--game", KEY, "--games", 6, "--seed", 3, "--out", demo)
    assert "6 new" in signalbox("sync", "--from", demo)
    games = json.loads(signalbox("games", "--json"))
    assert {game["game"] for game in games} == {KEY} and all(game["sound"] for game in games)
    several = next(game for game in games if len(game["players"]) > 1 and game["result"]["totals"])
    reported = signalbox("show", several["uid"])
    assert f"Yacht: {', '.join(several['players'])}" in reported
    assert (
        all(f"\nTurn {number}\n" in reported for number in range(1, 8)) and "fills row" in reported
    )
    assert signalbox("verify", demo).count("Yacht") == 6
    assert "How often the dice are rolled" in signalbox("rules", KEY)
    (counted,) = json.loads(signalbox("stats", "--json"))["games"]
    finished = [game for game in games if game["state"] == "finished"]
    assert (counted["game"], counted["finished"]) == (KEY, len(finished))
    assert counted["ratings"] and counted["lengths"]["rounds"] == 7 * len(finished)
    (die,) = json.loads(signalbox("stats", "--dice", "--json"))["dice"]
    assert die["die"] == "speed" and die["rolls"] >= 5 * counted["lengths"]["rounds"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_gadget_wrote_goes_home(language, copy, signalbox, tmp_path):
    """The journal that the presses made."""
    play = (
        "import sys; from tests.runners.driver import table, text_of;"
        f"table(sys.argv[1], sys.argv[2]).run(text_of('{KEY}'))"
    )
    gadget = tmp_path / "gadget"
    gadget.mkdir()
    played = python(copy, "-c", play, gadget, language)
    assert played.returncode == 0, played.stderr
    signalbox("sync", "--from", gadget)
    (game,) = json.loads(signalbox("games", "--json"))
    assert (game["game"], game["dice"], game["state"]) == (KEY, "not revealed", "open")
    assert game["players"][0] == {"en": "Player 1", "de": "Spieler 1"}[language]
