"""Settings: remembered, checked, and never in the way."""

import json

from firmware.play.checked_file import body_of, checked_line
from firmware.play.journal import LONGEST
from firmware.play.settings import Settings, set_aside
from firmware.play.settings_table import check_of, whole_table
from host_tools.journals.memory_files import MemoryFiles


class Broken(MemoryFiles):
    """Nothing can be written, and what is there cannot be read."""

    def replace(self, name, data):
        raise OSError(5)

    def read(self, name, start=0, size=-1):
        MemoryFiles.read(self, name, start, size)
        raise OSError(5)


def why_not(settings, key, value):
    try:
        settings.set(key, value)
    except ValueError as why:
        return why.args[0]
    return None


def case_settings_are_remembered():
    storage = MemoryFiles()
    settings = Settings(storage)
    assert settings.report is None and settings.get("language") == "en"
    assert settings.set("language", "de") and settings.set("roster", ["Jörg"] + [""] * 11)
    assert settings.setup("emma") is None
    settings.keep_setup("emma", {"level": "dice", "solo_hand": 3}, ["Ä", ""])
    new = Settings(storage)
    assert new.get("language") == "de" and new.get("roster")[0] == "Jörg"
    assert new.setup("emma") == ({"level": "dice", "solo_hand": 3}, ["Ä", ""])
    assert new.get("game") == "emma" and new.report is None


def case_a_setting_is_found_under_its_former_name():
    storage = MemoryFiles({"settings": checked_line([("twice", 1), ("sound", 0)])})
    settings = Settings(storage)
    assert settings.report is None and settings.get("double_press") == 1
    assert settings.set("language", "de") and Settings(storage).get("double_press") == 1
    assert settings.set("double_press", 0) and Settings(storage).get("double_press") == 0
    assert "twice" not in json.loads(body_of(storage.read("settings")))


def case_settings_survive_damage():
    storage = MemoryFiles()
    Settings(storage).set("sound", 0)
    data = storage.read("settings")
    for at in range(0, len(data), 7):
        for damaged in (data[:at], data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]):
            settings = Settings(MemoryFiles({"settings": damaged}))
            assert settings.report == ("settings_damaged", ()) and settings.get("sound") == 1
            assert settings.set("sound", 0)


def case_settings_check_their_values():
    settings = Settings(MemoryFiles())
    wrong = (5.0, True, None, "x" * 200, -9, 10**9, ["\x1b"] * 12, [["a"]], [["a", None]], {})
    for row in whole_table():
        key, default, good = row[0], row[1], check_of(row)
        assert good(default), key
        for value in wrong:
            assert not good(value), (key, value)
        assert why_not(settings, key, None) == "bad setting: " + key
    assert why_not(settings, "colour", 1) == "no such setting: colour"


# A setting, the widest values that it takes, and some that are just too wide.
WIDEST = (
    ("language", ("en", "de"), ("fr", "", 0)),
    ("sound", (0, 1), (2, "on", "1")),
    ("brightness", (1, 255), (0, 256)),
    ("dim_min", (0, 60), (61,)),
    ("timer_mode", ("off", "down", "up"), ("sideways",)),
    ("timer_s", (0, 3600), (3601,)),
    ("roster", (["W" * 12] * 12,), (["W" * 13] * 12, ["W"] * 11, ["W"] * 13, [1] * 12, "W" * 12)),
    ("names_dice", ([], ["W" * 12] * 12), (["W"] * 13, ["W" * 13])),
    ("favourites", (["x" * 120] * 6,), (["x"] * 7, ["x" * 121])),
    ("emma_best_score", (-1, 0, 9999), (-2, 10000)),
    (
        "options_dice",
        ([["o" * 32, "v" * 32]] * 32, [["o", -1]]),
        ([["o", 1]] * 33, [["o" * 33, 1]], [["o", "v" * 33]], [["o", 1, 2]], [[1, "o"]], ["ab"]),
    ),
)


def case_settings_take_the_widest_values_and_no_wider():
    checks = {row[0]: check_of(row) for row in whole_table()}
    for key, good, wrong in WIDEST:
        for value in good:
            assert checks[key](value), (key, value)
        for value in wrong:
            assert not checks[key](value), (key, value)


