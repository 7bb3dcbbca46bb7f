"""Runs the gadget: makes the board, makes the gadget, steps it until Ctrl-C."""

from firmware.boards import this_board


def run(board):
    """From the flash on, as after power-on; the computer's tools call it when they are done."""
    try:
        board.arm()
        from firmware.gadget import Gadget

        needed = board.display, board.buttons, board.storage, board.entropy, board.name
        gadget = Gadget(
            *needed,
            sound=board.sound,
            light=board.light,
            battery=board.battery,
            clock=board.utc,
        )
        while True:
            board.rest(gadget.step(board.now()))
    except KeyboardInterrupt:
        board.release()  # before the REPL gets control: nobody feeds the watchdog there


here = this_board()
run(here)
