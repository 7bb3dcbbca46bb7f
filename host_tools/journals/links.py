"""The games of one gadget are linked by their headers: which ones are missing between others?

Gadgets are distinguished by the chain of IDs itself. A missing game is not a fault of the others:
it may still be on the gadget, or in another store.
"""

from collections.abc import Iterable
from typing import Any

Header = dict[str, Any]


def missing(headers: Iterable[Header], of: set[str] | None = None) -> list[str]:
    """A sentence for every gap before a game; `of` are the IDs of the games that matter."""
    known = {(header["id"], header.get("number")): header for header in headers}
    here = {header["id"] for header in known.values()}
    linked = sorted(
        (header for header in known.values() if header.get("number")),
        key=lambda header: (header["board"], header["number"], header["id"]),
    )
    said = []
    for header in linked:
        if (
            (of is None or header["id"] in of)
            and header["before"]
            and header["before"] not in here
        ):
            said.append(_gap(header, linked))
    return said + _forks(linked, known.values(), of)


def _gap(header: Header, linked: list[Header]) -> str:
    """The ID of the last missing game is known; the others only by their numbers."""
    number = header["number"]
    followed = {other["before"] for other in linked}
    ends = [
        other["number"]
        for other in linked
        if other["board"] == header["board"]
        and other["number"] < number - 1
        and other["id"] not in followed
    ]
    first = ends[0] + 1 if len(ends) == 1 else number - 1
    games = (
        f"Game {number - 1} is" if first == number - 1 else f"Games {first} to {number - 1} are"
    )
    return (
        f"{games} missing: ID {header['before']} was played on the same gadget"
        f" right before game {number}, ID {header['id']}."
    )


def _forks(linked: list[Header], all_of_them: Iterable[Header], of: set[str] | None) -> list[str]:
    """Two games after the same one: a gadget was set back. A shared code gives equal IDs."""
    unique = {
        header["id"] for header in all_of_them if header.get("number") and "code" not in header
    }
    after: dict[str, list[Header]] = {}
    for header in linked:
        if header["before"] in unique:
            after.setdefault(header["before"], []).append(header)
    said = []
    for before, games in after.items():
        ids = sorted({game["id"] for game in games})
        if len(ids) > 1 and (of is None or of & set(ids)):
            said.append(
                f"The games {' and '.join(ids)} both follow {before}: the gadget's memory was set"
                " back or copied in between."
            )
    return said
