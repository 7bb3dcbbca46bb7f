"""One game in progress, from the first press to the reveal, safe against power cuts.

    session = Session(storage, entropy, board, now_ms=0)
    session.resume(now_ms, progress=None, but=()) -> True when a game in progress was opened again
    session.new(game_key, options, names, now_ms, code=None, start=None, day=None)
    session.salt(text, now_ms)       only before the first draw
    session.roll(now_ms) -> event    the draw that game.asks() wants
    session.do(event, now_ms)        a player's event: {"e": name, ...}, without n and t
    session.undo(now_ms)             takes back the latest event; can_undo()
    session.finish(now_ms)           the scores are confirmed: reveal
    session.abandon(now_ms)          ends the game at once, with a reveal; it stays in the history
    session.close()                  leaves a finished game
    session.secret_shown()           hex digits once the reveal is on the flash, else None
    session.unsaved()                are there lines that only RAM has?   timer_runs()
    session.tick(now_ms)             now and then: keeps the timer, retries a failed save
What is not possible raises Refused(key, args) and changes nothing. Storage errors never come out:
the game goes on, `saving` is False and the lines wait in RAM for the next try. The lines of a game
and those that wait have an end: `too_long` and `unsaved` are refusals.

    .game .key .header .events .salt_text .code .day .timer (firmware.play.timers.Timer)
    .revealed: the game is closed   .abandoned   .lost: the secret is lost, no more rolls
    .saving   .may_write: set it to False at low voltage   .report: None or (key, args)
    .fault: the exception that kept a game in progress from being opened, or None

    session.shelf                    the finished games (firmware.play.shelf.Shelf)
"""

from firmware.play import fair, file_names, length
from firmware.play.beginning import (
    begin,
    check_game,
    check_salt,
    dice_of,
    header_of,
    next_game,
    unmake,
)
from firmware.play.chain import catch_up
from firmware.play.entropy import Pool
from firmware.play.journal import SESSION_EVENTS, Reader, event_body
from firmware.play.recovery import clean, in_progress
from firmware.play.refused import Refused
from firmware.play.removal import put_away
from firmware.play.shelf import Shelf
from firmware.play.timers import OFF, SAVE_EVERY_MS, Timer, kept_timer
from firmware.play.undo_points import UndoPoints


