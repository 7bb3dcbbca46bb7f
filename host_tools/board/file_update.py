"""Signalbox as files on a board: sends what changed; the board puts it in place.

    /boot.py, /main.py, /lib    the firmware
    /update                     the list of an update, complete; its new files lie there as NAME~

Files are sent under unfinished names first. If it is cut off before /update exists, the
board starts the old firmware; after that, boot.py finishes the update. Run again, it skips files
whose hash already matches.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from host_tools.board.link import Board, LinkLost
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.firmware_files.bundle import DRIVERS, LIB, STARTERS

BLOCK = 4096
SPARE = 12  # blocks: folders grow, and are written again before their old blocks are free
UPDATES_S = 30
UPDATE, PART = "/update", "/update~"
BOOT = "/boot.py"
OURS = (f"/{LIB}/firmware", *(f"/{LIB}/{name}" for name in DRIVERS))


@dataclass
class Plan:
    """The firmware on a board, compared with another one, by path."""

    sent: list[str]
    kept: list[str]
    removed: list[str]


def update(
    board: Board,
    wanted: dict[str, bytes],
    dry_run: bool = False,
    progress: Progress | None = None,
) -> Plan:
    """Replace the firmware on the board by these files; the gadget stays stopped."""
    if not dry_run:
        finish_earlier(board)
    right = {path: hashlib.sha256(data).hexdigest() for path, data in wanted.items()}
    found = firmware_hashes(board)
    half_sent = [path for path in found if path.endswith("~")]
    plan = Plan(
        sent=sorted(path for path in right if found.get(path) != right[path]),
        kept=sorted(path for path in right if found.get(path) == right[path]),
        removed=sorted(path for path in found if path not in right and path not in half_sent),
    )
    if dry_run:
        return plan
    for path in half_sent:
        board.remove(path)
    if not (plan.sent or plan.removed):
        return plan
    changed = {path: wanted[path] for path in plan.sent}
    folders = folders_of(plan.sent)
    check_space(board, changed, len(folders - folders_of(found)))
    for folder in sorted(folders):
        board.run(f"sb_folder({folder!r})")
    send(board, changed, progress)
    gone = sorted({topmost(path, wanted) for path in plan.removed})
    lines = [f"+{path}\n" for path in plan.sent] + [f"-{path}\n" for path in gone]
    board.write(PART, "".join(lines).encode())
    board.run(f"os.rename({PART!r},{UPDATE!r})")
    if BOOT in plan.sent:  # 0.1.0's does not know how to finish an update
        board.run(f"os.rename({BOOT + '~'!r},{BOOT!r})")
    restart(board)
    if board.hashes_of(plan.sent) != {path: right[path] for path in plan.sent}:
        raise LinkLost("the files on the board are not those that were sent: deploy again")
    return plan


def finish_earlier(board: Board) -> None:
    """Have boot.py finish an interrupted update, or drop the update."""
    if UPDATE[1:] in board.names("/"):
        restart(board)
    if UPDATE[1:] in board.names("/"):
        board.remove(UPDATE)  # before its files: boot.py would look for them


def firmware_hashes(board: Board) -> dict[str, str]:
    """Every file on the board that is ours to replace, and its hash."""
    starters = [f"/{name}{end}" for name in STARTERS for end in ("", "~")]
    found = board.hashes_of([*starters, PART])
    for path in OURS:
        found |= board.hashes(path)
        found |= board.hashes_of([path + end for end in (".mpy", ".mpy~", ".py", ".py~")])
    return found


def check_space(board: Board, changed: dict[str, bytes], folders: int) -> None:
    """Old and new files exist at the same time."""
    needed = SPARE + 2 * folders + sum(-(-len(data) // BLOCK) for data in changed.values())
    free = int(board.value("os.statvfs('/')[3] * os.statvfs('/')[0]")) // BLOCK
    if free < needed:
        raise BadInput(
            f"the flash has {free} free blocks, the new firmware needs {needed}: copy the games"
            " and free their space with `signalbox sync --free`, then deploy again"
        )


def send(board: Board, changed: dict[str, bytes], progress: Progress | None) -> None:
    """Write the new files under their unfinished names, and check each."""
    total = sum(len(data) for data in changed.values())
    sent = 0
    for path, data in changed.items():
        board.write(path + "~", data)
        if board.value(f"sb_hash({path + '~'!r})") != hashlib.sha256(data).hexdigest():
            raise LinkLost(f"{path} came damaged over the cable: deploy again")
        sent += len(data)
        board.show("updating", sent, total)
        if progress:
            progress(sent, total)


def topmost(path: str, wanted: dict[str, bytes]) -> str:
    """An old file, or the highest folder around it that has nothing of the new firmware."""
    for at in slashes(path):
        if not any(other.startswith(path[: at + 1]) for other in wanted):
            return path[:at]
    return path


def folders_of(paths: Iterable[str]) -> set[str]:
    return {path[:at] for path in paths for at in slashes(path)}


def slashes(path: str) -> list[int]:
    return [at for at in range(1, len(path)) if path[at] == "/"]


def restart(board: Board) -> None:
    """Start the board, whose boot.py finishes the update, then stop the gadget again: earlier, the
    interrupt would stop boot.py too."""
    board.restart((b"updated",), UPDATES_S)
    board.stop_gadget()
