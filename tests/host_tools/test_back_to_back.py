"""One command right after the other, to the emulator's own serial ports: every one ends well."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware.play.file_names import POOL
from firmware.ui.dimming import PLACES
from host_tools.emulator import flash as pico_flash
from tests.pico import images
from tests.pico.test_mpremote_sync import at_the_table, finished, running
from tests.support.sizes import size

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
ORDERS = [
    ("names",),
    ("sync",),
    ("settings", "language=en"),
    ("sync", "--free"),
    ("names", "Ada", "Ben"),
    ("doctor",),
    ("sync",),
    ("settings",),
    ("deploy", "--dry-run"),
    ("games",),
]
BRIGHT = ("settings", "dark_min=0")  # the emulator's quarter of an hour can be a moment here
PATIENCE_S = 120


class Emulator:
    """`rp2040py micropython` in a process of its own, which never stands still."""

    def __init__(self, folder: Path, console: list[str], files: dict[str, bytes]) -> None:
        self.folder, self.panel, self.left = folder, folder / "panel", folder / "left.img"
        (folder / "start.img").write_bytes(pico_flash.make(files))
        self.panel.write_bytes(bytes(1024))
        self.said = folder / "said.txt"
        image = ["--image", images.frozen()]
        kept = ["--littlefs", str(folder / "start.img"), "--dump-fs", str(self.left)]
        board = ["--board-spec", str(Path(__file__).parent / "panel_board.py") + ":pico"]
        with open(self.said, "wb") as said:
            self.process = subprocess.Popen(
                [BIN / "rp2040py", "micropython", *image, *kept, *board, *console],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env=os.environ | {"PANEL_FILE": str(self.panel), "PYTHONPATH": str(ROOT)},
            )

    def device(self) -> str:
        """The name of its port, once it is there."""
        pattern = re.compile(r"(/dev/pts/\d+|socket://[\d.]+:\d+)")
        end = time.monotonic() + PATIENCE_S
        while not (found := pattern.search(self.said.read_text(encoding="utf-8"))):
            assert self.process.poll() is None and time.monotonic() < end, self.said.read_text()
            time.sleep(0.1)
        return found[0]

    def shows(self, picture: bytes) -> bool:
        """Does the panel come to show this, whatever it shows meanwhile?"""
        end = time.monotonic() + PATIENCE_S
        while not same(self.panel.read_bytes(), picture):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def files(self) -> dict[str, bytes]:
        """Switch it off; what is on its flash."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE_S)
        return pico_flash.read(self.left.read_bytes())


def same(picture: bytes, other: bytes) -> bool:
    """Against burn-in the gadget moves its picture by a pixel: the edges do not count."""
    one, two = grid(picture), grid(other)
    return any(
        [row[2 + dx : 126 + dx] for row in one[2 + dy : 62 + dy]]
        == [row[2 + x : 126 + x] for row in two[2 + y : 62 + y]]
        for dx, dy in PLACES
        for x, y in PLACES
    )


def grid(picture: bytes) -> list[str]:
    lines = range(0, 1024, 128)
    return [
        "".join("#" if byte >> bit & 1 else "." for byte in picture[line : line + 128])
        for line in lines
        for bit in range(8)
    ]


@contextmanager
def emulator(*args):
    running = Emulator(*args)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
            running.process.wait()


CONSOLES = {"pty": ["--pty"], "tcp": ["--tcp-port", "0"]}


@pytest.mark.parametrize("console", list(CONSOLES)[: size(1, 2)])
def test_every_command_ends_and_the_game_goes_on(tmp_path, console):
    rig = at_the_table(running(30) | finished(2))
    rig.run(3000)
    shown = rig.picture()
    files = running(30) | finished(2)
    with emulator(tmp_path, CONSOLES[console], files) as chip:
        mine = {"SIGNALBOX_DEVICE": chip.device(), "SIGNALBOX_DB": str(tmp_path / "s.sqlite")}
        assert chip.shows(shown)
        for number in range(size(3, 60)):
            order = ORDERS[number % len(ORDERS)] if number else BRIGHT
            ran = subprocess.run(
                [BIN / "signalbox", *order],
                env=os.environ | mine,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=PATIENCE_S,
                check=False,
            )
            assert ran.returncode == 0 and not ran.stderr, (number, order, ran)
        assert chip.shows(shown)
        left = chip.files()
        listed = [BIN / "signalbox", "games", "--json"]
        games = subprocess.check_output(listed, env=os.environ | mine)
    assert [game["state"] for game in json.loads(games)].count("open") == 1
    for name, content in running(30).items():
        assert left[name] == content or name == "/data/" + POOL  # that counts the starts
