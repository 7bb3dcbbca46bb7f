"""What a board runs first, frozen into an image or as a file.

What is built in is found before the flash is searched. Then whatever was interrupted is finished:
an update by files whose list, /update, is complete; games that `signalbox certify` set aside; and
the files of Signalbox 0.1.0, which nothing needs any more, are removed.
"""

import os
import sys

FOLDER = 0x4000  # as os.ilistdir has it
OLD = ("app", "pack", "pack~", "put_back")  # what 0.1.0 left

sys.path[:] = [".frozen"]
try:
    __import__("firmware.version")
except ImportError:  # a board that has Signalbox as files
    sys.path[:] = ["/lib", ".frozen"]


def remove(path):
    """A file, or a folder with everything in it. Interrupted, it can be called again."""
    if os.stat(path)[0] & FOLDER:
        for entry in list(os.ilistdir(path)):
            remove(path + "/" + entry[0])
        os.rmdir(path)
    else:
        os.remove(path)


def finish_update():
    """/update has a line `+path` for every new file, which lies there as path~, and `-path` for
    every old one that goes."""
    with open("/update") as f:
        for line in f:
            path = line[1:].strip()
            try:
                os.rename(path + "~", path) if line[0] == "+" else remove(path)
            except OSError:
                pass  # done before the power was cut
    os.remove("/update")
    print("updated")  # the computer waits for this word: a Ctrl-C now would leave a part undone


def put_back():
    """Bring back the games that were set aside, unless this start is one that certify wants."""
    if "stay" in there:
        os.remove("/stay")
        return
    if "data" in there:
        remove("/data")
    os.rename("/aside", "/data")


try:
    there = os.listdir("/")
    if "update" in there:
        finish_update()
    if "aside" in there:
        put_back()
    for name in OLD:
        if name in there:
            remove("/" + name)
except OSError as fault:  # the gadget may still run
    print("boot.py:", repr(fault))
