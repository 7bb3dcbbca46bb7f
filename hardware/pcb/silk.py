"""What is printed on the circuit board: what a maker wants to read while soldering."""

import pcbnew

from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons
from hardware.pcb.placing import CHARGER

# text, x, y, height, degrees; each about its middle, in the board's frame
Text = tuple[str, float, float, float, int]


def add(board: pcbnew.BOARD, place) -> None:
    for back, texts in ((False, front()), (True, behind())):
        for text, x, y, size, turned in texts:
            item = pcbnew.PCB_TEXT(board)
            item.SetText(text)
            item.SetPosition(place(x, y))
            item.SetLayer(pcbnew.B_SilkS if back else pcbnew.F_SilkS)
            item.SetMirrored(back)
            item.SetTextAngle(turned * 10)
            item.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(size), pcbnew.FromMM(size)))
            item.SetTextThickness(pcbnew.FromMM(max(0.15, size * 0.15)))
            board.Add(item)
    for start, end in frame():
        line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(place(*start))
        line.SetEnd(place(*end))
        line.SetLayer(pcbnew.F_SilkS)
        line.SetWidth(pcbnew.FromMM(0.12))
        board.Add(line)


def front() -> list[Text]:
    names = {name: name.upper() for name in buttons()}
    found = [(names[name], x, y, 1.2, 0) for name, (x, y) in buttons().items()]
    x, y = at_hole(*PLACES["oled"])
    bx, by = at_hole(*PLACES["buzzer"])
    return [
        *found,
        ("1", x - 3.81, y + 2.4, 0.8, 0),
        ("2", x - 1.27, y + 2.4, 0.8, 0),
        ("SCL", x + 1.27, y + 2.4, 0.8, 0),
        ("SDA", x + 3.91, y + 2.4, 0.8, 0),
        ("OLED 0.96", x, y - 20.0, 1.2, 0),
        ("PIEZO", bx, by + 3.6, 1.2, 0),
        ("SIGNALBOX", 74.0, 52.0, 2.6, 0),
        (f"rev {BOARD['revision']}", 74.0, 48.0, 1.5, 0),
        ("CERN-OHL-P v2", 74.0, 45.0, 1.2, 0),
    ]


def frame() -> list[tuple]:
    """The outline of the small OLED, to hold it straight while soldering."""
    part = PARTS["oled_096"]
    x, y = at_hole(*PLACES["oled"])
    left, right = x - part["size"][0] / 2, x + part["size"][0] / 2
    top = y + part["pins_from_top"]
    low = top - part["size"][1]
    mark = 3.0  # only its corners: the rest would run over pads
    return [
        ((left, low), (left + mark, low)),
        ((left, low), (left, low + mark)),
        ((right, low), (right - mark, low)),
        ((right, low), (right, low + mark)),
    ]


def behind() -> list[Text]:
    header, row = at_hole(13, 8)
    pins = [
        (text, header + i * BOARD["pitch"], row - 3.9, 1.0, 90) for i, text in enumerate(CHARGER)
    ]
    x, y = at_hole(*PLACES["oled"])
    _, low = at_hole(0, PLACES["pico_row"])
    middle = low + 3.5 * BOARD["pitch"]
    switch = PLACES["slide_switch"]
    return [
        *pins,
        ("CHARGER", header + 2.5 * BOARD["pitch"], row - 7.6, 1.2, 0),
        ("USB", 10.0, middle, 1.6, 90),
        ("PICO", 30.0, middle + 2.0, 2.0, 0),
        ("JP1", x - 4.5, y + 8.6, 1.0, 0),
        ("JP2", x + 4.5, y + 8.6, 1.0, 0),
        ("both 1-2: GND VCC SCL SDA", 70.0, y + 7.0, 1.0, 0),
        ("both 2-3: VCC GND SCL SDA", 70.0, y + 5.2, 1.0, 0),
        ("OLED", x, y + 3.4, 1.0, 0),
        ("ON", switch - 7.4, 66.5, 1.2, 0),
        ("OFF", switch + 8.2, 66.5, 1.2, 0),
        ("1N5817", 12.0, 57.0, 1.0, 0),
        ("R1 100k", 26.2, 56.2, 1.0, 0),
        ("R2 100k", 36.7, 56.2, 1.0, 0),
        ("R1 R2: Pico W only", 31.5, 58.2, 1.0, 0),
        ("LiPo", 80.5, 4.5, 1.2, 0),
        ("+", 69.0, 5.5, 1.6, 0),
        ("-", 69.0, 3.5, 1.6, 0),
        ("JP3", 58.0, row + 2.4, 1.0, 0),
        ("JP4", 62.0, row + 2.4, 1.0, 0),
        ("no charger:", 60.0, row - 2.6, 1.0, 0),
        ("close both", 60.0, row - 4.2, 1.0, 0),
    ]
