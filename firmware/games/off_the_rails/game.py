"""Off the Rails as events: seats, turns, vein cards, jewels, carts, the chasm, the count.

Players, mines and squares count from 0: a cart is 2 * player (+ 1 for the white die), a square
8 * mine + number - 1 (mines red, yellow, green, blue); squares from 32 on are others where a
collision dropped jewels. Jewels are counts [rocks, rubies, emeralds, gold, diamonds].
What a helper that is off would need is neither asked for nor legal.

Events:
- `roll{k,of,got}`: clans, vein card (mine, then number), jewels, chasm token, chasm die, drop.
- `chooser{p,clan}`: the youngest chose a clan, and with it a side of the board.
- Action phase: `track{p,kind}` (`lay` or `upgrade`), `place{p,cart}`, `speed{p,cart,by}`.
- `done{p}`: the phase is over; carts that have not been moved yet stopped on their track.
- Movement: `pick{p,cart,at,stop,v}` jewels on the way (stop 0) or where it stops (1); then
  `stop{p,cart,at}`, `bank{p,cart}`, `derail{p,cart}` or
  `collide{p,cart,with,joined,drop,at}` (`joined` 0: the tracks do not connect).
- `vein{at,jewels}` and `chasm{p}`: cards of the table's own deck, without the helper `cards`.
- `collapse{squares,hits}`: carts on the four squares of the chasm deck; the squares too where
  the gadget does not know them. `token{p,placed,hit,at}`: where a chasm token went.
- `return{v}`: jewels put back into the bag, without the helper `holds`.
- `mission{p,by}`, `end`, `scores{p,v}`: [rubies, emeralds, gold, diamonds, carts, missions].
"""

from firmware.games import game as games
from firmware.games.off_the_rails import chasm, legal, legal_moving, moving
from firmware.games.off_the_rails.bag import Jewels, draws
from firmware.games.off_the_rails.carts import Carts
from firmware.games.off_the_rails.chasm import (
    card_drawn,
    deposit,
    die_rolled,
    end_turn,
    finish,
    jewels_drawn,
    token_drawn,
)
from firmware.games.off_the_rails.deck import Deck
from firmware.games.off_the_rails.moves import MOVES
from firmware.games.off_the_rails.moving import drop_drawn
from firmware.games.off_the_rails.options import OPTIONS, applies, before
from firmware.games.off_the_rails.scoring import form, result
from firmware.games.off_the_rails.seats import seated

ACTIONS = 4


