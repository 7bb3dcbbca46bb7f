"""Sets a board's own games and settings aside while `certify` plays other games on it.

They come back whatever happens: by `restore`, when any command connects, or when the gadget
next starts (see boot.py).
"""

from host_tools.board.link import Board

# What boot.py does at a start that leaves the games in quarantine.
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


def restore(board: Board) -> None:
    board.run("sb_restore()")


def stay(board: Board) -> None:
    """The next start, which is one of ours, leaves the games in quarantine."""
    board.write(STAY, b"")


def stay_ms(board: Board) -> int:
    """By how many ms that makes a start longer."""
    stay(board)
    return int(board.run(STAYED))
