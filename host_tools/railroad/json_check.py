"""Are these drawings legal? One player's items are checked in order, with or without the dice."""

from collections import Counter
from typing import Any

from firmware.games.die import DICE
from firmware.games.game import complete
from firmware.games.railroad.editions import rounds
from firmware.games.railroad.expansions import BY_KEY, lava
from firmware.games.railroad.expansions.meteor import directions, ignore, target
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import base, kind
from firmware.games.railroad.sheet.placing import why_not_place
from firmware.games.railroad.sheet.spaces import MIDDLE, name_of, parse_item
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS
from host_tools.common.errors import BadInput
from host_tools.railroad.final_sheet import why_not_here
from host_tools.railroad.json_request import edition_and_expansion, malformed, texts
from host_tools.refusals import sentence

Why = tuple[str, tuple]
Item = tuple[int, str]


class Checker:
    """One player's sheet; `why_not(item)` draws the item if it is legal."""

    def __init__(self, options: dict, limits: bool) -> None:
        self.options = options
        self.seat = Seat(options)
        self.limits = limits
        self.dice = False
        self.items = 0  # of the whole game
        self.in_round = 0
        self.counts: Counter[str] = Counter()
        self.most = Counter(self.seat.expansion.dice())  # faces that one round's dice can show
        self.floods: list[int] = []  # of this round, not listed yet

    def begin(self, number: int, faces: list[str] | None) -> None:
        self.seat.begin(number, faces or [])
        self.dice = faces is not None
        self.in_round = 0
        self.counts = Counter()
        self.floods = []

    def why_not(self, item: Item) -> Why | None:
        special = {"flood": self._flood, "volcano": self._volcano, "crater": self._crater}
        why = special.get(kind(item[1]), self._face)(*item)
        self.items += 1
        self.in_round += 1
        return why

    def why_not_end(self) -> Why | None:
        if not self.dice:
            return None
        return self._ignored() or self.seat.why_not_end()

    def _flood(self, space: int, face: str) -> Why | None:
        if space not in self.floods:
            return "flood_not_due", (name_of(space),)
        self.floods.remove(space)
        return None

    def _volcano(self, space: int, face: str) -> Why | None:
        if space == MIDDLE and self.items == 0:
            return None
        if self.limits:
            why = self.seat.expansion.why_not_volcano_at(self.seat, space)
        else:
            why = lava.why_not_volcano(self.seat.sheet, space, self.options)
        if why is None:
            lava.draw_volcano(self.seat, space)
        return why

    def _crater(self, space: int, face: str) -> Why | None:
        seat = self.seat
        if seat.has_crater(space):
            return "crater_twice", (name_of(space),)
        if self.limits and self.in_round:
            return "crater_first", (name_of(space),)
        if self.dice and space not in self._landings():
            return "meteor_elsewhere", (name_of(space),)
        seat.hit(space)
        return None

    def _landings(self) -> list[int | None]:
        return [target(self.seat, way) for way in directions(self.seat)]

    def _ignored(self) -> Why | None:
        """No crater came first: the player crossed off a special route that is never drawn."""
        if not self.seat.meteor_due:
            return None
        why = self.seat.specials.why_none()
        if why is None:
            ignore(self.seat, "unknown")
        return why

    def _face(self, space: int, face: str) -> Why | None:
        sheet = self.seat.sheet
        why = self._ignored() or self._over_limit(space, face)
        if why:
            return why
        if kind(face) in self.seat.expansion.ERASES_FOR and sheet.faces[space] not in ("", CRATER):
            why = lava.why_not_erase(sheet, space, [face], self.options)
            if why:
                return why
            lava.erase(self.seat, space)
        why = why_not_place(sheet, space, face, self.options)
        if why is None:
            self._draw(space, face)
        return why

    def _over_limit(self, space: int, face: str) -> Why | None:
        if not self.limits:
            return None
        source = kind(face)
        if source in SPECIALS:
            return self.seat.specials.why_not(source)
        if self.dice and die_for(self.seat, face) is None:
            return "not_on_dice", (name_of(space), face)
        if not self.dice and self.counts[source] == self.most[source]:
            return "too_many_faces", (name_of(space), "#" + source)
        return None

    def _draw(self, space: int, face: str) -> None:
        source = kind(face)
        die = die_for(self.seat, face) if self.dice or source in SPECIALS else None
        if die is None:
            self.counts[source] += 1
        self.floods += self.seat.draw(space, face, die)


