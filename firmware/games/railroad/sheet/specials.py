"""A player's special routes: one a round, each once, three a game."""

from firmware.games.railroad.sheet.tiles import SPECIALS


class Specials:
    def __init__(self):
        self.used = []
        self.this_round = False

    def copy(self):
        other = Specials()
        other.used = self.used[:]
        other.this_round = self.this_round
        return other

    def state(self):
        return tuple(self.used), int(self.this_round)

    def begin(self):
        self.this_round = False

    def why_not(self, name):
        """None, or why this special route cannot be used or crossed off now."""
        if not isinstance(name, str) or name not in SPECIALS:
            return "no_such_special", (str(name)[:8],)
        if self.this_round:
            return "special_this_round", ()
        if name in self.used:
            return "special_used", (name,)
        return self.why_none()

    def why_none(self):
        """None, or why none is left, whichever it may be."""
        return ("specials_gone", ()) if len(self.used) >= 3 else None

    def use(self, name):
        self.used.append(name)
        self.this_round = True
