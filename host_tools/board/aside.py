"""The games and settings of a board, set aside while it is tried with others.

They come back whatever happens: by `put_back`, at the next visit of any command, or when the
gadget starts the next time (see on_board/put_back.py).
"""

from host_tools.board.link import Board
from host_tools.common.places import on_board

# What boot.py does at a start that leaves the games aside.
STAYED = """
sb_time = time.ticks_ms()
with open("/put_back") as sb_file:
    exec(sb_file.read(), {})
print(time.ticks_diff(time.ticks_ms(), sb_time))
"""
DATA, ASIDE = "/data", "/aside"
PUT_BACK, STAY = "/put_back", "/stay"


def set_aside(board: Board) -> None:
    """From here on the board has an empty folder for games."""
    board.replace(PUT_BACK, on_board("put_back").encode())
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
