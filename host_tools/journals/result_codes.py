"""The result code of a game of the day: what it says, and whether a journal confirms it."""

import re
from dataclasses import dataclass
from typing import Any

from firmware.games import game_class
from firmware.play.fair import ALPHABET
from firmware.play.read_result import LENGTH, read_result, totals, why_not_of
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import listed
from host_tools.games import title
from host_tools.journals.examine import FINISHED, MATCH, Examined

REAL, TYPED, OTHER = "real", "typed", "not confirmed"
ALONE = (
    "Anybody can make such a code: name the journal too (signalbox verify CODE FILE), to see"
    " whether the score is real."
)
# How a journal differs, the nearest miss last.
DIFFERENT = {
    "sound": "does not verify",
    "game": "is from another game",
    "rolls": "has other dice than that day",
    "kind": "was played by other rules",
    "score": "has another score",
}


def is_code(word: str) -> bool:
    """Is this meant as a result code? Anything that could be the ID of a game is not."""
    if re.fullmatch("[0-9a-fx][0-9a-f]*", word):
        return False
    return re.fullmatch(f"[{ALPHABET}]{{{LENGTH}}}", _letters(word)) is not None


def _letters(word: str) -> str:
    return "".join(word.split()).upper()


@dataclass
class ResultCode:
    """A code, and whether the given journals confirm it; `score` is None without any."""

    text: str
    says: Any  # firmware.play.read_result.Result
    score: str | None = None  # REAL, TYPED or OTHER
    faults: tuple[str, ...] = ()
    journal: str = ""  # the one that confirms it
    players: tuple[str, ...] = ()  # with this score there

    @property
    def valid(self) -> bool:
        return not self.faults


def checked_code(word: str, journals: list[tuple[str, Examined]]) -> ResultCode:
    """BadInput if it is not well formed."""
    says = read_result(word)
    if says is None:
        raise BadInput(
            f"{_letters(word)} is not a valid result code: compare each character with the"
            " gadget's screen"
        )
    code = ResultCode(_letters(word), says)
    missed = []
    for name, found in journals:
        why = _why_not(says, found)
        if why is None:
            has = zip(found.names(), totals(found.game), strict=True)
            code.players = tuple(player for player, total in has if total == says.score)
            code.journal = name
            code.score = TYPED if any(e["e"] == "scores" for e in found.events) else REAL
            return code
        missed.append((list(DIFFERENT).index(why), name))
    if missed:
        nearest, name = max(missed)
        code.score = OTHER
        code.faults = (f"No journal has this result: {name} {list(DIFFERENT.values())[nearest]}.",)
    return code


def _why_not(says: Any, found: Examined) -> str | None:
    if not found.valid or found.header is None or found.state != FINISHED or found.dice != MATCH:
        return "sound"
    return why_not_of(says, found.header, found.secret, found.game)


def report(code: ResultCode) -> list[str]:
    """Sentences for people."""
    says = code.says
    verdict = "NOT CONFIRMED" if code.score == OTHER else "well formed"
    lines = [
        f"{code.text}: {title(says.game)} of the day {says.day}, {says.score} points: {verdict}"
    ]
    rules = ", ".join(rule_names(says))
    lines.append(f"  Options: {rules}." if rules else "  All options have their defaults.")
    if code.score is None:
        lines.append("  " + ALONE)
    elif code.score in (REAL, TYPED):
        who = listed(code.players)
        lines.append(f"  {plain(code.journal)} is that game: {who} has {says.score} points.")
        lines.append(
            "  The score is real: the rules count it on the sheets of the journal."
            if code.score == REAL
            else "  The score was typed in by people: nothing proves it."
        )
    return lines + ["  " + plain(fault, 300) for fault in code.faults]


def rule_names(says: Any) -> list[str]:
    """The options that differ from their defaults, and whether there are others; by the names
    that `signalbox rules` explains."""
    found = [
        f"{name} {says.options[name]}"
        for name, default, _ in game_class(says.game).OPTIONS
        if says.options.get(name, default) != default
    ]
    return found + (["others that are not in the code"] if says.others else [])


def as_dict(code: ResultCode) -> dict[str, Any]:
    return {
        "sound": code.valid,
        "day": code.says.day,
        "game": code.says.game,
        "options": code.says.options,
        "other_options": bool(code.says.others),
        "points": code.says.score,
        "score": code.score,
        "journal": plain(code.journal) or None,
        "players": list(code.players),
        "faults": [plain(fault, 300) for fault in code.faults],
    }
