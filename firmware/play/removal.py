"""A game that never began goes; a game that is over loses its secret and gets another name."""

from firmware.play import names


def discard(storage, number):
    """Remove a game that never began, its journal first."""
    for kind in (names.RUNNING, names.SECRET):
        _try(storage.remove, names.name_of(number, kind))


def put_away(storage, number):
    """The reveal is flushed: remove the secret, then name the file finished. The name it has."""
    running = names.name_of(number, names.RUNNING)
    finished = names.name_of(number, names.FINISHED)
    _try(storage.remove, names.name_of(number, names.SECRET))
    return finished if _try(storage.rename, running, finished) else running


def _try(what, *args):
    try:
        what(*args)
    except OSError:
        return False
    return True
