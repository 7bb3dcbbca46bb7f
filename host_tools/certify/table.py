"""A board with the computer's hands on its buttons, while its own games are aside."""

import base64
import contextlib
import time
from collections.abc import Iterator
from typing import Any

from firmware.play import file_names
from firmware.play.settings import Settings
from host_tools.board import aside
from host_tools.board.link import Board, LinkLost, connected
from host_tools.board.ports import lasting
from host_tools.common.errors import BadInput
from host_tools.common.places import on_board
from host_tools.journals.memory_files import MemoryFiles

PLUG_S = 30  # until a board that was reset is there again
AGAIN_S = 0.3
RESET_MS = 20
RESET = """
import micropython
micropython.kbd_intr(-1)
print('cut')
time.sleep_ms(50)  # until that is out
machine.reset()
"""
STARTS_S = (2.5, 5, 10)  # how long a start may take: the second time it gets more
JOURNALS = (file_names.RUNNING, file_names.FINISHED)
# The free heap without anything of ours.
ALONE = """
sb_timer and sb_timer.deinit()
for sb_name in [name for name in globals() if name.startswith("sb_")]:
    del globals()[sb_name]
gc.collect()
print(gc.mem_free())
"""


@contextlib.contextmanager
def at_the_table(device: str) -> Iterator["Table"]:
    """Stop the gadget; in the end its games are back and it starts anew, whatever happened."""
    table = Table(device)
    table.plug(put_back=True)
    try:
        yield table
    except BaseException:
        with contextlib.suppress(BadInput):
            table.board.stop_gadget()  # it may be in the middle of something
            table.put_back()
        raise
    else:
        table.put_back()
    finally:
        table.leave()


class Table:
    board: Board

    def __init__(self, device: str) -> None:
        self.presses: list[int] = []  # us until the panel heard of it
        self.heaps: list[int] = []  # free bytes
        self.starts = (0, 0)  # ms to the first picture, and to the gadget's first screen
        self.resumes: list[int] = []  # ms to the first screen where a long game is in progress
        self.line_us = 0  # the slowest line of a journal
        self.bus_bytes = self.bus_us = 0
        self.before: dict[str, str] = {}  # the board's own files
        self.after: dict[str, str] = {}
        self._device = lasting(device)
        self._visit: Any = None
        self._was_there = False  # a board that never answered is not waited for
        self._stay_ms = 0  # of a start are ours
        self._ours = 0  # bytes of the heap that our code takes

    # The cable.

    def plug(self, put_back: bool = False, wait_s: float = 0) -> None:
        end = time.monotonic() + PLUG_S
        while True:
            self._visit = connected(self._device, put_back=put_back, wait_s=wait_s)
            try:
                self.board = self._visit.__enter__()
                break
            except BadInput:
                if not self._was_there or time.monotonic() > end:
                    raise
                time.sleep(AGAIN_S)  # a board that was reset is away for a moment
        self._was_there = True

    def leave(self) -> None:
        self._visit.__exit__(None, None, None)

    def set_aside(self) -> None:
        self.before = self.board.hashes(aside.DATA)
        aside.set_aside(self.board)
        self._stay_ms = aside.stay_ms(self.board)

    def put_back(self) -> None:
        aside.put_back(self.board)
        self.after = self.board.hashes(aside.DATA)

    # Our hands.

    def sit_down(self) -> None:
        """From here on the buttons are ours."""
        self._ours = 0  # what was sent before the last reset is gone
        alone = int(self.board.run(ALONE))
        self.board.run(on_board("computer_session"))
        self.board.run(on_board("certify_table"))
        self._ours = alone - self.free()

    def new(self, **settings: Any) -> None:
        """A gadget without any games, with these settings, as after power-on: MicroPython never
        forgets a name that it has met."""
        storage = MemoryFiles()
        Settings(storage).set_all(settings)
        self.hold(storage)  # a game in progress would go on, and rivals might think for long
        self.reset()
        self.hold(storage)  # that start has mixed a pool of entropy of its own
        self.switch_on()

    def hold(self, files: MemoryFiles) -> None:
        """These are the gadget's files when it starts the next time, and no others."""
        self.board.remove(aside.DATA)
        self.board.run(f"os.mkdir({aside.DATA!r})")
        for name in files.names():
            self.board.write(f"{aside.DATA}/{name}", files.read(name))

    def switch_on(self) -> None:
        self.board.run("sb_begin()")

    def play(self, lines: str) -> None:
        said = self.board.run(f"sb_play({lines!r})") if lines else ""
        self.presses += [int(line) for line in said.splitlines() if int(line)]

    def picture(self) -> bytes:
        """What the panel was sent; nothing if it does not answer."""
        heap, here, *pieces = self.board.run("sb_picture()").splitlines()
        self.heaps.append(int(heap) + self._ours)
        return b"".join(map(base64.b64decode, pieces)) if int(here) else b""

    def free(self) -> int:
        """Bytes of the heap, without what our own code takes."""
        return int(self.board.run("gc.collect()\nprint(gc.mem_free())")) + self._ours

    def gather(self) -> None:
        """What the board has measured since the last time."""
        worst, sent, us = self.board.value("sb_measured()")
        self.line_us = max(self.line_us, worst)
        self.bus_bytes += sent
        self.bus_us += us

    def promised(self) -> int:
        """Events of the open game that the gadget has shown; -1 where none is open."""
        return int(self.board.value("sb_promised()"))

    def journals(self) -> dict[str, bytes]:
        names = sorted(self.board.names(aside.DATA))
        wanted = [name for name in names if name.rpartition(".")[2] in JOURNALS]
        return {name: self.board.read(f"{aside.DATA}/{name}") for name in wanted}

    def reset(self, after_ms: int = RESET_MS, lines: str = "") -> None:
        """The chip starts anew, so many ms after these lines begin; its own gadget runs then."""
        self.gather()
        code = f"sb_cut({after_ms},{lines!r})"
        for seconds in STARTS_S:
            aside.stay(self.board)
            self.board.hand_over(code, "cut")
            self.leave()
            self.plug(wait_s=seconds)
            first, up = self.board.value("sb_starts()")
            self.starts = first - self._stay_ms, up and up - self._stay_ms
            if up:
                self.sit_down()
                return
            code = RESET  # we were there before its gadget was
        raise LinkLost(f"{self.board.name} does not start its gadget: run `signalbox doctor`")
