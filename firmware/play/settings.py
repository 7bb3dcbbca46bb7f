"""What the gadget remembers between games: one line in one file that is replaced as a whole.

    settings = Settings(storage)      .report: None or (key, args)
    settings.get(key)                 settings.set(key, value) -> True if it was saved
    settings.setup(game) -> (options, names) of the last game of this kind, or None
    settings.keep_setup(game, options, names)
A damaged or invalid value is replaced by its default, and `report` says so; an unreadable file is
set aside.
"""

from firmware.play.checked_file import ENOENT, checked_line, dict_of, read_small
from firmware.play.file_names import ASIDE, SETTINGS
from firmware.play.journal import LONGEST
from firmware.play.settings_table import RENAMED, check_of, whole_table

ENOSPC = 28


class Settings:
    def __init__(self, storage):
        self._storage = storage
        self.report: tuple | None = None
        self._in_the_way = False  # the file could neither be read nor set aside
        self._values = {}
        kept = self._read()
        for row in whole_table():
            key, default = row[:2]
            value = kept.get(key, default)
            if not check_of(row)(value):
                self.report = self.report or ("settings_value", (key,))
                value = default
            self._values[key] = value

    def get(self, key: str):
        return self._values[key]

    def set(self, key: str, value) -> bool:
        """Save a value; ValueError if it is invalid."""
        return self.set_all({key: value})

    def set_all(self, changes: dict) -> bool:
        """Save several values with one write."""
        for key, value in changes.items():
            if key not in self._values:
                raise ValueError("no such setting: " + key)
            if not self._check(key)(value):
                raise ValueError("bad setting: " + key)
        changed = [key for key in changes if self._values[key] != changes[key]]
        self._values.update(changes)
        return self._write() if changed else True

    def _check(self, key):
        return next(check_of(row) for row in whole_table() if row[0] == key)

    def setup(self, game: str) -> tuple[dict, list[str]] | None:
        names = self._values["names_" + game]
        if not names:
            return None
        options = {}
        for name, value in self._values["options_" + game]:
            options[name] = value
        return options, list(names)

    def keep_setup(self, game: str, options: dict, names: list[str]) -> bool:
        """Save the set-up of a game that begins, so that two presses repeat it."""
        pairs = [[name, options[name]] for name in sorted(options)]
        changes = {"game": game, "options_" + game: pairs}
        changes["names_" + game] = list(names)
        return self.set_all(changes)

    def _read(self):
        try:
            data = read_small(self._storage, SETTINGS, LONGEST)
        except OSError as error:
            if error.args[0] == ENOENT:  # the first start
                return {}
            data = b""
        kept = dict_of(data)
        if kept is None:
            self.report = ("settings_damaged", ())
            self._in_the_way = not set_aside(self._storage)
            return {}
        for old, new in RENAMED:
            if old in kept:
                kept.setdefault(new, kept[old])
        return kept

    def _write(self):
        names = [row[0] for row in whole_table()]
        line = checked_line([(name, self._values[name]) for name in names])
        try:
            if len(line) > LONGEST or (self._in_the_way and not set_aside(self._storage)):
                raise OSError(ENOSPC)
            self._in_the_way = False
            self._storage.replace(SETTINGS, line)
        except OSError:
            self.report = ("settings_not_saved", ())
            return False
        return True


def set_aside(storage) -> bool:
    """Rename the file of the settings so that nothing reads it; True on success."""
    try:
        storage.rename(SETTINGS, SETTINGS + "." + ASIDE)
    except OSError:
        return False
    return True
