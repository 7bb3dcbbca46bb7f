"""Emma in German."""

from typing import Any

from host_tools.games.german import German

KINDS = {"railway": "Strecke", "rubble": "Schutt"}


def values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    return {"kind": KINDS.get(event["kind"], "?")} if event["e"] == "betsy" else {}


GERMAN = German(
    sentences={
        "first": "{who} beginnt.",
        "railway": "Das Schienennetz beginnt mit {cards}.",
        "build": "{who} legt {count} x {number} an.",
        "pass": "{who} passt.",
        "rubble": "{who} nimmt Schutt: {cards}.",
        "lay": "{who} legt {order} auf den Ablagestapel.",
        "betsy": "Betsy deckt auf: {kind} {number}.",
        "pile": "Korrigiert: {left} Karten sind noch im Nachziehstapel.",
        "hand": "Korrigiert: {who} hat {cards} Handkarten.",
        "scores": "{who} hat übrig: {v}.",
        "wheels": "{count} x {number} Radwürfel.",
        "end": "Das Ende.",
    },
    words={
        "points": "Punkte",
        "cards": "Karten",
        "ones": "Einser",
        "twos": "Zweier",
        "threes": "Dreier",
        "fours": "Vierer",
        "derailments": "Entgleisungen",
    },
    values=values,
)
