"""Projects for the Wokwi simulator, from the same nets as everything else.

Nobody has run them there yet: hardware/wokwi/README.md says so, and how to try.
"""

import json

from hardware import nets, pinouts
from hardware.drawing.wires import COLOURS

MCU = {"pico": "wokwi-pi-pico", "esp32": "board-esp32-devkit-c-v4"}
FIRMWARE = {"pico": "micropython.uf2", "esp32": "micropython.bin"}
# Which of several pins of the same name a part's wire goes to, so that not all meet in one.
GROUND = {
    "pico": {"oled": "GND.1", "buzzer": "GND.5"},
    "esp32": {"oled": "GND.2", "buzzer": "GND.3", "led": "GND.3"},
}
OTHER_GROUND = {"pico": "GND.4", "esp32": "GND.1"}
# type, left, top and attributes of the parts
PARTS = {
    "oled": ("board-ssd1306", 0, -190, {"i2cAddress": "0x3c"}),
    "up": ("wokwi-pushbutton", -290, -40, {"key": "ArrowUp"}),
    "down": ("wokwi-pushbutton", -290, 80, {"key": "ArrowDown"}),
    "left": ("wokwi-pushbutton", -370, 20, {"key": "ArrowLeft"}),
    "right": ("wokwi-pushbutton", -210, 20, {"key": "ArrowRight"}),
    "b": ("wokwi-pushbutton", 190, 60, {"key": "b"}),
    "a": ("wokwi-pushbutton", 270, 10, {"key": "a"}),
    "buzzer": ("wokwi-buzzer", 200, -160, {"volume": "0.1"}),
    "r3": ("wokwi-resistor", 180, -60, {"value": "330"}),
    "led": ("wokwi-led", 290, -90, {"color": "red"}),
}
PIN = {"led K": "C"} | {f"{name} {n}": f"{n}.l" for name in nets.BUTTONS for n in "12"}


def diagram(key: str, board: dict) -> str:
    """diagram.json for one board."""
    circuit = nets.nets(board, battery=False)
    named = sorted({part for ends in circuit.values() for part, _ in ends} - {"board"})
    parts: list[dict] = [{"type": MCU[key], "id": "board", "top": 0, "left": 0, "attrs": {}}]
    for name in named:
        kind, left, top, attrs = PARTS[name]
        if name in nets.BUTTONS:
            attrs = {"color": "black", "label": name} | attrs
        parts.append({"type": kind, "id": name, "top": top, "left": left, "attrs": attrs})
    wires = []
    for net, ends in circuit.items():
        source = next(end for end in ends if end[0] == "board" or net == "LED2")
        for end in ends:
            if end != source:
                start = place(key, board, source, end[0])
                wires.append([start, place(key, board, end), COLOURS[net], []])
    if key == "esp32":
        wires += [
            [f"board:{a}", f"$serialMonitor:{b}", "", []] for a, b in (("TX", "RX"), ("RX", "TX"))
        ]
    return (
        '{\n  "version": 1,\n  "author": "Signalbox",\n  "editor": "wokwi",\n'
        f'  "parts": {lines(parts)},\n'
        f'  "connections": {lines(wires)},\n  "dependencies": {{}}\n}}\n'
    )


def lines(listed: list) -> str:
    return "[\n" + ",\n".join("    " + json.dumps(one) for one in listed) + "\n  ]"


def place(key: str, board: dict, end: nets.End, toward: str = "") -> str:
    """Wokwi's name of a pin."""
    part, pin = end
    if part != "board":
        return f"{part}:{PIN.get(f'{part} {pin}', pin)}"
    if pin == "GND":
        return "board:" + GROUND[key].get(toward, OTHER_GROUND[key])
    printed = pinouts.printed(board, pin)
    return "board:" + (printed if key == "pico" else printed.removeprefix("D"))


def settings(key: str) -> str:
    """wokwi.toml for one board."""
    return (
        "# Made by `python -m hardware.make`. Nobody has run it in Wokwi yet: see ../README.md.\n"
        f"[wokwi]\nversion = 1\nfirmware = '{FIRMWARE[key]}'\n"
        "# mpremote reaches the board through it: `mpremote connect rfc2217://localhost:4000`\n"
        "rfc2217ServerPort = 4000\n"
    )
