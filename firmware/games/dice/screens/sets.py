"""Three saved sets of dice: A takes one, hold A saves the dice that are thrown now."""

from firmware.games.dice import SETS
from firmware.games.dice.game import favourite_throw
from firmware.games.dice.screens.dice import small, spoken
from firmware.games.die import DICE
from firmware.ui.font import SMALL
from firmware.ui.keys import HOLD, UP, A, B
from firmware.ui.lists import List, heading

HIGH = 17
KINDS = 4  # that fit side by side


class Screen(List):
    HOLDS = A | B | UP

    def rows(self):
        self.title = self.gadget.w("sets")
        self.mark = self.gadget.w("hint_sets")
        return [(i, text) for i, text in enumerate(self.saved())]

    def saved(self):
        """The saved throws as texts; "" for an empty or invalid one."""
        texts = list(self.gadget.settings.get("dice_sets"))[:SETS]
        texts += [""] * (SETS - len(texts))
        return [text if small(favourite_throw(text)) else "" for text in texts]

    def pick(self, key):
        text = self.saved()[key]
        if text:
            self.gadget.shared["loaded"] = text
            self.gadget.home()
        else:
            self.gadget.notify(self.gadget.w("hint_sets"))

    def key(self, kind, button):
        if kind == HOLD and button == A:
            saved = self.saved()
            saved[self.chosen] = self.gadget.shared.get("dice", saved[self.chosen])
            self.gadget.settings.set("dice_sets", saved)
            self.refresh()
            self.gadget.notify(self.gadget.w("set_saved"))
            return True
        return List.key(self, kind, button)

    def draw(self, canvas):
        """How many of which dice: a picture for each kind."""
        heading(canvas, self.title, self.mark)
        for i, text in self.lines:
            y = 12 + HIGH * i
            chosen = i == self.chosen
            if chosen:
                canvas.fill(0, y, 10, 16)
            canvas.text(str(i + 1), 3, y + 4, SMALL, 0 if chosen else 1)
            if text:
                self.draw_dice(canvas, favourite_throw(text), y)
            else:
                canvas.text("–", 14, y + 4)
        canvas.aside(self.in_words)

    def draw_dice(self, canvas, throw, y):
        x = 14
        for die, count in list(zip(throw["dice"], throw["counts"]))[:KINDS]:
            x += canvas.text(str(count) + "×", x, y + 4) + 1
            canvas.face(DICE[die].faces[0], x, y, 16, die)
            x += 18
        if len(throw["dice"]) > KINDS:
            canvas.text("…", x, y + 4)

    def in_words(self):
        """The saved dice by their names, for people who cannot see them."""
        found = []
        for i, text in self.lines:
            dice = spoken(self.gadget.canvas, self.gadget, text) if text else ("–",)
            found.append((", ".join(dice), i == self.chosen))
        return found
