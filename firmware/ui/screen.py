"""The contract of all screens. A screen is a class `Screen` in a module of its own: `name` is in
firmware/ui/screens, `.name` in the folder `screens` of the current game, `game.name` in that of
any game; a file there whose name begins with `_` is shared by screens.

The gadget loads the module when the screen is first opened. Each opening makes a new object: all
that survives is what `close` returns, which the next `open` receives.
"""

from firmware.ui.keys import DOWN, LEFT, RIGHT, UP, A, B

TYPE_CHECKING = False
if TYPE_CHECKING:  # true for mypy alone
    from firmware.gadget import Gadget
    from firmware.ui.canvas import Canvas


class Screen:
    HOLDS = B | UP  # buttons with a hold action: their press fires on release
    REPEATS = DOWN | LEFT | RIGHT  # buttons that repeat while they are down
    WORDS = (0, 128, 21)  # where a lesson's words cover it: left, width, height
    DOUBLE_PRESS = A  # in double-press mode these replace a hold by two presses

    def __init__(self, gadget: "Gadget", *args):
        self.gadget = gadget

    def open(self, memo=None) -> None:
        """The screen comes to the front; `memo` is what its `close` returned last time."""

    def returned(self, result) -> None:
        """A screen that this one opened has closed with this result."""

    def key(self, kind: int, button: int) -> bool:
        """Handle a press or hold and return True. If False, the gadget applies the default:
        B goes back, hold B opens the menu, hold Up flips the display."""
        return False

    def step(self, now: int) -> int | None:
        """Advance; ms until the next step is needed, or None if nothing moves."""

    def draw(self, canvas: "Canvas") -> None:
        raise NotImplementedError

    def words(self) -> str:
        """What the screen shows as lines of text, for people who cannot see it."""
        from firmware.ui.listener import heard  # no board has a listener

        return heard(self)

    def close(self):
        """The screen is left; returns the memo for the next `open`, something small."""


def just_undone(gadget: "Gadget") -> bool:
    """Was an undo the latest thing that happened?"""
    return gadget.shared.get("undone") == gadget.session.events
