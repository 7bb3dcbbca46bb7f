"""Betsy's turn: no hand, no dice; she lays the card turned up for her if she can."""

from firmware.games.emma.piles import lay


def turn_up(game, event):
    """Carry out the `betsy` event; a railway card that cannot be laid goes into the box."""
    pile = game.piles[game.seat]
    number, broken, laid = event["number"], event["broken"], event["fits"]
    if event["kind"] == "rubble":
        game.rubble_left -= 1
        game.last = [game.seat, 0, 0, 0, 1]
        game.what = ["rubble", number, 1]
        game.end_turn(lay(pile, [number]))
        return
    costs = game.options["betsy_broken"]
    if laid:
        game.put(number, 1, [1] if broken else [])
        steps = number
    else:
        game.broken_left -= broken
        steps = min(1, game.railway.ahead())
        costs = costs and game.options["pass_broken"]
    taken, crossed, missing = game.railway.drive(steps, costs)
    # A derailment costs her one card however far it was, and so does a pass.
    if missing or not laid:
        taken += game.railway.take(1)
    game.last = [game.seat, steps, missing, crossed, len(taken)]
    game.what = ["build" if laid else "pass", number, 1]
    pairs = lay(pile, taken)
    if missing:
        game.derails[game.seat] += 1
        if game.too_often():
            return
    game.end_turn(pairs)
