"""What a journal proves, what people only claim, and what cannot be known, in plain words."""

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
from host_tools.journals.faults import SAID, Fault

DICE = {NONE: "no_dice", MATCH: "match", UNPROVEN: "unproven", WRONG: "wrong"}
TEXTS = {
    "en": {
        "all": "All {} events are complete, in order and follow the rules.",
        "first": "The first {} events are complete, in order and follow the rules.",
        "only": "The first event is complete and follows the rules.",
        "rival": "The rival's moves follow the rules. Whether it chose them itself was not checked"
        " here: only signalbox verify recomputes them.",
        "rivals": "The moves of the {} rivals follow the rules. Whether they chose them themselves"
        " was not checked here: only signalbox verify recomputes them.",
        "typed": "Typed by people, not provable: names, options, typed scores, the day.",
        "number": "Game {} of its gadget, after {}.",
        "none": "none",
        "no_dice": "No dice were rolled.",
        "match": "All {} draws come from the secret that was promised before the first one.",
        "hidden": "The dice are not yet revealed ({}), so they cannot be checked.",
        "runs": "the game still runs",
        "no_reveal": "the reveal is missing",
        "unproven": "The dice are not proven: the secret was lost, and they may be anything.",
        "wrong": "The dice do not come from the secret that was promised.",
        "matches": "The promise {} is the one that was written down: nobody chose the dice later.",
        "compare": "Was {} written down from the gadget's screen before the first roll? Compare"
        " it, or use signalbox verify --promise: otherwise the whole file may be made up, with its"
        " dice.",
        "daily": "The daily game of {}: everybody with the code knew the dice.",
        "shared": "A shared code: everybody with the code knew the dice.",
        "old": "Written by 0.1.0: its files do not say whether a shared code gave the dice.",
    },
    "de": {
        "all": "Alle {} Ereignisse sind vollständig, in Ordnung und folgen den Regeln.",
        "first": "Die ersten {} Ereignisse sind vollständig, in Ordnung und folgen den Regeln.",
        "only": "Das erste Ereignis ist vollständig und folgt den Regeln.",
        "rival": "Die Züge des Rivalen folgen den Regeln. Ob er sie selbst gewählt hat, wurde hier"
        " nicht geprüft: nur signalbox verify berechnet sie neu.",
        "rivals": "Die Züge der {} Rivalen folgen den Regeln. Ob sie sie selbst gewählt haben,"
        " wurde hier nicht geprüft: nur signalbox verify berechnet sie neu.",
        "typed": "Von Menschen eingegeben, nicht beweisbar: Namen, Optionen, eingegebene Wertung,"
        " der Tag.",
        "number": "Spiel {} seines Geräts, nach {}.",
        "none": "keinem",
        "no_dice": "Es wurde nicht gewürfelt.",
        "match": "Alle {} Ziehungen kommen aus dem Geheimnis, das vor der ersten versprochen"
        " wurde.",
        "hidden": "Die Würfel sind noch nicht offengelegt ({}), also lassen sie sich nicht"
        " prüfen.",
        "runs": "das Spiel läuft noch",
        "no_reveal": "die Offenlegung fehlt",
        "unproven": "Die Würfel sind nicht bewiesen: das Geheimnis ging verloren, sie können"
        " beliebig sein.",
        "wrong": "Die Würfel kommen nicht aus dem Geheimnis, das versprochen wurde.",
        "matches": "Das Versprechen {} ist das notierte: niemand hat die Würfel nachher gewählt.",
        "compare": "Wurde {} vor dem ersten Wurf von der Anzeige des Geräts notiert? Vergleiche"
        " es, oder lass das signalbox verify --promise tun: sonst kann die ganze Datei erfunden"
        " sein, samt Würfeln.",
        "daily": "Das Spiel des Tages vom {}: alle mit dem Code kannten die Würfel.",
        "shared": "Ein gemeinsamer Code: alle mit dem Code kannten die Würfel.",
        "old": "Von 0.1.0 geschrieben: ob ein gemeinsamer Code die Würfel gab, sagt so eine Datei"
        " nicht.",
    },
}
LEAST = 8  # digits of a promise: fewer can be forged by trial
WHOLE = 64


def promise_digits(text: str) -> str:
    """The digits written down from the gadget's screen; BadInput if they cannot be a promise."""
    digits = "".join(text.split()).lower()
    if not re.fullmatch("[0-9a-f]*", digits):
        raise BadInput(f"--promise {plain(text)!r} is not hexadecimal: use 0-9 and a-f")
    if not LEAST <= len(digits) <= WHOLE:
        raise BadInput(
            f"--promise has {len(digits)} digits: write at least {LEAST} and at most {WHOLE} of"
            " those that the gadget showed"
        )
    return digits


def compare(found: Examined, digits: str) -> None:
    """Compare the promise with the one written down; a difference is a fault."""
    if found.header is None:
        return
    found.promise_matches = found.header["commit"].startswith(digits)
    if not found.promise_matches:
        said = (
            f"The promise that was written down begins {in_fours(digits[:16])}, the journal's"
            f" {in_fours(found.header['commit'][:16])}: it is not the promise of this game."
        )
        found.faults.append(Fault(SAID, [said]))


def verdict(found: Examined) -> str:
    if not found.valid:
        return "SOMETHING IS WRONG"
    if found.dice == UNPROVEN:
        return "dice not proven"
    return "ok so far, dice not proven yet" if found.dice == HIDDEN else "ok"


def sentences(found: Examined, language: str = "en") -> list[str]:
    """What was checked, and what cannot be known; nothing for a file without a game."""
    if found.header is None:
        return []
    said = TEXTS[language]
    whole = found.good == len(found.data)
    count = len(found.events)
    lines = [
        said["only" if count == 1 else "all" if whole else "first"].format(count),
        dice_sentence(found, language),
    ]
    extra = (_rivals(found, language), _promise(found, language), _shared(found, language))
    lines += [line for line in extra if line]
    lines.append(said["typed"])
    if number := found.header.get("number"):
        before = found.header["before"]
        lines.append(said["number"].format(number, f"ID {before}" if before else said["none"]))
    return lines


def dice_sentence(found: Examined, language: str = "en") -> str:
    said = TEXTS[language]
    if found.dice == HIDDEN:
        return said["hidden"].format(said["runs" if found.state == OPEN else "no_reveal"])
    return said[DICE[found.dice]].format(found.draws)


def _rivals(found: Examined, language: str) -> str | None:
    if found.rivals or not found.rival_seats:
        return found.rivals
    said = TEXTS[language]["rival" if found.rival_seats == 1 else "rivals"]
    return said.format(found.rival_seats)


def _promise(found: Examined, language: str) -> str | None:
    if found.header is None or found.dice in (NONE, WRONG, UNPROVEN):
        return None
    shown = in_fours(found.header["commit"][:16])
    if found.promise_matches:
        return TEXTS[language]["matches"].format(shown)
    return TEXTS[language]["compare"].format(shown) if found.promise_matches is None else None


def _shared(found: Examined, language: str) -> str | None:
    said = TEXTS[language]
    if found.day:
        return said["daily"].format(found.day)
    if found.shared:
        return said["shared"]
    if found.header is not None and found.dice == MATCH and "number" not in found.header:
        return said["old"]
    return None


def in_fours(digits: str) -> str:
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
