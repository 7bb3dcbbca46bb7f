"""The guide shows every screen: a heading, a picture that exists, and a text."""

import re

from tests.scripts_driver import GUIDE, LANGUAGES, goldens, scripts
from tests.ui.every_screen import screens

TEXT = GUIDE.read_text(encoding="utf-8")
NAMES = set(screens())


def test_every_screen_has_a_picture_and_a_text():
    parts = re.split(r"^#+ .*?\(`([\w/]+)`\)$", TEXT, flags=re.MULTILINE)
    told = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(told) == NAMES
    for name, part in told.items():
        assert "](pictures/" in part, name
        words = re.sub(r"!\[.*?\]\(.*?\)", "", part.split("\n#")[0])
        assert len(words.split()) > 2, name


def test_every_picture_of_the_guide_is_drawn_by_a_script():
    drawn = {
        f"{picture}.{language}.png"
        for name in [*scripts(), "trouble"]
        for language in LANGUAGES
        for picture in goldens(name, language)
    }
    shown = set(re.findall(r"\(pictures/(.+?)\)", TEXT))
    assert shown <= drawn
    folder = GUIDE.parent / "pictures"
    assert all((folder / name).exists() for name in shown)
