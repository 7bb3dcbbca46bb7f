"""Writes firmware/boards/pins.py and hardware/wiring.md from hardware/pins.toml.

Run it after a change of the pins (`python hardware/make_pins.py`); a test holds that both are
up to date. It refuses a wiring that the chip cannot do.
"""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUTTONS = ("up", "down", "left", "right", "a", "b")
WIRES = ("sda", "scl", "buzzer", "motor", "led", "battery", "usb")
# What the firmware reads, in this order; None for what a board does not have.
READ = ("i2c", "sda", "scl", "buzzer", "motor", "led", "battery", "divider", "drop_mv", "usb")
FIRMWARE = HERE.parent / "firmware/boards/pins.py"
WIRING = HERE / "wiring.md"

# The number printed beside each GPIO on the 40-pin Pico boards.
_PLACES = "1 2 4 5 6 7 9 10 11 12 14 15 16 17 19 20 21 22 24 25 26 27 29 31 32 34"
PICO_PLACE = dict(zip([*range(23), 26, 27, 28], map(int, _PLACES.split()), strict=True))
RP2_ON_BOARD = (23, 24, 25, 29)  # used by the board itself, not on the edge
RP2_ADC = (26, 27, 28, 29)
ESP32_FLASH = range(6, 12)
ESP32_STRAPPING = (0, 2, 12, 15)
ESP32_INPUT_ONLY = range(34, 40)  # no output, and no pull-up for a button
ESP32_PINS = (*range(24), 25, 26, 27, *range(32, 40))
ESP32_ADC = range(32, 40)  # the converter that works beside Wi-Fi


def problems(board: dict) -> list[str]:
    """What the chip cannot do; empty for a good wiring."""
    wired = wires(board)
    numbers = [pin for pin in wired.values() if isinstance(pin, int)]
    found = [f"pin {pin} is used twice" for pin in sorted(set(numbers)) if numbers.count(pin) > 1]
    if sorted(board["buttons"]) != sorted(BUTTONS):
        found.append("buttons: needs exactly " + ", ".join(BUTTONS))
    check = esp32_problem if board["chip"] == "esp32" else rp2_problem
    for what, pin in wired.items():
        if isinstance(pin, int):
            why = check(what, pin, board)
            found += [f"{what}: pin {pin} {why}"] if why else []
    return found


def rp2_problem(what: str, pin: int, board: dict) -> str | None:
    allowed = {"led": (25,), "battery": RP2_ADC, "usb": (24,)}
    if pin in RP2_ON_BOARD and pin not in allowed.get(what, ()):
        return "is not on the edge of the board"
    if pin not in PICO_PLACE and pin not in RP2_ON_BOARD:
        return "does not exist"
    if what == "battery" and pin not in RP2_ADC:
        return "cannot measure a voltage"
    if what in ("sda", "scl") and (pin % 2, pin // 2 % 2) != (what == "scl", board["i2c"]):
        return f"is not {what.upper()} of I2C block {board['i2c']}"
    return None


def esp32_problem(what: str, pin: int, board: dict) -> str | None:
    if pin in ESP32_FLASH:
        return "belongs to the flash chip"
    if pin in ESP32_STRAPPING:
        return "decides how the chip starts"
    if pin not in ESP32_PINS:
        return "does not exist"
    if what == "battery" and pin not in ESP32_ADC:
        return "cannot measure a voltage"
    if what != "battery" and pin in ESP32_INPUT_ONLY:
        return "has no pull-up and no output"
    return None


def wires(board: dict) -> dict:
    plain = {what: board[what] for what in WIRES if what in board}
    return plain | {"button " + name: board["buttons"][name] for name in board["buttons"]}


def pins_module(boards: dict) -> str:
    lines = [
        '"""Made by hardware/make_pins.py from hardware/pins.toml: change that, not this."""',
        "",
        "PINS: dict = {",
    ]
    for key, board in boards.items():
        lines.append(f'    "{key}": {{')
        for what in READ:
            value = board.get(what)
            lines.append(
                f'        "{what}": ' + (f'"{value}",' if value == "LED" else f"{value},")
            )
        order = ", ".join(str(board["buttons"][name]) for name in BUTTONS)
        lines.append(f'        "buttons": ({order}),  # {", ".join(BUTTONS)}')
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def wiring(boards: dict) -> str:
    lines = [
        "# Wiring",
        "",
        "Made by `hardware/make_pins.py` from `hardware/pins.toml`.",
        "Every button goes from its pin to ground (GND); the chip's own pull-up does the rest.",
        "The OLED also needs 3.3 V (pin `3V3`) and GND.",
        "",
    ]
    for board in boards.values():
        rp2 = board["chip"] != "esp32"
        note = "" if board["title"] == "Raspberry Pi Pico" else " (not yet run on hardware)"
        lines += [f"## {board['title']}{note}", ""]
        lines += ["| part | GPIO | place on the board |", "|---|---|---|"]
        for what, pin in wires(board).items():
            lines.append(f"| {part(what, board)} | {pin} | {place(pin, rp2)} |")
        lines.append("")
    return "\n".join(lines)


def part(what: str, board: dict) -> str:
    if what.startswith("button "):
        name = what.removeprefix("button ")
        return "button " + (name.upper() if len(name) == 1 else name)
    return {
        "sda": "OLED SDA",
        "scl": "OLED SCL",
        "buzzer": "piezo buzzer (optional)",
        "motor": "vibration motor, IN of its driver (optional)",
        "usb": "USB is plugged in",
        "led": "status LED" + (", 330 Ω to ground (optional)" if board["chip"] == "esp32" else ""),
        "battery": "battery voltage, divided by " + str(board["divider"]) + " (optional)",
    }[what]


def place(pin: int | str, rp2: bool) -> str:
    if not rp2:
        return f"`D{pin}` or `IO{pin}`"
    if pin in PICO_PLACE:
        return f"pin {PICO_PLACE[pin]} (`GP{pin}`)"
    return "on the board already"


def main() -> int:
    boards = tomllib.loads((HERE / "pins.toml").read_text(encoding="utf-8"))
    bad = [f"pins.toml, {key}: {why}" for key, board in boards.items() for why in problems(board)]
    if bad:
        print("\n".join(bad), file=sys.stderr)
        return 2
    FIRMWARE.write_text(pins_module(boards), encoding="utf-8")
    WIRING.write_text(wiring(boards), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
