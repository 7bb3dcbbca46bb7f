"""The end of a game on the screen: no secret before it is saved, and no game without an end."""

import pytest

from firmware.play.length import MOST_EVENTS, SOON
from firmware.play.session import Session
from tests.gadget.sheets import to_line
from tests.play.longest import files_of, long_game
from tests.runners.driver import table
from tests.runners.press_script import Flash, entropy

WORDS = {
    "en": ("Long game: 12 steps left", "Too long: end or abandon", "Too long: end it"),
    "de": ("Noch 12 Schritte möglich", "Zu lang: Spiel beenden", "Zu lang: beenden"),
}


class FullFlash(Flash):
    full = False

    def append(self, name, data):
        if self.full:
            raise OSError(28)
        super().append(name, data)


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


@pytest.fixture
def flash(tmp_path):
    return FullFlash(str(tmp_path))


def at_the_result(flash):
    script = table(flash.folder, storage=flash)
    script.run("press A\n" + "hold A\n" * 8)
    assert front(script) == "ranking"
    return script


def power_on(flash):
    """What a power cut at this moment leaves: the session, and whether it knows its dice."""
    session = Session(Flash(flash.folder), entropy, "script")
    return session, session.resume(0)


def look_at_the_promise(script):
    """The words of all pages of the screen."""
    script.gadget.go("fair")
    script.settle()
    said = ""
    for _ in range(3):
        said += script.gadget.screen.words()
        script.do("press", "DOWN")
    script.do("press", "B")
    return said


def test_a_secret_is_shown_only_when_its_reveal_is_on_the_flash(flash):
    script = at_the_result(flash)
    gadget = script.gadget
    flash.full = True
    script.do("hold", "A")
    session = gadget.session
    assert session.revealed and session.secret_shown() is None
    assert "the secret stays hidden" in gadget.screen.words()
    said = look_at_the_promise(script)
    assert "the secret stays hidden" in said and "Secret" not in said
    again, resumed = power_on(flash)
    assert resumed and again.secret_shown() is None, "after a power cut it goes on, dice unknown"
    flash.full = False
    script.wait(11000)
    assert "Dice revealed" in gadget.screen.words()
    secret = session.secret_shown()
    assert secret[:4] in look_at_the_promise(script)
    assert not power_on(flash)[1]
    assert secret.encode() in flash.read("g00001.fin")


def test_the_screen_of_the_promise_shows_the_secret_as_soon_as_it_is_saved(flash):
    script = at_the_result(flash)
    flash.full = True
    script.do("hold", "A")
    script.gadget.go("fair")
    script.settle()
    assert "the secret stays hidden" in script.gadget.screen.words()
    flash.full = False
    script.wait(11000)
    script.do("press", "DOWN")
    script.do("press", "DOWN")
    assert script.gadget.session.secret_shown()[:4] in script.gadget.screen.words()


def test_a_game_given_up_that_cannot_be_saved_stays_until_it_is(flash):
    script = table(flash.folder, storage=flash)
    script.run("press A\nhold A")
    gadget = script.gadget
    flash.full = True
    script.run("hold B\npress UP\npress A\npress DOWN\npress A")
    assert front(script) == "start"
    assert "the secret stays hidden" in gadget.screen.words()
    assert gadget.session.abandoned and gadget.session.secret_shown() is None
    assert power_on(flash)[1]
    script.do("press", "A")
    assert gadget.session.abandoned, "no new game takes its place before it is saved"
    flash.full = False
    script.wait(11000)
    assert "Dice revealed" in gadget.screen.words()
    script.do("press", "UP")
    script.do("press", "DOWN")
    script.do("press", "A")
    assert front(script) == "round" and gadget.session.number == 2
    assert sorted(n for n in flash.names() if n[0] == "g") == [
        "g00001.fin",
        "g00002.jnl",
        "g00002.sec",
    ]


@pytest.mark.parametrize("language", WORDS)
def test_a_long_game_is_warned_of_and_ends_cleanly(language, tmp_path):
    soon, full, refused = WORDS[language]
    session = long_game("dice", MOST_EVENTS - 54)
    storage = Flash(str(tmp_path))
    for name, data in files_of(session).items():
        storage.replace(name, data)
    script = table(tmp_path, language)
    script.settle()
    gadget = script.gadget
    gadget.settings.set("animation", 0)
    for screen in (".dice", "menu", "start"):
        gadget.home(screen)
        script.settle()
        assert soon in gadget.screen.words(), "not once, and not hidden on one screen"
    gadget.home()
    script.settle()
    for _ in range(6):
        script.do("hold", "A")
    throws = gadget.session.game.throws
    assert full in gadget.screen.words()
    script.do("hold", "A")
    assert gadget.message()[0] == refused and gadget.session.game.throws == throws
    script.do("hold", "B")
    to_line(script, "finish")
    script.do("press", "A")
    assert front(script) == "start" and storage.names().count("g00001.fin") == 1
    script.do("press", "A")
    assert gadget.session.number == 2 and gadget.warning() is None


def test_the_warning_comes_well_before_the_end():
    assert SOON >= 100
