"""The small parts on a board's pins: buttons, buzzer, motor, status light, battery."""

import time

from machine import ADC, PWM, Pin

from firmware.boards.cell import STOP_MV, UNSAFE_MV, percent

SAMPLES = 8
REFERENCE_MV = 3300


class Buttons:
    """Raw buttons to ground; firmware/ui/keys.py debounces them."""

    def __init__(self, pins):
        self._pins = tuple(Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins)
        self._mask = 0
        self._caught = 0
        self._catching = False
        self._edges = 0
        self.timing = bytearray(64)  # the microseconds of the latest edges, for the fair dice

    def read(self, now_ms: int = 0) -> int:
        """Bits of the buttons that are down: UP 1, DOWN 2, LEFT 4, RIGHT 8, A 16, B 32."""
        mask = self._look()
        self._caught = 0
        if mask != self._mask:
            self._mask = mask
            self._stir(time.ticks_us() ^ mask)
        return mask

    def moved(self) -> bool:
        """Has a button changed since the last `read`?"""
        return self._look() != self._mask

    def catch(self, on: bool) -> None:
        """Between two looks far apart, catch a press that has ended by the second: `read` shows
        it once. Only for a dark display, since a contact that bounces is caught as well."""
        if on != self._catching:
            self._catching = on
            self._caught = 0
            for pin in self._pins:
                pin.irq(self._fell if on else None, Pin.IRQ_FALLING)

    def _fell(self, pin):
        self._caught |= 1 << self._pins.index(pin)

    def _look(self):
        mask = self._caught
        bit = 1
        for pin in self._pins:
            if not pin.value():
                mask |= bit
            bit <<= 1
        return mask

    def _stir(self, value):
        at = self._edges % 16 * 4
        self._edges += 1
        for i in range(at, at + 4):
            self.timing[i] = (self.timing[i] * 5 + value) & 0xFF
            value >>= 8


class Buzzer:
    """A passive piezo. `play` starts a tune and returns; `step` continues it."""

    def __init__(self, pin: int):
        self._pwm = PWM(Pin(pin))
        self._pwm.duty_u16(0)
        self._tune: tuple = ()
        self._next = 0
        self._until = 0

    def play(self, *tune: tuple[int, int]) -> None:
        """Notes (hertz, ms) one after the other; 0 hertz is a rest. No notes: silence."""
        self._tune = tune
        self._next = 0
        self._until = 0
        if not tune:
            self._pwm.duty_u16(0)

    def playing(self) -> bool:
        return bool(self._tune)

    def step(self, now: int) -> int | None:
        """Go on with the tune; how many ms until the next note, or None when it is silent."""
        if not self._tune:
            return None
        if now < self._until:
            return self._until - now
        if self._next == len(self._tune):
            self.play()
            return None
        hertz, ms = self._tune[self._next]
        self._next += 1
        self._until = now + ms
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(0x8000 if hertz else 0)
        return ms


def light_pin(pin: int | str) -> Pin | None:
    """The status LED, or None: on a Pico W it hangs on the radio, which our image leaves alone."""
    try:
        return Pin(pin, Pin.OUT, value=0)
    except ValueError:
        return None


class Light:
    """The status LED: on or off, or the sign that no OLED answers: three blinks and a pause."""

    BLINKS = (100, 150, 100, 150, 100, 1200)  # ms on, off, on, off ...

    def __init__(self, pin: int | str):
        self._pin = light_pin(pin)

    def set(self, on: bool) -> None:
        if self._pin is not None:
            self._pin.value(1 if on else 0)

    def no_oled(self, now: int) -> int:
        """Show the sign; how many ms until it changes."""
        at = now % sum(self.BLINKS)
        for i in range(len(self.BLINKS)):
            if at < self.BLINKS[i]:
                self.set(i % 2 == 0)
                return self.BLINKS[i] - at
            at -= self.BLINKS[i]
        return 0


class Motor:
    """A vibration motor behind a driver. Like the buzzer, `step` goes on with what was begun."""

    def __init__(self, pin: int):
        self._pin = Pin(pin, Pin.OUT, value=0)
        self._ms = 0
        self._until: int | None = None

    def run(self, ms: int) -> None:
        self._ms = ms
        self._until = None
        self._pin.value(1 if ms else 0)

    def step(self, now: int) -> int | None:
        """ms until it stops, or None when it stands still."""
        if not self._ms:
            return None
        if self._until is None:
            self._until = now + self._ms
        if now >= self._until:
            self.run(0)
            return None
        return self._until - now


class Battery:
    """The battery, where its voltage is measured. A pin near 0 V measures none.

    `read_mv` measures the pin; `divider` and `drop_mv` lead from there to the cell.
    """

    NONE_MV = 1000
    USB_MV = 4400  # no cell has more than this: the power comes from USB

    def __init__(self, read_mv, divider: int, drop_mv: int):
        self._read_mv = read_mv
        self._divider = divider
        self._drop_mv = drop_mv

    def millivolts(self) -> int:
        """What is measured, before the divider."""
        return self._read_mv() * self._divider

    def alone(self) -> bool:
        """Is the cell certainly all that feeds the gadget?"""
        return self.NONE_MV < self.millivolts() <= self.USB_MV

    def cell_mv(self) -> int | None:
        """The voltage of the cell; None while USB feeds the gadget, or nothing is measured."""
        mv = self.millivolts()
        return mv + self._drop_mv if self.NONE_MV < mv <= self.USB_MV else None

    def percent(self) -> int | None:
        """How full the cell is, or None as in `cell_mv`."""
        mv = self.cell_mv()
        return None if mv is None else percent(mv)

    def empty(self) -> bool:
        """Time to switch off, before the cell suffers."""
        mv = self.cell_mv()
        return mv is not None and mv < STOP_MV

    def unsafe(self) -> bool:
        """Too low to write to the flash."""
        mv = self.cell_mv()
        return mv is not None and mv < UNSAFE_MV


def meter(pin: int):
    """A function that measures a pin in mV, by the Picos' converter."""
    adc = ADC(Pin(pin))

    def read_mv():
        total = 0
        for _ in range(SAMPLES):
            total += adc.read_u16()
        return total * REFERENCE_MV // (SAMPLES * 65535)

    return read_mv
