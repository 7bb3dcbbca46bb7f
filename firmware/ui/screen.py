"""The one contract of all screens. A screen is a class `Screen` in a module of its own:
`name` is in firmware/ui/screens, `.name` in the folder `screens` of the game in progress,
`game.name` in that of any game; a file there whose name begins with `_` is a part of a screen.

The gadget loads the module when the screen is first opened. Every opening makes a new object, so a
screen keeps nothing between two openings but what `close` returns: `open` gets that back.
"""

from firmware.ui.keys import DOWN, LEFT, RIGHT, UP, A, B


class Screen:
    HOLDS = B | UP  # on these a hold means something, so a press counts when it is let go
    REPEATS = DOWN | LEFT | RIGHT  # these go on while they stay down
    TWICE = A  # if held: pressed twice instead, for who chose that in the settings

    def __init__(self, gadget, *args):
        self.gadget = gadget

    def open(self, memo=None):
        """The screen comes to the front; `memo` is what its `close` returned last time."""

    def returned(self, result):
        """A screen that this one opened has come back, and this is its result."""

    def key(self, kind, button):
        """A press or hold. True: it was for us. Else the gadget does what it means everywhere:
        B goes back, hold B opens the menu, hold Up turns the picture."""
        return False

    def step(self, now):
        """Go on. How many ms until the next step is wanted; None: nothing moves here."""

    def draw(self, canvas):
        raise NotImplementedError

    def words(self):
        """What the screen shows, as lines of text, for people who cannot see it."""
        from firmware.ui.listener import heard  # no board has a listener

        return heard(self)

    def close(self):
        """The screen is left. What it wants back at the next `open`: something small."""
