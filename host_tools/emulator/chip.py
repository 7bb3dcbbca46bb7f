"""An emulated RP2040 with the gadget's wires: bus of the OLED, six buttons, lamp, buzzer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from host_tools.emulator import flash as pico_flash

BUTTON_PINS = (10, 11, 12, 13, 14, 15)  # as in hardware/pins.toml: up, down, left, right, A, B
LAMP_BIT = 1 << 25
GPIO_OUT = 0xD0000010
PWM_SLICE_0 = 0x40050000  # the buzzer's pin 16 is channel A of slice 0
CLOCK_HZ = 125_000_000
PANEL = 0x3C
ABORTED = 1 << 4  # TX_EMPTY: the SDK waits for it before it looks at the abort


class Chip:
    """The chip from power-on until the plug is pulled."""

    def __init__(self, image: Path, flash: bytes, send: Callable[[bytes], None]) -> None:
        from rp2040py.boards import BoardSpec, FlashLayout
        from rp2040py.device import MicroPythonDevice
        from rp2040py.external.key_mock import KeyMock
        from rp2040py.memory_map import FLASH_START_ADDRESS

        layout = FlashLayout(pico_flash.START, pico_flash.BLOCKS, pico_flash.BLOCK)
        device = MicroPythonDevice(board=BoardSpec(layout=layout, image=str(image)))
        self.mcu, self.simulator = device.mcu, device.simulator
        self.mcu.flash[pico_flash.START : pico_flash.START + len(flash)] = flash
        self._send = send
        self._payload = bytearray()
        self._listen()
        self._keys = [KeyMock(pin, active_high=False) for pin in BUTTON_PINS]
        for key in self._keys:
            key.attach(self.mcu)
        self._mask = 0
        self.mcu.core.pc = FLASH_START_ADDRESS

    def run(self, ms: float) -> None:
        """Run the chip for `ms` of its own milliseconds."""
        fired = []

        def stop() -> None:
            fired.append(True)
            self.simulator.stopped = True

        self.simulator.clock.create_alarm(stop).schedule(ms * 1e6)
        self.simulator.stopped = False
        while not fired:
            self.simulator._execute_batch()
            if self.simulator.stopped and not fired:
                raise OSError("the emulated chip stopped by itself")

    @property
    def ms(self) -> float:
        return self.simulator.clock.nanos / 1e6

    def press(self, mask: int) -> None:
        for i, key in enumerate(self._keys):
            if (mask ^ self._mask) >> i & 1:
                key.press() if mask >> i & 1 else key.release()
        self._mask = mask

    def lamp(self) -> bool:
        return bool(self.mcu.read_uint32(GPIO_OUT) & LAMP_BIT)

    def hertz(self) -> int:
        """The buzzer's frequency now; 0 is silence."""
        csr, div, _, cc, top = (self.mcu.read_uint32(PWM_SLICE_0 + 4 * i) for i in range(5))
        if not csr & 1 or not cc & 0xFFFF:
            return 0
        return round(CLOCK_HZ * 16 / max(div, 16) / (top + 1))

    def flash(self) -> bytes:
        end = pico_flash.START + pico_flash.BLOCKS * pico_flash.BLOCK
        return bytes(self.mcu.flash[pico_flash.START : end])

    def _listen(self) -> None:
        bus = self.mcu.i2c[0]

        def connect(address: int, mode: Any) -> None:
            self._payload.clear()
            here = address == PANEL and not int(mode)
            if not here:
                bus.int_raw |= ABORTED
            bus.complete_connect(here)

        def write(value: int) -> None:
            self._payload.append(value)
            bus.complete_write(True)

        def stop() -> None:
            if self._payload:
                self._send(bytes(self._payload))
            self._payload.clear()
            bus.complete_stop()

        bus.on_connect, bus.on_write_byte, bus.on_stop = connect, write, stop
