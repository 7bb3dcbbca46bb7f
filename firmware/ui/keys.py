"""Turns six buttons into presses and holds: `Keys.read(mask, now)` returns what happened.

A change counts at once and then its button is deaf for BOUNCE_MS, so a press answers without delay
and the contact may bounce. On a button in `holds` a press counts on release (it might have become
a hold); on any other button it counts when it goes down, and repeatedly if the button is in
`repeats`. A button that is down at power-on is stuck: ignored until it is released.
Players who cannot hold a button can double-press it instead (setting `double_press`): on a button
in `doubles` the first press only asks, and the second one is the hold.
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32
ALL = (UP, DOWN, LEFT, RIGHT, A, B)
ARROWS = UP | DOWN | LEFT | RIGHT

PRESS = 1
HOLD = 2
ASK = 3  # the first of the two presses that replace a hold

BOUNCE_MS = 25
HOLD_MS = 600
AGAIN_MS = 5000  # a second press within this time is the hold
APART_MS = 300  # faster than this is treated as tremor
REPEAT_AFTER_MS = 500
REPEAT_EVERY_MS = 120
# A short press while the gadget is busy must not become a hold: no single wait counts for more
# than this.
LONGEST_WAIT_MS = 200

_OTHER_SIDE = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}


class Keys:
    def __init__(self):
        self.down = 0  # the buttons that are down, debounced
        self.stuck = 0
        self._raw = 0
        self.holds = B | UP
        self.repeats = 0
        self.doubles = 0
        self.turned = False
        self.double_press = 0
        self._done = 0  # down, but already handled
        self._silent = 0  # down, and their release is not a press
        self._deaf = [0] * 6
        self._held = [0] * 6
        self._next = [0] * 6
        self._last = None
        self._asked = 0  # this button was pressed once
        self._asked_at = 0

    def boot(self, mask):
        """Whatever is down now, at power-on, is stuck."""
        self.stuck = mask

    def serve(self, screen):
        """Another screen is in front."""
        self.mute()
        self.holds = screen.HOLDS
        self.repeats = screen.REPEATS
        self.doubles = screen.DOUBLE_PRESS

    def mute(self):
        """Ignore the buttons that are down now until they are released."""
        self._done = self.down
        self._asked = 0

    def ask(self, button):
        """The next press of this button, soon but not at once, is a hold."""
        self._asked = button
        self._asked_at = self._last

    def only_holds(self):
        """Of the buttons that are down now, count only holds."""
        for i in range(6):
            if self.down & ALL[i]:
                if self._wanted(ALL[i]) & self.holds:
                    self._silent |= ALL[i]
                else:
                    self._done |= ALL[i]

    def progress(self, button):
        """For how many ms this button has been held; 0 if it has no hold action."""
        if self.turned:
            button = _OTHER_SIDE.get(button, button)
        if self.down & button and not self._done & button and self._wanted(button) & self.holds:
            return min(self._held[ALL.index(button)], HOLD_MS)
        return 0

    def read(self, mask, now):
        """What happened since the last read: a list of (kind, button)."""
        passed = 0 if self._last is None else min(now - self._last, LONGEST_WAIT_MS)
        self._last = now
        self.stuck &= mask
        mask &= ~self.stuck
        self._raw = mask
        if not (mask or self.down):
            return ()
        events = []
        for i in range(6):
            bit = ALL[i]
            if (mask ^ self.down) & bit and now >= self._deaf[i]:
                self._deaf[i] = now + BOUNCE_MS
                self._edge(i, bit, mask & bit, events)
            elif self.down & bit and not self._done & bit:
                self._held[i] += passed
                self._keep(i, bit, events)
        return events

    def wait(self):
        """For how many ms nothing can happen while the buttons do not change, or None."""
        if self._raw != self.down:
            return BOUNCE_MS // 2  # a change while its button is deaf: check again
        return 20 if self.down else None

    def _wanted(self, bit):
        return _OTHER_SIDE.get(bit, bit) if self.turned else bit

    def _edge(self, i, bit, pressed, events):
        button = self._wanted(bit)
        if pressed:
            self.down |= bit
            self._held[i] = 0
            self._next[i] = REPEAT_AFTER_MS
            if not button & self.holds:
                self._asked = 0
                events.append((PRESS, button))
                if not button & self.repeats:
                    self._done |= bit
        else:
            self.down &= ~bit
            if button & self.holds and not (self._done | self._silent) & bit:
                events.append((self._meant(button), button))
            self._done &= ~bit
            self._silent &= ~bit

    def _meant(self, button):
        """What the release of a button with a hold action counts as."""
        asked = self._asked == button
        self._asked = 0
        passed = self._last - self._asked_at
        if asked and APART_MS <= passed < AGAIN_MS:
            return HOLD
        if (self.double_press and button & self.doubles) or (asked and passed < APART_MS):
            self.ask(button)
            return ASK
        return PRESS

    def _keep(self, i, bit, events):
        button = self._wanted(bit)
        if button & self.holds:
            if self._held[i] >= HOLD_MS:
                self._done |= bit
                self._asked = 0
                events.append((HOLD, button))
        elif button & self.repeats and self._held[i] >= self._next[i]:
            self._next[i] = self._held[i] + REPEAT_EVERY_MS
            events.append((PRESS, button))
