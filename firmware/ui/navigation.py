"""Which screen comes next, and what lies under it. The gadget opens it when the step is over."""

# How a screen comes to the front.
OVER = 0  # the one that is there stays under it
INSTEAD = 1  # the one that is there goes
ALONE = 2  # nothing stays under it
BACK = 3  # the one under it comes back


class Navigation:
    def __init__(self):
        self.wanted = None  # (how, name, args, result) of the screen that was asked for
        self._stack = []  # (name, args, what the screen kept), the front last

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

    def turn(self, kept, table):
        """(name, args, kept, result) of the screen to open now.

        `kept` is what the screen in front wants back later; with nothing to go back to, the
        game's own screen `table` opens.
        """
        how, name, args, result = self.wanted
        self.wanted = None
        memo = None
        stack = self._stack
        if stack:
            here = stack.pop()
            if how == OVER:
                stack.append((here[0], here[1], kept))
        if how == ALONE:
            stack.clear()
        elif how == BACK:
            name, args, memo = stack.pop() if stack else (table, (), None)
        stack.append((name, args, None))
        return name, args, memo, result
