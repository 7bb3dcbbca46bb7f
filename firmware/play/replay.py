"""A journal read back into a game: resume, undo, the computer's tools and tests all use this.

First the undone events are found, then every line is checked and the others are applied. Reading
stops at the first line that is damaged or against the rules: what came before is a valid game.
"""

from firmware.games import KEYS
from firmware.games.parts import game_module
from firmware.play import fair
from firmware.play.journal import FORMAT, HEADER, SESSION_EVENTS, Reader, parse, sound_lines
from firmware.play.length import LAST, MOST_EVENTS, has_room
from firmware.play.past import Past

RECENT = 8  # events that get more copies for a fast undo
SHORT = 12288  # bytes of a journal whose lines can stay in RAM while it is read
PROGRESS = 8
STANDS = b"\1"
FULL = MOST_EVENTS - LAST


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
        self.standing = 0  # game events that are not taken back

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
        if present != len(event) or not self._has_room(e):
            return False
        return self._comes(e, event, mine)

    def take(self, t, event, mine):
        """The same for an event whose number and keys are known to be right."""
        if t < self.t or (self.events >= FULL and not self._has_room(event["e"])):
            return False
        if mine or self.revealed or self.abandoned:
            if not self._comes(event["e"], event, mine):
                return False
        else:
            self._game_event(event["e"])
        self.events += 1
        self.t = t
        return True

    def _has_room(self, e):
        return has_room(self.events, e, self.revealed)

    def _comes(self, e, event, mine):
        """May it come now? After the end only very few do."""
        if self.revealed:
            ok = e == "scores"
        elif self.abandoned:
            ok = e == "reveal"
        else:
            ok = True
        return ok and (self._session_event(e, event) if mine else self._game_event(e))

    def _game_event(self, e):
        self.rolled = self.rolled or e == "roll"
        self.standing += 1
        return True

    def _session_event(self, e, event):
        if e == "undo":
            if not self.standing:
                return False
            self.standing -= 1
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


def read_file(storage, name, progress=None):
    """The Story of a journal on the flash."""
    if storage.size(name) <= SHORT:
        short = list(sound_lines(storage, name))
        return read_story(lambda: short, progress)
    return read_story(
        lambda: sound_lines(storage, name),
        progress,
        lambda: sound_lines(storage, name, known=True),
    )


def read_story(lines, progress=None, again=None):
    """The Story of a journal. `lines()` gives (body, digits, end) anew at every call.

    All is read twice; where `again()` gives the same lines faster, it is asked the second time.
    """
    limit = MOST_EVENTS
    while True:
        standing, limit = _standing(lines, limit)
        story = Story()
        good = _read(story, again or lines, limit, standing, progress)
        if story.wrong or good:
            return story
        limit = story.events  # an undo after the bad line had counted: once more without it


def _standing(lines, limit):
    """A 1 at the n of every event that is not taken back, and n of the last line.

    Nothing is parsed, and what is kept is one byte a line: a list has no room on a board.
    """
    standing = bytearray(limit + 1)
    last = -1
    for n, line in enumerate(lines()):
        if n > limit:
            break
        last = n
        if n == 0:
            continue
        # The lines of all session events end like this: most others need no closer look.
        if not line[0].endswith(b'"}'):
            standing[n] = 1
            continue
        name = _name(line[0])
        if name == b"undo":
            latest = standing.rfind(STANDS)
            if latest > 0:
                standing[latest] = 0
        elif name not in (b"salt", b"abandon", b"reveal"):
            standing[n] = 1
    return standing, last


def _read(story, lines, limit, standing, progress):
    """Check every line and apply those that stand; False at a line that cannot follow."""
    left = standing.count(STANDS)
    reader = None
    for n, line in enumerate(lines()):
        if n > limit:
            break
        body = line[0]
        if reader is None:
            header = parse(body)
            story.wrong = ("no_header", ()) if header is None else _header_wrong(story, header)
            if story.wrong:
                return False
            reader = Reader(story.module.EVENTS)
            story.past = Past(story.game, reader, left)
        else:
            apply = standing[n] == 1
            if not _taken(story, body, reader.read(body, n, apply), apply):
                return False
            if apply:
                left -= 1
                story.past.add(body, story.size, story.game, left < RECENT)
            if progress and n % PROGRESS == 0:
                progress(n, limit)
        story.digits = line[1]
        story.size = line[2]
    if story.header is None:
        story.wrong = ("no_header", ())
    return True


def _taken(story, body, known, apply):
    """Apply an event and add it to the story; `known` is what the reader says of its line."""
    if known:
        t, event, mine = known
        return (not apply or _applied(story, event)) and story.take(t, event, mine)
    value = parse(body)
    if value is None or _name(body) != str(value.get("e")).encode():
        return False
    return (not apply or _applied(story, event_of(value))) and story.add(value)


def _name(body):
    """The event's name as it is written; a line where it is not the parsed one is not ours."""
    at = body.find(b',"e":"') + 6
    return body[at : body.find(b'"', at)]


def event_of(value):
    """The event that the rules see."""
    return {key: value[key] for key in value if key not in ("n", "t")}


def _applied(story, event):
    try:
        story.game.apply(event)
    except ValueError:
        return False
    return True


def _header_wrong(story, header):
    story.header = header
    if not is_number(header.get("signalbox")):
        return ("no_header", ())
    if header["signalbox"] != FORMAT:
        return ("other_format", (header["signalbox"],))
    for key in HEADER:
        if key not in header:
            return ("no_header", ())
    key = header["game"]
    if not isinstance(key, str) or key not in KEYS:
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
