"""One game in progress, from the first press to the reveal, safe against power cuts.

    session = Session(storage, entropy, board, now_ms=0)
    session.resume(now_ms, progress=None, but=()) -> True if a game in progress was reopened
    session.new(game_key, options, names, now_ms, code=None, start=None, day=None)
    session.salt(text, now_ms)       only before the first draw
    session.roll(now_ms, who=0) -> event   the draw that game.asks() wants; or one of `who` players
    session.do(event, now_ms)        a player's event: {"e": name, ...}, without n and t
    session.undo(now_ms)             undoes the latest event; can_undo()
    session.finish(now_ms)           the scores are confirmed: reveal
    session.abandon(now_ms)          ends the game at once, with a reveal; it stays in the history
    session.close()                  leaves a finished game
    session.secret_shown()           hex digits once the reveal is on flash, else None
    session.unsaved()                are there lines that exist in RAM only?   timer_runs()
    session.tick(now_ms)             every few seconds: saves the timer, retries a failed save
What is impossible raises Refused(key, args) and changes nothing. Storage errors are never raised:
the game goes on, `saving` is False and the lines wait in RAM for the next try. Both the journal
and the lines that wait are limited: `too_long` and `unsaved` are refusals.

    .game .key .header .events .salt_text .code .day .timer (firmware.play.timers.Timer)
    .revealed: the game is closed   .abandoned   .lost: the secret is lost, no more rolls
    .helped: bits of the seats that asked for help (Game.HELPS), undone or not
    .number: of its file   .parked: numbers of those in firmware.play.parked
    .saving   .may_write: set to False at low voltage   .report: None or (key, args)
    .fault: the exception that prevented a game in progress from being opened, or None

    session.finished_games           firmware.play.finished_games.FinishedGames
"""

from firmware.play import fair, file_names, length, new_game
from firmware.play.delete_game import put_away
from firmware.play.entropy import Pool
from firmware.play.finished_games import FinishedGames
from firmware.play.game_numbers import catch_up, is_latest
from firmware.play.journal import Reader, event_body, keys_of
from firmware.play.recovery import clean, in_progress, load
from firmware.play.refused import Refused
from firmware.play.timers import OFF, SAVE_EVERY_MS, Timer, saved_timer
from firmware.play.undo_points import UndoPoints

TYPE_CHECKING = False
if TYPE_CHECKING:  # true for mypy alone
    from typing import Any


