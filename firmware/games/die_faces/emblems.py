"""Water, lava, craters, and the faces of dice that show no routes."""

# The letters of the four directions.
_SIDES = {"en": "NESW", "de": "NOSW"}


def pool(pen, left, top, right, bottom):
    """A lake between the four edges: a shore along every closed side, waves inside."""
    u = pen.u
    _blob(pen, left, top, right, bottom, 1)
    s = pen.size
    _blob(
        pen,
        left + 2 * u if left else 1,
        top + 2 * u if top else 1,
        right - 2 * u if right < s else s - 1,
        bottom - 2 * u if bottom < s else s - 1,
        0,
    )
    y = top + 4 * u if top else 3 * u
    odd = 0
    while y + 2 * u < bottom - 2 * u:
        x = left + (4 * u if left else 3 * u) + (4 * u if odd else 0)
        while x + 4 * u <= right - 3 * u:
            pen.box(x, y + u, u, u)
            pen.box(x + u, y, 2 * u, u)
            pen.box(x + 3 * u, y + u, 2 * u, u)
            x += 8 * u
        y += 4 * u
        odd = not odd


def glow(pen, left, top, right, bottom):
    """Lava between the four edges: bright, with bubbles."""
    u = pen.u
    _blob(pen, left, top, right, bottom, 1)
    y = top + (3 * u if top else 4 * u)
    if bottom - top < 10 * u:
        y = top + 2 * u
    odd = 0
    while y + 4 * u <= bottom - u:
        x = left + (3 * u if left else 4 * u) + (5 * u if odd else 0)
        while x + 4 * u <= right - u:
            pen.disc(x, y, 4 * u, 0)
            pen.box(x + u, y + u, u, u)
            x += 9 * u
        y += 6 * u
        odd = not odd


def _blob(pen, left, top, right, bottom, color):
    """A rectangle whose corners are cut off where two closed sides meet."""
    s = pen.size
    cut = 4 * pen.u
    above = cut if top > 1 else 0
    below = cut if bottom < s - 1 else 0
    pen.box(left, top + above, right - left, bottom - below - top - above, color)
    for i in range(1, cut + 1):
        a = left + i if left > 1 else left
        b = right - i if right < s - 1 else right
        if above:
            pen.box(a, top + cut - i, b - a, 1, color)
        if below:
            pen.box(a, bottom - cut + i - 1, b - a, 1, color)


def crater(pen):
    """A hole with a bright rim, and what was thrown out of it."""
    s = pen.size
    u = pen.u
    c = pen.c
    d = s * 16 // 28
    d += (d ^ s) & 1
    at = (s - d) // 2
    pen.disc(at, at, d)
    pen.disc(at + 2 * u, at + 2 * u, d - 4 * u, 0)
    for turn in range(4):
        pen.turn = turn
        pen.box(c - u, 2 * u, 2 * u, 2 * u)
        pen.box(4 * u, 4 * u, 2 * u, 2 * u)
        pen.box(c + 4 * u, 3 * u, u, u)
    pen.turn = 0
    pen.disc(at + 4 * u, at + 4 * u, 3 * u)
    pen.box(c + u, c + u, 2 * u, u)


