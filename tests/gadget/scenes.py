"""Pictures that use everything of the canvas; they run on CPython and on MicroPython.

A scene is a function of a canvas. Nothing in it may allocate.
"""

from firmware.games.die import DICE
from firmware.games.railroad.sheet.face_table import FACES, base
from firmware.ui.canvas import CENTRE, RIGHT
from firmware.ui.font import BIG, MEDIUM, SMALL

# MicroPython's dicts have no order, but the picture must be the same everywhere.
ROUTES = sorted({base(face) for face in FACES if face})
OTHERS = [(die, face) for die in ("direction", "distance", "wheel") for face in DICE[die].faces]
OTHERS += [("speed", str(i)) for i in range(1, 7)]
OTHERS += [("number", "7"), ("number", "12"), ("number", "100")]


def words(c):
    c.text("Straße über Gleis – „gut“ ☃", 1, 0)
    c.text("ÄÖÜäöüß ←→↑↓ ▶✓…·•×", 127, 9, SMALL, 1, RIGHT)
    c.text("Neues Spiel", 64, 18, MEDIUM, 1, CENTRE)
    c.text("12:45", 3, 31, BIG)
    c.fill(60, 32, 68, 20)
    c.text("Größe", 62, 34, MEDIUM, 0)
    c.text("clipped on both sides of the screen", -20, 55)
    c.text("below the edge", 90, 60)


def shapes(c):
    c.frame(0, 0, 40, 20)
    c.bar(44, 3, 60, 8, 3, 7)
    c.bar(44, 13, 60, 8, 9, 7)
    c.line(0, 63, 127, 22)
    c.hline(-5, 40, 30)
    c.vline(100, 30, 90)
    c.pixel(127, 63)


def turned(c):
    shapes(c)
    c.turn()
    c.text("the other side", 0, 0)


def shifted(c):
    c.shift(1, -1)
    words(c)
    c.face("HR--*", 90, 20, 28)
    c.shift(0, 0)


def _routes(c, first, turn):
    for i in range(8):
        if first + i < len(ROUTES):
            c.face(ROUTES[first + i], 2 + 32 * (i % 4), 2 + 31 * (i // 4), 28, None, turn)


def routes_1(c):
    _routes(c, 0, 0)


def routes_2(c):
    _routes(c, 8, 1)


def routes_3(c):
    _routes(c, 16, 2)


def routes_4(c):
    _routes(c, 24, 3)


def routes_5(c):
    _routes(c, 32, 0)


def small_routes(c):
    for i in range(len(ROUTES)):
        c.face(ROUTES[i], (i % 6) * 21, (i // 6) * 21, 20)


def emblems(c):
    for i in range(len(OTHERS)):
        c.face(OTHERS[i][1], (i % 7) * 18, (i // 7) * 18 - 10, 24, OTHERS[i][0])


def large(c):
    c.face("RRR-", 0, 2, 60)
    c.face("WW--", 66, 2, 60)


def large_others(c):
    c.face("12", 0, 2, 60, "number")
    c.face("3", 66, 2, 60, "distance", 2)


SCENES = (
    words,
    shapes,
    turned,
    shifted,
    routes_1,
    routes_2,
    routes_3,
    routes_4,
    routes_5,
    small_routes,
    emblems,
    large,
    large_others,
)
