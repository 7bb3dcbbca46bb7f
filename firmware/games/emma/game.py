"""Emma: wheel dice, railway, penalty piles, final count; solo and against Betsy, with its cards on
the table or dealt by the gadget."""

from firmware.games import game as games
from firmware.games.emma import BEST, deck, legal
from firmware.games.emma.betsy import turn_up
from firmware.games.emma.box import (
    BROKEN_CARDS,
    LAYS,
    RUBBLE_CARDS,
    hand_at_start,
    pile_at_start,
)
from firmware.games.emma.events import EVENTS
from firmware.games.emma.moves import MOVES
from firmware.games.emma.odds import chance_to_derail
from firmware.games.emma.options import OPTIONS, SOLO_WAYS, applies
from firmware.games.emma.piles import best_order, lay, order_matters
from firmware.games.emma.railway import Railway, cards_of
from firmware.games.emma.result import form, result
from firmware.games.rivals import SEATS, bots, levels


class Game(games.Game):
    PLAYERS = (1, 4)
    OPTIONS = OPTIONS
    EVENTS = EVENTS
    MOVES = MOVES
    FIELDS = (
        "turn",
        "seat",
        "pile",
        "hands",
        "piles",
        "broken_left",
        "rubble_left",
        "dice",
        "rolled",
        "taken",
        "derails",
        "typed",
        "lost",
        "last",
        "what",
        "log",
        "drawn",
        "fresh",
    )
    PARTS = ("railway", "deck")
    SHARED = ("betsy", "dealt", "levels", "SCREEN")
    FEWEST_WIN = True
    LESSONS = ("emma",)
    SETUP_OPTIONS = ("cards",)
    BOT_OPTIONS = SEATS
    SOLO = SOLO_WAYS
    RESULT_GROUP = (("level", 2), ("solo", 2), ("derail_limit", 4))

    applies = staticmethod(applies)
    bots = staticmethod(bots)

    @staticmethod
    def flash_blocks(options):
        return 4 if options.get("cards") == "gadget" else 3

    def allowed_players(self):
        return 0 if self.options["level"] == "dice" else 1, 4

    def start(self):
        players = self.players
        dice_level = self.options["level"] == "dice"
        self.betsy = players == 1 and self.options["solo"] == "betsy" and not dice_level
        seats = players + (1 if self.betsy else 0)
        self.dealt = self.options["cards"] == "gadget" and not dice_level
        self.levels = levels(self.options)  # of the rivals
        self.people = players - len(self.levels)
        if self.levels and (self.people < 1 or not self.dealt):
            raise ValueError("rival_seats" if self.dealt else "rival_cards", ())
        self.SCREEN = ".cards" if self.dealt else ".turn"
        self.deck = deck.Deck(self.options, players if self.dealt else 0)
        self.railway = Railway()
        self.turn = 0
        self.seat = players if self.betsy and self.options["betsy_first"] else 0
        self.pile = 0 if dice_level else pile_at_start(self.options, players)
        self.hands = [hand_at_start(self.options, players)] * players
        self.piles = [[] for _ in range(seats)]
        self.broken_left = BROKEN_CARDS
        self.rubble_left = RUBBLE_CARDS
        self.dice = 0  # wheel dice still to be rolled
        self.rolled = []  # wheels of each die rolled for the latest build
        self.taken = []  # cards that wait to be laid on the pile
        self.derails = [0] * seats
        self.typed = [[] for _ in range(players)]
        self.lost = 0
        self.last = []  # of the latest move: seat, steps wanted, steps missing, broken, taken
        self.what = []  # of the present turn: event, number, cards laid
        self.log = []  # the latest turns, one for each seat: (seat, *what, *last[1:], pairs)
        # Of the latest roll: (("first", seat),) or (("wheels", seat, wheels of each die, steps
        # missing, cards taken),); 0 and -1 while the locomotive stands.
        self.drawn = ()
        self.fresh = 0  # 1 while nothing has happened after it
        if dice_level:
            self.phase = "free"
        else:
            self.phase = "first" if players > 1 else "railway"

    def asks(self):
        if self.dice:
            return [6] * min(4, self.dice)
        if self.phase == "first" and self.options["first"] == "draw":
            return [self.players]
        if self.dealt and self.phase in deck.PHASES:
            return deck.asks(self)
        return None

    def apply(self, event):
        games.Game.apply(self, event)
        if event["e"] != "who":
            self.fresh = 1 if event["e"] == "roll" else 0

    def over(self):
        return self.phase == "over" or (self.phase == "count" and [] not in self.typed)

    def score(self):
        return result(self)

    def form(self, seat):
        return form(self, seat)

    def doubt(self, seat, values):
        """(key, args) if the gadget counted a different number of cards in this hand."""
        if sum(values) == self.hands[seat]:
            return None
        return ("hand_should_be", (self.hands[seat],))

    def form_line(self, seat, counts):
        """How many of the hand's cards are typed in."""
        return ("hand_count", (sum(counts.values()), self.hands[seat]))

    def mode(self):
        """The key of the solo record: results compare within one mode only."""
        if self.options["level"] == "dice":
            return "dice"
        if self.players > 1:
            return "table"
        limit = "_limit" if self.options["derail_limit"] else ""
        return self.options["solo"] + limit + ("_gadget" if self.dealt else "")

    def score_screen(self):
        return "" if self.dealt else "form"

    def record_setting(self):
        return BEST + self.mode()

    # What the screens show; nothing here changes the game.

    def latest_dice(self):
        """The latest roll as (die, face) pairs: what came after the last whole batch of four."""
        batch = self.rolled[max(len(self.rolled) - 1, 0) // 4 * 4 :]
        return [("wheel", str(wheels)) for wheels in batch]

    def lays(self):
        """Start cards that each player lays, beginning with the start player."""
        return LAYS[self.players]

    def last_turn(self):
        return self.phase in ("draw", "turn", "lay") and self.pile == 0

    def counted_derails(self):
        """Derailments that count towards a solo player's limit."""
        every = self.options["limit_counts"] == "all"
        return sum(self.derails) if every else self.derails[0]

    def allowed(self):
        """The numbers that may be laid now."""
        return self.railway.allowed()

    def odds(self, build=None):
        """(key, args) about the risk of the dice that wait, or of building that many cards."""
        dice, ahead = self.dice, self.railway.ahead()
        if build:
            dice = build["number"] * build["count"]
            ahead += build["count"]
        odds = chance_to_derail(dice, ahead, self.options["faces"])
        return "dice_odds", (dice, (odds + 5) // 10)

    def offer(self):
        """The best order for the cards that wait to be laid."""
        return best_order(self.piles[self.seat], self.taken)

    # One method per event; why_not has already said yes.

    def do_roll(self, event):
        got = event["got"]
        self.k += len(got)
        if self.phase == "first":
            self.do_first({"p": got[0]})
            self.drawn = (("first", self.seat),)
            return
        if self.phase in deck.PHASES:
            deck.dealt(self, got)
            return
        seat = self.seat
        faces = self.options["faces"]
        self.rolled = self.rolled + [int(faces[outcome]) for outcome in got]
        self.dice -= len(got)
        if self.dice == 0 and self.phase == "turn":
            self._drive(sum(self.rolled))
            moved = self.last[2], self.last[4]
        else:
            moved = 0, -1
        self.drawn = (("wheels", seat, tuple(self.rolled)) + moved,)

    def do_wheels(self, event):
        self.dice = event["number"] * event["count"]
        self.rolled = []
        self.turn += 1

    def do_end(self, event):
        self.phase = "over"
        self.turn += 1

    def do_first(self, event):
        self.seat = event["p"]
        self.phase = "railway"

    def do_railway(self, event):
        self.railway.cards = cards_of(event["cards"], event["broken"])
        self.broken_left -= len(event["broken"])
        self.phase = "turn"
        self.begin_turn()

    def begin_turn(self):
        """Everybody draws first; Betsy's card is turned up instead."""
        self.turn += 1
        self.pile -= 1
        if self.dealt:
            self.phase = "draw"
        elif self.seat < self.players:
            self.hands[self.seat] += 1

    def do_build(self, event):
        self.dice = event["number"] * event["count"]
        self.rolled = []
        self.hands[self.seat] -= event["count"]
        self.what = ["build", event["number"], event["count"]]
        if self.dealt:
            self.deck.remove(self.seat, event["number"], event["count"], len(event["broken"]))
        self.put(event["number"], event["count"], event["broken"])

    def put(self, number, count, broken):
        self.railway.cards = self.railway.cards + cards_of([number] * count, broken)
        self.broken_left -= len(broken)

    def _drive(self, steps):
        taken, broken, missing = self.railway.drive(steps, 1)
        taken += self.railway.take(missing)
        self.last = [self.seat, steps, missing, broken, len(taken)]
        if missing:
            self.derails[self.seat] += 1
            if self.too_often():
                return
        self._penalty(taken)

    def too_often(self):
        limit = self.options["derail_limit"]
        if self.players > 1 or not limit or self.counted_derails() <= limit:
            return False
        self.lost = 1
        self.phase = "over"
        self.note_turn(0)
        return True

    def do_pass(self, event):
        taken, broken, missing = self.railway.drive(1, self.options["pass_broken"])
        taken += self.railway.take(1)
        self.last = [self.seat, 1 - missing, 0, broken, len(taken)]
        self.what = ["pass", 0, 0]
        self._penalty(taken)

    def do_rubble(self, event):
        self.rubble_left -= len(event["cards"])
        self.hands[self.seat] -= len(event["cards"])
        self.last = [self.seat, 0, 0, 0, len(event["cards"])]
        self.what = ["rubble", 0, len(event["cards"])]
        if self.dealt:
            self.deck.throw(self.seat, event["cards"])
        self._penalty(list(event["cards"]))

    def _penalty(self, cards):
        self.taken = cards
        if order_matters(cards):
            self.phase = "lay"
        else:
            self.do_lay({"order": cards})

    def do_lay(self, event):
        pairs = lay(self.piles[self.seat], event["order"])
        self.taken = []
        self.end_turn(pairs)

    def end_turn(self, pairs):
        """`pairs` of cards have gone into the box."""
        self.note_turn(pairs)
        if self.pile <= 0:
            self.phase = "over" if self.dealt else "count"
            self.turn += 1
            if self.dealt:
                self.typed = [self.deck.in_hand(seat) for seat in range(self.players)]
            return
        self.phase = "turn"
        self.seat = (self.seat + 1) % len(self.piles)
        self.begin_turn()

    def note_turn(self, pairs):
        turn = (self.seat,) + tuple(self.what + self.last[1:]) + (pairs,)
        self.log = (self.log + [turn])[-len(self.piles) :]

    def do_betsy(self, event):
        self.rolled = []
        turn_up(self, event)

    def do_pile(self, event):
        self.pile = event["left"]

    def do_hand(self, event):
        self.hands[event["p"]] = event["cards"]

    def do_scores(self, event):
        self.typed[event["p"]] = list(event["v"])

    # Why an event is illegal now: firmware/games/emma/legal.py.

    why_not_now = legal.now
    why_not_first = legal.player
    why_not_railway = legal.railway
    why_not_build = legal.build
    why_not_pass = legal.turn
    why_not_rubble = legal.rubble
    why_not_betsy = legal.betsy
    why_not_pile = legal.pile
    why_not_hand = legal.hand
    why_not_lay = legal.lay
    why_not_scores = legal.scores
    why_not_wheels = legal.amount
