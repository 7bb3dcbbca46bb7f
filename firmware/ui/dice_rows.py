"""The dice of a roll on the screen: four in one row, or two rows with an expansion."""

from firmware.games.faces import EXPANSION_DICE

SEATS = "123456"
ROUTE_DICE = ("route", "route", "route", "station")


def die_kinds(expansion):
    """The dice in the order of the roll."""
    return ROUTE_DICE + EXPANSION_DICE.get(expansion, ())


def place(i, count):
    """(x, y, size) of die i: 28 pixels in one row, 26 in two, 20 for more than eight."""
    if count <= 4:
        return 2 + 32 * i, 14, 28
    if count <= 8:
        return 3 + 32 * (i % 4), 28 * (i // 4), 26
    return 2 + 21 * (i % 6), 4 + 25 * (i // 6), 20


def draw_dice(canvas, faces, kinds):
    count = len(faces)
    for i in range(count):
        x, y, size = place(i, count)
        canvas.face(faces[i], x, y, size, kinds[i])


def draw_pips(canvas, seats, two_rows):
    """The special routes of every player: three squares, filled when used."""
    count = len(seats)
    for i in range(count):
        used = len(seats[i].specials.used)
        if two_rows:
            draw_column(canvas, 66 + 10 * i, 42, used)
            continue
        x = 128 * (2 * i + 1) // (2 * count) - 10
        canvas.text(SEATS[i], x, 46)
        for pip in range(3):
            canvas.frame(x + 6 + 5 * pip, 48, 4, 4)
            if pip < used:
                canvas.fill(x + 6 + 5 * pip, 48, 4, 4)


def draw_column(canvas, x, y, used):
    for pip in range(3):
        canvas.frame(x, y + 4 * pip, 7, 3)
        if pip < used:
            canvas.fill(x, y + 4 * pip, 7, 3)
