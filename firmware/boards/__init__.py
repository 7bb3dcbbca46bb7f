"""The rooms with wires. `this_board()` makes the one that this code runs on."""

import sys

# What MicroPython says of itself, and the module; the first that fits counts.
MODULES = (
    ("Pico W", "pico_w"),
    ("Pico2", "pico2"),
    ("Pico 2", "pico2"),
    ("Pico", "pico"),
    ("ESP32", "esp32"),
)


def module_name(machine):
    for part, module in MODULES:
        if part in machine:
            return module
    raise OSError("Signalbox does not know this board: " + machine)


def this_board():
    name = "firmware.boards." + module_name(sys.implementation._machine)
    __import__(name)
    return sys.modules[name].board()


def panel_and_files():
    """The OLED and the flash alone: the computer's tools show a picture where no gadget runs."""
    from firmware.boards.pins import PINS  # like `wired`, which no computer can import
    from firmware.boards.wired import FOLDER, Files, panel  # needs `machine`

    return panel(PINS[module_name(sys.implementation._machine)]), Files(FOLDER)
