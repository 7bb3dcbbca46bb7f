"""A journal read back into a game. Resume, the history, `verify` and the store all ask this:
it alone decides which lines are good.

A line is good if it is written to the byte as we write it, and if the rules allow its event at
that point, whether a later undo takes it back or not. Reading stops at the first other line.
"""

import gc

from firmware.play import fair
from firmware.play.header import read_header
from firmware.play.journal import Reader, sound_lines
from firmware.play.length import LAST, MOST_EVENTS, has_room
from firmware.play.undo_points import OLD, UndoPoints

SHORT = 12288  # bytes of a journal whose lines can stay in RAM while it is read
PROGRESS = 8
COLLECT = 16  # lines of a game with sheets
FULL = MOST_EVENTS - LAST
STANDS, RETURN, ALONE = 1, 2, 3
ONE = b"\1"
UNDO = b'"undo"}'


class Story:
    """What a journal says. `wrong` is None, or (key, args) when there is no game to be had."""

    def __init__(self):
        self.wrong = None
        self.fault = None  # (key, args): why the line after the good ones is not good
        self.header = None
        self.game = None
        self.undo_points = None
        self.events = 0  # event lines that are good
        self.size = 0  # bytes of the good lines
        self.digits = None  # CRC digits of the last good line
        self.t = 0
        self.salt = None
        self.rolled = False  # a draw was made, taken back or not
        self.abandoned = False
        self.revealed = False
        self.secret = None  # hex digits, once they are revealed
        self._undone = 0  # events that were taken back, but `game` is still the one after them
        self._waits = None  # (where its line begins, an event that is not yet applied)

    def take(self, known, alone=False):
        """Take one more event, as the reader knows it; why it cannot follow, or None.

        One that is `alone` will be taken back at once: it is checked, and applied if it stays.
        """
        if known is None:
            return ("form", ())
        t, event, mine = known
        e = event["e"]
        if t < self.t:
            return ("time", ())
        if self.events >= FULL and not has_room(self.events, e, self.revealed):
            return ("too_long", (MOST_EVENTS, LAST))
        if self.revealed:
            if e != "scores":
                return ("after_reveal", (e,))
        elif self.abandoned and e != "reveal":
            return ("after_abandon", (e,))
        if mine:
            why = self._session_event(e, event)
            if why:
                return why
        else:
            if self._undone or self._waits:
                self.settle()
            if alone:
                why = self.game.why_not(event)
                if why:
                    return ("rules", why)
                self._waits = self.size, event
            else:
                try:
                    self.game.apply(event)
                except ValueError as error:
                    return ("rules", error.args)
                self.undo_points.add_old(self.size, self.game)
            if e == "roll":
                self.rolled = True
        self.events += 1
        self.t = t
        return None

    def _session_event(self, e, event):
        if e == "undo":
            if self._waits:
                self._waits = None
                return None
            if self._undone == self.undo_points.count:
                return ("nothing_to_undo", ())
            self._undone += 1
        elif e == "salt":
            if "code" in self.header:
                return ("salt_code", ())
            if self.rolled or self.salt is not None:
                return ("salt_late", ())
            if not isinstance(event["text"], str) or not fair.good_salt(event["text"]):
                return ("bad_salt", ())
            self.salt = event["text"]
        elif e == "abandon":
            self.abandoned = True
        else:
            self.settle()
            if not self.abandoned and not self.game.over():
                return ("not_over", ())
            if not reveals(event["secret"], self.header["commit"]):
                return ("other_secret", ())
            self.revealed = True
            self.secret = event["secret"]
        return None

    def settle(self):
        """Make `game` the one after the last event, and before all that were taken back."""
        if self._waits:
            start, event = self._waits
            self._waits = None
            self.game.apply(event)
            self.undo_points.add_old(start, self.game)
        elif self._undone:
            for _ in range(self._undone - 1):
                self.undo_points.drop()
            self._undone = 0
            game = self.undo_points.before(True)
            if game is None:
                raise OSError(5)  # a line that was good a moment ago cannot be read any more
            self.undo_points.drop()
            self.game = game


def read_file(storage, name, progress=None, watch=None, look=False):
    """The Story of a journal on the flash. OSError where it cannot be read.

    `progress(n, of)` is told now and then. `watch(t, event, story)` sees every good event; after
    `story.settle()` it sees the right `story.game` too. `look`: as in `reading`.
    """
    story = Story()
    for n, of in reading(story, storage, name, watch, look):
        if progress:
            progress(n, of)
    return story


def reading(story, storage, name, watch=None, look=False):
    """The same for somebody who has other things to do meanwhile: (n, of) every few lines.

    A game that is only for a `look` keeps neither its lines in RAM nor copies for later undos.
    """
    lines = sound_lines(storage, name)
    short = storage.size(name) <= SHORT and not look
    if short:
        lines = list(lines)
    ahead = Ahead(lines)
    if not short:
        lines = sound_lines(storage, name, known=True)
    expected = OLD * MOST_EVENTS if look else ahead.stand
    return _read(
        story, lines, ahead, expected, lambda start, size: storage.read(name, start, size), watch
    )


class Ahead:
    """A first look at the lines, to read them faster: nothing depends on what it finds.

    Nothing is parsed, and what is kept is one byte a line: a list has no room on a board.
    """

    def __init__(self, lines):
        self.flags = flags = bytearray(MOST_EVENTS + 2)
        back = 0  # the event that was taken back last, until another line follows
        n = -1
        for line in lines:
            n += 1
            if line[0].endswith(UNDO):
                back = max(0, flags.rfind(ONE, 0, n)) or back
                flags[back] = 0
            elif n:
                if back:
                    flags[back] = self._way(n - back)
                    back = 0
                flags[n] = STANDS
            if n > MOST_EVENTS:
                break
        self.last = n  # of the last line to be read
        flags[back] = self._way(n + 1 - back)
        self.stand = flags.count(ONE)  # so many events are not taken back

    def _way(self, lines):
        """Back before an event, so many lines further on: the game will be needed again, unless
        nothing came between but its undo."""
        return ALONE if lines == 2 else RETURN


def _read(story, lines, ahead, expected, part, watch):
    """Take line after line into the story, up to the first that is not good; how far it is, now
    and then."""
    events = large = None
    for n, (body, digits, end) in enumerate(lines):
        if n > ahead.last:
            break
        if n == 0:
            story.wrong = read_header(story, body)
            if story.wrong:
                return
            events = Reader(story.game.EVENTS)
            begun = type(story.game), story.header["options"], len(story.header["players"])
            story.undo_points = UndoPoints(begun, events, expected)
            if hasattr(gc, "mem_free"):  # a computer collects by itself
                large = story.game.has_sheet(0)
            story.undo_points.read = part
        else:
            flag = ahead.flags[n]
            if flag == RETURN or (watch and flag == ALONE):
                story.settle()
                story.undo_points.mark(story.game)
            known = events.read(body, n)
            story.fault = story.take(known, flag == ALONE and not watch)
            if story.fault:
                break
            if watch:
                watch(known[0], known[1], story)
            if n % PROGRESS == 0:
                if large and n % COLLECT == 0:
                    gc.collect()  # else what stays lies all over the heap, which is then in pieces
                yield n, ahead.last
        story.digits = digits
        story.size = end
    if story.header is None:
        story.wrong = ("no_header", ())
    else:
        story.settle()


def reveals(text, commit):
    """Is this the hex text of the secret that was promised?"""
    return fair.is_hex(text, 64) and fair.commit(bytes.fromhex(text)) == commit
