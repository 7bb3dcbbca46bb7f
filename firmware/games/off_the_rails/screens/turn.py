"""Off the Rails: whose turn and phase it is, the carts, the latest vein, and what can be done."""

from firmware.ui.turns import Turns

MINES = "RYGB"
KINDS = ("rocks", "rubies", "emeralds", "gold", "diamonds")


class Screen(Turns):
    def head(self):
        game = self.game
        if game.turn == 0:
            return self.gadget.title("off_the_rails"), self.w("setting_up")
        name = self.gadget.player_name(game.active())
        if game.phase == "act":
            if not game.options["speeds"]:
                return name, self.w("phase_act")
            return name, self.w("actions_left", game.actions)
        return name, self.w("phase_" + game.phase)

    def cart_name(self, cart):
        return self.w("white" if cart & 1 else "black")

    def square_name(self, square):
        return self.w("mine_" + MINES[square // 8]) + " " + str(square % 8 + 1)

    # What can be done

    def actions(self):
        return getattr(self, "can_" + self.game.phase, list)() + self.always()

    def always(self):
        """Missions and jewels put back, where these helpers are on."""
        found = []
        if self.game.turn and self.game.options["missions"]:
            seats = range(self.game.players)
            names = [self.gadget.player_name(p) for p in seats]
            fields = (
                ("p", self.gadget.t("players"), seats, names),
                ("by", self.w("points"), (1, -1), ("+1", "−1")),
            )
            title = self.w("missions")
            found.append((title, ("form", title, fields, "mission")))
        if self.game.turn and self.game.options["bag"] and not self.game.options["holds"]:
            title = self.w("give_back")
            found.append((title, ("form", title, self.jewel_fields(9), "return")))
        return found

    def told_mission(self, told):
        self.do({"e": "mission", "p": told["p"], "by": told["by"]})

    def told_return(self, told):
        self.do({"e": "return", "v": self.jewels_of(told)})

    def jewel_fields(self, most):
        return [(kind, self.w(kind), range(most + 1), None) for kind in KINDS]

    def jewels_of(self, told):
        return [told[kind] for kind in KINDS]

    def can_chooser(self):
        seats = range(self.game.players)
        names = [self.gadget.player_name(p) for p in seats]
        clans = [self.w("mine_" + mine) for mine in MINES]
        fields = (
            ("p", self.w("youngest"), seats, names),
            ("clan", self.w("clan"), range(4), clans),
        )
        return [(self.w("choose_clan"), ("form", self.w("choose_clan"), fields, "chooser"))]

    def told_chooser(self, told):
        self.do({"e": "chooser", "p": told["p"], "clan": told["clan"]})

    def can_start(self):
        return self.can_deposit()

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
            found += self.possible(self.w("stops", name), dict(event, e="stop", at=-1))
            found += self.possible(self.w("banks", name), dict(event, e="bank"))
            found += self.possible(self.w("derails", name), dict(event, e="derail"))
            if game.options["holds"]:
                text = self.w("collides", name)
                found.append((text, ("form", text, self.hit_fields(cart), f"collide_{cart}")))
        if not game.options["holds"]:
            found += self.hit_empty(p)
        return found + self.possible(self.w("done_move"), {"e": "done", "p": p})

    def hit_empty(self, p):
        """Without the holds: another's empty cart that was hit and derails."""
        found = []
        for cart in range(2 * self.game.players):
            if cart // 2 != p:
                name = self.gadget.player_name(cart // 2) + ", " + self.cart_name(cart)
                event = {"e": "derail", "p": p, "cart": cart}
                found += self.possible(self.w("derails", name), event)
        return found

    def pick_fields(self):
        fields = self.jewel_fields(2)
        if self.game.has("board"):
            heaps = [heap[0] for heap in self.game.jewels.heaps] or [-1]
            names = [self.square_name(s) if 0 <= s < 32 else self.w("elsewhere") for s in heaps]
            fields.insert(0, ("at", self.w("square"), heaps, names))
        return fields

    def hit_fields(self, cart):
        carts = self.game.carts
        others = [c for c in range(len(carts.where)) if carts.where[c] == 1 and c != cart]
        names = [
            self.gadget.player_name(c // 2) + " " + self.cart_name(c) for c in others or [cart]
        ]
        t = self.gadget.t
        fields = [
            ("with", self.w("hit_cart"), others or [cart], names),
            ("joined", self.w("joined"), (1, 0), (t("v_1"), t("v_0"))),
        ]
        if self.game.options["fists"] == "hands":
            fields += self.jewel_fields(3)
        return fields

    def told(self, name, told):
        """Forms whose name carries a cart: pick_CART_STOP and collide_CART."""
        parts = name.split("_")
        event = {"p": self.game.active(), "cart": int(parts[1]), "at": told.get("at", -1)}
        if parts[0] == "pick":
            self.do(dict(event, e="pick", stop=int(parts[2]), v=self.jewels_of(told)))
            return
        drop = self.jewels_of(told) if "rocks" in told else [0] * 5
        event["with"] = told["with"]
        self.do(dict(event, e="collide", joined=told["joined"], drop=drop))

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

    def told_vein(self, told):
        at = 8 * told["mine"] + told["number"] - 1
        self.do({"e": "vein", "at": at, "jewels": told["jewels"]})

    def can_collapse(self):
        game = self.game
        t = self.gadget.t
        fields = []
        for cart in range(len(game.carts.where)):
            if game.carts.where[cart] == 1:
                name = self.gadget.player_name(cart // 2) + " " + self.cart_name(cart)
                fields.append((cart, name, (0, 1), (t("v_0"), t("v_1"))))
        if game.has("board") and not game.has("cards"):
            for mine in range(4):
                fields.append((f"m{mine}", self.w("mine_" + MINES[mine]), range(1, 9), None))
        text = self.w("swallowed_carts")
        return [(text, ("form", text, fields, "collapse"))]

    def told_collapse(self, told):
        hits = sorted([cart for cart in told if type(cart) is int and told[cart]])
        squares = [8 * m + told[f"m{m}"] - 1 for m in range(4) if f"m{m}" in told]
        self.do({"e": "collapse", "squares": squares, "hits": hits})

    def can_place(self):
        game = self.game
        p = game.active()
        carts = [c for c in range(len(game.carts.where)) if game.carts.where[c] == 1]
        event = {"e": "token", "p": p, "placed": 1, "hit": -1, "at": -1}
        found = [(self.w("token_placed"), ("do", event))]
        for cart in carts:
            name = self.gadget.player_name(cart // 2) + ", " + self.cart_name(cart)
            found.append((self.w("token_hits", name), ("do", dict(event, hit=cart))))
        found.append((self.w("token_none"), ("do", dict(event, placed=0))))
        return found

    # Rolling and drawing

    def why_roll(self):
        game = self.game
        return self.w("roll_jewels") if game.want else self.w("roll_" + game.phase)

    def prompt(self):
        return self.w("hold_draw")

    def begin_roll(self):
        self.lines = []
        self.bag = list(self.game.jewels.bag)
        self.seen = list(self.game.vein)

    def note_roll(self, game):
        """What came: a vein's square, and the jewels that were drawn for it."""
        if game.vein != self.seen:
            self.seen = list(game.vein)
            self.lines.append(self.square_name(self.seen[0]) + self.w("gives", self.seen[1]))
        taken = [self.bag[i] - game.jewels.bag[i] for i in range(5)]
        if sum(taken) > 0:
            parts = [f"{taken[i]} {self.w(KINDS[i])}" for i in range(5) if taken[i]]
            self.lines.append(", ".join(parts))
        self.bag = list(game.jewels.bag)
        if game.drawer >= 0 and game.final == game.turn - 1 + game.players:
            self.lines.append(self.w("chasm_came"))

    def rolled(self):
        if self.game.phase in ("place", "collapse"):
            return None
        return self.lines[-5:] or None

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
        if game.vein:
            square, jewels = game.vein
            canvas.text(self.w("latest", self.square_name(square), jewels), 2, 13)
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
            parts.append(self.cart_name(cart) + ": " + state)
        return "  ".join(parts)
