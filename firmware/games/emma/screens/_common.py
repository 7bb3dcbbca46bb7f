"""What Emma's screens share, with cards on the table and on the gadget."""

from firmware.games.emma.screens._pictures import CARDS
from firmware.ui.keys import HOLD, LEFT, RIGHT
from firmware.ui.turn_screen import TurnScreen


class EmmaScreen(TurnScreen):
    DRAWN = "rolled"
    PICTURE = True

    def refresh(self):
        self.back = 0  # how many cards at the front are scrolled out of view
        TurnScreen.refresh(self)

    def key(self, kind, button):
        if kind != HOLD and self.page is None and button in (LEFT, RIGHT):
            self.back = self.back + (1 if button == LEFT else -1)
            self.back = max(min(self.back, self.length() - CARDS), 0)
            self.gadget.changed()
            return True
        return TurnScreen.key(self, kind, button)

    def length(self):
        """Cards of the railway, and those that are about to be laid."""
        return len(self.game.railway.cards)

    def first_card(self):
        """The index of the first card that is shown."""
        return max(self.length() - CARDS - self.back, 0)

    def seat_name(self, seat):
        return "Betsy" if seat >= self.game.players else self.gadget.player_name(seat)

    def cards_left(self):
        """Cards in the draw pile; in a solo game with a limit, the derailments too."""
        game = self.game
        text = self.w("last_turn") if game.last_turn() else self.w("cards_left", game.pile)
        limit = game.options["derail_limit"] if game.players == 1 else 0
        return f"✗{game.counted_derails()}/{limit}  {text}" if limit else text

    def in_turn(self):
        game = self.game
        person = game.phase in ("turn", "lay") and game.seat < game.players
        return game.seat if person else None

    def starters(self):
        """Who begins?"""
        return [
            (self.seat_name(p), ("do", {"e": "first", "p": p})) for p in range(self.game.players)
        ]

    def orders(self):
        """New cards go onto the pile, in the best order or another."""
        game = self.game
        best = game.offer()
        text = self.w("best_order", " ".join([str(card) for card in best]))
        fields = [(i, self.w("card", i + 1), (1, 2, 3, 4), None) for i in range(len(best))]
        other = self.w("other_order")
        return [
            (text, ("do", {"e": "lay", "p": game.seat, "order": best})),
            (other, ("form", other, fields, "order")),
        ]

    def on_order(self, values):
        order = [values[i] for i in range(len(self.game.taken))]
        self.do({"e": "lay", "p": self.game.seat, "order": order})

    def why_roll(self):
        game = self.game
        if game.phase == "first":
            return self.w("who_starts")
        key, args = game.odds()
        return self.w(key, *args)
