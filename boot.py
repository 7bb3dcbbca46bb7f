"""What the board runs first: enters /app, the firmware's folder, unless B is held (safe mode).

A new firmware comes as one compressed file, since two whole ones do not fit on the flash: the
moment that file is renamed to /pack, the board has changed over. It is unpacked here, before
anything else runs; when the power is cut meanwhile, the next start begins again. One that cannot
be unpacked is removed: it would cost its time at every start. Games and settings are in /data and
stay; where `signalbox certify` has set them aside and was cut off, /put_back brings them back.
MicroPython then runs main.py of the folder it is in. In safe mode there is none: the status LED
stays on, and the board waits for a computer.
"""

import sys

# MicroPython looks for these on the flash first, at every import: from now on it knows them.
path = sys.path[:]
sys.path[:] = []
for name in ("array", "binascii", "hashlib", "json", "machine", "os", "struct", "time"):
    sys.modules[name] = __import__(name)
sys.path[:] = path

import os  # noqa: E402
import time  # noqa: E402

from machine import Pin  # noqa: E402

# B and the LED, as in hardware/pins.toml: a broken firmware may not have its pin module.
WIRES = {"rp2": (15, "LED"), "esp32": (14, 4)}
FILE = 0x8000  # as os.ilistdir tells it


def install():
    """A pack begins with the code that checks and unpacks the rest of it."""
    import deflate

    with open("/pack", "rb") as f:
        pack = deflate.DeflateIO(f, deflate.ZLIB)
        exec(pack.read(int(pack.readline(8))), {"pack": pack})
    os.remove("/pack")
    print("installed")  # the computer waits for this word, also after a fault


b, led = WIRES[sys.platform]
button = Pin(b, Pin.IN, Pin.PULL_UP)
time.sleep_ms(1)  # the pull-up charges the wire
safe = not button.value()
if not safe:
    there = [entry[:2] for entry in os.ilistdir("/")]
    if ("put_back", FILE) in there:
        try:
            with open("/put_back") as f:
                exec(f.read(), {})
        except Exception as fault:  # the computer's tools try it again
            print("/put_back cannot be done:", repr(fault))
    if ("pack", FILE) in there:
        try:
            install()
        except Exception as fault:  # the firmware that is there may still run
            os.remove("/pack")
            print("/pack cannot be unpacked and is removed,", repr(fault) + ": not installed")
    if "app" in os.listdir("/"):
        os.chdir("/app")
else:
    Pin(led, Pin.OUT, value=1)
