"""How long a charge lasts, from the measured share of time awake and the data sheets' currents."""

from firmware.boards.cell import STOP_MV, percent
from hardware.measures import MEASURES, PARTS

POWER: dict = MEASURES["power"]
LOGIC = 3.3  # V
USB = 5.0  # V, at which the current asleep was measured


def hours() -> dict[str, float]:
    """{"play": with the display on and a press now and then, "dark": display off, switched on}."""
    busy = POWER["awake_share"] + POWER["press"] / POWER["every"]
    lit = POWER["oled_dark"] + POWER["oled_full"] * POWER["lit"]
    return {"play": life(busy, lit), "dark": life(POWER["awake_dark"], POWER["oled_off"])}


def life(awake_share: float, oled: float) -> float:
    """Hours, from the milliwatts behind the diode."""
    awake = POWER["awake"] * LOGIC / POWER["regulator"]
    asleep = POWER["asleep"] * USB
    drawn = awake_share * awake + (1 - awake_share) * asleep + oled * LOGIC / POWER["regulator"]
    there = PARTS["battery"]["mah"] * POWER["usable"] * (1 - percent(STOP_MV) / 100)
    return there * (POWER["cell"] - POWER["diode"]) / drawn
