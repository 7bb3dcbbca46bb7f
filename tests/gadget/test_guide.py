"""The guides, English and German: a heading, a picture and a text for every screen, a first
evening in eight pictures, every option explained, and no picture or table that is out of date."""

import re
from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image

from firmware.games import KEYS, game_class
from host_tools.page import handbook
from tests.gadget.every_screen import screens
from tests.gadget.tables import table_of
from tests.runners.driver import GUIDES, PICTURES, goldens, scripts
from tests.runners.press_script import digest
from tests.support.guide_options import refreshed

TEXTS = {language: path.read_text(encoding="utf-8") for language, path in GUIDES.items()}
NAMES = set(screens())
HEADING = re.compile(r"^#+ .*?\(`([\w/]+)`\)$", re.MULTILINE)


def reported(language):
    """The part about each screen, in order."""
    parts = HEADING.split(TEXTS[language])
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def pictures(text):
    return re.findall(r"\(pictures/(.+?)\)", text)


@pytest.mark.parametrize("language", GUIDES)
def test_every_screen_has_a_picture_and_a_text(language):
    assert set(reported(language)) == NAMES
    for name, part in reported(language).items():
        assert f".{language}.png)" in part, f"{name}: a picture in this language"
        words = re.sub(r"!\[.*?\]\(.*?\)", "", part.split("\n#")[0])
        assert len(words.split()) > 2, name


def test_both_languages_say_the_same_with_screens_of_their_own():
    assert list(reported("de")) == list(reported("en"))
    for name, german in reported("de").items():
        english = [picture.partition(".")[0] for picture in pictures(reported("en")[name])]
        shown = [picture.partition(".")[0] for picture in pictures(german)]
        assert shown == list(dict.fromkeys(english)), name
    assert all(picture.endswith(".de.png") for picture in pictures(TEXTS["de"]))


@pytest.mark.parametrize("language", GUIDES)
def test_a_first_evening_stands_at_the_head_in_eight_pictures(language):
    first = TEXTS[language].split("\n## ")[1]
    rows = re.findall(r"^\| (\d) \| !\[.+?\]\((.+?)\) \| (.+) \|$", first, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 9))
    assert len({picture for _, picture, _ in rows}) == 8
    assert all(len(text.split()) > 3 for _, _, text in rows)


@pytest.mark.parametrize("language", GUIDES)
@pytest.mark.parametrize("game", ["emma", "off_the_rails"])
def test_every_option_is_explained(game, language):
    part = reported(language)[f"{game}/turn"]
    for name, _, _ in game_class(game).OPTIONS:
        (row,) = re.findall(rf"^\| .+? \(`{name}`\) \| .*\*\*.+?\*\*.* \| (.+?) \|$", part, re.M)
        assert len(row.split()) > 4, name


@pytest.mark.parametrize("language", GUIDES)
def test_every_way_to_play_alone_has_the_name_that_the_gadget_shows(language):
    guide = TEXTS[language].casefold()
    for game in KEYS:
        texts = table_of(import_module(f"firmware.games.{game}.{language}").TEXTS)
        for _, word, *_ in game_class(game).SOLO:
            assert not word or texts[word].casefold() in guide, texts[word]


@pytest.mark.parametrize("language", GUIDES)
def test_the_tables_are_those_of_the_gadget(language):
    assert refreshed(TEXTS[language], language) == TEXTS[language]


@pytest.mark.parametrize("language", GUIDES)
def test_every_picture_is_what_a_script_draws_today(language):
    drawn = {
        f"{picture}.{spoken}.png": known
        for name in [*scripts(), "trouble"]
        for spoken in GUIDES
        for picture, known in goldens(name, spoken).items()
    }
    for name in set(pictures(TEXTS[language])):
        assert digest(seen(PICTURES / name)) == drawn[name], name


def seen(path) -> bytes:
    """The picture as the display keeps it."""
    with Image.open(BytesIO(path.read_bytes())) as image:
        small = image.convert("1").resize((128, 64), Image.Resampling.NEAREST)
    pixels = small.convert("L").tobytes()
    return bytes(
        sum((pixels[128 * (8 * page + bit) + x] > 0) << bit for bit in range(8))
        for page in range(8)
        for x in range(128)
    )


def test_the_guides_become_pages_with_all_their_pictures():
    files = handbook.files()
    for language, name in (("en", "guide.html"), ("de", "anleitung.html")):
        text = files[name].decode()
        assert f'<html lang="{language}">' in text and "`" not in text
        assert "<table>" in text and text.count("<h3 ") == len(reported(language))
        assert {f"pictures/{one}" for one in pictures(TEXTS[language])} <= files.keys()
