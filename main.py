"""Runs the gadget: makes the board, makes the gadget, steps it until Ctrl-C.

With B held at power-on (safe mode) nothing runs: the board waits for a computer.
"""

from firmware.boards import safe_mode, this_board


def run(board):
    """Start from flash, as after power-on; the computer's tools call it when they have
    finished."""
    try:
        board.arm()
        from firmware.gadget import Gadget  # takes a while to load: the display is lit already

        gadget = Gadget(board)
        while True:
            board.rest(gadget.step(board.now()))
    except KeyboardInterrupt:
        board.release()  # before the REPL gets control: it does not feed the watchdog


if not safe_mode():
    here = this_board()
    run(here)
