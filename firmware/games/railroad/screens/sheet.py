"""The drawing board: a player's sheet at the left, the dice and special routes at the right.

Left and right choose a die, A takes it; then the arrows jump from place to place where it fits, A
turns it, hold A draws it; where it fits in one way only, A draws it. Hold A with no die taken ends
the player's round.
Where A is pressed twice instead of held it does nothing else: Down takes, left and right turn.
"""

from firmware.games.railroad.screens._choices import choices, due
from firmware.games.railroad.screens._hand import SLICE, Hand
from firmware.games.railroad.screens._panel import draw_ahead, draw_panel, faces_ahead
from firmware.games.railroad.screens._rivals import moved, think
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.games.railroad.screens._sheet_words import reported
from firmware.games.railroad.screens._turn import draw_cover, whose_turn
from firmware.games.railroad.sheet.tiles import FLOOD
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped

BLINK_MS = 400
FLOOD_MS = 90  # half the time of one flood
SIDES = {UP: 0, RIGHT: 1, DOWN: 2, LEFT: 3}
HINT_WIDTH = 63
HINT_LINES = 3


class Screen(Contract):
    HOLDS = A | B | UP
    WORDS = (65, 63, 24)
    at = 0

    def open(self, memo=None):
        gadget = self.gadget
        self.view = SheetView(gadget.canvas)
        self.sign = None  # how far the rivals have thought, while they do
        if memo is None:
            self.begin(whose_turn(gadget.session.game, gadget.shared.get("seat", 0)))
        else:
            number, self.covered, at = memo
            self.refresh(number)
            self.at = at if at < len(self.choices) and not self.choices[at].gone else self.at

    def returned(self, result):
        """The rivals' moves, when they have thought long enough."""
        self.end_round(result)

    def close(self):
        return self.number, self.covered, self.at

    def begin(self, number):
        """A player's sheet; with others at the table it is hidden until the player is there."""
        self.covered = self.gadget.session.game.people > 1
        self.refresh(number)

    def refresh(self, number):
        """The sheet as it is now, with no die taken."""
        self.game = self.gadget.session.game
        self.gadget.shared["seat"] = self.number = number
        self.seat = self.game.seats[number]
        self.choices = choices(self.seat)
        self.at = 0
        while self.at < len(self.choices) - 1 and not self.choices[self.at].is_open():
            self.at += 1
        self.floods = []
        self.put_down()

    def put_down(self):
        """No die is taken."""
        self.hand = None
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
        if kind == HOLD:
            if button != A:
                return False
            self.end_turn() if self.hand is None else self.draw_it()
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
            self.change_row()
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

    def change_row(self):
        """From the dice to the special routes, and back."""
        special = isinstance(self.choices[self.at].name, str)
        for i, choice in enumerate(self.choices):
            if not choice.gone and isinstance(choice.name, str) != special:
                self.at = i
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
        self.show_floods(before, hand.space)

    def show_floods(self, before, drawn):
        """What a drawing flooded comes one after the other."""
        faces = self.seat.sheet.faces
        found = [s for s in range(49) if s != drawn and faces[s] == FLOOD and not before[s]]
        if found and self.gadget.settings.get("animation"):
            self.floods = found
            for space in found:
                self.view.put(space, "")
        elif found:
            self.gadget.notify(self.gadget.w("flooded", len(found)))

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
        if self.game.levels and not self.rivals_moved(moves):
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

    def rivals_moved(self, moves):
        return moved(self.gadget, moves)

    # Going on

    def step(self, now):
        if self.floods:
            return self.step_flood(now)
        if self.mark() or self.search() or self.look_ahead():
            self.since = now  # what blinks stands still meanwhile
            return 0
        wait = self.think() if self.game.levels else None
        if self.hand is None or self.covered:
            return wait
        lit = (now - self.since) // BLINK_MS % 2 == 0
        if lit != self.lit:
            self.lit = lit
            self.gadget.changed()
        return BLINK_MS - (now - self.since) % BLINK_MS if wait is None else wait

    def think(self):
        return think(self)

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

    def step_flood(self, now):
        number = (now - self.since) // (2 * FLOOD_MS)
        for space in self.floods[:number]:
            self.view.put(space, FLOOD)
        if number >= len(self.floods):
            self.gadget.notify(self.gadget.w("flooded", len(self.floods)))
            self.floods = []
        self.gadget.changed()
        return FLOOD_MS

    # What the players see

    def draw(self, canvas):
        if self.covered:
            draw_cover(canvas, self.gadget, self.game, self.number)
            return
        hand = self.hand
        self.view.draw(canvas, (hand.space,) if hand is not None and self.lit else ())
        draw_panel(canvas, self)
        canvas.aside(self.reported)

    def hint(self):
        """What to press, or why the chosen one does not fit here; in one or two texts."""
        w = self.gadget.w
        hand = self.hand
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
        for choice in self.choices:
            if choice.is_duty() and not choice.fits_nowhere():
                return "press_down" if self.gadget.double_press else "press_take"
        if self.number + 1 < self.game.people:
            return "end_pass"
        return "end_scores" if self.game.round == self.game.rounds else "end_roll"

    def reported(self):
        """The sheet and the strip in words, for people who cannot see them."""
        return reported(self)
