"""Emma: the railway with the locomotive, whose turn it is, and what can be done."""

from firmware.games.emma.box import REMOVED, hand_at_start
from firmware.games.emma.screens._common import EmmaScreen
from firmware.games.emma.screens._pictures import SMALL_DICE, draw_railway, draw_wheels
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL

NEWS_MS = 10000


class Screen(EmmaScreen):
    def head(self):
        game = self.game
        if game.phase == "free":
            return self.gadget.title("emma"), self.w("throw_number", game.turn)
        name = self.seat_name(game.seat)
        if game.phase == "first":
            return self.w("who_starts"), None
        if game.phase == "railway":
            return self.w("start_cards"), name
        return name, self.cards_left()

    # What can be done

    def actions(self):
        game = self.game
        if game.phase == "first":
            return self.starters()
        if game.phase == "railway":
            how = ("read", self.w("set_up"), "set_up")
            return [(self.w("type_cards"), self.railway_form()), (self.w("set_up"), how)]
        if game.phase == "free":
            return [
                (self.w("wheels"), self.wheels_form()),
                (self.w("end"), ("do", {"e": "end"})),
            ]
        if game.phase == "lay":
            return self.orders()
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
        """After a pass there are no dice to look at: say what it did, and who draws a card."""
        turn = self.game.turn
        if not EmmaScreen.do(self, event):
            return False
        lines = []
        if event["e"] == "pass":
            _, steps, _, _, taken = self.gadget.session.game.last
            cards = self.w("penalty", taken)
            lines.append(self.w("passed" if steps else "passed_still", cards))
        if self.gadget.session.game.turn != turn:
            lines += self.draw_a_card()
        if lines:
            self.gadget.notify(". ".join(lines), NEWS_MS)
        return True

    def page_key(self, button):
        EmmaScreen.page_key(self, button)
        if self.page is None and self.game.fresh:
            for line in self.draw_a_card():
                self.gadget.notify(line, NEWS_MS)

    def draw_a_card(self):
        """Every turn of a person begins with a card of the draw pile."""
        game = self.gadget.session.game
        lesson = not self.gadget.session.events  # it says what to do itself
        if lesson or game.phase != "turn" or game.asks() or game.seat >= game.players:
            return []
        return [self.w("draw_card", self.seat_name(game.seat))]

    def railway_form(self):
        numbers = (None, 1, 2, 3, 4)
        fields = [(i, self.w("card", i + 1), numbers, None) for i in range(4)]
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
        if game.phase == "free":
            return self.w("dice_to_roll", game.dice)
        return EmmaScreen.why_roll(self)

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
            draw_wheels(canvas, game.drawn[0][2])
        elif game.phase == "free":
            draw_wheels(canvas, game.rolled, SMALL_DICE)
        elif game.phase in ("turn", "lay"):
            draw_railway(canvas, game.railway, self.first_card())
        elif game.phase == "railway":
            lays = " + ".join([str(n) for n in game.lays()])
            canvas.text(self.w("lays", lays), 64, 18, SMALL, 1, CENTRE)


def around(now):
    """All numbers of cards, beginning with the present one."""
    return list(range(now, 52)) + list(range(now))
