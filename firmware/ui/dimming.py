"""Without a press the display dims, then goes dark, and shifts a pixel against burn-in."""

BRIGHT = 0
DIM = 1
DARK = 2

SHIFT_MS = 60000
# The picture moves around a small square, and back as soon as a button is pressed.
PLACES = ((0, 0), (1, 0), (1, 1), (0, 1))


class Dimming:
    def __init__(self):
        self.level = BRIGHT
        self.since = 0
        self.dim_ms = 180000
        self.dark_ms = 900000
        self.place = 0

    def touch(self, now):
        self.since = now
        self.level = BRIGHT
        self.place = 0

    def update(self, now, may_darken):
        """Update level and place; True if one of them changed."""
        idle = now - self.since
        level = BRIGHT
        if self.dark_ms and idle >= self.dark_ms and may_darken:
            level = DARK
        elif self.dim_ms and idle >= self.dim_ms:
            level = DIM
        place = idle // SHIFT_MS % 4
        if level == self.level and place == self.place:
            return False
        self.level = level
        self.place = place
        return True

    def wait(self, now):
        """How many ms until something may change here."""
        return SHIFT_MS - (now - self.since) % SHIFT_MS