def die_for(seat: Seat, face: str) -> int | str | None:
    """The unused die that shows this face, or the special route's name, or None."""
    source = kind(face)
    if source in SPECIALS:
        return source
    for die, shown in enumerate(seat.faces):
        if die not in seat.drawn and base(shown) == base(face):
            return die
    return None


def check(request: Any) -> dict:
    """The answer to one request of `signalbox check`; BadInput if it cannot be read."""
    edition, expansion = edition_and_expansion(request)
    options = complete(OPTIONS, {"edition": edition, "expansion": expansion})
    if ("tiles" in request) == ("rounds" in request):
        raise BadInput('give either "tiles" or "rounds"')
    if "tiles" in request:
        if "dice" in request:
            raise BadInput('"dice" goes with "rounds"')
        drawn = [_items(request["tiles"], "tiles", expansion, 0)]
        return _play(options, drawn, [None], False)
    if not isinstance(request["rounds"], list):
        raise BadInput('"rounds" must be a list of lists of items')
    drawn = [
        _items(items, f"round {number}", expansion, number)
        for number, items in enumerate(request["rounds"], 1)
    ]
    dice: list = [None] * len(drawn)
    if request.get("dice") is not None:
        dice = _dice(request["dice"], len(drawn), expansion)
    return _play(options, drawn, dice, True)


def _play(options: dict, drawn: list[list[Item]], dice: list, limits: bool) -> dict:
    checker = Checker(options, limits)
    for number, items in enumerate(drawn, 1):
        if limits and number > rounds(options):
            return _illegal(number, 1, ("too_many_rounds", (rounds(options),)))
        checker.begin(number, dice[number - 1])
        for position, item in enumerate(items, 1):
            why = checker.why_not(item)
            if why:
                return _illegal(number, position, why)
        why = checker.why_not_end()
        if why:
            return _illegal(number, len(items) + 1, why)
    return {"legal": True}


def _illegal(number: int, item: int, why: Why) -> dict:
    return {"legal": False, "round": number, "item": item, "why": sentence(why, "railroad", "en")}


def _items(items: Any, where: str, expansion: str, number: int) -> list[Item]:
    found = []
    for text in texts(items, where):
        with malformed():
            space, face, at = parse_item(text)
        why = why_not_here(space, face, expansion)
        if why:
            raise BadInput(sentence(why, "railroad", "en"))
        if at and number and at != number:
            raise BadInput(f"{text}: this is round {number}; leave out the round or correct it")
        found.append((space, face))
    return found


def _dice(dice: Any, count: int, expansion: str) -> list[list[str]]:
    if not isinstance(dice, list) or len(dice) != count:
        raise BadInput('"dice" must have one list for every round')
    names: tuple[str, ...] = BY_KEY[expansion].DICE
    rolls = []
    for number, faces in enumerate(dice, 1):
        if not isinstance(faces, list) or len(faces) != 4 + len(names):
            raise BadInput(f"dice of round {number}: {4 + len(names)} faces are needed")
        roll = [str(face) if isinstance(face, int) else face for face in faces]
        for face in roll[:4]:
            _on_die(face, ("route", "station"), number)
        for face, name in zip(roll[4:], names, strict=True):
            _on_die(face, (name,), number)
        rolls.append(roll)
    return rolls


def _on_die(face: Any, names: tuple, number: int) -> None:
    for name in names:
        faces = DICE[name].faces
        if isinstance(face, str) and (face in faces or base(face) in faces):
            return
    raise BadInput(f"dice of round {number}: {face!r} is not a face of a {' or '.join(names)} die")
