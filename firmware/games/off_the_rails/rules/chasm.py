"""The deposit phase: veins, then the chasm that swallows the mines, and the end of the game."""

from firmware.games.off_the_rails.rules.bag import drawn, kind_at, move
from firmware.games.off_the_rails.rules.cards import first_stack, jewels_on
from firmware.games.off_the_rails.rules.carts import BOARD, OUT, SUPPLY
from firmware.games.off_the_rails.rules.deck import CHASM, CHASM_STACK

TOKENS = 16


class Chasm:
    """The part of the game that carries out the deposit phase and the end game."""

    def _deposit(self):
        if self.collapsed:
            self._next_token()
            return
        self.phase = "deposit"
        cards = self.options["cards"]
        if (cards and not self.deck.asks()) or not (cards or self.options["bag"]):
            self._end_turn()

    def _card_drawn(self, square):
        if square < 0:
            return
        if square == 8 * CHASM:
            self._chasm_card(self.turn)
            if not self.options["chasm_again"] or not self.deck.asks():
                self._end_turn()
        elif self.phase == "chasm":
            self.squares.append(square)
            if len(self.squares) == 4:
                self._deck_open()
        else:
            self._vein_found(square, jewels_on(self.options, square))

    def _vein(self, event):
        self.deck.see(event["at"])
        self._vein_found(event["at"], event["jewels"])

    def _vein_found(self, square, count):
        self.vein = [square, count]
        if self.options["bag"]:
            left = sum(self.jewels.bag)
            short = left < count and self.options["bag_empty"] == "none"
            self.want = 0 if short else min(count, left)
        if not self.want:
            self._vein_placed()

    def _jewels_drawn(self, got):
        found = drawn(self.jewels.bag, got)
        if self.has("board"):
            self.jewels.put(self.vein[0], found)
        else:
            move(found, self.jewels.loose)
        self.want = 0
        self._vein_placed()

    def _vein_placed(self):
        if self.phase == "deposit":
            self._end_turn()
            return
        self.veins_left -= 1
        if self.veins_left == 0:
            self.deck.open(first_stack(self.options, self.players))
            self._next_turn()

    def _chasm(self, event):
        """The table's own chasm card, told by its drawer or by whoever is next."""
        if self.phase == "act":
            self._chasm_card(self.turn - 1)
            return
        self._chasm_card(self.turn)
        if not self.options["chasm_again"]:
            self._end_turn()

    def _chasm_card(self, turn):
        """Everybody has one more turn; the drawer's is the last."""
        self.drawer = self.order[(turn - 1) % self.players]
        self.final = turn + self.players

    def _end_turn(self):
        if self.collapsed or self.turn != self.final:
            self._next_turn()
        elif self.options["cards"]:
            self.phase = "chasm"
            self.deck.open(CHASM_STACK)
        else:
            self._deck_open()

    def _deck_open(self):
        """The four squares are known: somebody must say what stood there."""
        self.phase = "collapse"
        if not self.carts_known:
            self._collapse({"squares": [], "hits": []})

    def _collapse(self, event):
        self.collapsed = 1
        for square in self.squares or event["squares"]:
            self.jewels.swallow(square)
        for cart in event["hits"]:
            self._swallowed(cart)
        self._next_turn()
        self._end_if_empty()

    def _swallowed(self, cart):
        if self.options["swallowed"] == "bag":
            self.jewels.home_again(cart)
        else:
            self.jewels.lose(cart)
        self.carts.leave(cart, OUT)

    # Chasm tokens.

    def _next_token(self):
        if self.options["cards"]:
            self.phase = "token"
        else:
            self._token_known()

    def _token_drawn(self, got):
        self.token = kind_at(self.tokens, got)
        self.tokens[self.token] -= 1
        if self.options["chasm_die"]:
            self.phase = "die"
        else:
            self._token_known()

    def _die_rolled(self, got):
        self.die = 8 * self.token + got
        self._token_known()

    def _token_known(self):
        self.phase = "place"
        if not self.carts_known:
            self._token({"placed": 1, "hit": -1, "at": -1})

    def _token(self, event):
        if event["placed"]:
            self.jewels.swallow(max(self.die, event["at"]))
        if event["hit"] >= 0:
            self._swallowed(event["hit"])
        self.token = self.die = -1
        self.tokens_used += 1
        if self.tokens_used == TOKENS:
            self.finish()
            return
        if not event["placed"] and self.options["no_square"] == "redraw":
            self._next_token()
            return
        self._next_turn()
        self._end_if_empty()

    # The end.

    def _end_if_empty(self):
        """In the chasm phase the game ends as soon as no cart is on the board."""
        if not self.collapsed or not self.carts_known or BOARD in self.carts.where:
            return
        if self.options["empty_board"] == "ends" or SUPPLY not in self.carts.where:
            self.finish()

    def finish(self):
        """Carts still on the board derail for good."""
        for cart, where in enumerate(self.carts.where):
            if where == BOARD:
                self.jewels.home_again(cart)
                self.carts.leave(cart, OUT)
        self.phase = "count" if self.options["score"] else "over"
        self.turn += 1