class Game(games.Game):
    PLAYERS = (2, 4)
    OPTIONS = OPTIONS
    LESSONS = ("rails",)
    EVENTS = {
        "roll": ("k", "of", "got"),
        "chooser": ("p", "clan"),
        "track": ("p", "kind"),
        "place": ("p", "cart"),
        "speed": ("p", "cart", "by"),
        "done": ("p",),
        "pick": ("p", "cart", "at", "stop", "v"),
        "stop": ("p", "cart", "at"),
        "bank": ("p", "cart"),
        "derail": ("p", "cart"),
        "collide": ("p", "cart", "with", "joined", "drop", "at"),
        "vein": ("at", "jewels"),
        "chasm": ("p",),
        "collapse": ("squares", "hits"),
        "token": ("p", "placed", "hit", "at"),
        "return": ("v",),
        "mission": ("p", "by"),
        "end": (),
        "scores": ("p", "v"),
    }
    MOVES = MOVES
    FIELDS = (
        "turn",
        "chooser",
        "clans",
        "order",
        "actions",
        "veins_left",
        "vein",
        "want",
        "drawer",
        "final",
        "collapsed",
        "squares",
        "tokens",
        "tokens_used",
        "token",
        "die",
        "drop",
        "mission_points",
        "typed",
        "ended",
        "drawn",
        "drawn_by",
        "fresh",
    )
    PARTS = ("deck", "jewels", "carts")
    SHARED = ("carts_known",)
    RESULT_GROUP = (("intro", 2), ("missions", 2))

    applies = staticmethod(applies)
    before = staticmethod(before)

    @staticmethod
    def flash_blocks(options):
        return 6

    def start(self):
        players = self.players
        self.carts_known = bool(self.options["speeds"] or self.options["holds"])
        self.jewels = Jewels(players, self.options["bag"])
        self.carts = Carts(players)
        self.deck = Deck()
        self.turn = 0  # counts from 1
        self.chooser = players - 1
        self.clans = [-1] * players
        self.order = list(range(players))  # in every round
        self.actions = ACTIONS
        self.veins_left = 4  # of the start
        self.vein = []  # the latest vein: square and jewels on its card
        self.want = 0  # jewels to be drawn for it
        self.drawer = -1  # who drew the chasm card
        self.final = 0  # the drawer's last turn with a vein
        self.collapsed = 0
        self.squares = []  # of the chasm deck
        self.tokens = [4, 4, 4, 4]
        self.tokens_used = 0
        self.token = -1  # colour of the token drawn
        self.die = -1  # square that the chasm die names
        self.drop = []  # hit cart, square, how many jewels the gadget draws
        self.mission_points = [0] * players
        self.typed = [[] for _ in range(players)]
        self.ended = ""  # the word for what ended it
        self.drawn = ()  # what the latest draws gave, in a row: see `note`
        self.drawn_by = -1  # who drew it; -1 before the first turn
        self.fresh = 0  # 1 while nothing has happened after them
        self.phase = "chooser"
        if self.options["seats"] == "listed":
            self._seats_known()

    def has(self, helper):
        """Is a helper on? Speeds or holds make `carts` known, bag and holds the `board`."""
        if helper == "carts":
            return self.carts_known
        if helper == "board":
            return bool(self.options["bag"] and self.options["holds"])
        return bool(self.options[helper])

    def active(self):
        """Whose turn it is."""
        return self.order[(self.turn - 1) % self.players]

    def asks(self):
        if self.want:
            return draws(self.jewels.bag, self.want)
        if self.phase == "clans":
            return [3, 2, 1][: self.players - 1]
        if self.phase in ("start", "deposit", "chasm") and self.options["cards"]:
            return self.deck.asks()
        if self.phase == "token":
            return [sum(self.tokens)]
        if self.phase == "die":
            return [8]
        if self.phase == "drop":
            return draws(self.jewels.holds[self.drop[0]], self.drop[2])
        return None

    def apply(self, event):
        games.Game.apply(self, event)
        if event["e"] != "who":
            self.fresh = 1 if event["e"] == "roll" else 0

    def score(self):
        return result(self)

    def form(self, seat):
        return form(self, seat)

    def over(self):
        if self.phase == "count":
            return self.has("holds") or [] not in self.typed
        return self.phase == "over"

    def end_game(self):
        """Has the end game begun, by the table's reading of the book?"""
        if self.options["early_end"] and self.options["out_from"] == "card":
            return self.drawer >= 0
        return bool(self.collapsed)

    def final_turns(self):
        """Turns left until the mines collapse, this one included; 0 when none are counted."""
        if self.drawer < 0 or self.collapsed:
            return 0
        return self.final - self.turn + 1

    # Seats and turns.

    def do_chooser(self, event):
        self.chooser = event["p"]
        self.clans[self.chooser] = event["clan"]
        self.phase = "clans"
        if self.players == 2:  # the other one sits opposite
            self._sit(None)

    def _sit(self, outcomes):
        clan = self.clans[self.chooser]
        sides = self.options["sides"]
        self.clans, self.order = seated(self.players, self.chooser, clan, sides, outcomes)
        self._seats_known()

    def _seats_known(self):
        self.phase = "start"
        if not self.options["cards"] and not self.options["bag"]:
            self.next_turn()

    def next_turn(self):
        self.turn += 1
        self.phase = "act"
        self.actions = ACTIONS

    def note(self, *what):
        """Remember what was drawn: clan, vein, jewels, chasm, square, token, die, fall; with their
        numbers. A tuple, since copies of the game share it."""
        self.drawn += (what,)

    def do_roll(self, event):
        got = event["got"]
        self.k += len(got)
        if not self.fresh:
            self.drawn = ()
            self.drawn_by = self.active() if self.turn else -1
        if self.want:
            jewels_drawn(self, got)
        elif self.phase == "clans":
            self._sit(got)
            for p, clan in enumerate(self.clans):
                self.note("clan", p, clan)
        elif self.phase == "token":
            token_drawn(self, got[0])
        elif self.phase == "die":
            die_rolled(self, got[0])
        elif self.phase == "drop":
            drop_drawn(self, got)
        else:
            card_drawn(self, self.deck.draw(got[0]))

    # The action phase.

    def do_track(self, event):
        self.actions -= 1

    def do_place(self, event):
        self.carts.place(event["cart"])
        if self.options["speeds"]:
            self.actions -= 1

    def do_speed(self, event):
        self.carts.speeds[event["cart"]] += event["by"]
        self.actions -= 1

    def do_done(self, event):
        if self.phase == "act" and self.carts_known:
            self.carts.begin(self.active())
            if self.carts.to_move:
                self.phase = "move"
                return
        elif self.phase == "move":
            for cart in list(self.carts.to_move):
                self.carts.stop(cart, -1)
        elif self.phase == "deposit":
            end_turn(self)
            return
        deposit(self)

    # Counts and the end.

    def do_mission(self, event):
        self.mission_points[event["p"]] += event["by"]

    def do_end(self, event):
        finish(self, "end_table")

    def do_scores(self, event):
        self.typed[event["p"]] = list(event["v"])

    # What the events of the movement and the deposit phase do.

    do_pick = moving.pick
    do_stop = moving.stop
    do_bank = moving.bank
    do_derail = moving.derail
    do_collide = moving.collide
    do_return = moving.give_back
    do_vein = chasm.vein
    do_chasm = chasm.chasm
    do_collapse = chasm.collapse
    do_token = chasm.token

    # Why an event is illegal now.

    why_not_now = legal.now
    why_not_chooser = legal.chooser
    why_not_track = legal.track
    why_not_place = legal.place
    why_not_speed = legal.speed
    why_not_done = legal.done
    why_not_vein = legal.vein
    why_not_chasm = legal.chasm
    why_not_collapse = legal.collapse
    why_not_token = legal.token
    why_not_return = legal.give_back
    why_not_mission = legal.mission
    why_not_end = legal.end
    why_not_scores = legal.scores
    why_not_pick = legal_moving.pick
    why_not_stop = legal_moving.stop
    why_not_bank = legal_moving.bank
    why_not_derail = legal_moving.derail
    why_not_collide = legal_moving.collide
