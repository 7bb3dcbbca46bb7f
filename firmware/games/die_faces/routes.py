"""The dice faces, drawn from the letters of the face tables at any size from 20 pixels on.

A highway is two edges with a dashed middle, a railway a line with ties across, a river two wavy
banks, a lake dark water with waves, lava bright with bubbles. A filled square joins routes.
In tiny pictures edges and ties would look alike: there a highway is bright all over, dashes dark.
"""

from firmware.games.die_faces import emblems

_OVER = "WRH"  # of two lines that cross, the later in this string runs above
_BRANCH = {1: 2, 2: 3, 4: 0, 8: 1}  # a fork's branch is opposite to the side that it lacks


def draw(pen, name):
    """Draw a face, `name`: four letters and how they join, "~" for a crater, or what stands on the
    meteor's dice."""
    if name == "~":
        emblems.crater(pen)
    elif name == "VVVV":
        emblems.volcano(pen)
    elif len(name) < 4:
        (emblems.comets if name in "123" else emblems.direction)(pen, name)
    else:
        _routes(pen, name, pen.turn)


def _routes(pen, name, turned):
    tail = name[4] if len(name) > 4 else ""
    routes = 0
    for i in range(4):
        if name[i] in "HR":
            routes += 1
    if "L" in name:
        _lake(pen, name, routes)
    elif "V" in name:
        _lava(pen, name, routes, turned)
    if tail == "x":
        over = 0 if _OVER.find(name[0]) > _OVER.find(name[1]) else 1
        _straight(pen, name[1 - over], 1 - over + turned)
        _bridge(pen, name[over], name[1 - over], over + turned)
        return
    for letter in _OVER:
        _network(pen, name, letter, turned, tail)
    if tail and routes == 1:
        pen.turn = (turned + max(name.find("H"), name.find("R"))) & 3
        _jetty(pen)
    elif tail:
        _station(pen)


def _network(pen, name, letter, turned, tail):
    """All sides of one letter: straight, a bend, or arms that meet in the middle."""
    sides = 0
    first = -1
    for i in range(4):
        if name[i] == letter:
            sides |= 1 << i
            if first < 0:
                first = i
    if not sides:
        return
    if not tail:
        if sides in (5, 10):
            _straight(pen, letter, first + turned)
            return
        for i in range(4):
            if sides == (1 << i | 1 << (i + 3) % 4):  # this side and the one before it
                pen.turn = (i + turned) & 3
                _BENDS[letter](pen)
                return
    end = pen.c - _half(pen) - (0 if tail else pen.u)
    if letter == "R" and not tail and sides != 15:
        # A fork: along the through track the ties go on, but for the branch's side.
        _straight(pen, letter, turned + (0 if sides & 5 == 5 else 1))
        pen.turn = (turned + _BRANCH[15 - sides]) & 3
        e = _half(pen)
        pen.box(pen.c - e, pen.c - e, 2 * e, e - pen.u, 0)
    for i in range(4):
        pen.turn = (i + turned) & 3
        if sides >> i & 1:
            _ARMS[letter](pen, end)
        elif letter == "H" and not tail:
            _kerb(pen)
    pen.turn = turned


def _straight(pen, letter, turn):
    pen.turn = turn & 3
    if letter == "W":
        _river(pen)
        return
    _ARMS[letter](pen, pen.c)
    if letter == "R":
        e = _half(pen)
        pen.box(pen.c - e, pen.c - 1, 2 * e, 2)
    pen.turn = (turn + 2) & 3
    _ARMS[letter](pen, pen.c)


def _half(pen):
    """Half the width of a track."""
    return pen.size * 5 // 28


def _highway(pen, end):
    c = pen.c
    u = pen.u
    h = _half(pen) + u
    if pen.tiny:
        pen.box(c - h, 0, 2 * h, end + u)
    else:
        pen.box(c - h, 0, pen.bold, end + u)
        pen.box(c + h - pen.bold, 0, pen.bold, end + u)
    first = 1 if pen.tiny else 0  # the outline of a die stays bright
    y = c - 4 * u
    while y > -3 * u:
        if y + 2 * u < end:
            top = max(y, first)
            pen.box(c - u, top, 2 * u, y + 3 * u - top, first ^ 1)
        y -= 5 * u


def _kerb(pen):
    """The edge that closes a road's middle towards a side without a road."""
    h = _half(pen) + pen.u
    pen.box(pen.c - h, pen.c - h, 2 * h, pen.bold)


def _highway_bend(pen):
    c = pen.c
    u = pen.u
    h = _half(pen) + u
    if pen.tiny:
        for r in range(c - h, c + h - 1):
            pen.arc(r, 2)  # two wide: circles of one leave holes between them
    else:
        pen.arc(c - h, pen.bold)
        pen.arc(c + h - pen.bold, pen.bold)
    for i in (1, 3, 5, 7):
        pen.ray(i, c - u, c - u, 2 * u, 0 if pen.tiny else 1)


