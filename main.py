"""Runs the gadget: makes the board, makes the gadget, steps it until Ctrl-C.

Short on purpose: while MicroPython runs it, what comes to lie where its compiler was is never
collected. After so few lines that is a piece of the firmware, which stays anyway.
"""

from firmware.boards import this_board


def run(board):
    """From the flash on, as after power-on; the computer's tools call it when they are done."""
    try:
        board.arm()
        from firmware.gadget import Gadget

        gadget = Gadget(board)
        while True:
            board.rest(gadget.step(board.now()))
    except KeyboardInterrupt:
        board.release()  # before the REPL gets control: nobody feeds the watchdog there


here = this_board()
run(here)
