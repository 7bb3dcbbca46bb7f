"""What goes on the emulated Pico: the files that `signalbox bundle` writes, or the image with
Signalbox frozen in."""

import tomllib
from functools import lru_cache
from pathlib import Path

from host_tools.firmware_files import bundle
from host_tools.firmware_files.linker import Linker
from tests.pico import images
from tests.pico.rig import PicoRig

ROOT = Path(__file__).resolve().parents[2]
BOARD = tomllib.loads((ROOT / "hardware/pins.toml").read_text(encoding="utf-8"))["pico"]
PINS = {name.upper(): pin for name, pin in BOARD["buttons"].items()}
NEWEST = b"999.0\n"  # the version of files that go before every built-in firmware


@lru_cache(maxsize=1)
def files() -> dict[str, bytes]:
    """The whole bundle; compiled once a test run."""
    return {"/" + path: content for path, content in bundle.files_of("pico").items()}


@lru_cache(maxsize=1)
def linked() -> Linker:
    return bundle.linked("pico")


def with_main(main: str, frozen: bool = False) -> dict[str, bytes]:
    """The firmware with another main.py, to try one part of it."""
    if frozen:
        return {"/app/main.py": main.encode(), "/app/version": NEWEST}
    return files() | {"/app/main.py": linked().script(main).encode()}


def as_module(name: str, text: str, frozen: bool = False) -> bytes:
    """A module of ours as a board loads it."""
    return bundle.compile_module((text if frozen else linked().script(text)).encode(), name)


def measured(main: str, frozen: bool = False) -> tuple[str, dict[str, bytes]]:
    """The same as a module, and the main.py that loads it. While MicroPython runs a main.py it
    still points to where the compiler was: what comes to lie there is never collected. With our
    own short one that is a piece of the firmware, with a long one it may be a whole game."""
    return "import measured\n", {"/app/measured.mpy": as_module("measured.py", main, frozen)}


def rig(
    main: str | None = None,
    more: dict[str, bytes] | None = None,
    frozen: bool = False,
    **options,
) -> PicoRig:
    """A wired Pico with our firmware, as files or frozen in, and with more files."""
    content = {} if frozen else files()
    if main is not None:
        content = with_main(main, frozen)
    if frozen:
        options["image"] = images.frozen()
    return PicoRig(content | (more or {}), **({"pins": PINS} | options))


def reboot(old: PicoRig, **options) -> PicoRig:
    """The power was cut: the same flash in a chip that knows nothing else."""
    return PicoRig(dump=old.dump(), **({"pins": PINS, "image": old.image} | options))
