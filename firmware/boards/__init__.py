"""The boards, with all their wires. `this_board()` makes the one that this code runs on.

May import: nothing.
"""

import sys
import time

# (part of MicroPython's name for the board, module); the first match counts.
MODULES = (
    ("Pico W", "pico_w"),
    ("Pico 2 W", "pico2_w"),
    ("Pico2", "pico2"),
    ("Pico 2", "pico2"),
    ("Pico", "pico"),
    ("ESP32", "esp32"),
)


def module_name(machine: str) -> str:
    for part, module in MODULES:
        if part in machine:
            return module
    raise OSError("Signalbox does not know this board: " + machine)


def this_board():
    name = "firmware.boards." + module_name(sys.implementation._machine)
    __import__(name)
    return sys.modules[name].board()


def safe_mode() -> bool:
    """Is B held at power-on? Then the status LED stays on and nothing else runs."""
    from machine import Pin  # no computer has it

    from firmware.boards.peripherals import Light  # imports `machine`
    from firmware.boards.pins import PINS  # the page in the browser has no pins

    pins = PINS[module_name(sys.implementation._machine)]
    button = Pin(pins["buttons"][-1], Pin.IN, Pin.PULL_UP)
    time.sleep_ms(1)  # the pull-up charges the wire
    held = not button.value()
    if held:
        Light(pins["led"]).set(True)
    return held


def panel_and_files():
    """Only the OLED and the flash: the computer's tools show a picture while no gadget runs."""
    from firmware.boards.pins import PINS  # like `wired`, not in the page
    from firmware.boards.wired import FOLDER, Files, panel  # imports `machine`

    return panel(PINS[module_name(sys.implementation._machine)]), Files(FOLDER)
