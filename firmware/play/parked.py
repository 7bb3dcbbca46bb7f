"""Parked games: in progress on the flash, but not played until somebody resumes them.

    park(session, now_ms)                      closes the game in progress, which stays open
    unpark(session, number, now_ms, ...)       resumes one; session.parked has their numbers

A file lists them with their timers. It only decides which game the next start opens: without it
that is the latest one, and all others in progress count as parked.
"""

from firmware.play.checked_file import checked_line, dict_of, read_small
from firmware.play.file_names import PARKED
from firmware.play.refused import Refused
from firmware.play.timers import OFF, Timer, good_timer

MOST = 9
MOST_BYTES = 768


def park(session, now):
    """Refused leaves the game as it was."""
    if not session.key or session.revealed:
        raise Refused("no_game")
    if len(session.parked) >= MOST:
        raise Refused("parked_full", (MOST,))
    session.tick(now)
    if session.unsaved() or not session.may_write:
        raise Refused("flash_error" if session.may_write else "battery_low")
    number = session.number
    timer = session.timer or Timer()
    entry = [number, session.header["id"], timer.mode, timer.limit_s, timer.spent(now)]
    _write(session.storage, _listed(session) + [entry])
    session.close()
    session.parked.append(number)


def unpark(session, number, now, progress=None, closed=()):
    """Resume a game; the one in progress is parked. True if it is open now.

    Its timer is saved before it leaves the list: a power cut in between leaves it parked.
    """
    if session.key and not session.revealed:
        park(session, now)
    games = []
    for game in _listed(session):
        if game[0] != number:
            games.append(game)
        elif game[2] != OFF and not Timer(*game[2:]).keep(session.storage, game[1], now):
            raise Refused("flash_error")
    _write(session.storage, games)
    session.report = session.fault = None
    opened = session.resume(now, progress, closed)
    if opened:
        session.timer.after_cut = False
    return opened


def read_parked(storage):
    """[[number, id, mode, limit, spent], ...]; empty if the file is lost or damaged."""
    try:
        kept = dict_of(read_small(storage, PARKED, MOST_BYTES))
    except OSError:
        return []
    games = kept.get("games") if kept else None
    return [game for game in games if _is_entry(game)] if type(games) is list else []


def _is_entry(game):
    if type(game) is not list or list(map(type, game)) != [int, str, str, int, int]:
        return False
    return good_timer({"mode": game[2], "limit": game[3], "spent": game[4]})


def _listed(session):
    """The entries of all parked games, also of those that the file lacks."""
    kept = [game for game in read_parked(session.storage) if game[0] in session.parked]
    known = [game[0] for game in kept]
    return kept + [[number, "", OFF, 0, 0] for number in session.parked if number not in known]


def _write(storage, games):
    try:
        storage.replace(PARKED, checked_line((("games", games),)))
    except OSError:
        raise Refused("flash_error") from None
