"""The circuit board, read back from KiCad's own file: nets, places and makers' limits.

None of this asks the scripts that made it. What needs KiCad itself is in test_board_kicad.py.
"""

import pytest

from hardware import make, nets, pinouts
from hardware.measures import BOARD, PLACES, at_hole, buttons, mounting_holes
from tests.hardware import board_file

FILE = make.PROJECT / "signalbox.kicad_pcb"
BOARDS = nets.boards()
READ = board_file.read(FILE)
SWITCH = {name: f"S{i}" for i, name in enumerate(nets.BUTTONS, 1)}


def closed(jumper: tuple[str, str]) -> dict[str, str]:
    """Which nets are one when the OLED's two jumpers are closed this way."""
    pads = {(pad.ref, pad.number): pad.net for pad in READ.pads}
    return {
        pads[ref, "2"]: pads[ref, next(n for n in jumper if n != "2")] for ref in ("JP1", "JP2")
    }


def net_of(ref: str, number: str, same: dict[str, str] | None = None) -> str:
    found = {pad.net for pad in READ.pads if (pad.ref, pad.number) == (ref, number)}
    assert len(found) == 1, f"{ref} {number}: {found}"
    name = found.pop()
    return (same or {}).get(name, name)


@pytest.mark.parametrize("key", ["pico", "pico_w", "pico2"])
def test_every_pin_of_the_pico_goes_where_pins_toml_says(key):
    board = BOARDS[key]
    wanted = {board["sda"]: ("J1", "4"), board["scl"]: ("J1", "3"), board["buzzer"]: ("BZ1", "1")}
    wanted |= {board["buttons"][name]: (SWITCH[name], "1") for name in nets.BUTTONS}
    for pin, (ref, number) in wanted.items():
        (place,) = pinouts.places(board, pin)
        pico = str(pinouts.pico_number(*place))
        net = net_of("U1", pico)
        others = READ.nets()[net] - {f"U1 {pico}"}
        assert others == {f"{ref} {number}"}, f"GP{pin} ends at {others}"
    if board["battery"] != nets.ON_BOARD:
        pico = str(pinouts.pico_number(*pinouts.places(board, board["battery"])[0]))
        assert READ.nets()[net_of("U1", pico)] == {f"U1 {pico}", "R1 2", "R2 1"}
        assert (net_of("R1", "1"), net_of("R2", "2")) == ("VSYS", "GND")


def test_ground_is_one_net_at_every_part_that_needs_it():
    ground = READ.nets()["GND"]
    assert {f"U1 {n}" for n in (3, 8, 13, 18, 23, 28, 33, 38)} <= ground
    assert {f"{ref} 2" for ref in SWITCH.values()} | {"BZ1 2", "J3 2", "J3 6"} <= ground


@pytest.mark.parametrize(
    ("jumper", "first", "second"), [(("1", "2"), "GND", "3V3"), (("2", "3"), "3V3", "GND")]
)
def test_the_jumpers_serve_oleds_of_both_pin_orders(jumper, first, second):
    same = closed(jumper)
    assert (net_of("J1", "1", same), net_of("J1", "2", same)) == (first, second)


def test_power_goes_from_the_cell_through_switch_and_diode_and_never_back():
    """VSYS has 5 V while USB is plugged in: only the diode stands between it and the cell."""
    assert net_of("U1", "40") == net_of("J3", "1") == "VBUS"
    assert net_of("J2", "1") == net_of("J3", "3") == "BAT+"
    assert net_of("J2", "2") == net_of("J3", "4") == "BAT-"
    assert net_of("J3", "5") == net_of("S7", "2") == "OUT+"
    assert net_of("S7", "1") == net_of("D1", "2")  # the anode
    assert net_of("D1", "1") == net_of("U1", "39") == "VSYS"  # the cathode
    assert READ.nets()["SWITCHED"] == {"S7 1", "D1 2"}


def test_the_parts_are_where_the_measures_put_them():
    for name, (x, y) in buttons().items():
        legs = [pad for pad in READ.pads if pad.ref == SWITCH[name]]
        assert middle(legs) == pytest.approx((x, y), abs=0.01), name
    oled = [pad for pad in READ.pads if pad.ref == "J1"]
    assert middle(oled) == pytest.approx(at_hole(*PLACES["oled"]), abs=0.01)
    assert [pad.number for pad in sorted(oled, key=lambda pad: pad.x)] == ["1", "2", "3", "4"]
    buzzer = [pad for pad in READ.pads if pad.ref == "BZ1"]
    assert middle(buzzer) == pytest.approx(at_hole(*PLACES["buzzer"]), abs=0.01)
    cell = [pad for pad in READ.pads if pad.ref == "J2"]
    assert middle(cell) == pytest.approx(tuple(PLACES["jst"]), abs=0.01)
    switch = [pad for pad in READ.pads if pad.ref == "S7"]
    assert middle(switch)[0] == pytest.approx(PLACES["slide_switch"], abs=0.01)
    holes = sorted((pad.x, pad.y) for pad in READ.pads if pad.ref.startswith("H"))
    assert holes == sorted(mounting_holes())


def test_the_pico_lies_behind_the_board_with_usb_to_the_left():
    """Seen from the front, its pins 1 to 20 run along the upper row from the left."""
    upper = {pad.number: pad for pad in READ.pads if pad.ref == "U1" and pad.through}
    assert upper["1"].x < upper["20"].x and upper["1"].y == upper["20"].y > upper["40"].y
    assert upper["40"].x == upper["1"].x
    apart = upper["1"].y - upper["40"].y
    assert apart == pytest.approx(7 * BOARD["pitch"], abs=0.001)


def test_all_pads_lie_on_the_board_and_the_board_has_the_measures_of_a_perfboard():
    across, up = zip(*READ.outline, strict=True)
    assert (min(across), min(up)) == (0, 0)
    assert (max(across), max(up)) == (BOARD["width"], BOARD["height"])
    for pad in READ.pads:
        assert 0 < pad.x < BOARD["width"] and 0 < pad.y < BOARD["height"], pad


def test_two_layers_within_the_limits_of_the_usual_makers():
    assert READ.layers == {"F.Cu", "B.Cu"}
    assert min(segment["width"] for segment in READ.segments) >= 0.2
    assert min(via["drill"] for via in READ.vias) >= 0.3
    assert all(via["size"] - via["drill"] >= 0.3 for via in READ.vias)
    assert min(pad.drill for pad in READ.pads if pad.drill) >= 0.3


def test_no_file_that_readers_get_is_large():
    for path in [*make.PICTURES.iterdir(), *make.PROJECT.rglob("*")]:
        assert path.stat().st_size < 600_000, path


def middle(pads: list) -> tuple[float, float]:
    across, up = [pad.x for pad in pads], [pad.y for pad in pads]
    return (min(across) + max(across)) / 2, (min(up) + max(up)) / 2
