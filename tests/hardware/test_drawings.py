"""The drawings of the build guide: made from today's measures, and nothing that matters is hidden.

That today's scripts draw them so is in test_case.py: it needs build123d.
"""

import re
from xml.etree import ElementTree

import pytest

from hardware import make
from hardware.case.scenes import SCENES, colour, stands_for
from hardware.measures import stamp
from tests.hardware.drawings import differing, lengths, pixels
from tests.hardware.svg import SVG


def committed(name: str) -> str:
    return (make.PICTURES / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_a_drawing_is_made_from_todays_measures(name):
    made_from = re.search(r'data-measures="(\w+)"', committed(name))
    assert made_from[1] == stamp(), f"{name}.svg is old: run `make hardware`"


@pytest.mark.parametrize("name", SCENES)
def test_a_drawing_shows_every_new_part_and_numbers_from_the_top(name):
    scene, seen = SCENES[name], lengths(committed(name))
    for word in scene.new + scene.labels:
        assert any(stands_for(word, part) for part in seen), f"{word} is hidden in {name}"
    tree = ElementTree.fromstring(committed(name))
    texts = list(tree.iter(SVG + "text"))
    assert [node.text for node in texts] == [str(i + 1) for i in range(len(scene.labels))]
    heights = [float(node.get("y")) for node in texts]
    assert heights == sorted(heights)


def test_the_comparison_sees_a_part_that_moved_and_another_colour():
    old = committed("finished")
    assert differing(old, old) == 0
    other = old.replace(pixels(old), pixels(committed("step-lid")))
    assert differing(old, other) == 1.0
    longer = re.sub(r'd="M([\d.]+) ', r'd="M1\1 ', old, count=1)
    assert lengths(longer) != lengths(old)
    scene = SCENES["step-oled"]
    assert colour(scene, "display") != colour(scene, "button up")
