"""Results: every game's own score as totals and places, one per player.

Whether somebody won is decided by the game's score alone (`winners` in firmware/games/game.py)
and read here by everything that shows or counts it.
"""

from typing import Any

from firmware.games.game import LOST as LOST_NOTE
from firmware.games.game import winners
from host_tools.games import game_info
from host_tools.journals.examine import FINISHED, Examined, effective_events

LOST = LOST_NOTE[0]  # the note of a solo game that was lost


def result_of(found: Examined) -> dict[str, Any]:
    """`totals`, `places` and `parts` per player (None where nothing is known), all empty where
    nobody has a total; `winners`, the seats that won; and a `note`."""
    result: dict[str, Any] = {"totals": [], "places": [], "parts": [], "winners": [], "note": ""}
    if found.header is None or found.state != FINISHED or not found.game.over():
        return result
    score = found.game.score()
    players = score["players"]
    key, args = score["note"] or ("", ())
    result |= {"winners": winners(score), "note": " ".join([*map(str, args), key])}
    if all(player["total"] is None for player in players):
        return result
    return result | {
        "totals": [player["total"] for player in players],
        "places": [player["place"] for player in players],
        "parts": _parts(found, players),
    }


def _parts(found: Examined, players: list[dict[str, Any]]) -> list[list[int] | None]:
    """What each total is made of; None where only the total was typed in."""
    kind = game_info((found.header or {})["game"])
    typed = {
        event.get("p"): event for event in effective_events(found.events) if event["e"] == "scores"
    }
    quick = {seat for seat, event in typed.items() if kind.total_only(event)}
    return [
        None
        if player["rows"] is None or seat in quick
        else [points for _, points in player["rows"]]
        for seat, player in enumerate(players)
    ]


def won(result: dict[str, Any], seat: int) -> int | None:
    """1 or 0; None if unknown, and for a solo game played for points."""
    if result["winners"]:
        return int(seat in result["winners"])
    return 0 if result["note"] == LOST else None


def of_seat(values: Any, seat: int) -> Any:
    """A player's value in one of the lists; None where there is none."""
    return values[seat] if seat < len(values) else None
