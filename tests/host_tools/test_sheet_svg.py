"""Sheets as SVG: every face in every orientation, and what is pointed out on a sheet."""

import re
from xml.etree import ElementTree

import pytest

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.face_table import FACES
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import NEXT
from firmware.games.railroad.sheet.tiles import CRATER
from host_tools.pictures import svg
from host_tools.pictures.roles import PRINT
from host_tools.pictures.shapes import Path
from host_tools.railroad.face_shapes import SIDES, face_shapes, pieces
from host_tools.railroad.face_words import in_a_sentence, in_words
from host_tools.railroad.final_sheet import final_sheet
from host_tools.railroad.network_marks import steps
from host_tools.railroad.sheet_svg import scored_svg, sheet_svg
from tests.rules.railroad_examples import EXAMPLES

DRAWN = [face for face in FACES if face]
SVG = "{http://www.w3.org/2000/svg}"


def scored(text: str, edition: str, expansion: str | None, longest: str | None, **more: str):
    options = complete(
        OPTIONS,
        {"edition": edition, "expansion": expansion or "", "longest": longest or "edition"},
    )
    sheet = final_sheet(text, options["expansion"])
    score = Score(sheet, options)
    return score, ElementTree.fromstring(scored_svg(sheet, score, options, **more))


def paths(root: ElementTree.Element, **wanted: str) -> list[ElementTree.Element]:
    return [
        path
        for path in root.iter(f"{SVG}path")
        if all(role in path.get(name.replace("_", "-"), "") for name, role in wanted.items())
    ]


def test_no_two_faces_look_alike():
    looks = {svg.markup(face_shapes(face)) for face in [*DRAWN, *"NESW123", "any"]}
    assert len(looks) == len(DRAWN) + 8


@pytest.mark.parametrize("face", [face for face in DRAWN if face != CRATER])
def test_the_lines_of_a_face_reach_its_sides_and_no_others(face):
    reached = {
        side
        for piece in pieces(face)
        for side in range(4)
        if SIDES[side] in [tuple(command[-2:]) for command in piece.commands]
    }
    assert reached == {side for side in range(4) if face[side] in "HRW"}


def test_every_colour_is_one_of_the_table():
    used = set(re.findall(r"--sheet-(\w+)", "".join(svg.markup(face_shapes(f)) for f in DRAWN)))
    assert {"ink", "road", "water", "wave", "lava", "fire", "rock"} <= used <= set(PRINT)
    plain = svg.markup(face_shapes("HRLL*"), variables=False)
    assert "var(" not in plain and PRINT["water"] in plain


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_what_a_sheet_scores_is_marked(example):
    _, text, edition, expansion, longest, expected = example
    score, root = scored(text, edition, expansion, longest)
    numbers = [t.text for t in root.iter(f"{SVG}text") if t.get("font-weight") == "bold"]
    assert sorted(map(numbers.count, set(numbers)), reverse=True) == expected["networks"]
    assert len(paths(root, fill="--sheet-paper", stroke="--sheet-error")) == expected["errors"]
    for name in ("highway", "railway"):
        spaces = getattr(score, f"{name}_spaces")
        sheet = final_sheet(text, expansion or "")
        way = steps(sheet, spaces, name[0].upper())
        assert len(paths(root, stroke=f"--sheet-{name}")) == len(way), name
        joints = [NEXT[space * 4 + side] for space, line in way for side in line]
        assert len(joints) == 2 * max(0, len(spaces) - 1) and set(joints) <= set(spaces), name


def test_a_reader_for_the_blind_hears_the_player_and_every_space():
    hostile = '</title><script>alert("1")</script>'
    _, root = scored("A2=H-H-@1 C3=~@2", "blazing_red", "meteor", None, player=hostile)
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and title.text == f"Sheet of {hostile}"
    assert description is not None
    assert description.text == "A2: Straight highway (top, bottom); C3: Crater"
    assert root.get("aria-labelledby", "").split() == [title.get("id"), description.get("id")]
    assert not list(root.iter(f"{SVG}script"))


def test_an_empty_sheet_has_its_twelve_exits_in_german_too():
    root = ElementTree.fromstring(sheet_svg(Sheet(), language="de"))
    title = root.find(f"{SVG}title")
    assert title is not None and title.text == "Tafel"
    ends = paths(root, stroke="--sheet-exit")
    highways, rails = [[p for p in ends if p.get("stroke-width") == w] for w in ("36", "6")]
    assert (len(highways), len(rails)) == (6, 6)


def test_paths_are_written_without_needless_digits():
    way = (("M", 0.1 + 0.2, -0.0), ("L", 10.0, 2.504))
    assert svg.markup([Path(way, "", "ink", 1.0)], False).startswith(
        '<path d="M0.3 0L10 2.5" fill="none"'
    )


@pytest.mark.parametrize(
    ("face", "english", "german"),
    [
        ("H-H-", "Straight highway (top, bottom)", "Straßen-Gerade (oben, unten)"),
        ("--RR", "Railway curve (bottom, left)", "Gleis-Kurve (unten, links)"),
        ("-H-R*", "Straight station (highway right; railway left)", None),
        ("RHRHx", "Overpass (railway top, bottom; highway right, left)", None),
        ("LLRH*", "Double pier (lake top, right; railway bottom; highway left)", None),
        ("RRRR", "Special 4: railway crossing", "Spezial 4: Gleis-Kreuzung"),
        ("~", "Crater", "Krater"),
    ],
)
def test_a_face_is_said_with_the_sides_that_it_reaches(face, english, german):
    assert in_words(face, "en") == english
    assert german is None or in_words(face, "de") == german


def test_a_drawn_space_in_a_sentence():
    assert in_a_sentence("E1=HRHRx", "en") == ("E1", "overpass")
    assert in_a_sentence("C4=HRRH*", "en") == ("C4", "station of two corners")
    assert in_a_sentence("C4=RHHR*", "de") == ("C4", "Bahnhof mit zwei Ecken")
    assert in_a_sentence("C4=odd", "en") == ("C4", "?")
