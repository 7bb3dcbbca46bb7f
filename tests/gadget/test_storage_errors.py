"""The flash fails at any call of an evening with sheets and a rival: nothing that was saved is
lost, nothing is condemned for it, and no fault is shown."""

import shutil

import pytest

from firmware.play.best import Best, kinds
from firmware.play.settings import Settings
from host_tools.journals.examine import examine
from tests.gadget.failing_flash import FOREVER, Evening, FailingFlash
from tests.runners.press_script import Flash
from tests.support.sizes import size

ROSTER = ["Ada", "Zoë"] + [""] * 10
POINTS = 2


@pytest.fixture(scope="module")
def before(tmp_path_factory):
    """A flash after an evening without errors: settings, a finished game, a list of the best."""
    folder = tmp_path_factory.mktemp("before")
    settings = Settings(Flash(str(folder)))
    settings.set_all({"language": "de", "roster": ROSTER, "animation": 0})
    settings.keep_setup("railroad", {"boards": 1, "rival": "easy"}, ["Ada"])
    Evening(FailingFlash(str(folder))).play()
    return folder


@pytest.fixture(scope="module")
def calls(before, tmp_path_factory):
    """How many calls the next evening has."""
    folder = tmp_path_factory.mktemp("counted") / "flash"
    shutil.copytree(before, folder)
    flash = FailingFlash(str(folder))
    Evening(flash).play()
    return len(flash.calls)


def check(folder, before, evening):
    """What is on the flash after the evening."""
    storage = Flash(str(folder))
    names = sorted(storage.names())
    games = [name for name in names if name.startswith("g0")]
    assert len(games) == 2 and games[0] == "g00001.fin" and games[1].endswith(".fin"), names
    assert "crash.txt" not in names
    assert storage.read("g00001.fin") == (before / "g00001.fin").read_bytes()
    found = examine(storage.read(games[1]), check_rivals=True)
    assert found.valid and found.dice == "match", found.faults
    assert found.header["number"] == 2 and found.header["before"] == storage_id(before)
    aside = [name for name in names if ".bad" in name]
    if aside and evening.flash.lasts:  # it could not be read for long: nothing of it is lost
        assert aside == ["settings.bad"]
        assert storage.read("settings.bad") == (before / "settings").read_bytes()
    else:
        settings = Settings(storage)
        assert aside == [] and settings.report is None
        assert settings.get("language") == "de" and settings.get("roster") == ROSTER
    assert storage.read("chain").startswith(b'{"number":2,')
    marks = {line[3] for line in Best(storage, *kinds(storage)).lines}
    assert {16} <= marks <= {16, 32} and (32 in marks or not evening.listed)


def storage_id(before):
    return examine((before / "g00001.fin").read_bytes()).header["id"]


@pytest.mark.parametrize("count", [1, FOREVER], ids=["once", "until the next start"])
def test_an_error_at_any_call_loses_nothing(count, before, calls, tmp_path):
    wrong = {}
    for point in range(0, calls, max(1, calls // size(POINTS, calls))):
        folder = tmp_path / str(point)
        shutil.copytree(before, folder)
        flash = FailingFlash(str(folder), point, count)
        try:
            evening = Evening(flash)
            evening.play()
            check(folder, before, evening)
        except AssertionError as error:
            wrong[point, flash.calls[point]] = str(error).split("\n")[0]
        shutil.rmtree(folder)
    assert wrong == {}
