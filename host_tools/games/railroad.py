"""What the computer says about Railroad Ink."""

from collections.abc import Mapping
from typing import Any

from firmware.games.railroad import puzzles
from firmware.games.railroad.options import ONE_GAME, RUNGS
from firmware.games.railroad.rival.planner import Planner
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.sheet import sheet as rules
from firmware.games.railroad.sheet.face_table import NUMBERS
from firmware.games.railroad.sheet.tiles import SPECIALS
from firmware.games.rivals import SEATS as RIVALS
from firmware.games.rivals import levels
from host_tools.games import Box, Event, GameInfo, German, numbers
from host_tools.games.railroad_demo import next_event
from host_tools.games.rival_checker import RivalChecker
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.sheet import Sheet
from host_tools.railroad.face_words import in_a_sentence

BOOKS = "Books: 1 Blazing Red (German), 2 Deep Blue (German, has the draft), 3 Deep Blue (English)"
DEEP_BLUE = Box("Railroad Ink: Deep Blue Edition", 245654, year=2018)
BOXES = {
    "deep_blue": DEEP_BLUE,
    "deep_blue_de": DEEP_BLUE,
    "blazing_red": Box("Railroad Ink: Blazing Red Edition", 251678, year=2018),
}
# What each option decides, and where the choice comes from.
OPTIONS = {
    "edition": (
        "Which rulebook the table plays by.",
        "books 1, 2 and 3; any edition goes with any expansion as a house rule",
    ),
    "expansion": (
        "The expansion dice; one expansion at a time, six rounds instead of seven.",
        "books 1, 2, 3: the chapters on the expansions",
    ),
    "draft": (
        "Everybody drafts two pairs of dice a round instead of sharing one roll.",
        "book 2: the draft variant",
    ),
    "boards": (
        "1: the gadget knows every drawing and scores it; 0: players draw on paper.",
        "ours: a choice of the gadget, not of the rules",
    ),
    "rival": (
        "A seat that the gadget plays itself, on a sheet of its own with the same dice: easy, "
        "medium or hard; none for people alone.",
        "ours: the books know no such player",
    ),
    "rival_2": ("The same for a second rival.", "ours, as for the first one"),
    "rival_3": ("The same for a third rival.", "ours, as for the first one"),
    "puzzle": (
        "Which of the sixty puzzles it is: its code and options, in the last groups its sheet.",
        "ours: the books have no puzzles",
    ),
    "ladder": (
        "A rung of the ladder: how strong the rival is, and how many points the person is ahead.",
        "ours: the books have no ladder",
    ),
    "rival_play": (
        "How the rivals choose: 1 by plain rules, 2 by what they learned; new games have 2, and "
        "the puzzles 1, whose stars are what those rivals reached. A journal without it has 1.",
        "ours: so that `verify` recomputes the moves of old journals",
    ),
    "longest": (
        "How the longest routes are counted: each space once (simple), or no joint twice (trail).",
        "the books disagree. Books 1 and 3: loops and spaces counted before end the route; book "
        "2: a space counts as often as the route passes it, but no section twice",
    ),
    "trail_ring": (
        "A route that runs back into itself counts that last space again (closing) or not (once).",
        "book 2 says that spaces can count more than once and is silent on the last one: choice",
    ),
    "water_meets_route": (
        "A lake or lava side against a route or an exit: illegal to draw, or legal.",
        "books 2, 3 forbid it for rivers and are silent on lakes, book 1 on lava: choice",
    ),
    "centre_craters": (
        "A crater in a central space counts as something drawn there, or does not.",
        "book 1 has craters drawn, and counts central spaces with anything drawn: choice",
    ),
    "bridge_joins": (
        "A bridge needs no connection, like every river face, or must join a route.",
        "books 2, 3: rivers need not be connected; bridges are not named: choice",
    ),
    "river_loop": (
        "A river in a closed loop scores its spaces (never the +3), or nothing.",
        "books 2, 3 speak of a river's two ends only: choice",
    ),
    "river_corner": (
        "A river of one corner space with both ends at the edge gets the +3, or does not.",
        "books 2, 3: both ends at the outer edge, no least length given: choice",
    ),
    "lone_pier": (
        "A pier that touches no other lake side is a lake of one space, or no lake.",
        "books 2, 3 count the spaces of the smallest lake; a lone pier is not named: choice",
    ),
    "lava_joins": (
        "New lava must join an open lava side, or only lie beside lava.",
        "book 1 asks for lava beside lava, no more: choice",
    ),
    "volcano_distance": (
        "A new volcano keeps away from every lava space, or only from open lava sides.",
        "book 1: not beside existing lava; a blank side of a lava space is not named: choice",
    ),
    "lava_route_joins": (
        "The route beside lava on a lava die needs no connection, or must join a route.",
        "book 1 has every route connected and names no exception for lava dice: choice",
    ),
    "lava_duty": (
        "The lava face of the round is a duty that lapses where nothing is possible, or optional.",
        "book 1 makes one lava face a duty and is silent on boards where nothing fits: choice",
    ),
    "lava_blank": (
        "A lava side against a blank side is legal and stays open, or counts as closed.",
        "book 1 counts open sides as errors and does not name this case: choice",
    ),
    "lava_free_space": (
        "Nothing is erased while any free space borders open lava (literal), or only while a face "
        "fits in one (fitting).",
        "book 1 allows erasing where no free space is left: choice of the literal reading",
    ),
    "lava_erases": (
        "Lava may take the place of routes, stations and special routes (plain), or also of a "
        "route beside lava (any).",
        "book 1 speaks of an existing route: choice",
    ),
    "meteor_any": (
        "The four-arrow face: every player picks a direction, or one holds for the table.",
        "book 1 is silent; its picture is missing: choice",
    ),
    "meteor_ignore": (
        "A meteor is ignored after the roll, before the own first drawing, or at any time.",
        "book 1: at the start of the round: choice of the moment",
    ),
    "crater_points": (
        "+2 for every route end that points into a crater, or once for every such space.",
        "book 1: 2 points for each route with an open end at a crater: choice",
    ),
}
# Defaults that read a book freely: how they read it, and its letter.
LETTERS = {
    "draft": (
        "the overpass counts 0 towards the next start player, and no other face of these dice. "
        "Which faces count 0 is our inference, and no option changes it.",
        "a face counts its open ends, except for three faces that count 0 (German Deep Blue). The "
        "picture that shows them is missing; two we take to be faces of the Challenge dice.",
    ),
    "water_meets_route": (
        "lake and lava are treated like rivers: they may not meet a route or an exit.",
        "both Deep Blue books forbid it for rivers only, and no book for lakes or lava; the value "
        "legal plays that.",
    ),
    "lava_route_joins": (
        "the route on a lava die needs no connection, since its lava has to lie beside lava.",
        "every route must join an exit or another route, and the lava chapter makes no exception "
        "(Blazing Red); the value route plays that.",
    ),
    "crater_points": (
        "2 points for every route end at a crater.",
        "2 points for each route with an open end at a crater, so a space with two such ends "
        "counts once (Blazing Red); the value space plays that.",
    ),
}
SENTENCES = {
    "pick": "{who} takes pair {pair}.",
    "draw": "{who} draws on {space}: {face}{with}.",
    "erase": "{who} erases {at} for the lava.",
    "volcano": "{who} opens a volcano on {at}.",
    "meteor": "{who}: the meteor {flies}.",
    "special": "{who} draws special route {s}.",
    "crater": "{who} builds over the crater on {at}.",
    "hint": "{who} asks the rival for a hint.",
    "end": "The round is over.",
    "scores": "{who}: {v}.",
}


