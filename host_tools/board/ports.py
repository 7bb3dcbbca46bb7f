"""Serial ports: which boards are plugged in, and what mpremote's names for them mean."""

import re
from dataclasses import dataclass

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain

# Maker of a board's USB interface, by vendor number.
PATH_LETTERS = 4096  # it is opened by its name, which must be whole
MAKERS = {
    0x2E8A: "Raspberry Pi Pico (MicroPython)",
    0x303A: "ESP32",
    0x10C4: "ESP32 (CP210x)",
    0x1A86: "ESP32 (CH340)",
    0x0403: "FTDI",
    0xF055: "MicroPython board",
}
# MicroPython's own USB interface: only these boards are safe to talk to.
MICROPYTHON = ("2e8a:0005", "f055:9800", "303a:4001")
SHORT = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}
NO_BOARD = (
    "no board was found: plug the gadget in with a USB cable that carries data, or name its port"
    " with --device (`signalbox devices` lists them)"
)


@dataclass(frozen=True)
class Port:
    device: str
    serial: str
    usb: str  # vendor:product
    what: str


def ports() -> list[Port]:
    """The USB serial ports of this computer, in mpremote's order."""
    from serial.tools.list_ports import comports

    found = []
    for port in sorted(comports()):
        if port.vid is not None and port.pid is not None:
            product = plain(port.product or port.description or "", 40)
            found.append(
                Port(
                    plain(port.device, PATH_LETTERS),
                    plain(port.serial_number or "", 40),
                    f"{port.vid:04x}:{port.pid:04x}",
                    MAKERS.get(port.vid, product),
                )
            )
    return found


def resolve(name: str) -> str:
    """The port for a name in mpremote's notation: auto, a0, id:..., port:..., a path or URL."""
    if name == "auto":
        found = ports()
        known = [port for port in found if int(port.usb[:4], 16) in MAKERS]
        if not found:
            raise BadInput(NO_BOARD)
        return (known or found)[0].device
    if name.startswith("id:"):
        for port in ports():
            if port.serial == name[3:]:
                return port.device
        raise BadInput(f"no board has the number {plain(name[3:], 40)}: see `signalbox devices`")
    if name.startswith("port:"):
        return name[5:]
    if name[:1] in SHORT and re.fullmatch("[0-9]+", name[1:]):
        return SHORT[name[0]] + name[1:]
    return name


def lasting(name: str) -> str:
    """A name that stays right when the board disconnects for a moment."""
    port = resolve(name)
    return next((f"id:{p.serial}" for p in ports() if p.device == port and p.serial), port)
