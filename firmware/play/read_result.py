"""Reads a result code and compares it with a game, for `signalbox verify` and the browser page."""

from firmware.games import KEYS, game_class
from firmware.play import fair
from firmware.play.days import DAY_S, day_text
from firmware.play.result_code import (
    BASE,
    DAYS,
    FIRST_DAY,
    GAMES,
    KINDS,
    LEAST,
    PLACES,
    SCORES,
    checks,
    kind_of,
)

LENGTH = PLACES + 3


class Result:
    """What a code contains. `options` are those of its kind; `others` is 1 if any other option was
    changed."""

    day: str
    game: str
    score: int
    kind: int
    options: dict
    others: int


def read_result(text):
    """The Result of a code, written in any case and with blanks; None if it is not well formed."""
    text = "".join(text.upper().split())
    digits = [fair.ALPHABET.find(c) for c in text]
    if len(digits) != LENGTH or min(digits) < 0 or checks(digits[:-2]) != digits[-2:]:
        return None
    number = 0
    for digit in digits[1:-2]:
        number = number * BASE + digit
    place = GAMES.find(text[0])
    if not 0 <= place < len(KEYS):
        return None
    result = Result()
    result.game = KEYS[place]
    result.kind = number % KINDS
    number //= KINDS
    result.score = number % SCORES + LEAST
    number //= SCORES
    result.others = result.kind % 2
    result.options = _options(result.game, result.kind // 2)
    if number >= DAYS or result.options is None:
        return None
    result.day = day_text((FIRST_DAY + number) * DAY_S)
    return result


def _options(game, number):
    """The options that a kind stands for; None if there is no such kind."""
    allowed = {name: values for name, _, values in game_class(game).OPTIONS}
    found = {}
    for name, count in reversed(game_class(game).RESULT_GROUP):
        if number % count >= len(allowed[name]):
            return None
        found[name] = allowed[name][number % count]
        number //= count
    return found if number == 0 else None


def why_not_of(result, header, secret, game):
    """None if this is the result of a finished game, else what is different: "game", "rolls" (of
    another day, or not revealed), "kind" or "score"."""
    if header["game"] != result.game:
        return "game"
    if secret != fair.hex_of(fair.secret_of_code(fair.code_of_day(result.day))):
        return "rolls"
    if kind_of(result.game, game.options) != result.kind:
        return "kind"
    return None if result.score in totals(game) else "score"


def totals(game):
    """What the players have; None where it is not known."""
    return [player["total"] for player in game.score()["players"]]
