"""Lava: volcanoes, the duty to draw one lava face a round, erasing a route for it, lava lakes."""

from firmware.games.railroad.choice import NOWHERE, Choice
from firmware.games.railroad.expansions.bodies import bodies, is_open
from firmware.games.railroad.expansions.expansion import Expansion
from firmware.games.railroad.sheet.face_table import kind
from firmware.games.railroad.sheet.places import Places
from firmware.games.railroad.sheet.placing import LAVA, ROUTE, can_fit, joins, mismatch
from firmware.games.railroad.sheet.spaces import (
    MIDDLE,
    NEXT,
    OUTSIDE,
    Malformed,
    draw_event,
    name_of,
    space_of,
)
from firmware.games.railroad.sheet.tiles import FLOOD, VOLCANO


class Lava(Expansion):
    KEY = "lava"
    DICE = ("lava", "lava")
    ON_SHEET = True
    KINDS = ("lava", "volcano")
    OPTIONS = (
        ("lava_joins", "open", ("open", "adjacent")),
        ("volcano_distance", "space", ("space", "side")),
        ("lava_route_joins", "free", ("free", "route")),
        ("lava_duty", "lapses", ("lapses", "optional")),
        ("lava_blank", "open", ("open", "closed")),
        ("lava_free_space", "literal", ("literal", "fitting")),
        ("lava_erases", "plain", ("plain", "any")),
    )
    COMMON_OPTIONS = ("water_meets_route",)
    EVENTS = {"erase": ("p", "at"), "volcano": ("p", "at")}
    ONLY_ON = {"erase": 1, "volcano": 1}
    LAST_DUTY = True
    ERASES_FOR = ("lava",)

    # Sheets and scores

    def prepare(self, sheet):
        sheet.draw(MIDDLE, VOLCANO)

    def why_not_printed(self, space, face):
        right = space != MIDDLE or face == VOLCANO
        return None if right else ("first_volcano", (name_of(MIDDLE),))

    def complete(self, sheet, floods):
        why = self.why_not_printed(MIDDLE, sheet.faces[MIDDLE] or VOLCANO)
        if why:
            raise Malformed(*why)
        sheet.draw(MIDDLE, VOLCANO, sheet.rounds[MIDDLE])

    def score(self, sheet, options, crater_ports):
        """5 for every closed lake, 1 for each space of the largest."""
        found, largest = [], []
        for spaces, ends in bodies(sheet, "V"):
            if not any(is_open(sheet, port, options) for port in ends):
                found.append((5, spaces))
            if len(spaces) > len(largest):
                largest = spaces
        found.append((len(largest), largest))
        return found

    def points(self, scored):
        return [sum([points for points, _ in scored[:-1]]), scored[-1][0]]  # closed, largest

    # Drawing

    def needs_route(self, face, options):
        return options["lava_route_joins"] == "route" and _has_route(face)

    def why_not_join(self, sheet, space, face, joined, options):
        if face == VOLCANO:
            return None
        if options["lava_joins"] == "open":
            if not joined & LAVA:
                return "joins_no_lava", (name_of(space),)
        elif not borders_lava(sheet, space):
            return "joins_no_lava", (name_of(space),)
        if not joined & ROUTE and options["lava_route_joins"] == "route" and _has_route(face):
            return "joins_no_route", (name_of(space),)
        return None

    # A round

    def due_at_first(self, faces):
        return True, False

    def comes_first(self, seat):
        """Lava must be drawn where something was erased for it."""
        return None if seat.erased is None else ("lava_first", (name_of(seat.erased),))

    def why_not_draw(self, seat, space, face):
        if seat.erased is not None and (space != seat.erased or kind(face) != "lava"):
            return self.comes_first(seat)
        return None

    def comes_last(self, seat):
        faces = seat.faces_left()
        if len(faces) < 2:
            return None
        way = duty(seat.sheet, faces, seat.volcano_left, seat.options)
        return ("lava_duty_" + way[0], (name_of(way[1]),)) if way else None

    # Events

    def why_not_erase(self, seat, event):
        return self.why_not_erase_at(seat, space_of(event["at"]))

    def why_not_erase_at(self, seat, space):
        why, faces = self.comes_first(seat), seat.faces_left()
        if why or not faces:
            return why or ("no_lava_left", ())
        return why_not_erase(seat.sheet, space, faces, seat.options)

    def do_erase(self, seat, event):
        erase(seat, space_of(event["at"]))

    def why_not_volcano(self, seat, event):
        return self.why_not_volcano_at(seat, space_of(event["at"]))

    def why_not_volcano_at(self, seat, space):
        if not seat.volcano_left:
            return "volcano_this_round", ()
        return self.comes_first(seat) or why_not_volcano(seat.sheet, space, seat.options)

    def do_volcano(self, seat, event):
        draw_volcano(seat, space_of(event["at"]))

    def moves(self, player, p):
        for space in range(49):
            for name in ("volcano", "erase"):
                yield {"e": name, "p": p, "at": name_of(space)}

    # The drawing board

    def die_choice(self, die, face, places, gone, why):
        return LavaDie(die, face, places, gone, why)

    def choices(self, seat):
        sheet = seat.sheet
        free_space = []  # the same for all spaces, and slow to find

        def may_go(space, way):
            if not erasable(sheet, space, seat.options):
                return False
            if not free_space:
                free_space.append(not no_free_space(sheet, seat.faces_left(), seat.options))
            return not free_space[0] and self.why_not_erase_at(seat, space) is None

        def open_to_one(space, way):
            return self.why_not_volcano_at(seat, space) is None

        why = self.comes_first(seat)
        done = not seat.volcano_left
        drawn = not seat.faces_left()
        volcano = NOWHERE if done or why else Places((VOLCANO,), open_to_one)
        erasing = NOWHERE if drawn or why else Places(("",), may_go)
        return [
            NewVolcano("volcano", VOLCANO, volcano, done, why),
            Erasing("erase", "", erasing, drawn, why),
        ]

    # Rivals

    def must_draw(self, seat):
        return seat.options["lava_duty"] != "optional" and len(seat.faces_left()) == 2

    def make_way(self, rival):
        """No lava fits: erase a route for it, or else open a volcano if possible."""
        seat = rival.seat
        best = None
        for space in range(49):
            if self.why_not_erase_at(seat, space) is None:
                for die in (4, 5):
                    sheet = seat.sheet.copy()
                    sheet.draw(space, "")
                    way = can_fit(sheet, seat.faces[die], seat.options, (space,))
                    if way:
                        sheet.draw(space, way[1], seat.round)
                        worth = yield from rival.worth(sheet)
                        if best is None or worth > best[0]:
                            event = {"e": "erase", "at": name_of(space)}
                            best = worth, [event, draw_event(space, way[1], die)]
            yield
        if best:
            return best[1]
        for space in range(49) if seat.volcano_left else ():
            if self.why_not_volcano_at(seat, space) is None:
                sheet = seat.sheet.copy()
                sheet.draw(space, VOLCANO, seat.round)
                worth = yield from rival.worth(sheet)
                if best is None or worth > best[0]:
                    best = worth, [{"e": "volcano", "at": name_of(space)}]
            yield
        return best[1] if best else []


