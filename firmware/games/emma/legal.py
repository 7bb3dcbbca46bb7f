"""Why an event of Emma is not legal now: one check per event, None when it is."""

from firmware.games.emma.box import START_CARDS
from firmware.games.emma.railway import fits
from firmware.games.game import ROLL_FIRST, is_int, is_int_list

# The phase in which an event is possible; `scores` also corrects after the end.
PHASES = {
    "first": "first",
    "railway": "railway",
    "build": "turn",
    "pass": "turn",
    "rubble": "turn",
    "betsy": "turn",
    "pile": "turn",
    "hand": "turn",
    "lay": "lay",
    "scores": "count",
    "wheels": "free",
    "end": "free",
}
TABLE = ("pile", "hand")  # corrections, where the table deals


def now(game, event):
    """What every event must keep."""
    if game.asks():
        return ROLL_FIRST
    name = event["e"]
    dice_level = game.options["level"] == "dice"
    if dice_level != (PHASES[name] == "free"):
        return ("dice_level" if dice_level else "full_level", ())
    if game.phase != PHASES[name]:
        return ("over" if game.phase == "over" else "not_now", ("#" + game.phase,))
    if game.dealt and name in TABLE:
        return ("gadget_deals", ())
    return None


def player(game, event):
    if not is_int(event["p"], 0, game.players - 1):
        return ("no_such_player", (game.players,))
    return None


def turn(game, event):
    if game.seat == game.players:
        return ("betsy_turn", ())
    if not is_int(event["p"], game.seat, game.seat):
        return ("not_your_turn", (game.seat + 1,))
    return None


def _broken(game, places, cards):
    """Broken cards are named by their places, each once, in order."""
    if not is_int_list(places, 1, cards, 0, cards) or places != sorted(set(places)):
        return ("broken_places", (cards,))
    if len(places) > game.broken_left:
        return ("broken_left", (game.broken_left,))
    return None


def railway(game, event):
    cards = event["cards"]
    if not is_int_list(cards, 1, 4, START_CARDS, START_CARDS):
        return ("start_cards", (START_CARDS,))
    why = _broken(game, event["broken"], START_CARDS)
    if why:
        return why
    if event["broken"] and not game.options["start_broken"]:
        return ("start_broken", ())
    if game.options["start_numbers"]:
        for i in range(START_CARDS - 1):
            if not fits(cards[i], cards[i + 1]):
                return ("start_numbers", (cards[i], cards[i + 1]))
    return None


def amount(game, event):
    if not is_int(event["number"], 1, 4):
        return ("number", ())
    if not is_int(event["count"], 1, 50):
        return ("count", ())
    return None


def build(game, event):
    why = turn(game, event) or amount(game, event)
    if why:
        return why
    if event["count"] > game.hands[game.seat]:
        return ("hand_short", (game.seat + 1, game.hands[game.seat]))
    if not fits(game.railway.front(), event["number"]):
        return ("number_rule", (event["number"], game.railway.front()))
    why = _broken(game, event["broken"], event["count"])
    if why or not game.dealt:
        return why
    broken = len(event["broken"])
    held = game.deck.has(game.seat, event["number"], event["count"], broken)
    return None if held else ("not_in_hand", ())


def rubble(game, event):
    why = turn(game, event)
    if why:
        return why
    cards = event["cards"]
    if not is_int_list(cards, 1, 4, 1, 5):
        return ("rubble_cards", ())
    if len(cards) > game.rubble_left:
        return ("rubble_left", (game.rubble_left,))
    if len(cards) > game.hands[game.seat]:
        return ("hand_short", (game.seat + 1, game.hands[game.seat]))
    if game.dealt:
        held = game.deck.rubble(game.seat)
        if any(cards.count(number) > held.count(number) for number in cards):
            return ("not_in_hand", ())
    return None


def lay(game, event):
    why = turn(game, event)
    if why:
        return why
    count = len(game.taken)
    if not is_int_list(event["order"], 1, 4, count, count):
        return ("order", (count,))
    return None if sorted(event["order"]) == sorted(game.taken) else ("order", (count,))


def betsy(game, event):
    if game.seat != game.players:
        return ("not_your_turn", (game.seat + 1,))
    kind, number = event["kind"], event["number"]
    broken, laid = event["broken"], event["fits"]
    if type(kind) is not str or kind not in ("rubble", "railway"):
        return ("betsy_card", ())
    if not is_int(number, 1, 4) or not is_int(broken, 0, 1) or not is_int(laid, 0, 1):
        return ("betsy_card", ())
    if kind == "rubble":
        if game.rubble_left == 0:
            return ("rubble_left", (0,))
        return ("betsy_card", ()) if broken or laid else None
    if broken > game.broken_left:
        return ("broken_left", (0,))
    if laid and not fits(game.railway.front(), number):
        return ("betsy_fits", (number, game.railway.front()))
    return None


def pile(game, event):
    return None if is_int(event["left"], 0, 51) else ("pile_left", ())


def hand(game, event):
    why = player(game, event)
    return why or (None if is_int(event["cards"], 0, 51) else ("hand_cards", ()))


def scores(game, event):
    why = player(game, event)
    return why or (None if is_int_list(event["v"], 0, 51, 4, 4) else ("counts", ()))
