"""This Signalbox onto a board: as an image through its boot drive, or as files where they fit.

    /boot.py, /main.py, /lib    the firmware as files
    /update                     the list of an update, complete; its new files lie there as NAME~
    /data                       games and settings: never touched

A Pico runs an image; boards with enough memory also run plain files. Files are sent under
unfinished names first. Cut off before /update has its name, the board starts the old firmware;
after it, boot.py finishes the update. Run it again: what is already there stays, by its hash.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from firmware.boards import module_name
from firmware.version import VERSION
from host_tools.board import boot_drive
from host_tools.board.link import Board, LinkLost, connected
from host_tools.board.running import Running, running
from host_tools.common.errors import BadInput
from host_tools.common.micropython import NEEDED, OLDEST
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import DRIVERS, LIB, STARTERS, build_id, files_of

BLOCK = 4096
SPARE = 12  # blocks: folders grow, and are written again before their old blocks are free
ENOUGH_HEAP = 320 * 1024  # bytes: with less, the modules do not fit into memory as files
RESTART_S = 120
UPDATE, PART = "/update", "/update~"
BOOT = "/boot.py"
OURS = (f"/{LIB}/firmware", *(f"/{LIB}/{name}" for name in DRIVERS))


@dataclass
class Deployed:
    """What was done, or would be."""

    board: str
    version: str
    before: str = ""  # what ran there
    image: bool = False
    sent: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Request:
    """How to deploy, as the command line has it."""

    device: str = "auto"
    board: str | None = None
    py: bool = False
    dry_run: bool = False
    image: Path | None = None  # one that is there already
    drive: Path | None = None  # the folder where the boot drive is mounted


def deploy_to(
    request: Request,
    make_image: Callable[[str], Path],
    progress: Progress | None = None,
) -> Deployed:
    """Bring a board up to date, check it, and start it. `make_image` builds the one of a board."""
    with connected(request.device, show="updating") as board:
        name = check_board(board, request.board)
        board.set_clock()
        there = running(board)
        done = Deployed(name, VERSION, str(there or ""))
        if (there and there.image) or heap_of(board) < ENOUGH_HEAP or request.image:
            done.image = True
            if there and there.image and is_this(there, name) and not request.image:
                return done
            done.sent = ["image"]
            if request.dry_run:
                return done
            image = request.image or image_for(name, make_image)
            board.into_boot_drive()
        else:
            wanted = {"/" + path: data for path, data in files_of(name, request.py).items()}
            deploy_files(board, wanted, done, request.dry_run, progress)
            return done
    boot_drive.copy(image, boot_drive.find(name, request.drive), progress)
    check_image(request, name)
    return done


def is_this(there: Running, board: str) -> bool:
    """Is it made of the same sources as the one on this computer?"""
    return (there.version, there.build) == (VERSION, build_id(board))


def image_for(name: str, make_image: Callable[[str], Path]) -> Path:
    if name not in boot_drive.CHIPS:
        raise BadInput(
            f"this {name} has too little memory for Signalbox as files, and its image must be"
            " built with ESP-IDF: docs/boards.md shows how"
        )
    return make_image(name)


def heap_of(board: Board) -> int:
    return int(board.value("gc.mem_alloc() + gc.mem_free()"))


def check_image(request: Request, name: str) -> None:
    """The board has restarted: does it run what was sent? Then set its clock."""
    with connected(request.device, wait_s=1, patience_s=RESTART_S) as board:
        there = running(board)
        if there is None or not there.image:
            raise BadInput("the board took the image but runs no Signalbox: deploy again")
        if request.image is None and not is_this(there, name):
            raise BadInput(f"the board still runs Signalbox {there}: deploy again")
        board.set_clock()


def check_board(board: Board, wanted: str | None) -> str:
    """The board's name in hardware/pins.toml; BadInput if our files would not run there."""
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
            f"{plain(machine, 60)} is no board known here: use a Pico, Pico W, Pico 2 or ESP32"
        ) from None
    if wanted is not None and wanted != name:
        raise BadInput(f"this is a {name}, not a {plain(wanted, 20)}: leave --board out")
    return name


def deploy_files(
    board: Board,
    wanted: dict[str, bytes],
    done: Deployed,
    dry_run: bool = False,
    progress: Progress | None = None,
) -> None:
    """Make the firmware on the board these files; the gadget is left stopped, but whole."""
    right = {path: hashlib.sha256(data).hexdigest() for path, data in wanted.items()}
    if not dry_run and UPDATE[1:] in board.names("/"):
        restart(board)  # its boot.py finishes it; the one of 0.1.0 does not know how
    found = firmware_hashes(board)
    done.sent = sorted(path for path in right if found.get(path) != right[path])
    done.kept = sorted(path for path in right if found.get(path) == right[path])
    done.removed = sorted(path for path in found if path not in right)
    if dry_run or not (done.sent or done.removed):
        return
    half_sent = [path for path in done.removed if path.endswith("~")]
    for path in half_sent:
        board.remove(path)
    changed = {path: wanted[path] for path in done.sent}
    check_space(board, changed)
    send(board, changed, progress)
    removed = [path for path in done.removed if path not in half_sent]
    lines = [f"+{path}\n" for path in done.sent] + [f"-{path}\n" for path in removed]
    board.write(PART, "".join(lines).encode())
    board.run(f"os.rename({PART!r},{UPDATE!r})")
    if BOOT in done.sent:  # 0.1.0's does not know how to finish an update
        board.run(f"os.rename({BOOT + '~'!r},{BOOT!r})")
    restart(board)
    if board.hashes_of(done.sent) != {path: right[path] for path in done.sent}:
        raise LinkLost("the files on the board are not those that were sent: deploy again")


def firmware_hashes(board: Board) -> dict[str, str]:
    """Every file on the board that is ours to replace, and its hash."""
    starters = [f"/{name}{end}" for name in STARTERS for end in ("", "~")]
    found = board.hashes_of([*starters, UPDATE, PART])
    for path in OURS:
        found |= board.hashes(path)
        found |= board.hashes_of([path + end for end in (".mpy", ".mpy~", ".py", ".py~")])
    return found


def check_space(board: Board, changed: dict[str, bytes]) -> None:
    needed = SPARE + sum(-(-len(data) // BLOCK) for data in changed.values())
    free = int(board.value("os.statvfs('/')[3] * os.statvfs('/')[0]")) // BLOCK
    if free < needed:
        raise BadInput(
            f"the flash has {free} free blocks, the new firmware needs {needed}: bring the games"
            " home and free their space with `signalbox sync --free`, then deploy again"
        )


def send(board: Board, changed: dict[str, bytes], progress: Progress | None) -> None:
    """Write the new files under their unfinished names, and check each."""
    total = sum(len(data) for data in changed.values())
    sent = 0
    for folder in sorted({path[:at] for path in changed for at in _slashes(path)}):
        board.run(f"sb_folder({folder!r})")
    for path, data in changed.items():
        board.write(path + "~", data)
        if board.value(f"sb_hash({path + '~'!r})") != hashlib.sha256(data).hexdigest():
            raise LinkLost(f"{path} came damaged over the cable: deploy again")
        sent += len(data)
        board.show("updating", sent, total)
        if progress:
            progress(sent, total)


def _slashes(path: str) -> list[int]:
    return [at for at in range(1, len(path)) if path[at] == "/"]


def restart(board: Board) -> None:
    """Start the board, whose boot.py finishes the update; then stop the gadget once more."""
    board.restart()
    board.stop_gadget()
