"""Right of the sheet: the chosen face as it will be drawn, the round, and all the rest small."""

from firmware.games.railroad.screens._choices import ERASE, METEOR, NEW_VOLCANO
from firmware.games.railroad.sheet.tiles import SPECIALS
from firmware.ui.font import MEDIUM, SMALL

LEFT = 67
LARGE = 28
PITCH = 10
DICE_TOP = 29
SPECIALS_TOP = 42
TOOLS = {NEW_VOLCANO: 100, ERASE: 112}
TOOLS_TOP = 18
HINT_LEFT = 65
HINT_BOTTOM = 64
HINT_PITCH = 8
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←", "any": "×"}


def draw_panel(canvas, screen):
    """`screen` has the game, a seat, its choices and which of them is chosen."""
    game = screen.game
    placing = screen.hand is not None
    canvas.text(f"{game.round}/{game.rounds}", 98, 0)
    _draw_pips(canvas, len(screen.seat.specials.used))
    screen.gadget.timer.draw(canvas, 127, 8)
    if screen.sign is not None:
        canvas.bar(97, 10, 9, 5, screen.sign, 5)
    _draw_large(canvas, screen.choices[screen.at], screen)
    for i in range(len(screen.choices)):
        choice = screen.choices[i]
        x, y = _place_of(choice.name)
        if placing and y == SPECIALS_TOP:
            continue  # the hint needs the room
        if choice.name == METEOR:
            _draw_meteor(canvas, choice, screen.seat, x, y, i == screen.at)
        else:
            _draw_small(canvas, screen, choice, x, y, i == screen.at and not choice.gone)
    if screen.gadget.picture.news:
        return  # it covers the last line, and half a hint is none
    y = HINT_BOTTOM - HINT_PITCH * len(screen.hints)
    for line in screen.hints:
        canvas.text(line, HINT_LEFT, y)
        y += HINT_PITCH


def faces_ahead(screen):
    """The faces that the next press may show large: a board takes up to 40 ms to draw one, so they
    are drawn while nobody presses anything."""
    hand = screen.hand
    if hand is None:
        count = len(screen.choices)
        near = [screen.choices[(screen.at + step) % count] for step in (1, -1)]
        return [choice.face for choice in near if len(choice.face) > 3]
    if hand.roams or hand.choice.name in (METEOR, ERASE):
        return []
    ways = hand.ways()
    found = [ways[(hand.way + 1) % len(ways)]]
    for side in range(4):
        way = hand.choice.places.at(hand.next_space(side))[0]
        if way not in found:
            found.append(way)
    return found


def draw_ahead(canvas, face):
    """Outside of the picture: what was drawn last is kept ready."""
    canvas.face(face, 128, 0, LARGE)


def _place_of(name):
    """Where a choice stands."""
    if name in TOOLS:
        return TOOLS[name], TOOLS_TOP
    if name == METEOR:
        return LEFT + 4 * PITCH, DICE_TOP
    if type(name) is int:
        return LEFT + name * PITCH, DICE_TOP
    return LEFT + (ord(name[1]) - 49) * PITCH, SPECIALS_TOP


def _draw_large(canvas, choice, screen):
    seat = screen.seat
    way = None if screen.hand is None else screen.hand.shown()
    if choice.gone:
        canvas.text("✓", LEFT + 10, 10, MEDIUM)
    elif choice.name == ERASE:
        _draw_erasing(canvas, "" if way is None else seat.sheet.faces[screen.hand.space])
    elif choice.name == METEOR and way is None:
        canvas.face(choice.face, LEFT, 0, LARGE, "direction")
        canvas.face(seat.faces[5], LEFT + LARGE + 2, LARGE - 20, 20, "distance")
    else:
        canvas.face(SPECIALS.get(way, way or choice.face), LEFT, 0, LARGE)


def _draw_erasing(canvas, face):
    """What would go, crossed out; a rubber before the place is chosen."""
    if face:
        canvas.face(face, LEFT, 0, LARGE)
        canvas.line(LEFT, 0, LEFT + LARGE - 1, LARGE - 1)
        canvas.line(LEFT, LARGE - 1, LEFT + LARGE - 1, 0)
        return
    for i in range(10):
        canvas.hline(LEFT + 13 - i, 6 + i, 12, 1)
    canvas.fill(LEFT + 4, 16, 12, 6)
    canvas.hline(LEFT, 25, LARGE)


def _draw_pips(canvas, used):
    """Three special routes a game: those that are used are filled."""
    for pip in range(3):
        canvas.frame(112 + 5 * pip, 2, 4, 4)
        if pip < used:
            canvas.fill(112 + 5 * pip, 2, 4, 4)


def _draw_small(canvas, screen, choice, x, y, chosen):
    if chosen:
        canvas.fill(x, y, PITCH, PITCH)
    if choice.name == ERASE:
        canvas.text("⌫", x + 1, y + 1, SMALL, 0 if chosen else 1)
    else:
        screen.view.draw_tile(canvas, choice.face, x + 1, y + 1, chosen)
    if choice.gone and (y == DICE_TOP or choice.name in screen.seat.specials.used):
        _cross_out(canvas, x, y, PITCH)
    elif choice.gone or choice.fits_nowhere():
        for i in range(1, 9, 2):
            canvas.vline(x + i, y + 1, 8, 1 if chosen else 0)


def _draw_meteor(canvas, choice, seat, x, y, chosen):
    wide = 2 * PITCH
    if chosen:
        canvas.fill(x, y, wide, PITCH)
    color = 0 if chosen else 1
    canvas.text(ARROWS[choice.face], x + 2, y + 1, SMALL, color)
    canvas.text(seat.faces[5], x + 12, y + 1, SMALL, color)
    if choice.gone:
        _cross_out(canvas, x, y, wide)


def _cross_out(canvas, x, y, wide):
    canvas.line(x, y, x + wide - 1, y + 9)
    canvas.line(x, y + 9, x + wide - 1, y)