class LavaDie(Choice):
    def answers(self, key, details, space):
        return key in ("lava_first", "lava_duty_space") and self.places.search().fits[space]


class NewVolcano(Choice):
    TOOL = 0

    def answers(self, key, details, space):
        return key == "lava_duty_" + self.name

    def event(self, seat, number, space, way):
        return {"e": self.name, "p": number, "at": name_of(space)}

    def why_not(self, seat, space, way):
        return seat.expansion.why_not_volcano_at(seat, space)


class Erasing(NewVolcano):
    DRAWS = False
    TOOL = 1
    WORD = "say_erase"

    def why_not(self, seat, space, way):
        return seat.expansion.why_not_erase_at(seat, space)

    def keys(self, way):
        return "press_turn", "hold_erase"

    def draw_small(self, canvas, seat, x, y, color):
        canvas.text("⌫", x + 1, y + 1, color=color)
        return True

    def draw_large(self, canvas, seat, x, y, size, space):
        """What would be erased, crossed out; an eraser until a space is chosen."""
        if space is not None and seat.sheet.faces[space]:
            canvas.face(seat.sheet.faces[space], x, y, size)
            canvas.line(x, y, x + size - 1, y + size - 1)
            canvas.line(x, y + size - 1, x + size - 1, y)
            return True
        for i in range(10):
            canvas.hline(x + 13 - i, y + 6 + i, 12, 1)
        canvas.fill(x + 4, y + 16, 12, 6)
        canvas.hline(x, y + 25, size)
        return True


