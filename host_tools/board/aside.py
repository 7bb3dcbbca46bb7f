"""The games and settings of a board, set aside while it is tried with others.

They come back whatever happens: by `put_back`, when any command connects, or when the gadget
starts the next time (see boot.py).
"""

from host_tools.board.link import Board

# What boot.py does at a start that leaves the games aside.
STAYED = """
sb_time = time.ticks_ms()
os.remove("/stay")
print(time.ticks_diff(time.ticks_ms(), sb_time))
"""
DATA, ASIDE = "/data", "/aside"
STAY = "/stay"


def set_aside(board: Board) -> None:
    """From here on the board has an empty folder for games."""
    if DATA[1:] in board.names("/"):
        board.run(f"os.rename({DATA!r},{ASIDE!r})")
    else:
        board.run(f"os.mkdir({ASIDE!r})")
    board.run(f"os.mkdir({DATA!r})")


def put_back(board: Board) -> None:
    board.run("sb_put_back()")


def stay(board: Board) -> None:
    """The next start leaves the games aside: it is one of ours."""
    board.write(STAY, b"")


def stay_ms(board: Board) -> int:
    """By how much a start takes longer because of that."""
    stay(board)
    return int(board.run(STAYED))
