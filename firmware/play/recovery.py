"""After power-on: find the game in progress, go on with its valid lines, set the rest aside.

Every step leaves the flash such that a power cut before the next one loses nothing: a copy is
complete before a rename puts it in place, and a rename is all or nothing.
"""

from firmware.play import file_names
from firmware.play.chain import catch_up
from firmware.play.header import START
from firmware.play.journal import sound_lines
from firmware.play.removal import discard, put_aside
from firmware.play.replay import read_file
from firmware.play.secret_file import read_secret
from firmware.play.writer import Journal


class Found:
    """What became of a game in progress: `story` is None when it cannot be played on."""

    def __init__(self, report=None):
        self.report = report
        self.story = None
        self.journal = None
        self.secret = None  # (secret, code, day)
        self.fault = None  # the exception that kept it from being opened


def clean(storage):
    """Remove what a power cut left behind: unfinished copies and secrets without a game. Games
    that need not have been set aside come back."""
    try:
        found = storage.names()
    except OSError:
        return
    over = file_names.numbers(found, (file_names.FINISHED, file_names.COPIED))
    for name in found:
        number, kind = file_names.split(name) or (0, "")
        lonely = kind == file_names.SECRET and (number in over or not _has_game(found, number))
        if kind == file_names.MAKING or lonely:
            try:
                storage.remove(name)
            except OSError:
                pass  # nothing depends on it; the next start tries again
    if file_names.CHECKED not in found:
        _bring_back(storage, found)


def _has_game(found, number):
    """Is it in progress, or was it set aside with its secret?"""
    if file_names.name_of(number, file_names.RUNNING) in found:
        return True
    return any(aside in found for aside in file_names.asides(number))


def _bring_back(storage, found):
    """A whole game that was set aside is in progress again: 0.1.0 did that when memory ran out.

    Files are looked at once: what this firmware sets aside does not even begin as a game.
    """
    kinds = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED)
    there = file_names.numbers(found, kinds)
    looked = failed = 0
    for name in found:
        number, kind = file_names.split(name) or (0, "")
        if kind.startswith(file_names.ASIDE) and number not in there:
            looked += 1
            try:
                if _begins_a_game(storage, name):
                    storage.rename(name, file_names.name_of(number, file_names.RUNNING))
                    there.append(number)
            except Exception:  # whatever it is: the next start tries again
                failed += 1
    if looked and not failed:
        try:
            storage.replace(file_names.CHECKED, b"")
        except OSError:
            pass  # then the next start looks again


def _begins_a_game(storage, name):
    for body, _, _ in sound_lines(storage, name):
        return body.startswith(START)
    return False


def in_progress(storage, progress=None, but=()):
    """(number, Found) of each game in progress but for these, the latest first."""
    try:
        found = file_names.numbers(storage.names(), (file_names.RUNNING,))
    except OSError:
        yield 0, Found(("flash_error", ()))
        return
    for number in reversed(found):
        if number not in but:
            yield number, load(storage, number, progress)


def load(storage, number, progress=None):
    """Read a game in progress and mend its file. Never raises, never guesses.

    Only its own content can have a file set aside. Whatever else goes wrong, memory that runs out
    or a fault in our code, the file stays as it is: the next start, or firmware, tries again.
    """
    try:
        return _load(storage, number, progress)
    except Exception as fault:
        found = Found(("unreadable", (number,)))
        found.fault = None if isinstance(fault, (OSError, ImportError)) else fault
        return found


def _load(storage, number, progress):
    name = file_names.name_of(number, file_names.RUNNING)
    total = storage.size(name)
    story = read_file(storage, name, progress)
    if story.wrong:
        return _unplayable(storage, number, total, story.wrong)
    catch_up(storage, story.header)
    found = Found()
    found.story = story
    found.journal = Journal(storage, name, story.digits, story.size)
    if story.size < total:
        found.report = ("damaged_rest", (number, story.events, total - story.size))
        found.journal.torn = found.journal.keep_rest = True
        found.journal.flush()
    secret_name = file_names.name_of(number, file_names.SECRET)
    found.secret = read_secret(storage, secret_name, story.header["commit"])
    if not found.secret and not story.revealed:
        found.report = found.report or ("secret_lost", (number,))
    return found


def _unplayable(storage, number, total, wrong):
    if total == 0:  # the power went before the first line was complete: there was no game yet
        discard(storage, number)
        return Found()
    key, args = wrong
    if key != "no_header":
        return Found((key, (number,) + args))
    return Found(("damaged_game" if put_aside(storage, number) else "unreadable", (number,)))
