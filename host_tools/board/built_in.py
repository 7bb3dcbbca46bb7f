"""Which Signalbox a board runs and why: the one built into its image, or files in /app."""

from dataclasses import dataclass

from firmware.version import VERSION
from host_tools.board.link import Board, BoardSays, LinkLost, connected
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.firmware_files.image.frozen import build_id

RUNNING = "__import__('firmware.version', None, None, ('x',)).VERSION"
# By the keys of built_in.origin; `files` is stock MicroPython, which has nothing built in.
WHY = {
    "built_in": "{running}, built in",
    "built_in_first": "{running}, built in; the files in /app are not newer and not used",
    "files_newer": "{running} as files, newer than the built-in {built_in}",
    "files_over": "{running} as files, put over the built-in {built_in}",
    "files": "{running} as files",
}


@dataclass(frozen=True)
class BuiltIn:
    """The Signalbox in a board's image."""

    version: str
    build: str
    why: str  # who runs: a key of WHY

    def is_newer(self) -> bool:
        return numbers(self.version) > numbers(VERSION)

    def is_this(self, board: str) -> bool:
        """Is it made of the same sources as the one on this computer?"""
        return (self.version, self.build) == (VERSION, build_id(board))


def numbers(version: str) -> list[int]:
    try:
        return [int(number) for number in version.split(".")]
    except ValueError:
        raise LinkLost("the board tells nonsense about its Signalbox: try again") from None


def built_in(board: Board) -> BuiltIn | None:
    """None on stock MicroPython."""
    said = board.value("sb_built_in()")
    if said is None:
        return None
    version, build, why = said
    return BuiltIn(str(version), str(build), str(why))


def running(board: Board) -> str:
    """The version that runs, and why it is that one; nothing where there is no Signalbox."""
    inside = built_in(board)
    try:
        version = plain(board.value(RUNNING), 20)
    except BoardSays:
        return ""
    why = WHY.get(inside.why if inside else "files", WHY["files"])
    return why.format(running=version, built_in=plain(inside.version, 20) if inside else "")


def ask(device: str, tries: int) -> str:
    """What a board runs, in a few words, also when it does not say."""
    try:
        with connected(device, tries=tries) as board:
            return running(board) or "none"
    except LinkLost:
        return "no answer"
    except BadInput:
        return "in use"
