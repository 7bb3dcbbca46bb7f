"""How likely Emma derails before the dice are rolled: exact, in whole numbers."""


def ways(dice, faces):
    """ways[s] of 6**dice throws show s wheels; `faces` is a die as a text such as 111100."""
    found = [1]
    values = [(int(value), faces.count(value)) for value in "012"]
    for _ in range(dice):
        more = [0] * (len(found) + 2)
        for wheels, count in enumerate(found):
            for value, sides in values:
                more[wheels + value] += count * sides
        while more[-1] == 0:
            more.pop()
        found = more
    return found


def chance_to_derail(dice, ahead, faces):
    """In thousandths, rounded to the nearest: more wheels than cards ahead of Emma."""
    bad = sum(ways(dice, faces)[ahead + 1 :])
    every = 6**dice
    return (2000 * bad + every) // (2 * every)
