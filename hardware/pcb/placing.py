"""What stands where on the circuit board, and which pad has which net. Needs no KiCad.

Places are in the board's frame (measures.toml): x to the right, y up, seen from the front.
"""

from dataclasses import dataclass, field

from hardware import nets, pinouts
from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons, mounting_holes

LIBRARY = "/usr/share/kicad/footprints"
OWN = "signalbox"  # our own library: the Pico
CHARGER = ("IN+", "IN-", "B+", "B-", "OUT+", "OUT-")  # its six pins on the board
FAMILY = ("pico", "pico_w", "pico2")  # all of them fit; only a Pico W needs R1 and R2


@dataclass
class Placed:
    ref: str
    library: str
    footprint: str
    value: str
    x: float  # of the footprint's origin
    y: float
    turn: int = 0
    back: bool = False
    pads: dict[str, str] = field(default_factory=dict)  # pad -> net
    label: tuple = ()  # where its reference stands: dx, dy from the middle; () hides it


def circuit() -> nets.Nets:
    """The nets of the board, with the solder jumpers that swap two pins of the OLED."""
    boards = nets.boards()
    same = [
        {k: v for k, v in boards[key].items() if k in ("sda", "scl", "buzzer", "buttons")}
        for key in FAMILY
    ]
    if any(one != same[0] for one in same):
        raise SystemExit(
            "pins.toml: one circuit board for all Picos needs them wired alike; make them so"
        )
    found = nets.nets(boards["pico_w"])
    found["GND"].remove(("oled", "GND"))
    found["3V3"].remove(("oled", "VCC"))
    found["GND"] += [("jp1", "1"), ("jp2", "3"), ("jp4", "2")]
    found["3V3"] += [("jp1", "3"), ("jp2", "1")]
    found["OLED1"] = [("jp1", "2"), ("oled", "1")]
    found["OLED2"] = [("jp2", "2"), ("oled", "2")]
    found["BAT+"].append(("jp3", "1"))
    found["OUT+"].append(("jp3", "2"))
    found["BAT-"].append(("jp4", "1"))
    return found


# Which pad of its footprint a pin of the nets is; what is not named here has the same name.
PAD = {
    ("oled", "SCL"): "3",
    ("oled", "SDA"): "4",
    ("cell", "+"): "1",
    ("cell", "-"): "2",
    ("switch", "1"): "2",  # the middle one is the lever's
    ("switch", "2"): "1",
    ("diode", "K"): "1",
    ("diode", "A"): "2",
} | {("charger", name): str(i) for i, name in enumerate(CHARGER, 1)}


def pads_of(part: str, found: nets.Nets) -> dict[str, str]:
    """{pad: net} of one part."""
    pads = {}
    for net, ends in found.items():
        for name, pin in ends:
            if name != part:
                continue
            if part == "board":
                board = nets.boards()["pico_w"]
                for side, at in pinouts.places(board, pin):
                    pads[str(pinouts.pico_number(side, at))] = net
            else:
                pads[PAD.get((part, pin), str(pin))] = net
    if part == "board":
        pads["33"] = "GND"  # AGND
    return pads


def placed() -> list[Placed]:
    """All footprints."""
    found = circuit()
    everything = [
        *switches(),
        *display(),
        pico(),
        *power(),
        *(hole(i, *at) for i, at in enumerate(mounting_holes(), 1)),
    ]
    parts = {
        "U1": "board",
        "J1": "oled",
        "BZ1": "buzzer",
        "J2": "cell",
        "J3": "charger",
        "S7": "switch",
    }
    parts |= {"D1": "diode", "R1": "r1", "R2": "r2"} | {f"JP{i}": f"jp{i}" for i in range(1, 5)}
    parts |= {f"S{i}": name for i, name in enumerate(nets.BUTTONS, 1)}
    for one in everything:
        if one.ref in parts:
            one.pads = pads_of(parts[one.ref], found)
    return everything


