"""A player's pile of penalty cards: combining, the best order, and the final count."""

# What is counted at the end, and in this order what decides between equal players.
STEPS = ("points", "cards", "fours", "threes", "twos", "ones")


def lay(pile, cards):
    """Lay cards one by one; a card equal to the top card takes it along into the box. Returns how
    many pairs went there."""
    pairs = 0
    for card in cards:
        if pile and pile[-1] == card:
            pile.pop()
            pairs += 1
        else:
            pile.append(card)
    return pairs


def pairs_in(pile, cards):
    """For every card of the pile and of those laid on it: does it go into the box?"""
    gone = [False] * (len(pile) + len(cards))
    both = pile + list(cards)
    left = list(range(len(pile)))
    for i in range(len(pile), len(both)):
        if left and both[left[-1]] == both[i]:
            gone[i] = gone[left.pop()] = True
        else:
            left.append(i)
    return gone


def order_matters(cards):
    return len(set(cards)) > 1


def best_order(pile, cards):
    """The order of new cards that leaves the best pile.

    Digging as deep as the new cards reach never costs anything: a card that cancels the top one
    either saves both or stands in for it. The others go down in pairs; the dearest ends on top,
    where a later card may still cancel it.
    """
    left = sorted(cards)
    order = []
    depth = len(pile)
    while depth and pile[depth - 1] in left:
        depth -= 1
        left.remove(pile[depth])
        order.append(pile[depth])
    return order + left


def final_count(pile, hand):
    """The numbers of STEPS for a pile and a hand of n1..n4 cards."""
    counts = [hand[v - 1] + pile.count(v) for v in (1, 2, 3, 4)]
    points = counts[0] + 2 * counts[1] + 3 * counts[2] + 4 * counts[3]
    return [points, sum(counts)] + counts[::-1]
