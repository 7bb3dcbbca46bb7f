"""The same game as last time with one press, another one as it was played last, or one alone."""

from firmware.games import KEYS, game_class
from firmware.ui.option_words import OptionWords
from firmware.ui.plan import Plan


def summary(gadget, game_key):
    """What would be played: the game, and the number of players where it can change."""
    plan = Plan(gadget.settings, game_key)
    game = game_class(plan.game)
    box = _box(gadget, plan, game.SUMMARY)
    title = "▶ " + gadget.title(plan.game) + (", " + box if box else "")
    if game.PLAYERS[1] == 1:
        return (title,)
    return title, gadget.t("count_players", len(plan.seats))


def _box(gadget, plan, options):
    """The values that name the game; nothing if one is of another firmware: the start drops it."""
    if not options:
        return ""
    words = OptionWords(plan.game, gadget.words.language)
    found = []
    for name, default in options:
        value = plan.options.get(name, default)
        if value != "":
            found.append(words.value(name, value))
    return "" if None in found else ", ".join(found)


def start_last(gadget, game_key):
    Plan(gadget.settings, game_key).start(gadget)


def start_solo(gadget):
    """The game that needs nothing but the gadget, with the box that was played last."""
    for key in KEYS:
        options = game_class(key).SOLO
        if options is not None:
            plan = Plan(gadget.settings, key)
            plan.options.update(options)
            plan.seats = plan.seats[:1]
            plan.start(gadget)
            return
