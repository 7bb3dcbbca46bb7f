"""`signalbox sheet`: what comes out of the printer."""

import itertools
import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from firmware.play.fair import code_of_day
from host_tools.common.errors import BadInput
from host_tools.railroad.paper_sheet import PAPERS, Wanted, as_pdf, as_svg, pages
from host_tools.railroad.puzzle import Par, read_puzzle
from host_tools.railroad.rival import play
from tests.host_tools.printed import read, rendered, words
from tests.host_tools.terminal import signalbox  # noqa: F401
from tests.host_tools.test_rival_command import dice_of

ROOT = Path(__file__).resolve().parents[2]
EXPANSIONS = ("", "river", "lake", "lava", "meteor")
LAYOUTS = list(itertools.product(PAPERS, (2, 4), ("en", "de")))
DAY = "2026-11-17"


@pytest.mark.parametrize(("paper", "per_page", "language"), LAYOUTS)
def test_no_word_runs_into_another_or_off_the_page(paper, per_page, language):
    for expansion, puzzle in itertools.product(EXPANSIONS, ("", DAY)):
        edition = "deep_blue_de" if language == "de" else ""
        wanted = Wanted(per_page, edition, expansion, paper, per_page, language, puzzle, "easy")
        for page in pages(wanted, None, Par([58, 63])):
            found = list(words(page.shapes))
            assert len(found) > 30 * per_page
            for one in found:
                assert min(one.left, one.top) >= 7.9, one
                assert one.right <= page.width - 7.9 and one.bottom <= page.height - 7.9, one
                assert one.bottom - one.top > 1.2, f"too small to read: {one}"
            found.sort(key=lambda one: one.left)
            for at, one in enumerate(found):
                for other in found[at + 1 :]:
                    if other.left >= one.right:
                        break
                    assert not one.meets(other), (one, other)


@pytest.mark.beyond_cpython
@pytest.mark.parametrize(
    ("expansion", "paper", "per_page"),
    [
        ("", "a4", 2),
        ("river", "letter", 4),
        ("lake", "a4", 4),
        ("lava", "letter", 2),
        ("meteor", "a4", 2),
    ],
)
def test_poppler_shows_every_page_with_a_margin(tmp_path, paper, per_page, expansion):
    wanted = Wanted(per_page + 1, "", expansion, paper, per_page, puzzle="ABC234", rival="easy")
    shown = rendered(as_pdf(wanted), tmp_path)
    assert len(shown) == 4  # two fronts, each with its back
    width, height = (size / 25.4 * 50 for size in PAPERS[paper])
    if per_page == 4:
        width, height = height, width
    for page in shown:
        assert abs(page.width - width) < 1.5 and abs(page.height - height) < 1.5
        inked = page.point(lambda grey: 255 if grey < 250 else 0).getbbox()
        margin = 7 / 25.4 * 50
        assert inked is not None and min(inked[:2]) >= margin
        assert inked[2] <= page.width - margin and inked[3] <= page.height - margin
    assert sum(shown[1].histogram()[:128]) > 2 * sum(shown[0].histogram()[:64])  # drawn on


@pytest.mark.beyond_cpython
def test_an_empty_sheet_is_light_enough_to_draw_over(tmp_path):
    (page,) = rendered(as_pdf(Wanted()), tmp_path, 100)
    grid = page.crop((40, 40, 520, 480))
    assert sum(grid.histogram()[:160]) < 0.03 * grid.width * grid.height


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_rolls_are_those_of_the_gadget(expansion):
    options = {"edition": "deep_blue", "expansion": expansion}
    assert read_puzzle("abc234", options).rolls == dice_of("ABC234", expansion)
    of_day = read_puzzle(DAY, options)
    assert of_day.code == code_of_day(DAY) and of_day.day == DAY
    assert of_day.rolls == dice_of(of_day.code, expansion)


@pytest.mark.beyond_cpython
def test_the_back_has_the_rivals_score_in_german(tmp_path):
    wanted = Wanted(1, "", "lava", language="de", puzzle=DAY, rival="medium")
    front, back = read(as_pdf(wanted), tmp_path)
    code = code_of_day(DAY)
    assert f"{DAY}, Code {code}" in front and "Längste Straße" in front and code in back
    played = play(code, "medium", {"edition": "blazing_red", "expansion": "lava"})
    assert "Der Rivale, mittel" in back and "Der Rivale" not in front
    assert re.search(rf"Summe +{played.score.total}\b", back)
    assert re.search(rf"Fehler +je −1 +−{played.score.errors}\b", back)
    closed, largest = (
        int(found[1]) for found in re.finditer(r"avasee[n]? +\S+ (?:je Feld)? *(\d+)", back)
    )
    assert closed + largest == played.score.expansion


@pytest.mark.beyond_cpython
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_back_has_par(signalbox, tmp_path, language):  # noqa: F811
    out = tmp_path / "o.pdf"
    puzzle = ("--puzzle", "ABC234", "--rival", "easy", "--language", language)
    assert signalbox("sheet", "--players", 1, *puzzle, out).code == 0
    front, back = read(out.read_bytes(), tmp_path)
    par = json.loads(signalbox("par", "ABC234", "--json").out)
    head, best = {
        "en": ("Par {}: the coach, on average", "its best of 20 games: {}"),
        "de": ("Par {}: der Trainer, im Mittel", "sein bestes von 20 Spielen: {}"),
    }[language]
    assert head.format(round(par["mean"])) in back and best.format(par["best"]) in back
    assert "Par" not in front


