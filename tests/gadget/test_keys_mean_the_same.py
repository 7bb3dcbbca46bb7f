"""The same key means the same everywhere; one undo takes back what one press did."""

import pytest

from firmware.play.game_numbers import take_back
from tests.gadget.sheets import to_line
from tests.runners.driver import switched_on, table


@pytest.fixture
def script(tmp_path):
    return switched_on(tmp_path)


def front(script):
    return script.gadget.front()


def begin(script, key="railroad", options=None, players=2):
    script.gadget.session.new(key, options or {}, ["Ada", "Björn"][:players], script.now)
    script.gadget.home()
    script.settle()
    return script.gadget.session


def undo(script):
    script.do("hold", "B")
    script.do("press", "A")


def test_a_changes_no_value_in_the_set_up_and_a_hold_starts(script):
    script.gadget.go("setup", "railroad")
    script.settle()
    for key in ("edition", "expansion", "draft", "players", "timer", "rival"):
        to_line(script, key)
        before = script.gadget.screen.lines[script.gadget.screen.chosen]
        script.do("press", "A")
        assert script.gadget.screen.lines[script.gadget.screen.chosen] == before
        assert "←→ change" in script.gadget.screen.words()
    script.do("press", "RIGHT")
    script.do("hold", "A")
    assert front(script) == ".round"


HELP = {
    ("railroad", "en"): (
        "Your box: its expansions come first",
        "draft",
        "Everyone picks two pairs",
    ),
    ("railroad", "de"): ("Eure Schachtel: ihre Erweiterungen", "draft", "Alle nehmen pro Runde"),
    ("emma", "en"): ("The gadget tracks railway, piles", "faces", "Wheels on the six faces"),
    ("off_the_rails", "de"): ("Das Gerät zieht Aderkarten", "missions", "Punkte für Missionen"),
}


@pytest.mark.parametrize(("game", "language"), HELP)
def test_to_hold_left_helps_with_a_line(game, language, tmp_path):
    """And changes nothing; the press that goes back only goes back."""
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    first, other, more = HELP[game, language]
    gadget.go("setup", game)
    script.settle()
    if game != "railroad":
        to_line(script, "rules")
        script.do("press", "A")
    assert gadget.t("help_key") in gadget.screen.words()
    to_line(script, {"railroad": "edition", "emma": "level"}.get(game, "cards"))
    for text in (first, more):
        before, chosen = gadget.new_game.full(), gadget.screen.chosen
        script.do("hold", "LEFT")
        assert front(script) == "help"
        assert text in gadget.screen.words().replace("\n", " ")
        script.do("press", "A")
        assert front(script) == ("setup" if game == "railroad" else "rules")
        assert (gadget.new_game.full(), gadget.screen.chosen) == (before, chosen)
        to_line(script, other)
    value = gadget.new_game.full()[other]
    script.do("press", "LEFT")
    assert gadget.new_game.full()[other] != value, "a press still changes the value"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_every_set_up_has_help(language, tmp_path):
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    for game in ("railroad", "emma", "off_the_rails"):
        for screen in ("setup", "rules"):
            if screen == "rules" and game == "railroad":
                continue
            gadget.home("setup", game)
            script.settle()
            if screen == "rules":
                to_line(script, "rules")
                script.do("press", "A")
            for key, name, *_ in list(gadget.screen.lines):
                to_line(script, key)
                script.do("hold", "LEFT")
                heading, *sentence = gadget.screen.words().split("\n")
                assert front(script) == "help" and sentence, (game, key, heading, name)
                script.do("press", "B")


def test_a_changes_no_setting(script):
    script.gadget.go("settings")
    script.settle()
    for key, *_ in script.gadget.screen.lines[:-1]:
        to_line(script, key)
        before = script.gadget.settings.get(key)
        script.do("press", "A")
        assert script.gadget.settings.get(key) == before
        script.do("press", "RIGHT")
        assert script.gadget.settings.get(key) != before
        script.do("press", "LEFT")


def test_one_undo_takes_back_the_end_of_the_round_with_its_roll(script):
    session = begin(script)
    for _ in range(3):
        script.do("hold", "A")
    assert (session.game.round, session.game.phase) == (3, "draw")
    undo(script)
    assert (session.game.round, session.game.phase) == (2, "draw")
    assert "Round 3’s roll undone" in script.gadget.screen.words()
    undo(script)
    undo(script)
    assert (session.game.round, session.game.phase) == (1, "roll")
    assert not session.can_undo()


