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
    scores{p,v,quick}     paper: the six categories; quick 1 if only total and errors were typed
"""

from firmware.games.contract import (
    carry_out,
    check_players,
    complete,
    copy_of,
    state_of,
    whole,
    wholes,
    why_not,
)
from firmware.games.faces import DICE
from firmware.games.parts import option_table
from firmware.games.railroad.rules import draft
from firmware.games.railroad.rules.drawing import DRAWING, DRAWING_CHECKS
from firmware.games.railroad.rules.editions import rounds
from firmware.games.railroad.rules.paper import Paper
from firmware.games.railroad.rules.ranking import result
from firmware.games.railroad.rules.rivals import levels
from firmware.games.railroad.rules.score import Score
from firmware.games.railroad.rules.seats import seats as with_sheets
from firmware.games.railroad.rules.spaces import Malformed
from firmware.games.railroad.rules.tiles import EXPANSION_DICE, ROUTE_DICE, die_kinds

EVENTS = {
    "roll": ("k", "of", "got"),
    "pick": ("p", "pair"),
    "draw": ("p", "tile", "die"),
    "erase": ("p", "at"),
    "volcano": ("p", "at"),
    "meteor": ("p", "dir", "ignore"),
    "special": ("p", "s"),
    "crater": ("p", "at"),
    "end": (),
    "scores": ("p", "v", "quick"),
}

# Keys that an event may do without.
OPTIONAL = ("dir", "ignore", "quick")
# The game's own fields; the seats copy themselves.
FIELDS = (
    "k",
    "round",
    "phase",
    "rolls",
    "first_start",
    "start",
    "next_start",
    "pairs",
    "taken",
    "typed",
)
NOBODY = -1


class Game:
    def __init__(self, options, players):
        self.options = complete(option_table("railroad"), options)
        check_players(players, 1, 6)
        if self.options["draft"] and players < 2:
            raise ValueError("draft_players", ())
        self.players = players
        self.levels = levels(self.options)  # of the rivals
        self.people = players - len(self.levels)
        if self.people < 1:
            raise ValueError("rival_seats", ())
        self.rounds = rounds(self.options)
        self.k = 0
        self.round = 1
        self.phase = "roll"  # roll, pick, draw, scores
        self.rolls = []  # per round: the faces shown to all (draft: the expansion dice only)
        self.first_start = self.start = self.next_start = NOBODY  # draft: seats
        self.pairs = []  # draft: [(face, face)] of this round
        self.taken = []  # draft: pairs taken, in order of the picks
        self.typed = [[] for _ in range(players)]
        self.seats = _seats(self.options, players, self.people)
        self.counted = {}  # sheets that nobody draws on any more: their values by seat

    # What the session calls

    def asks(self):
        """None, or the n's of the draws that are wanted now."""
        if self.phase != "roll":
            return None
        if not self.options["draft"]:
            asks = [6, 6, 6, 6]
        elif self.first_start == NOBODY:
            return [self.players]
        else:
            asks = draft.pool_asks(self.players)
        return asks + [6, 6] if self.options["expansion"] else asks

    def why_not(self, event):
        """None, or (key, arguments) saying why this event is illegal now."""
        return why_not(self, event, EVENTS, why_not_event, OPTIONAL)

    def apply(self, event):
        carry_out(self, event, self.EFFECTS)

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
        """How many; a sheet stays packed, since a screen asks for all players at once."""
        if seat < self.people and not self.options["boards"]:
            return len(self.seats[seat].specials.used)
        return len(self.seats.glance(seat)[1])

    def breakdown(self, seat):
        """The Score of a player's sheet: every number with the spaces behind it."""
        return Score(self.seats[seat].sheet, self.options)

    def copy(self):
        other = copy_of(self, FIELDS, ("options", "players", "rounds", "levels", "people"))
        if type(self.seats) is list:
            other.seats = [seat.copy() for seat in self.seats]
        else:
            other.seats = self.seats.copy()
        other.counted = {}
        return other

    def state(self):
        return state_of(self, FIELDS) + tuple([seat.state() for seat in self.seats])

    # Rolling and drafting

    def _roll(self, event):
        got = event["got"]
        self.k += len(got)
        if self.options["draft"] and self.first_start == NOBODY:
            self.first_start = self.start = got[0]
            return
        faces = []
        if self.options["draft"]:
            shared = 8 * self.players
            self.pairs = draft.pairs(self.players, got[:shared])
            self.taken = []
            self.phase = "pick"
        else:
            shared = 4
            faces = [DICE[die][outcome] for die, outcome in zip(ROUTE_DICE, got)]
            self.phase = "draw"
        if self.options["expansion"]:
            dice = EXPANSION_DICE[self.options["expansion"]]
            faces += [DICE[die][outcome] for die, outcome in zip(dice, got[shared:])]
        faces = tuple(faces)  # copies of the game share it
        self.rolls.append(faces)
        if self.phase == "draw":
            self._begin_all([faces] * self.players)

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
        dice = die_kinds(self.options["expansion"])
        if self.options["draft"]:
            dice = dice[4:]
            for pair in self.pairs:
                for face in pair:
                    found.append(("station" if face in DICE["station"] else "route", face))
        return found + list(zip(dice, self.rolls[-1]))

    def picker(self):
        """Draft: whose turn it is to take a pair."""
        return draft.picker(self.start, self.players, len(self.taken))

    def own_faces(self, seat):
        """Draft: the faces of the pairs that a player took this round, in the order taken."""
        faces = []
        for turn, pair in enumerate(self.taken):
            if draft.picker(self.start, self.players, turn) == seat:
                faces += self.pairs[pair]
        return faces

    def _pick(self, event):
        self.taken.append(event["pair"])
        if len(self.taken) == len(self.pairs):
            hands = [self.own_faces(number) for number in range(self.players)]
            self._begin_all([tuple(own) + self.rolls[-1] for own in hands])
            sums = [sum([draft.value(face) for face in own]) for own in hands]
            self.next_start = draft.next_start(sums, self.start)
            self.phase = "draw"

    # The end of a round and of the game

    def _end(self, event):
        if self.options["expansion"] == "meteor" and not self.options["boards"]:
            for number in range(self.people):
                self.seats[number].end()
        if self.options["draft"]:
            self.start = self.next_start
        if self.round == self.rounds:
            self.phase = "scores"
        else:
            self.round += 1
            self.phase = "roll"

    def _scores(self, event):
        self.typed[event["p"]] = list(event["v"])

    EFFECTS = {"roll": _roll, "pick": _pick, "end": _end, "scores": _scores}
    EFFECTS.update(DRAWING)