def switches() -> list[Placed]:
    """The six buttons; the footprint's origin is a leg, its middle 3.25 and 2.25 away."""
    return [
        Placed(f"S{i}", "Button_Switch_THT", "SW_PUSH_6mm_H5mm", name, x - 3.25, y + 2.25)
        for i, (name, (x, y)) in enumerate(
            zip(nets.BUTTONS, map(buttons().get, nets.BUTTONS), strict=True), 1
        )
    ]


def display() -> list[Placed]:
    """The OLED's four holes, its two jumpers behind them, and the buzzer."""
    x, y = at_hole(*PLACES["oled"])
    bx, by = at_hole(*PLACES["buzzer"])
    jumper = "SolderJumper-3_P1.3mm_Open_RoundedPad1.0x1.5mm_NumberLabels"
    half = PARTS["buzzer"]["pins_apart"] / 2
    return [
        Placed(
            "J1",
            "Connector_PinHeader_2.54mm",
            "PinHeader_1x04_P2.54mm_Vertical",
            "OLED",
            x - 3.81,
            y,
            90,
        ),
        Placed("JP1", "Jumper", jumper, "OLED 1", x - 4.5, y + 6.5, back=True),
        Placed("JP2", "Jumper", jumper, "OLED 2", x + 4.5, y + 6.5, back=True),
        Placed(
            "BZ1",
            "Buzzer_Beeper",
            "Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm",
            "PS1240",
            bx - half,
            by,
        ),
    ]


def pico() -> Placed:
    """Behind the board, its USB end at the left edge."""
    length = PARTS["pico"]["size"][0]
    _, low = at_hole(0, PLACES["pico_row"])
    middle = low + 3.5 * BOARD["pitch"]
    return Placed(
        "U1",
        OWN,
        "Pico",
        "Raspberry Pi Pico",
        PLACES["pico_edge_board"] + length / 2,
        middle,
        270,
        True,
    )


def power() -> list[Placed]:
    """Cell, charger, switch and diode, all behind the board."""
    edge = BOARD["height"]
    strip = edge - 15.8  # between the Pico and the switch
    x, y = PLACES["slide_switch"], edge - PARTS["slide_switch"]["size"][1] / 2
    header, _ = at_hole(13, 0)
    _, row = at_hole(0, 8)
    axial = "R_Axial_DIN0204_L3.6mm_D1.6mm_P7.62mm_Horizontal"
    jumper = "SolderJumper-2_P1.3mm_Open_RoundedPad1.0x1.5mm"
    return [
        Placed(
            "S7",
            "Button_Switch_THT",
            "SW_CuK_OS102011MA1QN1_SPDT_Angled",
            "on/off",
            x - 2,
            y,
            180,
            True,
        ),
        Placed(
            "D1", "Diode_THT", "D_DO-41_SOD81_P10.16mm_Horizontal", "1N5817", 17.0, strip, 0, True
        ),
        Placed("R1", "Resistor_THT", axial, "100k", 30.0, strip, 0, True),
        Placed("R2", "Resistor_THT", axial, "100k", 40.5, strip, 0, True),
        Placed(
            "J2",
            "Connector_JST",
            "JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal",
            "LiPo",
            PLACES["jst"][0],
            PLACES["jst"][1] + 1.0,
            270,
            True,
        ),
        Placed(
            "J3",
            "Connector_PinHeader_2.54mm",
            "PinHeader_1x06_P2.54mm_Vertical",
            "charger",
            header,
            row,
            270,
            True,
        ),
        Placed("JP3", "Jumper", jumper, "B+ OUT+", 58.0, row, 90, True),
        Placed("JP4", "Jumper", jumper, "B- OUT-", 62.0, row, 90, True),
    ]


def hole(number: int, x: float, y: float) -> Placed:
    return Placed(f"H{number}", "MountingHole", "MountingHole_2.2mm_M2", "M2", x, y)
