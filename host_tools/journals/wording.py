"""Events of a game as short sentences, for people who read a journal."""

import re
from typing import Any

from host_tools.common.safe_text import plain
from host_tools.games import Event, about

SESSION = {
    "salt": "The table adds its salt {text}.",
    "abandon": "The game is abandoned.",
    "reveal": "The secret is revealed.",
}


def sentence(key: str, event: Event, players: list[str]) -> str:
    """What happened, for every event but `roll` and `undo`."""
    e, game = event["e"], about(key)
    values = {name: _shown(value) for name, value in event.items()}
    if e in game.counted:
        pairs = zip(event["v"], game.counted[e], strict=False)
        values["v"] = ", ".join(f"{count} {word}" for count, word in pairs if count) or "nothing"
    p = event.get("p")
    if type(p) is int:
        values["who"] = plain(players[p], 40) if p < len(players) else f"Player {p + 1}"
    values |= game.values(event, players)
    text = SESSION.get(e) or game.sentences.get(e, e)
    return plain(re.sub(r"{(\w+)}", lambda found: values.get(found[1], found[0]), text))


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "nothing"
    return str(value)
