"""What a board runs first, frozen into an image or as a file.

Frozen modules come before the flash in the search path. Then interrupted work is completed: an
update by files whose list, /update, is complete, and games that `signalbox certify` set aside. The
obsolete files of Signalbox 0.1.0 are removed.
"""

import os
import sys

FOLDER = 0x4000  # as os.ilistdir has it
MISSING = 2  # ENOENT
OLD = ("app", "pack", "pack~", "put_back")  # left by 0.1.0

sys.path[:] = [".frozen"]
try:
    __import__("firmware.version")
except ImportError:  # a board that has Signalbox as files
    sys.path[:] = ["/lib", ".frozen"]


def remove(path):
    """Remove a file, or a folder with its content. Can be repeated after an interruption."""
    if os.stat(path)[0] & FOLDER:
        for entry in list(os.ilistdir(path)):
            remove(path + "/" + entry[0])
        os.rmdir(path)
    else:
        os.remove(path)


def finish_update():
    """/update has a line `+path` for every new file, stored as path~, and `-path` for every old
    one to remove."""
    with open("/update") as f:
        for line in f:
            path = line[1:].strip()
            try:
                os.rename(path + "~", path) if line[0] == "+" else remove(path)
            except OSError as fault:
                if fault.errno != MISSING:  # else done before the power was cut
                    raise
    os.remove("/update")
    print("updated")  # the computer waits for this word before it sends Ctrl-C


def put_back():
    """Restore the games that were set aside, unless certify requested this start."""
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
