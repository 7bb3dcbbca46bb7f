"""A game in progress leaves memory while somebody looks at others; its journal brings it back.

Its timer runs on meanwhile, and what only the session knows stays there: its dice, for one.
"""


def make_room(session):
    """True when the game has left; one of which only RAM has the latest lines stays."""
    if session.game is None or session.unsaved():
        return False
    session.have()
    return True


def take_up(session, now_ms, progress=None):
    """The game is there again. False where its journal is not as it was, and brings no game."""
    from firmware.play.replay import read_file

    try:
        story = read_file(session.storage, session.file_name(), progress)
    except Exception:  # whatever it is: `resume` knows how to tell it
        return session.resume(now_ms, progress)
    if story.wrong or story.events != session.events:
        return session.resume(now_ms, progress)
    session.have(story.module, story.game, story.undo_points)
    return True
