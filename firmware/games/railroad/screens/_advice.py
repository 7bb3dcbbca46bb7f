"""What the rival would draw with the dice that are left: its own thoughts, in slices, on a copy of
the seat. The journal has every time that somebody asks."""

from firmware.games.railroad.rival.rival import Rival

LEVEL = "hard"
SIGN_STEP = 20  # of 100
KEYS = ("e", "tile", "at", "dir", "ignore")  # by which two events are the same, whatever the die


class Advice:
    def __init__(self, seat):
        self.rival = Rival(seat, LEVEL)
        self.thinking = True
        self.spaces: list[int] = []  # that blink: the whole round

    def step(self, screen):
        """Think for a slice, then show it; False: it is shown."""
        if not self.thinking:
            return False
        gadget = screen.gadget
        if gadget.redraw_pending():
            return True
        self.thinking = not self.rival.step()
        sign = self.rival.progress // SIGN_STEP if self.thinking else None
        if sign != screen.sign:
            screen.sign = sign
            gadget.changed()
        if not self.thinking:
            if screen.hand is None:
                self.show(screen)
            else:
                gadget.notify(gadget.w("advice_here" if self.put(screen) else "advice_other"))
            screen.blink()
        return True

    def show(self, screen):
        """The sheet after the rest of the round; what is new on it blinks."""
        faces, now = self.rival.seat.sheet.faces, screen.seat.sheet.faces
        self.spaces = [space for space in range(49) if faces[space] != now[space]]
        screen.view.show(faces)
        screen.zoom.look_at(self.spaces)

    def hint(self):
        """The word beside the sheet."""
        if self.thinking:
            return "advice_thinks"
        return "advice_round" if self.spaces else "advice_nothing"

    def put(self, screen):
        """Move what is in hand to where the rival would draw it; False if it would not draw it."""
        hand = screen.hand
        places = hand.choice.places.search()
        for space in places.spaces:
            for way, face in enumerate(places.at(space)):
                event = hand.choice.event(screen.seat, screen.number, space, face)
                for wanted in self.rival.events:
                    if all(event.get(key) == wanted.get(key) for key in KEYS):
                        hand.put(space, way)
                        return True
        return False
