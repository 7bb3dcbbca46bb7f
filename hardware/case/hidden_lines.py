"""What one sees of solids from one side: their visible lines, and which of them covers which."""

import numpy as np
from build123d import Edge, Solid, Vector
from build123d.topology.shape_core import downcast
from OCP.BRepLib import BRepLib
from OCP.gp import gp_Ax2
from OCP.HLRAlgo import HLRAlgo_Projector
from OCP.HLRBRep import HLRBRep_Algo, HLRBRep_HLRToShape
from OCP.TopAbs import TopAbs_ShapeEnum
from OCP.TopExp import TopExp_Explorer

from hardware.case.scenes import View

Line = list[tuple[float, float]]
MESH = 0.05, 0.25  # how fine the faces are shaded: millimetres, radians


def axes(view: View) -> tuple[Vector, Vector, Vector]:
    """To the right, up, and towards the viewer."""
    toward = Vector(view.toward).normalized()
    right = Vector(view.up).cross(toward).normalized()
    return right, toward.cross(right), toward


def project(points: np.ndarray, view: View) -> np.ndarray:
    """(x, y, depth) of points."""
    return points @ np.array([tuple(axis) for axis in axes(view)]).T


def lines(parts: dict[str, Solid], view: View) -> dict[str, list[Line]]:
    """The visible lines of every part, the others being in the way."""
    right, _, toward = axes(view)
    search = HLRBRep_Algo()
    for part in parts.values():
        search.Add(part.wrapped)
    frame = gp_Ax2(Vector().to_pnt(), toward.to_dir(), right.to_dir())
    search.Projector(HLRAlgo_Projector(frame))
    search.Update()
    search.Hide()
    shown = HLRBRep_HLRToShape(search)
    found = {}
    for name, part in parts.items():
        kinds = (shown.VCompound(part.wrapped), shown.OutLineVCompound(part.wrapped))
        found[name] = [line for kind in kinds if kind is not None for line in drawn(kind)]
    return found


def drawn(compound) -> list[Line]:
    if compound.IsNull():
        return []
    found = []
    explorer = TopExp_Explorer(compound, TopAbs_ShapeEnum.TopAbs_EDGE)
    while explorer.More():
        raw = downcast(explorer.Current())
        BRepLib.BuildCurves3d_s(raw, 1e-6)
        edge = Edge(raw)
        steps = 1 if edge.geom_type.name == "LINE" else max(5, min(24, int(edge.length / 0.8)))
        found.append([(at.X, at.Y) for at in (edge @ (i / steps) for i in range(steps + 1))])
        explorer.Next()
    return found


def triangles(part: Solid) -> np.ndarray:
    points, faces = part.tessellate(*MESH)
    return np.array([tuple(point) for point in points])[np.array(faces)]


def covered(parts: dict[str, Solid], view: View, window: tuple, pixels: float) -> tuple:
    """Two pictures of the window (left, low, right, high): which part is seen in each pixel (from
    1, 0 for none), and how bright it is (0 to 1)."""
    left, low, right, high = window
    wide, tall = round((right - left) * pixels), round((high - low) * pixels)
    depth = np.full((tall, wide), -np.inf)
    owner, light = np.zeros((tall, wide), np.uint8), np.zeros((tall, wide))
    for number, part in enumerate(parts.values(), 1):
        for corners in project(triangles(part).reshape(-1, 3), view).reshape(-1, 3, 3):
            at = (corners - (left, low, 0)) * (pixels, pixels, 1)
            paint(at, number, depth, owner, light)
    return owner[::-1], light[::-1]


def paint(corners: np.ndarray, number: int, depth, owner, light) -> None:
    """One triangle into the pictures, where nothing nearer is there."""
    a, b, c = corners
    area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if area <= 1e-9:  # seen from behind, or from its edge
        return
    x0, y0 = np.maximum(np.floor(corners[:, :2].min(axis=0)).astype(int), 0)
    x1, y1 = np.ceil(corners[:, :2].max(axis=0)).astype(int) + 1
    x, y = np.meshgrid(np.arange(x0, min(x1, depth.shape[1])), np.arange(y0, min(y1, len(depth))))
    px, py = x + 0.5 - a[0], y + 0.5 - a[1]
    v = (px * (c[1] - a[1]) - py * (c[0] - a[0])) / area
    w = (py * (b[0] - a[0]) - px * (b[1] - a[1])) / area
    z = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2])
    room = np.s_[y0 : y0 + x.shape[0], x0 : x0 + x.shape[1]]
    nearer = (v >= -1e-6) & (w >= -1e-6) & (v + w <= 1 + 1e-6) & (z > depth[room])
    depth[room][nearer] = z[nearer]
    owner[room][nearer] = number
    normal = np.cross(b - a, c - a)
    normal /= np.linalg.norm(normal)
    light[room][nearer] = 0.35 + 0.65 * max(0.0, float(normal @ (-0.35, 0.45, 0.82)))