class Session:
    game: "Any"  # of the class that firmware.games.game_class(key) returns
    key: str | None
    header: dict
    timer: Timer
    report: tuple | None
    parked: list[int]
    salt_text: str | None
    _journal: "Any"
    _undo_points: UndoPoints
    _dice: fair.Dice

    def __init__(self, storage, entropy, board: str, now_ms: int = 0):
        self.storage = storage
        self.board = board
        self.pool = Pool(storage, entropy)
        self.may_write = True
        self.report = self.fault = None
        self.parked = []
        self._now = now_ms
        self.close()

    def close(self) -> None:
        """Leave no game open."""
        self.game = self.key = self.header = self.salt_text = self.code = self.day = None
        self.timer = self._timer_at = None  # when its value was last written
        self.events = self.helped = 0
        self.revealed = self.abandoned = self.lost = False
        self.saving = True
        self._undo_points = self._journal = self._dice = None
        self._secret = self._revealed_secret = None
        self._rolled = False
        self._t = self._start = self.number = 0

    @property
    def finished_games(self) -> FinishedGames:
        return FinishedGames(self.storage)

    def timer_runs(self) -> bool:
        return self.timer is not None and self.timer.running()

    def secret_shown(self) -> str | None:
        """Hex digits of the secret, or None while a power cut could still undo the reveal: the
        game might then continue, and nobody must know its dice."""
        return None if self._secret else self._revealed_secret

    def unsaved(self) -> bool:
        return self._journal is not None and bool(self._journal.pending)

    def new(
        self,
        game_key: str,
        options: dict,
        players: list[str],
        now_ms: int,
        code: str | None = None,
        start: int | None = None,
        day: str | None = None,
    ) -> None:
        if self.key and not self.revealed:
            raise Refused("game_running")
        if not self.may_write:
            raise Refused("battery_low")
        game = new_game.check_game(game_key, options, len(players), code)
        if self.unsaved():
            self._save(now_ms)
        if self.unsaved():
            raise Refused("flash_error")
        number, *link = new_game.next_game(self.storage, game_key, options)
        shared = new_game.dice_of(self.pool, code, day, start)
        header = new_game.header_of(self.board, game_key, options, players, shared, start, link)
        journal = new_game.begin(self.storage, number, shared, header)
        self.close()
        points = UndoPoints((type(game), options, len(players)), Reader(game.EVENTS))
        self._open(number, header, game, points, journal, now_ms)
        self._set_secret(*shared)
        self.timer = Timer()

    def resume(self, now_ms: int | None = None, progress=None, but: list | tuple = ()) -> bool:
        """Open the latest game that is not parked, skipping `but`; `report`: what went wrong."""
        now = self._now if now_ms is None else now_ms
        self.close()
        clean(self.storage)
        try:
            numbers, self.parked = in_progress(self.storage, but)
        except OSError:
            self.report = ("flash_error", ())
            return False
        for number in numbers:
            found = load(self.storage, number, progress)
            self.report = self.report or found.report
            self.fault = self.fault or found.fault
            if found.replay and self._continue(number, found, now):
                self.parked += [other for other in numbers if other < number]
                return True
            self.close()
        return False

    def leave(self, closed: list[int]) -> bool:
        """Close a game that cannot be shown; if it is in progress add its number, return True."""
        number = 0 if self.revealed else self.number
        if number:
            closed.append(number)
        self.close()
        return number > 0

    def _continue(self, number, found, now):
        """Open the game; False if it was over and only had to be filed."""
        replay = found.replay
        self._open(number, replay.header, replay.game, replay.undo_points, found.journal, now)
        self.events, self.helped = replay.events, replay.helped
        self.salt_text = replay.salt
        self.revealed = replay.revealed
        self._revealed_secret = replay.secret
        self.abandoned = replay.abandoned
        self._rolled = replay.rolled
        self._t = replay.t
        self._start = now - replay.t
        self.timer = saved_timer(self.storage, self.header["id"])
        if found.secret:
            self._set_secret(*found.secret)
        self.lost = not found.secret
        if not (replay.revealed or replay.abandoned):
            self.saving = not found.journal.torn
            return True
        self._put_away() if replay.revealed else self._reveal(now)
        return False

    def _open(self, number, header, game, points, journal, now):
        self.number = number
        self.key = header["game"]
        self.header = header
        self._journal = journal
        self._start = now
        self.game = game
        self._undo_points = points
        points.read = journal.part

    def _set_secret(self, secret, code, day):
        self._secret = secret
        self.code = code
        self.day = day
        self._dice = fair.Dice(secret, self.salt_text or "")

    def salt(self, text: str, now_ms: int) -> None:
        self._must_be_open()
        late = self._rolled or self.salt_text is not None
        new_game.check_salt(text, self.code or "code" in self.header, late)
        self._must_have_room("salt")
        self.salt_text = text
        self._dice = fair.Dice(self._secret, text) if self._secret else None
        self._write({"e": "salt", "text": text}, now_ms)

    def roll(self, now_ms: int, who: int = 0) -> dict:
        """Make the draws that the game asks for, or draw one of `who` players; the event."""
        self._must_be_open()
        of = self.game.asks_who([who]) if who else self.game.asks()
        if not of:
            raise Refused("no_roll_now")
        if not self._dice:
            raise Refused("no_secret")
        k = self.game.k
        got = [self._dice.draw(k + i, n) for i, n in enumerate(of)]
        event = {"e": "who" if who else "roll", "k": k, "of": list(of), "got": got}
        self._apply(event, now_ms)
        self._rolled = True
        return event

    def do(self, event: dict, now_ms: int) -> None:
        """A player's event. After the reveal only corrected scores."""
        e = event.get("e")
        if e != "scores" or not self._revealed_secret:
            self._must_be_open()
        if e == "roll" or e == "who" or e not in self.game.EVENTS:
            raise Refused("bad_event", (str(e),))
        self._apply(event, now_ms)

    def _apply(self, event, now_ms):
        for key in event:
            if key != "e" and key not in keys_of(event["e"], self.game.EVENTS):
                raise Refused("bad_event", (str(event["e"]),))
        self._must_have_room(event["e"])
        try:
            self.game.apply(event)
        except ValueError as why:
            raise Refused(*why.args) from None
        if event["e"] in self.game.HELPS:
            self.helped |= 1 << event["p"]
        start = self._journal.end()
        self._undo_points.add(self._write(event, now_ms), start, self.game)

    def can_undo(self) -> bool:
        return self.game is not None and not self.revealed and self._undo_points.count > 0

    def pressed_last(self) -> list[str]:
        """Names of the events of the latest press, that is, with the same time."""
        return self._undo_points.latest() if self.can_undo() else []

    def undo(self, now_ms: int, events: int = 1) -> None:
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

    def finish(self, now_ms: int) -> None:
        """Confirm the scores: reveals the secret and moves the game to the history."""
        self._must_be_open()
        if not self.game.over():
            raise Refused("not_over")
        self._reveal(now_ms)

    def can_withdraw(self) -> bool:
        """True while nothing was drawn and no turn was played: a new start gives no advantage."""
        if self.game is None or self._rolled or self.abandoned:
            return False
        begun = self._undo_points.count and self.game.stage()
        return not begun and is_latest(self.storage, self.header)

    def withdraw(self) -> None:
        """Close a game that never began and delete it."""
        new_game.unmake(self.storage, self.number, self.header)
        self.close()

    def abandon(self, now_ms: int) -> None:
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
        if self.revealed:
            raise Refused("only_scores")
        if not self.key or self.abandoned:
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
        """Add the event's line to those that are to be written."""
        self.events += 1
        self._t = max(self._t, now_ms - self._start)
        keys = keys_of(event["e"], self.game.EVENTS)
        body = event_body(self.events, self._t, event, keys)
        self._journal.add(body)
        return body

    def _save(self, now_ms):
        if self.revealed and self.may_write:  # corrected scores: no longer marked as copied
            self._journal.name = self.finished_games.uncopy(self.number, self._journal.name)
        self.saving = self.may_write and self._journal.flush()
        if not self.saving:
            self.report = self.report or ("not_saved", ())
        elif self.revealed:
            if self._secret or self._journal.name.endswith(file_names.RUNNING):
                self._put_away()
        else:
            self._save_timer(now_ms)

    def _put_away(self):
        """The reveal is on flash: delete the secret, then rename the file to its new state."""
        catch_up(self.storage, self.header)  # from now on the journal may be deleted
        self._secret = None
        self._journal.name = put_away(self.storage, self.number)

    def tick(self, now_ms: int) -> None:
        """Save the timer once a minute; retry a failed save."""
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
