"""A chip whose time, pins and sleeps a test controls: the board modules run on it under CPython.

It knows what the emulated Pico does not show: a light sleep stops USB, and a clock of the pins
that stands still notices no edge.
"""

import importlib
import sys
import types
from collections import defaultdict
from typing import ClassVar

OURS = ("wired", "rp2", "peripherals", "pico", "pico2", "pico_w", "pico2_w", "esp32")


class Off(Exception):
    """The chip sleeps until a pin wakes it, and then starts again."""


class FakeChip:
    def __init__(self):
        self.ms = 0
        self.light_sleeps = []  # (start, end) in ms
        self.levels = defaultdict(lambda: 1)  # of the pins, as people and USB set them
        self.outputs = {}
        self.handlers = {}  # pin: (handler, trigger)
        self.converter = defaultdict(int)  # pin: mV
        self.attenuated = {}
        self.mem32 = defaultdict(int)
        self.wakes = {}  # of an ESP32's deep sleep
        self.pins_have_a_clock = True  # as in our image
        self._due = []  # (ms, pin, level)

    def at(self, ms, pin, level):
        """Somebody presses a button, or plugs in USB."""
        self._due = sorted([*self._due, (ms, pin, level)])

    def press(self, pin, ms, lasts):
        self.at(ms, pin, 0)
        self.at(ms + lasts, pin, 1)

    def run(self, ms, asleep=False):
        """Time goes on; an interrupt ends it if the chip is asleep."""
        end = self.ms + ms
        while self._due and self._due[0][0] <= end:
            when, pin, level = self._due.pop(0)
            self.ms = max(self.ms, when)
            before, self.levels[pin] = self.levels[pin], level
            if before == level or (asleep and not self.pins_have_a_clock):
                continue
            handler, trigger = self.handlers.get(pin, (None, None))
            if handler and trigger == ("rising" if level else "falling"):
                handler(Pin.made[pin])
                if asleep:
                    return
        self.ms = end

    def light_sleep(self, ms):
        start = self.ms
        self.run(ms, asleep=True)
        self.light_sleeps.append((start, self.ms))


class Pin:
    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = "in", "out", "up", "falling", "rising"
    chip: FakeChip
    made: ClassVar[dict] = {}

    def __init__(self, number, mode=None, pull=None, value=None, hold=None):
        if isinstance(number, str) and number not in self.chip.outputs:
            raise ValueError("unknown named pin")
        self.number = number
        self.made[number] = self
        if mode == self.OUT:
            self.chip.outputs[number] = value or 0

    def value(self, level=None):
        if level is None:
            return self.chip.levels[self.number]
        self.chip.outputs[self.number] = level
        return None

    def irq(self, handler, trigger):
        self.chip.handlers[self.number] = (handler, trigger)


class ADC:
    ATTN_11DB = 3
    RANGE_MV: ClassVar[dict] = {3: 2450, None: 950}

    def __init__(self, pin, atten=None):
        self.number, self.atten = pin.number, atten
        pin.chip.attenuated[pin.number] = atten

    def _mv(self):
        return Pin.chip.converter[self.number]

    def read_u16(self):
        return self._mv() * 65535 // 3300

    def read_uv(self):
        """An ESP32 sees only what its range allows."""
        return min(self._mv(), self.RANGE_MV[self.atten]) * 1000


class PWM:
    def __init__(self, pin):
        self.pin = pin

    def duty_u16(self, duty):
        pass

    def freq(self, hertz):
        pass


class Panel:
    """Stands in for the OLED, of which only this matters here."""

    def __init__(self, *_):
        self.lit = self.here = True

    def power(self, on):
        self.lit = on


def boards(monkeypatch, chip):
    """A function that makes the board of a name on this chip."""
    Pin.chip, Pin.made = chip, {}
    fresh = [f"firmware.boards.{name}" for name in (*OURS, "oled")]
    for name in [*fresh, "machine", "esp32"]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in OURS:
        monkeypatch.delattr(f"firmware.boards.{name}", raising=False)

    def off():
        raise Off

    machine = types.ModuleType("machine")
    vars(machine).update(
        Pin=Pin,
        ADC=ADC,
        PWM=PWM,
        I2C=lambda *_, **__: None,
        lightsleep=chip.light_sleep,
        deepsleep=off,
        bootloader=off,
        mem32=chip.mem32,
    )
    esp32 = types.ModuleType("esp32")
    vars(esp32).update(
        WAKEUP_ALL_LOW=False,
        wake_on_ext0=lambda pin, level: chip.wakes.update({pin.number: level}),
        wake_on_ext1=lambda pins, level: chip.wakes.update({p.number: level for p in pins}),
    )
    oled = types.ModuleType("firmware.boards.oled")
    vars(oled)["Oled"] = Panel
    clock = types.SimpleNamespace(
        ticks_ms=lambda: chip.ms,
        ticks_us=lambda: chip.ms * 1000,
        ticks_diff=lambda a, b: a - b,
        sleep_ms=chip.run,
    )
    for module in (machine, esp32, oled):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("firmware.boards.clock.time", clock)

    def make(name, origin="image"):
        module = importlib.import_module(f"firmware.boards.{name}")
        for other in OURS:
            loaded = sys.modules.get(f"firmware.boards.{other}")
            if loaded and hasattr(loaded, "time"):
                monkeypatch.setattr(loaded, "time", clock)
        wired = sys.modules["firmware.boards.wired"]
        monkeypatch.setattr(wired, "GuardedFiles", lambda *_: None)
        monkeypatch.setattr(wired.Wired, "origin", lambda _: origin)
        return module.board()

    return make


def leave():
    """Modules that were imported on the fake chip must not stay for other tests."""
    for name in OURS:
        sys.modules.pop(f"firmware.boards.{name}", None)
        vars(sys.modules["firmware.boards"]).pop(name, None)
