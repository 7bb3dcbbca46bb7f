"""Off the Rails: what can be done when the mines collapse, and with a chasm token."""

from firmware.games.off_the_rails.cards import COLOURS as MINES
from firmware.games.off_the_rails.screens._lines import carts_on_board


def collapse(screen):
    """What can be done when the mines collapse."""
    game = screen.game
    t = screen.gadget.t
    fields: list[tuple] = []
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
        found: list[tuple] = [(text, ("form", text, fields, "token"))]
    else:
        found = [(text, ("do", event))]
        for cart in carts:
            hits = screen.w("token_hits", screen.whose_cart(cart))
            found.append((hits, ("do", dict(event, hit=cart))))
    found.append((screen.w("token_none"), ("do", dict(event, placed=0))))
    return found
