"""Checks a drawing for the sheet editor: what is illegal and why, its score, and what
fits in a space.

It runs on MicroPython in the browser, beside the firmware's own rules, and on CPython in tests: no
typing at run time. Everything goes in and out as JSON.
"""

import json

from firmware.games.game import complete
from firmware.games.railroad import expansions
from firmware.games.railroad.expansions.lava import why_not_volcano
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import FACES, kind
from firmware.games.railroad.sheet.placing import why_not_join
from firmware.games.railroad.sheet.spaces import (
    MIDDLE,
    NEXT,
    OUTSIDE,
    Malformed,
    name_of,
    parse_item,
    print_item,
)
from firmware.games.railroad.sheet.specials import Specials
from firmware.games.railroad.sheet.tiles import CRATER, FLOOD, SPECIALS, VOLCANO
from host_tools.railroad.final_sheet import final_sheet, why_not_here
from host_tools.railroad.network_marks import badges, bands, network_ports, steps
from host_tools.refusals import sentence

TYPE_CHECKING = False
if TYPE_CHECKING:  # true for mypy alone
    from firmware.games.railroad.sheet.sheet import Sheet

    Item = tuple[int, str, int]  # space, face, round
    Why = tuple[str, tuple]


def check_sheet(text: str) -> str:
    """The answer to {"edition", "expansion", "language", "items": ["A2=H-H-", ...], "at": space
    or -1}. `items` come back as far as they can be read, in an order in which they can be drawn,
    and then those that are illegal."""
    asked = json.loads(text)
    chosen = {"edition": asked["edition"], "expansion": asked["expansion"]}
    options = complete(OPTIONS, chosen)
    sentences = Sentences(asked["language"])
    drawn, unread = read(asked["items"])
    order, why = arranged(drawn, options)
    sheet = final_sheet(" ".join([print_item(*item) for item in order]), asked["expansion"])
    score = Score(sheet, options)
    extra = expansions.of(options).score(sheet, options, score.crater_ports)
    ports = network_ports(sheet, score)
    answer = {
        "items": [print_item(*item) for item in drawn],
        "order": [print_item(*item) for item in order],
        "unread": [sentences.say(one) for one in unread],
        "illegal": [[space, sentences.say(why[space])] for space in sorted(why)],
        "faces": [[s, sheet.faces[s], sheet.rounds[s]] for s in range(49) if sheet.faces[s]],
        "networks": [exits for exits, _ in score.networks if exits > 1],
        "values": dict(zip(CATEGORIES, score.values())),
        "total": score.total,
        "bands": bands(sheet, ports),
        "badges": badges(sheet, ports),
        "routes": [
            [letter, steps(sheet, route, letter), [route[0], route[-1]] if route else []]
            for letter, route in (("H", score.highway_spaces), ("R", score.railway_spaces))
        ],
        "errors": score.error_ports,
        "counted": [space for _, own in extra for space in own],
    }
    if asked["at"] >= 0:
        answer["fits"] = fits(asked["at"], drawn, options, sentences)
    return json.dumps(answer)


