"""A journal read back into a game: resume, undo, the computer's tools and tests all use this.

First the lines are checked and the undone events found, then the rest is applied. Reading stops
at the first line that is damaged or against the rules: what came before is a valid game.
"""

from firmware.play import fair
from firmware.play.journal import FORMAT, HEADER, SESSION_EVENTS, parse
from firmware.play.past import Past, event_of
from firmware.rules.games import MODULES, game_module

RECENT = 64  # events that get copies for a fast undo
PROGRESS = 8


class Story:
    """What a journal says. `wrong` is None, or (key, args) when there is no game to be had."""

    def __init__(self):
        self.wrong = None
        self.header = None
        self.module = None
        self.game = None
        self.past = None
        self.events = 0  # event lines that are good
        self.size = 0  # bytes of the good lines
        self.digits = None  # CRC digits of the last good line
        self.t = 0
        self.salt = None
        self.rolled = False  # a draw was made, taken back or not
        self.abandoned = False
        self.revealed = False
        self.secret = None  # hex digits, once they are revealed
        self.alive = []  # n of the game events that are not taken back

    def add(self, event):
        """Take one more event line: False when it cannot follow."""
        e = event.get("e")
        t = event.get("t")
        if event.get("n") != self.events + 1 or not is_number(t) or t < self.t:
            return False
        if not isinstance(e, str) or not self._follows(e, event):
            return False
        self.events += 1
        self.t = t
        return True

    def _follows(self, e, event):
        keys = self.module.EVENTS.get(e)
        mine = keys is None
        if mine:
            keys = SESSION_EVENTS.get(e)
            if keys is None:
                return False
        present = 3
        for key in keys:
            if key in event:
                present += 1
            elif mine:
                return False
        if present != len(event):
            return False
        if self.revealed:
            ok = e == "scores"
        elif self.abandoned:
            ok = e == "reveal"
        else:
            ok = True
        return ok and (self._session_event(e, event) if mine else self._game_event(e))

    def _game_event(self, e):
        self.rolled = self.rolled or e == "roll"
        self.alive.append(self.events + 1)
        return True

    def _session_event(self, e, event):
        if e == "undo":
            if not self.alive:
                return False
            self.alive.pop()
        elif e == "salt":
            text = event["text"]
            if self.rolled or self.salt is not None or not isinstance(text, str):
                return False
            if not fair.good_salt(text):
                return False
            self.salt = text
        elif e == "abandon":
            self.abandoned = True
        else:
            if not reveals(event["secret"], self.header["commit"]):
                return False
            self.revealed = True
            self.secret = event["secret"]
        return True


def read_story(lines, progress=None):
    """The Story of a journal. `lines()` gives (body, digits, end) anew at every call."""
    limit = -1
    while True:
        story = _check(lines, limit)
        if story.wrong:
            return story
        bad = _apply(story, lines, progress)
        if bad is None:
            return story
        limit = bad - 1


def _check(lines, limit):
    story = Story()
    for body, digits, end in lines():
        value = parse(body)
        if value is None:
            break
        if story.header is None:
            story.header = value
            story.wrong = _header_wrong(story, value)
            if story.wrong:
                return story
        elif story.events == limit or not story.add(value):
            break
        story.size = end
        story.digits = digits
    if story.header is None:
        story.wrong = ("no_header", ())
    return story


def _apply(story, lines, progress):
    """Apply the events not taken back; n of the first that the rules refuse, or None."""
    game = story.game
    alive = story.alive
    done = 0
    recent = max(0, len(alive) - RECENT)
    past = Past(game) if recent == 0 else None
    for number, line in enumerate(lines()):
        if done == len(alive):
            break
        if number == alive[done]:
            body = line[0]
            try:
                game.apply(event_of(body))
            except ValueError:
                return number
            done += 1
            if past:
                past.add(body, game)
            elif done == recent:
                past = Past(game, done)
            if progress and done % PROGRESS == 0:
                progress(done, len(alive))
    story.past = past
    return None


def _header_wrong(story, header):
    if not is_number(header.get("signalbox")):
        return ("no_header", ())
    if header["signalbox"] != FORMAT:
        return ("other_format", (header["signalbox"],))
    for key in HEADER:
        if key not in header:
            return ("no_header", ())
    key = header["game"]
    if not isinstance(key, str) or key not in MODULES:
        return ("other_game", (str(key),))
    players, options, commit = header["players"], header["options"], header["commit"]
    if not isinstance(players, list) or not isinstance(options, dict):
        return ("no_header", ())
    for text in players + [commit, header["fw"], header["board"]]:
        if not isinstance(text, str):
            return ("no_header", ())
    if len(commit) != 64 or header["id"] != commit[:16]:
        return ("no_header", ())
    if header["start"] is not None and not is_number(header["start"]):
        return ("no_header", ())
    story.module = game_module(key)
    try:
        story.game = story.module.Game(options, len(players))
    except ValueError:
        return ("other_options", (key,))
    return None


def reveals(text, commit):
    """Is this the hex text of the secret that was promised?"""
    if not isinstance(text, str) or len(text) != 64:
        return False
    try:
        return text == text.lower() and fair.commit(bytes.fromhex(text)) == commit
    except ValueError:
        return False


def is_number(value):
    return isinstance(value, int) and not isinstance(value, bool)
