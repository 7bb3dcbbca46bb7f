"""The dice of all games. A die has faces, draws them and names them."""

from firmware.games.die_faces import emblems, routes
from firmware.games.orientation import orientations
from firmware.loading import load


class Die:
    def __init__(self, key, faces, draw):
        self.key = key
        self.faces = faces  # in the order of the outcomes 0 to 5; the fair dice depend on it
        self.draw = draw  # draw(pen, face): inside the pen's square, with the pen's rotation

    def name(self, face, language):
        """What one of its faces is called: "Highway curve"."""
        names = load("firmware.games.die_faces." + language).FACES
        if self.key + face in names:  # the 1 of a wheel is not a speed of 1
            return names[self.key + face]
        if face not in names:
            face = next(turned for turned in orientations(face) if turned in names)
        return names[face]


class Numbers(Die):
    """Shows any number, however large."""

    def name(self, face, language):
        return face


_ALL = (
    Die("route", ("H-H-", "R-R-", "H--H", "R--R", "HHH-", "RRR-"), routes.draw),
    Die("station", ("HRHRx", "HRHRx", "H-R-*", "H-R-*", "HR--*", "HR--*"), routes.draw),
    Die("river", ("WW--", "WW--", "WW--", "W-W-", "WHWHx", "WRWRx"), routes.draw),
    Die("lake", ("L---", "LL--", "LLL-", "H-L-*", "R-L-*", "HRLL*"), routes.draw),
    Die("lava", ("VV--", "VV--", "V-V-", "VVV-", "HVH-", "RVR-"), routes.draw),
    Die("direction", ("N", "E", "S", "W", "any", "any"), emblems.direction),
    Die("distance", ("1", "1", "1", "2", "2", "3"), emblems.comets),
    Die("wheel", ("1", "1", "1", "1", "0", "0"), emblems.wheel),
    Die("speed", ("1", "2", "3", "4", "5", "6"), emblems.pips),
)
DICE = {die.key: die for die in _ALL}
NUMBERS = Numbers("number", (), emblems.number)
SHEET = Die("", (), routes.draw)  # a drawing on a sheet, whichever die it comes from


def die_of(key):
    """The die of this key; None for a face on a sheet."""
    if key == NUMBERS.key:
        return NUMBERS
    return DICE.get(key, SHEET)


def draw_face(pen, face, key=None, turned=0):
    """Draw a face of a die inside the pen's square, turned clockwise by quarters."""
    pen.turn = 0
    pen.edge()
    pen.turn = turned & 3
    die_of(key).draw(pen, face)


def face_name(face, language, key=None):
    return die_of(key).name(face, language)


def dice_names(language):
    """{key: what the die is called}."""
    return load("firmware.games.die_faces." + language).DICE