def volcano(pen):
    """A mountain that throws fire, in a lake of lava."""
    s = pen.size
    u = pen.u
    c = pen.c
    pen.box(1, 1, s - 2, s - 2)
    pen.wedge(c - 1, s // 3, s - s // 3 - 1, 0)
    pen.box(c - 3 * u, s // 3, 6 * u, 4 * u)
    pen.box(c - u, s // 3 + 4 * u, 2 * u, 4 * u)
    pen.box(c + u, s // 3 + 7 * u, u, 4 * u)
    pen.disc(c - 2 * u, 2 * u, 4 * u, 0)
    pen.disc(c - 7 * u, 4 * u, 3 * u, 0)
    pen.disc(c + 4 * u, 4 * u, 3 * u, 0)


def comets(pen, name):
    """Falling stones with tails: one for each space that the meteor moves."""
    u = pen.u
    s = pen.size
    many = int(name)
    if many == 1:
        _comet(pen, s // 2 - 6 * u, s // 2 - 2 * u, 9 * u, 7 * u)
    elif many == 2:
        _comet(pen, s // 2 - s * 9 // 28, s // 2 - 6 * u, 7 * u, 5 * u)
        _comet(pen, s // 2 - u, s // 2 + s // 7, 7 * u, 5 * u)
    else:
        _comet(pen, s // 2 - s * 10 // 28, s // 2 - s // 4, 6 * u, 4 * u)
        _comet(pen, s // 2 + u, s // 2 - 2 * u, 6 * u, 4 * u)
        _comet(pen, s // 2 - s * 8 // 28, s // 2 + s * 5 // 28, 6 * u, 4 * u)


def _comet(pen, x, y, d, tail):
    pen.disc(x, y, d)
    u = pen.u
    for i in range(3):
        reach = tail if i == 1 else tail - 2 * u
        a = x + d // 2 + (i * d) // 4
        b = y + (i * d) // 4
        pen.line(a, b, a + reach, b - reach, u)


def direction(pen, name):
    """An arrow head at the side, and the letter, which everybody round the table can read."""
    s = pen.size
    u = pen.u
    c = pen.c
    turn = pen.turn
    for i in range(4):
        if name == "any" or name == "NESW"[i]:
            pen.turn = (turn + i) & 3
            pen.wedge(c - 1, 2 * u + 1, s // 6 + u)
    pen.turn = turn
    if name == "any":
        pen.disc(c - 3 * u, c - 3 * u, 6 * u)
        return
    away = s // 8  # space for the arrow
    ch = _SIDES[pen.canvas.language]["NESW".find(name)]
    font = pen.SMALL if s > 25 else pen.MEDIUM
    scale = 2 * u if s > 25 else 1
    x = c - font.widths[font.index(ord(ch))] * scale // 2
    y = c - (7 * u if s > 25 else 4)
    if name in "EW":
        x += away if name == "W" else -away
    else:
        y += away if name == "N" else -away
    pen.letter(ch, font, scale, x, y)


def wheel(pen, name):
    """A driving wheel with spokes, or a blank side."""
    if name == "0":
        return
    s = pen.size
    u = pen.u
    d = s - 6 * u
    pen.disc(3 * u, 3 * u, d)
    pen.disc(5 * u, 5 * u, d - 4 * u, 0)
    c = pen.c
    far = d // 2 - 2 * u
    slant = far * 181 >> 8
    for turn in range(4):
        pen.turn = turn
        pen.box(c - u, c - far, 2 * u, far)
        pen.line(c, c - 1, c + slant - 1, c - slant, u)
    pen.disc(c - 4 * u, c - 4 * u, 8 * u, 0)
    pen.disc(c - 3 * u, c - 3 * u, 6 * u)
    pen.box(c - u, c - u, 2 * u, 2 * u, 0)


# The nine places of pips on a die, as bits from the top left; the pips of 1 to 6.
_PIPS = (0, 0o020, 0o104, 0o124, 0o505, 0o525, 0o555)


def pips(pen, name):
    s = pen.size
    pen.box(1, 1, s - 2, s - 2)
    gap = s * 8 // 28
    shown = _PIPS[int(name)]
    for i in range(9):
        if shown >> i & 1:
            d = s * (8 if i == 4 else 6) // 28  # a larger one in the middle distinguishes 3 from 2
            d += (d ^ s) & 1
            at = pen.c - d // 2
            pen.disc(at + (i % 3 - 1) * gap, at + (i // 3 - 1) * gap, d, 0)


def number(pen, name):
    """A number as large as fits."""
    canvas = pen.canvas
    font = pen.BIG
    scale = pen.u
    room = pen.size - 6
    if canvas.width(name, pen.BIG) * scale > room:
        scale = 1
    if canvas.width(name, pen.BIG) > room:
        font = pen.MEDIUM if canvas.width(name, pen.MEDIUM) <= room else pen.SMALL
        scale = pen.u if canvas.width(name, font) * pen.u <= room else 1
    x = (pen.size - canvas.width(name, font) * scale) // 2
    high = 19 if font is pen.BIG else 9 if font is pen.MEDIUM else 7
    for ch in name:
        w = pen.letter(ch, font, scale, x, (pen.size - high * scale) // 2)
        x += (w + font.gap) * scale
