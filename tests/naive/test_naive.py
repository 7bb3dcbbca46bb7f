"""The naive scorer and checker against sheets that were reasoned by hand."""

import ast
from pathlib import Path

import pytest

from tests.naive.check import check
from tests.naive.notation import FACES, SPACES, flood, orientations
from tests.naive.placing import free_beside_lava, lava_is_possible, meteor_target
from tests.naive.score import score
from tests.rules.check_examples import BAD_CHECKS, CHECKS
from tests.rules.railroad_examples import EXAMPLES, MALFORMED

HERE = Path(__file__).parent
PRINTED_COUNTS = {"H-H-": 2, "H--H": 4, "HHH-": 4, "HRHRx": 2, "WHWHx": 2, "H-R-*": 4, "HR--*": 8}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e[0])
def test_example(example):
    _, sheet, edition, expansion, longest, expected = example
    assert score(sheet, edition, expansion, longest) == expected


@pytest.mark.parametrize("example", MALFORMED, ids=lambda e: e[0])
def test_malformed_sheet(example):
    with pytest.raises(ValueError):
        score(*example[1:])


@pytest.mark.parametrize("example", CHECKS, ids=lambda e: e[0])
def test_check(example):
    _, request, expected = example
    assert check(request) == expected


@pytest.mark.parametrize("example", BAD_CHECKS, ids=lambda e: e[0])
def test_malformed_request(example):
    with pytest.raises(ValueError):
        check(example[1])


@pytest.mark.parametrize("table", [EXAMPLES + MALFORMED, CHECKS + BAD_CHECKS])
def test_names_are_unique(table):
    names = [example[0] for example in table]
    assert sorted(set(names)) == sorted(names)


def test_orientations_are_as_many_as_the_digest_says():
    assert {face: len(orientations(face)) for face in PRINTED_COUNTS} == PRINTED_COUNTS


def test_no_face_has_two_kinds():
    drawn = [o for faces in FACES.values() for face in faces for o in orientations(face)]
    assert len(drawn) == len(set(drawn))


def test_an_illegal_meeting_is_two_errors():
    assert score("A2=H-H- B2=R-R-", "deep_blue")["errors"] == 3


def test_flooding_an_empty_sheet_does_nothing():
    sheet = {}
    assert flood(sheet) == set() and len(SPACES) == 49


def test_the_lava_duty_lapses_only_when_nothing_is_possible():
    closed = {"D4": "VVVV", "C4": "-HVH", "E4": "VH-H", "D3": "HVH-", "D5": "H-HV"}
    full = {space: closed.get(space, "RRRR") for space in SPACES}
    assert not free_beside_lava(full)
    assert not lava_is_possible(full, ["VV--", "HVH-"], True)
    with_a_hole = {space: face for space, face in full.items() if space not in {"A1", "B1", "A2"}}
    with_a_hole.update({"B2": "-H-H", "C1": "-H-H", "A3": "H-H-"})
    assert lava_is_possible(with_a_hole, ["VV--"], True)
    assert not lava_is_possible(with_a_hole, ["VV--"], False)


def test_a_meteor_turns_back_wherever_the_edge_is():
    assert meteor_target({}, "D1", "W", 1) == "D2"
    assert meteor_target({}, "A4", "S", 3) == "D4"
    assert meteor_target({"B4": "~", "A4": "~"}, "C4", "N", 1) == "C4"


def test_imports_nothing_from_the_firmware():
    for path in sorted(HERE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                assert name.split(".")[0] not in {"firmware", "host_tools"}, path
