"""Runs the gadget: makes the board, makes the gadget, steps it until Ctrl-C."""

from firmware.boards import this_board


def play(board):
    from firmware.gadget import Gadget

    gadget = Gadget(
        board.display,
        board.buttons,
        board.storage,
        board.entropy,
        board.name,
        sound=board.sound,
        light=board.light,
        battery=board.battery,
        clock=board.utc,
    )
    while True:
        board.rest(gadget.step(board.now()))


here = this_board()
try:
    play(here)
except KeyboardInterrupt:
    here.release()  # before the REPL gets control: nobody feeds the watchdog there