def erase(seat, space):
    seat.sheet.draw(space, "")
    seat.erased = space


def draw_volcano(seat, space):
    seat.sheet.draw(space, VOLCANO, seat.round)
    seat.volcano_left = False


def why_not_volcano(sheet, space, options):
    """None, or why no new volcano may be drawn in this space; that it is one a round is the
    seat's to check."""
    if sheet.faces[space]:
        return "space_taken", (name_of(space),)
    near = borders_lava if options["volcano_distance"] == "space" else borders_open_lava
    if near(sheet, space):
        return "volcano_near_lava", (name_of(space),)
    legal = options["water_meets_route"] == "legal"
    if joins(sheet, space, VOLCANO, legal) < 0:
        return mismatch(sheet, space, VOLCANO, legal)
    return None


def free_spaces(sheet):
    """The free spaces that border an open lava side."""
    return [s for s in range(49) if not sheet.faces[s] and borders_open_lava(sheet, s)]


def no_free_space(sheet, faces, options):
    """The book's condition for erasing: no free space borders open lava."""
    spaces = free_spaces(sheet)
    if options["lava_free_space"] == "literal":
        return not spaces
    return all(can_fit(sheet, face, options, spaces) is None for face in faces)


def erasable(sheet, space, options):
    """May the drawing in this space be erased for lava?"""
    face = sheet.faces[space]
    if len(face) < 2 or face in (VOLCANO, FLOOD) or not borders_open_lava(sheet, space):
        return False
    return kind(face) != "lava" or (options["lava_erases"] == "any" and _has_route(face))


def why_not_erase(sheet, space, faces, options):
    """None, or why the drawing in this space may not be erased for one of these lava faces."""
    if not erasable(sheet, space, options):
        return "not_erasable", (name_of(space),)
    if not no_free_space(sheet, faces, options):
        return "lava_has_space", (name_of(free_spaces(sheet)[0]),)
    old, number = sheet.faces[space], sheet.rounds[space]
    sheet.draw(space, "")
    way = None
    for face in faces:
        way = way or can_fit(sheet, face, options, (space,))
    sheet.draw(space, old, number)
    return None if way else ("lava_fits_not", (name_of(space),))


def duty(sheet, faces, volcano_left, options):
    """What the duty still allows: ("space"|"erase"|"volcano", space), or None when it lapses.

    `faces` are the lava faces of this round's dice, none drawn yet.
    """
    if options["lava_duty"] == "optional":
        return None
    for face in faces:
        way = can_fit(sheet, face, options)
        if way:
            return "space", way[0]
    for space in range(49):
        if why_not_erase(sheet, space, faces, options) is None:
            return "erase", space
    if volcano_left:
        for space in range(49):
            if why_not_volcano(sheet, space, options) is None:
                return "volcano", space
    return None


def _has_route(face):
    return "H" in face or "R" in face


def borders_open_lava(sheet, space):
    """True if a neighbour's open lava side points into this space."""
    for side in range(4):
        if NEXT[space * 4 + side] != OUTSIDE and sheet.across(space, side) == "V":
            return True
    return False


def borders_lava(sheet, space):
    """True if a neighbouring space has any lava, whichever side it shows."""
    for side in range(4):
        other = NEXT[space * 4 + side]
        if other != OUTSIDE and "V" in sheet.faces[other]:
            return True
    return False
