"""My games: what games.js asks. Every function takes and answers texts and numbers only."""

import _hw
from std import json

from firmware.games import KEYS, game_class
from firmware.play.checked_file import dict_of
from host_tools.games import special_options
from host_tools.journals.examine import examine
from host_tools.pieces.values import day
from firmware.play import fair, file_names
from firmware.version import VERSION
from host_tools.common.errors import BadInput
from host_tools.common.zones import read_zones, written, zones_from
from host_tools.exports.bgstats import bgstats_bytes
from host_tools.exports.csv_table import csv_bytes
from host_tools.journals.notes import take_notes
from host_tools.journals.story import Story
from host_tools.pieces import counted
from host_tools.pieces.game import moment, shown
from host_tools.pieces.history import seats, table
from host_tools.pieces.rendering import title
from host_tools.pieces.templating import Markup, block
from host_tools.statistics import dice_statistics, statistics
from host_tools.store import Store
from host_tools.store.selecting import Wanted, matching
from host_tools.store.wanted import ORDERS, STATES, Asked, age, check, fits, folded_words

SIZE = 50
ASKED = ("game", "player", "state", "since", "until", "text", "order")
KINDS = (file_names.FINISHED, file_names.COPIED, file_names.RUNNING)


def journal_of(uid):
    return bytes.fromhex(_hw.journal(uid))


store = Store(journal_of)
stories = {}  # the game that is looked at: its notes take a replay


def load(text):
    """A stored game comes from IndexedDB."""
    store.put(json.loads(text))


def add(digits, seen, zones):
    """Examine a journal: [outcome, row], the row as IndexedDB is to have it."""
    outcome, row = store.add(bytes.fromhex(digits), seen, read_zones(zones))
    stories.pop(row["uid"], None)
    return json.dumps([outcome, row], ensure_ascii=False)


def remove(uid):
    store.remove(uid)
    stories.pop(uid, None)


def digests():
    return "\n".join(sorted(store.digests()))


def journals_among(text):
    """Of the files on a board, those that are games or were set aside of games."""
    found = []
    for name in text.split("\n"):
        parts = file_names.split(name)
        if parts is None:
            continue
        journal = parts[1] in KINDS and len(name) == 10
        if journal or name in file_names.asides(parts[0]):
            found.append(name)
    return "\n".join(found)


def zones(before, now):
    """The file of the board's zones, with this browser's from now on."""
    return written(zones_from(read_zones(before), now))


def page(name, given, language):
    """The main part of a page, as HTML."""
    try:
        return PAGES[name](json.loads(given), language)
    except BadInput as error:
        return fault("fault_filter", error.said(language), language)


def fault(key, sentence, language):
    return block("fault", "main", language, key=key, sentence=sentence, context=Reader())


def history(given, language):
    wanted = Asked(**{name: given.get(name, "") for name in ASKED})
    wanted.order = wanted.order or "newest"
    fault = ""
    found = []
    try:
        check(wanted)
        found = _chosen(wanted)
    except BadInput as error:
        fault = error.said(language)
    number = int(given.get("page") or 1)
    asked = {name: value for name, value in given.items() if value and name != "page"}
    part = Part(found, number)
    return block(
        "history",
        "main",
        language,
        found=part,
        table=Markup(table(part.entries, language)),
        wanted=wanted,
        fault=fault,
        filtered=bool(asked),
        narrowed=any(name != "text" for name in asked),
        titles=[(key, title(key, language)) for key in KEYS],
        states=STATES,
        orders=ORDERS,
        context=Reader(),
        link=lambda number: "/?" + _address(asked, number),
    )


class Reader:
    """Who looks at the pages: this browser's user, who may do everything."""

    may_add = True
    rights = ("look", "add")


