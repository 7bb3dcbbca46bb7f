"""Builds the circuit board with KiCad's own Python (`pcbnew`, KiCad 6)."""

from pathlib import Path

import pcbnew

from hardware.measures import BOARD, MEASURES
from hardware.pcb import pico_footprint, silk, tracks
from hardware.pcb.kicad_frame import ORIGIN, to_board, to_sheet
from hardware.pcb.placing import LIBRARY, OWN, Placed, placed

RULES = MEASURES["rules"]
LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)


def build(folder: Path) -> Path:
    """Write the KiCad project into the folder; gives the path of the board file."""
    pcbnew.KIID.SeedGenerator(1)  # the same identifiers every time
    library = folder / f"{OWN}.pretty"
    library.mkdir(parents=True, exist_ok=True)
    (library / "Pico.kicad_mod").write_text(pico_footprint.text(), encoding="utf-8")
    path = folder / "signalbox.kicad_pcb"
    board = pcbnew.NewBoard(str(path))
    set_rules(board)
    outline(board)
    footprints = [add_footprint(board, one, library) for one in placed()]
    closed = [keep_out(board, *box) for box in under_the_pico(footprints)]
    add_tracks(board, closed)
    for layer in LAYERS:
        add_ground(board, layer)
    silk.add(board, place)
    pcbnew.SaveBoard(str(path), board)
    return fill(path)


def fill(path: Path) -> Path:
    """Fill the copper areas, in a board that was loaded: only that has all its connections."""
    board = pcbnew.LoadBoard(str(path))
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(str(path), board)
    return path


def mm(value: float) -> int:
    return pcbnew.FromMM(float(value))


def place(x: float, y: float) -> pcbnew.wxPoint:
    """A place in the board's frame on KiCad's sheet, where y grows downwards."""
    across, down = to_sheet(x, y)
    return pcbnew.wxPoint(mm(across), mm(down))


def set_rules(board: pcbnew.BOARD) -> None:
    settings = board.GetDesignSettings()
    settings.m_TrackMinWidth = mm(RULES["smallest_track"])
    settings.m_MinClearance = mm(RULES["gap"])
    settings.m_ViasMinSize = mm(RULES["via"])
    settings.m_MinThroughDrill = mm(RULES["smallest_drill"])
    settings.m_CopperEdgeClearance = mm(RULES["edge"] - 0.01)
    settings.m_HoleClearance = mm(0.25)
    settings.m_HoleToHoleMin = mm(0.25)
    settings.m_MaxError = mm(0.02)  # of arcs in copper: a smaller file, and no maker sees it
    settings.SetBoardThickness(mm(BOARD["thickness"]))
    block = board.GetTitleBlock()
    block.SetTitle("Signalbox")
    block.SetComment(0, "made by hardware/pcb from pins.toml and measures.toml; CERN-OHL-P v2")


def outline(board: pcbnew.BOARD) -> None:
    """A rectangle with round corners."""
    w, h, r = BOARD["width"], BOARD["height"], BOARD["corner"]
    sides = [
        ((r, 0), (w - r, 0)),
        ((w, r), (w, h - r)),
        ((w - r, h), (r, h)),
        ((0, h - r), (0, r)),
    ]
    for start, end in sides:
        shape = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        shape.SetStart(place(*start))
        shape.SetEnd(place(*end))
        edge(board, shape)
    bow = r * (1 - 0.5**0.5)
    for x, y, dx, dy in ((0, 0, 1, 1), (w, 0, -1, 1), (w, h, -1, -1), (0, h, 1, -1)):
        shape = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_ARC)
        middle = place(x + dx * bow, y + dy * bow)
        shape.SetArcGeometry(place(x, y + dy * r), middle, place(x + dx * r, y))
        edge(board, shape)


def edge(board: pcbnew.BOARD, shape: pcbnew.PCB_SHAPE) -> None:
    shape.SetLayer(pcbnew.Edge_Cuts)
    shape.SetWidth(mm(0.1))
    board.Add(shape)


def net(board: pcbnew.BOARD, name: str) -> pcbnew.NETINFO_ITEM:
    found = board.FindNet(name)
    if found is None:
        found = pcbnew.NETINFO_ITEM(board, name)
        board.Add(found)
    return found


