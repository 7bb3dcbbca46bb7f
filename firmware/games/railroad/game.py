"""A game of Railroad Ink as events, with known sheets or with players who draw on paper.

Events, `p` being the player from 0:
    roll{k,of,got}        the round's dice; in the draft first the start player, then the pairs
    pick{p,pair}          draft: take a pair, counted from 0
    draw{p,tile,die}      sheets: `B3=HRHRx`, die 0 to 5 or S1 to S6
    erase{p,at}           sheets, lava: a route makes way; the lava must be drawn there next
    volcano{p,at}         sheets, lava
    meteor{p,dir}         the meteor hits; meteor{p,ignore} crosses off a special route instead
    special{p,s}          paper: a special route was drawn
    crater{p,at}          paper: a crater was built over
    end                   the round is over
    hint{p}               sheets: the player was shown what the rival would draw
    scores{p,v,quick}     paper: the six categories; quick 1 if only total and errors were typed
"""

from firmware.games import game as games
from firmware.games.die import DICE
from firmware.games.game import is_int, is_int_list
from firmware.games.railroad import draft, drawing, editions, expansions, options
from firmware.games.railroad.career import remember
from firmware.games.railroad.moves import MOVES
from firmware.games.railroad.paper import Paper
from firmware.games.railroad.scoring.ranking import result
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seats import seats as with_sheets
from firmware.games.railroad.sheet.spaces import Malformed
from firmware.games.railroad.sheet.tiles import ROUTE_DICE
from firmware.games.rivals import SEATS, bots, levels

NOBODY = -1
STARTERS = ("first_starter", "starter", "next_starter")


