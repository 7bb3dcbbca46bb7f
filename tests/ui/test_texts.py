"""The texts: complete in both languages, readable by the font, and no longer than their places."""

import importlib
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games import KEYS
from firmware.games.faces import DICE
from firmware.games.parts import about, game_module, option_table
from firmware.games.railroad.rules.bases import FACES, base
from firmware.games.why_keys import WHY_KEYS as SHARED_KEYS
from firmware.play.why_keys import REPORT_KEYS, WHY_KEYS
from firmware.ui.canvas import Canvas
from firmware.ui.font import SMALL
from firmware.ui.option_words import OptionWords
from firmware.ui.texts import de, en
from firmware.ui.texts.lines import filled
from firmware.ui.texts.say import face_name, say
from firmware.ui.words import Words
from firmware.ui.wrap import wrapped
from tests.refusals import why_keys
from tests.ui.fits import FITS, LINE, LIST, PAIRS, SAMPLES
from tests.ui.tables import table_of

ENGLISH, GERMAN = table_of(en.TEXTS), table_of(de.TEXTS)
LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def words_of(game, lang):
    """What a game says besides, where a place for it is known."""
    return table_of(importlib.import_module(f"firmware.games.{game}.words.{lang}").TEXTS)


FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
CANVAS = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))

# Every table of refusals and the keys that it must have.
TABLES = {game: lambda game=game: own_keys(game) for game in KEYS}
TABLES["play"] = lambda: SHARED_KEYS + WHY_KEYS + REPORT_KEYS


def own_keys(game):
    """What all games refuse alike stands in the table of the session."""
    return [key for key in why_keys(game_module(game)) if key not in SHARED_KEYS]


def table(name, lang):
    return importlib.import_module(f"firmware.ui.texts.{name}_{lang}")


def why_table(name, lang):
    """The sentences of a game's refusals, or of the session's."""
    if name == "play":
        return table("why_play", lang)
    return importlib.import_module(f"firmware.games.{name}.words.why_{lang}")


def places(text):
    """The names of the holes in a text, in any order."""
    return sorted(re.findall(r"\{(\w*)\}", text))


def readable(text):
    """Characters that the small font draws as a box."""
    box = len(SMALL.widths) - 1
    return [ch for ch in text if SMALL.index(ord(ch)) == box]


def test_both_languages_say_the_same_things():
    assert sorted(ENGLISH) == sorted(GERMAN)
    for key, text in ENGLISH.items():
        assert places(text) == places(GERMAN[key]), key


@pytest.mark.parametrize("twice", [0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *KEYS])
def test_texts_fit_their_places(game, lang, twice):
    """Also when buttons are pressed twice instead of held, and the texts say so."""
    words = Words()
    words.speak(lang, twice)
    told = words.of_game(game) if game else words.lines("firmware.ui.texts." + lang)
    for key in words_of(game, lang) if game else LANGUAGES[lang]:
        text = told[key]
        assert not readable(text), key
        places_of = {k.removeprefix(game + " "): p for k, p in FITS.items()}
        width, lines, font = next(p for k, p in places_of.items() if fnmatchcase(key, k))
        shown = filled(text, SAMPLES.get(key, (88, 88, 88)))
        taken = wrapped(CANVAS, shown, width, font) if lines > 1 else [shown]
        assert len(taken) <= lines, f"{lang} {key}: {taken}"
        for line in taken:
            assert CANVAS.width(line, font) <= width, f"{lang} {key}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_fit_beside_their_names(lang):
    texts = LANGUAGES[lang]
    for label, values in PAIRS.items():
        for value in values:
            beside(texts[label], texts[value].format(60))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_values_of_options_fit_beside_their_names(key, lang):
    words = OptionWords(key, lang) if option_table(key) else None
    for name, _, allowed in option_table(key):
        for value in allowed:
            beside(words.name(name), words.value(name, value) or str(value))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["", *[key for key in KEYS if option_table(key)]])
