"""Looks at a printed part as a printer does: a heap of triangles, in the order of its file."""

import zipfile
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

NEAR = 1e-4  # two corners that are nearer to each other are one
FACING = np.cos(np.radians(30))  # how much two faces must look away from each other to be a wall


def read_stl(path: Path) -> np.ndarray:
    """A binary STL file: triangles x corners x (x, y, z)."""
    data = path.read_bytes()
    record = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("rest", "<u2")])
    count = int.from_bytes(data[80:84], "little")
    assert len(data) == 84 + count * record.itemsize, f"{path.name} is no binary STL"
    return np.frombuffer(data, record, count, 84)["corners"].astype(float)


def read_3mf(path: Path) -> np.ndarray:
    with zipfile.ZipFile(path) as packed:
        model = ElementTree.fromstring(packed.read("3D/3dmodel.model"))
    assert model.get("unit") == "millimeter"
    named = {"v": "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"}
    space = named["v"]
    points = np.array([[float(p.get(a)) for a in "xyz"] for p in model.iter(space + "vertex")])
    faces = [[int(f.get(a)) for a in ("v1", "v2", "v3")] for f in model.iter(space + "triangle")]
    return points[np.array(faces)]


def leaks(triangles: np.ndarray) -> int:
    """How many edges do not have exactly one triangle on each side."""
    corners = np.round(triangles / NEAR).astype(np.int64).reshape(-1, 3)
    _, index = np.unique(corners, axis=0, return_inverse=True)
    index = index.reshape(-1, 3)
    index = index[(index != np.roll(index, 1, axis=1)).all(axis=1)]
    there = np.concatenate([index[:, [i, (i + 1) % 3]] for i in range(3)])
    size = index.max() + 1
    ahead, counts = np.unique(there[:, 0] * size + there[:, 1], return_counts=True)
    back = np.unique(there[:, 1] * size + there[:, 0])
    return int((counts != 1).sum() + len(np.setxor1d(ahead, back)))


def volume(triangles: np.ndarray) -> float:
    a, b, c = triangles[:, 0], triangles[:, 1], triangles[:, 2]
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


def normals(triangles: np.ndarray) -> np.ndarray:
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.linalg.norm(across, axis=1)
    return across / np.where(length > 0, length, 1)[:, None]


def thinnest_wall(triangles: np.ndarray, at_most: float) -> tuple[float, np.ndarray | None]:
    """The thinnest place between two faces that look away from each other, up to `at_most`; and
    where it is. From points on every facet straight into the material."""
    facing = normals(triangles)
    start, owner = samples(triangles)
    into = -facing[owner]
    reach = at_most * 1.05
    low = np.minimum(start, start + into * reach) - NEAR
    high = np.maximum(start, start + into * reach) + NEAR
    box_low, box_high = triangles.min(axis=1), triangles.max(axis=1)
    found, where = np.inf, None
    for first in range(0, len(start), 400):
        rays = slice(first, first + 400)
        near = np.ones((len(start[rays]), len(triangles)), bool)
        for axis in range(3):
            near &= low[rays, None, axis] <= box_high[None, :, axis]
            near &= high[rays, None, axis] >= box_low[None, :, axis]
        ray, facet = np.nonzero(near)
        ray += first
        opposite = np.einsum("ij,ij->i", into[ray], facing[facet]) > FACING
        ray, facet = ray[opposite], facet[opposite]
        far = distances(start[ray], into[ray], triangles[facet])
        if len(far) and far.min() < found:
            found, where = float(far.min()), start[ray[far.argmin()]]
    return found, where


def samples(triangles: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Points inside every facet, more on large ones; and the facet of each."""
    weights = np.array([(1 / 3, 1 / 3, 1 / 3), (0.8, 0.1, 0.1), (0.1, 0.8, 0.1), (0.1, 0.1, 0.8)])
    steps = [(i / 8, j / 8, 1 - i / 8 - j / 8) for i in range(1, 7) for j in range(1, 8 - i)]
    edges = np.linalg.norm(triangles - np.roll(triangles, 1, axis=1), axis=2).max(axis=1)
    small, large = edges <= 1, edges > 8
    points, owner = [], []
    for choose, at in (
        (small, weights[:1]),
        (~small & ~large, weights),
        (large, np.array([*weights, *steps])),
    ):
        which = np.nonzero(choose)[0]
        points.append(np.einsum("wk,tkx->twx", at, triangles[which]).reshape(-1, 3))
        owner.append(np.repeat(which, len(at)))
    return np.concatenate(points), np.concatenate(owner)


def distances(start: np.ndarray, into: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    """Where each ray meets its own triangle; infinite where it does not."""
    a = triangles[:, 0]
    one, two = triangles[:, 1] - a, triangles[:, 2] - a
    side = np.cross(into, two)
    scale = np.einsum("ij,ij->i", one, side)
    flat = np.abs(scale) < 1e-12
    inverse = 1 / np.where(flat, 1, scale)
    back = start - a
    u = np.einsum("ij,ij->i", back, side) * inverse
    turned = np.cross(back, one)
    v = np.einsum("ij,ij->i", into, turned) * inverse
    far = np.einsum("ij,ij->i", two, turned) * inverse
    hit = ~flat & (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 1e-3)
    return np.where(hit, far, np.inf)


def unsupported(triangles: np.ndarray, degrees: float, bridge: float) -> list[str]:
    """Places that hang over more than this angle and are no bridge: flat, not too far across,
    with material under both ends."""
    facing = normals(triangles)
    bed = triangles[:, :, 2].min()
    steep = -facing[:, 2] > np.sin(np.radians(degrees + 0.5))
    above = triangles[:, :, 2].max(axis=1) > bed + 0.01
    found = []
    for patch in patches(triangles[steep & above]):
        low, high = patch.min(axis=(0, 1)), patch.max(axis=(0, 1))
        if high[2] - low[2] > 0.01 or not any(
            spans(triangles, low, high, axis, bridge) for axis in (0, 1)
        ):
            found.append(f"from {low.round(2)} to {high.round(2)}")
    return found


def spans(triangles: np.ndarray, low, high, axis: int, bridge: float) -> bool:
    """Does a bridge along this axis reach from material to material?"""
    if high[axis] - low[axis] > bridge:
        return False
    ends = []
    for at in (low[axis] - 0.2, high[axis] + 0.2):
        point = (low + high) / 2
        point[axis], point[2] = at, low[2] - 0.1
        ends.append(inside(triangles, point))
    return all(ends)


def patches(triangles: np.ndarray) -> list[np.ndarray]:
    """Triangles that share corners, together."""
    groups: list[tuple[set, list]] = []
    for triangle in triangles:
        corners = {tuple(corner) for corner in np.round(triangle, 3)}
        touching = [group for group in groups if group[0] & corners]
        groups = [group for group in groups if not any(group is other for other in touching)]
        joined = [triangle, *(one for group in touching for one in group[1])]
        groups.append((corners.union(*(group[0] for group in touching)), joined))
    return [np.array(members) for _, members in groups]


def inside(triangles: np.ndarray, point: np.ndarray) -> bool:
    """Does a ray from the point, in a direction that no edge has, leave the part once more than it
    enters it?"""
    into = np.array([0.5377, 0.2871, 0.7928])
    count = len(triangles)
    far = distances(np.tile(point, (count, 1)), np.tile(into, (count, 1)), triangles)
    return int(np.isfinite(far).sum()) % 2 == 1
