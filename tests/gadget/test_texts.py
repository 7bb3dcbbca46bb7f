"""The texts: complete in both languages, readable by the font, and no longer than their places."""

import importlib
import re
from fnmatch import fnmatchcase
from importlib.util import find_spec

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games import KEYS, game_class, package
from firmware.games.die import DICE, face_name
from firmware.games.railroad.sheet.face_table import FACES, base
from firmware.play.settings_table import SETTINGS
from firmware.ui.canvas import Canvas
from firmware.ui.font import SMALL
from firmware.ui.option_words import OptionWords
from firmware.ui.texts import de, en
from firmware.ui.texts.lines import filled
from firmware.ui.texts.say import short_form
from firmware.ui.words import Words
from firmware.ui.wrap import wrapped
from host_tools import refusals
from tests.gadget.fits import FITS, LINE, LIST, PAIRS, SAMPLES
from tests.gadget.tables import table_of
from tests.rules.reasons import FIRMWARE, of_game, reasons

ENGLISH, GERMAN = table_of(en.TEXTS), table_of(de.TEXTS)
LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def words_of(game, lang):
    """What a game says besides, where a place for it is known."""
    return table_of(importlib.import_module(f"firmware.games.{game}.{lang}").TEXTS)


CANVAS = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
TABLES = (*KEYS, "play")  # of refusals


def texts_of(name, lang):
    """The module with the words of a game, or of the gadget."""
    home = "ui.texts" if name == "play" else f"games.{name}"
    return importlib.import_module(f"firmware.{home}.{lang}")


def sentences_of(name, lang):
    return getattr(importlib.import_module(f"{refusals.__name__}.{name}"), lang.upper())


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
    reported = words.of_game(game) if game else words.lines(None)
    for key in words_of(game, lang) if game else LANGUAGES[lang]:
        text = reported[key]
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
    for setting in SETTINGS:
        for value in setting.values():
            beside(setting.name(lang), setting.word(value, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_values_of_options_fit_beside_their_names(key, lang):
    words = OptionWords(key, lang) if game_class(key).OPTIONS else None
    for name, _, allowed in game_class(key).OPTIONS:
        for value in allowed:
            beside(words.name(name), words.value(name, value) or str(value))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["", *[key for key in KEYS if game_class(key).OPTIONS]])
def test_every_option_has_a_sentence_of_help_that_fits_the_screen(key, lang):
    """And every other line of a set-up."""
    helps = table_of(texts_of(key or "play", lang).HELP)
    options = [row[0] for row in game_class(key).OPTIONS] if key else []
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
    title = package(key).TITLE
    assert title.keys() == LANGUAGES.keys()
    assert all(CANVAS.width(text) <= LIST and not readable(text) for text in title.values())
    english, german = words_of(key, "en"), words_of(key, "de")
    assert english.keys() == german.keys()
    for name, text in english.items():
        assert places(text) == places(german[name]), name


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_that_a_game_gives_has_a_text(key):
    english = texts_of(key, "en")
    known = {*english.WHY, *texts_of("play", "en").WHY, *table_of(english.TEXTS), "throws"}
    missing = of_game(key) - known
    assert not missing, f"add a short form to WHY in firmware/games/{key}/en.py and de.py"
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in (FIRMWARE / "games" / key).rglob("*.py")
        if path.stem not in LANGUAGES
    )
    starts = tuple(re.findall(r'"(\w+_)"', source))
    unused = [
        why for why in english.WHY if f'"{why}"' not in source and not why.startswith(starts)
    ]
    assert unused == [], "no rule gives these reasons: remove their texts"


def test_every_reason_that_all_games_share_has_a_text():
    known = set(en.WHY)
    assert known <= reasons(FIRMWARE / "play") | reasons(FIRMWARE / "games")


@pytest.mark.parametrize("name", TABLES)
def test_refusals_are_the_same_in_both_languages(name):
    english, german = texts_of(name, "en"), texts_of(name, "de")
    assert sorted(english.WHY) == sorted(german.WHY)
    assert getattr(english, "WORDS", {}).keys() == getattr(german, "WORDS", {}).keys()
    for key, short in [*english.WHY.items(), *german.WHY.items()]:
        assert short and not readable(short), key
        assert set(places(short)) <= {"0", "1", "2", "3"}, key


@pytest.mark.parametrize(
    "name", [name for name in TABLES if find_spec(f"{refusals.__name__}.{name}")]
)
def test_every_refusal_has_a_sentence_in_both_languages(name):
    english, german = sentences_of(name, "en"), sentences_of(name, "de")
    assert english.keys() == german.keys() >= texts_of(name, "en").WHY.keys()
    for key, text in english.items():
        assert set(places(text)) == set(places(german[key])) <= {"0", "1", "2", "3"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_short_forms_fit_into_one_line(name, lang):
    for key, short in texts_of(name, lang).WHY.items():
        shown = filled(short, ["12"] * 4)
        assert len(shown) <= 21, f"{key}: {shown}"
        assert CANVAS.width(shown) <= LINE, f"{key}: {shown}"


@pytest.mark.parametrize("key", KEYS)
def test_words_for_people_exist_for_every_hash(key):
    """An argument "#x" written out in the rules has its word."""
    words = texts_of(key, "en").WORDS
    for path in sorted((FIRMWARE / "games" / key).rglob("*.py")):
        if path.stem not in LANGUAGES:
            for word in re.findall(r'"(#\w+)"(?! \+)', path.read_text(encoding="utf-8")):
                assert word in words, f"{path.name}: {word}"


def test_refusals_become_sentences_and_lines():
    sentence = refusals.sentence
    unknown = ("bad_game", ("chess",))
    assert sentence(unknown, None, "en") == "There is no game chess on this gadget."
    assert short_form(unknown, "railroad", "de") == "Unbekanntes Spiel"
    meets = sentence(("meets_side", ("B3", "#H", "#R")), "railroad", "en")
    assert "B3" in meets
    assert "highway" in meets
    assert "railway" in meets
    assert sentence(("no_such_key", ()), "railroad", "en") == "no_such_key"
    assert "{" not in sentence(("bad_event", ("dance",)), "railroad", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name_that_fits_beside_its_large_picture(lang):
    for die in DICE.values():
        for face in die.faces:
            name = die.name(face, lang)
            assert not readable(name)
            lines = wrapped(CANVAS, name, 58)
            assert len(lines) <= 3, f"{die.key} {face}: {lines}"
            assert all(CANVAS.width(line) <= 58 for line in lines), f"{die.key} {face}: {lines}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_drawn_faces_differ(lang):
    bases = {base(face) for face in FACES if face}
    assert len({face_name(face, lang) for face in bases}) == len(bases)
    assert sorted(importlib.import_module("firmware.games.die_faces.en").FACES) == sorted(
        importlib.import_module("firmware.games.die_faces.de").FACES
    )
    assert sorted(importlib.import_module(f"firmware.games.die_faces.{lang}").DICE) == sorted(DICE)
