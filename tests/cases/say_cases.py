"""Sentences and names of faces, on every runtime."""

import sys

from firmware.ui.texts.say import face_name, say


def case_a_refusal_becomes_a_sentence_and_a_short_line():
    why = ("meets_side", ("B3", "#H", "#R"))
    assert "highway" in say(why, "railroad", "en")
    assert "Gleis" in say(why, "railroad", "de")
    assert "B3" in say(why, "railroad", "de", short=True)
    assert say(("nothing_to_undo", ()), "emma", "en", short=True) == "Nothing to undo"


def case_the_tables_leave_memory():
    say(("game_running", ()), "dice", "de")
    for table in ("games.dice.words.why_de", "ui.texts.why_play_de"):
        assert "firmware." + table not in sys.modules


def case_faces_have_names_in_any_orientation():
    assert face_name("-RR-", "de") == "Gleis-Kurve"
    assert face_name("1", "en", "distance") == "Meteor: 1 space"
    assert face_name("1", "en", "speed") == "1"


def case_one_is_not_many():
    short = ("hand_short", (2, 1))
    assert "holds 1 card;" in say(short, "emma", "en")
    assert "hat 1 Karte;" in say(short, "emma", "de")
    assert "hat 3 Karten;" in say(("hand_short", (2, 3)), "emma", "de")
