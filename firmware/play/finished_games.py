"""The finished games on flash: listed by file name, deleted only after they were copied."""

from firmware.games import KEYS
from firmware.play import file_names
from firmware.play.replay import reading

KEEP_FREE = 20  # blocks; below this the gadget offers to delete copied games
HEAD = 160  # bytes of a file that contain the game's key
GAME = b',"game":"'


class FinishedGames:
    def __init__(self, storage):
        self.storage = storage

    def newest_first(self):
        """[(number, copied)] of the finished games, the newest first. Reads no file."""
        found = self._names()
        copied = file_names.numbers(found, (file_names.COPIED,))
        both = file_names.numbers(found, (file_names.FINISHED, file_names.COPIED))
        return [(number, number in copied) for number in reversed(both)]

    def has_best(self):
        """Is there a list of the best results (firmware.play.best)? Reads no file."""
        return any(name.startswith(file_names.BEST) for name in self._names())

    def reading(self, replay, name, watch=None):
        """Reads a finished game into an empty replay.Replay, a few lines at a time: yields
        (done, total).

        At the end `replay.wrong` is None if the file holds a game.
        """
        try:
            for far in reading(replay, self.storage, name, watch, read_only=True):
                yield far
        except Exception:  # whatever the file holds: the players see that it is unreadable
            replay.wrong = ("no_header", ())

    def game_of(self, name):
        """The game's key according to the start of a file, or None."""
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
        """Delete copied games, oldest first, until `until` blocks are free; their numbers."""
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
        """Remove the mark of sync from a game that changes; returns the file's new name."""
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
