"""The deposit phase: veins, then the chasm that swallows the mines, and the end of the game."""

from firmware.games.off_the_rails.bag import drawn, kind_at, move
from firmware.games.off_the_rails.cards import first_stack, jewels_on
from firmware.games.off_the_rails.carts import BOARD, OUT, SUPPLY
from firmware.games.off_the_rails.deck import CHASM, CHASM_STACK

TOKENS = 16


def deposit(game):
    if game.collapsed:
        next_token(game)
        return
    game.phase = "deposit"
    cards = game.options["cards"]
    if (cards and not game.deck.asks()) or not (cards or game.options["bag"]):
        end_turn(game)


def card_drawn(game, square):
    if square < 0:
        return
    if square == 8 * CHASM:
        game.note("chasm")
        chasm_card(game, game.turn)
        if not game.options["chasm_again"] or not game.deck.asks():
            end_turn(game)
    elif game.phase == "chasm":
        game.squares.append(square)
        game.note("square", square)
        if len(game.squares) == 4:
            deck_open(game)
    else:
        count = jewels_on(game.options, square)
        game.note("vein", square, count)
        vein_found(game, square, count)


def vein(game, event):
    game.deck.see(event["at"])
    vein_found(game, event["at"], event["jewels"])


def vein_found(game, square, count):
    game.vein = [square, count]
    if game.options["bag"]:
        left = sum(game.jewels.bag)
        short = left < count and game.options["bag_empty"] == "none"
        game.want = 0 if short else min(count, left)
    if not game.want:
        vein_placed(game)


def jewels_drawn(game, got):
    found = drawn(game.jewels.bag, got)
    game.note("jewels", *found)
    if game.has("board"):
        game.jewels.put(game.vein[0], found)
    else:
        move(found, game.jewels.loose)
    game.want = 0
    vein_placed(game)


def vein_placed(game):
    if game.phase == "deposit":
        end_turn(game)
        return
    game.veins_left -= 1
    if game.veins_left == 0:
        game.deck.open(first_stack(game.options, game.players))
        game.next_turn()


def chasm(game, event):
    """The table's own chasm card, entered by its drawer or by the next player."""
    if game.phase == "act":
        chasm_card(game, game.turn - 1)
        return
    chasm_card(game, game.turn)
    if not game.options["chasm_again"]:
        end_turn(game)


def chasm_card(game, turn):
    """Everybody has one more turn; the drawer's is the last."""
    game.drawer = game.order[(turn - 1) % game.players]
    game.final = turn + game.players


def end_turn(game):
    if game.collapsed or game.turn != game.final:
        game.next_turn()
    elif game.options["cards"]:
        game.phase = "chasm"
        game.deck.open(CHASM_STACK)
    else:
        deck_open(game)


def deck_open(game):
    """The four squares are known: the table must enter what was there."""
    game.phase = "collapse"
    if not game.carts_known:
        collapse(game, {"squares": [], "hits": []})


def collapse(game, event):
    game.collapsed = 1
    for square in game.squares or event["squares"]:
        game.jewels.swallow(square)
    for cart in event["hits"]:
        swallowed(game, cart)
    game.next_turn()
    end_if_empty(game)


def swallowed(game, cart):
    if game.options["swallowed"] == "bag":
        game.jewels.home_again(cart)
    else:
        game.jewels.lose(cart)
    game.carts.leave(cart, OUT)


# Chasm tokens.


def next_token(game):
    if game.options["cards"]:
        game.phase = "token"
    else:
        token_known(game)


def token_drawn(game, got):
    game.token = kind_at(game.tokens, got)
    game.tokens[game.token] -= 1
    game.note("token", game.token)
    if game.options["chasm_die"]:
        game.phase = "die"
    else:
        token_known(game)


def die_rolled(game, got):
    game.die = 8 * game.token + got
    game.note("die", game.die)
    token_known(game)


def token_known(game):
    game.phase = "place"
    if not game.carts_known:
        token(game, {"placed": 1, "hit": -1, "at": -1})


def token(game, event):
    if event["placed"]:
        game.jewels.swallow(max(game.die, event["at"]))
    if event["hit"] >= 0:
        swallowed(game, event["hit"])
    game.token = game.die = -1
    game.tokens_used += 1
    if game.tokens_used == TOKENS:
        finish(game, "end_tokens")
        return
    if not event["placed"] and game.options["no_square"] == "redraw":
        next_token(game)
        return
    game.next_turn()
    end_if_empty(game)


# The end.


def end_if_empty(game):
    """In the end game the game ends as soon as no cart is on the board."""
    if not game.end_game() or not game.carts_known or BOARD in game.carts.where:
        return
    if game.options["empty_board"] == "ends" or SUPPLY not in game.carts.where:
        finish(game, "end_carts")


def finish(game, why):
    """Carts still on the board derail for good. `why` is the word for how it ended."""
    game.ended = why
    for cart, where in enumerate(game.carts.where):
        if where == BOARD:
            game.jewels.home_again(cart)
            game.carts.leave(cart, OUT)
    game.phase = "count" if game.options["score"] else "over"
    game.turn += 1
