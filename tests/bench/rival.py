"""How well the rival plays Railroad Ink at each level, and how long it thinks on the chip."""

import statistics
import time
from concurrent.futures import ProcessPoolExecutor

from host_tools.railroad.rival import play_all
from tests.bench import resume
from tests.bench.pico import (
    EVERYTHING,
    LEAST_FREE,
    LEAST_PIECE,
    MEASURED,
    heap,
    modules,
    reported,
)
from tests.bench.sheets import begun
from tests.pico import firmware
from tests.pico.rig import PicoRig
from tests.rules.rivals import (
    careless,
    code,
    drafted,
    played,
    totals_of,
    without_expansion_dice,
)

CODES = 200
SOME = 100  # for each expansion, of the medium level
LEVELS = {"easy": "15 to 25", "medium": "28 to 34", "hard": "at least 53"}
# Means of others in the plain game, for scale.
OTHERS = {
    "a greedy player who solves each round exactly": 43.85,
    "a strong player on a computer": 57.3,
    "the strongest player on a computer that we know of": 59.04,
}
ON_CHIP = """
import gc, time

def play(level, code):
    from firmware.games.railroad.game import Game
    from firmware.games.railroad.rival.rival import Rival
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
# The gadget with a rival at the table: its code as it is, and what is counted around its steps.
MAIN = """
from firmware.boards import this_board
from firmware.gadget import Gadget
board = this_board()
board.arm()
gadget = Gadget(board)
while True:
    ms = gadget.step(board.now())
    board.rest(ms)
"""
STEP = "    ms = gadget.step(board.now())\n"
TIMED = """    began = time.ticks_us()
    ms = gadget.step(board.now())
    took = time.ticks_diff(time.ticks_us(), began)
    if ms == 0:
        report('step', took)
"""
# Everything is opened once the first screen is there.
HEAP = """    steps = globals().get('steps', 0) + 1
    if steps == 4:
        everything()
        print("opened")
    if steps % 40 == 0:
        heap()
"""
LATER = "def everything():" + EVERYTHING.replace("\n", "\n    ") + "\n"
SILENT = """
from firmware.games.railroad.screens import _rivals
_rivals.think_on = lambda own, game: False
"""
TABLES = (("on paper", {"rival": "hard"}), ("on the gadget", {"rival": "hard", "boards": 1}))
OPENING_MS = 2500  # by then the screen is there, and the rival thinks
THINKING_MS = 8000
PRESSES = 12


def measure() -> list:
    rows: list = [(f"mean of {who}", mean, "points") for who, mean in OTHERS.items()]
    firsts = []
    for level, budget in LEVELS.items():
        start = time.perf_counter()
        codes = [code(number) for number in range(CODES)]
        totals = [game.score.total for game in play_all(codes, level, {})]
        took = time.perf_counter() - start
        budget_s = "at most 300" if level == "hard" else ""
        firsts.append(totals[0])
        rows += [
            (f"{level}: {CODES} codes by `signalbox rival`, two cores", took, "s", budget_s),
            (f"{level}: mean of {CODES} codes", statistics.mean(totals), "points", budget),
            (f"{level}: standard deviation", statistics.pstdev(totals), "points"),
            (f"{level}: worst", min(totals), "points"),
        ]
    with ProcessPoolExecutor(2) as pool:  # none of these takes the computer's time
        expanded = pool.submit(expansions)
        parts = [*pool.map(on_the_chip, LEVELS, firsts), *pool.map(at_the_table, TABLES)]
        return rows + [row for part in parts for row in part] + expanded.result()


def at_the_table(place: tuple[str, dict]) -> list:
    """While the rival thinks in the fourth round; the heap with everything loaded."""
    where, options = place
    what = f"hard, people {where}"
    pico = table(options, HEAP + STEP, LATER)
    pico.run_until(lambda: "opened" in pico.text(), 20000, 100)
    pico.console = b""
    pico.run(THINKING_MS)
    free, piece = heap(pico)
    loaded = f"{what}: everything loaded, while it thinks"
    rows: list = [
        (f"{loaded}: free heap", free, "KB", f"at least {LEAST_FREE}"),
        (f"{loaded}: its largest piece", piece, "KB", f"at least {LEAST_PIECE}"),
    ]
    pico = table(options, TIMED)
    before = len(reported(pico, "step"))
    pico.run(THINKING_MS)
    longest = max(reported(pico, "step")[before:]) / 1000
    rows.append((f"{what}: longest step while it thinks", round(longest), "ms", "at most 20"))
    for first, how in (("", "while it thinks"), (SILENT, "without it")):
        pico = table(options, STEP, first)
        took = [answer(pico, ("LEFT", "RIGHT")[n % 2], n) for n in range(PRESSES)]
        middle, worst = round(statistics.median(took)), round(max(took))
        edges = f"{what}: button edge to the first changed byte {how}"
        rows.append((f"{edges}, the median of {PRESSES}", middle, "ms"))
        rows.append((f"{edges}, the slowest", worst, "ms"))
    return rows


def table(options: dict, step: str, first: str = "") -> PicoRig:
    """The screen of the fourth round is there; `first` runs before the gadget does."""
    main = MEASURED + first + MAIN.replace(STEP, step)
    pico = firmware.rig(main, modules() | resume.files(begun(options, 2, 4)))
    pico.run(OPENING_MS)
    return pico


def answer(pico: PicoRig, button: str, phase: int) -> float:
    pico.run(150 + 7 * phase)
    took = pico.answer(button)
    pico.run(200)
    return took


def expansions() -> list:
    """The medium level with each expansion, and the same without the use of its dice."""
    rows: list = []
    for expansion in ("river", "lake", "lava", "meteor"):
        options = {"expansion": expansion, "lava_duty": "optional"}
        without = careless if expansion == "meteor" else without_expansion_dice
        what = "where the meteor flies left to chance" if expansion == "meteor" else "dice unused"
        rows.append((f"medium, {expansion}: mean of {SOME} codes", mean(options), "points"))
        rows.append((f"medium, {expansion}: {what}", mean(options, without), "points"))
    for by_chance, what in ((False, "pairs with sense"), (True, "pairs by chance")):
        totals = [sum(totals_of(drafted(n, "medium", {}, by_chance))) / 2 for n in range(SOME)]
        rows.append((f"medium, draft: {what}, mean", statistics.mean(totals), "points"))
    return rows


def mean(options: dict, *think) -> float:
    games = [played(number, "medium", options, *think) for number in range(SOME)]
    return statistics.mean(game.breakdown(0).total for game in games)


def on_the_chip(level: str, total: int) -> list:
    """A whole game; its total is the computer's."""
    main = ON_CHIP.replace("LEVEL", level).replace("CODE", code(0))
    pico = firmware.rig(main)
    pico.run_until(lambda: "DONE" in pico.text() or "Error" in pico.text(), 200_000, 500)
    lines = [line.split() for line in pico.text().splitlines()]
    rounds = [[int(word) for word in words[1:]] for words in lines if words[:1] == ["ROUND"]]
    assert [words[1] for words in lines if words[:1] == ["TOTAL"]] == [str(total)], pico.text()
    took, longest, slices, late = zip(*rounds, strict=True)
    return [
        (f"{level}: longest round on the chip", round(max(took) / 1e6, 1), "s", "at most 10"),
        (f"{level}: longest slice", round(max(longest) / 1000), "ms", "at most 20"),
        (f"{level}: slices of more than 20 ms", 1000 * sum(late) / sum(slices), "of 1,000"),
    ]


if __name__ == "__main__":
    for row in measure():
        print(*row, flush=True)