def add_footprint(board: pcbnew.BOARD, one: Placed, own: Path) -> pcbnew.FOOTPRINT:
    library = str(own) if one.library == OWN else f"{LIBRARY}/{one.library}.pretty"
    footprint = pcbnew.FootprintLoad(library, one.footprint)
    if footprint is None:
        raise SystemExit(f"no footprint {one.footprint} in {library}: install kicad-footprints")
    board.Add(footprint)
    footprint.SetReference(one.ref)
    footprint.SetValue(one.value)
    footprint.SetFPIDAsString(f"{one.library}:{one.footprint}")
    footprint.SetPosition(place(one.x, one.y))
    footprint.SetOrientationDegrees(one.turn)
    if one.back:
        footprint.Flip(footprint.GetPosition(), True)
    footprint.Reference().SetVisible(False)  # silk.py writes what a maker wants to read
    for pad in footprint.Pads():
        if pad.GetNumber() in one.pads:
            pad.SetNet(net(board, one.pads[pad.GetNumber()]))
    return footprint


def under_the_pico(footprints: list) -> list[tuple[float, float, float, float]]:
    """Where the Pico has bare test pads on its underside: boxes in the board's frame."""
    pico = next(one for one in footprints if one.GetReference() == "U1")
    x, y = to_board(*pcbnew.ToMM(pico.GetPosition()))
    # Its USB end points to the left: what is up in the footprint is left on the board.
    return [
        (x + top, y + left, x + bottom, y + right)
        for left, top, right, bottom in pico_footprint.KEEP_OUT
    ]


def keep_out(board: pcbnew.BOARD, left: float, low: float, right: float, high: float) -> tuple:
    """No copper here on the back; gives the box as the search for tracks wants it."""
    zone = area(board, pcbnew.B_Cu, left, low, right, high)
    zone.SetIsRuleArea(True)
    zone.SetDoNotAllowTracks(True)
    zone.SetDoNotAllowVias(True)
    zone.SetDoNotAllowCopperPour(True)
    zone.SetDoNotAllowPads(False)
    zone.SetDoNotAllowFootprints(False)
    height = BOARD["height"]
    return (left, height - high, right, height - low, (1,))


def area(board: pcbnew.BOARD, layer: int, left: float, low: float, right: float, high: float):
    zone = pcbnew.ZONE(board)
    zone.SetLayer(layer)
    corners = pcbnew.wxPoint_Vector()
    for corner in ((left, low), (right, low), (right, high), (left, high)):
        corners.append(place(*corner))
    zone.AddPolygon(corners)
    board.Add(zone)
    return zone


def add_ground(board: pcbnew.BOARD, layer: int) -> None:
    inset = RULES["edge"]
    zone = area(board, layer, inset, inset, BOARD["width"] - inset, BOARD["height"] - inset)
    zone.SetNet(net(board, "GND"))
    zone.SetMinThickness(mm(0.25))
    zone.SetLocalClearance(mm(0.3))
    zone.SetThermalReliefGap(mm(0.4))
    zone.SetThermalReliefSpokeWidth(mm(0.5))
    zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)


def add_tracks(board: pcbnew.BOARD, closed: list[tuple]) -> None:
    found, vias = tracks.find(pads_of(board), closed)
    for name, layer, start, end in found:
        track = pcbnew.PCB_TRACK(board)
        track.SetStart(from_corner(*start))
        track.SetEnd(from_corner(*end))
        track.SetWidth(mm(tracks.width_of(name)))
        track.SetLayer(LAYERS[layer])
        track.SetNet(net(board, name))
        board.Add(track)
    for name, x, y in vias:
        via = pcbnew.PCB_VIA(board)
        via.SetPosition(from_corner(x, y))
        via.SetWidth(mm(RULES["via"]))
        via.SetDrill(mm(RULES["drill"]))
        via.SetNet(net(board, name))
        board.Add(via)


def pads_of(board: pcbnew.BOARD) -> list[tracks.Pad]:
    """All pads as the search for tracks wants them, from the board's upper left corner."""
    found = []
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            box = pad.GetBoundingBox()
            x, y = pcbnew.ToMM(box.Centre().x) - ORIGIN[0], pcbnew.ToMM(box.Centre().y) - ORIGIN[1]
            half = pcbnew.ToMM(box.GetWidth()) / 2, pcbnew.ToMM(box.GetHeight()) / 2
            layers = tuple(i for i, layer in enumerate(LAYERS) if pad.IsOnLayer(layer))
            found.append((pad.GetNetname(), round(x, 3), round(y, 3), *half, layers or (0, 1)))
    return sorted(found)


def from_corner(x: float, y: float) -> pcbnew.wxPoint:
    return pcbnew.wxPoint(mm(ORIGIN[0] + x), mm(ORIGIN[1] + y))


def violations(path: Path, report: Path) -> list[str]:
    """What KiCad's design rule check finds in the board file."""
    board = pcbnew.LoadBoard(str(path))
    if not pcbnew.WriteDRCReport(board, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True):
        raise SystemExit(f"KiCad could not check {path}")
    lines = report.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("[")]
