"""Presses the real gadget's buttons by software, and measures it meanwhile.

`signalbox certify` sends this file after computer_session.py. The gadget, its storage, its panel
and its clock are the board's own; replaced is what makes pictures differ between boards: entropy,
name, battery, free blocks. tests/runners/press_script.py defines what a line of a script means.
"""

import binascii
import gc
import machine
import micropython
import sys
import time

sb_BUTTONS = {"UP": 1, "DOWN": 2, "LEFT": 4, "RIGHT": 8, "A": 16, "B": 32}
sb_PRESS_MS, sb_HELD_MS, sb_APART_MS, sb_STILL_MS, sb_PATIENCE_MS = 80, 700, 40, 100, 8000
sb_PIECE_MS = 5000
sb_PIECE = 96  # bytes of a picture that are sent at once
# A press comes this long after it was requested, and a bit: the gadget polls every 10 ms, and must
# not always poll at the best moment.
sb_SOON_MS, sb_BIT_MS, sb_LOOK_MS = 20, 3, 10
sb_TIMER = 0 if sys.platform == "esp32" else -1  # -1 is any; an ESP32 wants a number
# The stopped gadget's board. Without the name `here` the connection ends with a restart.
sb_here = globals().pop("here")
sb_gadget = sb_clock = None


class sb_Fingers:
    """The buttons. A press comes on time, whatever the gadget is doing."""

    mask = 0  # as the gadget knows it
    coming = None  # (us, mask) of the next press
    bit = 0

    def order(self, mask):
        self.bit = (self.bit + sb_BIT_MS) % sb_LOOK_MS
        us = time.ticks_add(time.ticks_us(), 1000 * (sb_SOON_MS + self.bit))
        self.coming = us, mask
        return us

    def moved(self):
        return self.coming is not None and time.ticks_diff(time.ticks_us(), self.coming[0]) >= 0

    def catch(self, on):
        pass  # a press that was ordered is never missed

    def read(self, now):
        if self.moved():
            self.mask = self.coming[1]
            self.coming = None
            sb_bus.first = None
        return self.mask


class sb_Bus:
    """Records what is sent to the panel: its picture, and the time it took."""

    def __init__(self, i2c):
        self.i2c = i2c
        self.panel = bytearray(1024)
        self.at = 0
        self.bytes = self.us = 0
        self.first = None  # when the picture last changed since the last press

    def writeto(self, address, data):
        t = time.ticks_us()
        if data[0] == 0x40:  # a run of the picture; else the place where the next one goes
            if self.first is None:
                self.first = t
            self.panel[self.at : self.at + len(data) - 1] = data[1:]
            t = time.ticks_us()
        else:
            self.at = (data[1] & 7) * 128 + (data[2] & 15 | (data[3] & 15) << 4)
        self.i2c.writeto(address, data)
        self.us += time.ticks_diff(time.ticks_us(), t)
        self.bytes += len(data) + 1


class sb_Lines:
    """Writes lines of journals; measures the slowest in us."""

    def __init__(self, append):
        self.append = append
        self.worst = 0

    def __call__(self, name, data):
        t = time.ticks_us()
        self.append(name, data)
        self.worst = max(self.worst, time.ticks_diff(time.ticks_us(), t))


sb_fingers, sb_buttons = sb_Fingers(), sb_here.buttons
sb_bus = sb_Bus(sb_here.display._i2c)
sb_lines = sb_Lines(sb_here.storage.append)


class sb_Board:
    """The board as the gadget sees it: the same everywhere, so that the pictures are too."""

    name = "script"
    origin = battery = light = sound = motor = off = update = updates = None

    def __init__(self):
        self.display, self.storage, self.buttons = sb_here.display, sb_here.storage, sb_fingers

    def entropy(self):
        return bytes(range(32))

    def utc(self):
        return None


def sb_alike():
    sb_here.buttons = sb_fingers
    sb_here.display._i2c = sb_bus
    sb_here.storage.append = sb_lines
    sb_here.storage.free = lambda: (212, 256)


# Switch the gadget on, with what is on the flash.
def sb_begin():
    from firmware.gadget import Gadget

    global sb_gadget
    sb_gadget = None
    gc.collect()
    sb_fingers.mask, sb_fingers.coming = 0, None
    sb_here.display.restart()
    sb_gadget = Gadget(sb_Board())
    sb_settle()


