"""Every example in the help of every command, and every command line in our pages, run as it
stands. Those for a board, a server or a compiler are only parsed, or run until the board is
missing."""

import random
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from firmware.play.fair import code_of_day
from firmware.play.file_names import FINISHED, RUNNING, name_of
from firmware.play.session import Session
from host_tools.firmware_files.image import uf2
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store
from host_tools.store.backups import write_backup
from host_tools.store.importing import import_folder
from tests.host_tools.command_tree import commands
from tests.host_tools.terminal import piped, signalbox
from tests.project.test_links import pages
from tests.support.code_in_docs import blocks, spans

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
ALL = dict(commands())
SECRET = bytes(range(32))  # of the test vectors: its promise begins with 630d cd29 66c4 3366
DAY = "2026-11-16"
POINTS = [12, 11, 12, 9, 3, 0]  # with 3 errors: 41
ONLY_PARSED = ("certify", "devices", "doctor", "sim", "web", "image", "restore post")
UNHURRIED = ("coach", "par")  # they think for seconds, unless their steps are given
NO_BOARD = ("deploy", "names", "settings", "sync")


def examples() -> list[str]:
    found = []
    for command in ALL.values():
        lines = (command.help or "").partition("Example")[2]
        found += re.findall(r"^(?:s?: )? *((?:echo .*\| )?signalbox .*)$", lines, re.MULTILINE)
    return found


# In a page a word in capitals is the reader's to replace.
MEANT = {
    "BOARD": "pico",
    "DAY": "2026-11-17",
    "DIGITS": "630dcd2966c43366",
    "FOLDER": "Downloads",
    "FOLDER2": "build",
    "GAME": "railroad",
    "ID": "630dcd2966c43366",
    "OUT": "out",
    "SPIEL": "railroad",
    "COMMAND": "sync",
}
OF_THE_DAY = "G4MUXCRND8"  # the result of `played(day=DAY)`
FILES = {"verify": "g00012.jnl", "restore": "games-2026.sqlite"}
A_LINE = re.compile(r"signalbox [a-z][a-z-]*( |$)")
GONE = {"signalbox image --stock"}  # a page says so


def in_pages() -> list[str]:
    """Command lines that our pages show or name; each once."""
    found = []
    for path in pages():
        lines = spans(path) + [line for _, text in blocks(path) for line in text.splitlines()]
        found += [line for line in map(str.strip, lines) if A_LINE.match(line)]
    return sorted({re.split(r"  |\||,", line)[0] for line in found} - GONE)


def filled_in(line: str) -> list[str]:
    """The words of a line from a page, with values for those that the reader replaces."""
    words = shlex.split(line.removeprefix("signalbox "))
    own = MEANT | {"FILE": FILES.get(words[0], "made.file")}
    filled = [own.get(word, word) for word in words]
    code = OF_THE_DAY if words[0] == "verify" else "ABC234"
    filled = [code if word.startswith("CODE") else word for word in filled]
    if words[0] == "restore":
        return ["restore", FILES["restore"]]
    if words[:3] == ["verify", "CODE", "FILE"]:
        filled[2] = "g00013.jnl"  # the game of that day
    return ["build-site", "site", *filled[2:]] if words[0] == "build-site" else filled


def played(secret: bytes | None = None, day: str | None = None) -> bytes:
    """A game of Railroad Ink on paper by Ada, with her scores."""
    storage, rng = MemoryFiles(), random.Random(1)
    session = Session(storage, demo.seeded(1), "pico")
    if secret:
        session.pool.secret = lambda: secret
    code = code_of_day(day) if day else None
    session.new("railroad", {}, ["Ada"], 0, code=code, day=day)
    while not session.game.over():
        demo.step(session, rng, 1000)
    session.do({"e": "scores", "p": 0, "v": POINTS}, 2000)
    session.finish(3000)
    return storage.read(name_of(1, FINISHED))


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """A person's folder with all that the examples name."""
    folder = tmp_path_factory.mktemp("home")
    downloads = folder / "Downloads"
    downloads.mkdir()
    for number, data in ((12, played(SECRET)), (13, played(day=DAY))):
        (downloads / name_of(number, RUNNING)).write_bytes(data)
        (folder / name_of(number, RUNNING)).write_bytes(data)
    (folder / "build").mkdir()
    image = uf2.write({0x10000000: bytes(uf2.PAGE)}, uf2.RP2040)
    (folder / "build/signalbox-pico.uf2").write_bytes(image)
    store = open_store(str(folder / "store.sqlite"))
    import_folder(store, downloads)
    write_backup(store, folder / "games-2026.sqlite")
    return folder


def parse(words: list[str]) -> None:
    """A wrong option or argument raises an exception."""
    length = next(n for n in (2, 1) if tuple(words[:n]) in ALL)
    command = ALL[tuple(words[:length])]
    command.make_context(" ".join(words[:length]), words[length:])


@pytest.mark.parametrize("example", examples())
def test_every_example(example, home, signalbox, tmp_path, monkeypatch):
    line = example.replace("~", str(tmp_path))
    echoed, _, line = (
        line.rpartition("| signalbox ") if line.startswith("echo") else ("", "", line)
    )
    words = shlex.split(line.removeprefix("signalbox "))
    words = words[: words.index("|")] if "|" in words else words
    run(words, home, signalbox, tmp_path, monkeypatch, echoed)


@pytest.mark.parametrize("line", in_pages())
def test_every_command_line_in_our_pages(line, home, signalbox, tmp_path, monkeypatch):
    words = filled_in(line.replace("~", str(tmp_path)))
    try:
        parse(words)
    except Exception as why:  # whichever library typer parses with
        if type(why).__name__ not in ("MissingParameter", "BadOptionUsage"):
            raise
        return  # only named: parsing has found the command and its options
    if len(words) > 1:
        run(words, home, signalbox, tmp_path, monkeypatch)


def run(words: list[str], home: Path, signalbox, tmp_path, monkeypatch, echoed: str = "") -> None:
    """In a copy of the person's folder."""
    shutil.copytree(home, tmp_path, dirs_exist_ok=True)
    (tmp_path / "docs/screenshots").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    if words[0] == "backup":
        Path("games-2026.sqlite").unlink()
    unhurried = words[0] in UNHURRIED and "--steps" not in words
    if " ".join(words).startswith(ONLY_PARSED) or "--device" in words or unhurried:
        parse(words)
    elif words[0] in NO_BOARD and "--from" not in words:
        monkeypatch.setenv("SIGNALBOX_DEVICE", "/dev/no-such-port")
        ran = signalbox(*words)
        assert ran.code == 2 and "/dev/no-such-port cannot be opened" in ran.err
    elif echoed:
        typed = subprocess.run(["bash", "-c", echoed], capture_output=True, check=True).stdout
        done = piped(*words, typed=typed)
        assert (done.returncode, done.stdout) == (0, '{"legal": true}\n')
    else:
        ran = signalbox(*words)
        assert ran.code == 0, ran.err
        if words[0] == "verify" and len(words) == 3 and words[1] == OF_THE_DAY:
            assert "is that game: Ada has 41 points" in ran.out
