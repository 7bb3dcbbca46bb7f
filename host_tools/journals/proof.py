"""What a journal proves, what people only say, and what nobody can know: in plain words."""

import re

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.journals.examine import (
    HIDDEN,
    MATCH,
    NONE,
    OPEN,
    UNPROVEN,
    WRONG,
    Examined,
)

LEAST = 8  # digits of a promise: fewer are found again by trying
WHOLE = 64


def noted_promise(text: str) -> str:
    """The digits that somebody wrote down from the gadget's screen; BadInput if they are none."""
    digits = "".join(text.split()).lower()
    if not re.fullmatch("[0-9a-f]*", digits):
        raise BadInput(f"--promise {plain(text)!r} has more than hex digits: write 0-9 and a-f")
    if not LEAST <= len(digits) <= WHOLE:
        raise BadInput(
            f"--promise has {len(digits)} digits: write at least {LEAST} and at most {WHOLE} of"
            " those that the gadget showed"
        )
    return digits


def compare(found: Examined, digits: str) -> None:
    """Is it the promise that was noted? If not, that is a fault."""
    if found.header is None:
        return
    found.noted = found.header["commit"].startswith(digits)
    if not found.noted:
        found.faults.append(
            f"The promise that was noted begins {in_fours(digits[:16])}, the journal's"
            f" {in_fours(found.header['commit'][:16])}: it is not the promise of this game."
        )


def verdict(found: Examined) -> str:
    if not found.sound:
        return "NOT ALL IS RIGHT"
    if found.dice == UNPROVEN:
        return "dice not proven"
    return "ok so far, dice not proven yet" if found.dice == HIDDEN else "ok"


def sentences(found: Examined) -> list[str]:
    """What was checked, and what cannot be known; nothing for a file without a game."""
    if found.header is None:
        return []
    part = "All" if found.good == len(found.data) else "The first"
    lines = [
        f"{part} {len(found.events)} events are complete, in order and follow the rules.",
        dice_sentence(found),
    ]
    lines += [line for line in (found.rivals, _promise(found), _shared(found)) if line]
    lines.append("Typed by people, not provable: names, options, typed scores, the day.")
    if number := found.header.get("number"):
        before = found.header["before"]
        lines.append(f"Game {number} of its gadget, after {'ID ' + before if before else 'none'}.")
    return lines


def dice_sentence(found: Examined) -> str:
    if found.dice == NONE:
        return "No dice were rolled."
    if found.dice == MATCH:
        return (
            f"All {found.draws} draws come from the secret that was promised before the first one."
        )
    if found.dice == HIDDEN:
        when = "the game still runs" if found.state == OPEN else "the reveal is missing"
        return f"The dice are not yet revealed ({when}), so they cannot be checked."
    if found.dice == UNPROVEN:
        return "The dice are not proven: the secret was lost, and they may be anything."
    return "The dice do not come from the secret that was promised."


def _promise(found: Examined) -> str | None:
    if found.header is None or found.dice in (NONE, WRONG, UNPROVEN):
        return None
    shown = in_fours(found.header["commit"][:16])
    if found.noted:
        return f"The promise {shown} is the one that was noted: nobody chose the dice afterwards."
    if found.noted is None:
        return (
            f"Was {shown} noted from the gadget's screen before the first roll? Compare it, or"
            " let `verify --promise` do it: else the whole file may be made up, with its dice."
        )
    return None


def _shared(found: Examined) -> str | None:
    if found.shared:
        return f"{found.shared}: dice known to everybody who had the code."
    if found.header is not None and found.dice == MATCH and "number" not in found.header:
        return "Written by 0.1.0: whether a shared code gave the dice, such a file does not tell."
    return None


def in_fours(digits: str) -> str:
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
