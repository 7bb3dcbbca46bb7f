"""Right of the sheet: the chosen face as it will be drawn, the round, and all the rest small."""

from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES, SPECIALS
from firmware.ui.font import MEDIUM
from firmware.ui.lists import clipped

LEFT = 67
LARGE = 28
PITCH = 10
DICE_TOP = 29
SPECIALS_TOP = 42
TOOLS = (100, 112)
TOOLS_TOP = 18
HINT_LEFT = 65
HINT_BOTTOM = 64
HINT_PITCH = 8


def draw_panel(canvas, screen):
    """`screen` has the game, a seat, its choices and which of them is chosen."""
    hints = () if screen.gadget.message() else screen.hints  # it covers their last line
    covered = screen.hand is not None or len(hints) > 1
    _draw_large(canvas, screen.choices[screen.at], screen)
    _draw_head(canvas, screen)
    screen.gadget.timer.draw(canvas, 127, 8)
    if screen.sign is not None:
        if screen.game.people > 1 or screen.gadget.timer.on():  # a name or the timer is there
            canvas.fill(98, 28, 6 * screen.sign + 2, 1)
        else:
            canvas.bar(97, 10, 9, 5, screen.sign, 5)
    for i in range(len(screen.choices)):
        choice = screen.choices[i]
        x, y = _place_of(choice)
        if covered and y == SPECIALS_TOP:
            continue  # the hint needs the space
        _draw_small(canvas, screen, choice, x, y, i == screen.at and not choice.gone)
    y = HINT_BOTTOM - HINT_PITCH * len(hints)
    for line in hints:
        canvas.text(line, HINT_LEFT, y)
        y += HINT_PITCH


def _draw_head(canvas, screen):
    """The round and the used special routes; with several people also whose sheet it is, and only
    that if the timer and the expansion's tools fill the rest."""
    gadget, game = screen.gadget, screen.game
    y = 19 if gadget.timer.on() else 9
    if y == 19 or game.people > 1:
        canvas.fill(97, 8, 31, 20, 0)  # clears the second of a meteor's two large faces
    if game.people > 1:
        if y == 19 and any(choice.TOOL is not None for choice in screen.choices):
            y = 0
        name = gadget.player_name(screen.number)
        canvas.text(clipped(canvas, name, 30), 98, y)
    if y:
        canvas.text(f"{game.round}/{game.rounds}", 98, 0)
        _draw_pips(canvas, len(screen.seat.specials.used))


def faces_ahead(screen):
    """The faces that the next press may show large: a board takes up to 40 ms to draw one, so they
    are drawn while nobody presses anything."""
    hand = screen.hand
    if hand is None:
        count = len(screen.choices)
        near = [screen.choices[(screen.at + step) % count] for step in (1, -1)]
        return [choice.face for choice in near if len(choice.face) > 3]
    if hand.roams or not hand.choice.DRAWS:
        return []
    ways = hand.ways()
    found = [ways[(hand.way + 1) % len(ways)]]
    for side in range(4):
        way = hand.choice.places.at(hand.next_space(side))[0]
        if way not in found:
            found.append(way)
    return found


def draw_ahead(canvas, face):
    """Draw a face outside the picture, so that it is in the cache when needed."""
    canvas.face(face, 128, 0, LARGE)


def _place_of(choice):
    """Where a choice stands."""
    name = choice.name
    if choice.TOOL is not None:
        return TOOLS[choice.TOOL], TOOLS_TOP
    if choice.COLUMN is not None:
        return LEFT + choice.COLUMN * PITCH, DICE_TOP
    if type(name) is int:
        return LEFT + name * PITCH, DICE_TOP
    return LEFT + SPECIAL_NAMES.index(name) * PITCH, SPECIALS_TOP


def row_below(choices, at):
    """The first choice in the next row that has one; below the last row comes the first."""
    here = _place_of(choices[at])[1]
    rows = sorted([(_place_of(c)[1], i) for i, c in enumerate(choices) if not c.gone])
    for row, i in [pair for pair in rows if pair[0] > here] + rows:
        if row != here:
            return i
    return at


def _draw_large(canvas, choice, screen):
    hand = screen.hand
    way = None if hand is None else hand.shown()
    space = None if hand is None else hand.space
    if choice.gone:
        canvas.text("✓", LEFT + 10, 10, MEDIUM)
    elif not choice.draw_large(canvas, screen.seat, LEFT, 0, LARGE, space):
        canvas.face(SPECIALS.get(way, way or choice.face), LEFT, 0, LARGE)


def _draw_pips(canvas, used):
    """Three special routes a game: those that are used are filled."""
    for pip in range(3):
        canvas.frame(112 + 5 * pip, 2, 4, 4)
        if pip < used:
            canvas.fill(112 + 5 * pip, 2, 4, 4)


def _draw_small(canvas, screen, choice, x, y, chosen):
    if chosen:
        canvas.fill(x, y, PITCH * choice.WIDE, PITCH)
    if not choice.draw_small(canvas, screen.seat, x, y, 0 if chosen else 1):
        screen.view.draw_tile(canvas, choice.face, x + 1, y + 1, chosen)
    if choice.gone and (y == DICE_TOP or choice.name in screen.seat.specials.used):
        _cross_out(canvas, x, y, PITCH * choice.WIDE)
    elif choice.gone or choice.fits_nowhere():
        for i in range(1, 9, 2):
            canvas.vline(x + i, y + 1, 8, 1 if chosen else 0)


def _cross_out(canvas, x, y, wide):
    canvas.line(x, y, x + wide - 1, y + 9)
    canvas.line(x, y + 9, x + wide - 1, y)
