"""Which screen comes next, and what lies under it. The gadget opens it at the end of the step."""

import gc

from firmware.loading import load

# How a screen comes to the front.
OVER = 0  # the present one stays under it
INSTEAD = 1  # it replaces the present one
ALONE = 2  # it replaces all that are open
BACK = 3  # the present one closes; the one under it returns


class Navigation:
    def __init__(self):
        self.wanted = None  # (how, name, args, result) of the screen that was asked for
        self._stack = []  # (name, args, the screen's memo), the front last

    def go(self, name, *args):
        """Open a screen over this one; `.name` is a screen of the game in progress."""
        self.wanted = (OVER, name, args, None)

    def swap(self, name, *args):
        """Open a screen in the place of this one."""
        self.wanted = (INSTEAD, name, args, None)

    def alone(self, name, *args):
        """Open a screen with nothing under it."""
        self.wanted = (ALONE, name, args, None)

    def back(self, result=None):
        """Leave this screen for the one under it, which opened it and gets the result."""
        self.wanted = (BACK, None, (), result)

    def front(self):
        """The name of the screen in front, None before the first."""
        return self._stack[-1][0] if self._stack else None

    def depth(self):
        return len(self._stack)

    def turn(self, left, table):
        """(name, args, memo, result) of the screen to open now.

        `left` is the memo of the screen in front, which gets it back later. With nothing to go
        back to, the game's own screen `table` opens.
        """
        how, name, args, result = self.wanted
        self.wanted = None
        memo = None
        stack = self._stack
        if stack:
            here = stack.pop()
            if how == OVER:
                stack.append((here[0], here[1], left))
        if how == ALONE:
            stack.clear()
        elif how == BACK:
            name, args, memo = stack.pop() if stack else (table, (), None)
        stack.append((name, args, None))
        return name, args, memo, result


def screen_class(name: str, game: str | None) -> type:
    """The class of a screen; `.name` is one of the current game's."""
    own, dot, leaf = name.partition(".")
    home = "firmware.games." + (own or game) if dot else "firmware.ui"
    return load(home + ".screens." + (leaf or name)).Screen


def open_screen(gadget, keys, *what):
    """Make a screen and bring it to the front. Where memory lies in pieces its module may not load
    at first: collect, and try once more before that is a fault."""
    try:
        return _opened(gadget, keys, *what)
    except MemoryError:
        gadget.screen = None
    gc.collect()
    return _opened(gadget, keys, *what)


def _opened(gadget, keys, name, game, args, memo):
    gadget.screen = screen_class(name, game)(gadget, *args)
    keys.serve(gadget.screen)
    gadget.screen.open(memo)
    return gadget.screen
