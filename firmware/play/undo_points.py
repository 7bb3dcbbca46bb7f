"""Fast undo: copies of the game, and where its events are in the journal.

There is a copy at each of the last few stages and occasional ones further back: an undo copies the
nearest one and applies the events after it, from RAM or from the journal. A journal that is read
back leaves only occasional copies: undo is rare after a power cut. A board has little memory, and
a long game must not fragment it: so there are few copies, and nothing here grows as one long
block.
"""

import gc
from array import array

from firmware.play.journal import LONGEST, digits_of

MARKS = 4  # stages with a copy
APART = 16  # events: a longer turn gets another copy, so that an undo applies no more than this
GAP = 32  # the same further back
OLD = 8  # copies further back
STEP = 16  # an undo over a long distance leaves copies this far apart,
NEAR = 64  # within this many of the last events, for the undos after it
PIECE = 1024
ROW = 64  # places in one block


class UndoPoints:
    """The events of a game; `count` of them are not undone.

    `begun` is (the game's class, its options, number of players). `read(start, size)` returns
    bytes of the journal; without it only what is in RAM can be undone. `expected` is the number of
    events in a journal that is read back.
    """

    def __init__(self, begun, reader, expected=0):
        self.count = 0
        self.read = None
        self._begun = begun
        self._reader = reader
        self._gap = max(GAP, expected // OLD)
        self._starts = []  # where the events' lines begin in the journal, in rows
        self._marks = [(0, None, None)]  # count, game, its stage; the first is made when needed
        self._bodies = []  # of the latest events

    def add(self, body, start, game):
        """Remember an event whose line begins at `start`; `game` is the game after it."""
        self._place(start)
        self._bodies.append(body)
        count, _, stage = self._marks[-1]
        if self.count - count >= APART or stage not in (None, game.stage()):
            self._keep(game)

    def add_old(self, start, game):
        """The same for an event of a journal that is read back."""
        self._place(start)
        if self.count - self._marks[-1][0] >= self._gap:
            if self._gap > GAP:
                gc.collect()  # so that the copies of a long game lie close together
            self._keep(game)

    def _place(self, start):
        count = self.count
        if count == len(self._starts) * ROW:
            self._starts.append(array("I", bytes(4 * ROW)))
        self._starts[count // ROW][count % ROW] = start
        self.count = count + 1

    def mark(self, game):
        """Store a copy: an undo will return to this point."""
        if self._marks[-1][0] != self.count:
            self._keep(game)

    def _keep(self, game):
        self._marks.append((self.count, game.copy(), game.stage()))
        self._thin()

    def _thin(self):
        """Drop the copy of an older stage if another one is near."""
        marks = self._marks
        i = len(marks) - MARKS - 1
        if i > 0 and marks[i][0] - marks[i - 1][0] < GAP:
            del marks[i]
        elif i > OLD:
            marks[1:i] = marks[2:i:2]
        first = marks[-min(MARKS, len(marks))][0]
        del self._bodies[: max(0, first - (self.count - len(self._bodies)))]

    def before(self, give=False, events=1):
        """The game before its latest events, or None if the journal cannot be read.

        `give`: hand over the stored copy itself instead of copying it.
        """
        target = self.count - events
        i = len(self._marks) - 1
        while self._marks[i][0] > target:
            i -= 1
        count, game, _ = self._marks[i]
        if give and i and count == target:
            del self._marks[i:]
            return game
        game = game.copy() if game else self._new()
        far = target - count > APART
        for body in self._between(count, target):
            if body is None:
                return None
            game.apply(self._reader.read(body)[1])
            count += 1
            left = target - count
            if far and 0 < left <= NEAR and left % STEP == STEP // 2:
                i += 1
                self._marks.insert(i, (count, game.copy(), game.stage()))
        return game

    def _new(self):
        kind, options, players = self._begun
        return kind(options, players)

    def _between(self, count, target):
        """Bodies of these events; None instead of one that cannot be read."""
        first = self.count - len(self._bodies)
        data = b""
        at = 0
        for number in range(count, target):
            if number >= first:
                yield self._bodies[number - first]
                continue
            start = self._starts[number // ROW][number % ROW]
            start -= 9  # the line before ends with its eight digits
            if not at <= start < at + len(data) or data.find(b"\n", start - at + 9) < 0:
                at = start
                data = self._piece(start)
            start -= at
            cut = data.find(b"\n", start + 9)
            body = data[start + 9 : max(cut - 9, 0)]
            digits = digits_of(body, data[start : start + 8])
            yield body if data[cut - 9 : cut] == b" " + digits else None

    def _piece(self, start):
        if not self.read:
            return b""
        try:
            data = self.read(start, PIECE)
            return data if b"\n" in data[9:] else self.read(start, LONGEST + 10)  # with its end
        except OSError:
            return b""

    def latest(self):
        """Names of the latest events that have the same time; the latest first. What only showed
        something goes with the press before it."""
        helps = self._begun[0].HELPS
        names = []
        moment = None
        for number in range(self.count - 1, -1, -1):
            body = next(self._between(number, number + 1))
            t, event = self._reader.read(body)[:2] if body else (None, None)
            if body is None or (names and t != moment and names[-1] not in helps):
                break
            moment = t
            names.append(event["e"])
        return names

    def drop(self):
        """Forget the latest event; only after `before` returned a game."""
        self.count -= 1
        while self._marks[-1][0] > self.count:
            self._marks.pop()
        if self._bodies:
            self._bodies.pop()
