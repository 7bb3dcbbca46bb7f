"""What sync does to a game that is safe on the computer; in the cases' plain dialect."""

from firmware.play.file_names import COPIED, FINISHED, name_of


def mark_copied(storage, number):
    storage.rename(name_of(number, FINISHED), name_of(number, COPIED))
