"""After power-on: finds the game in progress, resumes its valid lines and sets the rest aside.

A power cut between any two steps loses nothing: a copy is complete before a rename puts it in
place, and a rename is atomic.
"""

from firmware.play import file_names
from firmware.play.delete_game import discard, put_aside
from firmware.play.game_numbers import catch_up
from firmware.play.header import START
from firmware.play.journal import valid_lines
from firmware.play.parked import read_parked
from firmware.play.replay import read_file
from firmware.play.secret_file import read_secret
from firmware.play.writer import Journal


class Found:
    """A game in progress; `replay` is None if it cannot be continued."""

    def __init__(self, report=None):
        self.report = report
        self.replay = None
        self.journal = None
        self.secret = None  # (secret, code, day)
        self.fault = None  # the exception that prevented it from being opened


def clean(storage):
    """Remove what a power cut left behind: unfinished copies and secrets without a game. Bring
    back games that were set aside without need."""
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
                pass  # harmless; the next start tries again
    if file_names.CHECKED not in found:
        _bring_back(storage, found)


def _has_game(found, number):
    """Is it in progress, or was it set aside with its secret?"""
    if file_names.name_of(number, file_names.RUNNING) in found:
        return True
    return any(aside in found for aside in file_names.asides(number))


def _bring_back(storage, found):
    """Resume a complete game that 0.1.0 set aside because memory ran out.

    Checked once only: what this firmware sets aside does not even begin like a game.
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
            except Exception:  # any fault: the next start tries again
                failed += 1
    if looked and not failed:
        try:
            storage.replace(file_names.CHECKED, b"")
        except OSError:
            pass  # then the next start checks again


def _begins_a_game(storage, name):
    for body, _, _ in valid_lines(storage, name):
        return body.startswith(START)
    return False


def in_progress(storage, but=()):
    """([numbers of games in progress except `but`, the latest first], [of those parked])."""
    names = storage.names()
    found = file_names.numbers(names, (file_names.RUNNING,))
    listed = [game[0] for game in read_parked(storage)] if file_names.PARKED in names else ()
    numbers = [number for number in reversed(found) if number not in but]
    parked = [number for number in numbers if number in listed]
    return [number for number in numbers if number not in listed], parked


def load(storage, number, progress=None):
    """Read a game in progress and repair its file. Never raises, never guesses.

    A file is set aside only because of its content. If anything else goes wrong, such as too
    little memory or a fault in our code, it stays as it is: the next start, or firmware, tries
    again.
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
    replay = read_file(storage, name, progress)
    if replay.wrong:
        return _unplayable(storage, number, total, replay.wrong)
    catch_up(storage, replay.header)
    found = Found()
    found.replay = replay
    found.journal = Journal(storage, name, replay.digits, replay.size)
    if replay.size < total:
        found.report = ("damaged_rest", (number, replay.events, total - replay.size))
        found.journal.torn = found.journal.keep_rest = True
        found.journal.flush()
    secret_name = file_names.name_of(number, file_names.SECRET)
    found.secret = read_secret(storage, secret_name, replay.header["commit"])
    if not found.secret and not replay.revealed:
        found.report = found.report or ("secret_lost", (number,))
    return found


def _unplayable(storage, number, total, wrong):
    if total == 0:  # power cut before the first line was complete: there was no game yet
        discard(storage, number)
        return Found()
    key, args = wrong
    if key != "no_header":
        return Found((key, (number,) + args))
    return Found(("damaged_game" if put_aside(storage, number) else "unreadable", (number,)))
