"""What the computer says about plain dice."""

from typing import Any

from firmware.games.dice.game import NAMES
from firmware.games.die import face_name
from firmware.games.die_faces.de import DICE as GERMAN_DICE
from host_tools.games import Event, Face, GameInfo, German, latest_faces


def next_event(game: Any, rng: Any) -> Event | None:
    """Somebody throws handfuls of dice; None when they are to be rolled."""
    if game.asks():
        return None
    if game.throws >= 6:
        return {"e": "end"}
    if sum(game.left) and rng.random() < 0.5:
        return {"e": "pull"}
    if game.outcomes and rng.random() < 0.3:
        places = range(len(game.outcomes))
        return {"e": "again", "dice": [i for i in places if rng.random() < 0.5] or [0]}
    if game.throws and not game.faces and rng.random() < 0.2:
        return {"e": "bag", "faces": ["route HHH-", "speed 6"], "counts": [2, rng.randint(1, 3)]}
    dice = [name for name in NAMES if rng.random() < 0.3] or ["route"]
    return {"e": "throw", "dice": dice, "counts": [rng.randint(1, 4) for _ in dice]}


def rolled(game: Any, event: Event) -> list[Face]:
    """The dice of a throw, or the face that was drawn from the bag."""
    if game.thrown:
        return latest_faces(game, event)
    die, face = game.faces[game.pulled[-1]].split(" ", 1)
    return [(face, die)]


def chapter(game: Any) -> str:
    return f"Throw {game.throws}" if game.throws else "Dice"


def values(event: Event, players: list[str]) -> dict[str, str]:
    return _values(event, "en")


def german_values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    return _values(event, "de")


def _values(event: Event, language: str) -> dict[str, str]:
    """What the sentences need: dice by their names, places counted from 1, faces in words."""
    counts, dice = event.get("counts", []), event.get("dice", [])
    if event["e"] == "throw":
        names = GERMAN_DICE if language == "de" else {}
        pairs = [f"{n} x {names.get(die, die)}" for n, die in zip(counts, dice, strict=False)]
        return {"throw": ", ".join(pairs)}
    if event["e"] == "again":
        return {"dice": ", ".join(str(place + 1) for place in dice)}
    if event["e"] == "bag":
        named = [text.split(" ", 1) for text in event["faces"]]
        faces = [face_name(face, language, die) for die, face in named]
        pairs = [f"{n} x {face}" for n, face in zip(counts, faces, strict=False)]
        return {"bag": ", ".join(pairs)}
    return {}


GERMAN = German(
    sentences={
        "throw": "Wurf: {throw}.",
        "again": "Noch einmal geworfen: Würfel {dice}.",
        "bag": "Im Beutel: {bag}.",
        "pull": "Aus dem Beutel gezogen.",
        "end": "Das Ende.",
    },
    values=german_values,
)


INFO = GameInfo(
    title="plain dice",
    sentences={
        "throw": "Throw {throw}.",
        "again": "Throw again: dice {dice}.",
        "bag": "In the bag: {bag}.",
        "pull": "Draw from the bag.",
        "end": "The end.",
    },
    chapter=chapter,
    opens="throw",
    turns="throw",
    rolled=rolled,
    values=values,
    next_event=next_event,
    box=lambda options: None,
    german=GERMAN,
)
