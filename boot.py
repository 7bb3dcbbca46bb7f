"""What the board runs first: enters the folder of the firmware, unless B is held (safe mode).

The firmware lives in the folder that the file `current` names, so that a new one can be copied
beside it and one rename of `current` switches over; games and settings are in /data and stay.
MicroPython then runs main.py of the folder it is in. In safe mode there is none: the status LED
stays on, and the board waits for a computer.
"""

import os
import sys
import time

from machine import Pin

FOLDERS = ("app_a", "app_b")
# B and the LED, as in hardware/pins.toml: a broken firmware may not have its pin module.
WIRES = {"rp2": (15, "LED"), "esp32": (14, 4)}


def runnable(folder):
    try:
        return folder in FOLDERS and "main.py" in os.listdir("/" + folder)
    except OSError:
        return False


def current():
    """The folder to run: the named one, else any other that is whole."""
    try:
        with open("/current") as f:
            named = f.read().strip()
        if runnable(named):
            return "/" + named
    except OSError:
        pass
    for folder in FOLDERS:
        if runnable(folder):
            return "/" + folder
    return "/"


b, led = WIRES[sys.platform]
button = Pin(b, Pin.IN, Pin.PULL_UP)
time.sleep_ms(1)  # the pull-up charges the wire
if button.value():
    os.chdir(current())
else:
    Pin(led, Pin.OUT, value=1)
