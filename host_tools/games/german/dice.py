"""Plain dice in German."""

from typing import Any

from firmware.ui.texts.faces_de import DICE
from host_tools.games.german import German


def values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    if event["e"] != "throw":
        return {}
    pairs = zip(event["counts"], event["dice"], strict=False)
    return {"throw": ", ".join(f"{count} x {DICE.get(die, die)}" for count, die in pairs)}


GERMAN = German(sentences={"throw": "Wurf: {throw}.", "end": "Das Ende."}, values=values)
