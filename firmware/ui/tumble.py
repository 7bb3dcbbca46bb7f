"""Animates rolling dice: 600 ms, any button ends it, a setting turns it off."""

from firmware.games.die import DICE

TUMBLE_MS = 50
TUMBLES = 12


class Tumble:
    def __init__(self, gadget):
        self.gadget = gadget
        self.since = None

    def start(self):
        if self.gadget.settings.get("animation") and not self.gadget.still:
            self.since = self.gadget.now

    def skip(self):
        """Stop the animation; True if it was running."""
        if self.since is None:
            return False
        self.since = None
        self.gadget.changed()
        return True

    def step(self, now):
        """Advance; ms until the next frame, or None."""
        if self.since is None:
            return None
        self.gadget.changed()
        passed = now - self.since
        if passed >= TUMBLE_MS * TUMBLES:
            self.since = None
            return None
        return TUMBLE_MS - passed % TUMBLE_MS

    def shown(self, kinds, faces):
        """The faces to show: the dice turn in sequence and settle from left to right.

        Only one die changes per frame, which saves traffic to the display.
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
