"""The keys with which somebody draws on the gadget what a demo player would draw."""

from collections import deque
from collections.abc import Iterator
from random import Random

from firmware.games.railroad.sheet.places import nearest
from firmware.games.railroad.sheet.spaces import parse_item
from host_tools.games.railroad_demo import next_event
from tests.gadget.sheets import game_of, screen
from tests.runners.press_script import Script

SIDES = ("UP", "RIGHT", "DOWN", "LEFT")


def jumps(spaces, here: int, wanted: int) -> list[int]:
    """The fewest arrows from one place to another."""
    ways, waiting = {here: []}, deque([here])
    while wanted not in ways:
        at = waiting.popleft()
        for side in range(4):
            there = nearest(spaces, at, side)
            if there not in ways:
                ways[there] = [*ways[at], side]
                waiting.append(there)
    return ways[wanted]


def keys(script: Script, rng: Random) -> Iterator[str]:
    """The keys for the next drawing or the end of the round; the screen follows each of them."""
    event = next_event(game_of(script), rng)
    if event["e"] == "end":
        yield "hold A"
        return
    space, face, _ = parse_item(event["tile"])
    board = screen(script)
    while board.choices[board.at].name != event["die"]:
        yield "press RIGHT"
    yield "press A"
    hand = board.hand
    for side in jumps(hand.choice.places.search().spaces, hand.space, space):
        yield "press " + SIDES[side]
    while hand.shown() != face:
        yield "press A"
    yield "press A" if hand.only() else "hold A"
