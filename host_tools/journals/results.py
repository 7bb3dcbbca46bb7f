"""Who got what: every game's own score as totals and places, one per player."""

from typing import Any

from host_tools.journals.examine import FINISHED, Examined

LOST = "lost"  # the note of a game that can be lost alone


def result_of(found: Examined) -> dict[str, Any]:
    """`totals`, `places` and `parts` per player (None where nothing is known), and a `note`."""
    empty: dict[str, Any] = {"totals": [], "places": [], "parts": [], "note": ""}
    if found.header is None or found.state != FINISHED or not found.game.over():
        return empty
    score = found.game.score()
    players = score["players"]
    key, args = score["note"] or ("", ())
    return {
        "totals": _column(players, "total"),
        "places": _column(players, "place"),
        "parts": [_values(player["rows"]) for player in players],
        "note": " ".join([*map(str, args), key]),
    }


def _column(players: list[dict], name: str) -> list[int | None]:
    """One value for each player; none at all where a game has totals but no places, or the other
    way round."""
    values = [player[name] for player in players]
    known = [value for value in values if value is not None]
    other = [player["place" if name == "total" else "total"] for player in players]
    return values if known or other.count(None) == len(other) else []


def _values(rows: list[tuple[str, int]] | None) -> list[int] | None:
    return None if rows is None else [value for _, value in rows]


def won(result: dict[str, Any], seat: int) -> bool:
    """Is this player first? Who lost alone is first, too, but did not win."""
    places = result["places"]
    return seat < len(places) and places[seat] == 1 and result["note"] != LOST


def winners(result: dict[str, Any], players: list[str]) -> list[str]:
    return [name for seat, name in enumerate(players) if won(result, seat)]
