"""The players' seats with known sheets: the one that was asked for last is whole, all others are
packed. Where people draw on paper and a rival does not, theirs are among them.

Six whole sheets take 5 KB of a board's memory, and undo keeps a dozen copies of all of them: these
share what is packed and has not changed. A reference to a seat shows it as it was then.
"""

from firmware.games.railroad import expansions
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import FACES, NUMBERS

SPACES = 49
NOTHING = 255
# What is packed begins with the rounds and the faces of all spaces; then:
ROUND = 2 * SPACES
ERASED = ROUND + 1
VOLCANO = ROUND + 2
MARKER = ROUND + 3
METEOR = ROUND + 4
SPECIAL = ROUND + 5
DRAWN = ROUND + 6


class Seats:
    def __init__(self, options, seats):
        self._options = options
        self._seats = seats
        self._whole = None  # the number of the one that is not packed

    def __getitem__(self, number):
        seat = self._seats[number]
        if type(seat) is tuple:
            if self._whole is not None:
                self._seats[self._whole] = packed(self._seats[self._whole])
            seat = self._seats[number] = unpacked(seat, self._options)
            self._whole = number
        return seat

    def glance(self, number):
        """(the round's dice, the special routes used, the start of a rival's round) of a seat
        with a sheet, which stays as it is."""
        seat = self._seats[number]
        if type(seat) is tuple:
            return seat[1:]
        return seat.faces, seat.specials.used, seat.start

    def begin(self, number, count, faces):
        """A round begins for a seat; one that is packed stays so, and shares the tuple of dice."""
        seat = self._seats[number]
        if type(seat) is not tuple:
            seat.begin(count, faces)
            return
        small, _, used, start = seat
        volcano, meteor = expansions.of(self._options).due_at_first(faces)
        head = (count, small[ERASED], volcano, small[MARKER], meteor, False)
        self._seats[number] = small[: 2 * SPACES] + bytes(head), faces, used, start

    def has_finished(self, number):
        """Quick check: all route dice are drawn and nothing is due except lava."""
        small = _copied(self._seats[number])[0]
        free = small[ERASED] == NOTHING and not small[METEOR]
        return free and {0, 1, 2, 3} <= set(small[DRAWN:])

    def copy(self):
        return Seats(self._options, [_copied(seat) for seat in self._seats])

    def remember(self, number):
        """A rival's round begins: whatever it does follows from its seat as it is now."""
        seat = self._seats[number]
        start = _copied(seat)[:3] + (None,)
        if type(seat) is tuple:
            self._seats[number] = seat[:3] + (start,)
        else:
            seat.start = start


def seats(options, papers, sheets):
    """The seats of a new game: first those who draw on paper."""
    return Seats(options, papers + [packed(Seat(options))] * sheets)


def _copied(seat):
    if type(seat) is tuple:
        return seat
    return packed(seat) if type(seat) is Seat else seat.copy()


def packed(seat):
    """(bytes, faces of the dice, special routes used, the start of a rival's round)."""
    small = [NUMBERS[face] for face in seat.sheet.faces]
    small.append(seat.round)
    small.append(NOTHING if seat.erased is None else seat.erased)
    small.append(seat.volcano_left)
    small.append(seat.marker)
    small.append(seat.meteor_due)
    small.append(seat.specials.this_round)
    small.extend(seat.drawn)
    return (
        bytes(seat.sheet.rounds) + bytes(small),
        tuple(seat.faces),
        tuple(seat.specials.used),
        seat.start,
    )


def unpacked(parts, options):
    small, faces, used, start = parts
    seat = Seat(options)
    sheet = seat.sheet
    sheet.rounds[:] = small[:SPACES]
    sheet.faces = [FACES[number] for number in small[SPACES : 2 * SPACES]]
    seat.round = small[ROUND]
    seat.erased = None if small[ERASED] == NOTHING else small[ERASED]
    seat.volcano_left = bool(small[VOLCANO])
    seat.marker = small[MARKER]
    seat.meteor_due = bool(small[METEOR])
    seat.drawn = list(small[DRAWN:])
    seat.faces = list(faces)
    seat.specials.used = list(used)
    seat.specials.this_round = bool(small[SPECIAL])
    seat.start = start
    return seat
