"""What the players do within a round: an event each, why it is illegal and what it does.

Half of the class Game; game.py has the rounds, the dice and the draft.
"""

from firmware.games.contract import whole
from firmware.games.railroad.rules.spaces import parse_item, space_of


class Drawing:
    """`options`, `phase`, `count` and `seats` are the game's."""

    def _seat_now(self, event, boards=None):
        """(why, seat): the player of an event that belongs to a round in progress."""
        if boards is not None and boards != self.options["boards"]:
            return ("boards_only" if boards else "paper_only", ()), None
        seat = event["p"]
        if not whole(seat, 0, self.count - 1):
            return ("no_such_player", (str(seat)[:8],)), None
        if self.phase != "draw":
            return ("not_now", ("#" + self.phase,)), None
        return None, self.seats[seat]

    def _why_not_draw(self, event):
        why, seat = self._seat_now(event, 1)
        if why:
            return why
        if not isinstance(event["tile"], str):
            return "no_equals", (str(event["tile"])[:16],)
        space, face, number = parse_item(event["tile"])
        if number:
            return "tile_has_round", (event["tile"][:16],)
        return seat.why_not_draw(space, face, event["die"])

    def _do_draw(self, event):
        space, face, _ = parse_item(event["tile"])
        self.seats[event["p"]].draw(space, face, event["die"])

    def _why_not_erase(self, event):
        why, seat = self._seat_now(event, 1)
        return why or seat.why_not_erase(space_of(event["at"]))

    def _do_erase(self, event):
        self.seats[event["p"]].erase(space_of(event["at"]))

    def _why_not_volcano(self, event):
        why, seat = self._seat_now(event, 1)
        return why or seat.why_not_volcano(space_of(event["at"]))

    def _do_volcano(self, event):
        self.seats[event["p"]].volcano(space_of(event["at"]))

    # Meteor, and what paper players tell

    def _why_not_meteor(self, event):
        if self.options["expansion"] != "meteor":
            return "not_in_this_game", ()
        why, seat = self._seat_now(event)
        if why:
            return why
        if ("dir" in event) == ("ignore" in event):
            return "bad_event", ("meteor", "dir")
        if "dir" in event:
            return seat.why_not_meteor(event["dir"])
        return seat.why_not_ignore(event["ignore"])

    def _do_meteor(self, event):
        seat = self.seats[event["p"]]
        if "ignore" in event:
            seat.ignore(event["ignore"])
            return
        if seat.faces[4] == "any" and self.options["meteor_any"] == "table":
            for other in self.seats:
                other.faces[4] = event["dir"]
        seat.meteor(event["dir"])

    def _why_not_special(self, event):
        why, seat = self._seat_now(event, 0)
        return why or seat.specials.why_not(event["s"])

    def _do_special(self, event):
        self.seats[event["p"]].specials.use(event["s"])

    def _why_not_crater(self, event):
        if self.options["expansion"] != "meteor":
            return "not_in_this_game", ()
        why, seat = self._seat_now(event, 0)
        return why or seat.why_not_crater(space_of(event["at"]))

    def _do_crater(self, event):
        self.seats[event["p"]].crater(space_of(event["at"]))