def chapter(game: Any) -> str:
    return "Scores" if game.phase == "scores" else f"Round {game.round}"


def values(event: Event, players: list[str]) -> dict[str, str]:
    e = event["e"]
    if e == "pick":
        return {"pair": str(event["pair"] + 1)}
    if e == "draw":
        (space, face), die = in_a_sentence(event["tile"], "en"), event["die"]
        special = f" (special route {die})" if die in SPECIALS else ""
        return {"space": space, "face": face, "with": special}
    if e == "meteor":
        flies = "is ignored for special route " + str(event.get("ignore"))
        return {"flies": flies if "ignore" in event else "flies " + str(event["dir"])}
    return {}


def rolled(game: Any, event: Event) -> list[Face]:
    """The round's dice; in the draft the pairs, and at its start the start player."""
    if len(event["got"]) == 1:
        return numbers(game, event)
    drafted = [face for pair in game.pairs for face in pair] if game.options["draft"] else []
    return [(face, None) for face in (*drafted, *game.rolls[-1])]


def variant(options: Mapping[str, Any]) -> list[str]:
    words = [options["expansion"], "draft" if options["draft"] else ""]
    for name, word in (("puzzle", "puzzle"), ("ladder", "rung")):
        words.append(f"{word} {options[name]}" if options.get(name) else "")
    return [word for word in words if word]


