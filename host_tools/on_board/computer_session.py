"""What the computer runs on the board during a connection, while the gadget is stopped.

host_tools/board/link.py sends this file and then calls its functions. Every name begins with
`sb_`: they share a namespace with the stopped gadget, and sb_goodbye removes them.
"""

import binascii
import gc
import hashlib
import machine
import os
import sys
import time

# Nobody feeds the watchdog while the gadget is stopped. The addresses clear bits of its control
# register (RP2040, RP2350); the ESP32 has none that runs.
if sys.platform == "rp2":
    machine.mem32[0x400DB000 if "RP2350" in sys.implementation._machine else 0x4005B000] = 1 << 30


# A gadget with a battery must not wait forever when the cable is pulled: it restarts.
def sb_cable():
    try:
        name = "WL_GPIO2" if " W with" in sys.implementation._machine else 24
        return machine.Pin(name, machine.Pin.IN).value()
    except (ValueError, TypeError, OSError):
        return 0


def sb_look(timer):
    if not sb_cable():
        machine.reset()


sb_timer = None
if sys.platform == "rp2" and sb_cable():
    sb_timer = machine.Timer(-1, period=500, callback=sb_look)


# ms from power-on to the first picture, and to the gadget's first screen; 0 where there was none.
def sb_starts():
    board = globals().get("here")
    return (board.shown_ms, board.up_ms or 0) if board else (0, 0)


def sb_read(path):
    with open(path, "rb") as f:
        while True:
            piece = f.read(768)
            if not piece:
                return
            sys.stdout.write(binascii.b2a_base64(piece).decode())


def sb_write(path, mode, data):
    with open(path, mode) as f:
        f.write(binascii.a2b_base64(data))


def sb_names(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def sb_files(folder):
    folders = [folder]
    while folders:
        here = folders.pop()
        try:
            inside = list(os.ilistdir(here))
        except OSError:
            continue
        for entry in inside:
            path = here.rstrip("/") + "/" + entry[0]
            if entry[1] & 0x4000:
                folders.append(path)
            else:
                yield path


def sb_hash(path):
    digest = hashlib.sha256()
    buffer = bytearray(1024)
    view = memoryview(buffer)
    with open(path, "rb") as f:
        while True:
            count = f.readinto(buffer)
            if not count:
                return binascii.hexlify(digest.digest()).decode()
            digest.update(view[:count])


def sb_is(path):
    try:
        return os.stat(path)[0] & 0x8000
    except OSError:
        return False


def sb_hashes(folder):
    for path in sb_files(folder):
        print(sb_hash(path), path)


def sb_remove(path):
    if sb_is(path):
        os.remove(path)
        return
    for entry in list(os.ilistdir(path)):
        sb_remove(path + "/" + entry[0])
    os.rmdir(path)


def sb_folder(path):
    try:
        os.mkdir(path)
    except OSError:
        pass  # it is there already


# Restore the games that `signalbox certify` has set aside, before anything looks for them.
def sb_restore():
    there = os.listdir("/")
    if "stay" in there:
        os.remove("/stay")
    if "aside" in there:
        if "data" in there:
            sb_remove("/data")
        os.rename("/aside", "/data")


# The pins that were up at least once, polled every 20 ms.
def sb_ups(numbers, looks):
    pins = [machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_UP) for number in numbers]
    ups = [0] * len(pins)
    for _ in range(looks):
        time.sleep_ms(20)
        ups = [up | pin.value() for up, pin in zip(ups, pins)]
    return ups


# The Signalbox on the board: version, build, is it frozen into the image; or None, also where a
# file of it is damaged.
def sb_signalbox():
    try:
        import firmware.version

        if not hasattr(firmware.version, "BUILD"):  # Ctrl-C came while it was being imported
            del sys.modules["firmware.version"]
            import firmware.version
    except Exception:
        return None
    image = str(firmware.__path__).startswith(".frozen")
    return firmware.version.VERSION, getattr(firmware.version, "BUILD", ""), image


sb_panel = None


# Show a picture on the gadget; a board without panel or firmware skips it.
def sb_show(what, done, of):
    global sb_panel
    try:
        from firmware.boards import panel_and_files
        from firmware.ui.computer_picture import draw

        if sb_panel is None:
            here = globals().get("here")
            sb_panel = (here.display, here.storage) if here else panel_and_files()
        display, storage = sb_panel
        draw(display, storage, what, done, of)
    except (ImportError, AttributeError, KeyError, OSError, MemoryError):
        pass
    gc.collect()


# Before the gadget resumes: remove what the connection needed.
def sb_goodbye():
    if sb_timer:
        sb_timer.deinit()
    for name in [name for name in globals() if name.startswith("sb_")]:
        del globals()[name]
    gc.collect()


gc.collect()
