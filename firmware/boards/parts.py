"""The small parts on a board's pins: buttons, buzzer, status light, battery."""

import time

from machine import ADC, PWM, Pin

SAMPLES = 8


class Buttons:
    """Raw buttons to ground; firmware/ui/keys.py takes out the bounces."""

    def __init__(self, pins):
        self._pins = tuple(Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins)
        self._mask = 0
        self._edges = 0
        self.timing = bytearray(64)  # the microseconds of the latest edges, for the fair dice

    def read(self, now_ms=0):
        """Bits of the buttons that are down: UP 1, DOWN 2, LEFT 4, RIGHT 8, A 16, B 32."""
        mask = self._look()
        if mask != self._mask:
            self._mask = mask
            self._stir(time.ticks_us() ^ mask)
        return mask

    def moved(self):
        """Has a button changed since the last `read`?"""
        return self._look() != self._mask

    def _look(self):
        mask = 0
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
    """A passive piezo. `play` starts a tune and returns; `step` goes on with it."""

    def __init__(self, pin):
        self._pwm = PWM(Pin(pin))
        self._pwm.duty_u16(0)
        self._tune = ()
        self._next = 0
        self._until = 0

    def play(self, *tune):
        """Notes (hertz, ms) one after the other; 0 hertz is a rest. No notes: silence."""
        self._tune = tune
        self._next = 0
        self._until = 0
        if not tune:
            self._pwm.duty_u16(0)

    def playing(self):
        return bool(self._tune)

    def step(self, now):
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


class Light:
    """The status LED: on or off, or the sign that no OLED answers: three blinks and a pause."""

    BLINKS = (100, 150, 100, 150, 100, 1200)  # ms on, off, on, off ...

    def __init__(self, pin):
        self._pin = Pin(pin, Pin.OUT, value=0)

    def set(self, on):
        self._pin.value(1 if on else 0)

    def no_oled(self, now):
        """Show the sign; how many ms until it changes."""
        at = now % sum(self.BLINKS)
        for i in range(len(self.BLINKS)):
            if at < self.BLINKS[i]:
                self.set(i % 2 == 0)
                return self.BLINKS[i] - at
            at -= self.BLINKS[i]
        return 0


class Battery:
    """The voltage of the battery, where one is measured. A pin near 0 V measures none."""

    NONE_MV = 1000
    LOW_MV = 3500
    UNSAFE_MV = 3200  # below this a write to the flash may fail half way

    def __init__(self, pin, divider):
        self._adc = ADC(Pin(pin))
        self._divider = divider

    def millivolts(self):
        total = 0
        for _ in range(SAMPLES):
            total += self._adc.read_u16()
        return total * 3300 * self._divider // (SAMPLES * 65535)

    def low(self):
        """Time to tell the players."""
        return self.NONE_MV < self.millivolts() < self.LOW_MV

    def unsafe(self):
        """Too low to write to the flash."""
        return self.NONE_MV < self.millivolts() < self.UNSAFE_MV
