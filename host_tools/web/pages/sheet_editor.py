"""The sheet editor: its page, and the rules' own code that the browser runs to check drawings, on
MicroPython for WebAssembly."""

from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from firmware.games.die import face_name
from firmware.games.railroad import expansions
from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.sheet.face_table import FACES, base, kind, ways
from firmware.games.railroad.sheet.sheet import EXIT_LIST, Sheet
from firmware.games.railroad.sheet.tiles import FLOOD
from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT
from host_tools.page import npm, site
from host_tools.pictures import svg
from host_tools.pictures.shapes import Shape
from host_tools.railroad.face_shapes import SIZE, face_shapes, piece
from host_tools.railroad.face_words import in_words
from host_tools.railroad.paper_words import option_value
from host_tools.railroad.sheet_shapes import (
    MARGIN,
    NETWORKS,
    WIDTH,
    badge,
    badge_place,
    band,
    counted_mark,
    end_dot,
    error_at,
    illegal_mark,
    round_number,
    route_step,
    sheet_shapes,
)
from host_tools.web.context import context_of
from host_tools.web.guard import POLICY
from host_tools.web.responses import HERE, page

# The files that MicroPython needs, relative to the repository.
RULES = (
    "firmware/__init__.py",
    "firmware/games/*.py",
    "firmware/games/die_faces/*.py",
    "firmware/games/railroad/*.py",
    "firmware/games/railroad/*/*.py",
    "firmware/ui/__init__.py",
    "firmware/loading.py",
    "firmware/ui/texts/*.py",
    "host_tools/__init__.py",
    "host_tools/refusals/*.py",
    "host_tools/railroad/__init__.py",
    "host_tools/railroad/final_sheet.py",
    "host_tools/railroad/network_marks.py",
)
SHEET_CHECKER = ROOT / "host_tools" / "railroad" / "sheet_checker.py"
# The worker alone may run WebAssembly.
MAY_RUN = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
SCRIPT, BINARY, DATA = "text/javascript", "application/wasm", "application/octet-stream"
LINES = ((0,), (1,), (2,), (3,), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
ROUNDS = range(1, 8)
JS_TEXTS = "sheet_js_"  # prefix of the script's texts


def show(request: Request) -> Response:
    language = context_of(request).language
    return page(
        request,
        "sheet_editor",
        data=data(language),
        texts={
            key.removeprefix(JS_TEXTS): text
            for key, text in context_of(request).words.texts.items()
            if key.startswith(JS_TEXTS)
        },
        symbols=symbols(),
        empty=svg.markup([sheet_shapes(Sheet())]),
        width=svg.number(WIDTH),
        editions=choices("edition", tuple(EDITIONS), language),
        expansions=choices("expansion", tuple(expansions.BY_KEY), language),
        categories=CATEGORIES,
        trying=trying(request),
    )


def trying(request: Request) -> dict[str, str]:
    """The round of a game that is drawn in another way: where its value is asked for."""
    asked = request.query_params
    numbers = [asked.get(name, "") for name in ("seat", "round")]
    if not all(number.isdecimal() and len(number) < 4 for number in numbers):
        return {}
    try:
        entry = context_of(request).state.store.find(asked.get("game", ""))
    except BadInput:
        return {}
    seat, number = numbers
    return {
        "number": number,
        "back": f"/game/{entry.uid}/coach?seat={seat}&round={number}",
        "address": f"/game/{entry.uid}/worth?seat={seat}&round={number}",
    }


async def worker_file(request: Request) -> Response:
    """One of the files that the worker loads."""
    name = request.path_params["name"]
    if name not in WORKER_FILES:
        raise HTTPException(404)
    kind_of, content = WORKER_FILES[name]
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": MAY_RUN}
    return Response(await run_in_threadpool(content), 200, headers, kind_of)


@cache
def rules() -> bytes:
    sources = {"sheet_checker.py": SHEET_CHECKER}
    for pattern in RULES:
        for path in sorted(ROOT.glob(pattern)):
            sources[path.relative_to(ROOT).as_posix()] = path
    return site.pack(site.compiled(sources))


def _micropython(name: str) -> bytes:
    return (npm.MICROPYTHON.folder() / name).read_bytes()


WORKER_FILES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "worker.js": (SCRIPT, (HERE / "static" / "sheet_worker.js").read_bytes),
    "gadget.js": (SCRIPT, (site.PAGE / "gadget.js").read_bytes),
    "micropython.mjs": (SCRIPT, lambda: _micropython("micropython.mjs")),
    "micropython.wasm": (BINARY, lambda: _micropython("micropython.wasm")),
    "unpacked.js": (SCRIPT, (site.PAGE / "unpacked.js").read_bytes),
    "rules.pack": (DATA, rules),
}


@cache
def choices(option: str, values: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """(value, what it is called)."""
    return [(value, option_value(option, value, language)) for value in values]


@cache
def data(language: str) -> dict[str, Any]:
    """What the script needs: the faces with their names, and positions."""
    names = {face: in_words(face, language) for face in FACES if face}
    return {
        "language": language,
        "size": SIZE,
        "margin": MARGIN,
        "expansions": {one.KEY: list(one.KINDS) for one in expansions.ALL},
        "faces": [
            {
                "face": face,
                "kind": kind(face),
                "ways": ways(face),
                "name": face_name(face, language),
            }
            for face in FACES
            if face == base(face) and face != FLOOD
        ],
        "names": names,
        "badges": {
            str(space * 4 + side): badge_place(space * 4 + side) for space, side, _ in EXIT_LIST
        },
        "networks": NETWORKS,
    }


@cache
def symbols() -> str:
    """Everything that can be on a sheet, to be placed by its name."""
    found: dict[str, tuple[Shape, ...] | list[Shape]] = {}
    for face in FACES:
        if face:
            found[f"face-{face}"] = face_shapes(face)
    for sides in LINES:
        way = "".join(map(str, sides))
        commands = piece("", sides).commands
        for number in range(NETWORKS):
            found[f"band-{number}-{way}"] = [band(commands, number)]
        for letter in "HR":
            found[f"route-{letter}-{way}"] = [route_step(commands, letter)]
    for letter in "HR":
        found[f"end-{letter}"] = [end_dot(SIZE / 2, SIZE / 2, letter)]
    for side in range(4):
        found[f"error-{side}"] = error_at(side)
    for number in range(len(EXIT_LIST) // 2):
        found[f"badge-{number}"] = badge(0, 0, number)
    for number in ROUNDS:
        found[f"round-{number}"] = [round_number("", number)]
        found[f"round-{number}-low"] = [round_number("H--H", number)]
    found["mark-counted"] = [counted_mark(7, 7, SIZE - 14)]
    found["mark-illegal"] = illegal_mark()
    return "".join(f'<g id="{name}">{svg.markup(shapes)}</g>' for name, shapes in found.items())
