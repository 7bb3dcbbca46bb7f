"""The dice faces, drawn from the letters of the face tables at any size from 20 pixels on.

A highway is two edges with a dashed middle, a railway a line with ties across, a river two wavy
banks, a lake dark water with waves, lava bright with bubbles. A filled square joins routes.
"""

from firmware.ui import emblems

_OVER = "WRH"  # of two lines that cross, the later in this string runs above


def draw_face(pen, name, die=None, turned=0):
    """Draw a face inside the pen's square, turned clockwise by quarters.

    `name` is four letters, "~" for a crater, or what stands on the die that `die` names:
    direction, distance, wheel, speed, number.
    """
    turned &= 3
    pen.turn = 0
    pen.edge()
    pen.turn = turned
    if die in emblems.DICE:
        emblems.DICE[die](pen, name)
    elif name == "~":
        emblems.crater(pen)
    elif name == "VVVV":
        emblems.volcano(pen)
    elif len(name) < 4:
        emblems.DICE["distance" if name in "123" else "direction"](pen, name)
    else:
        _routes(pen, name, turned)


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
        _bridge(pen, name[over], over + turned)
        return
    for letter in _OVER:
        _network(pen, name, letter, turned, tail)
    if tail and routes == 1:
        pen.turn = (turned + max(name.find("H"), name.find("R"))) & 3
        _jetty(pen)
    elif tail:
        _station(pen)


def _network(pen, name, letter, turned, tail):
    """All sides of one letter: a bend where two neighbours meet alone, else arms and a middle."""
    sides = 0
    for i in range(4):
        if name[i] == letter:
            sides |= 1 << i
    if not sides:
        return
    if not tail:
        for i in range(4):
            if sides == (1 << i | 1 << (i + 3) % 4):  # this side and the one before it
                pen.turn = (i + turned) & 3
                _BENDS[letter](pen)
                return
    for i in range(4):
        pen.turn = (i + turned) & 3
        if sides >> i & 1:
            _ARMS[letter](pen)
        elif letter == "H" and not tail:
            _kerb(pen)


def _straight(pen, letter, turn):
    for i in range(2):
        pen.turn = (turn + 2 * i) & 3
        _ARMS[letter](pen)
    if letter == "H":
        for i in range(2):
            pen.turn = (turn + 1 + 2 * i) & 3
            _kerb(pen)


def _half(pen):
    """Half the width of a road."""
    return pen.size * 5 // 28


def _highway(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.box(c - e, 0, u, c - e + u)
    pen.box(c + e - u, 0, u, c - e + u)
    y = 2 * u
    while y < c - 1:
        pen.box(c - u, y, 2 * u, min(3 * u, c - y))
        y += 5 * u


def _kerb(pen):
    """The edge that closes a road's middle towards a side without a road."""
    c = pen.c
    e = _half(pen)
    pen.box(c - e, c - e, 2 * e, pen.u)


def _highway_bend(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.arc(c - e, u)
    pen.arc(c + e - u, u)
    pen.arc(c - u, 2 * u, 1)


def _railway(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.box(c - u, 0, 2 * u, c + u)
    y = c - 2 * u - u // 2
    while y > 0:
        pen.box(c - e, y, 2 * e, u)
        y -= 4 * u


def _railway_bend(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.arc(c - u, 2 * u)
    for i in (1, 3, 5, 7):
        pen.ray(i, c - e, c + e - u, u)


def _river(pen):
    c = pen.c
    u = pen.u
    e = _half(pen) + u
    for i in range(c // (3 * u) + 1):
        y = 3 * u * i
        h = min(3 * u, c - y)
        move = u if i & 1 else 0
        pen.box(c - e - u + move, y, u, h)
        pen.box(c + e - move, y, u, h)
        if i & 1:
            pen.box(c - 3 * u, y - u, u, 3 * u)
        else:
            pen.box(c + 2 * u, y, u, 3 * u)


def _river_bend(pen):
    c = pen.c
    u = pen.u
    e = _half(pen) + 2 * u
    pen.arc(c - e, u, 0, u)
    pen.arc(c + e - u, u, 0, -u)
    pen.arc(c - 3 * u, u, 1)
    pen.arc(c + 2 * u, u, 2)


_ARMS = {"H": _highway, "R": _railway, "W": _river}
_BENDS = {"H": _highway_bend, "R": _railway_bend, "W": _river_bend}


def _bridge(pen, letter, turn):
    """A line that runs over the other one, with a gap and the bridge's walls beside it."""
    c = pen.c
    u = pen.u
    e = _half(pen)
    g = e + 2 * u
    pen.turn = turn & 3
    pen.box(c - g, u, 2 * g, pen.size - 2 * u, 0)
    _straight(pen, letter, turn)
    pen.turn = turn & 3
    if letter == "R":
        pen.box(c - g + u, c - e, u, 2 * e)
        pen.box(c + g - 2 * u, c - e, u, 2 * e)
    for i in range(2):
        pen.turn = (turn + 2 * i) & 3
        out = e if letter == "H" else g - u
        pen.line(c - out - 2 * u, c - e - 3 * u, c - out, c - e - u, u)
        pen.line(c + out - u + 2 * u, c - e - 3 * u, c + out - u, c - e - u, u)


def _station(pen):
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.box(c - e - u, c - e - u, 2 * e + 2 * u, 2 * e + 2 * u, 0)
    pen.box(c - e, c - e, 2 * e, 2 * e)
    pen.box(c - u, c - u, 2 * u, 2 * u, 0)


def _jetty(pen):
    """Where a route from the north ends at the water: a landing stage on three posts."""
    c = pen.c
    u = pen.u
    e = _half(pen)
    pen.box(c - e - 3 * u, c - 2 * u, 2 * e + 6 * u, 8 * u, 0)
    pen.box(c - e - 2 * u, c - u, 2 * e + 4 * u, 3 * u)
    for i in (-1, 0, 1):
        pen.box(c - u + i * (e + u), c + 2 * u, 2 * u, 3 * u)


def _lake(pen, name, routes):
    """Everything but a strip along each side that is not open."""
    s = pen.size
    route = pen.c - pen.u if routes == 1 else s // 4 + pen.u
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
    return size // 4 if side == "-" else route


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
