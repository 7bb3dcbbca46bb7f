"""ESP32 DevKit. No watchdog: here it could not be switched off again for the REPL."""

import time

import esp32
import machine
from machine import ADC, Pin

from firmware.boards.peripherals import SAMPLES
from firmware.boards.pins import PINS
from firmware.boards.wired import Wired


def meter(pin: int):
    """Measures up to about 2.5 V. Without `atten` MicroPython 1.25 sees no more than 1 V."""
    adc = ADC(Pin(pin), atten=ADC.ATTN_11DB)

    def read_mv():
        total = 0
        for _ in range(SAMPLES):
            total += adc.read_uv()
        return total // (SAMPLES * 1000)

    return read_mv


class Esp32(Wired):
    meter = staticmethod(meter)
    update = None  # its image comes by a program on the computer

    def nap(self, ms: int) -> None:
        """The serial port sleeps too, so only a dark gadget does: press a button, then connect."""
        if self.display.lit:
            time.sleep_ms(ms)
        else:
            machine.lightsleep(ms)

    def off(self) -> None:
        """Deep sleep until A or B: the chip can wait for one pin in each of two ways, and no more.
        A new start follows; the game is in its journal."""
        self.display.power(False)
        self.release()
        a, b = [held(pin) for pin in PINS["esp32"]["buttons"][-2:]]
        esp32.wake_on_ext0(a, esp32.WAKEUP_ALL_LOW)
        esp32.wake_on_ext1((b,), esp32.WAKEUP_ALL_LOW)
        machine.deepsleep()


def held(pin: int) -> Pin:
    """A button's pin whose pull-up stays in deep sleep."""
    return Pin(pin, Pin.IN, Pin.PULL_UP, hold=True)  # type: ignore[call-arg] # not in the stubs


def board() -> Esp32:
    return Esp32("esp32")
