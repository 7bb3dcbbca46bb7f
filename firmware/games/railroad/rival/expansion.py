"""What the rival does with the dice of an expansion: rivers, lakes, lava and the meteor.

Each possible event is judged by a glance at its borders; the best few are drawn on a copy of the
sheet and counted, and one is done if that is better than none, or if the lava is a duty.
"""

from firmware.games.railroad.expansions.meteor import (
    DIRECTIONS,
    target,
    why_not_fly,
    why_not_ignore,
)
from firmware.games.railroad.rival.beam import KEPT_SPECIAL, OPEN_END
from firmware.games.railroad.rival.borders import (
    BORDER,
    FREE,
    INNER,
    OUTER,
    WALL,
    letters_of,
    shape,
)
from firmware.games.railroad.rival.heuristic import JOIN, UNIT, Outlook
from firmware.games.railroad.rival.position import HIGHWAY, RAILWAY, position_of
from firmware.games.railroad.scoring.score import central, ends, of_expansion
from firmware.games.railroad.sheet.face_table import FACES, LETTERS, base
from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.placing import can_fit, flood
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import CENTRE, NEXT, name_of, print_item
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS, VOLCANO

LOOKS = 8  # so many drawings are counted
# What a side is worth at a glance; a lake has no open ends.
JOINED, LEFT_OPEN, IN_VAIN, AT_THE_WALL = 4, -1, -4, 1
LAKE = LETTERS.find("L")


def choose_meteor(rival):
    """In slices: where the meteor flies, or that it is ignored, as a list of one event."""
    seat = rival.seat
    best = None
    for direction in DIRECTIONS:
        if why_not_fly(seat, direction) is None:
            sheet = seat.sheet.copy()
            hit = target(seat, direction)
            if hit is not None:
                sheet.draw(hit, CRATER, seat.round)
            worth = yield from _worth(rival, sheet)
            if best is None or worth > best[0]:
                best = worth, {"e": "meteor", "dir": direction}
    for name in sorted(SPECIALS):
        if rival.level.specials and why_not_ignore(seat, name) is None:
            worth = yield from _worth(rival, seat.sheet)
            if worth - 2 * KEPT_SPECIAL > best[0]:
                best = worth, {"e": "meteor", "ignore": name}
            break
    return [best[1]]


def choose_drawing(rival):
    """In slices: the next use of a river, lake or lava die as a list of events; [] for none."""
    seat = rival.seat
    best = None
    if not _lava_is_due(seat):
        best = (yield from _worth(rival, seat.sheet)), []
    found = yield from _glance(seat)
    found.sort()
    for number in reversed(found):
        space, die = number >> 4 & 63, 4 + (number & 1)
        drawn = FACES[shape(base(seat.faces[die])).ways[number >> 1 & 7]]
        sheet = seat.sheet.copy()
        sheet.draw(space, drawn, seat.round)
        if seat.options["expansion"] == "lake":
            flood(sheet, seat.round)
        worth = yield from _worth(rival, sheet)
        if best is None or worth > best[0]:
            best = worth, [drawing_of(space, drawn, die)]
    if best is None:
        return (yield from _make_way(rival))
    return best[1]


def _lava_is_due(seat):
    if seat.options["expansion"] != "lava" or seat.options["lava_duty"] == "optional":
        return False
    return len(seat.lava_faces()) == 2


def _glance(seat):
    """In slices: the best drawings of the two dice as numbers, the better the higher."""
    here = yield from position_of(seat.sheet, False)
    found = []
    for die in (4, 5):
        alike = seat.faces[4] == seat.faces[5]
        if die in seat.drawn or (alike and die == 5 and 4 not in seat.drawn):
            continue
        places = places_of(seat.sheet, seat.faces[die], seat.options)
        while not places.done():
            places.search(1)
            yield
        form = shape(base(seat.faces[die]))
        for space in places.spaces:
            borders = BORDER[space * 4 : space * 4 + 4]
            for way, drawn in enumerate(form.ways):
                if places.fits[space] >> way & 1:
                    worth = 32 + (space in CENTRE)
                    worth += _at_a_glance(here, borders, letters_of(drawn))
                    found.append((worth << 6 | space) << 4 | way << 1 | die - 4)
                    if len(found) > LOOKS:
                        found.remove(min(found))
            yield
    return found


def _at_a_glance(here, borders, letters):
    worth = 0
    for side in range(4):
        letter, border = letters[side], borders[side]
        state = here.states[border]
        if letter and letter == state:
            worth += JOINED
        elif letter and state == WALL:
            worth += AT_THE_WALL
        elif letter and letter != LAKE:
            worth += LEFT_OPEN if state == FREE else IN_VAIN
        elif not letter and 0 < state <= len(LETTERS) and state != LAKE and border < INNER:
            worth += IN_VAIN
    return worth


def _make_way(rival):
    """In slices: no lava fits, so a route makes way for it, or a volcano opens where it can."""
    seat = rival.seat
    best = None
    for space in range(49):
        if seat.why_not_erase(space) is None:
            for die in (4, 5):
                sheet = seat.sheet.copy()
                sheet.draw(space, "")
                way = can_fit(sheet, seat.faces[die], seat.options, (space,))
                if way:
                    sheet.draw(space, way[1], seat.round)
                    worth = yield from _worth(rival, sheet)
                    if best is None or worth > best[0]:
                        erase = {"e": "erase", "at": name_of(space)}
                        best = worth, [erase, drawing_of(space, way[1], die)]
        yield
    if best:
        return best[1]
    for space in range(49) if seat.volcano_left else ():
        if seat.why_not_volcano(space) is None:
            sheet = seat.sheet.copy()
            sheet.draw(space, VOLCANO, seat.round)
            worth = yield from _worth(rival, sheet)
            if best is None or worth > best[0]:
                best = worth, [{"e": "volcano", "at": name_of(space)}]
        yield
    return best[1] if best else []


def _worth(rival, sheet):
    """In slices: the points of a sheet and what may become of its open ends, in units."""
    options = rival.seat.options
    here = yield from position_of(sheet, options["expansion"] == "meteor")
    networks = len(set(here.labels[INNER:OUTER]))
    worth = JOIN * (len(EXIT_LIST) - networks)
    worth += UNIT * (len(central(sheet, options)) + here.longest[HIGHWAY] + here.longest[RAILWAY])
    yield
    errors, craters = ends(sheet, options)
    for port in errors:
        if sheet.faces[NEXT[port]]:
            worth -= UNIT
        elif sheet.side(port >> 2, port & 3) in "WV" or not rival.level.ends:
            worth += OPEN_END[rival.rounds_left]
    yield
    worth += UNIT * sum([points for points, _ in of_expansion(sheet, options, craters)])
    yield
    specials = 3 - len(rival.seat.specials.used)
    outlook = yield from Outlook(rival.rounds_left, specials).of(here, rival.level)
    return worth + outlook


def drawing_of(space, face, die):
    return {"e": "draw", "tile": print_item(space, face), "die": die}
