"""The image that the emulated Pico runs. `python -m tests.pico.images` gets it ready, before any
test waits for it."""

import sys
from functools import lru_cache

from host_tools.firmware_files.image.build import PACKAGES
from host_tools.firmware_files.image.cached import image
from host_tools.firmware_files.image.sources import NoImage
from tests.support.optional_deps import missing

BUILDING = f"install {PACKAGES} on a Debian machine that reaches its package mirror"


@lru_cache(maxsize=1)
def frozen() -> str:
    """What `signalbox image --board pico` makes of this checkout."""
    try:
        return str(image("pico", say).path)
    except NoImage as problem:
        missing(f"emulated Pico ({problem})", BUILDING)
        raise


def say(what: str) -> None:
    print(f"[pico] {what}", file=sys.stderr)


if __name__ == "__main__":
    try:
        image("pico", say)
    except NoImage as problem:
        print(f"[pico] {problem}", file=sys.stderr)
