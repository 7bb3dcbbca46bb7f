"""Just dice: hold A throws, up chooses which dice, left and right go through the favourites.

After a throw A begins to keep some: left and right choose a die, A keeps it, hold A throws the
others again, B keeps none.
"""

from firmware.games.dice.game import favourite, favourite_throw
from firmware.games.die import dice_names
from firmware.ui.canvas import CENTRE
from firmware.ui.dice_rows import draw_dice, place
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.screen import Screen as Contract
from firmware.ui.tumble import Tumble
from firmware.ui.wrap import fours, wrapped

FIRST = "3 route 1 station"
MOST = 12


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = 0

    def open(self, memo=None):
        gadget = self.gadget
        self.tumble = Tumble(gadget)
        game = gadget.session.game
        loaded = gadget.shared.pop("loaded", None)  # a saved set
        self.text = loaded or memo
        if not self.text:
            used = game.dice and sum(game.counts) <= MOST
            self.text = favourite(game.dice, game.counts) if used else self.favourites()[0]
        self.changed = loaded is not None
        self.at: int | None = None  # the chosen die, while players choose what to keep
        self.kept: list[int] = []
        self.refresh()

    def returned(self, result):
        """The dice that were chosen."""
        self.text = result
        self.changed = True
        self.refresh()

    def close(self):
        return self.text

    def favourites(self):
        """The throws to choose from; not asked for at power-on, where it would take time."""
        kept = self.gadget.settings.get("favourites")
        return [text for text in kept if small(favourite_throw(text))] or [FIRST]

    def refresh(self):
        self.game = self.gadget.session.game
        self.gadget.shared["dice"] = self.text
        shown = self.game.table()
        if sum(self.game.counts) > MOST or self.changed:
            shown = ()
        self.kinds = [die for die, _ in shown]
        self.faces = [face for _, face in shown]
        self.gadget.changed()

    def key(self, kind, button):
        gadget = self.gadget
        if self.tumble.skip():
            return True
        if kind == HOLD:
            if button != A:
                return False
            self.throw()
        elif self.at is not None:
            return self.key_keeping(button)
        elif button == UP:
            gadget.go(".throw", self.text)
        elif button == DOWN:
            if self.faces:
                gadget.go("die", tuple(self.faces), tuple(self.kinds))
            else:
                gadget.go("fair")
        elif button in (LEFT, RIGHT):
            favourites = self.favourites()
            at = favourites.index(self.text) if self.text in favourites else 0
            at = (at + (1 if button == RIGHT else -1)) % len(favourites)
            self.text = favourites[at]
            self.changed = True
            self.refresh()
        elif button == A and self.faces:
            self.at, self.kept = 0, []
            gadget.notify(gadget.w("keep_how"))
        elif button == A:
            gadget.notify(gadget.w("ready"))
        else:
            return False
        return True

    def key_keeping(self, button):
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % len(self.faces)
        elif button == A:
            kept = [place for place in self.kept if place != self.at]
            self.kept = kept if len(kept) < len(self.kept) else kept + [self.at]
        elif button == B:
            self.at, self.kept = None, []
        self.gadget.changed()
        return True

    def throw(self):
        gadget = self.gadget
        event = favourite_throw(self.text)
        if self.kept:
            others = [i for i in range(len(self.faces)) if i not in self.kept]
            event = {"e": "again", "dice": others}
        if not self.game.asks() and not gadget.do(event):
            return
        if not gadget.roll():
            return
        if self.kept:
            self.at, self.kept = None, []
            self.tumble.start()
            self.refresh()
            return
        self.at = None
        self.changed = False
        favourites = self.favourites()
        if self.text not in favourites or not gadget.settings.get("favourites"):
            kept = [self.text] + [text for text in favourites if text != self.text]
            gadget.settings.set("favourites", kept[:6])
        self.tumble.start()
        self.refresh()

    def step(self, now):
        return self.tumble.step(now)

    def draw(self, canvas):
        w = self.gadget.w
        if not self.faces:
            self.draw_ready(canvas)
            return
        faces = self.tumble.shown(self.kinds, self.faces)
        draw_dice(canvas, faces, self.kinds)
        if len(faces) <= 4:
            canvas.text(w("throw", self.game.throws), 2, 2)
        for i in self.kept:
            x, y, size = place(i, len(faces))
            canvas.frame(x - 1, y - 1, size + 2, size + 2)
        if self.at is not None:
            x, y, size = place(self.at, len(faces))
            canvas.fill(x + 4, y + size + 1, size - 8, 2)
            canvas.aside(self.described)
        hint = "hint" if self.at is None else "hint_keep"
        self.gadget.draw_hint(canvas, w(hint))

    def described(self):
        """In words, for people who cannot see it: the dice, those that stay, the chosen one."""
        words, found = self.gadget.words, []
        for i, face in enumerate(self.faces):
            name = words.face_name(face, self.kinds[i])
            found.append((words.w("stays", name) if i in self.kept else name, i == self.at))
        return found

    def draw_ready(self, canvas):
        w = self.gadget.w
        canvas.text(w("ready"), 64, 1, MEDIUM, 1, CENTRE)
        y = 17
        for line in spoken(canvas, self.gadget, self.text):
            canvas.text(line, 64, y, SMALL, 1, CENTRE)
            y += 9
        session = self.gadget.session
        if self.game.k:
            line = w("choose")
        elif session.code:
            line = self.gadget.t("code_open", session.code)
        else:
            line = "✓ " + fours(session.header["commit"][:16])
        self.gadget.draw_hint(canvas, line)


def small(event):
    """A throw that fits on the screen."""
    return event is not None and sum(event["counts"]) <= MOST


def spoken(canvas, gadget, text):
    """`3 route 1 station` in the players' language, in lines."""
    names = dice_names(gadget.words.language)
    event = favourite_throw(text)
    parts = [f"{n}×{names[die]}" for die, n in zip(event["dice"], event["counts"])]
    return parts if len(parts) < 5 else wrapped(canvas, " ".join(parts), 126)
