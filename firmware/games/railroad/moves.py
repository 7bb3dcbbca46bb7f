"""What may be done in Railroad Ink now: for every player, every die in every place and way."""

from firmware.games.railroad.expansions.meteor import DIRECTIONS
from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.spaces import name_of, print_item
from firmware.games.railroad.sheet.tiles import SPECIALS


def moves(game):
    if game.asks():
        return
    for event in _all(game):
        if not game.why_not(event):
            yield event


def _all(game):
    if game.phase == "pick":
        for pair in range(len(game.pairs)):
            yield {"e": "pick", "p": game.picker(), "pair": pair}
    elif game.phase == "scores":
        for p in range(game.people):
            if not game.typed[p]:
                yield {"e": "scores", "p": p, "v": [0] * 6}
    else:
        for p in range(game.players):
            yield from _on_sheet(game, p) if game.has_sheet(p) else _on_paper(game, p)
        yield {"e": "end"}


def _on_paper(game, p):
    yield from _meteor(p)
    for name in sorted(SPECIALS):
        yield {"e": "special", "p": p, "s": name}
    for space in list(game.seats[p].craters):
        yield {"e": "crater", "p": p, "at": name_of(space)}


def _on_sheet(game, p):
    yield from _meteor(p)
    seat = game.seats[p]
    dice = [(die, face) for die, face in enumerate(seat.faces) if len(face) > 3]
    for die, face in dice + sorted(SPECIALS.items()):
        if die in seat.drawn or (die in SPECIALS and seat.specials.why_not(die)):
            continue
        places = places_of(seat.sheet, face, seat.options).search()
        for space in places.spaces:
            for way in places.at(space):
                yield {"e": "draw", "p": p, "tile": print_item(space, way), "die": die}
    if game.options["expansion"] == "lava":
        for space in range(49):
            for e in ("volcano", "erase"):
                yield {"e": e, "p": p, "at": name_of(space)}


def _meteor(p):
    for direction in DIRECTIONS:
        yield {"e": "meteor", "p": p, "dir": direction}
    for name in sorted(SPECIALS):
        yield {"e": "meteor", "p": p, "ignore": name}
