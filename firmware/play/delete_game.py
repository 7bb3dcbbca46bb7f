"""Deletes games that never began, files finished ones, and sets unreadable ones aside.

A game that is set aside keeps its secret: the computer, or a newer firmware, may open it.
"""

from firmware.play import file_names


def discard(storage, number):
    """Remove a game that never began, its journal first."""
    for kind in (file_names.RUNNING, file_names.SECRET):
        _try(storage.remove, file_names.name_of(number, kind))


def put_away(storage, number):
    """The reveal is flushed: remove the secret, rename the file; returns its name."""
    running = file_names.name_of(number, file_names.RUNNING)
    finished = file_names.name_of(number, file_names.FINISHED)
    _try(storage.remove, file_names.name_of(number, file_names.SECRET))
    return finished if _try(storage.rename, running, finished) else running


def put_aside(storage, number):
    """Rename the file of a game in progress as damaged; True on success."""
    try:
        taken = storage.names()
    except OSError:
        return False
    for aside in file_names.asides(number):
        if aside not in taken:
            return _try(storage.rename, file_names.name_of(number, file_names.RUNNING), aside)
    return False


def _try(what, *args):
    try:
        what(*args)
    except OSError:
        return False
    return True
