"""What happened at Emma's table: the latest turns in few words, and cards onto a pile."""

from firmware.games.emma.piles import pairs_in
from firmware.games.emma.screens._common import EmmaScreen
from firmware.games.emma.screens._pictures import (
    CARDS,
    SMALL_DICE,
    draw_card,
    draw_railway,
    draw_wheels,
)
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import UP, B
from firmware.ui.lists import clipped

LINE, CLOSE = 10, 8  # from line to line of a report; where four stand under the dice


class Reports(EmmaScreen):
    covered = False  # must the gadget be passed on before anything is shown?
    kept: tuple = ()  # a person's latest wheels, which the rivals' rolls would replace

    def show_result(self):
        game = self.game
        if not game.log or self.covered or game.phase == "lay":
            return
        if len(game.piles) == 1 and not self.dice(game.log) and not game.over():
            self.gadget.notify(self.did(game.log[0]))
            return
        self.page = list(game.log)
        self.gadget.set_holds(B | UP)  # holding A must not build while the report is shown
        self.gadget.changed()

    def news(self):
        """What the others did since this seat's last turn."""
        return [entry for entry in self.game.log if entry[0] != self.game.seat]

    def did(self, entry):
        """A turn in few words: +2 cards onto the pile, -2 into the box."""
        _, what, number, count, steps, missing, _, taken, pairs = entry
        if what == "build":
            key = "did_derail" if missing else "did_build"
            text = self.w(key, count, number, steps)
        else:
            text = self.w("did_" + what)
        if taken:
            text += f" +{taken}"
        if pairs:
            text += f" −{2 * pairs}"
        return text

    def dice(self, entries):
        """The wheels that were rolled last, if it was in one of these turns."""
        drawn = self.kept or self.game.drawn
        for entry in entries:
            if entry[1] == "build" and drawn and drawn[0][:2] == ("wheels", entry[0]):
                return drawn[0][2]
        return ()

    def draw_report(self, canvas, entries):
        if not entries:
            draw_railway(canvas, self.game.railway, self.first_card())
        dice = self.dice(entries)
        y = draw_wheels(canvas, dice, SMALL_DICE, 0) + 2 if dice else 20
        pitch = LINE if y + LINE * len(entries) <= 64 else CLOSE
        for entry in entries:
            done = self.did(entry)
            room = 124 - canvas.text(done, 126, y, SMALL, 1, AT_RIGHT) - 4
            canvas.text(clipped(canvas, self.short_name(entry[0]), room), 2, y)
            y += pitch

    def short_name(self, seat):
        """Rivals by their numbers: their names are too long for a line."""
        game = self.game
        if game.people <= seat < game.players:
            return self.w("rival_short", seat - game.people + 1)
        return self.seat_name(seat)

    def draw_laying(self, canvas):
        """The top of the pile and the new cards in the best order; what combines is filled."""
        game = self.game
        best = game.offer()
        pile = game.piles[game.seat]
        shown = (pile + best)[-CARDS:]
        gone = pairs_in(pile, best)[-CARDS:]
        x = 64 - 11 * len(shown) // 2 - 2
        for i, number in enumerate(shown):
            if i == len(shown) - len(best):
                x += 4
            draw_card(canvas, x + 11 * i, 14, number, gone[i])
