"""The page's main.py: joins the browser's parts and the gadget. gadget.js imports it
and the page calls its functions; each takes and answers numbers and strings only."""

import gc
import json

import _hw

from firmware.boards.browser import Browser
from firmware.gadget import Gadget
from firmware.games import KEYS, game_class
from firmware.play import fair
from firmware.play.days import is_day
from firmware.play.file_names import SETTINGS
from firmware.play.parked import park
from firmware.play.settings import Settings
from firmware.ui.lists import List
from firmware.ui.speaker import Speaker
from firmware.ui.turn_screen import TurnScreen
from firmware.version import VERSION

board = Browser()
if SETTINGS not in board.storage.names():  # a new gadget speaks the page's language
    Settings(board.storage).set("language", _hw.language())
gadget = Gadget(board)
speaker = Speaker(gadget)


def step(now):
    return gadget.step(now)


def awake():
    """Has the gadget shown a screen since power-on?"""
    return gadget.screen is not None


def words():
    """The language of the gadget, and what the screen says, line by line."""
    return (
        (gadget.words.language or "en") + "\n" + (gadget.screen.words() if gadget.screen else "")
    )


def here():
    """The screen in front, by the name that the guide has: `menu`, `railroad/round`."""
    game, dot, name = (gadget.front() or "start").partition(".")
    return (game or gadget.session.key) + "/" + name if dot else game


def kind():
    """The kind of screen in sight: help.js says what its keys do."""
    screen, name = gadget.screen, gadget.front().replace(".", "")
    if name == "sheet":
        return "cover" if screen.covered else "sheet" if screen.hand is None else "place"
    if name == "round":
        return "round" if screen.faces else "ready"
    if isinstance(screen, TurnScreen):
        return "roll" if screen.asked and screen.page is None else "turn"
    if name in ("start", "form", "dice", "die", "entry", "scores", "ranking"):
        return name
    if isinstance(screen, List):
        return "change" if screen.CHANGES else "list"
    return "other"


def said():
    """What is worth saying aloud since the last call."""
    return speaker.said()


def still(wanted):
    """Switch animations off, for users who asked the system for less motion."""
    gadget.still = wanted


def version():
    return VERSION


def heap():
    """Bytes in use. The collection takes place when this call is over: the next one sees it."""
    used = gc.mem_alloc()
    gc.collect()
    return used


def game():
    """The game in progress as JSON, for a link; null without one. Never its secret."""
    session = gadget.session
    if session is None or not gadget.playing():
        return "null"
    head = session.header
    options = {}
    for name, default, _ in game_class(head["game"]).OPTIONS:
        if head["options"][name] != default:
            options[name] = head["options"][name]
    return json.dumps(
        {
            "game": head["game"],
            "options": options,
            "players": len(head["players"]),
            "code": session.code,
        }
    )


def why_not(text):
    """What is wrong with the game of a link, as a key of texts.js; empty when it can be played."""
    wanted = json.loads(text)
    if wanted["game"] not in KEYS:
        return "link_game"
    if wanted["day"] and not is_day(wanted["day"]):
        return "link_no_day"
    if wanted["code"] and not fair.good_code(wanted["code"]):
        return "link_code"
    known = [option[0] for option in game_class(wanted["game"]).OPTIONS]
    for name in wanted["options"]:
        if name not in known:
            return "link_option"
    try:
        game_class(wanted["game"])(wanted["options"], wanted["players"])
    except ValueError:
        return "link_options"
    return ""


def play(text):
    """Start the game of a link; one in progress is parked if it has begun."""
    wanted = json.loads(text)
    session = gadget.session
    if gadget.playing() and session.can_withdraw():
        session.withdraw()
    parks = gadget.playing()
    if parks and not gadget.attempt(park, session, gadget.now):
        return
    session.close()
    rivals = [bot[0] for bot in game_class(wanted["game"]).bots(wanted["options"])]
    people = wanted["players"] - len(rivals)
    names = [gadget.t("player", i + 1) for i in range(people)] + rivals
    day = wanted["day"] or None
    code = fair.code_of_day(day) if day else wanted["code"] or None
    start = gadget.board.utc()
    opened = gadget.attempt(
        session.new, wanted["game"], wanted["options"], names, gadget.now, code, start, day
    )
    gadget.home()
    if parks and opened:
        gadget.notify(gadget.t("parked_other"))


def take(digits):
    """Put a finished game's journal back on the flash; the result as a key of texts.js."""
    from firmware.play import file_names, replay

    storage = gadget.storage
    data = bytes.fromhex(digits)
    number = file_names.next_number(storage.names())
    # A cut leaves only what the next start removes.
    new = file_names.name_of(number, file_names.MAKING)
    try:
        storage.replace(new, data)
    except OSError:
        return "no_room"
    story = replay.read_file(storage, new)
    answer = _judge(story, data, storage)
    if answer:
        storage.remove(new)
        return answer
    storage.rename(new, file_names.name_of(number, file_names.FINISHED))
    gadget.changed()
    return "taken"


def _judge(story, data, storage):
    from firmware.play import file_names

    if story.wrong or story.size != len(data):
        return "no_journal"
    if not story.revealed:
        return "not_finished"
    first = data[: data.find(b"\n") + 1]
    kinds = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED)
    for number in file_names.numbers(storage.names(), kinds):
        for kind in kinds:
            name = file_names.name_of(number, kind)
            if name in storage.names() and storage.read(name, 0, len(first)) == first:
                return "there_already"
    return ""


def result(text):
    """What the result code of a game of the day says, and whether a game on the flash has it:
    nothing if it is none, else game, options, day, score and the key of a text, as JSON."""
    from firmware.games import game_class
    from firmware.play.read_result import read_result

    says = read_result(text)
    if says is None:
        return "null"
    kind = []
    for name, default, _ in game_class(says.game).OPTIONS:
        if says.options.get(name, default) != default:
            kind.append(f"{name} {says.options[name]}".replace("_", " "))
    answer = [says.game, kind, bool(says.others), says.day, says.score, _confirmed(says)]
    return json.dumps(answer)


def _confirmed(says):
    """Whether the journals on the flash confirm a result: a key of texts.js."""
    from firmware.play import fair, file_names, replay
    from firmware.play.read_result import why_not_of

    storage = gadget.storage
    promise = fair.commit(fair.secret_of_code(fair.code_of_day(says.day))).encode()
    there = False
    for name in storage.names():
        kind = (file_names.split(name) or (0, ""))[1]
        if kind not in (file_names.FINISHED, file_names.COPIED):
            continue
        data = storage.read(name)
        if promise not in data:
            continue
        story = replay.read_file(storage, name)
        if story.wrong or story.size != len(data):
            continue
        if why_not_of(says, story.header, story.secret, story.game) is None:
            if b'"e":"scores"' in data:
                return "result_typed"
            return "result_real"
        there = True
    if there:
        return "result_other"
    return "result_unknown"
