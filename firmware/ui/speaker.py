"""What to say to people who cannot see the screen when its picture has changed.

A new screen is read out; on the same screen only what is new or newly chosen is said, so that
nothing is repeated. Messages, refusals above all, are always said.
The timer speaks at its warning and at its end. Only the browser page uses this.
"""

from firmware.ui.listener import HEAD, Listener, spoken


class Speaker:
    def __init__(self, gadget):
        self.gadget = gadget
        self._screen = None
        self._items: list = []
        self._message = None
        self._timer = ""
        self._stopped = False

    def said(self):
        """What to say since the last call; may be empty."""
        gadget = self.gadget
        screen = gadget.screen
        if screen is None:
            return ""
        items = Listener(screen).listen(screen).items
        for item in items:
            item[0] = plain(item[0])
        items = [item for item in items if item[0]]
        if screen is not self._screen:
            parts = all_of(items)
        elif items == self._items:
            parts = []
        else:
            parts = changed(self._items, items)
        self._screen = screen
        self._items = items
        return ". ".join(parts + self._alerts())

    def _alerts(self):
        """The current message, whenever it is shown again, and timer alerts."""
        gadget = self.gadget
        found = []
        message = gadget.message()
        if message and message != self._message:
            found.append(message[0])
        self._message = message
        runs = gadget.session is not None and gadget.session.timer_runs()
        if runs and self._stopped:
            found.append(spoken(gadget.words.language)["running"])
        self._stopped = not runs and gadget.timer.stopped()
        state = gadget.timer.state if runs else ""
        if state and state != self._timer:
            found.append(spoken(gadget.words.language)[state])
        self._timer = state
        return found


def all_of(items):
    """All items; chosen ones get an arrow, a line and its value share one."""
    parts = []
    before = None
    for item in items:
        if item[3] and before and before[3] and before[2] == item[2]:
            parts[-1] += ", " + item[0]
        else:
            parts.append(("→ " if item[3] else "") + item[0])
        before = item
    return parts


def changed(before, items):
    """What is new on a screen that was read out before."""
    chosen = [item for item in items if item[3]]
    other = differing(faces(before), faces(items)) > 1
    if other or (not chosen and head(before) != head(items)):
        return all_of(items)
    # Other lines of the list, which appear as it scrolls, are not said.
    columns = [item[1] for item in chosen]
    rows = [item[2] for item in items if item[1] in columns and not item[4]]
    known = [(item[0], item[2]) for item in before]
    new = [
        item
        for item in items
        if not item[3] and (item[4] or item[2] not in rows) and (item[0], item[2]) not in known
    ]
    if chosen != [item for item in before if item[3]]:
        new += chosen
    return [item[0] for item in new]


def faces(items):
    return [item[0] for item in items if item[4]]


def head(items):
    return [item[0] for item in items if item[2] < HEAD]


def differing(before, now):
    if len(before) != len(now):
        return 2
    return sum([one != other for one, other in zip(before, now)])


def plain(text):
    """Without symbols that make sense only on the screen."""
    for sign in "◀▶✓▲":
        text = text.replace(sign, "")
    return text.strip()
