"""The movement phase: what carts pick up, bank, lose and drop."""

from firmware.games.off_the_rails.rules.bag import drawn, move, take_out
from firmware.games.off_the_rails.rules.carts import OUT, SUPPLY
from firmware.games.off_the_rails.rules.why_moving import to_drop


class Moving:
    """The part of the game that carries out the events of the movement phase."""

    def _pick(self, event):
        cart, v = event["cart"], event["v"]
        if self.has("board"):
            self.jewels.lift(event["at"], v)
        else:
            take_out(self.jewels.loose, v)
        move(v, self.jewels.holds[cart])
        self.carts.moving = cart
        if event["stop"]:
            self.carts.halted = 1
            self.carts.at[cart] = event["at"]

    def _stop(self, event):
        self.carts.stop(event["cart"], event["at"])

    def _bank(self, event):
        """Any surface square: the hold is safe and the cart is back in the supply."""
        self.jewels.bank(event["cart"])
        self.carts.leave(event["cart"], SUPPLY)
        self._end_if_empty()

    def _derail(self, event):
        self._off_the_rails(event["cart"])
        self._end_if_empty()

    def _off_the_rails(self, cart):
        """The hold goes back into the bag; in the end game the cart is out for good."""
        self.jewels.home_again(cart)
        from_card = self.options["out_from"] == "card" and self.drawer >= 0
        self.carts.leave(cart, OUT if from_card or self.collapsed else SUPPLY)

    def _collide(self, event):
        cart, other = event["cart"], event["with"]
        self.carts.stop(cart, -1)
        if not event["joined"]:
            return
        half = to_drop(self, other, 1)
        empty = [c for c in (cart, other) if not any(self.jewels.holds[c])]
        square = event["at"] if event["at"] >= 0 else self.carts.at[other]
        for c in empty:
            self._off_the_rails(c)
        if half and self.options["fists"] == "draw":
            self.drop = [other, square, half]
            self.phase = "drop"
            return
        if half:
            take_out(self.jewels.holds[other], event["drop"])
            self._dropped(square, event["drop"])
        self._end_if_empty()

    def _drop_drawn(self, got):
        cart, square, _ = self.drop
        self.drop = []
        self.phase = "move"
        self._dropped(square, drawn(self.jewels.holds[cart], got))
        self._end_if_empty()

    def _dropped(self, square, jewels):
        if self.has("board"):
            self.jewels.put(square, jewels)
        else:
            move(jewels, self.jewels.loose)

    def _return(self, event):
        take_out(self.jewels.loose, event["v"])
        move(event["v"], self.jewels.bag)