def why_not_event(game, name, event):
    try:
        return CHECKS[name](game, event)
    except Malformed as error:
        return error.args


def why_not_pick(game, event):
    seat, pair = event["p"], event["pair"]
    if game.phase != "pick":
        return "not_now", ("#" + game.phase,)
    if not whole(seat, game.picker(), game.picker()):
        return "not_your_pick", (game.picker() + 1,)
    if not whole(pair, 0, len(game.pairs) - 1) or pair in game.taken:
        return "no_such_pair", (str(pair)[:8],)
    return None


def why_not_end(game, event):
    if game.phase != "draw":
        return "not_now", ("#" + game.phase,)
    if type(game.seats) is list:
        return None
    lava = game.options["expansion"] == "lava"
    for number in range(game.players):
        if not game.has_sheet(number) or (not lava and game.seats.has_finished(number)):
            continue
        why = game.seats[number].why_not_end()
        if why and why[0] == "still_fits" and game.players > 1:
            return "still_fits_for", (number + 1,) + why[1]
        if why:
            return why
    return None


def why_not_scores(game, event):
    seat, values = event["p"], event["v"]
    if not whole(seat, 0, game.players - 1):
        return "no_such_player", (str(seat)[:8],)
    if game.has_sheet(seat):
        return "paper_only", ()
    if game.phase != "scores":
        return "not_now", ("#" + game.phase,)
    if not wholes(values, 0, 250, 6, 6) or not whole(event.get("quick", 1), 1, 1):
        return "bad_scores", ()
    return None


CHECKS = {"pick": why_not_pick, "end": why_not_end, "scores": why_not_scores}
CHECKS.update(DRAWING_CHECKS)


def _seats(options, players, people):
    """The players' seats; known sheets take memory only where they are played with."""
    papers = 0 if options["boards"] else people
    seats = []
    if papers:
        seats = [Paper(options) for _ in range(papers)]
    if papers == players:
        return seats
    return with_sheets(options, seats, players - papers)
