"""Who got what: every game's own score as totals and places, one per player."""

from typing import Any

from host_tools.journals.examine import FINISHED, Examined


def result_of(found: Examined) -> dict[str, Any]:
    """`totals`, `places` and `parts` per player (None where nothing is known), and a `note`."""
    empty: dict[str, Any] = {"totals": [], "places": [], "parts": [], "note": ""}
    if found.header is None or found.state != FINISHED or not found.game.over():
        return empty
    return empty | RESULTS[found.header["game"]](found.game.score())


def _railroad(score: Any) -> dict[str, Any]:
    return {
        "parts": [list(values) if values else None for values, _, _ in score],
        "totals": [total for _, total, _ in score],
        "places": [place for _, _, place in score],
    }


def _emma(score: Any) -> dict[str, Any]:
    notes = {1: "won", 0: "lost"}
    return {
        "parts": [list(row) for row in score["players"]],
        "totals": [row[0] for row in score["players"]] if score["mode"] != "dice" else [],
        "places": list(score["places"]),
        "note": notes.get(score["won"], ""),
    }


def _off_the_rails(score: Any) -> dict[str, Any]:
    return {
        "parts": [list(row) for row in score["rows"]],
        "totals": [row[4] for row in score["rows"]],
        "places": list(score["places"]),
    }


def _dice(score: Any) -> dict[str, Any]:
    return {"note": f"{score['throws']} throws"}


RESULTS = {
    "railroad": _railroad,
    "emma": _emma,
    "off_the_rails": _off_the_rails,
    "dice": _dice,
}


def winners(result: dict[str, Any], players: list[str]) -> list[str]:
    return [name for name, place in zip(players, result["places"], strict=False) if place == 1]
