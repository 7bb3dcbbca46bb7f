"""What may be done in Railroad Ink now: for every player, every die in every place and way."""

from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.spaces import draw_event
from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES, SPECIALS


def _pick(game):
    for pair in range(len(game.pairs)):
        yield {"e": "pick", "p": game.picker(), "pair": pair}


def _draw(game):
    for p in range(game.players):
        yield from game.expansion.moves(game.seats[p], p)
        yield from _on_sheet(game, p) if game.has_sheet(p) else _on_paper(p)
    yield {"e": "end"}


def _scores(game):
    for p in range(game.people):
        if not game.typed[p]:
            yield {"e": "scores", "p": p, "v": [0] * 6}


def _on_paper(p):
    for name in SPECIAL_NAMES:
        yield {"e": "special", "p": p, "s": name}


def _on_sheet(game, p):
    seat = game.seats[p]
    dice = [(die, face) for die, face in enumerate(seat.faces) if len(face) > 3]
    for die, face in dice + sorted(SPECIALS.items()):
        if die in seat.drawn or (die in SPECIALS and seat.specials.why_not(die)):
            continue
        places = places_of(seat.sheet, face, seat.options).search()
        for space in places.spaces:
            for way in places.at(space):
                yield dict(draw_event(space, way, die), p=p)


MOVES = {"pick": _pick, "draw": _draw, "scores": _scores}
