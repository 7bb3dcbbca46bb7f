"""This Signalbox onto a board: as an image through its boot drive, or as files where they fit.

A Pico runs an image, which it takes as a file on its boot drive; boards with enough memory also
run plain files (file_update.py). Games and settings in /data are never touched.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from firmware.boards import module_name
from firmware.version import VERSION
from host_tools.board import boot_drive
from host_tools.board.clock import set_clock
from host_tools.board.file_update import BLOCK, update
from host_tools.board.link import Board, connected
from host_tools.board.ports import lasting
from host_tools.board.running import Running, running
from host_tools.common.errors import BadInput
from host_tools.common.micropython import NEEDED, OLDEST
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.common.zones import FILE as ZONES
from host_tools.firmware_files.bundle import build_id, files_of
from host_tools.firmware_files.image import uf2
from host_tools.firmware_files.image.binary_info import info

ENOUGH_HEAP = 512 * 1024  # bytes: with less, the modules as files leave too little memory
START_S = 1  # until a board that was just plugged in listens
RESTART_S = 120


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
    image: Path | None = None  # an existing one
    drive: Path | None = None  # the folder where the boot drive is mounted


def deploy_to(
    request: Request,
    make_image: Callable[[str], Path],
    progress: Progress | None = None,
) -> Deployed:
    """Bring a board up to date, check it, and start it. `make_image` builds the one of a board."""
    if request.drive and (chip := boot_drive.chip_of(request.drive)):
        return to_drive(request, request.drive, chip, make_image, progress)
    device = lasting(request.device)
    with connected(device, show="updating") as board:
        name = check_board(board, request.board)
        set_clock(board)
        there = running(board)
        done = Deployed(name, VERSION, str(there or ""))
        built_in = there is not None and there.image
        done.image = built_in or request.image is not None or heap_of(board) < ENOUGH_HEAP
        if not done.image:
            wanted = {"/" + path: data for path, data in files_of(name, request.py).items()}
            plan = update(board, wanted, request.dry_run, progress)
            done.sent, done.kept, done.removed = plan.sent, plan.kept, plan.removed
            return done
        if request.py:
            raise BadInput(f"this {name} gets an image, not files: leave --py out")
        if there and built_in and is_this(there, name) and request.image is None:
            return done
        done.sent = ["image"]
        if request.dry_run:
            return done
        image = image_for(name, request, make_image)
        check_file_system(board, image)
        others = boot_drive.present()
        board.into_boot_drive()
    drive = boot_drive.find(name, request.drive, others)
    boot_drive.copy(image, drive, progress)
    check_image(request, device, name)
    return done


def to_drive(
    request: Request,
    drive: Path,
    chip: str,
    make_image: Callable[[str], Path],
    progress: Progress | None,
) -> Deployed:
    """The board was plugged in with BOOTSEL held, and waits for an image."""
    name = boot_drive.board_of(chip, request.board)
    if not request.dry_run:
        boot_drive.copy(image_for(name, request, make_image), drive, progress)
        check_image(request, request.device, name)
    return Deployed(name, VERSION, image=True, sent=["image"])


def is_this(there: Running, board: str) -> bool:
    """Was it built from the same sources as the one on this computer?"""
    return (there.version, there.build) == (VERSION, build_id(board))


def image_for(name: str, request: Request, make_image: Callable[[str], Path]) -> Path:
    """The image for a board: an existing one, or a new one."""
    if name not in boot_drive.CHIPS:
        raise BadInput(
            f"this {name} has too little memory for Signalbox as files, and its image must be"
            " built with ESP-IDF: docs/boards.md shows how"
        )
    if request.image is None:
        return make_image(name)
    try:
        family, _ = uf2.read(request.image.read_bytes())
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadInput(
            f"{plain(request.image)} cannot be read ({why}): name an image, or leave --image out"
        ) from error
    except BadInput as error:
        raise BadInput(f"{plain(request.image)} is not an image for a {name}: {error}") from error
    if family != boot_drive.CHIPS[name].family:
        raise BadInput(
            f"{plain(request.image)} is an image for another chip than that of this {name}: make"
            f" one with `signalbox image --board {name}`, or leave --image out"
        )
    return request.image


def check_file_system(board: Board, image: Path) -> None:
    """A Pico W stores its files elsewhere than a Pico: with the other image they would be lost."""
    _, pages = uf2.read(image.read_bytes())
    flash = bytearray(b"\xff" * (max(pages) + uf2.PAGE - uf2.FLASH))
    for address, page in pages.items():
        flash[address - uf2.FLASH : address - uf2.FLASH + uf2.PAGE] = page
    blocks = info(bytes(flash)).size // BLOCK
    games = set(board.names("/data")) - {ZONES}
    if blocks and games and board.value("os.statvfs('/')[2]") != blocks:
        raise BadInput(
            f"{plain(image)} has its files elsewhere than this board, whose games would be lost:"
            " is it an image for another board? If not, copy the games with `signalbox sync`"
            " and copy the image by hand"
        )


def heap_of(board: Board) -> int:
    return int(board.value("gc.mem_alloc() + gc.mem_free()"))


def check_image(request: Request, device: str, name: str) -> None:
    """The board has restarted: does it run what was sent? Then set its clock."""
    with connected(device, wait_s=START_S, patience_s=RESTART_S) as board:
        there = running(board)
        if there is None or not there.image:
            raise BadInput("the board took the image but does not run Signalbox: deploy again")
        if request.image is None and not is_this(there, name):
            raise BadInput(f"the board still runs Signalbox {there}: deploy again")
        set_clock(board)


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
            f"Signalbox does not know the board {plain(machine, 60)}: use a Pico, Pico W, Pico 2,"
            " Pico 2 W or ESP32"
        ) from None
    if wanted is not None and wanted != name:
        raise BadInput(f"this is a {name}, not a {plain(wanted, 20)}: leave --board out")
    return name