class Session:
    def __init__(self, storage, entropy, board, now_ms=0):
        self.storage = storage
        self.board = board
        self.pool = Pool(storage, entropy)
        self.may_write = True
        self.report = self.fault = None
        self._now = now_ms
        self.close()

    def close(self):
        """No game is open."""
        self.game = self.key = self.header = self.salt_text = self.code = self.day = None
        self.timer = self._timer_at = None  # when its value was last written
        self.events = 0
        self.revealed = self.abandoned = self.lost = False
        self.saving = True
        self._undo_points = self._journal = self._dice = self._secret = None
        self._revealed_secret = None
        self._rolled = False
        self._t = 0
        self._start = 0
        self._number = 0

    @property
    def shelf(self):
        return Shelf(self.storage)

    def timer_runs(self):
        return self.timer is not None and self.timer.running()

    def secret_shown(self):
        """Hex digits of the secret, or None: as long as the reveal may be lost in a power cut the
        game may go on, and nobody must know its dice."""
        return None if self._secret else self._revealed_secret

    def unsaved(self):
        return self._journal is not None and bool(self._journal.pending)

    def new(self, game_key, options, players, now_ms, code=None, start=None, day=None):
        if self.key and not self.revealed:
            raise Refused("game_running")
        if not self.may_write:
            raise Refused("battery_low")
        game = check_game(game_key, options, len(players), code)
        if self.unsaved():
            self._save(now_ms)
        if self.unsaved():
            raise Refused("flash_error")
        number, *link = next_game(self.storage, game_key, options)
        shared = dice_of(self.pool, code, day, start)
        commit = fair.commit(shared[0])
        header = header_of(self.board, game_key, options, players, commit, start, link, code)
        journal = begin(self.storage, number, shared, header)
        self.close()
        points = UndoPoints((type(game), options, len(players)), Reader(game.EVENTS))
        self._take(number, header, game, points, journal, now_ms)
        self._know(*shared)
        self.timer = Timer()

    def resume(self, now_ms=None, progress=None, but=()):
        """Open the latest game in progress, but none of these. `report` says what went wrong."""
        now = self._now if now_ms is None else now_ms
        self.close()
        clean(self.storage)
        for number, found in in_progress(self.storage, progress, but):
            self.report = self.report or found.report
            self.fault = self.fault or found.fault
            if found.story and self._continue(number, found, now):
                return True
            self.close()
        return False

    def leave(self, closed):
        """Close a game that cannot be shown. True: it is in progress, its number in `closed`."""
        number = 0 if self.revealed else self._number
        if number:
            closed.append(number)
        self.close()
        return number > 0

    def _continue(self, number, found, now):
        """Open the game; False if it only had to be put away."""
        story = found.story
        self._take(number, story.header, story.game, story.undo_points, found.journal, now)
        self.events = story.events
        self.salt_text = story.salt
        self.revealed = story.revealed
        self._revealed_secret = story.secret
        self.abandoned = story.abandoned
        self._rolled = story.rolled
        self._t = story.t
        self._start = now - story.t
        self.timer = kept_timer(self.storage, self.header["id"])
        if found.secret:
            self._know(*found.secret)
        self.lost = not found.secret
        if not (story.revealed or story.abandoned):
            self.saving = not found.journal.torn
            return True
        self._put_away() if story.revealed else self._reveal(now)
        return False

    def _take(self, number, header, game, points, journal, now):
        self._number = number
        self.key = header["game"]
        self.header = header
        self._journal = journal
        self._start = now
        self.game = game
        self._undo_points = points
        points.read = journal.part

    def _know(self, secret, code, day):
        self._secret = secret
        self.code = code
        self.day = day
        self._dice = fair.Dice(secret, self.salt_text or "")

    def salt(self, text, now_ms):
        self._must_be_open()
        late = self._rolled or self.salt_text is not None
        check_salt(text, self.code or "code" in self.header, late)
        self._must_have_room("salt")
        self.salt_text = text
        self._dice = fair.Dice(self._secret, text) if self._secret else None
        self._write({"e": "salt", "text": text}, now_ms)

    def roll(self, now_ms):
        """Draw what the game asks for; the event with its outcomes."""
        self._must_be_open()
        of = self.game.asks()
        if not of:
            raise Refused("no_roll_now")
        if not self._dice:
            raise Refused("no_secret")
        k = self.game.k
        got = [self._dice.draw(k + i, n) for i, n in enumerate(of)]
        event = {"e": "roll", "k": k, "of": list(of), "got": got}
        self._apply(event, now_ms)
        self._rolled = True
        return event

    def do(self, event, now_ms):
        """A player's event. After the reveal only corrected scores."""
        e = event.get("e")
        if e != "scores" or not self._revealed_secret:
            self._must_be_open()
        if e == "roll" or e not in self.game.EVENTS:
            raise Refused("bad_event", (str(e),))
        self._apply(event, now_ms)

    def _apply(self, event, now_ms):
        for key in event:
            if key != "e" and key not in self.game.EVENTS[event["e"]]:
                raise Refused("bad_event", (str(event["e"]),))
        self._must_have_room(event["e"])
        try:
            self.game.apply(event)
        except ValueError as why:
            raise Refused(*why.args) from None
        start = self._journal.end()
        self._undo_points.add(self._write(event, now_ms), start, self.game)

    def can_undo(self):
        return self.game is not None and not self.revealed and self._undo_points.count > 0

    def pressed_last(self):
        """Names of the events that one press brought about: what was written at one moment."""
        return self._undo_points.latest() if self.can_undo() else []

    def undo(self, now_ms, events=1):
        self._must_be_open()
        if self._undo_points.count < events:
            raise Refused("nothing_to_undo")
        self._must_have_room("undo", events)
        game = self._undo_points.before(events=events)
        if game is None:
            raise Refused("undo_unreadable")
        self.game = game
        for _ in range(events):
            self._undo_points.drop()
            self._note({"e": "undo"}, now_ms)
        self._save(now_ms)

    def finish(self, now_ms):
        """The scores are confirmed: the secret is revealed and the game goes to the history."""
        self._must_be_open()
        if not self.game.over():
            raise Refused("not_over")
        self._reveal(now_ms)

    def can_withdraw(self):
        """Nothing was drawn and no turn was played: nobody loses, or gains, by starting anew."""
        if self.game is None or self._rolled or self.abandoned:
            return False
        return self._undo_points.count == 0 or self.game.stage() == 0

    def withdraw(self):
        """Close a game that never began, and leave no trace of it."""
        unmake(self.storage, self._number, self.header)
        self.close()

    def abandon(self, now_ms):
        self._must_be_open()
        self.abandoned = True
        self._note({"e": "abandon"}, now_ms)
        self._reveal(now_ms)

    def _reveal(self, now_ms):
        if self._secret:
            self._revealed_secret = fair.hex_of(self._secret)
            self._note({"e": "reveal", "secret": self._revealed_secret}, now_ms)
        self.revealed = True
        self._dice = None
        self._save(now_ms)

    def _must_be_open(self):
        if not self.key:
            raise Refused("no_game")
        if self.revealed:
            raise Refused("only_scores")
        if self.abandoned:
            raise Refused("no_game")

    def _must_have_room(self, e, lines=1):
        why = length.why_too_long(self.events + lines - 1, e, self.revealed)
        if why or self._journal.crowded():
            raise Refused(*(why or ("unsaved", ())))

    def _write(self, event, now_ms):
        body = self._note(event, now_ms)
        self._save(now_ms)
        return body

    def _note(self, event, now_ms):
        """Add the event's line to what is to be written."""
        self.events += 1
        self._t = max(self._t, now_ms - self._start)
        e = event["e"]
        keys = SESSION_EVENTS[e] if e in SESSION_EVENTS else self.game.EVENTS[e]
        body = event_body(self.events, self._t, event, keys)
        self._journal.add(body)
        return body

    def _save(self, now_ms):
        if self.revealed and self.may_write:  # corrected scores: it counts as not copied any more
            self._journal.name = self.shelf.uncopy(self._number, self._journal.name)
        self.saving = self.may_write and self._journal.flush()
        if not self.saving:
            self.report = self.report or ("not_saved", ())
        elif self.revealed:
            if self._secret or self._journal.name.endswith(file_names.RUNNING):
                self._put_away()
        else:
            self._save_timer(now_ms)

    def _put_away(self):
        """The reveal is on the flash: now the secret goes, then the name tells the new state."""
        catch_up(self.storage, self.header)  # from now on the journal may be forgotten
        self._secret = None
        self._journal.name = put_away(self.storage, self._number)

    def tick(self, now_ms):
        """Once a minute the timer's value is kept; a save that failed is tried again."""
        if not self.key:
            return
        if not self.saving or (self._journal.pending and self.may_write):
            self._save(now_ms)
        elif self._timer_at is None or (
            self.timer_runs() and now_ms - self._timer_at >= SAVE_EVERY_MS
        ):
            self._save_timer(now_ms)

    def _save_timer(self, now_ms):
        if self.revealed or not self.timer or self.timer.mode == OFF or not self.may_write:
            return
        self._timer_at = now_ms
        if not self.timer.keep(self.storage, self.header["id"], now_ms):
            self.report = self.report or ("not_saved", ())