def test_one_undo_takes_back_a_whole_draw(script):
    session = begin(script, "off_the_rails", {"seats": "listed", "bag": 1})
    script.do("hold", "A")
    assert session.game.turn == 1
    script.do("press", "A")
    undo(script)
    assert session.game.turn == 0 and session.game.k == 0
    assert "Draw undone" in script.gadget.screen.words()


def test_the_undo_of_a_press_survives_a_power_cut(script, tmp_path):
    session = begin(script)
    for _ in range(3):
        script.do("hold", "A")
    again = table(tmp_path)
    again.settle()
    session = again.gadget.session
    assert session.game.round == 3
    undo(again)
    assert (session.game.round, session.game.phase) == (2, "draw")


def test_a_new_game_can_be_chosen_while_another_is_in_progress(script):
    """Nothing is asked or given up: the one in progress is parked when the other starts."""
    begin(script)
    script.do("hold", "A")
    script.gadget.home("start")
    script.settle()
    to_line(script, "games")
    script.do("press", "A")
    assert front(script) == "games" and script.gadget.session.game is not None
    to_line(script, "dice")
    script.do("press", "A")
    script.do("hold", "A")
    assert script.gadget.session.header["game"] == "dice"
    assert len(script.gadget.session.parked) == 1


def test_the_first_line_names_the_game(script):
    assert "Railroad Ink, Deep Blue" in script.gadget.screen.words()


@pytest.mark.parametrize("game", ["railroad", "emma", "off_the_rails", "dice"])
def test_shared_dice_ask_for_the_game_first(script, game):
    to_line(script, "code")
    script.do("press", "A")
    assert front(script) == "games"
    to_line(script, game)
    script.do("press", "A")
    assert front(script) == "code"
    assert script.gadget.title(game) in script.gadget.screen.words()
    script.gadget.screen.returned("ABC234")
    script.settle()
    if game != "dice":
        assert front(script) == "setup" and "ABC234" in script.gadget.screen.words()
        script.do("hold", "A")
    session = script.gadget.session
    assert session.key == game and session.code == "ABC234"


def test_b_before_the_first_roll_is_back_in_the_set_up_without_a_trace(script):
    script.gadget.go("setup", "railroad")
    script.settle()
    to_line(script, "players")
    script.do("press", "RIGHT")
    script.do("hold", "A")
    session = script.gadget.session
    assert session.header["number"] == 1 and len(session.header["players"]) == 3
    script.do("press", "B")
    assert front(script) == "setup" and session.game is None
    assert ("players", "Players", "3") in script.gadget.screen.lines
    names = script.gadget.storage.names()
    assert not [name for name in names if name.startswith("g0") or name == "chain"]
    script.do("press", "B")
    assert front(script) == "start"
    script.do("press", "A")
    script.do("hold", "A")
    first = session.header
    assert first["number"] == 1 and first["before"] is None
    script.do("press", "B")
    assert front(script) == ".round", "there was a roll: hold B for the menu"
    session.abandon(script.now)
    begin(script)
    script.do("press", "B")
    assert session.game is None
    begin(script)
    assert session.header["number"] == 2 and session.header["before"] == first["id"]


def test_the_power_goes_while_a_game_is_taken_back(script, tmp_path):
    """The chain is shorter already, but the journal is still there: it counts again."""
    session = begin(script)
    take_back(script.gadget.storage, session.header)
    again = table(tmp_path)
    again.settle()
    assert again.gadget.session.header["number"] == 1
    again.do("press", "B")
    begin(again)
    assert again.gadget.session.header["number"] == 1


def test_an_undo_of_many_events_is_one_write(script):
    session = begin(script, "off_the_rails", {"seats": "listed", "bag": 1})
    script.do("hold", "A")
    drawn = len(session.pressed_last())
    assert drawn == 12, "four veins: mine, number and jewels each"
    written = []
    flush = session._journal.flush
    session._journal.flush = lambda: written.append(session.events) or flush()
    script.do("press", "A")
    undo(script)
    assert session.game.k == 0 and written == [2 * drawn]
