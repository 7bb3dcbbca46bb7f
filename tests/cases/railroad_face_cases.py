"""Every face that can be drawn: its orientations, and the die or special route it comes from."""

from firmware.games.die import DICE
from firmware.games.orientation import mirrored, orientations, turned
from firmware.games.railroad.sheet.face_table import FACES, LETTERS, ROW, SIDES, base, kind, ways
from firmware.games.railroad.sheet.tiles import SPECIALS


def case_orientations_are_as_many_as_the_book_draws():
    expected = (("H-H-", 2), ("H--H", 4), ("HHH-", 4), ("HRHRx", 2), ("H-R-*", 4), ("HR--*", 8))
    for face, count in expected:
        assert len(orientations(face)) == len(ways(face)) == count
    for face in FACES:
        if len(face) > 1:
            assert turned(turned(turned(turned(face)))) == face
            assert mirrored(mirrored(face)) == face
            assert base(turned(face)) == base(mirrored(face)) == base(face)


def case_every_die_has_six_faces_of_its_kind():
    for name in ("route", "station", "river", "lake", "lava"):
        assert len(DICE[name].faces) == 6
        for face in DICE[name].faces:
            assert kind(face) == name and list(ways(face)) == orientations(face)
    for name, face in SPECIALS.items():
        assert kind(face) == name and list(ways(face)) == orientations(face)


def case_the_sides_are_those_of_the_faces():
    assert len(SIDES) == len(FACES) * ROW
    for number, face in enumerate(FACES):
        letters = face if len(face) >= 4 else "----"
        sides = [LETTERS.index(letters[side]) for side in range(4)] + [int(face.endswith("x"))]
        assert list(SIDES[number * ROW : number * ROW + ROW]) == sides
