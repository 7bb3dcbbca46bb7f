"""Off the Rails, what is needed now and then: lines to read, and what the chasm takes.

Every function gets the turn's screen, which loads this file for a moment.
"""

from firmware.games.off_the_rails.rules.cards import COLOURS as MINES
from firmware.games.off_the_rails.rules.cards import first_stack
from firmware.games.off_the_rails.rules.carts import BOARD
from firmware.games.off_the_rails.screens.turn import KINDS


def drawn(screen):
    """A line for everything that the latest draws gave."""
    lines = []
    for kind, *what in screen.game.drawn:
        if kind == "clan":
            name = screen.gadget.player_name(what[0])
            line = name + ": " + screen.w("mine_" + MINES[what[1]])
        elif kind == "vein":
            line = screen.square_name(what[0]) + ": " + screen.w("jewels_many", what[1])
        elif kind == "jewels":
            line = named(screen, what)
        elif kind == "chasm":
            line = screen.w("chasm_came")
        elif kind == "token":
            line = screen.w("token", screen.w("mine_" + MINES[what[0]]))
        elif kind == "fall":
            line = screen.w("drops", named(screen, what))
        else:  # a square of the chasm deck, or of the chasm die
            line = screen.w("falls", screen.square_name(what[0]))
        lines.append(line)
    return lines


def loads(screen):
    """What every cart on the board carries."""
    lines = []
    for cart in carts_on_board(screen.game):
        load = named(screen, screen.game.jewels.holds[cart]) or screen.w("empty")
        lines.append(screen.whose_cart(cart) + ": " + load)
    return lines or [screen.w("no_carts")]


def set_up(screen):
    """The table's own vein cards: which stacks there are, and what becomes of them."""
    first = first_stack(screen.game.options, screen.game.players)
    keys = ["stacks", "chasm", "first", "last", "pile", "tokens"]
    if first > 1:
        keys.insert(2, "out_1" if first == 2 else "out_2")
    return [screen.w("set_up_" + key) for key in keys]


def named(screen, jewels):
    """Every kind that there is, with its number; `~` keeps the two together."""
    found = []
    for count, kind in zip(jewels, KINDS):
        if count:
            found.append(str(count) + "~" + screen.w("one_" + kind if count == 1 else kind))
    return ", ".join(found)


def carts_on_board(game):
    return [cart for cart in range(len(game.carts.where)) if game.carts.where[cart] == BOARD]


def chooser(screen):
    """Who is the youngest, and which clan it takes."""
    seats = range(screen.game.players)
    names = [screen.gadget.player_name(p) for p in seats]
    clans = [screen.w("mine_" + mine) for mine in MINES]
    fields = (
        ("p", screen.w("youngest"), seats, names),
        ("clan", screen.w("clan"), range(4), clans),
    )
    text = screen.w("choose_clan")
    return [(text, ("form", text, fields, "chooser"))]


def missions(screen):
    """A mission's points for somebody, or away again."""
    seats = range(screen.game.players)
    names = [screen.gadget.player_name(p) for p in seats]
    fields = (
        ("p", screen.gadget.t("players"), seats, names),
        ("by", screen.w("points"), (1, -1), ("+1", "−1")),
    )
    title = screen.w("missions")
    return [(title, ("form", title, fields, "mission"))]


def collapse(screen):
    """What can be done when the mines collapse."""
    game = screen.game
    t = screen.gadget.t
    fields = []
    for cart in carts_on_board(game):
        fields.append((cart, screen.whose_cart(cart), (0, 1), (t("v_0"), t("v_1"))))
    if game.has("board") and not game.has("cards"):
        for mine in range(4):
            fields.append((f"m{mine}", screen.w("mine_" + MINES[mine]), range(1, 9), None))
    if not fields:
        event = {"e": "collapse", "squares": [], "hits": []}
        return [(screen.w("collapses"), ("do", event))]
    text = screen.w("swallowed_carts")
    return [(text, ("form", text, fields, "collapse"))]


def place(screen):
    """What can be done with a chasm token."""
    game = screen.game
    carts = carts_on_board(game)
    event = {"e": "token", "p": game.active(), "placed": 1, "hit": -1, "at": -1}
    text = screen.w("token_placed")
    if game.die < 0 and game.has("board") and game.jewels.heaps:
        names = [screen.gadget.t("v_none")] + [screen.whose_cart(cart) for cart in carts]
        fields = [screen.square_field(True), ("hit", screen.w("hit_cart"), [-1] + carts, names)]
        found = [(text, ("form", text, fields, "token"))]
    else:
        found = [(text, ("do", event))]
        for cart in carts:
            hits = screen.w("token_hits", screen.whose_cart(cart))
            found.append((hits, ("do", dict(event, hit=cart))))
    found.append((screen.w("token_none"), ("do", dict(event, placed=0))))
    return found
