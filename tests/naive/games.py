"""Random legal games, drawn by the naive rules: what other parts are compared on."""

from random import Random

from tests.naive.notation import (
    FACES,
    SIDES,
    SPACES,
    flood,
    kind_of,
    letter,
    orientations,
    touching,
)
from tests.naive.placing import may_draw, meteor_targets, sheet_after

# A face as often as its die shows it; the dice of an expansion are identical.
DIE = {
    "route": FACES["route"],
    "station": FACES["station"],
    "river": ("WW--", "WW--", "WW--", "W-W-", "WHWHx", "WRWRx"),
    "lake": FACES["lake"],
    "lava": ("VV--", "VV--", "V-V-", "VVV-", "HVH-", "RVR-"),
}
DIRECTIONS = ("N", "E", "S", "W", "any", "any")
DISTANCES = ("1", "1", "1", "2", "2", "3")
OPTIONAL = {"river", "lake"}


def random_game(rng: Random, expansion: str | None) -> dict:
    """A whole legal game: `rounds` and `dice` as in a check request, and the final `board`."""
    game = Game(rng, expansion)
    for _ in range(7 if expansion is None else 6):
        game.play_round()
    sheet = " ".join(f"{space}={face}" for space, face in game.sheet.items())
    return {"rounds": game.rounds, "dice": game.dice, "board": sheet}


def random_roll(rng: Random, expansion: str | None) -> list[str]:
    roll = [rng.choice(DIE["route"]) for _ in range(3)] + [rng.choice(DIE["station"])]
    if expansion == "meteor":
        return [*roll, rng.choice(DIRECTIONS), rng.choice(DISTANCES)]
    return roll + [rng.choice(DIE[expansion]) for _ in range(2 if expansion else 0)]


class Game:
    def __init__(self, rng: Random, expansion: str | None):
        self.rng, self.expansion = rng, expansion
        self.sheet, _ = sheet_after([], expansion)
        self.rounds, self.dice = [], []
        self.marker = "D4"
        self.specials = list(FACES["special"])
        self.crossed_off = 0

    def play_round(self) -> None:
        roll = random_roll(self.rng, self.expansion)
        self.dice.append(roll)
        self.rounds.append([])
        special = self.crossed_off < 3 and self.rng.random() < 0.5
        if self.expansion == "meteor":
            special = self.meteor(roll, special)
        faces = [f for f in roll[: 4 if self.expansion == "meteor" else 6] if self.wanted(f)]
        if special:
            faces.append(self.rng.choice(self.specials))
        if self.expansion == "lava" and self.rng.random() < 0.1:
            faces.append("VVVV")
        self.rng.shuffle(faces)
        self.draw_all(faces)
        if self.expansion == "lava" and not self.drawn("lava"):
            self.force_lava(roll[4:])

    def wanted(self, face: str) -> bool:
        return kind_of(face) not in OPTIONAL or self.rng.random() < 0.8

    def drawn(self, kind: str) -> list[str]:
        faces = [item.split("=")[1] for item in self.rounds[-1]]
        return [face for face in faces if kind_of(face) == kind]

    def meteor(self, roll: list[str], special: bool) -> bool:
        """Ignore the meteor or take the hit; whether a special route may still be drawn."""
        if special and self.rng.random() < 0.3:
            self.specials.remove(self.rng.choice(self.specials))
            self.crossed_off += 1
            return False
        targets = meteor_targets(self.sheet, self.marker, roll[4], int(roll[5]))
        self.marker = self.rng.choice(sorted(targets))
        self.put(self.marker, "~")
        return special

    def draw_all(self, faces: list[str]) -> None:
        """Draw what fits, again and again, until nothing that is left fits anywhere."""
        left = list(faces)
        while True:
            fitting = next((face for face in left if self.draw(face)), None)
            if fitting is None:
                return
            left.remove(fitting)

    def draw(self, face: str) -> bool:
        places = [(space, drawn) for space in SPACES for drawn in orientations(face)]
        self.rng.shuffle(places)
        fitting = (place for place in places if may_draw(self.sheet, *place))
        if self.rng.random() < 0.5:
            place = next(fitting, None)
        else:
            place = max(fitting, key=self.neatness, default=None)
        if place is None:
            return False
        self.put(*place)
        if kind_of(face) == "special":
            self.specials.remove(face)
            self.crossed_off += 1
        return True

    def neatness(self, place: tuple[str, str]) -> int:
        """More for a face that joins more sides, or brings a space nearer to its flood."""
        space, face = place
        if "L" in face:
            sheet = {**self.sheet, space: face}
            free = [s for s in SPACES if s not in sheet]
            return sum([touching(sheet, s, side) for side in SIDES].count("L") ** 2 for s in free)
        return sum(
            letter(face, side) == touching(self.sheet, space, side) != "-" for side in SIDES
        )

    def put(self, space: str, face: str) -> None:
        self.sheet[space] = face
        self.rounds[-1].append(f"{space}={face}")
        if self.expansion == "lake":
            floods = sorted(flood(self.sheet))
            if self.rng.random() < 0.5:
                self.rounds[-1] += [f"{flooded}=LLLL" for flooded in floods]

    def force_lava(self, faces: list[str]) -> None:
        """The duty by way of a new volcano, where one leads to a space for the face."""
        if self.drawn("volcano"):
            return
        places = [s for s in SPACES if s not in self.sheet and may_draw(self.sheet, s, "VVVV")]
        for space in places:
            self.put(space, "VVVV")
            if any(self.draw(face) for face in faces):
                return
            del self.sheet[space]
            self.rounds[-1].pop()
