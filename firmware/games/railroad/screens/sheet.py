"""The drawing board: a player's sheet at the left, the dice and special routes at the right.

Left and right choose a die, A takes it; then the arrows jump from place to place where it fits, A
turns it, hold A draws it; where it fits in one way only, A draws it. Hold A with no die taken ends
the player's round. Hold Left shows what the rival would draw, hold Down zooms in or out.
Where A is pressed twice instead of held it does nothing else: Down takes, left and right turn.
"""

from firmware.games.railroad.screens._advice import Advice
from firmware.games.railroad.screens._choices import choices, due
from firmware.games.railroad.screens._floods import show_floods, step_flood
from firmware.games.railroad.screens._hand import SLICE, Hand
from firmware.games.railroad.screens._panel import draw_ahead, draw_panel, faces_ahead, row_below
from firmware.games.railroad.screens._rivals import moved, think
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.games.railroad.screens._sheet_words import described
from firmware.games.railroad.screens._turn import draw_cover, whose_turn
from firmware.games.railroad.screens._zoom import Zoom
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.screen import Screen as Contract
from firmware.ui.screen import just_undone
from firmware.ui.wrap import wrapped

BLINK_MS = 400
SIDES = {UP: 0, RIGHT: 1, DOWN: 2, LEFT: 3}
HINT_WIDTH = 63
HINT_LINES = 3


