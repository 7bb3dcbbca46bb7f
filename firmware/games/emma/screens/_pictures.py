"""What Emma's screens draw: the railway as one line, cards in a row, and wheel dice."""

from firmware.games.emma.deck import BROKEN, RUBBLE, number_of
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL

CARDS = 11  # of the railway that fit side by side
TOP = 13
HAND = 33
DICE = 6
SMALL_DICE = 11  # of small ones side by side


def draw_card(canvas, x, y, number, filled=False, middle=5):
    """10x11 pixels with the number in its middle; a broken card is filled."""
    if filled:
        canvas.fill(x, y, 10, 11)
    else:
        canvas.fill(x, y, 10, 11, 0)
        canvas.frame(x, y, 10, 11)
    canvas.text(str(number), x + middle, y + 2, SMALL, 0 if filled else 1, CENTRE)


def draw_railway(canvas, railway, first, new=()):
    """The cards from the rear to the front, beginning with the card `first`; Emma stands on the
    one with the mark. The cards that may be laid now have no frame yet. Arrows at the edges show
    where there are more."""
    cards = railway.cards + list(new)
    last = min(first + CARDS, len(cards))
    for i in range(first, last):
        x = 3 + 11 * (i - first)
        card = cards[i]
        if i < len(railway.cards):
            draw_card(canvas, x, TOP, abs(card), card < 0)
        else:
            canvas.text(str(abs(card)), x + 5, TOP + 2, SMALL, 1, CENTRE)
            canvas.hline(x + 1, TOP + 10, 8)
            if card < 0:
                canvas.hline(x + 1, TOP, 8)
        if i == railway.at:
            canvas.text("▲", x + 5, TOP + 12, SMALL, 1, CENTRE)
    for i in range(3):
        if first:
            canvas.vline(i, TOP + 5 - i, 2 * i + 1)
        if last < len(cards):
            canvas.vline(127 - i, TOP + 5 - i, 2 * i + 1)
    if railway.at < first:
        canvas.text("▲", 3, TOP + 12)
    elif railway.at >= last:
        canvas.text("▲", 125, TOP + 12, SMALL, 1, AT_RIGHT)


def draw_wheels(canvas, rolled, many=2 * SMALL_DICE, few=DICE):
    """Up to `few` dice as they are, more as small ones, more than `many` as tiny ones; a side
    without wheels is empty. Returns where they end."""
    count = len(rolled)
    if count <= few:
        x = 64 - 21 * count // 2
        for wheels in rolled:
            canvas.face(str(wheels), x, TOP, 20, "wheel")
            x += 21
        return TOP + 21
    wide, high = (10, 11) if count <= many else (7, 9)
    most = 128 // (wide + 1)
    for i in range(count):
        line = i // most
        here = min(count - line * most, most)
        x = 64 - (wide + 1) * here // 2 + (wide + 1) * (i % most)
        y = TOP + (high + 1) * line
        if rolled[i]:
            canvas.fill(x, y, wide, high)
            canvas.text(str(rolled[i]), x + wide // 2, y + 1, SMALL, 0, CENTRE)
        else:
            canvas.frame(x, y, wide, high)
    return y + high + 1


def draw_hand(canvas, kinds, chosen, right):
    """A hand up to the pixel `right`, the chosen cards raised. Many cards overlap, with the
    numbers in what is left of them. Broken track is filled, rubble has a ragged frame."""
    if not kinds:
        return
    left = list(chosen)
    pitch = min(11, (right - 13) // max(len(kinds) - 1, 1))
    for i, kind in enumerate(kinds):
        x, y = 3 + pitch * i, HAND
        if kind in left:
            left.remove(kind)
            y -= 3
        filled = BROKEN <= kind < RUBBLE
        draw_card(canvas, x, y, number_of(kind), filled, min(pitch // 2 + 1, 5))
        if kind >= RUBBLE:
            for j in range(1, 10, 2):
                canvas.pixel(x + j, y, 0)
                canvas.pixel(x + j, y + 10, 0)
                canvas.pixel(x, y + j, 0)
                canvas.pixel(x + 9, y + j, 0)


def draw_pile(canvas, pile, points):
    """The own pile at the right edge: its top card, and the points in it; returns its left."""
    if pile:
        draw_card(canvas, 117, HAND, pile[-1])
        for i in range(min(len(pile) - 1, 2)):
            canvas.vline(115 - 2 * i, HAND + 1 + i, 10 - i)
    return 111 - canvas.text(points, 111, HAND + 2, SMALL, 1, AT_RIGHT)
