"""Plans what the rivals do next, a slice at a time. After an undo or a power cut the plan comes
out the same, since it depends only on their seats and the dice."""

from firmware.games.railroad.rival.draft import Pick
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.seats import packed, unpacked


class RivalPlan:
    """What one rival does in a round."""

    def __init__(self, start, faces, options, level):
        self.begun = start, faces
        self.start = (start[0], tuple(faces)) + start[2:]
        self.level = level
        self.rival = Rival(unpacked(self.start, options), level)

    def moves(self, seat):
        """What it has not done yet; None if it did something else before."""
        own = unpacked(self.start, seat.options)
        events = self.rival.events
        now = seat.state()
        for done, event in enumerate(events):
            if own.state() == now:
                return events[done:]
            own.do(event)
        return [] if own.state() == now else None

    def think_on(self, seat):
        """Another rival moved for it: continue from there."""
        self.start = packed(seat)
        self.rival = Rival(seat, self.level)


class Planner:
    """step(game) until it says False; then moves(game) are the events that the rivals bring next:
    all of a round, or one pick of the draft."""

    def __init__(self):
        self.slices = 0  # since the last reset to 0
        self._plans = {}  # by seat
        self._pick = None

    def step(self, game):
        """Think for a slice; False: all is decided."""
        for number in thinkers(game):
            here = self._here(game, number)
            if here.progress < 100:
                here.step()
                self.slices += 1
                return True
        return False

    def progress(self, game):
        """Of 100."""
        numbers = thinkers(game)
        done = sum([self._here(game, number).progress for number in numbers])
        return done // len(numbers) if numbers else 100

    def moves(self, game):
        """None: there is more to think about."""
        found = []
        for number in thinkers(game):
            here = self._here(game, number)
            if here.progress < 100:
                return None
            events = here.events
            if game.phase == "draw":
                seat = game.seats[number]
                events = self._plans[number].moves(seat)
                if events is None:
                    self._plans[number].think_on(seat)
                    return None
            found += [dict(event, p=number) for event in events]
        return found

    def _here(self, game, number):
        """The Rival or Pick that decides for a seat now."""
        if game.phase == "pick":
            if self._pick is None or not self._pick.is_of(game):
                self._pick = Pick(game, number, game.levels[number - game.people])
            return self._pick
        faces, _, start = game.seats.glance(number)
        faces = self._faces(game, number, list(faces))
        plan = self._plans.get(number)
        if plan is None or plan.begun != (start, faces):
            level = game.levels[number - game.people]
            plan = self._plans[number] = RivalPlan(start, faces, game.options, level)
        return plan.rival

    def _faces(self, game, number, faces):
        """The dice of a seat, which the rivals before it may have changed."""
        if game.expansion.one_for_all(faces, game.options):
            for other in range(game.people, number):
                for event in self._plans[other].rival.events:
                    game.expansion.after_event(faces, event)
        return faces


def thinkers(game):
    """The seats of rivals that have something to do now."""
    if game.phase == "draw":
        return range(game.people, game.players)
    if game.phase == "pick" and game.picker() >= game.people:
        return (game.picker(),)
    return ()