# The gadget's own loop, with the board's own naps.
def sb_wait(ms):
    end = sb_here.now() + ms
    while True:
        allowed = sb_gadget.step(sb_here.now())
        left = end - sb_here.now()
        if left <= 0:
            return allowed
        sb_here.rest(min(allowed, left))


def sb_settle():
    sb_wait(sb_APART_MS)
    end = sb_here.now() + sb_PATIENCE_MS
    while sb_wait(0) < sb_STILL_MS and sb_here.now() < end:
        time.sleep_ms(1)


# Play some lines. Each prints the us until the panel was updated, if it is a press that stays on
# its screen, or 0: a sign of life for the computer.
def sb_play(text):
    for line in text.split("\n"):
        verb, what = line.split()
        us = 0
        if verb == "wait":
            for left in range(int(what), 0, -sb_PIECE_MS):
                sb_wait(min(left, sb_PIECE_MS))
                print(0)
        elif verb == "up":
            sb_fingers.mask &= ~sb_BUTTONS[what]
            sb_settle()
        else:
            us = sb_press(verb, sb_BUTTONS[what])
        print(us)


def sb_press(verb, button):
    screen = sb_gadget.screen
    late = sb_gadget._keys.holds & button  # it might become a hold: it counts on release
    began = sb_move(sb_fingers.mask | button)
    sb_wait({"press": sb_PRESS_MS, "hold": sb_HELD_MS, "down": sb_APART_MS}[verb])
    us = sb_shown(began, screen)
    if verb != "down":
        began = sb_move(sb_fingers.mask & ~button)
        sb_settle()
        if late:
            us = sb_shown(began, screen)
    return us if verb == "press" else 0


# Move the buttons, and return the us when that came.
def sb_move(mask):
    us = sb_fingers.order(mask)
    sb_wait(sb_SOON_MS + sb_fingers.bit)
    while sb_fingers.coming:  # the gadget was busy
        sb_wait(1)
    return us


# How long after these us the panel was updated, or 0 if it was not, or with another screen.
def sb_shown(began, screen):
    if sb_bus.first is None or screen is not sb_gadget.screen:
        return 0
    return time.ticks_diff(sb_bus.first, began)


# The free heap, whether the panel answers, and what it shows: in pieces, since a nearly full heap
# cannot hold all of it.
def sb_picture():
    gc.collect()
    print(gc.mem_free())
    print(int(sb_here.display.here))
    for at in range(0, len(sb_bus.panel), sb_PIECE):
        piece = bytes(sb_bus.panel[at : at + sb_PIECE])
        sys.stdout.write(binascii.b2a_base64(piece).decode())


# The slowest line in us, and bytes and us on the bus.
def sb_measured():
    measured = sb_lines.worst, sb_bus.bytes, sb_bus.us
    sb_lines.worst = sb_bus.bytes = sb_bus.us = 0
    return measured


# Lines of the open game that the gadget has already shown; -1 if none is open.
def sb_promised():
    session = sb_gadget.session
    return session.events if sb_gadget.playing() else -1


# Interrupt the game by a reset, `ms` after these lines begin. Nothing else stops it meanwhile.
def sb_cut(ms, text):
    global sb_clock  # an unreferenced timer would be collected
    micropython.kbd_intr(-1)
    sb_clock = machine.Timer(sb_TIMER, mode=machine.Timer.ONE_SHOT, period=ms, callback=sb_reset)
    print("cut")
    if text:
        sb_play(text)
    while True:
        time.sleep_ms(10)


def sb_reset(timer):
    machine.reset()


# The real buttons that are pressed from now until all are up again.
def sb_pressed(limit_ms):
    seen = 0
    end = time.ticks_add(time.ticks_ms(), limit_ms)
    while time.ticks_diff(end, time.ticks_ms()) > 0:
        mask = sb_buttons.read()
        if seen and not mask:
            break
        seen |= mask
        time.sleep_ms(10)
    return seen


def sb_beep():
    sb_here.sound.play((1000, 250), (0, 100), (1500, 250))
    while (ms := sb_here.sound.step(sb_here.now())) is not None:
        time.sleep_ms(ms)


sb_alike()
gc.collect()
