"""Who is ready, in a round on paper (a setting): left and right choose a player, A marks it. When
the time is up, the screen says who was waited for."""

SHOW_MS = 10000


def ready_of(gadget):
    """The players of this round, or None if nobody is asked."""
    game = gadget.session.game
    if not gadget.settings.get("ready") or game.options["boards"] or game.people < 2:
        return None
    return Ready(gadget, game)


class Ready:
    def __init__(self, gadget, game):
        self.gadget = gadget
        self.people = game.people
        known = gadget.shared.get("ready")
        if not known or known[0] != game.round:
            known = gadget.shared["ready"] = [game.round, 0, 0, False]
        self.state = known  # round, bits of those who are ready, the chosen one, was it reported?

    def move(self, step):
        """To the next player; False beyond the first and the last."""
        at = self.state[2] + step
        if not 0 <= at < self.people:
            return False
        self.state[2] = at
        self.gadget.changed()
        return True

    def mark(self):
        """The chosen player is ready, or not yet; then the next one is chosen."""
        state = self.state
        state[1] ^= 1 << state[2]
        if self.missing():
            state[2] = (state[2] + 1) % self.people
        else:
            self.gadget.notify(self.gadget.w("all_ready"))
        self.gadget.changed()

    def missing(self):
        return [seat for seat in range(self.people) if not self.state[1] >> seat & 1]

    def step(self):
        """The end of the time shows who was waited for, once."""
        gadget = self.gadget
        missing = self.missing()
        if missing and gadget.timer.state == "alarm" and not self.state[3]:
            self.state[3] = True
            names = ", ".join([gadget.player_name(seat) for seat in missing])
            gadget.notify(gadget.w("waited_for", names), SHOW_MS)

    def draw(self, canvas, seat, x, right):
        """A line below the chosen player; True after a tick for one who is ready."""
        if seat == self.state[2]:
            canvas.hline(x, 54, 6)
        if self.state[1] >> seat & 1:
            canvas.text("✓", x + right, 45)
            return True
        return False
