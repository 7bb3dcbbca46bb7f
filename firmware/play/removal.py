"""A game that never began goes; a game that is over loses its secret and gets another name.

So does the file of a game that cannot be opened, but its secret stays with it: both are there for
the computer, and for a firmware that can open it.
"""

from firmware.play import file_names


def discard(storage, number):
    """Remove a game that never began, its journal first."""
    for kind in (file_names.RUNNING, file_names.SECRET):
        _try(storage.remove, file_names.name_of(number, kind))


def put_away(storage, number):
    """The reveal is flushed: remove the secret, then name the file finished. The name it has."""
    running = file_names.name_of(number, file_names.RUNNING)
    finished = file_names.name_of(number, file_names.FINISHED)
    _try(storage.remove, file_names.name_of(number, file_names.SECRET))
    return finished if _try(storage.rename, running, finished) else running


def put_aside(storage, number):
    """Give the file of a game in progress the name of a damaged one: True if it has it."""
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
