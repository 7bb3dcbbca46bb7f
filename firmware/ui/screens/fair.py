"""The promise of fair dice: 16 digits, all 64 with Down, the salt, and the secret afterwards."""

from firmware.ui.canvas import CENTRE
from firmware.ui.digits import draw_digits
from firmware.ui.font import MEDIUM
from firmware.ui.keys import DOWN, PRESS, UP, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import fours, wrapped


class Screen(Contract):
    def __init__(self, gadget):
        self.gadget = gadget
        self.page = 0

    def returned(self, result):
        """The salt that was entered."""
        if result:
            self.gadget.attempt(self.gadget.session.salt, result, self.gadget.now)

    def pages(self):
        """The promise, and the secret as soon as the reveal is on flash."""
        session = self.gadget.session
        secret = session.secret_shown()
        return (session.header["commit"], secret) if secret else (session.header["commit"],)

    def may_salt(self):
        session = self.gadget.session
        return not session.code and session.salt_text is None and session.game.k == 0

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (UP, DOWN):
            step = 1 if button == DOWN else -1
            self.page = (self.page + step) % (1 + len(self.pages()))
            self.gadget.changed()
        elif button == A:
            if self.may_salt():
                self.gadget.go("entry", "salt")
            else:
                self.gadget.back()
        else:
            return False
        return True

    def draw(self, canvas):
        t = self.gadget.t
        if self.page:
            title = t("digits_commit" if self.page == 1 else "digits_secret")
            draw_digits(canvas, title, self.pages()[self.page - 1])
            return
        session = self.gadget.session
        heading(canvas, t("fair"), t("fair_more"))
        if session.code:
            canvas.text(session.code, 64, 14, MEDIUM, 1, CENTRE)
            y = 30
            for line in wrapped(canvas, t("code_why"), 124):
                canvas.text(line, 2, y)
                y += 9
            return
        canvas.text(fours(session.header["commit"][:16]), 64, 14, MEDIUM, 1, CENTRE)
        y = 29
        waits = session.revealed and session.unsaved()
        for line in wrapped(canvas, t("not_revealed" if waits else "fair_why"), 124):
            canvas.text(line, 2, y)
            y += 9
        if session.salt_text:
            canvas.text(t("salt_is", session.salt_text), 2, 55)
        elif self.may_salt():
            canvas.text(t("salt_add"), 2, 55)
