"""A Pico on the bench: `PicoRig(files)` boots real MicroPython with an OLED and six buttons.

Everything runs in device time and on the caller's thread, so a run repeats exactly: `run(ms)`
lets the chip work for some of its own milliseconds and stops it on the spot.
"""

from collections.abc import Callable

from rp2040py.boards import BoardSpec, FlashLayout
from rp2040py.device import MicroPythonDevice
from rp2040py.external.key_mock import KeyMock
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.i2c import I2CMode

from tests.pico import flash, images
from tests.pico.oled import ADDRESS, Oled

NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
STACK_BOTTOM, STACK_TOP = 0x2003F000, 0x20042000  # as boards/SIGNALBOX/rp2.cmake has them
SCRATCH_4, IS_VECTOR = 0x4005801C, 0xB007C0D3  # of the watchdog: where to go on after a reset
ABORTED = 1 << 4  # TX_EMPTY: the SDK waits for it before it looks at the abort


class PicoRig:
    def __init__(
        self,
        files: dict[str, bytes] | None = None,
        *,
        dump: bytes | None = None,
        pins: dict[str, int] | None = None,
        held: tuple[str, ...] = (),
        oled: bool = True,
        image: str | None = None,
    ) -> None:
        """`dump` is the file system of an earlier rig, or nothing where the image brings its own;
        `held` names buttons that are down from power-on; without `oled` nothing answers on the
        bus; `image` is another than ours."""
        layout = FlashLayout(flash.START, flash.BLOCKS, flash.BLOCK)
        self.image = image or images.frozen()
        board = BoardSpec(layout=layout, image=self.image)
        self.device = MicroPythonDevice(board=board)
        self.mcu, self.simulator = self.device.mcu, self.device.simulator
        content = flash.make(files or {}) if dump is None else dump
        self.mcu.flash[flash.START : flash.START + len(content)] = content
        self.oled = Oled()
        self.answers = oled
        self.bus_bytes = 0
        self.last_bus_ms = 0.0
        self.console = b""
        self._payload = bytearray()
        self._refused = False
        self._listen()
        self.keys = {name: KeyMock(gpio, active_high=False) for name, gpio in (pins or {}).items()}
        for key in self.keys.values():
            key.attach(self.mcu)
        for name in held:
            self.keys[name].press()
        self.mcu.core.pc = FLASH_START_ADDRESS

    # Time.

    @property
    def ms(self) -> float:
        """Device time since power-on."""
        return self.simulator.clock.nanos / 1e6

    def run(self, ms: float) -> None:
        fired = []

        def stop() -> None:
            fired.append(True)
            self.simulator.stopped = True

        alarm = self.simulator.clock.create_alarm(stop)
        alarm.schedule(ms * 1e6)
        self.simulator.stopped = False
        while not fired:
            self.simulator._execute_batch()
            if self.simulator.stopped and not fired:
                raise RuntimeError("the emulated chip stopped by itself\n" + self.text())

    def run_until(self, done: Callable[[], bool], limit_ms: float, step_ms: float = 5) -> float:
        """Run until `done()`; how long it took in device ms."""
        start = self.ms
        while not done():
            if self.ms - start > limit_ms:
                raise TimeoutError(f"nothing after {limit_ms} ms of device time\n{self.text()}")
            self.run(step_ms)
        return self.ms - start

    def settle(self, quiet_ms: float = 60, limit_ms: float = 10000) -> None:
        """Run until the bus has been silent for a while."""
        self.run_until(lambda: self.ms - self.last_bus_ms >= quiet_ms, limit_ms)

    # Buttons.

    def press(self, name: str, ms: float = 80) -> None:
        self.keys[name].press()
        self.run(ms)
        self.keys[name].release()

    def answer(self, button: str) -> float:
        """Press a button: ms until the first byte of a picture goes out."""
        seen = self.oled.data_bytes
        self.keys[button].press()
        took = self.run_until(lambda: self.oled.data_bytes > seen, 3000, 1)
        self.run(60)
        self.keys[button].release()
        return took

    def type(self, keys: bytes) -> None:
        """Somebody types at the USB console."""
        for key in keys:
            self.device.cdc.send_serial_byte(key)

    def volts(self, channel: int, volts: float) -> None:
        """The voltage at one of the pins that measure."""
        self.mcu.adc.channel_values[channel] = int(volts / 3.3 * 4095)

    # What came out.

    def watch(self, pin: int) -> list[tuple[float, bool]]:
        """A list that grows by (ms, level) with every change of an output pin."""
        changes: list[tuple[float, bool]] = []

        def note(new, _old) -> None:
            level = new == GPIOPinState.HIGH
            if not changes or changes[-1][1] != level:
                changes.append((self.ms, level))

        self.mcu.gpio[pin].add_listener(note)
        return changes

    def picture(self) -> bytes:
        return self.oled.picture()

    def text(self) -> str:
        return self.console.decode("utf-8", "replace")

    def in_boot_rom(self) -> bool:
        """Did the chip restart to become a drive? The boot ROM then finds this in the watchdog's
        scratch registers; the emulator would start from the flash."""
        return self.mcu.read_uint32(SCRATCH_4) == IS_VECTOR and bool(
            self.mcu.read_uint32(SCRATCH_4 + 12)
        )

    def stack_used(self) -> int:
        """The most bytes of the C stack that were in use at any time since power-on."""
        words = range(STACK_BOTTOM, STACK_TOP, 4)
        return STACK_TOP - next(at for at in words if self.mcu.read_uint32(at))

    def dump(self) -> bytes:
        """The flash as it is at this moment: boot another rig from it after a power cut."""
        return bytes(self.mcu.flash[flash.START : flash.START + flash.BLOCKS * flash.BLOCK])

    def files(self) -> dict[str, bytes]:
        return flash.read(self.dump())

    # The wires.

    def _listen(self) -> None:
        bus = self.mcu.i2c[0]
        bus.on_connect = self._on_connect
        bus.on_write_byte = self._on_write
        bus.on_stop = self._on_stop
        self.device.cdc.on_serial_data = self._on_console

    def _on_connect(self, address: int, mode: I2CMode) -> None:
        bus = self.mcu.i2c[0]
        self.bus_bytes += 1
        self.last_bus_ms = self.ms
        self._payload.clear()
        here = self.answers and address == ADDRESS and mode == I2CMode.WRITE
        if not here:
            bus.int_raw |= ABORTED
        self._refused = not here
        bus.complete_connect(here)

    def _on_write(self, value: int) -> None:
        self.bus_bytes += 1
        self._payload.append(value)
        self.mcu.i2c[0].complete_write(True)

    def _on_stop(self) -> None:
        self.last_bus_ms = self.ms
        if not self._refused:
            self.oled.transaction(bytes(self._payload))
        self._payload.clear()
        self.mcu.i2c[0].complete_stop()

    def _on_console(self, data: bytes) -> None:
        self.console += bytes(data)
