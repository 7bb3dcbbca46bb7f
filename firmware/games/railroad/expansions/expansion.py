"""What an expansion adds to the game. The class itself is the game without one: whatever an
expansion leaves out works as written here.

One object stands for all games with an expansion: players' state is on their seats (`Seat`, or
`Paper` for those who draw on paper). An event `name` of an expansion has two methods,
`why_not_<name>(player, event)` and `do_<name>(player, event)`.
"""

from firmware.games.railroad.choice import Choice
from firmware.games.railroad.sheet.tiles import ROUTE_DICE


class Expansion:
    KEY = ""  # the value of the option `expansion`
    DICE: tuple = ()  # its dice, in the order of the roll
    ON_SHEET = False  # are the faces of its dice drawn?
    KINDS: tuple = ()  # of faces that are on a sheet in no other game
    OPTIONS: tuple = ()  # that matter with it alone: (name, default, allowed values)
    COMMON_OPTIONS: tuple = ()  # names of those that matter with others, too
    EVENTS: dict = {}  # name: its keys, in the order of the journal
    OPTIONAL: tuple = ()  # keys that an event may lack
    ONLY_ON: dict = {}  # events of one kind of player: 1 with a sheet, 0 on paper
    LAST_DUTY = False  # may something be due when all routes are drawn?
    BREAKS_ROUTES = False  # can a route become shorter? Then a rival counts them again
    FLASH_BLOCKS = 1  # that a long journal takes on paper
    ERASES_FOR: tuple = ()  # kinds of its faces that may take the place of an erased drawing
    MARKER_START: int | None = None  # the space where its marker starts, on a printed sheet
    # Its screen where people draw on paper, and the word in the menu.
    PAPER_SCREEN: str | tuple = ""

    def dice(self):
        """All dice in the order of the roll."""
        return ROUTE_DICE + self.DICE

    def has_option(self, name):
        """Can this option make a difference with it?"""
        return name in self.COMMON_OPTIONS or name in [row[0] for row in self.OPTIONS]

    # Sheets and scores

    def prepare(self, sheet):
        """What is printed on a new sheet."""

    def complete(self, sheet, floods):
        """Add to a finished sheet what people need not write down; Malformed where that cannot
        be. `floods` are the (space, round) that were written down, and taken off the sheet."""

    def why_not_printed(self, space, face):
        """None, or why this face cannot be where something else is printed on a new sheet."""

    def score(self, sheet, options, crater_ports):
        """[(points, spaces)] of what it counts."""
        return []

    def points(self, scored):
        """The points of `score()` by line of the score table."""
        return [points for points, _ in scored]

    # Drawing

    def needs_route(self, face, options):
        """Must one of its faces join an exit or an existing route?"""
        return False

    def why_not_join(self, sheet, space, face, joined, options):
        """None, or why one of its faces may not be drawn in a space where no side mismatches;
        `joined` as in placing.joins()."""

    def flows(self, sheet, number):
        """What follows from a drawing in this round, at once: the spaces that are flooded."""
        return []

    # A round

    def due_at_first(self, faces):
        """When a round begins: may a volcano be drawn, and does a meteor fly?"""
        return False, False

    def comes_before_drawing(self, seat):
        """None, or what comes before any drawing."""

    def comes_first(self, seat):
        """None, or what must be done next, before the round can end."""

    def why_not_draw(self, seat, space, face):
        """None, or why this face cannot be drawn in this space now."""

    def comes_last(self, seat):
        """None, or what must be done before the round ends, when no route fits any more."""

    def must_say(self, player):
        """Must a player on paper enter something before the round ends?"""
        return False

    def end_on_paper(self, player):
        """The round ends for a player who draws on paper."""

    # Events

    def why_not(self, game, event):
        """None, or why an event of an expansion is illegal now."""
        name = event["e"]
        if name not in self.EVENTS:
            return "not_in_this_game", ()
        why, player = game.seat_now(event, self.ONLY_ON.get(name))
        return why or getattr(self, "why_not_" + name)(player, event)

    def do(self, player, event):
        """Carry out an event for one player."""
        getattr(self, "do_" + event["e"])(player, event)

    def do_for_all(self, game, event):
        """What an event changes for all players, before it is carried out for one."""

    def moves(self, player, p):
        """Events that may be legal for player number p."""
        return ()

    # The drawing board

    def choices_first(self, seat):
        """What stands before the dice."""
        return []

    def die_choice(self, die, face, places, gone, why):
        """One of its dice."""
        return Choice(die, face, places, gone, why)

    def choices(self, seat):
        """What stands after the dice."""
        return []

    # Rivals: in slices, see rival/rival.py

    def before_routes(self, rival):
        """In slices: the events of a rival before it draws."""
        yield from ()
        return []

    def must_draw(self, seat):
        """Is one of its dice a duty now?"""
        return False

    def make_way(self, rival):
        """In slices: the events of a rival that must draw one of its dice and cannot."""
        yield from ()
        return []

    def one_for_all(self, faces, options):
        """Do the events of one rival change the dice of the next?"""
        return False

    def after_event(self, faces, event):
        """Change the dice as an event of another rival does."""
