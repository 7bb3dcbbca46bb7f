"""Emma: the railway with the locomotive, whose turn it is, and what can be done."""

from firmware.games.emma.box import REMOVED, hand_at_start
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import HOLD, LEFT, RIGHT
from firmware.ui.turn_screen import TurnScreen

CARDS = 11  # of the railway that fit side by side
DICE = 6
SMALL_DICE = 11  # of small ones side by side


class Screen(TurnScreen):
    DRAWN = "rolled"
    PICTURE = True

    def refresh(self):
        self.back = 0  # cards of the railway that came after those that are shown
        TurnScreen.refresh(self)

    def key(self, kind, button):
        if kind != HOLD and self.page is None and button in (LEFT, RIGHT):
            hidden = len(self.game.railway.cards) - CARDS
            self.back = max(min(self.back + (1 if button == LEFT else -1), hidden), 0)
            self.gadget.changed()
            return True
        return TurnScreen.key(self, kind, button)

    def head(self):
        game = self.game
        if game.phase == "free":
            return self.gadget.title("emma"), self.w("throw_number", game.turn)
        name = self.seat_name(game.seat)
        if game.phase == "first":
            return self.w("who_starts"), None
        if game.phase == "railway":
            return self.w("start_cards"), name
        return name, self.w("last_turn") if game.last_turn() else self.w("cards_left", game.pile)

    def seat_name(self, seat):
        return "Betsy" if seat >= self.game.players else self.gadget.player_name(seat)

    # What can be done

    def actions(self):
        game = self.game
        if game.phase == "first":
            return [
                (self.seat_name(p), ("do", {"e": "first", "p": p})) for p in range(game.players)
            ]
        if game.phase == "railway":
            how = ("read", self.w("set_up"), "set_up")
            return [(self.w("type_cards"), self.railway_form()), (self.w("set_up"), how)]
        if game.phase == "free":
            return [
                (self.w("wheels"), self.wheels_form()),
                (self.w("end"), ("do", {"e": "end"})),
            ]
        if game.phase == "lay":
            best = game.offer()
            text = self.w("best_order", " ".join([str(card) for card in best]))
            return [
                (text, ("do", {"e": "lay", "p": game.seat, "order": best})),
                (self.w("other_order"), self.order_form()),
            ]
        if game.seat >= game.players:
            return [(self.w("betsy_card"), self.betsy_form()), self.correction()]
        found = []
        if game.hands[game.seat]:
            found.append((self.w("build"), self.build_form()))
        found.append((self.w("pass"), ("do", {"e": "pass", "p": game.seat})))
        if game.rubble_left and game.hands[game.seat]:
            found.append((self.w("rubble"), self.rubble_form()))
        return found + [self.correction()]

    def set_up(self):
        game = self.game
        hand = hand_at_start(game.options, game.players)
        lines = [self.w("set_up_lay"), self.w("set_up_emma")]
        lines.append(self.w("set_up_out", REMOVED[game.players]))
        lines.append(self.w("set_up_alone" if game.players == 1 else "set_up_deal", hand))
        return lines + ([self.w("set_up_betsy")] if game.betsy else [])

    def do(self, event):
        """After a pass there are no dice to look at: say what it did."""
        if not TurnScreen.do(self, event):
            return False
        if event["e"] == "pass":
            _, steps, _, _, taken = self.gadget.session.game.last
            cards = self.w("penalty", taken)
            self.gadget.notify(self.w("passed" if steps else "passed_still", cards))
        return True

    def railway_form(self):
        fields = [(i, self.w("card", i + 1), (1, 2, 3, 4), None) for i in range(4)]
        fields += self.broken_fields(4)
        return "form", self.w("start_cards"), fields, "railway"

    def on_railway(self, values):
        cards = [values[i] for i in range(4)]
        self.do({"e": "railway", "cards": cards, "broken": self.broken_of(values)})

    def broken_fields(self, cards):
        """A field for each broken card that may be among these cards."""
        found = []
        for i in range(min(self.game.broken_left, cards)):
            text = self.w("broken_more" if i else "broken")
            found.append((f"broken{i}", text, range(cards + 1), self.none_or(cards)))
        return found

    def broken_of(self, values):
        places = [values[f"broken{i}"] for i in range(4) if values.get(f"broken{i}")]
        return sorted(set(places))

    def none_or(self, count):
        return [self.gadget.t("v_none")] + [self.w("card", i + 1) for i in range(count)]

    def build_form(self):
        hand = self.game.hands[self.game.seat]
        most = min(hand, 8)
        fields = (
            ("number", self.w("number"), self.game.allowed(), None),
            ("count", self.w("count"), range(1, most + 1), None),
        )
        fields = list(fields) + self.broken_fields(most)
        return "form", self.w("build"), fields, "build", 1, "odds"

    def on_build(self, values):
        event = {"e": "build", "p": self.game.seat, "number": values["number"]}
        event["count"] = values["count"]
        event["broken"] = self.broken_of(values)
        self.do(event)

    def wheels_form(self):
        fields = (
            ("number", self.w("number"), (1, 2, 3, 4), None),
            ("count", self.w("count"), range(1, 9), None),
        )
        return "form", self.w("wheels"), fields, "wheels", 1

    def on_wheels(self, values):
        self.do({"e": "wheels", "number": values["number"], "count": values["count"]})

    def rubble_form(self):
        fields = [(n, self.w("of_number", n), range(6), None) for n in (1, 2, 3, 4)]
        return "form", self.w("rubble"), fields, "rubble"

    def on_rubble(self, values):
        cards = [n for n in (1, 2, 3, 4) for _ in range(values[n])]
        self.do({"e": "rubble", "p": self.game.seat, "cards": cards})

    def order_form(self):
        taken = self.game.taken
        fields = [(i, self.w("card", i + 1), (1, 2, 3, 4), None) for i in range(len(taken))]
        return "form", self.w("other_order"), fields, "order"

    def on_order(self, values):
        order = [values[i] for i in range(len(self.game.taken))]
        self.do({"e": "lay", "p": self.game.seat, "order": order})

    def betsy_form(self):
        t = self.gadget.t
        yes_no = (t("v_0"), t("v_1"))
        kinds = (self.w("track"), self.w("rubble_one"))
        fields = (
            ("kind", self.w("kind"), ("railway", "rubble"), kinds),
            ("number", self.w("number"), (1, 2, 3, 4), None),
            ("fits", self.w("fits"), (1, 0), yes_no[::-1]),
            ("broken", self.w("is_broken"), (0, 1), yes_no),
        )
        return "form", self.w("betsy_card"), fields, "betsy"

    def on_betsy(self, values):
        event = dict(values)
        event["e"] = "betsy"
        if values["kind"] == "rubble":
            event["fits"] = event["broken"] = 0
        self.do(event)

    def correction(self):
        game = self.game
        fields = [("pile", self.w("pile"), around(game.pile), None)]
        if game.seat < game.players:
            fields.append(("hand", self.w("hand"), around(game.hands[game.seat]), None))
        return self.w("correct"), ("form", self.w("correct"), fields, "correct")

    def on_correct(self, values):
        game = self.game
        if values["pile"] != game.pile:
            self.do({"e": "pile", "left": values["pile"]})
        if "hand" in values and values["hand"] != game.hands[game.seat]:
            self.do({"e": "hand", "p": game.seat, "cards": values["hand"]})

    # Rolling and drawing

    def why_roll(self):
        game = self.game
        if game.phase == "first":
            return self.w("who_starts")
        if game.phase == "free":
            return self.w("dice_to_roll", game.dice)
        key, args = game.odds()
        return self.w(key, *args)

    def roller(self):
        drawn = self.game.drawn
        if self.game.phase == "free" or not drawn or drawn[0][0] == "first":
            return None
        return self.seat_name(drawn[0][1])

    def rolled(self):
        game = self.game
        if not game.drawn:
            return None
        if game.drawn[0][0] == "first":
            return (self.w("starts", self.seat_name(game.drawn[0][1])),)
        _, _, rolled, missing, taken = game.drawn[0]
        wheels = self.w("wheels_are", sum(rolled), len(rolled))
        if taken < 0:
            return (wheels,)
        cards = self.w("penalty", taken)
        return wheels, self.w("derailed", cards) if missing else cards

    def draw_middle(self, canvas):
        game = self.game
        if self.page is not None and game.drawn and game.drawn[0][0] == "wheels":
            self.draw_wheels(canvas, game.drawn[0][2])
        elif game.phase == "free":
            self.draw_wheels(canvas, game.rolled)
        elif game.phase in ("turn", "lay"):
            self.draw_railway(canvas)
        elif game.phase == "railway":
            lays = " + ".join([str(n) for n in game.lays()])
            canvas.text(self.w("lays", lays), 64, 18, SMALL, 1, CENTRE)

    def draw_wheels(self, canvas, rolled):
        """Up to six dice as they are, more as small ones in two rows; a side without wheels is
        empty."""
        count = len(rolled)
        if count <= DICE:
            x = 64 - 21 * count // 2
            for wheels in rolled:
                canvas.face(str(wheels), x, 13, 20, "wheel")
                x += 21
            return
        wide, high = 10, 11
        if count > (SMALL_DICE if self.page is None else 2 * SMALL_DICE):
            wide, high = 7, 9
        most = 128 // (wide + 1)
        for i in range(count):
            line = i // most
            here = min(count - line * most, most)
            x = 64 - (wide + 1) * here // 2 + (wide + 1) * (i % most)
            y = 13 + (high + 1) * line
            if rolled[i]:
                canvas.fill(x, y, wide, high)
                canvas.text(str(rolled[i]), x + wide // 2, y + 1, SMALL, 0, CENTRE)
            else:
                canvas.frame(x, y, wide, high)

    def draw_railway(self, canvas):
        """The cards from the rear to the front; Emma stands on the one with the mark. The newest
        are shown; arrows at the edges show where there are more, and left and right scroll."""
        railway = self.game.railway
        cards = railway.cards
        first = self.first_card()
        last = min(first + CARDS, len(cards))
        for i in range(first, last):
            x = 3 + 11 * (i - first)
            card = cards[i]
            if card < 0:
                canvas.fill(x, 13, 10, 11)
            else:
                canvas.frame(x, 13, 10, 11)
            canvas.text(str(abs(card)), x + 5, 15, SMALL, 0 if card < 0 else 1, CENTRE)
            if i == railway.at:
                canvas.text("▲", x + 5, 25, SMALL, 1, CENTRE)
        for i in range(3):
            if first:
                canvas.vline(i, 18 - i, 2 * i + 1)
            if last < len(cards):
                canvas.vline(127 - i, 18 - i, 2 * i + 1)
        if railway.at < first:
            canvas.text("▲", 3, 25)
        elif railway.at >= last:
            canvas.text("▲", 125, 25, SMALL, 1, AT_RIGHT)

    def first_card(self):
        """Of those that are shown."""
        return max(len(self.game.railway.cards) - CARDS - self.back, 0)


def around(now):
    """All numbers of cards, beginning with the present one."""
    return list(range(now, 52)) + list(range(now))
