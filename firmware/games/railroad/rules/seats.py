"""The players' seats with known sheets; in a copy each is packed until somebody looks at it.
Where people draw on paper and a rival does not, theirs are among them.

Undo keeps a dozen copies of up to six sheets: whole ones would fill half of a board's memory.
"""

from firmware.games.railroad.rules.bases import FACES, NUMBERS
from firmware.games.railroad.rules.seat import Seat

SPACES = 49
NOTHING = 255


class Seats:
    def __init__(self, options, seats):
        self._options = options
        self._seats = seats

    def __len__(self):
        return len(self._seats)

    def __getitem__(self, number):
        seat = self._seats[number]
        if type(seat) is tuple:
            seat = self._seats[number] = unpacked(seat, self._options)
        return seat

    def copy(self):
        return Seats(self._options, [_copied(seat) for seat in self._seats])

    def remember(self, number):
        """A rival's round begins: whatever it does follows from its seat as it is now."""
        seat = self[number]
        seat.start = None
        seat.start = packed(seat)


def _copied(seat):
    if type(seat) is tuple:
        return seat
    return packed(seat) if type(seat) is Seat else seat.copy()


def packed(seat):
    """(bytes, faces of the dice, special routes used, the start of a rival's round)."""
    sheet = seat.sheet
    small = bytearray(2 * SPACES)
    for space in range(SPACES):
        small[space] = NUMBERS[sheet.faces[space]]
    small[SPACES:] = sheet.rounds
    small.append(seat.round)
    small.append(NOTHING if seat.erased is None else seat.erased)
    small.append(seat.volcano_left)
    small.append(seat.marker)
    small.append(seat.meteor_due)
    small.append(seat.specials.this_round)
    small.extend(bytes(seat.drawn))
    return bytes(small), tuple(seat.faces), tuple(seat.specials.used), seat.start


def unpacked(parts, options):
    small, faces, used, start = parts
    seat = Seat(options)
    sheet = seat.sheet
    for space in range(SPACES):
        sheet.faces[space] = FACES[small[space]]
    sheet.rounds[:] = small[SPACES : 2 * SPACES]
    number, erased, volcano, marker, meteor, this_round = small[2 * SPACES : 2 * SPACES + 6]
    seat.round = number
    seat.erased = None if erased == NOTHING else erased
    seat.volcano_left = bool(volcano)
    seat.marker = marker
    seat.meteor_due = bool(meteor)
    seat.drawn = list(small[2 * SPACES + 6 :])
    seat.faces = list(faces)
    seat.specials.used = list(used)
    seat.specials.this_round = bool(this_round)
    seat.start = start
    return seat
