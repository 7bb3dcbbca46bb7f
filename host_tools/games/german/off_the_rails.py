"""Off the Rails in German."""

from typing import Any

from host_tools.common.safe_text import plain
from host_tools.games.german import German

MINES = ("Rot", "Gelb", "Grün", "Blau")
TRACKS = {"lay": "legt Gleis", "upgrade": "baut Gleis aus"}


def values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    found = {
        name: cart_name(event[name], players)
        for name in ("cart", "with")
        if type(event.get(name)) is int
    }
    if event["e"] in ("stop", "vein"):
        found["at"] = square(event["at"])
    if event["e"] == "track":
        found["kind"] = TRACKS.get(event["kind"], "Gleis")
    return found


def cart_name(cart: int, players: list[str]) -> str:
    owner = players[cart // 2] if cart // 2 < len(players) else f"Spieler {cart // 2 + 1}"
    return f"{'Weiße' if cart % 2 else 'Andere'} Lore von {plain(owner, 40)}"


def square(number: int) -> str:
    if not 0 <= number < 32:
        return "einem anderen Feld"
    return f"{MINES[number // 8]} {number % 8 + 1}"


GERMAN = German(
    sentences={
        "chooser": "{who} wählt einen Clan.",
        "track": "{who} {kind}.",
        "place": "{cart} wird platziert.",
        "speed": "{cart}: Geschwindigkeit um {by}.",
        "done": "{who} ist fertig.",
        "pick": "{cart} sammelt {v}.",
        "stop": "{cart} hält auf {at}.",
        "bank": "{cart} ist wieder an der Oberfläche.",
        "derail": "{cart} entgleist.",
        "collide": "{cart}: Kollision mit {with}.",
        "vein": "Eine Ader auf {at}.",
        "chasm": "{who} zieht den Abgrund.",
        "collapse": "Minen stürzen ein: {squares}.",
        "token": "{who}: ein Abgrundmarker.",
        "return": "Juwelen gehen zurück: {v}.",
        "mission": "{who}: Auftrag, {by} Punkte.",
        "end": "Das Ende.",
        "scores": "{who}: {v}.",
    },
    words={
        "rocks": "Steine",
        "rubies": "Rubine",
        "emeralds": "Smaragde",
        "gold": "Gold",
        "diamonds": "Diamanten",
        "jewels": "Juwelen",
        "carts": "Loren",
        "missions": "Aufträge",
        "total": "Summe",
        "chasm": "Abgrundwürfel",
    },
    values=values,
)
