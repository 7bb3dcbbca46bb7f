"""Events of a game as short sentences."""

import re
from typing import Any

from host_tools.common.safe_text import plain
from host_tools.games import Event, game_info
from host_tools.games import word as word_in

SESSION = {
    "en": {
        "salt": "The table adds its salt {text}.",
        "abandon": "The game is abandoned.",
        "reveal": "The secret is revealed.",
        "who": "Who starts? {who}.",
    },
    "de": {
        "salt": "Der Tisch fügt sein Salz {text} hinzu.",
        "abandon": "Das Spiel wird abgebrochen.",
        "reveal": "Das Geheimnis ist offengelegt.",
        "who": "Wer beginnt? {who}.",
    },
}
NOTHING = {"en": "nothing", "de": "nichts"}
PLAYER = {"en": "Player {}", "de": "Spieler {}"}
# How chapters begin, of every game; a number may follow.
CHAPTERS = {
    "Round": "Runde",
    "Turn": "Zug",
    "Throw": "Wurf",
    "Set-up": "Aufbau",
    "Scores": "Wertung",
    "Dice": "Würfel",
}


def sentence(key: str, event: Event, players: list[str], language: str = "en") -> str:
    """What happened, for every event but `roll` and `undo`."""
    e, game = event["e"], game_info(key)
    other = game_info(key).german if language == "de" else None
    if other is None:
        language = "en"
    values = {name: _shown(value, language) for name, value in event.items()}
    if e in game.counted:
        counted = [
            f"{'−' if word in game.subtracted else ''}{count} {word_in(key, word, language)}"
            for count, word in zip(event["v"], game.counted[e], strict=False)
            if count
        ]
        values["v"] = ", ".join(counted) or NOTHING[language]
    p = event["got"][0] if e == "who" else event.get("p")
    if type(p) is int:
        known = p < len(players)
        values["who"] = plain(players[p], 40) if known else PLAYER[language].format(p + 1)
    kind = other or game
    values |= kind.values(event, players)
    text = SESSION[language].get(e) or kind.sentences.get(e, e)
    return plain(re.sub(r"{(\w+)}", lambda found: values.get(found[1], found[0]), text))


def chapter_in(title: str, language: str) -> str:
    """The title of a chapter in this language."""
    first, space, number = title.partition(" ")
    return CHAPTERS.get(first, first) + space + number if language == "de" else title


def _shown(value: Any, language: str) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(one, language) for one in value) or NOTHING[language]
    return str(value)
