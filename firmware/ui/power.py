"""The battery: how full it is, what the players must know of it, and switching off in time."""

from firmware.ui.dimming import DARK

LOW = 10  # percent: warn
NEARLY_EMPTY = 5  # percent: blink
BLINK_MS = 1000
GOODBYE_MS = 6000  # to read why the gadget switches itself off
EMPTY_LOOKS = 2  # one measurement alone may be wrong
HOUR_MS = 3600000


class Power:
    def __init__(self, gadget, presenter):
        self.gadget = gadget
        self._presenter = presenter
        self.percent = None  # of the battery; None on USB, or where nothing is measured
        self.lit = True  # a warning that blinks
        self._empty = 0
        self._off_at = None

    def low(self) -> bool:
        return self.percent is not None and self.percent <= LOW

    def warning(self) -> str | None:
        return self.gadget.t("battery_low", self.percent) if self.low() else None

    def measure(self, now: int) -> bool:
        """Read the battery; True if something that is shown has changed."""
        gadget = self.gadget
        battery = gadget.board.battery
        if battery is None:
            return False
        before, was_low = self.percent, self.low()
        self.percent = battery.percent()
        gadget.session.may_write = not battery.unsafe()
        if self.low() and not was_low:
            gadget.beep(880, 150)
        if gadget.board.off is not None:
            self._empty = self._empty + 1 if battery.empty() else 0
            if self._empty == EMPTY_LOOKS:
                self._stop(now)
            elif self._unused(now) and battery.alone():
                gadget.board.off()
        return before != self.percent

    def _stop(self, now):
        gadget = self.gadget
        gadget.timer.stop()
        gadget.session.tick(now)
        self._presenter.touch(now)
        gadget.home("empty")
        self._off_at = now + GOODBYE_MS

    def _say_goodbye(self, now):
        gadget = self.gadget
        if not gadget.board.battery.empty():  # somebody plugged it in
            self._off_at = None
            self._empty = 0
            gadget.home()
        elif now >= self._off_at:
            self._off_at = None
            gadget.board.off()
        return BLINK_MS

    def _unused(self, now):
        """Has it been dark for as many hours as the settings allow, with nothing unsaved?"""
        hours = self.gadget.settings.get("off_hours")
        dimming = self._presenter.dimming
        dark = now - dimming.since - dimming.dark_ms
        long = dimming.level == DARK and dark >= hours * HOUR_MS
        return hours and long and not self.gadget.session.unsaved()

    def step(self, now: int) -> int | None:
        """Go on; ms until something changes, or None."""
        if self._off_at is not None:
            return self._say_goodbye(now)
        if self.percent is None or self.percent > NEARLY_EMPTY:
            self.lit = True
            return None
        if self._presenter.dimming.level == DARK:
            return None
        lit = now // BLINK_MS % 2 == 0
        if lit != self.lit:
            self.lit = lit
            self.gadget.changed()
        return BLINK_MS - now % BLINK_MS


def draw_sign(canvas, right: int, y: int, percent: int) -> int:
    """A small battery, as full as the real one; its width."""
    canvas.frame(right - 12, y, 12, 7)
    canvas.vline(right, y + 2, 3)
    canvas.fill(right - 10, y + 2, (percent * 8 + 99) // 100, 3)
    return 13
