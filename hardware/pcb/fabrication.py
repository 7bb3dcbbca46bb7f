"""What a maker of circuit boards wants: Gerber, drill, position and parts files in one zip."""

import re
import zipfile
from pathlib import Path

import pcbnew

from hardware.pcb.placing import placed

LAYERS = ("F.Cu", "B.Cu", "F.Mask", "B.Mask", "F.SilkS", "B.SilkS", "Edge.Cuts")
# KiCad writes the moment into every file; one that is always the same makes the zip the same.
MOMENT = re.compile(
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d([+-]\d\d:\d\d)?"
    r"|[A-Z]\w\w [A-Z]\w\w +\d+ \d\d:\d\d:\d\d \d{4}"
)
FIXED = "2026-01-01T00:00:00"
ZIP_DATE = (2026, 1, 1, 0, 0, 0)


def make_zip(path: Path, scratch: Path, target: Path) -> None:
    board = pcbnew.LoadBoard(str(path))
    scratch.mkdir(parents=True, exist_ok=True)
    files = {**gerbers(board, scratch), **drills(board, scratch)}
    files |= {"signalbox-positions.csv": positions(board), "signalbox-parts.csv": parts()}
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, MOMENT.sub(FIXED, files[name]))


def gerbers(board: pcbnew.BOARD, scratch: Path) -> dict[str, str]:
    found = {}
    for layer in LAYERS:
        control = pcbnew.PLOT_CONTROLLER(board)
        options = control.GetPlotOptions()
        options.SetOutputDirectory(str(scratch))
        options.SetPlotFrameRef(False)
        options.SetExcludeEdgeLayer(True)
        options.SetUseGerberProtelExtensions(True)  # .gtl, .gbl ...: every maker knows them
        options.SetSubtractMaskFromSilk(True)
        options.SetCreateGerberJobFile(False)
        control.SetLayer(board.GetLayerID(layer))
        control.OpenPlotfile(layer.replace(".", "_"), pcbnew.PLOT_FORMAT_GERBER, layer)
        control.PlotLayer()
        path = Path(control.GetPlotFileName())
        control.ClosePlot()
        found[path.name] = path.read_text(encoding="utf-8")
    return found


def drills(board: pcbnew.BOARD, scratch: Path) -> dict[str, str]:
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)  # two files: plated and not
    writer.SetFormat(True)
    writer.CreateDrillandMapFilesSet(str(scratch), True, False)
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(scratch.glob("*.drl"))}


def positions(board: pcbnew.BOARD) -> str:
    lines = ["Ref,Value,Package,PosX,PosY,Rot,Side"]
    for one in sorted(board.GetFootprints(), key=lambda item: item.GetReference()):
        at = one.GetPosition()
        side = "bottom" if one.IsFlipped() else "top"
        lines.append(
            f"{one.GetReference()},{one.GetValue()},{one.GetFPID().GetUniStringLibItemName()},"
            f"{pcbnew.ToMM(at.x):.4f},{-pcbnew.ToMM(at.y):.4f},{one.GetOrientationDegrees():g},{side}"
        )
    return "\n".join([*lines, ""])


def parts() -> str:
    lines = ["Ref,Value,Footprint"]
    lines += [f"{one.ref},{one.value},{one.library}:{one.footprint}" for one in placed()]
    return "\n".join([*lines, ""])
