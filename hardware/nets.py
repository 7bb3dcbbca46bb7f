"""The circuit of every board as nets, from pins.toml: pictures and circuit board share them.

A net is a name and its ends, an end is (part, pin). A pin of the board is a GPIO number or the
name of a power pin. Parts and pins:

board    a GPIO, or 3V3, GND, VBUS, VSYS (Picos), VIN (ESP32)
oled     GND VCC SCL SDA
up down left right a b    the buttons: 1 to the pin, 2 to ground
buzzer   1 2
cell     + -              one LiPo cell
charger  IN+ IN- B+ B- OUT+ OUT-
switch   1 2              the slide switch
diode    A K              Schottky: USB must not flow into the cell
r1 r2    1 2              the divider where the chip cannot measure its own supply
led r3   A K, 1 2         the status light of a board that has none
"""

import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUTTONS = ("up", "down", "left", "right", "a", "b")
ON_BOARD = 29  # the Pico and the Pico 2 measure their own supply here
POWER_IN = {"esp32": "VIN"}  # where a battery goes in; the Picos: VSYS

End = tuple[str, "int | str"]
Nets = dict[str, list[End]]


def boards() -> dict:
    return tomllib.loads((HERE / "pins.toml").read_text(encoding="utf-8"))


def nets(board: dict, battery: bool = True) -> Nets:
    """All nets of one board of pins.toml."""
    found: Nets = {"GND": [("board", "GND"), ("oled", "GND")]}
    found["3V3"] = [("board", "3V3"), ("oled", "VCC")]
    found["SDA"] = [("board", board["sda"]), ("oled", "SDA")]
    found["SCL"] = [("board", board["scl"]), ("oled", "SCL")]
    for name in BUTTONS:
        found[name.upper()] = [("board", board["buttons"][name]), (name, "1")]
        found["GND"].append((name, "2"))
    found["BUZZER"] = [("board", board["buzzer"]), ("buzzer", "1")]
    found["GND"].append(("buzzer", "2"))
    if board["chip"] == "esp32":
        found["LED"] = [("board", board["led"]), ("r3", "1")]
        found["LED2"] = [("r3", "2"), ("led", "A")]
        found["GND"].append(("led", "K"))
    if battery:
        add_battery(found, board)
    return found


def add_battery(found: Nets, board: dict) -> None:
    found["BAT+"] = [("cell", "+"), ("charger", "B+")]
    found["BAT-"] = [("cell", "-"), ("charger", "B-")]
    found["OUT+"] = [("charger", "OUT+"), ("switch", "1")]
    found["SWITCHED"] = [("switch", "2"), ("diode", "A")]
    into = POWER_IN.get(board["chip"], "VSYS")
    found[into] = [("diode", "K"), ("board", into)]
    found["GND"].append(("charger", "OUT-"))
    if board["chip"] != "esp32":  # the charger lives on the USB socket of the Pico
        found["VBUS"] = [("board", "VBUS"), ("charger", "IN+")]
        found["GND"].append(("charger", "IN-"))
    if board["battery"] != ON_BOARD:
        # An ESP32 is fed by a booster, always with 5 V: there only the cell shows its charge.
        found["BAT+" if board["chip"] == "esp32" else "VSYS"].append(("r1", "1"))
        found["BATTERY"] = [("r1", "2"), ("r2", "1"), ("board", board["battery"])]
        found["GND"].append(("r2", "2"))
