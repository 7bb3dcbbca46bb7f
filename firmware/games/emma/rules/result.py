"""The result of a game of Emma, so far and at the end."""

from firmware.games.emma.rules.piles import final_count, ranking


def result(game):
    """What is known so far, as a dict of numbers, texts and lists.

    `players`: [points, cards, fours, threes, twos, ones] each, with the hand once it is typed in;
    `places` and `decided` (the step of the tie chain) at the end; `derails` per seat;
    `lost`: 1 when Emma derailed too often; `betsy`: the cards in her pile;
    `won`: 1 or 0 in a solo game that can be won or lost, else -1;
    `mode` and `result` (points, lower is better; -1 unless a finished solo game): the record.
    """
    counts = [final_count(game.piles[p], v or [0] * 4) for p, v in enumerate(game.typed)]
    finished = game.over() and not game.lost
    solo = game.players == 1 and game.mode() != "dice"
    betsy = len(game.piles[1]) if game.betsy else 0
    places, decided = ranking(counts) if finished and counts else ([], "")
    won = 0 if game.lost else -1
    if finished and game.betsy:
        won = 1 if counts[0][0] < betsy else 0
    return {
        "mode": game.mode(),
        "players": counts,
        "places": places,
        "decided": decided,
        "derails": list(game.derails),
        "lost": game.lost,
        "betsy": betsy,
        "won": won,
        "result": counts[0][0] if finished and solo else -1,
    }
