"""What the board runs first: enters the folder of the firmware, unless B is held (safe mode).

The firmware lives in the folder that the file `current` names, so that a new one can be copied
beside it and one rename of `current` switches over; games and settings are in /data and stay.
MicroPython then runs main.py of the folder it is in. In safe mode there is none: only the REPL.
"""

import os
import sys
import time

from machine import Pin

FOLDERS = ("app_a", "app_b")
B = {"rp2": 15, "esp32": 14}  # as in hardware/pins.toml, which a broken firmware may not have


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


button = Pin(B[sys.platform], Pin.IN, Pin.PULL_UP)
time.sleep_ms(1)  # the pull-up charges the wire
if button.value():
    os.chdir(current())
else:
    print("Signalbox: safe mode, because B is held. Reset without B to play.")
