"""What the first rival says about its round, in one sentence, and its points so far."""

from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.scoring.score import count_up

EXITS, HIGHWAY, RAILWAY, CENTRE, ERRORS, SPECIALS, TOTAL = range(7)
PARTS = {"highway": HIGHWAY, "railway": RAILWAY, "centre": CENTRE}
FARTHER = 2  # spaces: a route must grow by this much to be mentioned


class Remarks:
    """step(gadget) until it says False. `now` is what the rival's sheet has since `round`."""

    def __init__(self):
        self.round = 0
        self.now = [0] * 7
        self._work = None
        self._of = 0  # the round that is being counted

    def step(self, gadget):
        """Count a part of its sheet when a round has ended; False: there is nothing to count."""
        game = gadget.session.game
        ended = game.round - (0 if game.over() else 1)
        if self._work is None:
            if ended == self.round:
                return False
            self._work = count(game)
            self._of = ended
        for found in self._work:
            if found:
                self._work = None
                before, follows = self.now, self._of == self.round + 1
                self.now, self.round = found, self._of
                if follows and gadget.settings.get("remarks") and not gadget.message():
                    key, number = remark(before, found)
                    gadget.notify(gadget.w(key, number))
            break
        return True


def remarks_of(gadget):
    if "remarks" not in gadget.shared:
        gadget.shared["remarks"] = Remarks()
    return gadget.shared["remarks"]


def count(game):
    """In slices: yields None, and at last what the first rival's sheet has, as listed above."""
    seat = game.seats[game.people]
    found = [0] * 7
    found[SPECIALS] = len(seat.specials.used)
    for category, points, _ in count_up(seat.sheet, game.options):
        found[TOTAL] += points
        if category == "exits":
            found[EXITS] = max(found[EXITS], EXIT_POINTS.index(points))
        elif category == "errors":
            found[ERRORS] = -points
        elif category in PARTS:
            found[PARTS[category]] = points
        yield
    yield found


def remark(before, now):
    """(key, a number) of the sentence about a round: the first that has something to say."""
    if now[SPECIALS] > before[SPECIALS]:
        return "did_special", now[SPECIALS]
    if now[EXITS] > before[EXITS]:
        return "did_join", now[EXITS]
    for part, key in ((RAILWAY, "did_railway"), (HIGHWAY, "did_highway")):
        if now[part] >= before[part] + FARTHER:
            return key, now[part]
    if now[ERRORS] < before[ERRORS]:
        return "did_close", before[ERRORS] - now[ERRORS]
    if now[CENTRE] > before[CENTRE]:
        return "did_centre", now[CENTRE]
    return ("did_open" if now[ERRORS] > before[ERRORS] else "did_little"), now[ERRORS]
