"""A board whose buttons the computer presses, while its own games are in quarantine."""

import base64
import contextlib
import time
from collections.abc import Iterator
from typing import Any

from firmware.play import file_names
from firmware.play.settings import Settings
from host_tools.board import quarantine
from host_tools.board.link import Board, LinkLost, connected
from host_tools.board.ports import lasting
from host_tools.common.errors import BadInput
from host_tools.common.places import on_board
from host_tools.journals.memory_files import MemoryFiles

PLUG_S = 30  # until a board that was reset is back
AGAIN_S = 0.3
RESET_MS = 20
RESET = """
import micropython
micropython.kbd_intr(-1)
print('cut')
time.sleep_ms(50)  # until that is out
machine.reset()
"""
STARTS_S = (2.5, 5, 10)  # how long a start may take: the second attempt gets longer
JOURNALS = (file_names.RUNNING, file_names.FINISHED)
# The free heap without our own helpers.
ALONE = """
sb_timer and sb_timer.deinit()
for sb_name in [name for name in globals() if name.startswith("sb_")]:
    del globals()[sb_name]
gc.collect()
print(gc.mem_free())
"""


@contextlib.contextmanager
def at_the_table(device: str) -> Iterator["Table"]:
    """Stop the gadget; at the end its games are restored and it restarts, whatever happened."""
    table = Table(device)
    table.plug(restore=True)
    try:
        yield table
    except BaseException:
        with contextlib.suppress(BadInput):
            table.board.stop_gadget()  # it may be in the middle of something
            table.restore()
        raise
    else:
        table.restore()
    finally:
        table.leave()


class Table:
    board: Board

    def __init__(self, device: str) -> None:
        self.presses: list[int] = []  # us until the panel received it
        self.heaps: list[int] = []  # free bytes
        self.starts = (0, 0)  # ms to the first picture, and to the gadget's first screen
        self.resumes: list[int] = []  # ms to the first screen where a long game is in progress
        self.line_us = 0  # the slowest line of a journal
        self.bus_bytes = self.bus_us = 0
        self.before: dict[str, str] = {}  # the board's own files
        self.after: dict[str, str] = {}
        self._device = lasting(device)
        self._connection: Any = None
        self._was_there = False  # has the board ever answered? If not, do not wait for it
        self._stay_ms = 0  # of a start, spent on our own account
        self._ours = 0  # bytes of the heap that our code takes

    # The cable.

    def plug(self, restore: bool = False, wait_s: float = 0) -> None:
        end = time.monotonic() + PLUG_S
        while True:
            self._connection = connected(self._device, restore=restore, wait_s=wait_s)
            try:
                self.board = self._connection.__enter__()
                break
            except BadInput:
                if not self._was_there or time.monotonic() > end:
                    raise
                time.sleep(AGAIN_S)  # a board that was reset disappears for a moment
        self._was_there = True

    def leave(self) -> None:
        self._connection.__exit__(None, None, None)

    def set_aside(self) -> None:
        self.before = self.board.hashes(quarantine.DATA)
        quarantine.set_aside(self.board)
        self._stay_ms = quarantine.stay_ms(self.board)

    def restore(self) -> None:
        quarantine.restore(self.board)
        self.after = self.board.hashes(quarantine.DATA)

    # Button presses.

    def sit_down(self) -> None:
        """From here on the computer presses the buttons."""
        self._ours = 0  # what was sent before the last reset is lost
        alone = int(self.board.run(ALONE))
        self.board.run(on_board("computer_session"))
        self.board.run(on_board("certify_table"))
        self._ours = alone - self.free()

    def new(self, **settings: Any) -> None:
        """A gadget without games, with these settings, as after power-on: MicroPython never frees
        an interned name."""
        storage = MemoryFiles()
        Settings(storage).set_all(settings)
        self.hold(storage)  # else a game in progress would resume, and its rivals might think
        self.reset()
        self.hold(storage)  # that start has mixed a pool of entropy of its own
        self.switch_on()

    def hold(self, files: MemoryFiles) -> None:
        """Give the gadget exactly these files at its next start."""
        self.board.remove(quarantine.DATA)
        self.board.run(f"os.mkdir({quarantine.DATA!r})")
        for name in files.names():
            self.board.write(f"{quarantine.DATA}/{name}", files.read(name))

    def switch_on(self) -> None:
        self.board.run("sb_begin()")

    def play(self, lines: str) -> None:
        said = self.board.run(f"sb_play({lines!r})") if lines else ""
        self.presses += [int(line) for line in said.splitlines() if int(line)]

    def picture(self) -> bytes:
        """What was sent to the panel; nothing if it does not answer."""
        heap, here, *pieces = self.board.run("sb_picture()").splitlines()
        self.heaps.append(int(heap) + self._ours)
        return b"".join(map(base64.b64decode, pieces)) if int(here) else b""

    def free(self) -> int:
        """Free bytes of the heap, as if our own code were not there."""
        return int(self.board.run("gc.collect()\nprint(gc.mem_free())")) + self._ours

    def gather(self) -> None:
        """Collect what the board has measured since the last call."""
        worst, sent, us = self.board.value("sb_measured()")
        self.line_us = max(self.line_us, worst)
        self.bus_bytes += sent
        self.bus_us += us

    def promised(self) -> int:
        """Events of the open game that the gadget has shown; -1 where none is open."""
        return int(self.board.value("sb_promised()"))

    def journals(self) -> dict[str, bytes]:
        names = sorted(self.board.names(quarantine.DATA))
        wanted = [name for name in names if name.rpartition(".")[2] in JOURNALS]
        return {name: self.board.read(f"{quarantine.DATA}/{name}") for name in wanted}

    def reset(self, after_ms: int = RESET_MS, lines: str = "") -> None:
        """Restart the chip `ms` after these lines begin; its own gadget runs then."""
        self.gather()
        code = f"sb_cut({after_ms},{lines!r})"
        for seconds in STARTS_S:
            quarantine.stay(self.board)
            self.board.hand_over(code, "cut")
            self.leave()
            self.plug(wait_s=seconds)
            first, up = self.board.value("sb_starts()")
            self.starts = first - self._stay_ms, up and up - self._stay_ms
            if up:
                self.sit_down()
                return
            code = RESET  # we connected before its gadget started
        raise LinkLost(f"{self.board.name} does not start its gadget: run `signalbox doctor`")
