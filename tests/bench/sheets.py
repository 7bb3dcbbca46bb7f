"""Sheets on the gadget: how many presses a drawing takes, and how fast the emulated Pico is.

The games are those of the demo players. A planner finds the fewest presses for each of their
drawings, as the drawing board's keys work; a hold counts as two.
"""

import random
import statistics
from collections.abc import Iterator

from firmware.games.railroad.game import Game
from firmware.games.railroad.screens._choices import choices
from firmware.games.railroad.sheet.spaces import parse_item
from firmware.play.session import Session
from host_tools.games.railroad_demo import next_event
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.bench import resume
from tests.bench.pico import LEAST_FREE, edge, reported
from tests.gadget.planner import jumps
from tests.pico import firmware, script
from tests.pico.rig import PicoRig
from tests.runners.press_script import PRESS_MS, STILL_MS

EXPANSIONS = ("", "river", "lake", "lava", "meteor")
GAMES = 20  # of each
HOLD = 2
SIX = {"boards": 1}
# The gadget on its own board: what measures takes as little of the heap as can be.
MAIN = f"""
import gc
from machine import Pin
from firmware.boards import this_board
from firmware.gadget import Gadget

board = this_board()
board.arm()
idle = Pin({script.IDLE_PIN}, Pin.OUT, value=0)
gadget = Gadget(board)
while True:
    ms = gadget.step(board.now())
    idle.value(ms >= {STILL_MS})
    if ms >= {STILL_MS}:
        gc.collect()
        print("= free", gc.mem_free())
    board.rest(ms)
    idle.value(0)
"""
HELD = ("LEFT", "DOWN")  # hint and zoom


def measure() -> list[tuple[str, float, str, str]]:
    return [*presses(), *on_pico()]


# Presses


def presses(games: int = GAMES) -> list:
    counted = sorted(drawing_costs(games))
    middle, most = statistics.median(counted), counted[len(counted) * 9 // 10]
    what = f"presses for a drawing, {len(counted)} drawings of {games * len(EXPANSIONS)} games"
    return [
        (f"{what}, the median", middle, "presses", "at most 5"),
        (f"{what}, 9 of 10", most, "presses", "at most 9"),
        (f"{what}, the most", counted[-1], "presses", ""),
    ]


def drawing_costs(games: int) -> Iterator[int]:
    """Of every drawing that the demo players made."""
    for expansion in EXPANSIONS:
        for number in range(games):
            rng = random.Random(f"{expansion} {number}")
            game = Game({"boards": 1, "expansion": expansion}, 1)
            while not game.over():
                asked = game.asks()
                if asked:
                    got = [rng.randrange(n) for n in asked]
                    event = {"e": "roll", "k": game.k, "of": asked, "got": got}
                else:
                    event = next_event(game, rng)
                if event["e"] == "draw":
                    yield cost(game.seats[0], event)
                game.apply(event)


def cost(seat, event) -> int:
    """Choose the die, take it, jump to the place, turn it, draw it."""
    space, face, _ = parse_item(event["tile"])
    found = choices(seat)
    at = next(i for i, choice in enumerate(found) if choice.is_open())
    names = [choice.name for choice in found if not choice.gone]
    wanted = names.index(event["die"])
    places = found[[choice.name for choice in found].index(event["die"])].places.search()
    chosen = along(names, names.index(found[at].name), wanted)
    jumped = len(jumps(places.spaces, places.spaces[0], space))
    ways = places.at(space)
    return chosen + 1 + jumped + (1 if len(ways) == 1 else ways.index(face) + HOLD)


def along(names, at, wanted) -> int:
    """Left or right, all around; Down goes to the first special route, or back to the dice."""
    specials = [i for i, name in enumerate(names) if isinstance(name, str)]
    others = [i for i, name in enumerate(names) if not isinstance(name, str)]
    other = specials if at in others else others
    steps = abs(wanted - at)
    costs = [steps, len(names) - steps]
    if other:
        steps = abs(wanted - other[0])
        costs += [1 + steps, 1 + len(names) - steps]
    return min(costs)


# Speed and memory


def begun(options: dict, players: int, rounds: int) -> Session:
    """A game whose dice of a late round lie on the table, nothing of it drawn."""
    session = Session(MemoryFiles(), demo.seeded(7), "bench")
    session.new("railroad", options, list("ABCDEF")[:players], 0)
    rng = random.Random(f"{options} {players}")
    while session.game.round < rounds or session.game.phase != "draw":
        demo.step(session, rng, 1000 * session.events)
    return session


def table(session: Session) -> PicoRig:
    pico = firmware.rig(MAIN, resume.files(session))
    script.settle(pico)
    return pico


def let_go(pico: PicoRig, button: str) -> tuple[float, float]:
    """A press that counts on release: ms to the first changed byte, and until all is
    found and the gadget rests."""
    pico.keys[button].press()
    pico.run(PRESS_MS)
    seen, start = pico.oled.data_bytes, pico.ms
    pico.keys[button].release()
    first = pico.run_until(lambda: pico.oled.data_bytes > seen, 3000, 1)
    script.settle(pico)
    return first, pico.ms - start


def answer(pico: PicoRig, button: str, phase: int) -> float:
    """ms to the first changed byte: from the release where a hold means something else."""
    return let_go(pico, button)[0] if button in HELD else edge(pico, button, phase)


def on_pico() -> list:
    rows = []
    heap = []
    for expansion in ("", "lake", "lava"):
        pico = table(begun({"boards": 1, "expansion": expansion}, 1, 4))
        kind = f"sheets, {expansion or 'plain'}"
        moving = max(answer(pico, ("RIGHT", "LEFT")[n % 2], n) for n in range(4))
        rows.append((f"{kind}: another die", round(moving), "ms", "at most 50"))
        first, whole = let_go(pico, "A")
        rows.append((f"{kind}: a die taken, its first place", round(first), "ms", "at most 50"))
        rows.append((f"{kind}: a die taken, all its places", round(whole), "ms", "at most 250"))
        jumping = max(answer(pico, ("DOWN", "LEFT")[n % 2], n) for n in range(4))
        rows.append((f"{kind}: the next place", round(jumping), "ms", "at most 50"))
        script.play(pico, "press B\n")
        first, whole = let_go(pico, "UP")
        rows.append((f"{kind}: the score page", round(first), "ms", "at most 300"))
        rows.append((f"{kind}: the score page, all counted", round(whole), "ms", "at most 1000"))
        heap += reported(pico, "free")
    rows.append(("free heap with sheets", min(heap) // 1000, "KB", f"at least {LEAST_FREE}"))
    session = begun(SIX, 6, 5)
    pico = table(session)
    script.play(pico, "press A\npress RIGHT\npress A\n")
    free = min(reported(pico, "free")) // 1000
    rows.append(("free heap with six sheets", free, "KB", f"at least {LEAST_FREE}"))
    return rows


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}", flush=True)
