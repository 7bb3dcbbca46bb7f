"""Enters a name, a code or a salt: arrows choose a letter, A types it, B deletes one. The result
is the text. In a name the accent changes the letter before it, again with every press.
"""

from firmware.play.fair import ALPHABET, CODE_LENGTH, SALT_MAX
from firmware.play.roster import NAME_MAX
from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import ARROWS, DOWN, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

ACROSS = 12
PITCH = 10
ERASE = "⌫"
READY = "✓"
SPACE = "_"
ACCENT = "´"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß0123456789-." + SPACE + ACCENT
ACCENTS = "AÁÀÅÆÄ CÇČ EÉ IÍ LŁ NÑ OÓØÖ SŠ UÚÜ ZŽ aáàâåæä cçč eéèêë iíîï lł nñ oóôøö sšß uúûü zž"
# kind: letters, shortest, longest
KINDS = {
    "name": (NAME_LETTERS + ERASE + READY, 0, NAME_MAX),
    "code": (ALPHABET + ERASE + READY, CODE_LENGTH, CODE_LENGTH),
    "salt": (ALPHABET + ERASE + READY, 0, SALT_MAX),
}


class Screen(Contract):
    HOLDS = B
    REPEATS = ARROWS

    def __init__(self, gadget, kind, text=""):
        self.gadget = gadget
        self.kind = kind
        self.letters, self.least, self.most = KINDS[kind]
        self.text = text
        self.at = 0

    def open(self, memo=None):
        self.text, self.at = memo or (self.text, self.at)

    def close(self):
        return self.text, self.at

    def key(self, kind, button):
        if kind != PRESS:
            return False
        count = len(self.letters)
        if button == LEFT:
            self.at = (self.at - 1) % count
        elif button == RIGHT:
            self.at = (self.at + 1) % count
        elif button in (UP, DOWN):
            self.at = (self.at + (ACROSS if button == DOWN else -ACROSS)) % count
        elif button == A:
            self.write(self.letters[self.at])
        elif button == B:
            if not self.text:
                return False
            self.text = self.text[:-1]
        self.gadget.changed()
        return True

    def write(self, letter):
        if letter == ERASE:
            self.text = self.text[:-1]
        elif letter == READY:
            if len(self.text) < self.least:
                self.gadget.notify(self.gadget.t("letters_missing", self.least - len(self.text)))
            else:
                self.gadget.back(self.text.rstrip(" "))
        elif letter == ACCENT:
            self.text = self.text[:-1] + accented(self.text[-1:])
        elif len(self.text) < self.most:
            if letter == SPACE:
                if self.text[-1:] in ("", " "):
                    return
                letter = " "
            elif self.kind == "name" and self.text and self.text[-1] not in "-. ":
                letter = letter.lower()
            self.text += letter
            if len(self.text) == self.most:
                self.at = len(self.letters) - 1

    def draw(self, canvas):
        heading(canvas, self.gadget.t("entry_" + self.kind), f"{len(self.text)}/{self.most}")
        left = min(4, 127 - canvas.width(self.text, MEDIUM))  # a wide text: show its end
        end = left + canvas.text(self.text, left, 12, MEDIUM)
        if len(self.text) < self.most:
            canvas.fill(end + (2 if self.text else 0), 22, 6, 2)
        top = 28 if len(self.letters) > 3 * ACROSS else 32
        for i in range(len(self.letters)):
            x = 4 + i % ACROSS * PITCH
            y = top + i // ACROSS * 9
            chosen = i == self.at
            if chosen:
                canvas.fill(x - 1, y - 1, 11, 9)
            canvas.text(self.letters[i], x + 4, y, SMALL, 0 if chosen else 1, CENTRE)


def accented(letter):
    """The next form of a letter; itself where there is none."""
    for forms in ACCENTS.split(" "):
        at = forms.find(letter)
        if letter.strip(" ") and at >= 0:
            return forms[(at + 1) % len(forms)]
    return letter
