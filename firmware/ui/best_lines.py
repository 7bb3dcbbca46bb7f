"""Enters the players of a finished game into the list of best results."""

from firmware.play.best import INITIALS, best_of, mark_of
from firmware.play.days import start_day

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789-. "


def keep_best(gadget):
    """(name of the list, marks of the players who are on it), or None if nobody is.

    Called before the reveal, so that a power cut loses nothing; if the game continues and ends
    again, the new points replace the old ones. The names give the initials.
    """
    session = gadget.session
    header = session.header
    if not session.game.listed:
        return None
    best = best_of(gadget.storage, session.key, session.game.options)
    day = start_day(header, gadget.storage) or session.day or ""
    lines = []
    names = []
    for seat, player in enumerate(session.game.score()["players"][: session.game.people]):
        mark = mark_of(header, seat)
        if mark is not None and player["total"] is not None:
            names.append(header["players"][seat])
            lines.append([player["total"], day, initials_of(names[-1]), mark])
            if session.helped >> seat & 1:
                lines[-1].append(1)
    if not lines or not best.enter(lines, names):
        return None
    marks = [line[3] for line in best.lines if line in lines]
    return (best.name, marks) if marks else None


def initials_of(name):
    """The first letters of a name, or of its words."""
    words = [word for word in name.upper().split(" ") if word]
    letters = words[0] if len(words) == 1 else "".join([word[0] for word in words])
    return "".join([c for c in letters if c in LETTERS])[:INITIALS]
