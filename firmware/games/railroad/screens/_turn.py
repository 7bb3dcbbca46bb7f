"""Whose turn it is to draw, and the cover of a sheet while the gadget is passed around."""

from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.lists import clipped


def whose_turn(game, seat):
    """Who draws now; `seat` drew last."""
    seat = min(seat, game.people - 1)
    for number in range(seat):
        if game.seats[number].why_not_end():
            return number  # an undo reopened this player's round
    if seat == 0:  # also after power-on: skip those who have finished
        while seat < game.people - 1 and game.seats.has_finished(seat):
            seat += 1
    return seat


def draw_cover(canvas, gadget, game, number):
    canvas.text(gadget.w("round", game.round, game.rounds), 2, 2)
    gadget.timer.draw(canvas, 126, 0)
    canvas.text(gadget.w("pass_to"), 64, 16, SMALL, 1, CENTRE)
    name = clipped(canvas, gadget.player_name(number), 90)
    canvas.text(name, 64, 28, MEDIUM, 1, CENTRE)
    gadget.draw_hint(canvas, gadget.w("hint_cover"))
