"""Check a game the slow way: for every item the whole sheet is built again from nothing."""

from tests.naive.notation import good_game, kind_of, name_of, parse_item
from tests.naive.parse_dice import parse_dice
from tests.naive.placing import (
    fits_on_free_space,
    lava_is_possible,
    may_draw,
    meteor_targets,
    sheet_after,
)

LEGAL = {"legal": True}
# How many dice show faces of this kind.
DICE = {"route": 3, "station": 1, "river": 2, "lake": 2, "lava": 2}


def check(request: dict) -> dict:
    """A request of `signalbox check`; ValueError if it is malformed."""
    if not isinstance(request, dict) or ("tiles" in request) == ("rounds" in request):
        raise ValueError("a request has either tiles or rounds")
    edition, expansion = request.get("edition"), request.get("expansion")
    if "tiles" in request:
        if "dice" in request:
            raise ValueError("dice belong to rounds")
        return check_tiles(request["tiles"], edition, expansion)
    return check_rounds(request["rounds"], edition, expansion, request.get("dice"))


def check_tiles(tiles: list, edition: str, expansion=None) -> dict:
    """The rules of joining only."""
    good_game(edition, expansion)
    items = [(1, *item) for item in parsed(tiles, expansion)]
    for i, item in enumerate(items):
        if not can_be_drawn(items[:i], item, expansion):
            return illegal(1, i + 1)
    return LEGAL


def check_rounds(rounds: list, edition: str, expansion=None, dice: list | None = None) -> dict:
    """The rules of joining and all limits; with dice also what had to be drawn."""
    good_game(edition, expansion)
    if not isinstance(rounds, list):
        raise ValueError("rounds is a list of rounds")
    game = [parsed(one, expansion) for one in rounds]
    rolls = None if dice is None else parse_dice(dice, len(rounds), expansion)
    last = 7 if expansion is None else 6
    for number, items in enumerate(game, 1):
        if number > last:
            return illegal(number, 1)
        before = [(n, *item) for n in range(1, number) for item in game[n - 1]]
        roll = rolls[number - 1] if rolls else None
        if must_ignore(expansion, roll, items) and specials_used(game[: number - 1], rolls) >= 3:
            return illegal(number, 1)
        for i, item in enumerate(items):
            history = before + [(number, *one) for one in items[:i]]
            if not (
                can_be_drawn(history, (number, *item), expansion)
                and within_limits(game, rolls, number, i, expansion)
                and meteor_is_right(game, roll, number, i, history)
            ):
                return illegal(number, i + 1)
        if roll and left_out(before + [(number, *one) for one in items], number, roll, expansion):
            return illegal(number, len(items) + 1)
    return LEGAL


def parsed(items: list, expansion) -> list[tuple[str, str]]:
    if not isinstance(items, list):
        raise ValueError("items come in a list")
    return [parse_item(item, expansion) for item in items]


def illegal(number: int, item: int) -> dict:
    return {"legal": False, "round": number, "item": item}


def can_be_drawn(history: list, item: tuple[int, str, str], expansion) -> bool:
    number, space, face = item
    sheet, due = sheet_after(history, expansion)
    if face == "LLLL":
        return space in due and history[-1][0] == number
    if expansion == "lava" and is_first_volcano(history, item):
        return True
    return may_draw(sheet, space, face)


def is_first_volcano(history: list, item: tuple[int, str, str]) -> bool:
    return not history and item == (1, "D4", "VVVV")


def within_limits(game: list, rolls, number: int, i: int, expansion) -> bool:
    """Dice, special routes and volcanoes are not used more often than there are."""
    items, roll = game[number - 1], rolls[number - 1] if rolls else None
    kind, earlier = kind_of(items[i][1]), [face for _, face in items[:i]]
    if kind in DICE:
        same_kind = [face for face in earlier if kind_of(face) == kind]
        if roll is None:
            return len(same_kind) < DICE[kind]
        name = name_of(items[i][1])
        return [name_of(f) for f in earlier].count(name) < roll["faces"].count(name)
    if kind == "special":
        old = [name_of(f) for one in game[: number - 1] for _, f in one if kind_of(f) == "special"]
        return (
            name_of(items[i][1]) not in old
            and not any(kind_of(face) == "special" for face in earlier)
            and not must_ignore(expansion, roll, items)
            and specials_used(game[: number - 1], rolls) < 3
        )
    if kind == "volcano":
        first = number == 1 and earlier and items[0] == ("D4", "VVVV")
        return earlier.count("VVVV") < (2 if first else 1)
    return True


def must_ignore(expansion, roll, items: list) -> bool:
    """Whether this round's meteor was bought off: it was rolled and there is no crater."""
    return bool(expansion == "meteor" and roll and not has_crater(items))


def has_crater(items: list) -> bool:
    return bool(items) and items[0][1] == "~"


def specials_used(rounds: list, rolls) -> int:
    """Special routes drawn, or crossed off to ignore a meteor, in these rounds."""
    drawn = sum(kind_of(face) == "special" for items in rounds for _, face in items)
    meteors = bool(rolls) and "ways" in rolls[0]
    return drawn + (sum(not has_crater(items) for items in rounds) if meteors else 0)


def meteor_is_right(game: list, roll, number: int, i: int, history: list) -> bool:
    """A meteor strikes first in its round, and where the dice say."""
    space, face = game[number - 1][i]
    if face != "~":
        return True
    if i > 0:
        return False
    if roll is None:
        return True
    strikes = [items[0][0] for items in game[: number - 1] if has_crater(items)]
    marker = (["D4", *strikes])[-1]
    sheet, _ = sheet_after(history, "meteor")
    return space in meteor_targets(sheet, marker, roll["ways"], roll["distance"])


def left_out(history: list, number: int, roll: dict, expansion) -> bool:
    """Whether the round ends with a face undrawn that had to be drawn and still can be."""
    sheet, _ = sheet_after(history, expansion)
    drawn = [face for n, _, face in history if n == number]
    names = [name_of(face) for face in drawn]
    for face in set(roll["faces"]):
        left = names.count(face) < roll["faces"].count(face)
        if left and kind_of(face) in ("route", "station") and fits_on_free_space(sheet, face):
            return True
    if expansion != "lava" or any(kind_of(face) == "lava" for face in drawn):
        return False
    lava = [face for face in roll["faces"] if kind_of(face) == "lava"]
    volcanoes = [n for n, space, face in history if face == "VVVV" and space != "D4"]
    return lava_is_possible(sheet, lava, number not in volcanoes)