class Game(games.Game):
    PLAYERS = (1, 6)
    OPTIONS = options.OPTIONS
    EVENTS = {
        "roll": ("k", "of", "got"),
        "pick": ("p", "pair"),
        "draw": ("p", "tile", "die"),
        "special": ("p", "s"),
        "end": (),
        "hint": ("p",),
        "scores": ("p", "v", "quick"),
    }
    EVENTS.update(expansions.EVENTS)
    OPTIONAL = ("quick",) + expansions.OPTIONAL
    HELPS = ("hint",)
    MOVES = MOVES
    # The game's own fields; the seats copy themselves.
    FIELDS = ("round", "rolls", "pairs", "taken", "typed") + STARTERS
    SHARED = ("expansion", "rounds", "levels", "ahead", "listed")
    # On paper the players apply the drawing rules themselves, so the set-up shows only these.
    SETUP_OPTIONS = ("edition", "expansion", "draft", "boards", "meteor_any")
    BOT_OPTIONS = SEATS
    SUMMARY = (("edition", "deep_blue"), ("expansion", ""))
    FIRST_OPTIONS = {"de": {"edition": "deep_blue_de"}}
    SOLO = options.SOLO
    ONE_GAME = options.ONE_GAME
    FROM_SOLO = options.FROM_SOLO
    LESSONS = ("draw", "join", "special", "river", "lake", "lava", "meteor", "whole")
    TIMED = True
    SHEETS = "boards"
    RESULT_GROUP = (("edition", 8), ("expansion", 8), ("draft", 2), ("boards", 2))
    SCREEN = ".round"
    FINAL = ".final"
    PAST = ".past"

    applies = staticmethod(options.applies)
    before = staticmethod(options.before)
    offered = staticmethod(options.offered)
    is_house_rule = staticmethod(editions.is_house_rule)
    by_the_book = staticmethod(editions.by_the_book)
    bots = staticmethod(bots)
    flash_blocks = staticmethod(options.flash_blocks)
    solo_start = staticmethod(options.solo_start)
    remember = remember

    def start(self):
        players = self.players
        options.check(self.options, players)
        self.expansion = expansions.of(self.options)
        self.levels = levels(self.options)  # of the rivals
        self.people = players - len(self.levels)
        self.ahead = options.ahead(self.options)
        self.listed = not (self.options["puzzle"] or self.ahead)
        self.rounds = editions.rounds(self.options)
        self.round = 1
        self.phase = "roll"  # roll, pick, draw, scores
        self.rolls = []  # per round: the faces shown to all (draft: the expansion dice only)
        self.first_starter = self.starter = self.next_starter = NOBODY  # draft: seats
        self.pairs = []  # draft: [(face, face)] of this round
        self.taken = []  # draft: pairs taken, in order of the picks
        self.typed = [[] for _ in range(players)]
        self.seats = _seats(self.options, players, self.people)
        self.counted = {}  # values of finished sheets, by seat

    # What the session calls

    def asks(self):
        """None, or the n's of the draws that are wanted now."""
        if self.phase != "roll":
            return None
        if not self.options["draft"]:
            asks = [6, 6, 6, 6]
        elif self.first_starter == NOBODY:
            return [self.players]
        else:
            asks = draft.pool_asks(self.players)
        return asks + [6] * len(self.expansion.DICE)

    def why_not(self, event):
        try:
            return games.Game.why_not(self, event)
        except Malformed as error:
            return error.args

    def why_not_now(self, event):
        return None

    def over(self):
        """All rounds are played; typed scores may still come and be corrected."""
        return self.phase == "scores"

    def stage(self):
        return 2 * self.round + (self.phase == "scores")

    def score(self):
        """The six categories of every player; of equal totals fewer errors are better."""
        return result(self)

    def values(self, seat):
        """The six categories of one player: counted on the sheet, or typed in (or [])."""
        if not self.has_sheet(seat):
            return self.typed[seat]
        if self.phase != "scores":
            return self.breakdown(seat).values()
        if seat not in self.counted:
            self.counted[seat] = self.breakdown(seat).values()
        return self.counted[seat]

    def has_sheet(self, seat):
        """Does the gadget know what this player draws? What a rival draws it always knows."""
        return self.options["boards"] == 1 or seat >= self.people

    def specials_used(self, seat):
        """How many are used; without unpacking the sheet, since screens ask for every player."""
        if seat < self.people and not self.options["boards"]:
            return len(self.seats[seat].specials.used)
        return len(self.seats.glance(seat)[1])

    def breakdown(self, seat):
        """The Score of a player's sheet: every number with the spaces behind it."""
        return Score(self.seats[seat].sheet, self.options)

    def copy(self):
        other = games.Game.copy(self)
        if type(self.seats) is list:
            other.seats = [seat.copy() for seat in self.seats]
        else:
            other.seats = self.seats.copy()
        other.counted = {}
        return other

    def state(self):
        return games.Game.state(self) + tuple([seat.state() for seat in self.seats])

    # Rolling and drafting

    def do_roll(self, event):
        got = event["got"]
        self.k += len(got)
        if self.options["draft"] and self.first_starter == NOBODY:
            self.first_starter = self.starter = got[0]
            return
        faces = []
        if self.options["draft"]:
            shared = 8 * self.players
            self.pairs = draft.pairs(self.players, got[:shared])
            self.taken = []
            self.phase = "pick"
        else:
            shared = 4
            faces = [DICE[die].faces[outcome] for die, outcome in zip(ROUTE_DICE, got)]
            self.phase = "draw"
        dice = self.expansion.DICE
        faces += [DICE[die].faces[outcome] for die, outcome in zip(dice, got[shared:])]
        rolled = tuple(faces)  # copies of the game share it
        self.rolls.append(rolled)
        if self.phase == "draw":
            self._begin_all([rolled] * self.players)

    def _begin_all(self, faces):
        """A round with these faces for each player."""
        if type(self.seats) is list:
            for seat, own in zip(self.seats, faces):
                seat.begin(self.round, own)
            return
        for number, own in enumerate(faces):
            self.seats.begin(number, self.round, own)
            if number >= self.people:
                self.seats.remember(number)

    def latest_dice(self):
        """The latest roll as (die, face) pairs; none for the draw of the draft's start player."""
        if not self.rolls:
            return []
        found = []
        dice = self.expansion.dice()
        if self.options["draft"]:
            dice = dice[4:]
            for pair in self.pairs:
                for face in pair:
                    found.append(("station" if face in DICE["station"].faces else "route", face))
        return found + list(zip(dice, self.rolls[-1]))

    def picker(self):
        """Draft: whose turn it is to take a pair."""
        return draft.picker(self.starter, self.players, len(self.taken))

    def own_faces(self, seat):
        """Draft: the faces of the pairs that a player took this round, in the order taken."""
        faces = []
        for turn, pair in enumerate(self.taken):
            if draft.picker(self.starter, self.players, turn) == seat:
                faces += self.pairs[pair]
        return faces

    def do_pick(self, event):
        self.taken.append(event["pair"])
        if len(self.taken) == len(self.pairs):
            hands = [self.own_faces(number) for number in range(self.players)]
            self._begin_all([tuple(own) + self.rolls[-1] for own in hands])
            sums = [sum([draft.value(face) for face in own]) for own in hands]
            self.next_starter = draft.next_start(sums, self.starter)
            self.phase = "draw"

    # The end of a round and of the game

    def do_end(self, event):
        if not self.options["boards"]:
            for number in range(self.people):
                self.expansion.end_on_paper(self.seats[number])
        if self.options["draft"]:
            self.starter = self.next_starter
        if self.round == self.rounds:
            self.phase = "scores"
        else:
            self.round += 1
            self.phase = "roll"

    def do_scores(self, event):
        self.typed[event["p"]] = list(event["v"])

    def why_not_pick(self, event):
        seat, pair = event["p"], event["pair"]
        if self.phase != "pick":
            return "not_now", ("#" + self.phase,)
        if not is_int(seat, self.picker(), self.picker()):
            return "not_your_pick", (self.picker() + 1,)
        if not is_int(pair, 0, len(self.pairs) - 1) or pair in self.taken:
            return "no_such_pair", (str(pair)[:8],)
        return None

    def why_not_end(self, event):
        if self.phase != "draw":
            return "not_now", ("#" + self.phase,)
        if type(self.seats) is list:
            return None
        quick = not self.expansion.LAST_DUTY
        for number in range(self.players):
            if not self.has_sheet(number) or (quick and self.seats.has_finished(number)):
                continue
            why = self.seats[number].why_not_end()
            if why and why[0] == "still_fits" and self.players > 1:
                return "still_fits_for", (number + 1,) + why[1]
            if why:
                return why
        return None

    def why_not_scores(self, event):
        seat, values = event["p"], event["v"]
        if not is_int(seat, 0, self.players - 1):
            return "no_such_player", (str(seat)[:8],)
        if self.has_sheet(seat):
            return "paper_only", ()
        if self.phase != "scores":
            return "not_now", ("#" + self.phase,)
        if not is_int_list(values, 0, 250, 6, 6) or not is_int(event.get("quick", 1), 1, 1):
            return "bad_scores", ()
        return None

    # The same for what the players do within a round, and what it changes.

    why_not_draw = drawing.why_not_draw
    do_draw = drawing.draw
    why_not_special = drawing.why_not_special
    do_special = drawing.special
    why_not_hint = drawing.why_not_hint
    do_hint = drawing.hint
    seat_now = drawing.seat_now

    # The screens

    def screen(self):
        if self.phase == "scores":
            return "ranking"
        if self.phase == "pick":
            return ".draft"
        return ".sheet" if self.phase == "draw" and self.options["boards"] else self.SCREEN

    def menu(self):
        found = []
        if self.phase == "draw" and not self.options["boards"]:
            found.append(("specials", ".specials"))
            screen = self.expansion.PAPER_SCREEN
            if screen:
                found.append((screen, "." + screen))
        if self.phase != "scores" and self.levels:
            found.append(("rivals", ".rivals"))
        if self.screen() == ".sheet":
            found += [("hint", ".sheet hint"), ("zoom", ".sheet zoom")]
        return found

    def score_screen(self):
        return "" if self.options["boards"] else ".scores"


# An expansion checks and carries out its own events.
for _name in expansions.EVENTS:
    setattr(Game, "why_not_" + _name, drawing.why_not_of_expansion)
    setattr(Game, "do_" + _name, drawing.of_expansion)


def _seats(options, players, people):
    """The players' seats; known sheets take memory only where they are played with."""
    papers = 0 if options["boards"] else people
    seats = []
    if papers:
        seats = [Paper(options) for _ in range(papers)]
    if papers == players:
        return seats
    return with_sheets(options, seats, players - papers)
