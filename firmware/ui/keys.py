"""Six buttons become presses and holds: `Keys.read(mask, now)` says what the players did.

A change counts at once and then its button is deaf for BOUNCE_MS, so a press answers without delay
and the contact may bounce. On a button in `holds` a press counts when it is let go (it might have
become a hold); on any other button it counts when it goes down, and again and again if the button
is in `repeats`. A button that is down at power-on is stuck: ignored until somebody frees it.
Who cannot hold a button presses it twice (`by_two`, a setting): on a button in `twice` the first
press only asks, and the second one is the hold.
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
ASK = 3  # pressed once, where pressing twice is holding

BOUNCE_MS = 25
HOLD_MS = 600
AGAIN_MS = 5000  # for so long a second press is the hold
APART_MS = 300  # sooner it is a trembling hand
REPEAT_AFTER_MS = 500
REPEAT_EVERY_MS = 120
# A gadget that was busy for a second must not take a short press for a hold: no single wait
# counts for more than this.
LONGEST_WAIT_MS = 200

_OTHER_SIDE = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}


class Keys:
    def __init__(self):
        self.down = 0  # the buttons that are down, bounces taken out
        self.stuck = 0
        self._raw = 0
        self.holds = B | UP
        self.repeats = 0
        self.twice = 0
        self.turned = False
        self.by_two = 0
        self._done = 0  # these are down, but have had their effect
        self._silent = 0  # these are down, and letting them go is no press
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
        self.twice = screen.TWICE

    def mute(self):
        """The buttons that are down now do nothing more until they are let go."""
        self._done = self.down
        self._asked = 0

    def ask(self, button):
        """Another press of this button, soon but not at once, is a hold."""
        self._asked = button
        self._asked_at = self._last

    def only_holds(self):
        """Of the buttons that are down now only a hold counts, no press."""
        for i in range(6):
            if self.down & ALL[i]:
                if self._wanted(ALL[i]) & self.holds:
                    self._silent |= ALL[i]
                else:
                    self._done |= ALL[i]

    def progress(self, button):
        """How far a hold of this button has come, in ms; 0 when it leads to nothing."""
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
        """How long nothing can happen while the buttons stay as they are, in ms, or None."""
        if self._raw != self.down:
            return BOUNCE_MS // 2  # a change that is still deaf: look again
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
        """What a press counts as that might have become a hold."""
        asked = self._asked == button
        self._asked = 0
        passed = self._last - self._asked_at
        if asked and APART_MS <= passed < AGAIN_MS:
            return HOLD
        if (self.by_two and button & self.twice) or (asked and passed < APART_MS):
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
