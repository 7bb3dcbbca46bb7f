"""Off the Rails: whose turn and phase it is, the carts, the latest vein, and what can be done."""

from firmware.games.off_the_rails.cards import COLOURS as MINES
from firmware.games.off_the_rails.chasm import TOKENS
from firmware.games.off_the_rails.screens._chasm import collapse, place
from firmware.games.off_the_rails.screens._lines import KINDS, drawn, loads, set_up
from firmware.ui.turn_screen import TurnScreen


class Screen(TurnScreen):
    def head(self):
        game = self.game
        if game.turn == 0:
            return self.gadget.title("off_the_rails"), self.w("setting_up")
        name = self.gadget.player_name(game.active())
        if game.phase == "act" and game.options["speeds"]:
            return name, self.w("actions_left", game.actions)
        return name, self.w("phase_" + game.phase)

    def in_turn(self):
        return self.game.active() if self.game.turn else None

    def cart_name(self, cart):
        return self.w("white" if cart & 1 else "black")

    def square_name(self, square):
        """Squares from 32 on are others, where a collision dropped jewels."""
        if square < 0:
            return self.w("elsewhere")
        if square > 31:
            return self.w("spot", square - 31)
        return self.w("mine_" + MINES[square // 8]) + " " + str(square % 8 + 1)

    # What can be done

    def actions(self):
        return getattr(self, "can_" + self.game.phase, list)() + self.always()

    def can_collapse(self):
        return collapse(self)

    def can_place(self):
        return place(self)

    def loads(self):
        return loads(self)

    def set_up(self):
        return set_up(self)

    def always(self):
        """Loads, missions and jewels put back, where these helpers are on; how to set up."""
        found: list[tuple] = []
        if self.game.turn and self.game.options["holds"]:
            found.append((self.w("loads"), ("read", self.w("loads"), "loads")))
        if self.game.turn < 2 and not self.game.options["cards"]:
            found.append((self.w("set_up"), ("read", self.w("set_up"), "set_up")))
        if self.game.turn and self.game.options["missions"]:
            found += self.missions()
        if self.game.turn and self.game.options["bag"] and not self.game.options["holds"]:
            title = self.w("give_back")
            found.append((title, ("form", title, self.jewel_fields(9), "return")))
        return found

    def missions(self):
        """Give or remove a mission's points."""
        seats = range(self.game.players)
        names = [self.gadget.player_name(p) for p in seats]
        fields = (
            ("p", self.gadget.t("players"), seats, names),
            ("by", self.w("points"), (1, -1), ("+1", "−1")),
        )
        title = self.w("missions")
        return [(title, ("form", title, fields, "mission"))]

    def on_mission(self, values):
        self.do({"e": "mission", "p": values["p"], "by": values["by"]})

    def on_return(self, values):
        self.do({"e": "return", "v": self.jewels_of(values)})

    def square_field(self, anywhere=False):
        """Where jewels lie; `anywhere` begins with a square without any."""
        squares = [heap[0] for heap in self.game.jewels.heaps]
        if anywhere or not squares:
            squares.insert(0, -1)
        names = [self.square_name(square) for square in squares]
        return "at", self.w("square"), squares, names

    def jewel_fields(self, most):
        return [(kind, self.w(kind), range(most + 1), None) for kind in KINDS]

    def jewels_of(self, values):
        return [values[kind] for kind in KINDS]

    def can_chooser(self):
        """Who is the youngest, and which clan it takes."""
        seats = range(self.game.players)
        names = [self.gadget.player_name(p) for p in seats]
        clans = [self.w("mine_" + mine) for mine in MINES]
        fields = (
            ("p", self.w("youngest"), seats, names),
            ("clan", self.w("clan"), range(4), clans),
        )
        text = self.w("choose_clan")
        return [(text, ("form", text, fields, "chooser"))]

    def on_chooser(self, values):
        self.do({"e": "chooser", "p": values["p"], "clan": values["clan"]})

    def can_act(self):
        game = self.game
        p = game.active()
        found = []
        if game.options["speeds"]:
            for kind in ("lay", "upgrade"):
                found += self.possible(self.w(kind), {"e": "track", "p": p, "kind": kind})
        for cart in (2 * p, 2 * p + 1):
            name = self.cart_name(cart)
            if game.carts_known:
                found += self.possible(self.w("place", name), {"e": "place", "p": p, "cart": cart})
            for by, text in ((1, "faster"), (-1, "slower")):
                event = {"e": "speed", "p": p, "cart": cart, "by": by}
                found += self.possible(self.w(text, name), event)
        found += self.possible(self.w("done_act"), {"e": "done", "p": p})
        before = game.order[(game.turn - 2) % game.players]
        found += self.possible(self.w("chasm_card"), {"e": "chasm", "p": before})
        return found + self.possible(self.w("end"), {"e": "end"})

    def can_move(self):
        game = self.game
        p = game.active()
        found = []
        for cart in game.carts.to_move:
            name = self.cart_name(cart)
            if game.options["holds"] and not game.carts.halted:
                for stop in (0, 1):
                    text = self.w("pick_stop" if stop else "pick_pass", name)
                    found.append((text, ("form", text, self.pick_fields(), f"pick_{cart}_{stop}")))
            event = {"p": p, "cart": cart}
            found += self.stops(name, dict(event, e="stop", at=-1))
            found += self.possible(self.w("banks", name), dict(event, e="bank"))
            found += self.possible(self.w("derails", name), dict(event, e="derail"))
            if game.options["holds"]:
                text = self.w("collides", name)
                found.append((text, ("form", text, self.hit_fields(cart), f"collide_{cart}")))
        if not game.options["holds"]:
            found += self.hit_empty(p)
        if not game.has("board") or not game.carts.to_move:
            found += self.possible(self.w("done_move"), {"e": "done", "p": p})
        return found

    def stops(self, name, event):
        """A cart takes no jewels where its next movement begins: so that square must be known."""
        game = self.game
        text = self.w("stops", name)
        if game.carts.halted or not game.has("board") or not game.jewels.heaps:
            return self.possible(text, event)
        if game.why_not(event):
            return []
        return [(text, ("form", text, [self.square_field(True)], "stop_" + str(event["cart"])))]

    def hit_empty(self, p):
        """Without the holds: another's empty cart that was hit and derails."""
        found = []
        for cart in range(2 * self.game.players):
            if cart // 2 != p:
                text = self.w("derails", self.whose_cart(cart))
                found += self.possible(text, {"e": "derail", "p": p, "cart": cart})
        return found

    def pick_fields(self):
        square = [self.square_field()] if self.game.has("board") else []
        return square + self.jewel_fields(2)

    def hit_fields(self, cart):
        carts = self.game.carts
        hit = [c for c in range(len(carts.where)) if carts.where[c] == 1 and c != cart] or [cart]
        names = [self.gadget.player_name(c // 2) + " " + self.cart_name(c) for c in hit]
        t = self.gadget.t
        fields = [
            ("with", self.w("hit_cart"), hit, names),
            ("joined", self.w("joined"), (1, 0), (t("v_1"), t("v_0"))),
        ]
        if self.game.options["fists"] == "hands":
            fields += self.jewel_fields(3)
        return fields

    def on_form(self, name, values):
        """The names of some forms carry a cart: stop_CART, pick_CART_STOP and collide_CART."""
        parts = name.split("_")
        if len(parts) == 1:
            TurnScreen.on_form(self, name, values)
            return
        event = {"p": self.game.active(), "cart": int(parts[1]), "at": values.get("at", -1)}
        if parts[0] == "stop":
            self.do(dict(event, e="stop"))
        elif parts[0] == "pick":
            self.do(dict(event, e="pick", stop=int(parts[2]), v=self.jewels_of(values)))
        else:
            drop = self.jewels_of(values) if "rocks" in values else [0] * 5
            event["with"] = values["with"]
            self.do(dict(event, e="collide", joined=values["joined"], drop=drop))

    def can_deposit(self):
        game = self.game
        found = []
        if game.options["bag"] and not game.options["cards"]:
            fields = (
                ("mine", self.w("mine"), range(4), [self.w("mine_" + m) for m in MINES]),
                ("number", self.w("number"), range(1, 9), None),
                ("jewels", self.w("jewels"), (2, 3, 1, 4, 5), None),
            )
            found.append((self.w("vein"), ("form", self.w("vein"), fields, "vein")))
        if game.turn:
            p = game.active()
            found += self.possible(self.w("chasm_card"), {"e": "chasm", "p": p})
            found += self.possible(self.w("done_deposit"), {"e": "done", "p": p})
        return found

    can_start = can_deposit

    def on_vein(self, values):
        at = 8 * values["mine"] + values["number"] - 1
        self.do({"e": "vein", "at": at, "jewels": values["jewels"]})

    def on_collapse(self, values):
        hits = sorted([cart for cart in values if type(cart) is int and values[cart]])
        squares = [8 * m + values[f"m{m}"] - 1 for m in range(4) if f"m{m}" in values]
        self.do({"e": "collapse", "squares": squares, "hits": hits})

    def on_token(self, values):
        self.do(dict(values, e="token", p=self.game.active(), placed=1))

    def whose_cart(self, cart):
        return self.gadget.player_name(cart // 2) + ", " + self.cart_name(cart)

    # Rolling and drawing

    def why_roll(self):
        game = self.game
        return self.w("roll_jewels") if game.want else self.w("roll_" + game.phase)

    def prompt(self):
        return self.w("hold_draw")

    def roller(self):
        by = self.game.drawn_by
        return self.gadget.player_name(by) if by >= 0 else None

    def rolled(self):
        return drawn(self)

    def draw_middle(self, canvas):
        game = self.game
        if game.phase == "place":
            where = self.square_name(game.die) if game.die >= 0 else self.w("beside")
            canvas.text(self.w("token", self.w("mine_" + MINES[game.token])), 2, 13)
            canvas.text(where, 2, 23)
            return
        if game.phase == "collapse" and game.squares:
            names = [self.square_name(square) for square in game.squares]
            canvas.text(", ".join(names[:2]), 2, 13)
            canvas.text(", ".join(names[2:]), 2, 23)
            return
        if game.collapsed:
            canvas.text(self.w("tokens_left", TOKENS - game.tokens_used), 2, 13)
        elif game.vein and game.phase != "chasm":
            square, jewels = game.vein
            name = self.square_name(square)
            canvas.text(self.w("latest", name, self.w("jewels_many", jewels)), 2, 13)
        if game.turn:
            canvas.text(self.carts_line(), 2, 23)

    def carts_line(self):
        game = self.game
        if game.final_turns():
            return self.w("final", game.final_turns())
        if not game.carts_known:
            return ""
        parts = []
        for cart in (2 * game.active(), 2 * game.active() + 1):
            where = game.carts.where[cart]
            if where == 1 and game.options["speeds"]:
                state = self.w("speed_is", game.carts.speeds[cart])
            else:
                state = self.w(("supply", "on_board", "out")[where])
            if where == 1 and game.options["holds"]:
                state += " (" + str(sum(game.jewels.holds[cart])) + ")"
            parts.append(self.cart_name(cart) + ": " + state)
        return "  ".join(parts)
