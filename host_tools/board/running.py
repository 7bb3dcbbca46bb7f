"""Which Signalbox a board runs, and whether it comes from an image or from files."""

from dataclasses import dataclass

from host_tools.board.link import Board, BoardSays, LinkLost, connected
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain


@dataclass(frozen=True)
class Running:
    version: str
    build: str  # digits of its sources; 0.1.0 has none
    image: bool  # frozen into the image, not as files

    def __str__(self) -> str:
        build = f" ({plain(self.build, 20)})" if self.build else ""
        return f"{plain(self.version, 20)}{build}, {'image' if self.image else 'files'}"


def running(board: Board) -> Running | None:
    """None where there is no Signalbox."""
    said = board.value("sb_signalbox()")
    if said is None:
        return None
    version, build, image = said
    return Running(str(version), str(build), bool(image))


def ask(device: str, tries: int) -> str:
    """What a board runs, in a few words, even if it does not answer."""
    try:
        with connected(device, tries=tries) as board:
            return str(running(board) or "none")
    except (LinkLost, BoardSays):
        return "no answer"
    except BadInput:
        return "in use"
