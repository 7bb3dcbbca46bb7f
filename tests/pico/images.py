"""The images that the emulated Pico runs: MicroPython alone, and with Signalbox frozen in.
`python -m tests.pico.images` gets both ready, before any test waits for them."""

import sys
from functools import lru_cache

from host_tools.common.micropython import NEEDED
from host_tools.firmware_files.image.build import PACKAGES
from host_tools.firmware_files.image.cached import image, plain_micropython
from host_tools.firmware_files.image.sources import NoImage
from tests.legs import missing

REMEDY = (
    f"set SIGNALBOX_UF2 to a MicroPython {NEEDED}+ RPI_PICO .uf2 file, or run"
    " tests/system_parts.sh (ARM compiler and cmake) on a Debian machine that reaches its package"
    " mirror"
)
BUILDING = f"install {PACKAGES} on a Debian machine that reaches its package mirror"


@lru_cache(maxsize=1)
def stock() -> str:
    """MicroPython as it comes."""
    try:
        return str(plain_micropython(tell))
    except NoImage as problem:
        missing(f"emulated Pico ({problem})", REMEDY)
        raise


@lru_cache(maxsize=1)
def frozen() -> str:
    """What `signalbox image --board pico` makes of this checkout."""
    try:
        return str(image("pico", tell).path)
    except NoImage as problem:
        missing(f"emulated Pico with Signalbox frozen in ({problem})", BUILDING)
        raise


def tell(what: str) -> None:
    print(f"[pico] {what}", file=sys.stderr)


if __name__ == "__main__":
    for get in (lambda: plain_micropython(tell), lambda: image("pico", tell)):
        try:
            get()
        except NoImage as problem:
            print(f"[pico] {problem}", file=sys.stderr)
