"""The printed case: can it be printed, does everything fit into it, do the buttons work?

Two cases that have everything between them in `make test`, all of them in `make soak`.
"""

import os
import subprocess
import sys

import pytest

from hardware import make
from hardware.case.scenes import SCENES
from hardware.case.variant import CASE, Variant, all_variants
from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons
from tests.hardware import board_file, drawings
from tests.support.optional_deps import missing
from tests.support.sizes import SOAK

FEW = [Variant(), Variant("242", "perfboard", False, False, "snap")]
DRAWINGS = ("finished",)  # of those that make soak draws again


@pytest.fixture(
    scope="module", params=all_variants() if SOAK else FEW, ids=lambda variant: variant.name
)
def case(request, tmp_path_factory):
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    from tests.hardware.built_case import Built

    return Built(request.param, tmp_path_factory.mktemp("case"))


def test_the_tests_choose_cases_with_every_choice():
    """Of each of the five choices, both."""
    for choice in ("display", "carrier", "battery", "buzzer", "closure"):
        assert len({getattr(variant, choice) for variant in FEW}) == 2
    assert len({variant.name for variant in all_variants()}) == 32


def test_every_part_is_one_sound_solid_and_its_files_hold_water(case):
    from tests.hardware import mesh
    from tests.hardware.built_case import import_step

    for name, part in case.bed.items():
        assert part.is_valid and part.is_manifold and len(part.solids()) == 1, name
        for read, ending in ((mesh.read_stl, "stl"), (mesh.read_3mf, "3mf")):
            triangles = read(case.folder / f"{name}.{ending}")
            assert mesh.leaks(triangles) == 0, f"{name}.{ending}"
            assert mesh.volume(triangles) == pytest.approx(part.volume, rel=0.01), name
        step = import_step(case.folder / f"{name}.step")
        assert step.is_valid and step.volume == pytest.approx(part.volume, rel=1e-6), name


def test_the_same_measures_give_the_same_bytes(tmp_path):
    """Each time in a process of its own, seconds apart."""
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    surroundings = os.environ | {"SOURCE_DATE_EPOCH": "1000000000"}
    made = []
    for name in ("once", "again"):
        words = ("-m", "hardware.case.make", tmp_path / name, Variant().name)
        subprocess.run([sys.executable, *words], cwd=make.ROOT, env=surroundings, check=True)
        folder = tmp_path / name / Variant().name
        made.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert made[0] and made[0] == made[1]
    assert b"2001-09-09T01:46:40" in made[0]["lid.step"]


def test_no_wall_is_too_thin(case):
    from tests.hardware import mesh

    for name in case.bed:
        triangles = mesh.read_stl(case.folder / f"{name}.stl")
        thin, where = mesh.thinnest_wall(triangles, CASE["thinnest"])
        assert thin >= CASE["thinnest"] - 0.005, f"{name}: {thin:.3f} mm at {where}"


def test_it_is_printed_without_supports_on_a_small_bed(case):
    from tests.hardware import mesh

    for name, part in case.bed.items():
        box = part.bounding_box()
        assert max(box.size.X, box.size.Y) <= CASE["bed"], name
        assert pytest.approx(0, abs=1e-6) == box.min.Z, name
        triangles = mesh.read_stl(case.folder / f"{name}.stl")
        assert mesh.unsupported(triangles, CASE["overhang"], CASE["bridge"]) == [], name


def test_no_two_parts_share_room(case):
    """With the cable in, and the switch's lever anywhere."""
    from tests.hardware.built_case import touching

    assert touching(case.at_rest()) == []


@pytest.mark.parametrize("name", buttons() if SOAK else ("up", "right", "a", "b"))
def test_a_finger_presses_a_button_all_the_way_and_it_comes_back(case, name):
    """The cap follows the stem down; nothing is in its way, and the front keeps it in."""
    from tests.hardware.built_case import TRAVEL, overlap, touching

    cap = "cross" if name in ("up", "down", "left", "right") else name
    parts = case.pressed(name)
    assert touching({part: parts[part] for part in parts if part != f"finger {name}"}, {cap}) == []
    down = parts.pop(cap)  # a finger is soft where it presses
    assert touching(parts, {f"button {name}", f"finger {name}"}) == []
    stem = case.bought[f"button {name}"]
    assert overlap(down, stem) > 0, "the cap does not press"
    at_rest = case.printed[cap]
    assert overlap(at_rest.translate((0, 0, -0.01)), stem) > 0, "a gap above the stem"
    up = at_rest.translate((0, 0, 2 * TRAVEL + 0.5))
    assert overlap(up, case.printed["shell"]) > 0, "the cap falls out"