class Part:
    """A page of the list."""

    damaged = ()

    def __init__(self, found, number):
        self.total = len(found)
        self.pages = max(1, -(-self.total // SIZE))
        self.number = min(max(number, 1), self.pages)
        self.entries = found[(self.number - 1) * SIZE : self.number * SIZE]


def _address(asked, number):
    from std import urlencode

    return urlencode(dict(asked) | {"page": number})


def _chosen(wanted):
    found = matching(store.entries(), wanted.game, wanted.state, wanted.since, wanted.until)
    player, words = folded_words(wanted)
    if player or words:
        found = [e for e in found if fits((e.uid, "", e.day, e.game), _folded(e), player, words)]
    found.sort(key=age, reverse=wanted.order != "oldest")
    if wanted.order in ("longest", "shortest"):
        found.sort(key=lambda e: e.duration if wanted.order == "shortest" else -e.duration)
    elif wanted.order == "game":
        found.sort(key=lambda e: e.game)
    return found


def _folded(entry):
    return [name.casefold() for name in entry.players]


def game(given, language):
    entry, story = _story(given, language)
    if entry is None:
        return fault("fault_no_game", "", language)
    return block("game", "main", language, **shown(entry, story, _step(given, story)))


def replay(given, language):
    """A moment of a game, for the next step of its replay."""
    entry, story = _story(given, language)
    if entry is None:
        return fault("fault_no_game", "", language)
    return moment(story, _step(given, story), entry.uid)


def _story(given, language):
    uid = given["uid"]
    entry = store.find(uid)
    if entry is None:
        return None, None
    if uid not in stories:
        stories.clear()
        stories[uid] = take_notes(journal_of(uid))
    return entry, Story(stories[uid], language)


def _step(given, story):
    last = len(story.found.events)
    return min(int(given["step"]), last) if given.get("step") else last


def _wanted(given):
    asked = Asked(**{name: given.get(name, "") for name in ASKED})
    check(asked)
    return Wanted(
        given.get("game") or None,
        given.get("player") or None,
        None,
        given.get("since") or None,
        given.get("until") or None,
    )


def _counted(key, piece, given, language, filters=("game", "player", "since", "until")):
    return block(
        "counted",
        "main",
        language,
        key=key,
        at="/" + key,
        piece=Markup(piece),
        given={name: given.get(name, "") for name in filters},
        fault="",
        titles=[(key, title(key, language)) for key in KEYS],
    )


def players(given, language):
    piece = counted.players(statistics(store, _wanted(given)), language)
    return _counted("players", piece, given, language, ("game", "since", "until"))


def tables(given, language):
    piece = counted.tables(statistics(store, _wanted(given)), language)
    return _counted("statistics", piece, given, language)


def dice(given, language):
    piece = counted.dice(dice_statistics(store, _wanted(given)), language)
    return _counted("dice", piece, given, language)


def result(uid, codes, language):
    """A finished result to share: game, dice and players, the best first, and all results with the
    same dice, as JSON; null where there is none. A journal says that a code gave its dice, but not
    which: `codes` are those that the user knows."""
    entry = store.find(uid)
    if entry is None or not entry.valid or not _ranking(entry, language):
        return "null"
    header = dict_of(journal_of(uid).split(b"\n")[0] + b"\n")
    found_day = examine(journal_of(uid)).day
    code = "" if found_day else _code_of(header, codes)
    dice_of = found_day or code
    shared = dice_of or "code" in header
    same = [e for e in store.entries() if shared and e.id == entry.id and e.game == entry.game]
    told = {
        "game": entry.game,
        "title": title(entry.game, language),
        "when": day(entry.day, language),
        "options": dict(special_options(entry.game, entry.options, 1)),
        "players": _ranking(entry, language),
        "code": code,
        "unknown_code": "code" in header and not dice_of,
        "day": found_day,
        "dice": dice_of,
        "fewest": game_class(entry.game).FEWEST_WIN,
        "same": [{"day": day(e.day, language), "players": _ranking(e, language)} for e in same],
    }
    return json.dumps(told, ensure_ascii=False)


def _code_of(header, codes):
    for code in codes.split():
        if fair.good_code(code) and fair.commit(fair.secret_of_code(code)) == header["commit"]:
            return code
    return ""


def _ranking(entry, language):
    """Players with their totals, the best first."""
    found = [seat for seat in seats(entry, language) if seat.total is not None]
    fewest = game_class(entry.game).FEWEST_WIN if entry.game in KEYS else False
    found.sort(key=lambda seat: seat.total if fewest else -seat.total)
    return [{"name": s.name, "total": s.total, "won": s.won} for s in found]


PAGES = {
    "history": history,
    "game": game,
    "replay": replay,
    "players": players,
    "statistics": tables,
    "dice": dice,
}
EXPORTS = {"csv": csv_bytes, "bgstats": bgstats_bytes}


def export(kind):
    """The games for other programs, as hex digits."""
    return b"".join(EXPORTS[kind](store)).hex()


def version():
    return VERSION
