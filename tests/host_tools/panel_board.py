"""A Pico with our OLED for `rp2040py --board-spec`: its picture is in the file $PANEL_FILE."""

import os

from rp2040py.boards import BOARDS, BoardSpec, FlashLayout
from rp2040py.peripherals.i2c import I2CMode

from host_tools.emulator import flash as pico_flash
from tests.pico.oled import ADDRESS, Oled
from tests.pico.rig import ABORTED


class Panel:
    def attach(self, mcu) -> None:
        self.bus, self.oled, self.here = mcu.i2c[0], Oled(), False
        self.payload = bytearray()
        self.file = os.open(os.environ["PANEL_FILE"], os.O_RDWR | os.O_CREAT)
        self.bus.on_connect, self.bus.on_write_byte = self.connect, self.write
        self.bus.on_stop = self.stop

    def connect(self, address, mode) -> None:
        self.payload.clear()
        self.here = address == ADDRESS and mode == I2CMode.WRITE
        if not self.here:
            self.bus.int_raw |= ABORTED
        self.bus.complete_connect(self.here)

    def write(self, value) -> None:
        self.payload.append(value)
        self.bus.complete_write(True)

    def stop(self) -> None:
        if self.here:
            self.oled.transaction(bytes(self.payload))
            os.pwrite(self.file, self.oled.picture(), 0)
        self.bus.complete_stop()


pico = BoardSpec(
    extras=(*BOARDS["pico"].extras, Panel),
    layout=FlashLayout(pico_flash.START, pico_flash.BLOCKS, pico_flash.BLOCK),
)
