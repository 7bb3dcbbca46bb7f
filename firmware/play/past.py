"""The way back: copies of the game at its last few stages and the events since, for fast undo."""

from firmware.play.journal import parse

MARKS = 4
APART = 16  # a long turn gets a copy in between, so that an undo never replays more than this


class Past:
    """Knows the latest events of a game. `count` is the number of events not taken back."""

    def __init__(self, game, count=0):
        self.count = count
        self._marks = [(count, game.copy())]
        self._bodies = []  # of the events after the oldest mark
        self._stage = game.stage()

    def add(self, body, game):
        """Remember an event; `game` is the game after it."""
        self._bodies.append(body)
        self.count += 1
        stage = game.stage()
        if stage != self._stage or self.count - self._marks[-1][0] >= APART:
            self._stage = stage
            self._marks.append((self.count, game.copy()))
            if len(self._marks) > MARKS:
                del self._bodies[: self._marks[1][0] - self._marks[0][0]]
                del self._marks[0]

    def before(self):
        """The game before its latest event, or None where only the journal can tell."""
        target = self.count - 1
        for i in range(len(self._marks) - 1, -1, -1):
            count, game = self._marks[i]
            if count <= target:
                game = game.copy()
                first = self._marks[0][0]
                for body in self._bodies[count - first : target - first]:
                    game.apply(event_of(body))
                return game
        return None

    def drop(self):
        """Forget the latest event; only after `before` gave a game."""
        self.count -= 1
        while self._marks[-1][0] > self.count:
            self._marks.pop()
        self._bodies.pop()
        self._stage = self._marks[-1][1].stage()


def event_of(body):
    """The event that the rules see."""
    event = parse(body)
    del event["n"]
    del event["t"]
    return event
