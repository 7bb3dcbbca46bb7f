"""Replays a journal. Resume, the history, `verify` and the database all use this: it alone decides
which lines are valid.

A line is valid if it is byte for byte as we write it and the rules allow its event at that point,
even if it is undone later. Reading stops at the first line that is not.
"""

import gc

from firmware.play import fair
from firmware.play.header import read_header
from firmware.play.journal import Reader, valid_lines
from firmware.play.length import LAST, MOST_EVENTS, has_room
from firmware.play.undo_points import OLD, UndoPoints

SHORT = 12288  # bytes: the lines of such a journal can stay in RAM while it is read
PROGRESS = 8
COLLECT = 16  # lines of a game with sheets
FULL = MOST_EVENTS - LAST
STANDS, RETURN, ALONE = 1, 2, 3
ONE = b"\1"
UNDO = b'"undo"}'


class Replay:
    """The content of a journal. `wrong` is None, or (key, args) if it holds no game."""

    def __init__(self):
        self.wrong = None
        self.fault = None  # (key, args): why the line after the valid ones is invalid
        self.header = None
        self.game = None
        self.undo_points = None
        self.events = 0  # valid event lines
        self.size = 0  # bytes of the valid lines
        self.digits = None  # CRC digits of the last valid line
        self.t = 0
        self.salt = None
        self.rolled = False  # a draw was made, undone or not
        self.helped = 0  # as in Session
        self.abandoned = False
        self.revealed = False
        self.secret = None  # hex digits, once they are revealed
        self._undone = 0  # events that were undone, but are still part of `game`
        self._waits = None  # (where its line begins, an event that is not applied yet)

    def apply(self, known: tuple | None, alone: bool = False) -> tuple | None:
        """Apply one more event, as the reader returned it; None, or why it cannot follow.

        An event that is `alone` is undone at once: it is checked, and applied only if it stays.
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
            if e in ("roll", "who"):
                self.rolled = True
            elif e in self.game.HELPS:
                self.helped |= 1 << event["p"]
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

    def settle(self) -> None:
        """Bring `game` up to date: after the last event, without the undone ones."""
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
                raise OSError(5)  # a line that was valid a moment ago can no longer be read
            self.undo_points.drop()
            self.game = game


def read_file(storage, name: str, progress=None, watch=None, read_only: bool = False) -> Replay:
    """The Replay of a journal on flash; OSError if it cannot be read.

    `progress(n, of)` is called every few lines, `watch(t, event, replay)` for every valid event;
    it must call `replay.settle()` before it uses `replay.game`. `read_only`: as in `reading`.
    """
    replay = Replay()
    for n, of in reading(replay, storage, name, watch, read_only):
        if progress:
            progress(n, of)
    return replay


def reading(replay: Replay, storage, name: str, watch=None, read_only: bool = False):
    """Incremental version: yields (done, total) every few lines.

    With `read_only` neither the lines nor copies for later undos stay in RAM.
    """
    lines = valid_lines(storage, name)
    short = storage.size(name) <= SHORT and not read_only
    if short:
        lines = list(lines)
    ahead = Prescan(lines)
    if not short:
        lines = valid_lines(storage, name, known=True)
    expected = OLD * MOST_EVENTS if read_only else ahead.stand
    return _read(
        replay, lines, ahead, expected, lambda start, size: storage.read(name, start, size), watch
    )


class Prescan:
    """A first pass over the lines that makes reading faster; no result depends on it.

    Nothing is parsed, and only one byte per line is stored: a board has no memory for a list.
    """

    def __init__(self, lines):
        self.flags = flags = bytearray(MOST_EVENTS + 2)
        back = 0  # the event that was undone last, until another line follows
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
        self.stand = flags.count(ONE)  # events that are not undone

    def _way(self, lines):
        """How an event is undone after this number of lines: the game before it is needed again,
        unless only its undo follows."""
        return ALONE if lines == 2 else RETURN


def _read(replay, lines, ahead, expected, part, watch):
    """Apply line after line up to the first invalid one; yields its progress every few lines."""
    events = large = None
    for n, (body, digits, end) in enumerate(lines):
        if n > ahead.last:
            break
        if n == 0:
            replay.wrong = read_header(replay, body)
            if replay.wrong:
                return
            events = Reader(replay.game.EVENTS)
            begun = type(replay.game), replay.header["options"], len(replay.header["players"])
            replay.undo_points = UndoPoints(begun, events, expected)
            if hasattr(gc, "mem_free"):  # a computer collects by itself
                large = replay.game.has_sheet(0)
            replay.undo_points.read = part
        else:
            flag = ahead.flags[n]
            if flag == RETURN or (watch and flag == ALONE):
                replay.settle()
                replay.undo_points.mark(replay.game)
            known = events.read(body, n)
            replay.fault = replay.apply(known, flag == ALONE and not watch)
            if replay.fault:
                break
            if watch:
                watch(known[0], known[1], replay)
            if n % PROGRESS == 0:
                if large and n % COLLECT == 0:
                    gc.collect()  # otherwise long-lived objects fragment the heap
                yield n, ahead.last
        replay.digits = digits
        replay.size = end
    if replay.header is None:
        replay.wrong = ("no_header", ())
    else:
        replay.settle()


def reveals(text: str, commit: str) -> bool:
    """Is this the hex text of the secret that was committed to?"""
    return fair.is_hex(text, 64) and fair.commit(bytes.fromhex(text)) == commit
