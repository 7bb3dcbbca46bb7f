"""What the players do within a round: why each event is illegal, and what it does."""

from firmware.games.game import is_int
from firmware.games.railroad.expansions.meteor import ignore, target, why_not_fly, why_not_ignore
from firmware.games.railroad.sheet.spaces import parse_item, space_of


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
    space, face, _ = parse_item(event["tile"])
    game.seats[event["p"]].draw(space, face, event["die"])


def why_not_erase(game, event):
    why, seat = seat_now(game, event, 1)
    return why or seat.why_not_erase(space_of(event["at"]))


def erase(game, event):
    game.seats[event["p"]].erase(space_of(event["at"]))


def why_not_volcano(game, event):
    why, seat = seat_now(game, event, 1)
    return why or seat.why_not_volcano(space_of(event["at"]))


def volcano(game, event):
    game.seats[event["p"]].volcano(space_of(event["at"]))


# Meteor, and what paper players tell


def why_not_meteor(game, event):
    if game.options["expansion"] != "meteor":
        return "not_in_this_game", ()
    why, seat = seat_now(game, event)
    if why:
        return why
    if ("dir" in event) == ("ignore" in event):
        return "bad_event", ("meteor", "dir")
    if "dir" in event:
        return why_not_fly(seat, event["dir"])
    return why_not_ignore(seat, event["ignore"])


def meteor(game, event):
    seat = game.seats[event["p"]]
    if "ignore" in event:
        ignore(seat, event["ignore"])
        return
    if seat.faces[4] == "any" and game.options["meteor_any"] == "table":
        for other in game.seats:
            other.faces = list(other.faces)  # copies of the game share it
            other.faces[4] = event["dir"]
        seat = game.seats[event["p"]]
    seat.hit(target(seat, event["dir"]))


def why_not_special(game, event):
    why, seat = seat_now(game, event, 0)
    return why or seat.specials.why_not(event["s"])


def special(game, event):
    game.seats[event["p"]].specials.use(event["s"])


def why_not_crater(game, event):
    if game.options["expansion"] != "meteor":
        return "not_in_this_game", ()
    why, seat = seat_now(game, event, 0)
    return why or seat.why_not_crater(space_of(event["at"]))


def crater(game, event):
    game.seats[event["p"]].crater(space_of(event["at"]))
