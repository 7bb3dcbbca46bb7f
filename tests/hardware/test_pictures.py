"""The pictures that a maker follows: what is committed is what the scripts make, every wire goes
where the nets say, and none runs through a label or along another wire."""

import copy

import pytest

from hardware import make, nets
from hardware.drawing import breadboard, wiring
from hardware.measures import PARTS
from hardware.pcb import placing
from tests.hardware.svg import Picture, lines_of, on, read, touches

BOARDS = nets.boards()
HALF = 2.5  # a wire is five units wide
TABLES = [f"wiring-{key}.svg" for key in BOARDS]
BREADBOARDS = ["breadboard.svg", *(f"breadboard-{step}.svg" for step in breadboard.STEPS)]
PLAIN = [name.removeprefix("pictures/") for name in make.plain() if name.endswith(".svg")]
SCHEMATICS = {f"schematic-{key}.svg": key for key in ("pico", "pico_w", "esp32")}


def test_everything_committed_is_what_the_scripts_make():
    for name, text in make.plain().items():
        there = (make.HERE / name).read_text(encoding="utf-8")
        assert there == text, f"{name} is old: run `make hardware`"


@pytest.mark.parametrize("name", TABLES + BREADBOARDS + list(SCHEMATICS))
def test_no_wire_runs_through_a_label(name):
    assert crossed(read(name)) == []


@pytest.mark.parametrize("name", PLAIN)
def test_no_label_lies_on_another_or_leaves_the_picture(name):
    assert colliding(read(name)) == []


@pytest.mark.parametrize("name", TABLES + BREADBOARDS)
def test_no_two_nets_lie_on_each_other(name):
    assert overlaps(read(name)) == []


@pytest.mark.parametrize("key", BOARDS)
def test_the_wires_of_a_board_join_what_its_nets_join(key):
    assert joined(read(f"wiring-{key}.svg")) == expected(nets.nets(BOARDS[key]))


@pytest.mark.parametrize("name", SCHEMATICS)
def test_the_schematic_joins_what_the_nets_join(name):
    found = joined(read(name))
    found["GND"].remove("ground symbol")  # all of them are one
    assert found == expected(nets.nets(BOARDS[SCHEMATICS[name]]))


def test_the_breadboard_joins_what_the_nets_join():
    picture = read("breadboard.svg")
    group = {}  # (column, upper or lower half) and rails: what is one piece of metal
    nets_at: dict[tuple, set[str]] = {}
    for net, start, end in picture.ends():
        for place in (start, end):
            nets_at.setdefault(metal(place), set()).add(net)
    assert all(len(there) == 1 for there in nets_at.values()), "two nets in one column"
    for pin, place in picture.pins:
        there = nets_at.get(metal(place))
        if there:
            group.setdefault(next(iter(there)), set()).add(pin)
    assert group == expected(nets.nets(BOARDS["pico"], battery=False))


def test_a_change_of_the_pins_changes_the_picture():
    """UP and B change places: the green wire now ends at the pin that B had."""
    changed = copy.deepcopy(BOARDS["pico"])
    changed["buttons"]["up"], changed["buttons"]["b"] = 15, 10
    before = wiring.picture(BOARDS["pico"])
    assert 'data-pin="board 15"' in before and wiring.picture(changed) != before


def test_the_checks_see_a_label_under_a_wire_and_two_wires_in_one_place():
    wire = lines_of("M0 50L92 50Q100 50 100 58L100 90")
    assert wire[0] == ((0.0, 50.0), (92.0, 50.0)) and wire[-1][1] == (100.0, 90.0)
    bad = Picture([("UP", wire), ("B", [((40, 50), (60, 50))])], [("A", (20, 45, 30, 55))], [])
    assert crossed(bad) == [("UP", "A")] and overlaps(bad) == [("B", "UP")]


def test_the_checks_see_labels_on_each_other_and_one_at_the_edge():
    labels = [("A", (5, 5, 20, 20)), ("B", (18, 10, 40, 20)), ("C", (90, 50, 101, 60))]
    bad = Picture([], labels, [], (100, 100))
    assert colliding(bad) == [("A", "B"), ("C", "the edge")]


