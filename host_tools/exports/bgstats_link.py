"""One play as a link that opens BG Stats, and the link as a QR code.

docs/computer.md says where the format of the link is described.
"""

import io
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import segno

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import new_file
from host_tools.exports.bgstats_plays import Play, play_of, why_not
from host_tools.exports.rows import read_start
from host_tools.store import Store
from host_tools.store.stored_journals import stored_journal

SOURCE = "Signalbox"
PLACE = "https://app.bgstatsapp.com/createPlay.html?data="
KINDS = (".svg", ".png")
QUIET = 4  # modules around a code that stay light
BOTH, UPPER, LOWER, NEITHER = "█▀▄ "


def link_to(store: Store, start: str) -> str:
    """The link of the game whose ID begins like this; BadInput if it is not a finished play."""
    entry = store.find(start)
    if reason := why_not(entry):
        raise BadInput(f"{entry.uid} cannot be a play in BG Stats, {reason}: name another game")
    return link_of(play_of(entry, read_start(stored_journal(store, entry.uid))))


def link_of(play: Play) -> str:
    text = json.dumps(as_dict(play), ensure_ascii=False, separators=(",", ":"))
    return PLACE + quote(text, safe=":,")  # allowed unescaped in a query


def as_dict(play: Play) -> dict[str, Any]:
    box = play.box
    number = {"bggId": box.bgg_id} if box.bgg_id else {}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": play.uuid,
        "playDate": play.played,
        "durationMin": play.minutes,
        "game": {
            "name": box.name,
            "sourceGameId": _short(play.box_uuid),
            **number,
            "highestWins": not box.fewest_win,
            "noPoints": False,
        },
        "board": play.variant,
        "comments": play.comment,
        "players": [
            {
                "name": seat.name,
                "sourcePlayerId": _short(seat.uuid),
                **({} if seat.score is None else {"score": seat.score}),
                "rank": seat.rank,
                "winner": seat.winner,
                "startPlayer": seat.start,
            }
            for seat in play.seats
        ],
    }


def _short(uuid: str) -> str:
    """A shortened UUID: still unique enough, and a coarser QR code."""
    return uuid.replace("-", "")[:12]


def qr_code(link: str) -> segno.QRCode:
    try:
        return segno.make_qr(link, error="l", boost_error=False)
    except segno.DataOverflowError as error:
        raise BadInput(
            "the link is too long for a QR code: send it to the phone as text"
        ) from error


def write_qr(link: str, file: Path) -> None:
    """A picture of the code: SVG or PNG, by the file's name."""
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise BadInput(f"--qr {plain(file)}: name it .svg or .png")
    picture = io.BytesIO()
    qr_code(link).save(picture, kind=kind[1:], scale=4, border=QUIET, light="white")
    with new_file(file) as unfinished:
        unfinished.write_bytes(picture.getvalue())


def qr_lines(link: str, dark_on_light: bool) -> list[str]:
    """The code in half blocks, two rows of it a line. A terminal that shows black on white gets
    its dark modules; one that is dark itself gets the light ones."""
    rows = [
        [bool(module) == dark_on_light for module in row]
        for row in qr_code(link).matrix_iter(border=QUIET)
    ]
    if len(rows) % 2:
        rows.append([not dark_on_light] * len(rows[0]))
    looks = {(1, 1): BOTH, (1, 0): UPPER, (0, 1): LOWER, (0, 0): NEITHER}
    return [
        "".join(looks[pair] for pair in zip(*rows[at : at + 2], strict=True))
        for at in range(0, len(rows), 2)
    ]
