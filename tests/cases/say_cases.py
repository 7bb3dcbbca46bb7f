"""Refusals and names of faces as words, on every runtime."""

from firmware.games.die import face_name
from firmware.ui.texts.say import short_form


def case_a_refusal_becomes_a_short_line():
    why = ("meets_side", ("B3", "#H", "#R"))
    assert "B3" in short_form(why, "railroad", "de")
    assert short_form(("nothing_to_undo", ()), "emma", "en") == "Nothing to undo"
    assert short_form(("no_such_key", ()), "emma", "en") == "no_such_key"


def case_faces_have_names_in_any_orientation():
    assert face_name("-RR-", "de") == "Gleis-Kurve"
    assert face_name("1", "en", "distance") == "Meteor: 1 space"
    assert face_name("1", "en", "speed") == "1"


def case_one_is_not_many():
    assert short_form(("roll_got", (1,)), "emma", "en") == "1 outcome needed"
    assert short_form(("roll_got", (3,)), "emma", "en") == "3 outcomes needed"
