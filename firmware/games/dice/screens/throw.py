"""Which dice to throw: left and right change how many of each, A takes them."""

from firmware.games.dice.game import NAMES, favourite, favourite_throw
from firmware.games.die import dice_names
from firmware.ui.lists import List

MOST = 12


class Screen(List):
    CHANGES = True

    def __init__(self, gadget, text):
        List.__init__(self, gadget)
        self.counts = dict.fromkeys(NAMES, 0)
        event = favourite_throw(text)
        for i in range(len(event["dice"])):
            self.counts[event["dice"][i]] = event["counts"][i]

    def rows(self):
        self.title = self.gadget.w("which")
        words = dice_names(self.gadget.words.language)
        self.mark = f"{sum(self.counts.values())}/{MOST}"
        return [(die, words[die], str(self.counts[die])) for die in NAMES]

    def change(self, key, step):
        count = self.counts[key] + step
        if count >= 0 and sum(self.counts.values()) + step <= MOST:
            self.counts[key] = count
        return True

    def pick(self, key):
        gadget = self.gadget
        dice = [die for die in NAMES if self.counts[die]]
        if not dice:
            gadget.notify(gadget.w("none"))
            return
        gadget.back(favourite(dice, [self.counts[die] for die in dice]))
