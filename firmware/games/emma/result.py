"""The result of a game of Emma, so far and at the end, and what the players type in for it."""

from firmware.games.emma.piles import STEPS, final_count
from firmware.games.game import LOST, WON, player_result, ranked, score_of


def result(game):
    """Points count against a player: of the record too, fewer are better. There are none before
    the end, in a game that ends early, and with the wheel dice alone."""
    counts = [final_count(game.piles[p], v or [0] * 4) for p, v in enumerate(game.typed)]
    finished = game.over() and not game.lost and game.mode() != "dice"
    places = ranked(counts, STEPS)
    players = []
    for seat, count in enumerate(counts):
        player = player_result(line=_line(game, seat, count))
        if finished:
            player["place"], player["tie"] = places[seat]
            player["total"] = count[0]
            player["rows"] = [(STEPS[i], (6 - i) * count[i]) for i in (2, 3, 4, 5)]
        players.append(player)
    note = _note(game, counts, finished)
    alone = finished and game.players == 1 and note != LOST
    return score_of(players, note, counts[0][0] if alone else None)


def _line(game, seat, count):
    """Points and cards, once the hand is typed in; against Betsy her points instead, and beside
    the long names of rivals no cards."""
    if game.lost:
        return ("derails", (game.counted_derails(),))
    known = tuple(count[:2]) if game.typed[seat] else ()
    if game.betsy:
        return ("against_betsy" if known else "betsy", known[:1] + (len(game.piles[1]),))
    if known and game.people < game.players:
        return ("points_now", known[:1])
    return ("points_cards", known) if known else None


def _note(game, counts, finished):
    """Whether a solo game that can be lost was won."""
    if game.lost:
        return LOST
    if finished and game.betsy:
        return WON if counts[0][0] < len(game.piles[1]) else LOST
    return None


def form(game, seat):
    """The hand cards left at the end."""
    if game.phase != "count":
        return None
    known = game.typed[seat] or [0] * 4
    return [("hand_of", (n,), range(16), known[n - 1]) for n in (1, 2, 3, 4)]
