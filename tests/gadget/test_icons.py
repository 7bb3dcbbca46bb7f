"""The faces of the dice: no two look alike, in no orientation, and the sheet shows them all."""

import itertools

import pytest

from firmware.games.die import DICE
from firmware.games.orientation import orientations
from firmware.games.railroad.sheet.tiles import CRATER, FLOOD, SPECIALS, VOLCANO
from tests.gadget.sheet import GROUPS, NUMBERS, PATH, contact_sheet, number_of, picture

DRAWN = ("route", "station", "river", "lake", "lava")


def all_faces():
    """Every face as (name, die): each that looks like itself only once."""
    for die in DICE.values():
        for face in dict.fromkeys(die.faces):
            yield face, die.key
    for face in (*SPECIALS.values(), CRATER, FLOOD, VOLCANO):
        yield face, None


def looks(face, die, size=28):
    """All pictures of a face: turned and mirrored as it may be drawn, as integers of bits."""
    names = orientations(face) if len(face) >= 4 else [face]
    seen = set()
    for name, turn in itertools.product(names, range(4)):
        bits = b"".join(bytes(row) for row in picture(name, size, die, turn))
        seen.add(int(bits.translate(bytes.maketrans(b"\0\1", b"01")), 2))
    return seen


def test_no_two_faces_look_alike_in_any_orientation():
    looked = {key: looks(*key) for key in all_faces()}
    assert len(looked) == 6 + 3 + 4 + 6 + 5 + 5 + 3 + 2 + 6 + 9
    for (a, pictures_a), (b, pictures_b) in itertools.combinations(looked.items(), 2):
        nearest = min((p ^ q).bit_count() for p in pictures_a for q in pictures_b)
        assert nearest >= 40, f"{a} and {b} differ in {nearest} pixels only"


def test_small_special_routes_can_be_distinguished():
    """In 20 pixels a road and a track are two kinds of things, not two kinds of lines."""
    looked = {name: looks(face, None, 20) for name, face in SPECIALS.items()}
    for (a, pictures_a), (b, pictures_b) in itertools.combinations(looked.items(), 2):
        nearest = min((p ^ q).bit_count() for p in pictures_a for q in pictures_b)
        assert nearest >= 24, f"{a} and {b} differ in {nearest} pixels only"


@pytest.mark.parametrize(("size", "ties"), [(20, 3), (28, 5)])
def test_the_ties_of_a_railway_curve_can_be_counted(size, ties):
    """Both ends of every tie stand free: no blot where they run into one another."""
    for turn in range(4):
        rows = picture("R--R", size, None, turn)
        inside = itertools.product(range(1, size - 1), repeat=2)
        free = [
            (x, y)
            for x, y in inside
            if rows[y][x]
            and sum(map(sum, (row[x - 1 : x + 2] for row in rows[y - 1 : y + 2]))) == 2
        ]
        assert len(free) == 2 * ties, free


def test_a_german_east_differs_too():
    east = looks("E", "direction")
    rows = picture("E", 28, "direction", language="de")
    bits = b"".join(bytes(row) for row in rows).translate(bytes.maketrans(b"\0\1", b"01"))
    assert all((int(bits, 2) ^ p).bit_count() > 10 for p in east)
    for other in "NSW":
        assert all((int(bits, 2) ^ p).bit_count() >= 40 for p in looks(other, "direction"))


@pytest.mark.parametrize("size", [20, 26, 28, 60])
def test_a_face_stays_in_its_square(size):
    for face, die in all_faces():
        rows = picture(face, size, die, at=(30, 3), whole=True)
        outside = sum(
            pixel
            for y, row in enumerate(rows)
            for x, pixel in enumerate(row)
            if not (30 <= x < 30 + size and 3 <= y < 3 + size)
        )
        assert not outside, f"{face} of {die} leaves its square of {size}"


@pytest.mark.parametrize("size", [26, 28, 60])
def test_turning_the_face_is_turning_its_letters(size):
    """What a player sees when the face is turned is the face with its letters moved on."""
    for die in DRAWN:
        for face in DICE[die].faces:
            if "L" in face or "V" in face:
                continue  # waves and bubbles stay level
            letters = face[3] + face[:3] + face[4:]
            assert picture(face, size, None, 1) == picture(letters, size), face


def test_every_side_of_a_route_reaches_the_edge():
    """A line of a face can be seen in the rows next to the die's outline, on its own sides."""
    for face in [f for die in ("route", "station", "river") for f in DICE[die].faces]:
        rows = picture(face, 28)
        edges = (rows[1], [r[26] for r in rows], rows[26], [r[1] for r in rows])
        for letter, edge in zip(face, edges, strict=False):
            assert (sum(edge[4:24]) > 0) == (letter != "-"), face


def test_contact_sheet_is_up_to_date():
    assert PATH.read_bytes() == contact_sheet(), "run: python -m tests.gadget.sheet"


@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_the_faces_of_a_die_are_those_that_were_drawn(group):
    numbers = NUMBERS.read_text(encoding="ascii").split()
    assert len(numbers) == len(GROUPS)
    assert number_of(group) == numbers[group], "look, then run: python -m tests.gadget.sheet"
