"""What stands beside a printed sheet: whose it is, rounds or rolls, special routes, the score.

Everything is in hundredths of the panel's height, so that small sheets look like large ones.
"""

from collections.abc import Collection, Sequence
from typing import Any

from firmware.games.railroad.editions import is_house_rule, rounds
from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.sheet.tiles import SPECIALS
from host_tools.pictures.pdf import text_width
from host_tools.pictures.shapes import Group, Path, Shape, Text, box, line
from host_tools.railroad.face_shapes import SIZE, face_shapes
from host_tools.railroad.paper_words import (
    EXPANSION_ROWS,
    ROWS,
    WORDS,
    option_value,
    rule_line,
)
from host_tools.railroad.puzzle import Par, Puzzle

HEIGHT = 100.0
LINE = 0.3  # how thick lines are
BOX = 10.0  # width of a number of the score table
DIE = 5.8
SMALL = 2.3
USUAL = 2.7


class Panel:
    """Stacks its parts from the top; `width` is about 46 or more."""

    def __init__(self, width: float, options: dict[str, Any], language: str) -> None:
        self.width = width
        self.options = options
        self.language = language
        self.words = WORDS[language]
        self.y = 0.0
        self.shapes: list[Shape] = []

    def text(
        self,
        x: float,
        words: str,
        size: float = USUAL,
        colour: str = "ink",
        bold: bool = False,
        space: float = 0,
    ) -> float:
        """Write at the current line, smaller where space is short; returns where it ends."""
        wide = text_width(words, size, bold)
        most = space or self.width - x
        size *= min(1.0, most / wide) if wide else 1.0
        self.shapes.append(Text(x, self.y, words, size, colour, bold=bold))
        return x + min(wide, most)

    def title(self, heading: str = "", code: str = "") -> None:
        """What is played; below a heading, where there is one."""
        expansion = self.options["expansion"]
        what = option_value("expansion", expansion, self.language) if expansion else ""
        game = " · ".join(filter(None, ("Railroad Ink", what)))
        edition = option_value("edition", self.options["edition"], self.language)
        if is_house_rule(self.options):
            edition += f" ({self.words['house']})"
        self.y = 4.0
        self.text(0, heading or game, 4.2, bold=True)
        self.y += 3.8
        text = ", ".join((code, game, edition)) if heading else edition
        self.text(0, text, SMALL, "note")
        self.y += 3.1
        self.text(0, rule_line(self.options, self.language), SMALL, "note")

    def name(self) -> None:
        """Lines for a name and a date."""
        self.y += 6.4
        date = self.width * 0.62
        for x, word, end in ((0.0, "name", date - 2), (date, "date", self.width)):
            start = self.text(x, self.words[word], SMALL, "note") + 1
            way = line((start, self.y + 0.4), (end, self.y + 0.4))
            self.shapes.append(Path(way, stroke="exit", width=LINE))

    def heading(self, words: str) -> None:
        self.y += 4.6
        self.text(0, words, USUAL, bold=True)
        self.y += 1.3

    def rounds(self) -> None:
        """A box for each round, to cross off."""
        self.heading(self.words["rounds"])
        side = 4.8
        for number in range(rounds(self.options)):
            x = number * (side + 0.9)
            self.shapes.append(Path(box(x, self.y, side, side), "", "exit", LINE))
            self.shapes.append(
                Text(x + side / 2, self.y + 3.4, str(number + 1), 2.8, "grid", "middle")
            )
        self.y += side

    def rolls(self, puzzle: Puzzle) -> None:
        """Every round's dice in a line."""
        words = self.words["day" if puzzle.day else "code"]
        self.heading(words.format(*filter(None, (puzzle.day, puzzle.code))))
        self.y += 1.6
        self.text(0, self.words["cover"], SMALL, "note")
        self.y += 1.2
        for number, faces in enumerate(puzzle.rolls, 1):
            self.shapes.append(
                Text(1.4, self.y + 3.9, str(number), USUAL, "note", "middle", bold=True)
            )
            for i, face in enumerate(faces):
                gap = 1.5 if i > 3 else 0.0  # a gap before the expansion's dice
                self._face(face, 3.6 + i * (DIE + 0.8) + gap, DIE)
            self.y += DIE + 0.6

    def par(self, par: Par) -> None:
        """What a strong player reached with the same rolls."""
        self.heading(self.words["par"].format(round(par.mean)))
        self.y += 1.6
        self.text(0, self.words["par_best"].format(par.best, len(par.totals)), SMALL, "note")

    def specials(self, used: Collection[str] = ()) -> None:
        """The special routes, to cross off; those that are used have a cross."""
        self.y = 2.2
        self.text(0, self.words["specials"], SMALL, "note", space=6 * (DIE + 1))
        self.y += 0.9
        for i, (name, face) in enumerate(SPECIALS.items()):
            x = i * (DIE + 1)
            self._face(face, x, DIE)
            if name in used:
                low, right = self.y + DIE, x + DIE
                for start, end in (((x, self.y), (right, low)), ((x, low), (right, self.y))):
                    self.shapes.append(Path(line(start, end), stroke="error", width=0.7))

    def sample(self, shapes: list[Shape], words: str) -> None:
        """A line of what the signs on the sheet mean."""
        self.shapes.append(Group(tuple(shapes), 0, self.y, 0.045))
        self.y += 3.2
        self.text(11, words, SMALL)
        self.y += 1.4

    def score(self, numbers: Sequence[int] = ()) -> None:
        """The table: one line for each thing that counts, down to the bottom."""
        self.y += 2.0
        rows = dict(ROWS[self.language])
        last = [rows.pop("errors"), rows.pop("total")]
        own = EXPANSION_ROWS[self.language][self.options["expansion"]]
        table = [*rows.values(), *own, *last]
        height = min(9.0, (HEIGHT - LINE - self.y) / len(table))
        left = self.width - BOX
        for i, (what, how) in enumerate(table):
            top, total = self.y, i == len(table) - 1
            colour = "ink" if total else "exit"
            self.shapes.append(Path(box(left, top, BOX, height), "", colour, LINE * 1.5))
            self.y = top + height / 2 + 1
            self._what_and_how(what, how, min(USUAL, height * 0.65), left - 1, total)
            if numbers:
                text = str(numbers[i]).replace("-", "−")
                self.shapes.append(Text(left + BOX - 1.5, self.y, text, 3, "ink", "end", total))
            self.y = top + height

    def _what_and_how(self, what: str, how: str, size: float, space: float, bold: bool) -> None:
        """A line of the score table; both smaller where it is too long."""
        small = size * 0.8
        wide = text_width(what, size, bold) + 1.5 + text_width(how, small)
        fits = min(1.0, space / wide)
        end = self.text(0, what, size * fits, bold=bold)
        if how:
            self.text(end + 1.5 * fits, how, small * fits, "note")

    def exit_points(self, left: float) -> None:
        """The points for each number of joined exits."""
        self.y = 2.2
        self.text(left, self.words["joined"], SMALL, "note")
        step = (self.width - left) / 11
        for numbers, bold in ((range(2, 13), False), (EXIT_POINTS[2:], True)):
            self.y += 3.1
            for i, number in enumerate(numbers):
                x = left + (i + 0.5) * step
                self.shapes.append(Text(x, self.y, str(number), SMALL, "ink", "middle", bold))

    def _face(self, face: str, x: float, side: float) -> None:
        self.shapes.append(Group(face_shapes(face), x, self.y, side / SIZE))
        self.shapes.append(Path(box(x, self.y, side, side), "", "exit", LINE))
