"""The `dice` of a check request: for each round four route faces and two of the expansion."""

from tests.naive.notation import KNOWN, kind_of, name_of

DIRECTIONS = ("N", "E", "S", "W", "any")
DISTANCES = ("1", "2", "3")


def parse_dice(dice: list, rounds: int, expansion) -> list[dict]:
    """For each round {"faces": names}, and for meteors "ways" and "distance"."""
    if not isinstance(dice, list) or len(dice) != rounds:
        raise ValueError("dice has one list for each round")
    return [parse_roll(roll, expansion) for roll in dice]


def parse_roll(roll: list, expansion) -> dict:
    if not isinstance(roll, list) or len(roll) != (6 if expansion else 4):
        raise ValueError("a roll has four route faces, and two more with an expansion")
    faces = [face_name(face, {"route", "station"}) for face in roll[:4]]
    if expansion is None:
        return {"faces": faces}
    if expansion == "meteor":
        way, distance = roll[4:]
        if way not in DIRECTIONS or str(distance) not in DISTANCES:
            raise ValueError("a meteor has a direction and a distance")
        return {"faces": faces, "ways": way, "distance": int(distance)}
    return {"faces": faces + [face_name(face, {expansion}) for face in roll[4:]]}


def face_name(face: str, kinds: set[str]) -> str:
    if not isinstance(face, str) or face not in KNOWN or kind_of(face) not in kinds:
        raise ValueError(f"{face!r} is not on this die")
    return name_of(face)