def test_without_a_rival_there_is_no_back():
    assert len(pages(Wanted(4, puzzle="ABC234", rival="none"))) == 2
    assert len(pages(Wanted(4))) == 2
    assert len(pages(Wanted(4, puzzle="ABC234", rival="easy"))) == 4


@pytest.mark.beyond_cpython
def test_the_editions_count_longest_routes_by_their_own_rule(tmp_path):
    reported = {
        edition: read(as_pdf(Wanted(1, edition, "river")), tmp_path)[0]
        for edition in ("deep_blue", "deep_blue_de", "blazing_red")
    }
    assert "no space counts twice" in reported["deep_blue"]
    assert "no section counts twice" in reported["deep_blue_de"]
    assert "house rule" in reported["blazing_red"] and "house rule" not in reported["deep_blue"]


def test_the_same_words_give_the_same_bytes():
    wanted = Wanted(2, "", "meteor", puzzle="ABC234", rival="easy")
    assert as_pdf(wanted) == as_pdf(wanted)
    assert as_svg(wanted) == as_svg(wanted)


def test_svg_is_a_file_for_each_page(signalbox, tmp_path):  # noqa: F811
    out = tmp_path / "train.svg"
    ran = signalbox("sheet", "--players", 3, "--language", "de", out)
    assert (ran.code, ran.err) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["train-2.svg", "train.svg"]
    for path in tmp_path.iterdir():
        root = ElementTree.parse(path).getroot()
        assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
        assert "var(" not in path.read_text(encoding="utf-8")


def test_the_picture_in_the_guide_is_what_the_command_makes(signalbox, tmp_path):  # noqa: F811
    reported = (ROOT / "docs/computer.md").read_text(encoding="utf-8")
    command = re.search(r"`signalbox (sheet .*) docs/screenshots/sheet.svg`", reported)
    assert command is not None
    assert signalbox(*command[1].split(), tmp_path / "sheet.svg").code == 0
    made = (tmp_path / "sheet.svg").read_bytes()
    assert made == (ROOT / "docs/screenshots/sheet.svg").read_bytes()


REFUSED = {
    "no such code": (("--puzzle", "ABCDE1", "o.pdf"), "neither a shared code nor a day"),
    "no such day": (("--puzzle", "2026-02-30", "o.pdf"), "is not a day"),
    "half a day": (("--puzzle", "2026-2-3", "o.pdf"), "is not a day"),
    "another ending": (("o.png",), "must end in .pdf or .svg"),
    "no ending": (("o",), "must end in .pdf or .svg"),
    "nobody": (("--players", "0", "o.pdf"), "--players must be 1, 2, 3, 4, 5 or 6, not 0"),
    "a crowd": (("--players", "7", "o.pdf"), "not 7"),
    "three a page": (("--per-page", "3", "o.pdf"), "2 or 4"),
    "another paper": (("--paper", "a5", "o.pdf"), "a4 or letter"),
    "another language": (("--language", "fr", "o.pdf"), "en or de"),
    "another expansion": (("--expansion", "desert", "o.pdf"), "river, lake, lava or meteor"),
    "another edition": (("--edition", "green", "o.pdf"), "blazing_red"),
    "another rival": (("--rival", "bob", "--puzzle", "ABC234", "o.pdf"), "easy, medium, hard"),
    "no such folder": (("nowhere/o.pdf",), "name another file or folder"),
    "a folder": (("folder.pdf",), "is not a regular file"),
    "a pipe": (("pipe.svg",), "is not a regular file"),
    "a second page that is none": (
        ("--players", "4", "two.svg"),
        "two-2.svg is not a regular file",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_input_gets_a_sentence_and_writes_nothing(signalbox, tmp_path, monkeypatch, case):  # noqa: F811
    arguments, said = REFUSED[case]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "two-2.svg").mkdir()
    os.mkfifo(tmp_path / "pipe.svg")
    ran = signalbox("sheet", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and ran.err.startswith("signalbox: ") and ran.err.count("\n") == 1
    assert sorted(os.listdir(tmp_path)) == ["folder.pdf", "pipe.svg", "two-2.svg"]


def test_an_older_file_is_replaced_only_with_force(signalbox, tmp_path):  # noqa: F811
    for name in ("o.pdf", "p-2.svg"):
        (tmp_path / name).write_bytes(b"mine")
        words = ("sheet", "--players", "4", tmp_path / name.replace("-2", ""))
        ran = signalbox(*words)
        assert ran.code == 2 and f"{name} exists already: name another" in ran.err
        assert (tmp_path / name).read_bytes() == b"mine" and not (tmp_path / "p.svg").exists()
        assert signalbox(*words, "--force").code == 0
        assert (tmp_path / name).read_bytes() != b"mine"


def test_the_function_refuses_the_same():
    with pytest.raises(BadInput, match="--players must be"):
        as_pdf(Wanted(9))
