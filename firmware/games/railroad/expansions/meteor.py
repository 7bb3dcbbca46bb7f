"""The meteor: where it lands, and what a player (a Seat or a Paper) does about it."""

from firmware.games.railroad.choice import NOWHERE, Choice
from firmware.games.railroad.expansions.expansion import Expansion
from firmware.games.railroad.sheet.places import Places
from firmware.games.railroad.sheet.spaces import MIDDLE, NEXT, OUTSIDE, name_of, space_of
from firmware.games.railroad.sheet.tiles import CRATER, SPECIAL_NAMES

DIRECTIONS = "NESW"
ANY = "any"  # the face that leaves the direction to the player
LOST = -1  # the marker of a player on paper who never named a free direction
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←", ANY: "×"}


class Meteor(Expansion):
    KEY = "meteor"
    DICE = ("direction", "distance")
    KINDS = ("crater",)
    OPTIONS = (
        ("meteor_any", "player", ("player", "table")),
        ("meteor_ignore", "before_drawing", ("before_drawing", "any_time")),
        ("crater_points", "end", ("end", "space")),
    )
    COMMON_OPTIONS = ("centre_craters",)
    EVENTS = {"meteor": ("p", "dir", "ignore"), "crater": ("p", "at")}
    OPTIONAL = ("dir", "ignore")
    ONLY_ON = {"crater": 0}
    BREAKS_ROUTES = True
    FLASH_BLOCKS = 2
    MARKER_START = MIDDLE
    PAPER_SCREEN = "meteor"

    def score(self, sheet, options, crater_ports):
        """The routes that end at a crater."""
        spaces = sorted({port >> 2 for port in crater_ports})
        by_end = options["crater_points"] == "end"
        return [(2 * len(crater_ports if by_end else spaces), spaces)]

    # A round

    def due_at_first(self, faces):
        return False, bool(faces)

    def comes_before_drawing(self, seat):
        if seat.options["meteor_ignore"] == "before_drawing":
            return self.comes_first(seat)
        return None

    def comes_first(self, seat):
        return ("meteor_first", ()) if seat.meteor_due else None

    def must_say(self, player):
        return player.meteor_due and player.faces[4] == ANY

    def end_on_paper(self, player):
        """No entry: a given direction hits by itself, a free one loses the marker."""
        if not player.meteor_due:
            return
        if player.faces[4] == ANY:
            player.meteor_due = False
            player.marker = LOST
        else:
            player.hit(target(player, player.faces[4]))

    # Events

    def why_not_meteor(self, player, event):
        if ("dir" in event) == ("ignore" in event):
            return "bad_event", ("meteor", "dir")
        if "dir" in event:
            return why_not_fly(player, event["dir"])
        return why_not_ignore(player, event["ignore"])

    def do_meteor(self, player, event):
        if "ignore" in event:
            ignore(player, event["ignore"])
        else:
            player.hit(target(player, event["dir"]))

    def do_for_all(self, game, event):
        """Where one direction holds for the whole table, the first to name it names it for all."""
        if "dir" in event and self.one_for_all(game.seats[event["p"]].faces, game.options):
            for other in game.seats:
                other.faces = list(other.faces)  # copies of the game share it
                self.after_event(other.faces, event)

    def why_not_crater(self, player, event):
        """None, or why no crater of this player's can have been built over there."""
        space = space_of(event["at"])
        return None if space in player.craters else ("no_crater", (name_of(space),))

    def do_crater(self, player, event):
        player.craters.remove(space_of(event["at"]))

    def moves(self, player, p):
        for direction in DIRECTIONS:
            yield {"e": "meteor", "p": p, "dir": direction}
        for name in SPECIAL_NAMES:
            yield {"e": "meteor", "p": p, "ignore": name}
        for space in list(player.craters):
            yield {"e": "crater", "p": p, "at": name_of(space)}

    # The drawing board

    def choices_first(self, seat):
        """Its places are where it hits; its ways are to be hit, or to pay with a special route."""
        if not seat.meteor_due:
            return [Flight("meteor", seat.faces[4], NOWHERE, True)]
        spaces = bytes([hit_of(seat, way) for way in directions(seat)])
        ways = [CRATER] + [name for name in SPECIAL_NAMES if seat.specials.why_not(name) is None]
        return [Flight("meteor", seat.faces[4], Places(ways, lambda space, way: True, spaces))]

    # Rivals

    def before_routes(self, rival):
        """Where the meteor flies, or that it is ignored."""
        seat = rival.seat
        if not seat.meteor_due:
            return []
        best = None
        for direction in DIRECTIONS:
            if why_not_fly(seat, direction) is None:
                sheet = seat.sheet.copy()
                hit = target(seat, direction)
                if hit is not None:
                    sheet.draw(hit, CRATER, seat.round)
                worth = yield from rival.worth(sheet)
                if best is None or worth > best[0]:
                    best = worth, {"e": "meteor", "dir": direction}
        for name in SPECIAL_NAMES:
            if rival.level.specials and why_not_ignore(seat, name) is None:
                worth = yield from rival.worth(seat.sheet)
                if worth - rival.PRICE > best[0]:
                    best = worth, {"e": "meteor", "ignore": name}
                break
        return [best[1]]

    def one_for_all(self, faces, options):
        return options["meteor_any"] == "table" and faces[4] == ANY

    def after_event(self, faces, event):
        faces[4] = event.get("dir", faces[4])


