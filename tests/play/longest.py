"""Games of any length, for what happens near the greatest one: a table that finds no end."""

import random

from firmware.play.length import ENDING, LAST, MOST_EVENTS
from firmware.play.session import Session
from host_tools.games import game_info
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles

# Every kind that `signalbox demo` plays, each with what makes it large: game, options, players.
KINDS = {
    "railroad": ("railroad", {"boards": 0, "expansion": "meteor"}, 6),
    "railroad_draft": ("railroad", {"boards": 0, "draft": 1, "expansion": "river"}, 6),
    "railroad_boards": ("railroad", {"boards": 1}, 4),
    "emma": ("emma", {}, 4),
    "emma_cards": ("emma", {"cards": "gadget"}, 4),
    "off_the_rails": ("off_the_rails", {"bag": 1, "holds": 1, "score": 1}, 4),
    "dice": ("dice", {}, 0),
}
# Scores can be typed in again and again.
SCORES = {
    "railroad": [4, 0, 0, 0, 0, 0],
    "emma": [1, 0, 0, 0],
    "off_the_rails": [1, 0, 0, 0, 0, 0],
}
TWELVE = {"e": "throw", "dice": ["route", "station", "lava"], "counts": [6, 3, 3]}


def long_game(kind, lines, storage=None):
    """A session whose game has `lines` lines after the header, most of them not taken back."""
    key, options, players = KINDS[kind]
    session = Session(storage or MemoryFiles(blocks=1000), demo.seeded(7), "test")
    session.new(key, options, list(demo.NAMES)[:players], 0)
    rng = random.Random(kind)
    while session.events < lines:
        now = session.events * 1000
        event = None if session.game.asks() else next_event(session, rng)
        if session.game.asks():
            session.roll(now)
        elif event is not None:
            session.do(event, now)
        else:  # sheets that the gadget knows have no typed scores: the end once more
            for _ in range(min(9, lines - session.events)):
                session.undo(now)
    return session


def next_event(session, rng):
    if session.key == "dice":
        return TWELVE
    if not session.game.over():
        return game_info(session.key).next_event(session.game, rng)
    event = {"e": "scores", "p": 0, "v": SCORES[session.key]}
    return None if session.game.why_not(event) else event


def files_of(session):
    return {name: session.storage.read(name) for name in session.storage.names()}


# What the buttons do with such a game when it has only its last lines left, until it has ended.
ABANDON = "hold B\npress UP\npress A\npress DOWN\npress A\n"
REVEAL = "hold A\npress B\n"
FROM_ENDING = "press A\n" + REVEAL  # all scores are known: the ending is on the display
ENDS = {
    "emma": FROM_ENDING,
    "off_the_rails": FROM_ENDING,
    "dice": "hold A\n" * 3 + "hold B\n" + "press DOWN\n" * 4 + "press A\n",
    "railroad_boards": "hold B\npress A\n" + ABANDON,
    "emma_cards": "hold B\npress A\n" + ABANDON,
}


def last_presses(kind):
    """Dice: two throws, one that is refused, then the menu; sheets: undo, then give up."""
    return ENDS.get(kind, REVEAL)


def last_lines(kind):
    """How many lines the game has when these presses begin."""
    return MOST_EVENTS - LAST - ENDING - (4 if kind == "dice" else 0)
