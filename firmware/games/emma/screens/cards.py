"""Emma with cards on the gadget: the railway, your hand, what can be done and how risky it is.

Hands are secret: between two people's turns only what the others did can be seen. Betsy's
turn, a rival's, and a solo player's card carry the time of the event before them, so that one undo
takes back all of it.
"""

from firmware.games.emma.deck import BROKEN, RUBBLE
from firmware.games.emma.options import DECK
from firmware.games.emma.piles import final_count
from firmware.games.emma.railway import cards_of
from firmware.games.emma.rival.planner import Planner, is_rival
from firmware.games.emma.screens._pictures import draw_hand, draw_pile, draw_railway
from firmware.games.emma.screens._report import Reports
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, HOLD, UP, A, B
from firmware.ui.lists import heading, row
from firmware.ui.thinking import planner_of, think_on


class Screen(Reports):
    def open(self, memo=None):
        """After power-on a solo player reads what happened last."""
        self.far = 0  # of 10: how far a rival has thought
        self.begun = 0  # the turn that the cursor was placed for
        resumed = "seat" not in self.gadget.shared and self.gadget.session.game.people < 2
        Reports.open(self, memo or (0, None))
        if resumed:
            self.gadget.shared["seat"] = 0
        if resumed or (memo is None and self.again):
            self.show_result()

    def refresh(self):
        self.follow()
        self.game = self.gadget.session.game
        self.covered = self.hides()
        if self.covered:  # after an undo, too: the gadget may be in other hands
            self.gadget.shared["seat"] = None
        self.waits = is_rival(self.game) and self.game.phase in ("turn", "lay")
        Reports.refresh(self)
        if self.game.phase == "turn" and self.can and self.begun != self.game.turn:
            self.begun = self.game.turn
            if len(self.can) == 2:
                self.at = 1  # neither a build nor rubble: a pass
        self.chosen_changed()

    def hides(self):
        """Must the gadget be passed on before anything is shown?"""
        game = self.gadget.session.game
        if (
            game.people < 2
            or game.seat >= game.people
            or game.phase not in ("draw", "turn", "lay")
        ):
            return False
        return game.phase == "draw" or self.gadget.shared.get("seat") != game.seat

    def follow(self):
        """What needs nobody's decision: Betsy's turn, and the card that begins a turn."""
        session = self.gadget.session
        while session.game.phase == "draw" and not self.hides():
            if not self.gadget.attempt(session.roll, 0):
                return

    def uncover(self):
        gadget = self.gadget
        if gadget.session.game.phase != "draw" or gadget.roll():
            gadget.shared["seat"] = self.game.seat
            self.refresh()

    # Rivals

    def step(self, now):
        """A slice of a rival's thoughts, or its whole turn; what a press has changed is drawn
        first."""
        if not self.waits:
            return None
        gadget = self.gadget
        planner = planner_of(gadget, Planner)
        if gadget.redraw_pending():
            return 0
        if think_on(planner, self.game):
            far = planner.progress(self.game) // 10
            if far != self.far:
                self.far = far
                gadget.changed()
        elif not self.move(planner):
            self.waits = False
        return 0

    def move(self, planner):
        """The rival does what it has decided on; False if that is not possible any more."""
        gadget = self.gadget
        session = gadget.session
        done = True
        while done and is_rival(session.game) and session.game.phase != "draw":
            if session.game.asks():
                done = gadget.attempt(session.roll, 0)
                continue
            moves = planner.moves(session.game)
            if not moves:
                break
            done = gadget.attempt(session.do, moves[0], 0)
        self.far = self.at = 0
        if done:
            self.refresh()
            if not self.waits:
                self.turn_ended()
        return done

    # What can be done

    def head(self):
        game = self.game
        if game.phase == "first":
            return self.w("who_starts"), None
        if not game.turn:
            return self.gadget.title("emma"), self.w("deal")
        name = self.seat_name(game.seat)
        if game.phase == "lay":
            return name, self.did((game.seat,) + tuple(game.what + game.last[1:4]) + (0, 0))
        return name, self.cards_left()

    def actions(self):
        game = self.game
        if self.covered or self.waits or game.over():
            return []
        if game.phase == "first":
            return self.starters()
        if game.phase == "lay":
            return self.orders()
        found = self.builds()
        for cards in game.deck.throws(game.seat):
            text = self.w("throw", " ".join([str(card) for card in cards]))
            found.append((text, ("do", {"e": "rubble", "p": game.seat, "cards": cards})))
        found.append((self.w("piles"), ("read", self.w("piles"), "piles")))
        found.append((self.w("pass"), ("do", {"e": "pass", "p": game.seat})))
        return found

    def builds(self):
        """Every build, the safest first, and of these the one that sheds most."""
        game = self.game
        found = []
        for number in game.allowed():
            for count, broken in game.deck.builds(game.seat, number):
                event = {"e": "build", "p": game.seat, "number": number, "count": count}
                event["broken"] = broken
                risk = max(number * count - count - game.railway.ahead(), 0)
                text = self.w("build_cards", count, number)
                found.append((risk, -number * count, len(found), text, event))
        found.sort()
        return [(text, ("do", event)) for _, _, _, text, event in found]

    def piles(self):
        """Everybody's pile is open, from the bottom up."""
        game = self.game
        found = []
        for seat, pile in enumerate(game.piles):
            cards = " ".join([str(card) for card in pile]) or "–"
            if seat < game.players:
                points = self.w("points_now", final_count(pile, [0] * 4)[0])
            else:
                points = self.w("penalty", len(pile))
            found.append(self.seat_name(seat) + ": " + points)
            found.append(cards)
        return found

    def event(self):
        """The chosen event, if it is one."""
        what: tuple = self.can[self.at][1] if self.can else ("",)
        return what[1] if what[0] == "do" else {"e": ""}

    def chosen_changed(self):
        """A build can be rolled for at once."""
        self.new = []
        event = self.event()
        if event["e"] == "build" and not self.asked:
            self.new = cards_of([event["number"]] * event["count"], event["broken"])
        holds = self.new or (self.asked and not self.covered)
        self.gadget.set_holds(B | UP | (A if holds else 0))
        self.back = 0
        self.gadget.changed()

    def length(self):
        return len(self.game.railway.cards) + len(self.new)

    def first_card(self):
        """Emma is in sight, until somebody scrolls."""
        first = Reports.first_card(self)
        return first if self.back else min(first, self.game.railway.at)

    def page_key(self, button):
        if self.game.over() and not self.gadget.session.revealed:
            self.gadget.home("ending")
        Reports.page_key(self, button)

    def key(self, kind, button):
        if self.page is not None and kind != HOLD:
            self.kept = ()
            self.page_key(button)
            return True
        if self.waits:
            if kind != HOLD and button == A:
                self.gadget.notify(self.w("thinks", self.seat_name(self.game.seat)))
            return kind != HOLD and button != B
        if self.covered:
            if kind == HOLD or button != A:
                return kind != HOLD and button != B
            self.uncover()
            return True
        if kind == HOLD and button == A and self.new:
            if self.do(self.event()):
                self.roll()
            return True
        handled = Reports.key(self, kind, button)
        if handled and button in (UP, DOWN):
            self.chosen_changed()
        return handled

    def do(self, event):
        """After what ends a turn, the others' turns are reported."""
        gadget = self.gadget
        turn = self.game.turn
        if not gadget.do(event):
            return False
        self.at = 0
        self.refresh()
        if gadget.session.game.turn != turn:
            self.turn_ended()
        return True

    def roll(self):
        """Draw all that is wanted up to the card that begins a turn."""
        gadget = self.gadget
        turn = self.game.turn
        alone = gadget.session.game.phase == "draw"
        while gadget.session.game.asks() and (alone or gadget.session.game.phase != "draw"):
            if not gadget.roll():
                break
            alone = False
        self.at = 0
        self.kept = gadget.session.game.drawn
        self.refresh()
        game = gadget.session.game
        if turn and (
            game.turn != turn or game.over()
        ):  # too many derailments end it within a turn
            self.turn_ended()

    def turn_ended(self):
        """Several people see on the cover what was done, and everybody once the rivals are
        ready."""
        if not self.covered and not self.waits:
            self.show_result()

    # Drawing

    def prompt(self):
        return self.gadget.t("hold_to_roll") if self.game.turn else self.w("hold_to_deal")

    def why_roll(self):
        return Reports.why_roll(self) if self.game.turn else self.w("our_deck")

    def draw(self, canvas):
        if self.page and type(self.page[0]) is tuple:
            heading(canvas, self.w("happened"), self.cards_left())
            self.draw_report(canvas, self.page)
        elif self.page is not None:
            self.draw_page(canvas)
        elif self.covered:
            heading(canvas, self.w("pass_to", self.seat_name(self.game.seat)), self.cards_left())
            self.draw_report(canvas, self.news())
            self.gadget.draw_hint(canvas, self.w("hint_cover"))
        elif self.waits:
            name = self.short_name(self.game.seat)
            heading(canvas, self.w("thinks", name), self.cards_left())
            self.draw_report(canvas, self.news())
            canvas.bar(110, 56, 16, 6, self.far, 10)
        elif self.game.phase == "turn" and not self.asked:
            self.draw_turn(canvas)
        else:
            Reports.draw(self, canvas)

    def draw_turn(self, canvas):
        game = self.game
        heading(canvas, *self.head())
        draw_railway(canvas, game.railway, self.first_card(), self.new)
        pile = game.piles[game.seat]
        left = draw_pile(canvas, pile, self.w("points_now", final_count(pile, [0] * 4)[0]))
        draw_hand(canvas, game.deck.hands[game.seat], self.chosen_cards(), left - 4)
        which = f"{self.at + 1}/{len(self.can)}"
        row(canvas, 46, self.can[self.at][0], which, True)
        self.gadget.draw_hint(canvas, self.consequence())

    def chosen_cards(self):
        """The kinds of the hand's cards that would be played."""
        event = self.event()
        if event["e"] == "rubble":
            return [RUBBLE + number - 1 for number in event["cards"]]
        return [(BROKEN if card < 0 else 0) + abs(card) - 1 for card in self.new]

    def consequence(self):
        event = self.event()
        if self.new:
            key, args = self.game.odds(event)
            return self.w(key, *args)
        if event["e"] == "pass":
            return self.passing()
        return self.w("does_rubble") if event["e"] else ""

    def passing(self):
        """What a pass would do."""
        game = self.game
        railway = game.railway
        cards = min(1, railway.behind())
        if railway.ahead():
            broken = game.options["pass_broken"] and railway.cards[railway.at + 1] < 0
            cards = min(2 if broken else 1, railway.behind() + 1)
        return self.w("passed" if railway.ahead() else "passed_still", self.w("penalty", cards))

    def draw_middle(self, canvas):
        game = self.game
        if game.phase == "lay":
            self.draw_laying(canvas)
        elif game.turn:
            draw_railway(canvas, game.railway, self.first_card())
        elif self.asked:
            for i, name in enumerate(DECK):
                text = self.w(name + "_are", game.options[name])
                canvas.text(text, 64, 12 + 8 * i, SMALL, 1, CENTRE)