class Flight(Choice):
    DRAWS = False
    COLUMN = 4
    WIDE = 2
    DIE = "direction"

    def is_duty(self):
        return not self.gone

    def answers(self, key, details, space):
        return key == "meteor_first"

    def event(self, seat, number, space, way):
        if way != CRATER:
            return {"e": "meteor", "p": number, "ignore": way}
        there = [way for way in directions(seat) if hit_of(seat, way) == space]
        return {"e": "meteor", "p": number, "dir": there[0]}

    def keys(self, way):
        return ("press_other", "hold_pay") if way > 0 else ("press_ignore", "hold_hit")

    def draw_small(self, canvas, seat, x, y, color):
        canvas.text(ARROWS[self.face], x + 2, y + 1, color=color)
        canvas.text(seat.faces[5], x + 12, y + 1, color=color)
        return True

    def draw_large(self, canvas, seat, x, y, size, space):
        if space is not None:
            return False
        canvas.face(self.face, x, y, size, "direction")
        canvas.face(seat.faces[5], x + size + 2, y + size - 20, 20, "distance")
        return True


def directions(player):
    """The directions from which a player may choose."""
    return DIRECTIONS if player.faces[4] == ANY else player.faces[4]


def hit_of(seat, direction):
    """The space that is shown for a direction: the marker's own where nothing is hit."""
    space = target(seat, direction)
    return seat.marker if space is None else space


def landing(marker, direction, distance, has_crater):
    """The space that a meteor hits: it bounces at the edge and passes over craters.

    `has_crater(space)`: is there a crater? None if every space it can reach has one.
    """
    side = DIRECTIONS.index(direction)
    space = marker
    for _ in range(distance):
        space, side = _step(space, side)
    # A line has seven spaces: after fourteen steps every one of them was tried.
    for _ in range(14):
        if not has_crater(space):
            return space
        space, side = _step(space, side)
    return None


def _step(space, side):
    if NEXT[space * 4 + side] == OUTSIDE:
        side ^= 2
    return NEXT[space * 4 + side], side


def target(player, direction):
    """The space that a player's meteor hits on this way, or None."""
    return landing(player.marker, direction, int(player.faces[5]), player.has_crater)


def why_not_fly(player, direction):
    """None, or why the meteor cannot fly this way for a player."""
    if not player.meteor_due:
        return "no_meteor_due", ()
    if not isinstance(direction, str) or len(direction) != 1 or direction not in DIRECTIONS:
        return "no_such_direction", (str(direction)[:8],)
    shown = player.faces[4]
    if shown != ANY and shown != direction:
        return "other_direction", ("#dir" + shown,)
    return None


def why_not_ignore(player, special):
    """None, or why a player cannot cross off this special route to ignore the meteor."""
    if not player.meteor_due:
        return "no_meteor_due", ()
    return player.specials.why_not(special)


def ignore(player, special):
    player.specials.use(special)
    player.meteor_due = False
