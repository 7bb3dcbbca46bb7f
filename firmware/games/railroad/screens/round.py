"""The round: its dice, the timer, the special routes. Hold A rolls and ends the round."""

from firmware.games.railroad.editions import is_house_rule
from firmware.games.railroad.screens._ready import ready_of
from firmware.games.railroad.screens._rivals import moved, think
from firmware.games.rivals import STARS
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.dice_rows import draw_dice
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import clipped
from firmware.ui.option_words import OptionWords
from firmware.ui.screen import Screen as Contract
from firmware.ui.tumble import Tumble
from firmware.ui.wrap import fours

SEATS = "123456"


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = 0

    def open(self, memo=None):
        gadget = self.gadget
        self.game = gadget.session.game
        self.kinds = self.game.expansion.dice()
        self.back = 0  # how many rounds ago
        self.tumble = Tumble(gadget)
        self.seat, self.asked = memo or (0, 0)  # draft: whose dice; meteor: round asked about
        self.named = None
        self.sign = None  # how far the rivals have thought, while they do
        self.ready = None
        self.refresh()

    def returned(self, result):
        """The rivals' moves, when they have thought long enough."""
        self.onward(result)

    def close(self):
        return self.seat, self.asked

    def refresh(self):
        """Find the faces to show."""
        game = self.game = self.gadget.session.game
        self.gadget.shared["turn"] = None
        rolled = len(game.rolls)
        now = game.phase == "draw" and self.back == 0
        self.shown = rolled - 1 - self.back + (0 if game.phase == "draw" else 1)
        if now or self.back:
            self.faces = game.rolls[self.shown]
        else:
            self.faces = ()
        self.ready = ready_of(self.gadget) if now else self.ready
        if game.options["draft"] and now and self.seat < game.players:
            self.faces = game.own_faces(self.seat) + list(self.faces)
        self.gadget.changed()

    def key(self, kind, button):
        gadget = self.gadget
        if self.tumble.skip():
            return True
        if kind == HOLD:
            if button != A:
                return False
            self.onward()
        elif button in (LEFT, RIGHT):
            step = 1 if button == LEFT else -1
            if self.ready is None or self.back or not self.ready.move(-step):
                self.turn_page(step)
        elif button == DOWN:
            if self.faces:
                gadget.go("die", tuple(self.faces), self.kinds)
            else:
                gadget.go("fair")
        elif button == UP:
            if self.game.phase == "draw":
                gadget.go(".specials")
        elif self.back:  # an earlier round: A does nothing, and B leads back
            if button == B:
                self.back = 0
                self.refresh()
        elif button == A and self.ready is not None:
            self.ready.mark()
        elif button == A:
            if not gadget.timer.toggle():
                gadget.notify(self.help())
        else:
            return False
        return True

    def turn_page(self, step):
        game = self.game
        screen = game.expansion.PAPER_SCREEN
        if screen and game.phase == "draw" and self.back + step < 0:
            self.gadget.go("." + screen)
        elif game.options["draft"]:
            self.seat = (self.seat + step) % (game.players + 1)
        elif self.back + step >= 0:
            earlier = len(game.rolls) - (1 if game.phase == "draw" else 0)
            self.back = min(self.back + step, earlier)
        self.refresh()

    def onward(self, moves=None):
        """End the round if there is one, and roll; the journal has it before the screen. `moves`
        are the rivals', if they were waited for."""
        gadget = self.gadget
        if self.back:
            self.back = 0
            self.refresh()
            return
        session = gadget.session
        if self.game.phase == "draw":
            if moves is None and self.asks_before_end():
                return
            if self.game.levels and not self.rivals_moved(moves):
                return
            if not gadget.do({"e": "end"}):
                return
            self.gadget.timer.stop()
        while session.game.asks():
            if not gadget.roll():
                break
        if gadget.switch_if_phase_changed():
            return
        self.gadget.timer.start()
        self.tumble.start()
        self.refresh()

    def asks_before_end(self):
        """Players who still owe the expansion an entry are asked once."""
        game = self.game
        if game.options["boards"]:
            return False
        unsaid = [i for i in range(game.people) if game.expansion.must_say(game.seats[i])]
        if not unsaid:
            return False
        gadget = self.gadget
        if self.asked == game.round:
            gadget.notify(gadget.w("markers_lost"))
            return False
        self.asked = game.round
        gadget.go("." + game.expansion.PAPER_SCREEN, unsaid[0])
        return True

    def rivals_moved(self, moves):
        return moved(self.gadget, moves)

    def step(self, now):
        wait = self.tumble.step(now)
        if self.ready is not None:
            self.ready.step()
        if wait is None and self.game.levels:
            return think(self)
        return wait

    # Drawing

    def draw(self, canvas):
        if self.game.options["draft"] and self.game.phase == "draw":
            if self.seat == self.game.players:
                self.draw_hands(canvas)
                return
        if not self.faces:
            self.draw_ready(canvas)
            return
        faces = self.tumble.shown(self.kinds, self.faces)
        draw_dice(canvas, faces, self.kinds)
        if len(faces) > 4:
            self.draw_side(canvas)
        else:
            self.draw_head(canvas)
        if not self.back and not self.game.options["boards"]:
            draw_pips(canvas, self.game, len(faces) > 4, self.ready)
        self.gadget.draw_hint(canvas, self.hint())

    def draw_hands(self, canvas):
        """Draft: what everybody took, two players in a row."""
        for seat in range(self.game.players):
            x = 64 * (seat % 2)
            y = 18 * (seat // 2)
            canvas.text(SEATS[seat], x + 1, y + 4)
            for i, face in enumerate(self.game.own_faces(seat)):
                canvas.face(face, x + 8 + 14 * i, y + 1, 14, "route")
        self.gadget.draw_hint(canvas, self.gadget.w("all_hands"))

    def title(self, room=74):
        if self.game.options["draft"] and not self.back:
            return clipped(self.gadget.canvas, self.gadget.player_name(self.seat), room)
        return self.gadget.w("round", self.shown + 1, self.game.rounds)

    def draw_head(self, canvas):
        if self.back:
            canvas.fill(0, 0, 128, 11)
            canvas.text(self.title(), 3, 2, SMALL, 0)
            canvas.text(self.gadget.w("earlier"), 125, 2, SMALL, 0, AT_RIGHT)
            return
        wide = canvas.text(self.title(), 2, 2)
        if self.sign is not None:
            canvas.bar(6 + wide, 3, 9, 5, self.sign, 5)
        if self.game.options["draft"] and not self.gadget.timer.on():
            number = self.gadget.w("round", self.shown + 1, self.game.rounds)
            canvas.text(number, 126, 2, SMALL, 1, AT_RIGHT)
        self.gadget.timer.draw(canvas, 126, 0)

    def draw_side(self, canvas):
        if self.back:
            canvas.fill(64, 29, 64, 24)
            canvas.text(self.title(), 96, 31, SMALL, 0, CENTRE)
            canvas.text(self.gadget.w("earlier"), 96, 42, SMALL, 0, CENTRE)
            return
        draft = self.game.options["draft"]
        timed = self.gadget.timer.on()
        title = self.title(24 if timed else 60)
        if timed and not draft:
            title = f"{self.shown + 1}/{self.game.rounds}"
        wide = canvas.text(title, 66, 29)
        if self.sign is not None and draft:  # the name leaves no place beside it
            canvas.fill(66, 40, 3 * self.sign + 2, 1)
        elif self.sign is not None:
            canvas.bar(70 + wide, 30, 9, 5, self.sign, 5)
        self.gadget.timer.draw(canvas, 126, 28)

    def help(self):
        """The hint, and what the other keys do now."""
        game = self.game
        keys = [self.hint() if self.faces else self.gadget.t("hold_to_roll")]
        if not self.faces:
            keys.append("help_fair")
        elif not self.back:
            keys += ["help_specials", "help_large"]
            if game.options["draft"]:
                keys.append("help_hands")
            elif game.round > 1:
                keys.append("help_earlier")
            if game.expansion.PAPER_SCREEN:
                keys.append("help_" + game.expansion.PAPER_SCREEN)
        return ", ".join(keys[:1] + [self.gadget.w(key) for key in keys[1:]])

    def hint(self):
        w = self.gadget.w
        if self.back:
            return w("hint_now")
        if self.gadget.timer.on() and self.gadget.timer.after_cut():
            return self.gadget.t("timer_cut")
        if self.game.round == self.game.rounds:
            return w("hint_last")
        return w("hint_next")

    def played(self):
        """Lines about what is played: edition and expansion, then what is special about it."""
        if self.named is None:
            gadget, options = self.gadget, self.game.options
            words = OptionWords("railroad", gadget.words.language)
            names = ("edition", "expansion") if options["expansion"] else ("edition",)
            box = [words.value(name, options[name]) for name in names]
            more = [gadget.t("house_rule")] if is_house_rule(options) else []
            if options["draft"]:
                more.append(words.name("draft"))
            rivals = self.game.levels
            if rivals:
                one = gadget.w("ready_rival", STARS[rivals[0]])
                more.append(one if len(rivals) == 1 else gadget.w("ready_rivals", len(rivals)))
            self.named = [" · ".join(box)]
            if gadget.canvas.width(" · ".join(more)) > 126:  # all three
                self.named.append(" · ".join(more[:2]))
                more = more[2:]
            if more:
                self.named.append(" · ".join(more))
        return self.named

    def draw_ready(self, canvas):
        """Before a roll. Before the first one: the promise, and what is played."""
        t = self.gadget.t
        session = self.gadget.session
        canvas.text(self.gadget.w("round", self.game.round, self.game.rounds), 2, 2)
        self.gadget.timer.draw(canvas, 126, 0)
        canvas.text(t("hold_to_roll"), 64, 15, MEDIUM, 1, CENTRE)
        lines = self.played()
        y = 32 if len(lines) < 3 else 29
        for line in lines:
            canvas.text(line, 64, y, SMALL, 1, CENTRE)
            y += 10 if len(lines) < 3 else 9
        if session.code:
            line = t("code_open", session.code)
        else:
            line = "✓ " + fours(session.header["commit"][:16])
        self.gadget.draw_hint(canvas, line)


def draw_pips(canvas, game, two_rows, ready=None):
    """The special routes of every player: three squares, filled when used. A tick is in the place
    of the squares of a player who is ready."""
    count = game.players
    wide = 3 if count > 5 else 4
    for i in range(count):
        used = game.specials_used(i)
        x = 66 + 10 * i if two_rows else 128 * (2 * i + 1) // (2 * count) - 10
        if not two_rows:
            canvas.text(SEATS[i], x, 46)
        if ready is not None and ready.draw(canvas, i, x, 0 if two_rows else 7):
            continue
        if two_rows:
            draw_column(canvas, x, 42, used)
            continue
        for pip in range(3):
            left = x + 6 + (wide + 1) * pip
            canvas.frame(left, 48, wide, 4)
            if pip < used:
                canvas.fill(left, 48, wide, 4)


def draw_column(canvas, x, y, used):
    for pip in range(3):
        canvas.frame(x, y + 4 * pip, 7, 3)
        if pip < used:
            canvas.fill(x, y + 4 * pip, 7, 3)