def test_split_rails_are_bridged_each_by_a_wire_of_its_own():
    found = read("breadboard-rails.svg").ends()
    heights = sorted(y for ys in breadboard.RAILS.values() for y in ys)
    assert sorted(start[1] for _, start, _ in found) == heights
    for _, (left, top), (right, bottom) in found:
        assert top == bottom and left < breadboard.column(breadboard.GAP) < right
    extra = PARTS["jumpers"]["measures"].partition(" and ")[2]
    assert extra.startswith(f"{len(found)} more")


def test_the_power_step_names_what_its_list_and_the_board_name():
    labels = [text for text, _ in read("step-power.svg").labels]
    named = {"D1", "K", "R1", "R2", "ON", "OFF", "J2", "J3", "JP3", "JP4", "+", "−"}
    assert named | set("12345") <= {word for text in labels for word in text.split()}
    for pin in placing.CHARGER:
        assert labels.count(pin.replace("-", "−")) == 2, "at the board and at the charger"


def test_every_colour_means_one_net():
    """Only what is one line in two pieces may share a colour."""
    from hardware.drawing.wires import COLOURS

    for key, board in BOARDS.items():
        used = [COLOURS[net] for net in nets.nets(board) if net not in ("LED2", "SWITCHED")]
        assert len(set(used)) == len(used), key


def crossed(picture: Picture) -> list[tuple[str, str]]:
    return [
        (net, text)
        for net, lines in picture.wires
        for text, box in picture.labels
        if any(touches(line, box, HALF) for line in lines)
    ]


def colliding(picture: Picture) -> list[tuple[str, str]]:
    """Labels that lie on each other, or not whole in the picture."""
    found = []
    for i, (text, box) in enumerate(picture.labels):
        rest = picture.labels[i + 1 :]
        found += [(text, other) for other, there in rest if overlap(box, there)]
        wide, high = picture.size
        if box[0] < 0 or box[1] < 0 or box[2] > wide or box[3] > high:
            found.append((text, "the edge"))
    return found


def overlap(a, b) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def overlaps(picture: Picture) -> list[tuple[str, str]]:
    """Nets that share more than a crossing: some length in one direction."""
    pieces = [(net, line) for net, lines in picture.wires for line in lines]
    found = set()
    for i, (net, a) in enumerate(pieces):
        for other, b in pieces[:i]:
            if net != other and shared(a, b):
                found.add(tuple(sorted((net, other))))
    return sorted(found)


def shared(a, b) -> bool:
    for axis in (0, 1):
        flat = all(line[0][1 - axis] == line[1][1 - axis] for line in (a, b))
        if flat and a[0][1 - axis] == b[0][1 - axis]:
            low = max(min(p[axis] for p in line) for line in (a, b))
            high = min(max(p[axis] for p in line) for line in (a, b))
            return low < high
    return False


def joined(picture: Picture) -> dict[str, set[str]]:
    """The pins of every net whose wires hang together; else the pins of each piece by itself."""
    pieces: dict[str, list[tuple[set[str], list]]] = {}
    for net, lines in picture.wires:
        pins = {pin for pin, place in picture.pins if any(on(place, line) for line in lines)}
        apart = pieces.setdefault(net, [])
        touching = [piece for piece in apart if pins & piece[0] or meet(lines, piece[1])]
        apart[:] = [piece for piece in apart if piece not in touching]
        apart.append((
            pins.union(*(piece[0] for piece in touching)),
            lines + [line for piece in touching for line in piece[1]],
        ))  # fmt: skip
    return {
        net if len(apart) == 1 else f"{net}, piece {i}": pins
        for net, apart in pieces.items()
        for i, (pins, _) in enumerate(apart)
    }


def meet(some: list, others: list) -> bool:
    """Does an end of a wire lie on another? Crossing wires do not touch."""
    return any(
        on(end, line)
        for mine, theirs in ((some, others), (others, some))
        for end in (mine[0][0], mine[-1][1])
        for line in theirs
    )


def expected(circuit: nets.Nets) -> dict[str, set[str]]:
    return {net: {f"{part} {pin}" for part, pin in ends} for net, ends in circuit.items()}


def metal(place) -> tuple:
    x, y = place
    for name, (top, bottom) in breadboard.RAILS.items():
        if y in (top, bottom):
            return name, y
    return x, y < 400
