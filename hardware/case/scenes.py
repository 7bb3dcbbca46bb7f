"""What the drawings of the build guide show: parts, direction, which are new in a step.

Needs no build123d.
"""

from dataclasses import dataclass, field

from hardware.case.variant import Variant

Direction = tuple[float, float, float]


@dataclass(frozen=True)
class View:
    """From far away along `toward`, a direction from the thing to the viewer."""

    toward: Direction
    up: Direction


FRONT = View((0.14, -0.55, 0.8), (0, 1, 0))
BACK = View((0.14, -0.55, -0.8), (0, 1, 0))
ASIDE = View((0.42, -0.75, 0.5), (0, 0, 1))
GREY = "#c9cbd0"
COLOURS = {
    "shell": "#e3a13c",
    "lid": "#d9cfba",
    "cross": "#5b6270",
    "a": "#c8493f",
    "b": "#c8493f",
    "frame": "#8d99ad",
    "display": "#4c79b4",
    "carrier": "#3f8a5c",
    "pico": "#7ab648",
    "buzzer": "#7a6a9c",
    "battery": "#9fb2c8",
    "charger": "#4f9fb3",
    "switch": "#8a8f98",
    "battery socket": "#e9e4d4",
    "wires": "#d98a8a",
    "plug": "#6d6d6d",
}


@dataclass(frozen=True)
class Scene:
    view: View
    variant: Variant
    parts: tuple[str, ...]  # what is seen; a word stands for all parts that begin with it
    new: tuple[str, ...] = ()  # what this step adds; () colours everything
    away: dict[str, float] = field(default_factory=dict)  # how far parts are moved along z
    labels: tuple[str, ...] = ()  # numbered from 1
    pixels: float = 6.0  # a millimetre


LARGE = Variant("242")
ON_BOARD = ("carrier", "button", "buzzer", "display")
BEHIND = ("pico", "switch", "battery", "charger")
INSIDE = (*ON_BOARD, *BEHIND)
CAPS = ("cross", "a", "b")
SCENES = {
    "step-pico": Scene(BACK, Variant(), ("carrier", "pico"), ("pico",)),
    "step-buttons": Scene(
        FRONT, Variant(), ("carrier", "button", "buzzer"), ("button", "buzzer")
    ),
    "step-oled": Scene(FRONT, Variant(), ("carrier", "button", "buzzer", "display"), ("display",)),
    "step-caps": Scene(BACK, Variant(), ("shell", *CAPS), CAPS),
    "step-inside": Scene(BACK, Variant(), ("shell", *CAPS, *INSIDE), ("carrier", *BEHIND)),
    "step-lid": Scene(
        BACK,
        Variant(),
        ("shell", "lid", "screw"),
        ("lid", "screw"),
        {"screw": -14.0},
    ),
    "finished": Scene(FRONT, Variant(), ("shell", "lid", *CAPS, "display", "switch", "plug")),
    "case-exploded": Scene(
        ASIDE,
        Variant(),
        ("shell", "lid", *CAPS, *INSIDE, "screw"),
        away={"shell": 96, **dict.fromkeys(CAPS, 58), "display": 16, "pico": -26, "battery": -26}
        | {"charger": -26, "battery socket": 0, "lid": -66, "screw": -86},
        labels=(
            "shell", "cross", "a", "display", "carrier", "pico", "battery", "charger", "lid",
            "screw 3",
        ),
        pixels=4.6,
    ),
    "case-exploded-242": Scene(
        ASIDE,
        LARGE,
        ("shell", "lid", *CAPS, "frame", *INSIDE, "screw"),
        away={"shell": 124, **dict.fromkeys(CAPS, 92), "display": 52, "frame": 26, "pico": -26}
        | {"battery": -26, "charger": -26, "battery socket": 0, "lid": -66, "screw": -86},
        labels=(
            "shell", "cross", "a", "display", "frame", "carrier", "pico", "battery", "charger",
            "lid", "screw 3",
        ),
        pixels=4.2,
    ),
}  # fmt: skip


def stands_for(word: str, name: str) -> bool:
    return name == word or name.startswith(word + " ")


def moved(scene: Scene, name: str) -> float:
    best = max((word for word in scene.away if stands_for(word, name)), key=len, default=None)
    return scene.away[best] if best else 0.0


def colour(scene: Scene, name: str) -> str:
    old = scene.new and not any(stands_for(word, name) for word in scene.new)
    if old and name != "carrier":
        return GREY
    return COLOURS.get(name) or COLOURS.get(name.split(maxsplit=1)[0], "#4a4e57")
