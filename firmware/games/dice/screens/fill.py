"""What is in the bag: left and right change how many of a face, A fills it."""

from firmware.games.dice.game import MOST, all_faces
from firmware.games.die import face_name
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.lists import List, heading, rail
from firmware.ui.wrap import wrapped

SHOWN = 3
HIGH = 17


class Screen(List):
    CHANGES = True

    def __init__(self, gadget):
        List.__init__(self, gadget)
        game = gadget.session.game
        self.counts = dict.fromkeys(all_faces(), 0)
        for number in range(len(game.faces)):
            drawn = game.pulled.count(number)
            self.counts[game.faces[number]] = game.left[number] + drawn

    def open(self, memo=None):
        if memo is not None:
            memo, self.counts = memo
        List.open(self, memo)

    def close(self):
        return self.chosen, self.counts

    def rows(self):
        language = self.gadget.words.language
        self.title = self.gadget.w("fill")
        self.mark = f"{sum(self.counts.values())}/{MOST}"
        found = []
        for name in all_faces():
            die, face = name.split(" ")
            found.append((name, face_name(face, language, die), str(self.counts[name])))
        return found

    def change(self, key, step):
        count = self.counts[key] + step
        if count >= 0 and sum(self.counts.values()) + step <= MOST:
            self.counts[key] = count
        return True

    def pick(self, key):
        gadget = self.gadget
        faces = [name for name in all_faces() if self.counts[name]]
        if not faces:
            gadget.notify(gadget.w("fill_none"))
            return
        counts = [self.counts[name] for name in faces]
        gadget.back({"e": "bag", "faces": faces, "counts": counts})

    def draw(self, canvas):
        """A picture, its name and how many, three lines of them."""
        heading(canvas, self.title, self.mark)
        first = self.first(SHOWN)
        for i in range(first, min(first + SHOWN, len(self.lines))):
            y = 12 + HIGH * (i - first)
            name, text, count = self.lines[i]
            die, face = name.split(" ")
            canvas.face(face, 1, y, 16, die)
            chosen = i == self.chosen
            if chosen:
                canvas.fill(19, y, 105, 16)
            color = 0 if chosen else 1
            value = "◀ " + count + " ▶" if chosen else count
            room = 98 - canvas.text(value, 121, y + 4, SMALL, color, AT_RIGHT)
            lines = wrapped(canvas, text, room)[:2]
            top = y + (4 if len(lines) == 1 else 0)
            for line in lines:
                canvas.text(line, 21, top, SMALL, color)
                top += 8
        rail(canvas, first, SHOWN, len(self.lines))
