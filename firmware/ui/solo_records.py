"""A solo player's records in the settings: days in a row, the games in each mode that is played
for a record, and what a game itself records (`Game.remember`)."""

from firmware.play.days import day_number, is_day

WEEK = 7


def keep_solo(gadget):
    """Save the records of a solo game that is over."""
    session = gadget.session
    if session.game.people != 1:
        return
    memory = after(gadget)
    gadget.settings.set("solo", _pairs(memory))


def after(gadget):
    """All that is remembered, as it will be after this game."""
    session = gadget.session
    memory = dict(gadget.settings.get("solo"))
    session.game.remember(memory)
    total = session.game.score()["players"][0]["total"]
    if session.day and total is not None:
        _note_day(memory, session.day, total)
    return memory


def _note_day(memory, day, points):
    """The first result of a day counts: after it the dice are known."""
    if points_of(memory, day) is not None:
        return
    memory[_key(day)] = day + " " + str(points)
    latest, days = memory.get("streak_day"), memory.get("streak")
    passed = day_number(day) - day_number(latest) if _good(latest) else WEEK
    if passed > 0:
        memory["streak"] = days + 1 if passed == 1 and type(days) is int else 1
        memory["streak_day"] = day


def earlier_games(gadget):
    """(games, their points, the best) of one player's earlier games in this mode."""
    game = gadget.session.game
    setting = game.record_setting()
    known = dict(gadget.settings.get("solo")).get(setting)
    if known is None or game.score()["record"] is None:
        return 0, 0, 0
    try:
        games, points = str(known).split(" ")
        return int(games), int(points), gadget.settings.get(setting)
    except ValueError:
        return 0, 0, 0


def keep_record(gadget):
    """Count the game of one player who played for a record; True if it is one: fewer points are
    better."""
    game = gadget.session.game
    setting = game.record_setting()
    result = game.score()["record"]
    if not setting or result is None:
        return False
    games, points, _ = earlier_games(gadget)
    memory = dict(gadget.settings.get("solo"))
    memory[setting] = f"{games + 1} {points + result}"
    changes = {"solo": _pairs(memory)}
    best = gadget.settings.get(setting)
    better = best < 0 or result < best
    if better:
        changes[setting] = result
    gadget.settings.set_all(changes)
    return better


def points_of(memory, day):
    """The result of a day in the latest week; None if there is none."""
    known, _, points = str(memory.get(_key(day), "")).partition(" ")
    if known != day:
        return None
    try:
        return int(points)
    except ValueError:
        return None


def streak(memory, today):
    """Days in a row up to today, or to yesterday while today's game is not played."""
    latest, days = memory.get("streak_day"), memory.get("streak")
    if not _good(latest) or type(days) is not int:
        return 0
    return days if 0 <= day_number(today) - day_number(latest) <= 1 else 0


def _pairs(memory):
    return [[name, memory[name]] for name in sorted(memory)]


def _key(day):
    return "day_" + str(day_number(day) % WEEK)


def _good(day):
    return type(day) is str and is_day(day)