class Screen(Contract):
    HOLDS = A | B | UP | DOWN | LEFT
    REPEATS = RIGHT
    WORDS = (65, 63, 24)
    at = 0

    def __init__(self, gadget, wish=None):
        self.gadget = gadget
        self.wish = wish  # what the menu wants: "hint" or "zoom"

    def open(self, memo=None):
        gadget = self.gadget
        self.view = SheetView(gadget.canvas)
        self.zoom = Zoom(gadget)
        self.advice = self.sign = None  # the latter: how far the rivals have thought
        if memo is None:
            self.begin(whose_turn(gadget.session.game, gadget.shared.get("seat", 0)))
        else:
            number, self.covered, at = memo
            self.refresh(number)
            self.at = at if at < len(self.choices) and not self.choices[at].gone else self.at
        if self.wish:
            self.ask() if self.wish == "hint" else self.zoom.switch()

    def returned(self, result):
        """The rivals' moves, when they have thought long enough."""
        self.end_round(result)

    def close(self):
        return self.number, self.covered, self.at

    def begin(self, number):
        """A player's sheet; with several people it is covered until that player has the gadget,
        except after an undo on a sheet that was open."""
        here = just_undone(self.gadget) and self.gadget.shared.get("open") == number
        self.covered = self.gadget.session.game.people > 1 and not here
        self.refresh(number)

    def refresh(self, number):
        """The sheet as it is now, with no die taken."""
        self.game = self.gadget.session.game
        self.gadget.shared["seat"] = self.gadget.shared["turn"] = self.number = number
        self.seat = self.game.seats[number]
        self.choices = choices(self.seat)
        self.at = 0
        while self.at < len(self.choices) - 1 and not self.choices[self.at].is_open():
            self.at += 1
        self.floods = []
        self.put_down()

    def put_down(self):
        """No die is taken."""
        self.hand = self.advice = None
        self.gadget.shared["open"] = None if self.covered else self.number
        if not self.covered:  # otherwise it would take time for nothing
            self.view.show(self.seat.sheet.faces)
        self.blink()

    def blink(self):
        """Restart the blinking, so that a press shows at once."""
        self.since = self.gadget.now
        self.lit = True
        self.ahead = None  # faces to draw ahead; None: not known yet
        self.name_keys()

    def name_keys(self):
        """Find the hint: not while drawing, which must not allocate."""
        self.hints = []
        for text in self.hint():
            self.hints += wrapped(self.gadget.canvas, text, HINT_WIDTH)[:HINT_LINES]
        self.gadget.changed()

    # Keys

    def key(self, kind, button):
        if self.floods:
            self.floods = []
            self.put_down()
            return True
        if self.covered:
            return self.key_covered(kind, button)
        if kind == HOLD and button == DOWN:
            self.zoom.switch()
            self.blink()
            return True
        if self.advice is not None:
            self.forget_advice()
        if kind == HOLD:
            if button not in (A, LEFT):
                return False
            does = self.end_turn if self.hand is None else self.draw_it
            self.ask() if button == LEFT else does()
        elif self.hand is None:
            return self.key_choosing(button)
        else:
            self.key_placing(button)
        return True

    def key_covered(self, kind, button):
        if kind == HOLD and not (button == A and self.gadget.double_press):
            return button == A
        if button == A:
            self.covered = False
            self.put_down()
        elif button == B and self.number > 0:
            self.covered = False
            self.refresh(self.number - 1)
        else:
            return button != B
        return True

    def key_choosing(self, button):
        if button in (LEFT, RIGHT):
            self.choose(1 if button == RIGHT else -1)
        elif button == A or (button == DOWN and self.gadget.double_press):
            self.take()
        elif button == DOWN:
            self.at = row_below(self.choices, self.at)
            self.blink()
        elif button == UP:
            self.gadget.go(".points", self.number)
        else:
            return False
        return True

    def choose(self, step):
        count = len(self.choices)
        for _ in range(count):
            self.at = (self.at + step) % count
            if not self.choices[self.at].gone:
                break
        self.blink()

    def key_placing(self, button):
        hand = self.hand
        if button == B:
            self.put_down()
        elif button == A and hand.only():
            self.draw_it()
        else:
            step = {A: 1, RIGHT: 1, LEFT: -1}.get(button, 0)
            if button == A or (self.gadget.double_press and hand.turns(step)):
                hand.turn(step)
            else:
                hand.move(SIDES[button])
            self.blink()

    # What the rival would draw

    def ask(self):
        """The whole round, or the place of the one that is taken."""
        if not self.covered and self.gadget.do({"e": "hint", "p": self.number}):
            self.advice = Advice(self.seat)
            self.name_keys()

    def forget_advice(self):
        """Any key: a die that was taken stays where it is."""
        self.advice = self.sign = None
        self.put_down() if self.hand is None else self.name_keys()

    # Taking and drawing

    def take(self):
        gadget = self.gadget
        choice = self.choices[self.at]
        if not choice.is_open():
            gadget.notify(gadget.w("nothing_left") if choice.gone else gadget.say(choice.why))
            return
        self.hand = Hand(gadget, self.view, self.seat, choice)
        if self.hand.roams:
            gadget.notify(gadget.w("fits_nowhere"))
        self.blink()

    def draw_it(self):
        gadget = self.gadget
        hand = self.hand
        if hand.roams:
            gadget.notify(hand.reason)
            return
        before = self.seat.sheet.faces[:]
        if not gadget.do(hand.event(self.number)):
            return
        self.refresh(self.number)
        show_floods(self, before, hand.space)

    # The end of a turn and of a round

    def end_turn(self):
        why = self.seat.why_not_end()
        if why:
            self.show_duty(why)
        elif self.number + 1 < self.game.people:
            self.begin(self.number + 1)
        else:
            self.end_round()

    def show_duty(self, why):
        """What must still be done blinks where it can be done."""
        gadget = self.gadget
        choice, space = due(self.choices, why)
        self.at = self.choices.index(choice)
        self.take()
        if space is not None:
            choice.places.search()
            self.hand.put(space)
            self.blink()
        gadget.notify(gadget.say(why) if space is None else gadget.w("due"))

    def end_round(self, moves=None):
        """`moves` are the rivals', if they were waited for."""
        gadget = self.gadget
        if self.game.levels and not moved(self.gadget, moves):
            return
        if not gadget.do({"e": "end"}):
            return
        gadget.timer.stop()
        gadget.shared["seat"] = 0
        while gadget.session.game.asks():
            if not gadget.roll():
                break
        if gadget.session.game.over():
            gadget.home(".ending")
        if gadget.switch_if_phase_changed():
            return
        gadget.timer.start()
        self.begin(0)

    # Going on

    def step(self, now):
        if self.floods:
            return step_flood(self, now)
        if self.advice is not None and self.advice.step(self):
            return 0
        if self.mark() or self.search() or self.look_ahead():
            self.since = now  # what blinks stands still meanwhile
            return 0
        wait = think(self) if self.game.levels else None
        if (self.hand is None and self.advice is None) or self.covered:
            return wait
        lit = (now - self.since) // BLINK_MS % 2 == 0
        if lit != self.lit:
            self.lit = lit
            self.gadget.changed()
        return BLINK_MS - (now - self.since) % BLINK_MS if wait is None else wait

    def search(self):
        """A slice of what is not known yet: first the chosen one, then the others."""
        chosen = self.choices[self.at]
        for choice in [chosen] + self.choices:
            places = choice.places
            if not places.done():
                places.search(SLICE)
                if places.done():
                    self.name_keys()
                return True
        return False

    def mark(self):
        if self.hand is None or not self.hand.mark():
            return False
        self.gadget.changed()
        return True

    def look_ahead(self):
        if self.ahead is None:
            self.ahead = faces_ahead(self)
        if not self.ahead:
            return False
        draw_ahead(self.gadget.canvas, self.ahead.pop())
        return True

    # What the players see

    def draw(self, canvas):
        if self.covered:
            draw_cover(canvas, self.gadget, self.game, self.number)
            return
        self.zoom.draw(canvas, self.view, self.blinking() if self.lit else (), self.hand)
        draw_panel(canvas, self)
        canvas.aside(self.described)

    def blinking(self):
        if self.hand is None:
            return self.advice.spaces if self.advice else ()
        return (self.hand.space,)

    def hint(self):
        """What to press, or why the chosen one does not fit here; in one or two texts."""
        w = self.gadget.w
        hand = self.hand
        if self.advice is not None and (hand is None or self.advice.thinking):
            return (w(self.advice.hint()),)
        if hand is None:
            return (self.gadget.warning() or w(self.next_press()),)
        if hand.roams:
            return (hand.reason,)
        double_press = self.gadget.double_press
        if hand.only() and not double_press:
            return (w("press_draw"),)
        turn, hold = self.choices[self.at].keys(hand.way)
        turn = "press_sides" if double_press else turn
        count = len(hand.ways())
        return (w(turn, hand.way + 1, count), w(hold)) if count > 1 else (w(hold),)

    def next_press(self):
        """Without a die: take one, or end the turn when nothing must be drawn any more."""
        down = "_down" if self.gadget.double_press else ""
        chosen = self.choices[self.at]
        if chosen.TOOL is not None and chosen.is_open():
            return "take_" + chosen.name + down
        for choice in self.choices:
            if choice.is_duty() and not choice.fits_nowhere():
                return "press_take" + down
        if self.number + 1 < self.game.people:
            return "end_pass"
        return "end_scores" if self.game.round == self.game.rounds else "end_roll"

    def described(self):
        """In words, for people who cannot see it."""
        return described(self)