def _railway(pen, end):
    pen.box(pen.c - pen.u, 0, 2 * pen.u, pen.c + pen.u)
    _ties(pen, end)


def _ties(pen, end):
    c = pen.c
    u = pen.u
    e = _half(pen)
    y = c - 4 * u
    while y > 0:
        if y < end:
            pen.box(c - e, y, 2 * e, u)
        y -= 4 * u


def _railway_bend(pen):
    """Two straight ends with the ties of every straight track, and a slant with one tie: lines of
    0, 45 and 90 degrees stay clear in few pixels, where a circle's ties run into one another."""
    c = pen.c
    u = pen.u
    end = c // 2
    pen.line(c - u, end, end, c - u, 2 * u)
    middle = (c + end) // 2
    reach = _half(pen) - (0 if pen.tiny else u)
    pen.line(middle - reach, middle - reach, middle + reach, middle + reach, u)
    turn = pen.turn
    for i in (0, 3):
        pen.turn = (turn + i) & 3
        pen.box(c - u, 0, 2 * u, end + u)
        _ties(pen, end)


def _river(pen):
    c = pen.c
    u = pen.u
    h = _half(pen) + 2 * u
    pen.stream(c - h, pen.bold)
    pen.stream(c + h - pen.bold, pen.bold)
    pen.stream(c - 3 * u, u, 1)
    if not pen.tiny:
        pen.stream(c + 2 * u, u, 2)


def _river_bend(pen):
    c = pen.c
    u = pen.u
    h = _half(pen) + 2 * u
    pen.arc(c - h, pen.bold, 0, u)
    pen.arc(c + h - pen.bold, pen.bold, 0, u)
    pen.arc(c - 3 * u, u, 1, u)
    if not pen.tiny:
        pen.arc(c + 2 * u, u, 2, u)


_ARMS = {"H": _highway, "R": _railway}
_BENDS = {"H": _highway_bend, "R": _railway_bend, "W": _river_bend}


def _bridge(pen, letter, under, turn):
    """A line that runs over the other one, with a gap or the bridge's walls beside it."""
    c = pen.c
    u = pen.u
    h = _half(pen) + u
    g = h + (2 * u if under == "R" else u)
    pen.turn = turn & 3
    pen.box(c - g, 1, 2 * g, pen.size - 2, 0)
    _straight(pen, letter, turn)
    pen.turn = turn & 3
    if letter == "R":
        pen.box(c - h, c - h, u, 2 * h)
        pen.box(c + h - u, c - h, u, 2 * h)
    if under == "R":  # slanting ends of the walls
        for i in range(2):
            pen.turn = (turn + 2 * i) & 3
            pen.line(c - g, c - h - 2 * u, c - h, c - h, u)
            pen.line(c + g - u, c - h - 2 * u, c + h - u, c - h, u)


def _station(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    gap = c // 2 if pen.tiny else e
    if not pen.tiny:
        e -= u
    pen.box(c - gap, c - gap, 2 * gap, 2 * gap, 0)
    pen.box(c - e, c - e, 2 * e, 2 * e)
    pen.box(c - u, c - u, 2 * u, 2 * u, 0)


def _jetty(pen):
    """Where a route from the north ends at the water: a landing stage on three posts."""
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.box(c - e - 2 * u, c - 2 * u, 2 * e + 4 * u, 6 * u, 0)
    pen.box(c - e - u, c - 2 * u, 2 * e + 2 * u, 2 * u)
    for i in (-1, 0, 1):
        pen.box(c - u + i * e, c, 2 * u, 3 * u)


def _lake(pen, name, routes):
    """Everything but a strip along each side that is not open."""
    s = pen.size
    route = pen.c - 4 * pen.u if routes == 1 else s // 4
    emblems.pool(
        pen,
        _strip(name[3], s, route),
        _strip(name[0], s, route),
        s - _strip(name[1], s, route),
        s - _strip(name[2], s, route),
    )


def _strip(side, size, route):
    if side in "LV":
        return 0
    return size // 5 if side == "-" else route


def _lava(pen, name, routes, turned):
    if routes:  # it only touches the route from one side
        pen.turn = (turned + name.find("V")) & 3
        far = 3 * pen.u
        emblems.glow(pen, far, 0, pen.size - far, pen.c - _half(pen) - 2 * pen.u)
    else:
        s = pen.size
        emblems.glow(
            pen,
            _strip(name[3], s, 0),
            _strip(name[0], s, 0),
            s - _strip(name[1], s, 0),
            s - _strip(name[2], s, 0),
        )
