"""What the players do within a round: why each event is illegal, and what it does."""

from firmware.games.game import is_int
from firmware.games.railroad.sheet.spaces import parse_item


def seat_now(game, event, boards=None):
    """(why, seat): the player of an event that belongs to a round in progress."""
    seat = event["p"]
    if not is_int(seat, 0, game.players - 1):
        return ("no_such_player", (str(seat)[:8],)), None
    if boards is not None and boards != game.has_sheet(seat):
        return ("boards_only" if boards else "paper_only", ()), None
    if game.phase != "draw":
        return ("not_now", ("#" + game.phase,)), None
    return None, game.seats[seat]


def why_not_draw(game, event):
    why, seat = seat_now(game, event, 1)
    if why:
        return why
    if not isinstance(event["tile"], str):
        return "no_equals", (str(event["tile"])[:16],)
    space, face, number = parse_item(event["tile"])
    if number:
        return "tile_has_round", (event["tile"][:16],)
    return seat.why_not_draw(space, face, event["die"])


def draw(game, event):
    game.seats[event["p"]].do(event)


def why_not_special(game, event):
    why, seat = seat_now(game, event, 0)
    return why or seat.specials.why_not(event["s"])


def special(game, event):
    game.seats[event["p"]].specials.use(event["s"])


def why_not_hint(game, event):
    why = seat_now(game, event, 1)[0]
    if not why and event["p"] >= game.people:
        why = "no_such_player", (str(event["p"])[:8],)
    return why


def hint(game, event):
    """It changes nothing."""


def why_not_of_expansion(game, event):
    return game.expansion.why_not(game, event)


def of_expansion(game, event):
    game.expansion.do_for_all(game, event)
    game.expansion.do(game.seats[event["p"]], event)