@pytest.mark.parametrize("name", ["a", "b"])
def test_the_letters_stay_upright(case, name):
    from tests.hardware.built_case import overlap, turned

    shell = case.printed["shell"]
    for degrees in (15, -15):
        assert overlap(turned(case.printed[name], *buttons()[name], degrees), shell) > 0, degrees


def test_the_cross_does_not_go_down_as_a_whole(case):
    from tests.hardware.built_case import TRAVEL, overlap

    down = case.printed["cross"].translate((0, 0, -TRAVEL))
    assert overlap(down, case.bought["carrier"]) > 0


def test_the_openings_are_in_line_with_what_is_behind_them(case):
    """Straight ways from outside: to the lit area, the USB socket, the switch, the buzzer."""
    from tests.hardware.built_case import box, overlap, rod

    shell, lid, variant = case.printed["shell"], case.printed["lid"], case.variant
    ways = {"display": box(*variant.view, (variant.glass_top, 30.0))}
    x, y, z = variant.plug
    ways["USB"] = box((x[0] - 20, x[1]), y, z)
    if variant.buzzer:
        bx, by = at_hole(*PLACES["buzzer"])
        ways["buzzer"] = rod(bx, by, 0.9, (PARTS["buzzer"]["height"], 30.0))
    if variant.battery:
        lever, (_, _, high) = PLACES["slide_switch"], PARTS["slide_switch"]["lever"]
        z = -BOARD["thickness"] - PARTS["slide_switch"]["lever_height"]
        ways["switch"] = box((lever - 2, lever + 2), (60, 90), (z - high / 2, z + high / 2))
    for name in ("bootsel", "led"):
        along, aside = PARTS["pico"][name]
        at = variant.pico_end + along, variant.pico_middle + aside
        ways[name] = rod(*at, 1.0, (-30.0, variant.pico_face - 3))
    for name, way in ways.items():
        assert overlap(way, shell) == overlap(way, lid) == 0, name
    for name, (bx, by) in buttons().items():
        assert overlap(rod(bx, by, 3.0, (variant.front, 30.0)), shell) == 0, name


def test_the_posts_meet_the_holes_of_the_board_that_kicad_made(case):
    """Read from KiCad's own file: a pin through each hole meets the post's hole or its peg."""
    from tests.hardware.built_case import overlap, rod

    read = board_file.read(make.PROJECT / "signalbox.kicad_pcb")
    holes = [(pad.x, pad.y) for pad in read.pads if pad.ref.startswith("H")]
    assert len(holes) == 4
    for x, y in holes:
        pin = rod(x, y, 0.8, (-BOARD["thickness"], 2.0))
        meets = overlap(pin, case.printed["shell"])
        if case.variant.closure == "screws":
            assert meets == overlap(pin, case.printed["lid"]) == 0
        else:
            assert meets == pytest.approx(pin.volume)


def test_a_drawing_of_the_guide_made_again_looks_the_same(case):
    """Another version of build123d may cut a line elsewhere or round a shade differently. So what
    a reader sees is compared: the parts, how long the visible lines of each are, and the shading,
    of which one pixel in a hundred may differ."""
    from hardware.case.pictures import picture

    made = {case.variant: case.at_rest()}
    for name, scene in SCENES.items():
        if scene.variant == case.variant and (SOAK or name in DRAWINGS):
            old = (make.PICTURES / f"{name}.svg").read_text(encoding="utf-8")
            new = picture(name, made)
            before, after = drawings.lengths(old), drawings.lengths(new)
            assert before.keys() == after.keys(), name
            for part, length in before.items():
                assert after[part] == pytest.approx(length, rel=0.01, abs=3), f"{part} in {name}"
            assert drawings.differing(old, new) < 0.01, f"{name}.svg is old: run `make hardware`"


