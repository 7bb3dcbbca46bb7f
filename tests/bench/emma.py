"""Emma on the gadget: presses in a turn, how well its rivals play, how long they think."""

import statistics

from tests.gadget.emma_presses import presses_of
from tests.pico import firmware
from tests.rules.emma_rivals import code, won

GAMES = 100
ON_CHIP = """
import gc, time

from firmware.games.emma.game import Game
from firmware.games.emma.rival.rival import Rival
from firmware.play.fair import Dice, secret_of_code


def play(level, players, code):
    game = Game({"cards": "gadget"}, players)
    dice = Dice(secret_of_code(code))
    while not game.over():
        of = game.asks()
        if of:
            got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
            game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        elif game.phase == "lay":
            game.apply({"e": "lay", "p": game.seat, "order": game.offer()})
        else:
            gc.collect()
            start = time.ticks_us()
            rival = Rival(game, level)
            longest = time.ticks_diff(time.ticks_us(), start)
            done = False
            while not done:
                before = time.ticks_us()
                done = rival.step()
                longest = max(longest, time.ticks_diff(time.ticks_us(), before))
            print("TURN", time.ticks_diff(time.ticks_us(), start), longest)
            game.apply(rival.event)


for players in (2, 4):
    play("LEVEL", players, "CODE")
print("DONE")
"""


def measure() -> list:
    presses = [count for number in range(GAMES) for count in presses_of(number)]
    what = f"presses of a turn in {GAMES} games"
    rows: list = [
        (f"{what}, the median", statistics.median(presses), "presses", "at most 4"),
        (f"{what}, the mean", statistics.mean(presses), "presses"),
    ]
    for one, other, budget in (
        ("hard", "easy", "at least 70"),
        ("medium", "easy", ""),
        ("hard", "medium", ""),
    ):
        what = f"{one} wins against {other} in {GAMES} games for two"
        rows.append((what, won(one, other, GAMES), "games", budget))
    for level in ("easy", "medium", "hard"):
        rows += on_the_chip(level)
    return rows


def on_the_chip(level: str) -> list:
    """Two whole games, for two and for four, all seats of this level."""
    main = ON_CHIP.replace("LEVEL", level).replace("CODE", code(0))
    pico = firmware.rig(main)
    pico.run_until(lambda: "DONE" in pico.text() or "Error" in pico.text(), 400_000, 500)
    lines = [line.split() for line in pico.text().splitlines()]
    found = [(int(line[1]), int(line[2])) for line in lines if line[:1] == ["TURN"]]
    assert "DONE" in pico.text(), pico.text()
    took, longest = zip(*found, strict=True)
    return [
        (
            f"{level}: longest of {len(found)} turns on the chip",
            *(round(max(took) / 1e6, 2), "s", "at most 3"),
        ),
        (f"{level}: longest slice", round(max(longest) / 1000), "ms", "at most 20"),
    ]


if __name__ == "__main__":
    for row in measure():
        print(*row, flush=True)