def starter(game: Any, events: list[Event]) -> int | None:
    """Everybody draws at the same time; only a draft has a start player."""
    return game.first_starter if game.options["draft"] and game.rolls else None


def drawn(game: Any, seat: int | None) -> dict[int, dict[int, str]]:
    """Face and round of every space that is drawn in, as in `HRHRx@4`."""
    found = {}
    for number in range(game.players) if seat is None else (seat,):
        if game.has_sheet(number):
            sheet = game.seats[number].sheet
            faces, rounds = sheet.faces, sheet.rounds
            found[number] = {
                space: f"{face}@{rounds[space]}" for space, face in enumerate(faces) if face
            }
    return found


def sheet(drawn: dict[int, str], options: dict[str, Any]) -> Sheet:
    from host_tools.railroad.scored_sheet import ScoredSheet

    whole = rules.Sheet()
    for space, text in drawn.items():
        face, _, number = text.partition("@")
        if face not in NUMBERS:
            raise ValueError(face)
        whole.draw(space, face, int(number or 0))
    return ScoredSheet(whole, options)


SIDES = {"N": "Norden", "E": "Osten", "S": "Süden", "W": "Westen"}


def german_values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    if event["e"] == "pick":
        return {"pair": str(event["pair"] + 1)}
    if event["e"] == "draw":
        (space, face), die = in_a_sentence(event["tile"], "de"), event["die"]
        special = f" (Spezialstrecke {die})" if die in SPECIALS else ""
        return {"space": space, "face": face, "with": special}
    if event["e"] == "meteor":
        if "ignore" in event:
            return {"moves": f"wird mit Spezialstrecke {event['ignore']} ignoriert"}
        return {"moves": f"wandert nach {SIDES.get(event['dir'], event['dir'])}"}
    return {}


GERMAN = German(
    sentences={
        "pick": "{who} nimmt Würfelpaar {pair}.",
        "draw": "{who} zeichnet auf {space}: {face}{with}.",
        "erase": "{who} löscht {at} für die Lava.",
        "volcano": "{who} öffnet einen Vulkan auf {at}.",
        "meteor": "{who}: der Meteor {moves}.",
        "special": "{who} zeichnet Spezialstrecke {s}.",
        "crater": "{who} überbaut den Krater auf {at}.",
        "hint": "{who} fragt den Rivalen um Rat.",
        "end": "Die Runde ist zu Ende.",
        "scores": "{who}: {v}.",
    },
    words={
        "exits": "Ausfahrten",
        "highway": "Straße",
        "railway": "Gleis",
        "centre": "Zentralfelder",
        "errors": "Fehler",
        "expansion": "Erweiterung",
    },
    values=german_values,
)


# The rungs of the ladder on which the person is ahead.
EASIER = tuple(rung for rung, (_, points) in enumerate(RUNGS, 1) if points)


def counts(options: Mapping[str, Any]) -> tuple[bool, bool]:
    """As on the gadget. A puzzle has dice that were chosen, and errors that count three times or a
    sheet that was almost full at its start. Points ahead decide who wins a rung of the ladder, but
    its dice are as fair as any."""
    puzzle = bool(options.get("puzzle"))
    return not puzzle and options.get("ladder") not in EASIER, not puzzle


def rival_checker(game: Any, names: list[str]) -> RivalChecker:
    kinds = ("pick", "draw", "erase", "volcano", "meteor")
    known = ("this sheet and these dice", "sheet and dice")
    return RivalChecker(game, names, Planner(), kinds, known)


INFO = GameInfo(
    title="Railroad Ink",
    sentences=SENTENCES,
    chapter=chapter,
    next_event=next_event,
    # A hard rival takes seconds, and a fixed game is not for demo players.
    quick=dict.fromkeys(RIVALS, ("none", "easy", "medium"))
    | dict.fromkeys(ONE_GAME, (0,))
    | {"rival_play": (2,)},
    options=OPTIONS,
    books=BOOKS,
    letters=LETTERS,
    parts=CATEGORIES,
    counted={"scores": CATEGORIES},
    subtracted=("errors",),
    values=values,
    rolled=rolled,
    drawn=drawn,
    sheet=sheet,
    rival_checker=rival_checker,
    rivals=levels,
    code=lambda options: puzzles.code_of(options["puzzle"]) if options.get("puzzle") else "",
    late_scores=True,
    box=lambda options: BOXES[options["edition"]],
    variant=variant,
    starter=starter,
    groups=("edition", "expansion"),
    counts=counts,
    total_only=lambda event: "quick" in event,
    german=GERMAN,
)
