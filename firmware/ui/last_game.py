"""Starts a game with one press: the latest one, or another one as last played."""

from firmware.games import game_class
from firmware.ui.option_words import OptionWords
from firmware.ui.setup_draft import NewGame

WIDEST = 97  # pixels, between the arrow and the number of players


def summary(gadget, game_key):
    """The text of the start line: the game, and the number of players if it can vary."""
    new_game = NewGame(gadget.settings, game_key)
    game = game_class(new_game.game)
    box = _box(gadget, new_game, game.SUMMARY)
    title = "▶ " + _fitting(gadget, gadget.title(new_game.game), box)
    if game.PLAYERS[1] == 1:
        return (title,)
    return title, gadget.t("count_players", len(new_game.seats))


def _fitting(gadget, title, box):
    """The game and its box, the game in short, or the box alone: nothing is cut."""
    if not box:
        return title
    for text in (title + ", " + box, title.split(" ")[0] + " " + box):
        if gadget.canvas.width(text) <= WIDEST:
            return text
    return box


def _box(gadget, new_game, options):
    """The options beside the title; empty if another firmware wrote one, which the start drops."""
    if not options:
        return ""
    words = OptionWords(new_game.game, gadget.words.language)
    found = []
    for name, default in options:
        value = new_game.options.get(name, default)
        if value != "":
            found.append(words.value(name, value))
    return "" if None in found else ", ".join(found)


def start_last(gadget, game_key):
    NewGame(gadget.settings, game_key).start(gadget)
