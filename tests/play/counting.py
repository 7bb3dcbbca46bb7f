"""A tiny game for tests of the session alone: roll two dice a turn, then add what you like."""

EVENTS = {"roll": ("k", "of", "got"), "add": ("p", "v"), "scores": ("p", "v")}
WHY_KEYS = ("not_now", "bad")

OPTIONS = (("turns", 3, tuple(range(1, 1000))), ("word", "ä", ("ä", "b")))


class Game:
    @staticmethod
    def choices():
        return OPTIONS

    def __init__(self, options, players):
        self.turns = options.get("turns", 3)
        if self.turns not in OPTIONS[0][2] or not 1 <= players <= 6:
            raise ValueError("bad", ())
        self.players = players
        self.k = 0
        self.turn = 0
        self.dice = ()
        self.totals = [0] * players

    def asks(self):
        return None if self.dice or self.turn == self.turns else [6, 1 + self.turn % 256]

    def why_not(self, event):
        e = event.get("e")
        if e == "roll":
            good = self.asks() == event.get("of") and event.get("k") == self.k
            return None if good and len(event.get("got", ())) == 2 else ("not_now", ())
        p, v = event.get("p"), event.get("v")
        if type(p) is not int or type(v) is not int or not 0 <= p < self.players:
            return ("bad", ())
        return None if e == "scores" or (e == "add" and self.dice) else ("not_now", ())

    def apply(self, event):
        why = self.why_not(event)
        if why:
            raise ValueError(*why)
        if event["e"] == "roll":
            self.k += 2
            self.dice = tuple(event["got"])
        elif event["e"] == "add":
            self.totals[event["p"]] += event["v"] + sum(self.dice)
            self.turn += 1
            self.dice = ()
        else:
            self.totals[event["p"]] = event["v"]

    def score(self):
        return list(self.totals)

    def over(self):
        return self.turn == self.turns

    def stage(self):
        return self.turn

    def copy(self):
        new = Game({"turns": self.turns}, self.players)
        new.k, new.turn, new.dice, new.totals = self.k, self.turn, self.dice, list(self.totals)
        return new

    def state(self):
        return self.turns, self.k, self.turn, self.dice, tuple(self.totals)
