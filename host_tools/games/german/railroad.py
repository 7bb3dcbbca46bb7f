"""Railroad Ink in German."""

from typing import Any

from firmware.games.railroad.sheet.tiles import SPECIALS
from host_tools.games.german import German

SIDES = {"N": "Norden", "E": "Osten", "S": "Süden", "W": "Westen"}


def values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    if event["e"] == "pick":
        return {"pair": str(event["pair"] + 1)}
    if event["e"] == "draw":
        die = event["die"]
        return {"with": f" (Spezialstrecke {die})" if die in SPECIALS else ""}
    if event["e"] == "meteor":
        if "ignore" in event:
            return {"moves": f"wird mit Spezialstrecke {event['ignore']} ignoriert"}
        return {"moves": f"wandert nach {SIDES.get(event['dir'], event['dir'])}"}
    return {}


GERMAN = German(
    sentences={
        "pick": "{who} nimmt Würfelpaar {pair}.",
        "draw": "{who} zeichnet {tile}{with}.",
        "erase": "{who} löscht {at} für die Lava.",
        "volcano": "{who} öffnet einen Vulkan auf {at}.",
        "meteor": "{who}: der Meteor {moves}.",
        "special": "{who} zeichnet Spezialstrecke {s}.",
        "crater": "{who} überbaut den Krater auf {at}.",
        "end": "Die Runde ist zu Ende.",
        "scores": "{who}: {v}.",
    },
    words={
        "exits": "Ausfahrten",
        "highway": "Straße",
        "railway": "Gleis",
        "centre": "Zentralfelder",
        "errors": "Fehler",
        "expansion": "Erweiterung",
    },
    values=values,
)