def test_every_option_has_a_sentence_of_help_that_fits_the_screen(key, lang):
    """And every other line of a set-up."""
    home = f"firmware.games.{key}.words" if key else "firmware.ui.texts"
    helps = table_of(importlib.import_module(f"{home}.help_{lang}").TEXTS)
    options = [row[0] for row in option_table(key)] if key else []
    assert list(helps) == (options or ["start", "players", "names", "timer", "rules"])
    for name, text in helps.items():
        assert re.fullmatch(r"[A-ZÄÖÜ][^.?!]*[.?]", text), f"one sentence: {text}"
        assert not readable(text), name
        lines = wrapped(CANVAS, text, 124)
        assert len(lines) <= 5, f"{name}: {lines}"
        assert all(CANVAS.width(line) <= 124 for line in lines), f"{name}: {lines}"


def beside(label, value):
    shown = f"{label}  ◀ {value} ▶"
    assert CANVAS.width(shown) <= LIST, shown


def test_the_tables_of_places_name_real_texts():
    every = [key for game in KEYS for key in words_of(game, "en")] + list(ENGLISH)
    for pattern in [*FITS, *SAMPLES, *PAIRS]:
        assert any(fnmatchcase(key, pattern.rpartition(" ")[2]) for key in every), pattern


@pytest.mark.parametrize("key", KEYS)
def test_the_title_and_the_words_of_a_game_are_in_both_languages(key):
    title = about(key).TITLE
    assert title.keys() == LANGUAGES.keys()
    assert all(CANVAS.width(text) <= LIST and not readable(text) for text in title.values())
    english, german = words_of(key, "en"), words_of(key, "de")
    assert english.keys() == german.keys()
    for name, text in english.items():
        assert places(text) == places(german[name]), name


@pytest.mark.parametrize("name", TABLES)
def test_every_refusal_has_a_sentence_and_a_short_form_in_both_languages(name):
    keys = TABLES[name]()
    english, german = why_table(name, "en"), why_table(name, "de")
    for module in (english, german):
        assert sorted(module.WHY) == sorted(set(keys))
        for key, forms in module.WHY.items():
            assert len(forms) == 2, key
            assert all(forms), key
            assert not readable(forms[1]), key
    assert sorted(english.WORDS) == sorted(german.WORDS)
    for key in english.WHY:
        for form in (0, 1):
            used = set(places(english.WHY[key][form])), set(places(german.WHY[key][form]))
            assert all(used[i] <= {"0", "1", "2", "3"} for i in (0, 1)), key
        assert set(places(english.WHY[key][0])) == set(places(german.WHY[key][0])), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_short_forms_fit_into_one_line(name, lang):
    for key, (_, short) in why_table(name, lang).WHY.items():
        shown = filled(short, ["12"] * 4)
        assert len(shown) <= 21, f"{key}: {shown}"
        assert CANVAS.width(shown) <= LINE, f"{key}: {shown}"


@pytest.mark.parametrize("name", TABLES)
def test_words_for_people_exist_for_every_hash(name):
    """An argument "#x" written out in the rules has its word."""
    words = why_table(name, "en").WORDS
    folder = FIRMWARE / ("play" if name == "play" else f"games/{name}/rules")
    for path in sorted(folder.glob("*.py")):
        for word in re.findall(r'"(#\w+)"(?! \+)', path.read_text(encoding="utf-8")):
            assert word in words, f"{path.name}: {word}"


def test_say_makes_sentences():
    assert say(("bad_game", ("chess",)), None, "en") == "There is no game chess on this gadget."
    assert say(("bad_game", ("chess",)), "railroad", "de", short=True) == "Unbekanntes Spiel"
    meets = say(("meets_side", ("B3", "#H", "#R")), "railroad", "en")
    assert "B3" in meets
    assert "highway" in meets
    assert "railway" in meets
    assert say(("no_such_key", ()), "railroad", "en") == "no_such_key"
    assert "{" not in say(("bad_event", ("dance",)), "railroad", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name_that_fits_beside_its_large_picture(lang):
    for die, faces in DICE.items():
        for face in faces:
            name = face_name(face, lang, die)
            assert not readable(name)
            lines = wrapped(CANVAS, name, 58)
            assert len(lines) <= 3, f"{die} {face}: {lines}"
            assert all(CANVAS.width(line) <= 58 for line in lines), f"{die} {face}: {lines}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_drawn_faces_differ(lang):
    bases = {base(face) for face in FACES if face}
    assert len({face_name(face, lang) for face in bases}) == len(bases)
    assert sorted(table("faces", "en").FACES) == sorted(table("faces", "de").FACES)
    assert sorted(table("faces", lang).DICE) == sorted(DICE)
