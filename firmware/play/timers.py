"""The round timer: counts down or up, with pause, warning and alarm. It enforces nothing.

Pure: the time is a parameter. After a power cut it is paused at its last saved value.
"""

from firmware.play.checked_file import checked_line, dict_of, read_small
from firmware.play.file_names import TIMER

OFF, DOWN, UP = "off", "down", "up"
WARNING_MS = 10000
SAVE_EVERY_MS = 60000
LONGEST_S = 3600
MOST_SPENT_MS = 1 << 30  # twelve days for one round: reject more
MOST_BYTES = 256


class Timer:
    """`limit_s` is the time of a round; counting up, 0 means no alarm."""

    def __init__(self, mode=OFF, limit_s=0, spent=0):
        self.mode = mode
        self.limit_s = limit_s
        self.after_cut = False  # restored after a power cut: the screen says so
        self._spent = spent
        self._since = None  # None: paused

    def start(self, now):
        """A new round: from the beginning, running."""
        self._spent = 0
        self._since = now if self.mode != OFF else None
        self.after_cut = False

    def pause(self, now):
        self._spent = self.spent(now)
        self._since = None

    def go(self, now):
        if self.mode != OFF and self._since is None:
            self._since = now
            self.after_cut = False

    def toggle(self, now):
        """Pause or continue."""
        if self.running():
            self.pause(now)
        else:
            self.go(now)

    def running(self):
        return self._since is not None

    def spent(self, now):
        """Milliseconds of this round without the pauses."""
        return self._spent + (max(0, now - self._since) if self._since is not None else 0)

    def shown_s(self, now):
        """The seconds to show: those left when counting down (at least 0), else those spent."""
        if self.mode == DOWN:
            return max(0, -((self.spent(now) - self.limit_s * 1000) // 1000))
        return self.spent(now) // 1000

    def warning(self, now):
        """True in the last 10 seconds before the alarm."""
        left = self.limit_s * 1000 - self.spent(now)
        return self._has_alarm() and 0 < left <= WARNING_MS

    def alarm(self, now):
        """True from the moment when the time is up."""
        return self._has_alarm() and self.spent(now) >= self.limit_s * 1000

    def _has_alarm(self):
        return self.mode != OFF and self.limit_s > 0

    def written(self, game_id, now):
        """The bytes of the timer's file, valid for this game only."""
        pairs = [("id", game_id), ("mode", self.mode), ("limit", self.limit_s)]
        pairs.append(("spent", self.spent(now)))
        return checked_line(pairs)

    def keep(self, storage, game_id, now):
        """Save it; False if that failed."""
        try:
            storage.replace(TIMER, self.written(game_id, now))
        except OSError:
            return False
        return True


def saved_timer(storage, game_id):
    """The saved timer of this game, or one that is off."""
    try:
        return timer_of(read_small(storage, TIMER, MOST_BYTES), game_id) or Timer()
    except OSError:
        return Timer()


def timer_of(data, game_id):
    """The saved timer, paused; None if the bytes are damaged or of another game."""
    kept = dict_of(data)
    if kept is None or kept.get("id") != game_id or not good_timer(kept):
        return None
    timer = Timer(kept["mode"], kept["limit"], kept["spent"])
    timer.after_cut = True
    return timer


def good_timer(kept):
    limit, spent = kept.get("limit"), kept.get("spent")
    if kept.get("mode") not in (OFF, DOWN, UP):
        return False
    if type(limit) is not int or type(spent) is not int:
        return False
    return 0 <= limit <= LONGEST_S and 0 <= spent < MOST_SPENT_MS
