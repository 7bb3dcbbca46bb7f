"""A game in progress leaves memory while somebody looks at past ones; its journal brings it back.

Its timer runs on meanwhile, and what only the session knows stays there: its dice, for one.
"""

import gc
import sys

from firmware.games import KEYS
from firmware.ui.modules import forget

# What reads a journal.
READERS = ("chain", "header", "replay")


def make_room(gadget, key):
    """A game of the past will be read with the rules of `key`: the game in progress and all other
    rules go. One of which only RAM has the latest lines stays."""
    session = gadget.session
    stay = ()
    if session.game is not None and not session.unsaved():
        gadget.memory.leave(gadget.table())
        session.have()
        gadget.thinking = None
        gadget.words.play(None)
    elif "firmware.games." + key + ".rules.game" in sys.modules:
        return
    else:
        stay = (key, session.key)
    forget(*["firmware.games." + other for other in KEYS if other not in stay])
    gc.collect()


def let_go(gadget):
    """All that was wanted of games that are over is known: what read them makes room, and their
    rules, but for those of a game in progress that could not."""
    own = gadget.session.key if gadget.session.game is not None else None
    forget(*["firmware.games." + key + ".rules" for key in KEYS if key != own])
    forget(*["firmware.play." + name for name in READERS])


def take_up(gadget):
    """The game in progress is there again as it was. False: its journal is not, and there is no
    game; or as after power-on, what is left of it."""
    session = gadget.session
    known = session.report
    story = _story(session, gadget.picture.progress)
    if story is None:
        session.resume(gadget.now, gadget.picture.progress)
    else:
        session.have(story.module, story.game, story.undo_points)
    gadget.memory.begin_anew(gadget)
    gc.collect()
    if session.report != known:
        gadget.report(gadget.say(session.report))
    return session.game is not None


def _story(session, progress):
    """What the journal says; None if that is not all that was in it."""
    from firmware.play.replay import read_file

    try:
        story = read_file(session.storage, session.file_name(), progress)
    except OSError:  # `resume` will report it
        return None
    return None if story.wrong or story.events != session.events else story
