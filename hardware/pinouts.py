"""Where the pins of each board are: what is printed beside them, side by side from the top."""

# USB is at the top of the Picos, at the bottom of the ESP32 DevKit (30 pins).
_PRINTED = {
    "rp2": (
        "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15",
        "VBUS VSYS GND 3V3_EN 3V3 VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND "
        "GP17 GP16",
    ),
    "esp32": (
        "EN VP VN D34 D35 D32 D33 D25 D26 D27 D14 D12 D13 GND VIN",
        "D23 D22 TX0 RX0 D21 D19 D18 D5 TX2 RX2 D4 D2 D15 GND 3V3",
    ),
}
SIDES = {family: [side.split() for side in sides] for family, sides in _PRINTED.items()}


def family(board: dict) -> str:
    return "esp32" if board["chip"] == "esp32" else "rp2"


def printed(board: dict, pin: int | str) -> str:
    """What the board has printed beside a pin of the nets: 4 is GP4 or D4."""
    if isinstance(pin, str):
        return pin
    return ("D" if family(board) == "esp32" else "GP") + str(pin)


def places(board: dict, pin: int | str) -> list[tuple[int, int]]:
    """Every (side, position from the top) with this pin; GND has several."""
    name = printed(board, pin)
    return [
        (side, at)
        for side, names in enumerate(SIDES[family(board)])
        for at, there in enumerate(names)
        if there == name
    ]


def pico_number(side: int, at: int) -> int:
    """The number of a Pico's pin: 1 to 20 down the left side, 21 to 40 up the right."""
    return at + 1 if side == 0 else 40 - at
