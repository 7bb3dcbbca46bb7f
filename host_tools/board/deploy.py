"""This firmware onto a board: what changed goes there as one file, and one rename switches.

    /boot.py    unpacks /pack if there is one, then enters the firmware's folder
    /app        the firmware
    /pack       a new firmware, complete and checked; before that its name is /pack~
    /data       games and settings: never touched

Cut before the rename, the board starts the old firmware; after it, the new one. Run it again:
what is already there stays, by its hash. A /pack that an earlier run left is unpacked first, or
removed if it cannot be.
Where a Signalbox is built into the board's image, files go over it only if they are another one,
and /app/version says so (see on_board/built_in.py).
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from firmware.version import VERSION
from host_tools.board.built_in import built_in
from host_tools.board.clock import set_clock
from host_tools.board.link import Board, LinkLost, connected
from host_tools.common.errors import BadInput
from host_tools.common.micropython import NEEDED, OLDEST
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import APP, VERSION_FILE
from host_tools.firmware_files.pack import pack

BLOCK = 4096
INLINE = 1024  # bytes: a smaller file may lie in its folder's own blocks
SPARE = 12  # blocks: folders grow, and they are written anew before their old blocks are free
INSTALL_S = 120
PACK, PART = "/pack", "/pack~"
MARK = f"/{APP}/{VERSION_FILE}"


@dataclass
class Deployed:
    """What was done, or would be."""

    board: str
    version: str
    sent: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    built_in: str = ""  # the version in the board's image


def deploy_to(
    device: str = "auto",
    board_name: str | None = None,
    py: bool = False,
    dry_run: bool = False,
    progress: Progress | None = None,
) -> Deployed:
    """Bring a board up to date, check it, and start it."""
    with connected(device, show="updating") as board:
        name = check_board(board, board_name)
        set_clock(board)
        inside = built_in(board)
        done = Deployed(name, VERSION, built_in=inside.version if inside else "")
        if inside and inside.is_newer():
            return done
        if inside and inside.is_this(name) and not py:
            remove_files(board, done, dry_run)
            return done
        wanted = files_for(name, py)
        if inside:
            wanted[MARK] = f"{VERSION} {inside.build}\n".encode()
        deploy_files(board, wanted, done, dry_run, progress)
    return done


def go_back(
    device: str = "auto", board_name: str | None = None, dry_run: bool = False
) -> Deployed:
    """Let the Signalbox in the board's image run again: the files over it go."""
    with connected(device, show="updating") as board:
        name = check_board(board, board_name)
        set_clock(board)
        inside = built_in(board)
        if inside is None:
            raise BadInput(
                "no Signalbox is built into this board's image, so its files stay: without them"
                " the board would be empty"
            )
        done = Deployed(name, VERSION, built_in=inside.version)
        remove_files(board, done, dry_run)
    return done


def remove_files(board: Board, done: Deployed, dry_run: bool) -> None:
    """Every file of a firmware; the mark first, so that a cut in between is no harm."""
    names = board.names("/")
    done.removed = sorted(firmware_hashes(board))
    left = [path for path in ("/" + APP, "/boot.py", PACK, PART) if path[1:] in names]
    if dry_run or not (done.removed or left):
        return
    for path in (MARK, *left) if MARK in done.removed else left:
        board.remove(path)
    board.restart()
    board.stop_gadget()


def check_board(board: Board, wanted: str | None) -> str:
    """The board's name in hardware/pins.toml; BadInput if our files would not run there."""
    from firmware.boards import module_name

    machine, version, mpy = board.value(
        "(sys.implementation._machine, tuple(sys.implementation.version[:2]),"
        " getattr(sys.implementation, '_mpy', 0) & 255)"
    )
    if tuple(version) < OLDEST or mpy != 6:
        raise BadInput(
            f"the board runs MicroPython {version[0]}.{version[1]}, too old for this Signalbox:"
            f" put MicroPython {NEEDED} or newer on it, then deploy again"
        )
    try:
        name = module_name(str(machine))
    except OSError:
        raise BadInput(
            f"Signalbox does not know the board {plain(machine, 60)}: use a Pico, Pico W, Pico 2"
            " or ESP32"
        ) from None
    if wanted is not None and wanted != name:
        raise BadInput(f"this is a {name}, not a {plain(wanted, 20)}: leave --board out")
    return name


def files_for(name: str, py: bool = False) -> dict[str, bytes]:
    """Every file that belongs on the board, by its path there."""
    from host_tools.firmware_files.bundle import files_of

    return {"/" + path: content for path, content in files_of(name, py).items()}


