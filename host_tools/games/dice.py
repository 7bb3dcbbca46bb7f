"""What the computer says about plain dice."""

from typing import Any

from firmware.games.dice.game import NAMES
from firmware.games.die_faces.de import DICE as GERMAN_DICE
from host_tools.games import Event, GameInfo, German, latest_faces


def next_event(game: Any, rng: Any) -> Event | None:
    """Somebody throws handfuls of dice; None when they are to be rolled."""
    if game.asks():
        return None
    if game.throws >= 6:
        return {"e": "end"}
    dice = [name for name in NAMES if rng.random() < 0.3] or ["route"]
    return {"e": "throw", "dice": dice, "counts": [rng.randint(1, 4) for _ in dice]}


def chapter(game: Any) -> str:
    return f"Throw {game.throws}" if game.throws else "Dice"


def values(event: Event, players: list[str]) -> dict[str, str]:
    if event["e"] != "throw":
        return {}
    pairs = zip(event["counts"], event["dice"], strict=False)
    return {"throw": ", ".join(f"{count} x {die}" for count, die in pairs)}


def german_values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    if event["e"] != "throw":
        return {}
    pairs = zip(event["counts"], event["dice"], strict=False)
    return {"throw": ", ".join(f"{count} x {GERMAN_DICE.get(die, die)}" for count, die in pairs)}


GERMAN = German(sentences={"throw": "Wurf: {throw}.", "end": "Das Ende."}, values=german_values)


INFO = GameInfo(
    title="plain dice",
    sentences={"throw": "Throw {throw}.", "end": "The end."},
    chapter=chapter,
    opens="throw",
    turns="throw",
    rolled=latest_faces,
    values=values,
    next_event=next_event,
    box=lambda options: None,
    german=GERMAN,
)
