"""Every kind of file that may lie on the flash, holding whatever it should not.

`flashes()` yields (name, files): a gadget's files, of which one is odd. A content of None is a
folder in the file's place. What has a checksum has the right one: it fails for what it says.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from firmware.play.journal import FIRST, HEADER, SESSION_EVENTS, line_of
from firmware.play.secret_file import secret_bytes
from firmware.play.settings_table import TABLE
from firmware.play.timers import DOWN, Timer
from tests.play.forge import rechained

Files = dict[str, bytes | None]
JOURNALS = Path(__file__).parents[1] / "fixtures" / "journals"
GAMES = ("dice", "railroad", "emma", "off_the_rails")
HUGE = 200_000
RUNNING, SECRET, FINISHED, COPIED = "g00002.jnl", "g00002.sec", "g00001.fin", "g00003.cop"
BEST = "best-G44"
KEEPERS = ("settings", "pool", "timer", SECRET, BEST)  # one line each
# What nobody reads at power-on, but somebody may list, count, remove or write over.
OTHERS = ("g00002.bad", "g00002.new", "settings~", "settings.bad", "crash.txt", "g99999.fin")

# Values as JSON, sound or not.
ODD = {
    "null": b"null",
    "true": b"true",
    "float": b"2.0",
    "minus": b"-1",
    "giant": b"1" + b"0" * 400,
    "endless": b"1e400",
    "text": b'"x"',
    "long": b'"' + b"x" * 2000 + b'"',
    "surrogate": b'"\\ud800"',
    "bytes": b'"\xff\xfe"',
    "control": b'"\\u001b[2J\\u0000"',
    "list": b"[]",
    "many": b"[" + b"1," * 900 + b"1]",
    "object": b'{"a":{"b":[]}}',
    "deep": b"[" * 1200 + b"]" * 1200,
    "open": b"[" * 2500,
}
# Contents of any file.
RAW: dict[str, bytes | None] = {
    "empty": b"",
    "huge": b"\n" * HUGE,
    "huge_line": b"x" * HUGE,
    "binary": bytes(range(256)) * 3,
    "newline": b"\n",
    "folder": None,
}


@lru_cache
def fixture(game: str) -> tuple[bytes, bytes]:
    """(a whole journal, the file of its secret)"""
    path = JOURNALS / f"format1_{game}.jnl"
    secret = json.loads(path.with_suffix(".json").read_text("utf-8"))["secret"]
    return path.read_bytes(), secret_bytes(bytes.fromhex(secret), None)


def bodies(game: str, count: int) -> list[bytes]:
    lines = fixture(game)[0].splitlines()[:count]
    return [line[:-9] for line in lines]


def journal(some: list[bytes]) -> bytes:
    return rechained(b"".join(body + b" -\n" for body in some))


def sound(game: str = "dice") -> Files:
    """Nothing is odd: a game in progress, two that are over, settings, pool and timer."""
    whole, secret = fixture(game)
    header = json.loads(bodies(game, 1)[0])
    timer = Timer(DOWN, 90)
    return {
        RUNNING: journal(bodies(game, 9)),
        SECRET: secret,
        FINISHED: whole,
        COPIED: fixture("emma")[0],
        "settings": one_line([(row[0], json.dumps(row[1]).encode()) for row in TABLE]),
        "pool": line_of(bytes(36), FIRST),
        "timer": timer.written(header["id"], 5000),
        BEST: one_line(BEST_LINES),
    }


BEST_LINES = [
    ("game", b'"railroad"'),
    ("options", b'[["expansion","river"]]'),
    ("others", b"0"),
    ("best", b'[[57,"2026-11-17","ADA",16],[41,"","",32]]'),
]


def one_line(pairs: list[tuple[str, bytes]]) -> bytes:
    return line_of(body_of(pairs), FIRST)


def body_of(pairs: list[tuple[str, bytes]]) -> bytes:
    return b"{" + b",".join(b'"%s":%s' % (key.encode(), value) for key, value in pairs) + b"}"


def changed(body: bytes, key: str, value: bytes) -> bytes:
    """The body of a line, one of its values replaced."""
    pairs = json.loads(body)
    texts = {k: json.dumps(v, ensure_ascii=False).encode() for k, v in pairs.items()}
    return body_of(list((texts | {key: value}).items()))


def odd_journals(game: str) -> Iterator[tuple[str, bytes]]:
    """Journals whose chain holds: odd headers, odd events, too many of them."""
    first, *events = bodies(game, 9)
    for key in HEADER:
        for label, value in ODD.items():
            yield f"{key} {label}", journal([changed(first, key, value), *events])
    names = json.dumps([f"P{i}" for i in range(400)]).encode()  # more do not go into a line
    yield "players 400", journal([changed(first, "players", names), *events])
    yield "header only", journal([first])
    for label, value in ODD.items():
        for key in ("n", "t", "e"):
            line = changed(b'{"n":9,"t":99999999,"e":"end"}', key, value)
            yield f"event {key} {label}", journal([first, *events, line])
        for e, keys in (*rules(game).items(), *SESSION_EVENTS.items()):
            pairs = [("n", b"9"), ("t", b"99999999"), ("e", b'"%s"' % e.encode())]
            pairs += [(key, value) for key in keys]
            yield f"{e} {label}", journal([first, *events, body_of(pairs)])
    undo = [b'{"n":%d,"t":99999999,"e":"undo"}' % n for n in range(9, 4000)]
    yield "huge undone", journal([first, *events, *undo])
    yield "huge tiny", journal([first] + [b"{}"] * (HUGE // 12))
    yield "huge lines", journal([first, *events] + [b'{"n":9,"x":"' + b"x" * 3000 + b'"}'] * 66)


def rules(game: str) -> dict[str, tuple[str, ...]]:
    from firmware.games import game_class

    return game_class(game).EVENTS


def odd_settings() -> Iterator[tuple[str, bytes]]:
    kept = {row[0]: json.dumps(row[1]).encode() for row in TABLE}
    for key in kept:
        for label, value in ODD.items():
            yield f"{key} {label}", one_line(list((kept | {key: value}).items()))
    last: dict[str, dict[str, bytes]] = {
        "options unknown": {"options_railroad": b'[["edition","x"],["expansion",5],["zz","y"]]'},
        "options twice": {"options_emma": b'[["level","dice"],["level","full"]]'},
        "twelve players": {"names_railroad": b'["a","b","c","d","e","f","g","h","i","j","k","l"]'},
        "draft alone": {"options_railroad": b'[["draft",1]]', "names_railroad": b'["a"]'},
        "boards": {"options_railroad": b'[["boards",1]]'},
        "light": {"brightness": b"77"},
        "favourites": {"favourites": b'["","1","60 route","x","99999999 speed"]'},
        "time": {"timer_mode": b'"down"', "timer_s": b"0"},
        "last dice": {"game": b'"dice"'},
        "last emma": {"game": b'"emma"'},
    }
    for label, some in last.items():
        yield label, one_line(list((kept | some).items()))
    yield "no keys", one_line([])
    yield "other keys", one_line([(f"k{i}", b"[]") for i in range(500)])


def odd_lines(name: str) -> Iterator[tuple[str, bytes]]:
    """One line that should be something else: of the timer, the pool or a secret."""
    yield "long body", line_of(b"x" * 5000, FIRST)
    yield "no body", line_of(b"", FIRST)
    for label, value in ODD.items():
        yield label, line_of(value, FIRST)
    if name == "timer":
        id_of = json.loads(bodies("dice", 1)[0])["id"].encode()
        good = [("id", b'"%s"' % id_of), ("mode", b'"down"'), ("limit", b"90"), ("spent", b"9")]
        for key, _ in good:
            for label, value in ODD.items():
                yield f"{key} {label}", one_line(list((dict(good) | {key: value}).items()))
    if name == BEST:
        for key, _ in BEST_LINES:
            for label, value in ODD.items():
                yield f"{key} {label}", one_line(list((dict(BEST_LINES) | {key: value}).items()))
        for label, value in ODD.items():
            inside = b'[[%s,"",%s,1],%s]' % (value, value, value)
            yield f"line {label}", one_line(list((dict(BEST_LINES) | {"best": inside}).items()))
    if name == SECRET:
        digits = fixture("dice")[1][:64]
        for more in (b" \xff\xff", b" ABC234", b" " + b"A" * 500, b"", b" "):
            yield f"code {more[:7]!r}", line_of(digits + more, FIRST)
        yield "no hex", line_of(b"zz" * 32, FIRST)
    if name == "pool":
        yield "counter at its end", line_of(b"\xff" * 36, FIRST)


def flashes(games: tuple[str, ...] = GAMES) -> Iterator[tuple[str, Files]]:
    for game in games:
        base = sound(game)
        yield f"{game}: sound", base
        for label, data in odd_journals(game):
            yield f"{game} running: {label}", base | {RUNNING: data}
            yield f"{game} finished: {label}", base | {FINISHED: data}
    base = sound()
    for name in (RUNNING, FINISHED, COPIED, *KEEPERS, *OTHERS):
        for label, raw in RAW.items():
            yield f"{name}: {label}", base | {name: raw}
    for label, data in odd_settings():
        files = base | {"settings": data}
        yield f"settings: {label}", files
        yield f"settings, no game: {label}", {k: v for k, v in files.items() if k != RUNNING}
    for name in KEEPERS[1:]:
        for label, data in odd_lines(name):
            yield f"{name}: {label}", base | {name: data}


def at_once() -> Iterator[tuple[str, Files]]:
    """All files odd at the same time, each in every way: fewer to try."""
    base = sound()
    for label, raw in RAW.items():
        yield f"all: {label}", dict.fromkeys((*base, *OTHERS), raw)
    for i, (label, value) in enumerate(ODD.items()):
        game = GAMES[i % len(GAMES)]
        first, *events = bodies(game, 9)
        e, keys = list(rules(game).items())[i % len(rules(game))]
        pairs = [("n", b"9"), ("t", b"99999999"), ("e", b'"%s"' % e.encode())]
        pairs += [(key, value) for key in keys]
        odd_first = [changed(first, HEADER[(i + more) % len(HEADER)], value) for more in (0, 4)]
        yield (
            f"all: {label}",
            {
                RUNNING: journal([first, *events, body_of(pairs)]),
                SECRET: line_of(value, FIRST),
                FINISHED: journal([odd_first[0], *events]),
                COPIED: journal([odd_first[1], *events]),
                "settings": one_line([(row[0], value) for row in TABLE]),
                "pool": line_of(value, FIRST),
                "timer": one_line([(key, value) for key in ("id", "mode", "limit", "spent")]),
                BEST: one_line([(key, value) for key, _ in BEST_LINES]),
            },
        )


def chosen(every: int) -> list[tuple[str, Files]]:
    """All that is odd at once, and one of those that are odd alone; the same in every run."""
    return [*at_once(), *(flash for i, flash in enumerate(flashes()) if i % every == 0)]