def deploy_files(
    board: Board,
    wanted: dict[str, bytes],
    done: Deployed,
    dry_run: bool = False,
    progress: Progress | None = None,
) -> None:
    """Make the firmware on the board these files; the gadget is left stopped, but whole."""
    right = {path: sha(data) for path, data in wanted.items()}
    if not dry_run:
        clear_up(board, wanted["/boot.py"])
    found = firmware_hashes(board)
    done.sent = sorted(path for path in right if found.get(path) != right[path])
    done.kept = sorted(path for path in right if found.get(path) == right[path])
    done.removed = sorted(path for path in found if path not in right)
    if dry_run or not (done.sent or done.removed):
        return
    if "/boot.py" in done.sent:
        board.replace("/boot.py", wanted["/boot.py"])  # it starts old and new firmwares alike
    changed = {path: wanted[path] for path in done.sent if path != "/boot.py"}
    # The mark goes first and comes last: half a firmware never passes for the newest.
    again = {MARK: wanted[MARK]} if MARK in wanted else {}
    data = pack(changed | again, [*done.removed, *emptied(done.removed, wanted), *again])
    check_room(board, data, changed, found, done.removed)
    send(board, data, progress)
    board.run(f"os.rename({PART!r},{PACK!r})")
    install(board)
    if board.hashes_of(done.sent) != {path: right[path] for path in done.sent}:
        raise LinkLost("the files on the board are not those that were sent: deploy again")


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def firmware_hashes(board: Board) -> dict[str, str]:
    """Every file on the board that is ours to replace, and its hash."""
    return board.hashes("/" + APP) | board.hashes_of(["/boot.py"])


def emptied(removed: list[str], wanted: Iterable[str]) -> list[str]:
    """The folders that nothing is left in: each takes two blocks of flash."""
    return [folder + "/" for folder in sorted(folders(removed) - folders(wanted))]


def folders(paths: Iterable[str]) -> set[str]:
    """All folders that these files are in."""
    return {path[:at] for path in paths for at in range(1, len(path)) if path[at] == "/"}


def check_room(
    board: Board,
    data: bytes,
    changed: dict[str, bytes],
    found: dict[str, str],
    removed: list[str],
) -> None:
    """What goes, goes first; a file that stays is written anew before its old blocks are free."""
    new = sum(_blocks(content) for path, content in changed.items() if path not in found)
    most = max((_blocks(content) for path, content in changed.items() if path in found), default=0)
    needed = SPARE + _blocks(data) + max(0, new + most - blocks_of(board, removed))
    free = free_blocks(board)
    if free < needed:
        raise BadInput(
            f"the flash has {free} free blocks, the new firmware needs {needed}: copy the games"
            " and free some with `signalbox sync --free`, then deploy again"
        )


def blocks_of(board: Board, paths: list[str]) -> int:
    """The blocks of files on the board; small ones have none of their own."""
    count = 0
    for at in range(0, len(paths), 40):
        sizes = board.value(f"[os.stat(p)[6] for p in {paths[at : at + 40]!r}]")
        count += sum(-(-size // BLOCK) for size in sizes if size > INLINE)
    return count


def free_blocks(board: Board) -> int:
    return int(board.value("os.statvfs('/')[3] * os.statvfs('/')[0]")) // BLOCK


def _blocks(data: bytes) -> int:
    return -(-len(data) // BLOCK)


def send(board: Board, data: bytes, progress: Progress | None) -> None:
    """Write the pack under its unfinished name, and check it."""

    def tell(sent: int, of: int) -> None:
        board.show("updating", sent, of)
        if progress:
            progress(sent, of)

    board.write(PART, data, tell)
    if board.value(f"sb_hash({PART!r})") != sha(data):
        raise LinkLost("the firmware came damaged over the cable: deploy again")


def clear_up(board: Board, boot: bytes) -> None:
    """What an earlier deploy left: half a file goes, and a pack is unpacked if it can be."""
    names = board.names("/")
    for left in (PART, "/boot.py~"):
        if left[1:] in names:
            board.remove(left)
    if PACK[1:] not in names:
        return
    if not board.value(f"sb_is({PACK!r})") or free_blocks(board) < SPARE:
        board.remove(PACK)  # no pack, or no room to unpack it
        return
    board.replace("/boot.py", boot)  # an older one keeps a pack that it cannot unpack
    restart(board)


def install(board: Board) -> None:
    heard = restart(board)
    if heard.endswith("not installed") or not heard.endswith("installed"):
        why = plain(" ".join(heard.split()[-12:]))
        raise BadInput(
            f"the board did not unpack the new firmware ({why}): let go of button B if it is"
            " held, then deploy again"
        )


def restart(board: Board) -> str:
    """Start the board: its boot.py unpacks or removes the pack, and says so; in safe mode it only
    shows its prompt. Then stop the gadget once more."""
    heard = board.restart((b"installed", b">>> "), INSTALL_S)
    board.stop_gadget()
    return heard
