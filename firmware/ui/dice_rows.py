"""The dice of a roll on the screen: up to four in one row, else in two."""


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
