"""The rival on the emulated Pico: it does what it does on the computer."""

from firmware.games.railroad.game import Game
from firmware.play.fair import Dice, secret_of_code
from tests.pico import firmware
from tests.rules.rivals import code, rolled, thought
from tests.support.sizes import size

ROUNDS = size(1, 6)
# What the chip prints: the tile, the special route or the place of every event.
ON_CHIP = """
from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.rival import Rival
from firmware.play.fair import Dice, secret_of_code


def play(level, code, expansion, rounds):
    game = Game({"boards": 1, "expansion": expansion}, 1)
    dice = Dice(secret_of_code(code))
    for _ in range(rounds):
        of = game.asks()
        got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        rival = Rival(game.seats[0], level)
        while not rival.step():
            pass
        for event in rival.events:
            print("DID", event.get("tile"), event.get("die"), event.get("at"), event.get("dir"))
            event["p"] = 0
            game.apply(event)
        game.apply({"e": "end"})


play("medium", "CODE", "lava", ROUNDS)
print("DONE")
"""


def test_the_chip_and_the_computer_draw_the_same():
    game = Game({"boards": 1, "expansion": "lava"}, 1)
    dice = Dice(secret_of_code(code(2)))
    expected = []
    for _ in range(ROUNDS):
        rolled(game, dice)
        for event in thought(game.seats[0], "medium"):
            words = [str(event.get(key)) for key in ("tile", "die", "at", "dir")]
            expected.append(" ".join(["DID", *words]))
            game.apply(event | {"p": 0})
        game.apply({"e": "end"})
    main = ON_CHIP.replace("CODE", code(2)).replace("ROUNDS", str(ROUNDS))
    pico = firmware.rig(main)
    pico.run_until(lambda: "DONE" in pico.text() or "Error" in pico.text(), 60_000, 100)
    assert [line for line in pico.text().splitlines() if line.startswith("DID")] == expected
    assert len(expected) > 4