def case_a_setting_out_of_range_is_its_default_and_the_first_is_named():
    kept = checked_line([("sound", 0), ("brightness", 0), ("dark_min", 9999), ("turned", 1)])
    settings = Settings(MemoryFiles({"settings": kept}))
    assert settings.report == ("settings_value", ("brightness",))
    assert settings.get("brightness") == 255 and settings.get("dark_min") == 15
    assert settings.get("sound") == 0 and settings.get("turned") == 1


def case_a_games_own_settings_are_looked_at_when_it_is_asked_for():
    settings = Settings(MemoryFiles({"settings": checked_line([("emma_best_score", 77)])}))
    assert settings.get("emma_best_score") == 77 and settings.report is None
    settings = Settings(MemoryFiles({"settings": checked_line([("emma_best_score", -7)])}))
    assert settings.get("emma_best_score") == -1
    assert settings.report == ("settings_value", ("emma_best_score",))


def case_the_file_has_every_setting_in_the_order_of_the_table():
    storage = MemoryFiles()
    Settings(storage).set("sound", 0)
    body = body_of(storage.read("settings"))
    names = [row[0] for row in whole_table()]
    assert set(json.loads(body)) == set(names) and len(set(names)) == len(names)
    places = [body.find(b'"' + name.encode() + b'":') for name in names]
    assert places == sorted(places)


def case_what_is_set_already_costs_no_write():
    settings = Settings(Broken())
    assert settings.set("sound", 1) and settings.report is None


def case_unreadable_settings_are_stored_under_another_name():
    damaged = MemoryFiles({"settings": b"nonsense"})
    broken = Broken({})
    broken.append("settings", b"behind a bad block")
    for storage in (damaged, broken):
        assert Settings(storage).report == ("settings_damaged", ())
        assert storage.names() == ["settings.bad"]
    assert damaged.read("settings.bad") == b"nonsense"
    assert not set_aside(damaged), "there is nothing more"
    assert set_aside(MemoryFiles({"settings": b"in the way"}))
    assert Settings(damaged).report is None, "the next start is as the first"


def case_the_line_of_all_settings_has_a_greatest_length():
    """The longest is read back; with one more letter it is not written at all."""
    storage = MemoryFiles()
    settings = Settings(storage)
    pairs = [["o" * 32, "v" * 32]] * 32
    assert settings.set_all({"options_dice": pairs, "options_railroad": pairs[:8]})
    pairs = []
    while LONGEST - storage.size("settings") > 32:
        pairs = pairs + [["o" * 20, ""]]
        assert settings.set("options_emma", pairs)
    longest = pairs[:-1] + [["o" * 20, "v" * (LONGEST - storage.size("settings"))]]
    assert settings.set("options_emma", longest) and storage.size("settings") == LONGEST
    assert Settings(storage).get("options_emma") == longest
    assert not settings.set("options_emma", longest[:-1] + [["o" * 21, longest[-1][1]]])
    assert settings.report == ("settings_not_saved", ()) and storage.size("settings") == LONGEST
    storage.replace("settings", checked_line([("sound", 0), ("other", "x" * LONGEST)]))
    assert Settings(storage).report == ("settings_damaged", ()), "no gadget writes so much"


def case_settings_that_cannot_be_saved_hold_until_power_off():
    settings = Settings(Broken())
    assert not settings.set("sound", 0)
    assert settings.get("sound") == 0 and settings.report == ("settings_not_saved", ())


class Passing(MemoryFiles):
    """A flash that fails for a number of reads, and renames as long as reads fail."""

    fails = 0

    def read(self, name, start=0, size=-1):
        if self.fails:
            self.fails -= 1
            raise OSError(5)
        return MemoryFiles.read(self, name, start, size)

    def rename(self, old, new):
        if self.fails:
            raise OSError(5)
        MemoryFiles.rename(self, old, new)


def case_an_error_that_passes_costs_no_settings():
    storage = Passing()
    assert Settings(storage).set("language", "de")
    storage.fails = 1
    settings = Settings(storage)
    assert settings.get("language") == "de" and settings.report is None


def case_settings_that_could_not_even_be_moved_are_not_written_over():
    storage = Passing()
    assert Settings(storage).set("language", "de")
    kept = storage.read("settings")
    storage.fails = 3
    settings = Settings(storage)
    assert settings.report == ("settings_damaged", ()) and storage.names() == ["settings"]
    assert not settings.set("sound", 0) and settings.report == ("settings_not_saved", ())
    storage.fails = 0
    assert storage.read("settings") == kept
    assert settings.set("sound", 1) and storage.read("settings.bad") == kept
    assert Settings(storage).get("sound") == 1
