"""Copies a gadget's games into the store, then marks them as copied on the gadget.

After an interruption the next run does the rest: a stored game is recognised by its digest, and
one that is not yet marked is marked then.
"""

import time

from firmware.play import file_names
from host_tools.board.clock import set_clock
from host_tools.board.link import Board, LinkLost, connected
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.common.zones import Zones
from host_tools.store import Store, record_of
from host_tools.store.importing import Imported

DATA = "/data"
KINDS = (file_names.FINISHED, file_names.COPIED, file_names.RUNNING)


def sync_board(
    store: Store, device: str = "auto", free: bool = False, progress: Progress | None = None
) -> Imported:
    """Copy every game, set the clock, and resume the gadget."""
    done = Imported()
    with connected(device, show="copying") as board:
        zones = set_clock(board)
        on_board = digests(board, done)
        copy_games(store, board, on_board, done, progress, zones)
        mark_copied(board, on_board)
        if free:
            done.forgotten = forget(board)
    return done


def digests(board: Board, done: Imported) -> dict[str, str]:
    """Name and digest of every journal on the board, and of what was set aside of games.

    Secrets are never read. Files that do not belong to a game are listed in `done`.
    """
    found = {}
    for name in sorted(board.names(DATA)):
        path = f"{DATA}/{name}"
        if not _is_journal(name) and not _is_aside(name):
            if name.endswith("." + file_names.ASIDE):
                done.skipped.append((plain(name, 80), "set aside by the gadget, and not a game"))
        elif digest := board.value(f"sb_is({path!r}) and sb_hash({path!r})"):
            found[name] = str(digest)
        else:
            done.skipped.append((name, "a folder is in its place"))
    return found


def _is_journal(name: str) -> bool:
    parts = file_names.split(name)
    return parts is not None and parts[1] in KINDS and len(name) == 10


def _is_aside(name: str) -> bool:
    parts = file_names.split(name)
    return parts is not None and name in file_names.asides(parts[0])


def copy_games(
    store: Store,
    board: Board,
    on_board: dict[str, str],
    done: Imported,
    progress: Progress | None = None,
    zones: Zones | None = None,
) -> None:
    """Store the journals that are not known yet, one by one."""
    known = store.digests()
    seen = int(time.time())
    fresh = {name: digest for name, digest in on_board.items() if digest not in known}
    done.known += len(on_board) - len(fresh)
    for count, (name, digest) in enumerate(fresh.items()):
        board.show("copying", count, len(fresh))
        data = board.read(f"{DATA}/{name}")
        if not data:
            done.skipped.append((name, "empty: the game never began"))
            continue
        record = record_of(data)
        if record.row["digest"] != digest:
            raise LinkLost(f"{name} came damaged over the cable: run the command again")
        with store.turn() as connection:
            ((outcome, uid),) = store.add_all(connection, [record], seen, zones or [])
        done.note(name, outcome, uid, record)
        if progress:
            progress(count + 1, len(fresh))
    done.settle(store)


def mark_copied(board: Board, on_board: dict[str, str]) -> None:
    """Everything on the board is stored: mark its finished games as safe to remove."""
    for name in on_board:
        if name.endswith("." + file_names.FINISHED):
            copied = name[: -len(file_names.FINISHED)] + file_names.COPIED
            board.run(f"os.rename({DATA + '/' + name!r},{DATA + '/' + copied!r})")


def forget(board: Board) -> int:
    """Remove the copied games and what was set aside; the copies here are safe.

    A game that was set aside with its secret stays: another firmware may be able to open it.
    """
    there = board.names(DATA)
    copied = [n for n in there if _is_journal(n) and n.endswith("." + file_names.COPIED)]
    aside = [n for n in there if _is_aside(n) and _secret_of(n) not in there]
    for name in copied + aside:
        board.run(f"os.remove({DATA + '/' + name!r})")
    return len(copied)


def _secret_of(name: str) -> str:
    return name.partition(".")[0] + "." + file_names.SECRET
