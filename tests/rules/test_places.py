"""Where a face fits: a search that passes over spaces finds what a look at every space finds."""

import random

import pytest

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.sheet.face_table import FACES as EVERY
from firmware.games.railroad.sheet.face_table import base, ways
from firmware.games.railroad.sheet.places import ORDER, places_of
from firmware.games.railroad.sheet.placing import why_not_place
from firmware.games.railroad.sheet.tiles import CRATER
from host_tools.railroad.final_sheet import parse_sheet
from tests.rules.random_play import random_options
from tests.rules.random_railroad import random_sheet
from tests.support.sizes import size

FACES = sorted({base(face) for face in EVERY if face} - {CRATER})


def looked_at_everywhere(sheet, face, options) -> dict[int, list[str]]:
    found = {}
    for space in ORDER:
        fitting = [w for w in ways(face) if why_not_place(sheet, space, w, options) is None]
        if fitting:
            found[space] = fitting
    return found


@pytest.mark.parametrize("expansion", ["", "river", "lake", "lava", "meteor"])
def test_every_place_is_found_whatever_the_slices(expansion):
    rng = random.Random(f"places {expansion}")
    for _ in range(size(2, 200)):
        whole = random_sheet(rng, "deep_blue", expansion).split()
        sheet = parse_sheet(" ".join(rng.sample(whole, rng.randrange(len(whole) + 1))))
        options = complete(OPTIONS, random_options("railroad", rng))
        met = bytearray(49)
        for face in FACES:
            places = places_of(sheet, face, options, ORDER, met)
            while not places.done():
                places.search(rng.randrange(1, 5))
            found = {space: places.at(space) for space in places.spaces}
            assert list(found.items()) == list(looked_at_everywhere(sheet, face, options).items())
