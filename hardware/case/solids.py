"""Boxes, rods and cones by their ends instead of their middles."""

from build123d import (
    Box,
    Cone,
    Cylinder,
    Face,
    Part,
    Plane,
    Polygon,
    Pos,
    Rectangle,
    RectangleRounded,
    Solid,
    chamfer,
    extrude,
    loft,
)

Span = tuple[float, float]


def middle(span: Span) -> float:
    return (span[0] + span[1]) / 2


def grown(span: Span, by: float) -> Span:
    return span[0] - by, span[1] + by


def box(x: Span, y: Span, z: Span) -> Solid:
    at = Pos(middle(x), middle(y), middle(z))
    return at * Box(x[1] - x[0], y[1] - y[0], z[1] - z[0])


def rounded_box(x: Span, y: Span, z: Span, radius: float) -> Solid:
    """Rounded along its upright edges."""
    outline = RectangleRounded(x[1] - x[0], y[1] - y[0], radius)
    return extrude(Pos(middle(x), middle(y), z[0]) * outline, z[1] - z[0])


def rod(x: float, y: float, radius: float, z: Span) -> Solid:
    return Pos(x, y, middle(z)) * Cylinder(radius, z[1] - z[0])


def cone(x: float, y: float, radii: Span, z: Span) -> Solid:
    """`radii` at the lower and at the upper end."""
    return Pos(x, y, middle(z)) * Cone(radii[0], radii[1], z[1] - z[0])


def tapered(x: Span, y: Span, z: Span, grows: float) -> Solid:
    """A box that is wider by `grows` on each side at its lower end."""
    faces = [
        Plane((middle(x), middle(y), height)) * Rectangle(x[1] - x[0] + add, y[1] - y[0] + add)
        for height, add in ((z[0], 2 * grows), (z[1], 0.0))
    ]
    return loft(faces)


def ridge(length: float, height: float) -> Solid:
    """A roof of 45 degrees along x about the origin, its crest at y = height."""
    outline = Polygon((-height, 0), (height, 0), (0, height), align=None)
    along = Plane((-length / 2, 0, 0), x_dir=(0, 0, 1), z_dir=(1, 0, 0))
    return extrude(along * outline, length)


def bevelled(part: Part, face: Face, size: float) -> Part:
    """The edges of a flat face bevelled a little steeper than 45 degrees: lying on that face, the
    part needs no support."""
    return chamfer(face.edges(), size, 1.08 * size, reference=face)


def one(part: Part) -> Solid:
    """The only solid of a part: what fell apart could not be printed."""
    (found,) = part.solids()
    return found
