"""The way back: copies of the game and the places of its events in the journal, for fast undo.

There is a copy at each of the last few stages, and further back one now and then: an undo copies
the nearest one and applies the events after it, from RAM or from the journal.
"""

from array import array

from firmware.play.journal import LONGEST, digits_of

MARKS = 4  # stages with a copy
APART = 16  # a long turn gets a copy in between, so that an undo applies no more events than this
GAP = 32  # the same for what lies further back
OLD = 24  # copies further back
NEAR = 8
PIECE = 1024


class Past:
    """Knows the events of a game. `count` is the number of those not taken back.

    `read(start, size)` gives bytes of the journal; without it only what is in RAM can be undone.
    """

    def __init__(self, game, reader, read=None):
        self.count = 0
        self.read = read
        self._reader = reader
        self._starts = array("I")  # where the events' lines begin in the journal
        self._marks = [(0, game.copy())]
        self._bodies = []  # of the latest events
        self._stage = game.stage()

    def add(self, body, start, game, recent=True):
        """Remember an event whose line begins at `start`; `game` is the game after it."""
        if self.count < len(self._starts):
            self._starts[self.count] = start
        else:
            self._starts.append(start)
        self.count += 1
        stage = game.stage()
        since = self.count - self._marks[-1][0]
        if recent:
            self._bodies.append(body)
            wanted = stage != self._stage or since >= APART
        else:
            wanted = since >= GAP
        if wanted:
            self._stage = stage
            self._marks.append((self.count, game.copy()))
            self._thin()

    def _thin(self):
        """A stage that is no longer one of the latest keeps its copy only if none is near."""
        marks = self._marks
        i = len(marks) - MARKS - 1
        if i > 0 and marks[i][0] - marks[i - 1][0] < GAP:
            del marks[i]
        elif i > OLD:
            del marks[1:i:2]
        first = marks[-min(MARKS, len(marks))][0]
        del self._bodies[: max(0, first - (self.count - len(self._bodies)))]

    def before(self):
        """The game before its latest event, or None where only the whole journal can tell."""
        target = self.count - 1
        i = len(self._marks) - 1
        while self._marks[i][0] > target:
            i -= 1
        count, game = self._marks[i]
        game = game.copy()
        far = target - count > APART
        for body in self._between(count, target):
            if body is None:
                return None
            game.apply(self._reader.read(body)[1])
            count += 1
            if far and target - count == NEAR:  # the next undo will not have to go as far
                self._marks.insert(i + 1, (count, game.copy()))
        return game

    def _between(self, count, target):
        """Bodies of these events; None instead of one that cannot be read."""
        first = self.count - len(self._bodies)
        data = b""
        at = 0
        for number in range(count, target):
            if number >= first:
                yield self._bodies[number - first]
                continue
            start = self._starts[number] - 9  # the line before ends with its eight digits
            if not at <= start < at + len(data) or data.find(b"\n", start - at + 9) < 0:
                at = start
                data = self._piece(start)
            start -= at
            cut = data.find(b"\n", start + 9)
            body = data[start + 9 : max(cut - 9, 0)]
            digits = digits_of(body, data[start : start + 8])
            yield body if data[cut - 9 : cut] == b" " + digits else None

    def _piece(self, start):
        try:
            data = self.read(start, PIECE) if self.read else b""
            return data if b"\n" in data[9:] else self.read(start, LONGEST + 9)
        except OSError:
            return b""

    def drop(self):
        """Forget the latest event; only after `before` gave a game."""
        self.count -= 1
        while self._marks[-1][0] > self.count:
            self._marks.pop()
        if self._bodies:
            self._bodies.pop()
        self._stage = self._marks[-1][1].stage()
