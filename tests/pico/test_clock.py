"""The clock of 200 MHz, and the core voltage that it needs: 1.15 V, set before the clock.

The emulated chip has both registers, but no analogue parts: a voltage that is too low would not
stop it, so the registers are read.
"""

import pytest

from host_tools.firmware_files.image import cached
from tests.pico import firmware, images
from tests.pico.rig import PicoRig
from tests.support.sizes import SOAK

MHZ = 1_000_000
VREG = 0x40064000  # VREG_AND_CHIP_RESET: VREG
SSI_BAUDR = 0x18000014  # the flash's clock is the core's, divided by this
V1_10, V1_15 = 0b1011, 0b1100
USUAL_MHZ = 133  # up to here 1.10 V is enough
FLASH_MHZ = 133  # what the Pico's flash chip can do
SETTLE_US = 1000
STARTS_WITH_MHZ = 12  # at most, on a real chip


def voltage(pico: PicoRig) -> int:
    return pico.mcu.read_uint32(VREG) >> 4 & 0xF


def watched(image: str) -> tuple[PicoRig, list[tuple[float, int]]]:
    """A Pico in safe mode, and a list that grows by (MHz, voltage) whenever the clock changes."""
    pico = PicoRig(dump=b"", pins=firmware.PINS, held=("B",), image=image)
    seen: list[tuple[float, int]] = []
    pico.mcu.add_clock_listener(lambda hz, _: seen.append((hz / MHZ, voltage(pico))))
    return pico, seen


def said(pico: PicoRig, expression: str) -> str:
    pico.type(f"print('=', {expression})\r".encode())
    pico.run(120)
    return pico.text().rpartition("\n= ")[2].partition("\r")[0]


def test_200_mhz_come_after_1_15_volts():
    pico, seen = watched(images.frozen())
    assert voltage(pico) == V1_10, "as at power-on"
    pico.run_until(lambda: voltage(pico) == V1_15, 5, step_ms=0.002)
    start = pico.ms
    pico.run_until(lambda: len(seen) > 0, 5, step_ms=0.002)
    # The emulated chip starts with 125 MHz, ten times as fast as a real one.
    assert (pico.ms - start) * 1000 * 125 > SETTLE_US * STARTS_WITH_MHZ
    pico.run(400)
    assert {mhz for mhz, _ in seen if mhz > USUAL_MHZ} == {200}
    assert {volts for mhz, volts in seen if mhz > USUAL_MHZ} == {V1_15}
    assert 200 / pico.mcu.read_uint32(SSI_BAUDR) <= FLASH_MHZ


def test_clock_and_voltage_come_back_from_lightsleep():
    pico, seen = watched(images.frozen())
    pico.run(500)
    assert said(pico, "__import__('machine').freq()") == "200000000"
    del seen[:]
    pico.type(b"import machine\rmachine.lightsleep(50)\r")
    pico.run(300)
    assert min(seen)[0] <= 12, "it slept"
    assert seen[-1] == (200, V1_15)
    assert {volts for _, volts in seen} == {V1_15}
    assert said(pico, "machine.freq()") == "200000000"
    pico.type(b"\x04")  # a soft reset
    pico.run(500)
    assert voltage(pico) == V1_15
    assert said(pico, "__import__('machine').freq()") == "200000000"


@pytest.mark.skipif(not SOAK, reason="builds another image: in make soak")
@pytest.mark.parametrize("board", ["pico", "pico_w"])
def test_125_mhz_leave_the_voltage_alone(board):
    pico, seen = watched(str(cached.image(board, images.say, mhz=125).path))
    pico.run(500)
    assert max(seen)[0] == 125
    assert {volts for _, volts in seen} == {V1_10}
    assert said(pico, "__import__('machine').freq()") == "125000000"
