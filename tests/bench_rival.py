"""How well the rival plays Railroad Ink at each level, and how long it thinks on the chip."""

import statistics

from tests.pico import firmware
from tests.rules.rivals import code, played

CODES = 200
LEVELS = {"easy": "15 to 25", "medium": "28 to 34", "hard": "at least 43.85"}
# Means of others in the plain game, for scale.
OTHERS = {
    "a greedy player who solves each round exactly": 43.85,
    "a strong player on a computer": 57.3,
    "the strongest player on a computer that we know of": 59.04,
}
ON_CHIP = """
import gc, time

def play(level, code):
    from firmware.games.railroad.rules.game import Game
    from firmware.games.railroad.rules.rival import Rival
    from firmware.play.fair import Dice, secret_of_code

    game = Game({"boards": 1}, 1)
    dice = Dice(secret_of_code(code))
    while not game.over():
        of = game.asks()
        got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        gc.collect()
        start = time.ticks_us()
        rival = Rival(game.seats[0], level)
        done = False
        longest = count = late = 0
        while not done:
            before = time.ticks_us()
            done = rival.step()
            took = time.ticks_diff(time.ticks_us(), before)
            longest = max(longest, took)
            count += 1
            late += took > 20000
        print("ROUND", time.ticks_diff(time.ticks_us(), start), longest, count, late)
        for event in rival.events:
            event["p"] = 0
            game.apply(event)
        game.apply({"e": "end"})
    print("TOTAL", game.breakdown(0).total)

play("LEVEL", "CODE")
print("DONE")
"""


def measure() -> list:
    rows: list = [(f"mean of {who}", mean, "points") for who, mean in OTHERS.items()]
    for level, budget in LEVELS.items():
        totals = [played(number, level, {}).breakdown(0).total for number in range(CODES)]
        rows += [
            (f"{level}: mean of {CODES} codes", statistics.mean(totals), "points", budget),
            (f"{level}: standard deviation", statistics.pstdev(totals), "points"),
            (f"{level}: worst", min(totals), "points"),
            *on_the_chip(level, totals[0]),
        ]
    return rows


def on_the_chip(level: str, total: int) -> list:
    """A whole game, frozen in; its total is the computer's."""
    main = ON_CHIP.replace("LEVEL", level).replace("CODE", code(0))
    pico = firmware.rig(main, frozen=True)
    pico.run_until(lambda: "DONE" in pico.text() or "Error" in pico.text(), 200_000, 500)
    lines = [line.split() for line in pico.text().splitlines()]
    rounds = [[int(word) for word in words[1:]] for words in lines if words[:1] == ["ROUND"]]
    assert [words[1] for words in lines if words[:1] == ["TOTAL"]] == [str(total)], pico.text()
    took, longest, slices, late = zip(*rounds, strict=True)
    return [
        (f"{level}: longest round on the chip", round(max(took) / 1e6, 1), "s", "20 s"),
        (f"{level}: longest slice", round(max(longest) / 1000), "ms", "20 ms"),
        (f"{level}: slices of more than 20 ms", 1000 * sum(late) / sum(slices), "of 1,000"),
    ]


if __name__ == "__main__":
    for row in measure():
        print(*row, flush=True)
