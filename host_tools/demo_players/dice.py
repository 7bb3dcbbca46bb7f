"""Somebody who throws handfuls of dice."""

from typing import Any

from firmware.games.dice.rules.game import NAMES


def next_event(game: Any, rng: Any) -> dict[str, Any] | None:
    """The next legal event; None when dice are to be rolled."""
    if game.asks():
        return None
    if game.throws >= 6:
        return {"e": "end"}
    dice = [name for name in NAMES if rng.random() < 0.3] or ["route"]
    return {"e": "throw", "dice": dice, "counts": [rng.randint(1, 4) for _ in dice]}
