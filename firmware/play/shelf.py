"""The finished games on the flash: listed by their names, forgotten only when copied."""

from firmware.games import KEYS
from firmware.play import file_names
from firmware.play.replay import Story, reading

KEEP_FREE = 20  # blocks; below this the gadget offers to forget copied games
HEAD = 160  # bytes of a file that tell which game it is
GAME = b',"game":"'


class Shelf:
    def __init__(self, storage):
        self.storage = storage

    def finished(self):
        """[(number, copied)] of the finished games, the newest first. Reads no file."""
        found = self._names()
        copied = file_names.numbers(found, (file_names.COPIED,))
        both = file_names.numbers(found, (file_names.FINISHED, file_names.COPIED))
        return [(number, number in copied) for number in reversed(both)]

    def has_best(self):
        """Is there a list of the best results (firmware.play.best)? Reads no file."""
        return any(name.startswith(file_names.BEST) for name in self._names())

    def story(self, number):
        """A finished game replayed (replay.Story), or None when it cannot be read."""
        name = self.name(number)
        if name is None:
            return None
        story = Story()
        for _ in self.reading(story, name):
            pass
        return None if story.wrong else story

    def reading(self, story, name, watch=None):
        """The same into an empty story, a few lines at a time: how far it is, as (n, of).

        `story.wrong` tells at the end whether there is a game to be had.
        """
        try:
            for far in reading(story, self.storage, name, watch, look=True):
                yield far
        except Exception:  # whatever the file holds: the players are told that it is unreadable
            story.wrong = ("no_header", ())

    def game_of(self, name):
        """The key of the game that a file says it is, without reading it; None if it says none."""
        try:
            start = self.storage.read(name, 0, HEAD)
        except OSError:
            return None
        at = start.find(GAME)
        end = start.find(b'"', at + len(GAME))
        if at < 0 or end < 0:
            return None
        key = start[at + len(GAME) : end]
        for known in KEYS:
            if key == known.encode():
                return known
        return None

    def name(self, number):
        """File name of a finished game, or None."""
        found = self._names()
        for kind in (file_names.FINISHED, file_names.COPIED):
            if file_names.name_of(number, kind) in found:
                return file_names.name_of(number, kind)
        return None

    def space(self):
        """(free, total) blocks."""
        try:
            return self.storage.free()
        except OSError:
            return 0, 0

    def wants_space(self):
        return self.space()[0] < KEEP_FREE

    def forget_copied(self, until=KEEP_FREE):
        """Forget copied games, the oldest first, until so many blocks are free; the numbers."""
        gone = []
        for number in file_names.numbers(self._names(), (file_names.COPIED,)):
            if self.space()[0] >= until:
                break
            try:
                self.storage.remove(file_names.name_of(number, file_names.COPIED))
            except OSError:
                continue
            gone.append(number)
        return gone

    def uncopy(self, number, name):
        """Take the mark of sync off a game that changes; the name that its file now has."""
        finished = file_names.name_of(number, file_names.FINISHED)
        try:
            if file_names.name_of(number, file_names.COPIED) in self.storage.names():
                self.storage.rename(file_names.name_of(number, file_names.COPIED), finished)
                return finished
        except OSError:
            pass
        return name

    def _names(self):
        try:
            return self.storage.names()
        except OSError:
            return []
