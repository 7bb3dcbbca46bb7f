"""Who starts? One press in the menu of every game draws a player, fairly and for the journal."""

import json

import pytest

from firmware.games import KEYS, game_class
from firmware.play.replay import read_file
from host_tools.journals.examine import MATCH, examine
from host_tools.journals.wording import sentence
from tests.gadget.test_parked_games import pick
from tests.play.test_verify_rolls import verify
from tests.runners.driver import switched_on

NAMES = ["Ada", "Ben", "Eve", "Zoë", "Kim", "Lou"]


def begin(folder, key, people):
    script = switched_on(folder)
    script.gadget.session.new(key, {}, NAMES[:people], script.now)
    script.gadget.home()
    script.settle()
    return script


def ask(script):
    script.do("hold", "B")
    pick(script, "who")
    return script.gadget.session.game.who


def most(key):
    return game_class(key).PLAYERS[1]


@pytest.mark.parametrize("key", KEYS)
def test_one_press_in_the_menu_of_every_game(key, tmp_path):
    script = begin(tmp_path, key, most(key))
    gadget = script.gadget
    session = gadget.session
    wanted, k = session.game.asks(), session.game.k
    drawn = [ask(script)]
    assert gadget.front() == "who" and session.game.asks() == wanted
    name = NAMES[drawn[0]] if most(key) > 1 else f"Player {drawn[0] + 1}"
    assert name in gadget.screen.words().split("\n")
    for _ in range(30):
        script.do("hold", "A")  # once more
        drawn.append(session.game.who)
    assert session.game.k == k + 31
    assert set(drawn) == set(range(max(most(key), 2)))
    script.do("press", "A")
    assert gadget.front() == gadget._game_screen()
    script.do("hold", "B")
    pick(script, "undo")
    assert session.game.who == drawn[-2] and session.game.k == k + 30
    assert ask(script) == drawn[-1], "the same draw comes again"
    again = read_file(gadget.storage, "g00001.jnl")
    assert again.game.state() == session.game.state() and again.rolled
    session.abandon(script.now)
    code, said = verify(tmp_path, gadget.storage.read("g00001.fin"))
    assert code == 0 and "all 32 draws match" in said
    found = examine(gadget.storage.read("g00001.fin"))
    assert found.valid and found.dice == MATCH and found.draws == 32
    line = json.loads(gadget.storage.read("g00001.fin").split(b"\n")[1].rpartition(b" ")[0])
    assert list(line)[2:] == ["e", "k", "of", "got"] and line["of"] == [max(most(key), 2)]


def test_the_show_is_short_and_any_button_ends_it(tmp_path):
    script = begin(tmp_path, "railroad", 4)
    script.gadget.settings.set("animation", 1)
    script.do("hold", "B")
    while script.gadget.screen.lines[script.gadget.screen.chosen][0] != "who":
        script.do("press", "DOWN")
    script.do("down", "A")
    script.buttons.mask = 0
    seen = set()
    for _ in range(30):
        script.wait(50)
        seen.add(script.display.seen)
    assert len(seen) > 4 and script.gadget.screen.tumble.since is None
    last = script.display.seen
    script.gadget.screen.tumble.start()
    script.do("press", "UP")
    assert script.gadget.screen.tumble.since is None and script.display.seen == last


def test_where_nobody_is_known_left_and_right_say_how_many(tmp_path):
    script = begin(tmp_path, "dice", 0)
    ask(script)
    for _ in range(9):
        script.do("press", "RIGHT")
    script.do("hold", "A")
    line = script.gadget.storage.read("g00001.jnl").split(b"\n")[2]
    assert b'"of":[6]' in line and b'"e":"who"' in line


@pytest.mark.parametrize(
    "change",
    [{"k": 1}, {"of": [5]}, {"of": [3, 3]}, {"of": []}, {"got": [3]}, {"got": ["1"]}],
)
def test_a_forged_draw_is_refused(change):
    event = {"e": "who", "k": 0, "of": [3], "got": [2]}
    game = game_class("emma")({}, 3)
    before = game.state()
    assert game.why_not(event) is None
    with pytest.raises(ValueError, match=r"roll_|no_roll"):
        game.apply(event | change)
    assert game.state() == before
    game.apply(event)
    assert game.who == 2 and game.k == 1 and game.copy().state() == game.state()


def test_the_computer_says_who_was_drawn():
    event = {"e": "who", "k": 0, "of": [3], "got": [2]}
    assert sentence("emma", event, NAMES) == "Who starts? Eve."
    assert sentence("emma", event, NAMES, "de") == "Wer beginnt? Eve."
    assert sentence("dice", event, []) == "Who starts? Player 3."
