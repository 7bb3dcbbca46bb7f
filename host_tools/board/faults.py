"""What is wrong with a board, as far as it can be seen from the computer, and what to do."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from firmware.boards.clock import FIRST_YEAR
from firmware.boards.pins import PINS
from firmware.play.finished_games import KEEP_FREE
from firmware.play.new_game import NEEDED_BLOCKS
from firmware.ui.faults import FILE as CRASH
from firmware.version import VERSION
from host_tools.board.deploy import check_board
from host_tools.board.link import Board, BoardSays, LinkLost, connected
from host_tools.board.running import running
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import DRIVERS, LIB, STARTERS, sources

BUTTONS = ("up", "down", "left", "right", "A", "B")
PANEL = 0x3C
LOOKS = 12  # at the buttons, 20 ms apart: longer than a chance press


@dataclass(frozen=True)
class Fault:
    key: str
    what: str
    remedy: str


def examine_device(device: str = "auto", say: Callable[[str], None] | None = None) -> list[Fault]:
    """Every fault that can be seen from here, the worst first; BadInput if there is no board.
    `say` is called with the Signalbox that runs, and where it comes from."""
    try:
        with connected(device, show="connected") as board:
            if say and (here := running(board)):
                say(str(here))
            return examine_board(board)
    except (LinkLost, BoardSays) as error:
        return [
            Fault(
                "no_answer",
                f"MicroPython does not answer ({plain(error, 120)}).",
                "Unplug the board, plug it in again; if that does not help, hold B while plugging"
                " it in (safe mode) and run `signalbox deploy`.",
            )
        ]


def examine_board(board: Board) -> list[Fault]:
    try:
        name = check_board(board, None)
    except BadInput as error:
        return [Fault("wrong_micropython", f"{error}.", "Then run `signalbox deploy`.")]
    checks = (firmware, oled, buttons, flash, clock, crash)
    return [fault for check in checks for fault in check(board, name)]


def firmware(board: Board, name: str) -> list[Fault]:
    """Is all of it there, of this version, and for this board?"""
    there = running(board)
    if there is None:
        return [Fault("no_firmware", "There is no Signalbox on the board.", DEPLOY)]
    missing = [] if there.image else missing_files(board, name)
    drivers = [path for path in missing if path.split("/")[0] in DRIVERS]
    if drivers:
        what = f"The display driver is not complete: {drivers[0]} is missing on the board."
        return [Fault("missing_driver", what, DEPLOY)]
    if f"firmware/boards/{name}" in missing:
        return [Fault("wrong_firmware", f"The firmware is not that of a {name}.", DEPLOY)]
    if there.version != VERSION:
        what = f"The board has Signalbox {plain(there.version, 20)}, this computer {VERSION}."
        return [Fault("old_firmware", what, DEPLOY)]
    if missing:
        what = f"The firmware is not complete: {missing[0]} is missing on the board."
        return [Fault("missing_file", what, DEPLOY)]
    return []


def missing_files(board: Board, name: str) -> list[str]:
    """The modules that are not on a board that has them as files, without .py or .mpy."""
    there = board.value(f"list(sb_files({'/' + LIB!r}))")
    found = {path.removesuffix(".mpy").removesuffix(".py")[len(LIB) + 2 :] for path in there}
    wanted = {path.removesuffix(".py") for path in sources(name) if path not in STARTERS}
    return sorted(wanted - found)


DEPLOY = "Run `signalbox deploy`; the games on the board stay."


def oled(board: Board, name: str) -> list[Fault]:
    """Does the panel acknowledge its address? The byte is a command that does nothing."""
    pins = PINS[name]
    bus = (
        f"machine.I2C({pins['i2c']},sda=machine.Pin({pins['sda']}),scl=machine.Pin({pins['scl']}))"
    )
    try:
        board.run(f"{bus}.writeto({PANEL}, b'\\x00\\xe3')")
    except BoardSays:
        return [
            Fault(
                "oled_silent",
                f"The OLED does not answer on pins {pins['sda']} (SDA) and {pins['scl']} (SCL).",
                "Check its four wires (GND, VCC, SCL, SDA) and that the module's address is 0x3C;"
                " hardware/wiring.md shows where they go.",
            )
        ]
    return []


def buttons(board: Board, name: str) -> list[Fault]:
    """A button that stays down is stuck, or its pin touches ground."""
    pins: Any = PINS[name]["buttons"]
    ups = board.value(f"sb_ups({list(pins)}, {LOOKS})")
    return [
        Fault(
            "stuck_button",
            f"The button {button} stays down (pin {pin}).",
            "Release it; if nobody holds it, its wire or a solder bridge touches ground: see"
            " hardware/wiring.md.",
        )
        for button, pin, up in zip(BUTTONS, pins, ups, strict=True)
        if not up
    ]


def flash(board: Board, name: str) -> list[Fault]:
    free = board.value("os.statvfs('/')[3]")
    if free >= KEEP_FREE:
        return []
    what = f"The flash is nearly full: {free} blocks are free."
    if free < NEEDED_BLOCKS:
        what = f"The flash is full: {free} blocks are free, a long game needs {NEEDED_BLOCKS}."
    remedy = "Run `signalbox sync --free`: it copies the games and frees space for new ones."
    return [Fault("full_flash", what, remedy)]


def clock(board: Board, name: str) -> list[Fault]:
    if board.value("time.gmtime()[0]") >= FIRST_YEAR:
        return []
    return [
        Fault(
            "no_clock",
            "The board does not know the date, so new games will have none.",
            "`signalbox sync` and `signalbox deploy` set the clock; it runs while there is power.",
        )
    ]


def crash_place(lines: list[str]) -> str:
    """Where the fault occurred."""
    places = [re.match(r'\s*File "([\w./]+)", line (\d+)', line) for line in lines]
    found = [place for place in places if place]
    return f" ({found[-1][1]}, line {found[-1][2]})" if found else ""


def crash(board: Board, name: str) -> list[Fault]:
    if CRASH not in board.names("/data"):
        return []
    lines = board.read("/data/" + CRASH).decode("utf-8", "replace").strip().splitlines()
    what = plain(lines[-1] if lines else "?", 100)
    return [
        Fault(
            "crash_file",
            f"The gadget has recorded a fault: {what}{crash_place(lines)}",
            "Run `signalbox deploy` if there is a newer Signalbox; please report"
            f" the file /data/{CRASH}.",
        )
    ]