class Sentences:
    """Sentences in one language; each is looked up once."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known: dict[Why, str] = {}

    def say(self, why: "Why") -> str:
        if why not in self.known:
            self.known[why] = sentence(why, "railroad", self.language)
        return self.known[why]


def read(items: list[str]) -> "tuple[list[Item], list[Why]]":
    """(the items that can be read, why others cannot); a space is drawn in once."""
    drawn, unread, taken = [], [], []
    for text in items:
        try:
            item = parse_item(text)
        except Malformed as error:
            unread.append(error.args)
            continue
        if item[0] in taken:
            unread.append(("space_twice", (name_of(item[0]),)))
        else:
            taken.append(item[0])
            drawn.append(item)
    return drawn, unread


def arranged(drawn: "list[Item]", options: dict) -> "tuple[list[Item], dict[int, Why]]":
    """(the items that score, legal ones first in an order in which they can be drawn; {space: why
    it is illegal}).

    People copy a sheet in any order, so nothing is illegal because of that: an item waits until
    it fits. Of two that clash the later one is illegal.
    """
    expansion = options["expansion"]
    why, waiting, floods = {}, [], []
    for item in drawn:
        reason = why_not_here(item[0], item[1], expansion)
        if reason is None:
            reason = expansions.of(options).why_not_printed(item[0], item[1])
        if reason:
            why[item[0]] = reason  # of another expansion: it cannot be scored
        elif item[1] == FLOOD:
            floods.append(item)
        else:
            waiting.append(item)
    sheet = Seat(options).sheet
    order = [item for item in waiting if item[1] == CRATER or item[0] == MIDDLE == _volcano(item)]
    order += [item for item in waiting if _volcano(item) >= 0 and item not in order]
    for space, face, _ in order:
        reason = why_not_volcano(sheet, space, options) if face == VOLCANO else None
        if reason and space != MIDDLE:
            why[space] = reason
        sheet.draw(space, face)
    waiting = [item for item in waiting if item not in order]
    spaces = _spaces_of(drawn)
    count = -1
    while count != len(waiting):
        count = len(waiting)
        for item in waiting[:]:
            if _why_not(sheet, item[0], item[1], options, spaces) is None:
                sheet.draw(item[0], item[1])
                order.append(item)
                waiting.remove(item)
    for space, face, _ in waiting:
        why[space] = _why_not(sheet, space, face, options, spaces)
    order += waiting
    why.update(too_many_specials(order))
    flooded = final_sheet(" ".join([print_item(*item) for item in order]), expansion).faces
    for space, _, _ in floods:
        if flooded[space] != FLOOD:
            why[space] = "flood_not_due", (name_of(space),)
    return order + [item for item in floods if item[0] not in why], why


def _spaces_of(items: "list[Item]") -> bytearray:
    """A byte for each space: is anything drawn there?"""
    spaces = bytearray(49)
    for item in items:
        spaces[item[0]] = 1
    return spaces


def _volcano(item: "Item") -> int:
    return item[0] if item[1] == VOLCANO else -1


def _why_not(
    sheet: "Sheet", space: int, face: str, options: dict, drawn: bytearray
) -> "Why | None":
    """Why a die's or special face cannot lie in this free space. A meteor or lava may have taken
    what a route joined, and a crater may have been built over: an end that points at lava, or in
    a game with meteors at anything that is `drawn`, is not a fault."""
    why = why_not_join(sheet, space, face, options)
    if why and why[0] == "joins_no_route":
        broken = expansions.of(options).BREAKS_ROUTES
        for side in range(4):
            other = NEXT[space * 4 + side]
            if face[side] in "HR" and other != OUTSIDE:
                if "V" in sheet.faces[other] or (broken and drawn[other]):
                    return None
    return why


def too_many_specials(items: "list[Item]") -> "dict[int, Why]":
    """{space: why} for special routes beyond what a player has; one a round where rounds are
    given."""
    why = {}
    specials = Specials()
    rounds = []
    for space, face, number in items:
        if kind(face) in SPECIALS:
            specials.this_round = number > 0 and number in rounds
            reason = specials.why_not(kind(face))
            if reason:
                why[space] = reason
            else:
                specials.use(kind(face))
                rounds.append(number)
    return why


def fits(at: int, drawn: "list[Item]", options: dict, sentences: Sentences) -> dict[str, str]:
    """{face: nothing, or why it cannot lie in this space} for every face of the game."""
    sheet = Seat(options).sheet
    if sheet.faces[at]:  # printed there
        return {}
    others = [item for item in drawn if item[0] != at]
    order, _ = arranged(others, options)
    spaces = _spaces_of(others)
    for space, face, number in order:
        sheet.draw(space, face, number)
    found = {}
    for face in FACES:
        if not face or face == FLOOD or why_not_here(at, face, options["expansion"]):
            continue
        if face == CRATER:
            why = None
        elif face == VOLCANO:
            why = why_not_volcano(sheet, at, options)
        else:
            why = _why_not(sheet, at, face, options, spaces)
            if why is None and kind(face) in SPECIALS:
                why = too_many_specials(order + [(at, face, 0)]).get(at)
        found[face] = sentences.say(why) if why else ""
    return found
