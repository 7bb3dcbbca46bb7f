"""Why an event of Off the Rails is not legal now: one check per event, None when it is."""

from firmware.games.game import ROLL_FIRST, is_int, is_int_list
from firmware.games.off_the_rails.bag import ALL
from firmware.games.off_the_rails.carts import BOARD, OUT, SUPPLY

ANY = ("act", "move", "deposit", "collapse", "place", "start", "count")

# Event: the phases it is possible in, the helper it needs, the helper that makes it needless.
RULES = {
    "chooser": (("chooser",), None, None),
    "track": (("act",), "speeds", None),
    "place": (("act",), "carts", None),
    "speed": (("act",), "speeds", None),
    "done": (("act", "move", "deposit"), None, None),
    "pick": (("move",), "holds", None),
    "stop": (("move",), "carts", None),
    "bank": (("move",), "carts", None),
    "derail": (("move",), "carts", None),
    "collide": (("move",), "holds", None),
    "vein": (("start", "deposit"), "bag", "cards"),
    "chasm": (("act", "deposit"), None, "cards"),
    "collapse": (("collapse",), None, None),
    "token": (("place",), None, None),
    "return": (ANY, "bag", "holds"),
    "mission": (ANY, "missions", None),
    "end": (("act",), None, None),
    "scores": (("count",), "score", None),
}


def now(game, event):
    """What every event must keep."""
    if game.asks():
        return ROLL_FIRST
    name = event["e"]
    phases, needs, needless = RULES[name]
    if needs and not game.has(needs):
        return ("helper_off", ("#" + needs,))
    if needless and game.has(needless):
        return ("helper_on", ("#" + needless,))
    if game.phase not in phases:
        return ("over", ()) if game.phase == "over" else ("not_now", ("#" + game.phase,))
    if "p" in event and name not in ("chooser", "chasm", "mission", "scores"):
        if not is_int(event["p"], game.active(), game.active()):
            return ("not_your_turn", (game.active() + 1,))
    elif "p" in event and not is_int(event["p"], 0, game.players - 1):
        return ("no_such_player", (game.players,))
    return None


def chooser(game, event):
    return None if is_int(event["clan"], 0, 3) else ("clan", ())


def track(game, event):
    if type(event["kind"]) is not str or event["kind"] not in ("lay", "upgrade"):
        return ("track_kind", ())
    return _actions(game)


def _actions(game):
    return ("no_actions", ()) if game.has("speeds") and game.actions == 0 else None


def _own(game, event, where):
    """One of the player's two carts, in the place that the action needs."""
    first = 2 * game.active()
    if not is_int(event["cart"], first, first + 1):
        return ("not_your_cart", ())
    found = game.carts.where[event["cart"]]
    if found == where:
        return None
    return ({SUPPLY: "cart_in_supply", BOARD: "cart_on_board", OUT: "cart_out"}[found], ())


def place(game, event):
    return _own(game, event, SUPPLY) or _actions(game)


def speed(game, event):
    why = _own(game, event, BOARD)
    if why:
        return why
    by = event["by"]
    if not is_int(by, -1, 1) or by == 0:
        return ("speed_by", ())
    if not 1 <= game.carts.speeds[event["cart"]] + by <= 6:
        return ("speed_limit", (game.carts.speeds[event["cart"]],))
    return _actions(game)


def done(game, event):
    # The deposit phase waits only for the bag: a card of the table's own deck, or none.
    return ("not_now", ("#deposit",)) if game.phase == "deposit" and game.has("cards") else None


def vein(game, event):
    if not is_int(event["at"], 0, 31):
        return ("square", ())
    if not is_int(event["jewels"], 0, 9):
        return ("vein", ())
    if game.deck.seen(event["at"]):
        return ("card_seen", ("#" + "RYGB"[event["at"] // 8], event["at"] % 8 + 1))
    return None


def chasm(game, event):
    if game.drawer >= 0:
        return ("chasm_known", ())
    # Entered in the drawer's deposit phase, or by the next player.
    if game.phase == "act" and game.turn == 1:
        return ("not_now", ("#act",))
    turn = game.turn if game.phase == "deposit" else game.turn - 1
    drawer = game.order[(turn - 1) % game.players]
    return None if event["p"] == drawer else ("chasm_drawer", (drawer + 1,))


def collapse(game, event):
    squares, hits = event["squares"], event["hits"]
    wanted = 4 if game.has("board") and not game.has("cards") else 0
    if not is_int_list(squares, 0, 31, wanted, wanted):
        return ("squares", (wanted,))
    if len({square // 8 for square in squares}) != wanted:
        return ("squares", (wanted,))
    if not is_int_list(hits, 0, 2 * game.players - 1, 0, 4) or len(set(hits)) != len(hits):
        return ("hits", ())
    for cart in hits:
        if game.carts.where[cart] != BOARD:
            return ("hits", ())
    return None


def token(game, event):
    placed, hit, at = event["placed"], event["hit"], event["at"]
    if not is_int(placed, 0, 1) or not is_int(hit, -1, 2 * game.players - 1):
        return ("token", ())
    if not is_int(at, -1, 9999) or (not placed and (hit >= 0 or at >= 0)):
        return ("token", ())
    if hit >= 0 and game.carts.where[hit] != BOARD:
        return ("hits", ())
    if at >= 0 and (game.die >= 0 or game.jewels.heap(at) is None):
        return ("not_there", ())
    return None


def give_back(game, event):
    v = event["v"]
    if not is_int_list(v, 0, 24, 5, 5) or not any(v):
        return ("jewels", ())
    return None if all(v[i] <= game.jewels.loose[i] for i in range(5)) else ("not_there", ())


def mission(game, event):
    if not is_int(event["by"], -1, 1) or event["by"] == 0:
        return ("mission", ())
    return None


def end(game, event):
    if not game.has("cards") or (game.collapsed and not game.has("carts")):
        return None
    return ("cannot_end", ())


def scores(game, event):
    v = event["v"]
    if not is_int_list(v, -99, 99, 6, 6) or min(v[:5]) < 0 or v[4] > 2:
        return ("counts", ())
    if v[5] and not game.has("missions"):
        return ("helper_off", ("#missions",))
    for kind in (1, 2, 3, 4):
        others = [game.typed[p] for p in range(game.players) if p != event["p"]]
        if v[kind - 1] + sum([o[kind - 1] for o in others if o]) > ALL[kind]:
            return ("too_many", (ALL[kind], "#" + str(kind)))
    return None
