"""What a player can do on the sheet in this round: dice, meteor, erasing, volcano, specials."""

from firmware.games.railroad.expansions.lava import erasable, no_free_space
from firmware.games.railroad.expansions.meteor import target
from firmware.games.railroad.sheet.places import ORDER, Places, places_of
from firmware.games.railroad.sheet.spaces import name_of, print_item, space_of
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS, VOLCANO

METEOR = "meteor"
ERASE = "erase"
NEW_VOLCANO = "volcano"
NAMES = ("S1", "S2", "S3", "S4", "S5", "S6")
NOWHERE = Places((), None, b"")


class Choice:
    """`name` is a die's number, S1 to S6, or one of the names above; `face` stands for it.

    `gone`: it was done, or can no longer be done in this round. `why`: something else comes first.
    """

    def __init__(self, name, face, places, gone=False, why=None):
        self.name = name
        self.face = face
        self.places = places
        self.gone = gone
        self.why = why

    def fits_nowhere(self):
        return self.why is not None or (self.places.done() and not self.places.spaces)

    def is_open(self):
        """Can it be taken now?"""
        return not self.gone and self.why is None

    def is_duty(self):
        """Must it still be done before the round can end, wherever it is possible?"""
        return not self.gone and (self.name == METEOR or self.name in (0, 1, 2, 3))


def choices(seat):
    """All of them, in the order in which they stand on the screen."""
    known = {}  # two dice of one face have the same places
    met = bytearray(49)
    found = []
    meteor = seat.options["expansion"] == "meteor"
    if meteor:
        found.append(_meteor(seat))
    why = seat.why_not_now()
    for die, face in enumerate(seat.faces[:4] if meteor else seat.faces):
        gone = die in seat.drawn
        first = why or (_lava_first(seat) if die < 4 else None)
        places = _drawing(seat, face, known, met, gone or first)
        found.append(Choice(die, face, places, gone, first))
    if seat.options["expansion"] == "lava":
        found += _lava(seat)
    why = why or _lava_first(seat)
    for name in NAMES:
        gone = seat.specials.why_not(name) is not None
        face = SPECIALS[name]
        places = _drawing(seat, face, known, met, gone or why)
        found.append(Choice(name, face, places, gone, why))
    return found


def _drawing(seat, face, known, met, never):
    if never:
        return NOWHERE
    if face not in known:
        spaces = ORDER if seat.erased is None else bytes((seat.erased,))
        known[face] = places_of(seat.sheet, face, seat.options, spaces, met)
    return known[face]


def _lava_first(seat):
    return None if seat.erased is None else ("lava_first", (name_of(seat.erased),))


def _meteor(seat):
    """Its places are where it hits; its ways are to be hit, or to pay with a special route."""
    if not seat.meteor_due:
        return Choice(METEOR, seat.faces[4], NOWHERE, True)
    spaces = bytes([hit_of(seat, way) for way in directions(seat)])
    ways = [CRATER] + [name for name in NAMES if seat.specials.why_not(name) is None]
    return Choice(METEOR, seat.faces[4], Places(ways, lambda space, way: True, spaces))


def directions(seat):
    return "NESW" if seat.faces[4] == "any" else seat.faces[4]


def hit_of(seat, direction):
    """The space that is shown for a direction: the marker's own where nothing is hit."""
    space = target(seat, direction)
    return seat.marker if space is None else space


def _lava(seat):
    free_space = []  # the same for all spaces, and slow to find

    def may_go(space, way):
        if not erasable(seat.sheet, space, seat.options):
            return False
        if not free_space:
            free = not no_free_space(seat.sheet, seat.lava_faces(), seat.options)
            free_space.append(free)
        return not free_space[0] and seat.why_not_erase(space) is None

    def open_to_one(space, way):
        return seat.why_not_volcano(space) is None

    why = _lava_first(seat)
    done = not seat.volcano_left
    drawn = not seat.lava_faces()
    volcano = NOWHERE if done or why else Places((VOLCANO,), open_to_one)
    erase = NOWHERE if drawn or why else Places(("",), may_go)
    return [Choice(NEW_VOLCANO, VOLCANO, volcano, done, why), Choice(ERASE, "", erase, drawn, why)]


def event_of(choice, seat, number, space, way):
    """The event that does it in this space, in this way."""
    name = choice.name
    if name == METEOR:
        if way != CRATER:
            return {"e": "meteor", "p": number, "ignore": way}
        for direction in directions(seat):
            if hit_of(seat, direction) == space:
                return {"e": "meteor", "p": number, "dir": direction}
    if name in (ERASE, NEW_VOLCANO):
        return {"e": name, "p": number, "at": name_of(space)}
    return {"e": "draw", "p": number, "tile": print_item(space, way), "die": name}


def why_not(choice, seat, space, way):
    """Why it cannot be done in this space, in this way."""
    if choice.name == ERASE:
        return seat.why_not_erase(space)
    if choice.name == NEW_VOLCANO:
        return seat.why_not_volcano(space)
    return seat.why_not_draw(space, way, choice.name)


def due(found, why):
    """(choice, space) of what must come before the round can end; `why` is the seat's reason, and
    the meteor has no space of its own."""
    key, details = why
    space = space_of(details[-1]) if details else None
    for choice in found:
        if choice.is_open() and _asked(choice, key, details, space):
            return choice, space
    raise ValueError(key)


def _asked(choice, key, details, space):
    if key == "meteor_first":
        return choice.name == METEOR
    if key == "still_fits":
        return choice.is_duty() and choice.face == details[0]
    if key in ("lava_duty_erase", "lava_duty_volcano"):
        return choice.name == key[10:]
    return choice.name in (4, 5) and choice.places.search().fits[space]
