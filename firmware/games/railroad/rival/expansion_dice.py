"""What the rival does with the dice of an expansion that are drawn: rivers, lakes and lava.

Each possible event is judged by a glance at its borders; the best few are drawn on a copy of the
sheet and counted, and one is done if that is better than none, or if it is a duty.
"""

from firmware.games.railroad.rival.beam import OPEN_END
from firmware.games.railroad.rival.borders import (
    BORDER,
    FREE,
    INNER,
    OUTER,
    WALL,
    letters_of,
    shape,
)
from firmware.games.railroad.rival.heuristic import JOIN, UNIT
from firmware.games.railroad.rival.position import HIGHWAY, RAILWAY, position_of
from firmware.games.railroad.scoring.score import central, ends
from firmware.games.railroad.sheet.face_table import FACES, LETTERS, base
from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import CENTRE, NEXT, draw_event

LOOKS = 8  # drawings that are counted
# What a side is worth at a glance; a lake has no open ends.
JOINED, LEFT_OPEN, IN_VAIN, AT_THE_WALL = 4, -1, -4, 1
LAKE = LETTERS.find("L")


def choose_drawing(rival):
    """In slices: the next use of one of the two dice as a list of events; [] for none."""
    seat = rival.seat
    expansion = seat.expansion
    best = None
    if not expansion.must_draw(seat):
        best = (yield from worth_of(rival, seat.sheet)), []
    found = yield from _glance(seat)
    found.sort()
    for number in reversed(found):
        space, die = number >> 4 & 63, 4 + (number & 1)
        drawn = FACES[shape(base(seat.faces[die])).ways[number >> 1 & 7]]
        sheet = seat.sheet.copy()
        sheet.draw(space, drawn, seat.round)
        expansion.flows(sheet, seat.round)
        worth = yield from worth_of(rival, sheet)
        if best is None or worth > best[0]:
            best = worth, [draw_event(space, drawn, die)]
    if best is None:
        return (yield from expansion.make_way(rival))
    return best[1]


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


def worth_of(rival, sheet, routes=False):
    """In slices: the points of a sheet and what may become of its open ends, in units; without the
    longest routes, unless they are asked for or the expansion can break them."""
    options, expansion = rival.seat.options, rival.seat.expansion
    here = yield from position_of(sheet, routes or expansion.BREAKS_ROUTES)
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
    worth += UNIT * sum([points for points, _ in expansion.score(sheet, options, craters)])
    yield
    specials = 3 - len(rival.seat.specials.used)
    heuristic = rival.level.heuristic(rival.rounds_left, specials)
    return worth + (yield from heuristic.of(here, rival.level))
