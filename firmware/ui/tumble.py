"""The dice roll on the screen: 600 ms, any button ends it, a setting turns it off."""

from firmware.games.die import DICE

TUMBLE_MS = 50
TUMBLES = 12


class Tumble:
    def __init__(self, gadget):
        self.gadget = gadget
        self.since = None

    def start(self):
        if self.gadget.settings.get("animation") and not self.gadget.picture.still:
            self.since = self.gadget.now

    def skip(self):
        """True if the dice were rolling: now they stand."""
        if self.since is None:
            return False
        self.since = None
        self.gadget.changed()
        return True

    def step(self, now):
        """Go on; ms until the next frame, or None."""
        if self.since is None:
            return None
        self.gadget.changed()
        passed = now - self.since
        if passed >= TUMBLE_MS * TUMBLES:
            self.since = None
            return None
        return TUMBLE_MS - passed % TUMBLE_MS

    def shown(self, kinds, faces):
        """What the dice show: one after the other turns, from left to right they settle.

        Only one die changes per frame, which keeps the bus to the display free.
        """
        if self.since is None:
            return faces
        frame = (self.gadget.now - self.since) // TUMBLE_MS
        count = len(faces)
        shown = list(faces)
        for i in range(count):
            if frame < TUMBLES - count + i:
                turns = (frame + count - 1 - i) // count
                shown[i] = DICE[kinds[i]].faces[(turns * 5 + i * 2) % 6]
        return shown
