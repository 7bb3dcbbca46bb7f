"""Off the Rails: lines to read about what was drawn, what the carts carry, and the set-up."""

from firmware.games.off_the_rails.cards import COLOURS as MINES
from firmware.games.off_the_rails.cards import first_stack
from firmware.games.off_the_rails.carts import BOARD

KINDS = ("rocks", "rubies", "emeralds", "gold", "diamonds")


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
    """Each kind of jewel present, with its count; `~` is a non-breaking space."""
    found = []
    for count, kind in zip(jewels, KINDS):
        if count:
            found.append(str(count) + "~" + screen.w("one_" + kind if count == 1 else kind))
    return ", ".join(found)


def carts_on_board(game):
    return [cart for cart in range(len(game.carts.where)) if game.carts.where[cart] == BOARD]