def test_window_and_usb_slot_follow_from_the_pads_of_the_board_that_kicad_made():
    """Not from the script's own places: the OLED hangs on J1, the Pico lies on U1."""
    read = board_file.read(make.PROJECT / "signalbox.kicad_pcb")
    pins = [(pad.x, pad.y) for pad in read.pads if pad.ref == "J1"]
    oled, (across, up) = PARTS["oled_096"], Variant().view
    assert sum(across) / 2 == pytest.approx(sum(x for x, _ in pins) / 4, abs=0.01)
    upper_edge = pins[0][1] + oled["pins_from_top"]
    assert sum(up) / 2 == pytest.approx(upper_edge - oled["view_middle"], abs=0.01)
    assert (across[1] - across[0], up[1] - up[0]) == pytest.approx(tuple(oled["view"]))
    pico = [(pad.x, pad.y) for pad in read.pads if pad.ref == "U1" and pad.through]
    x, y, z = Variant().plug
    assert sum(y) / 2 == pytest.approx(sum(y for _, y in pico) / len(pico), abs=0.01)
    socket = min(x for x, _ in pico) - PARTS["pico"]["pin_inset"][0] - PARTS["pico"]["usb_beyond"]
    assert x[1] == pytest.approx(socket - CASE["gap"], abs=0.01)
    assert z[1] < 0, "the plug's grip would hit the board's front"


@pytest.mark.parametrize("top", [4.3, 7.0] if SOAK else [7.0])
def test_caps_for_other_buttons_stand_on_their_stems(monkeypatch, top):
    """As the guide says: change `top`, print the caps again; the shell stays as it is."""
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    from hardware.case import bought, caps
    from tests.hardware.built_case import overlap

    front = Variant().front
    monkeypatch.setitem(PARTS["button"], "top", top)
    assert Variant().front == front
    made = caps.caps(Variant())
    for name, at in buttons().items():
        cap = made.get(name, made["cross"])
        button = bought.button(*at)
        assert cap.is_valid and overlap(cap, button) == 0
        assert overlap(cap.translate((0, 0, -0.01)), button) > 0


def test_a_case_that_is_not_there_is_refused_with_the_names_of_those_that_are(tmp_path, capsys):
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    from hardware.case.make import main

    assert main(tmp_path, [Variant().name, "oled999-board-snap"]) == 2
    said = capsys.readouterr().err
    assert "no such case: oled999-board-snap." in said and Variant("242").name in said
    assert list(tmp_path.iterdir()) == []


def test_screws_that_are_too_short_are_refused(monkeypatch):
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    from hardware.case.shell import screw_tip

    assert screw_tip(Variant()) > CASE["grip"]
    monkeypatch.setitem(PARTS["battery"], "size", [30.0, 36.0, 16.0])
    with pytest.raises(SystemExit, match=r"make `length` in \[parts.screw\] larger"):
        screw_tip(Variant())


def test_the_checks_find_what_is_wrong(tmp_path):
    """A thin wall, a slab in the air, a bridge too far, a hole in the skin, two parts in one."""
    if not make.has_build123d():
        missing("case, build123d is not there", make.BUILD123D_REMEDY)
    from hardware.case.make import export
    from tests.hardware import mesh
    from tests.hardware.built_case import box, overlap

    thin = box((0, 20), (0, 20), (0, 10)) - box((1.5, 18), (2, 18), (2, 11))
    slab = box((0, 5), (0, 5), (0, 10)) + box((0, 20), (0, 5), (8, 10))
    gate = box((0, 30), (0, 5), (0, 10)) - box((5, 25), (-1, 6), (-1, 7))
    found = {}
    for name, part in (("thin", thin), ("slab", slab), ("gate", gate)):
        export(part.solid(), tmp_path, name)
        found[name] = mesh.read_stl(tmp_path / f"{name}.stl")
    assert mesh.thinnest_wall(found["thin"], 1.6)[0] == pytest.approx(1.5, abs=0.001)
    assert mesh.unsupported(found["slab"], 45, 12) and mesh.unsupported(found["gate"], 45, 12)
    assert mesh.unsupported(found["gate"], 45, 20) == []
    assert mesh.leaks(found["thin"]) == 0 and mesh.leaks(found["thin"][1:]) > 0
    assert overlap(box((0, 2), (0, 2), (0, 2)), box((1, 3), (1, 3), (1, 3))) == pytest.approx(1)
