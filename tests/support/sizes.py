"""Two sizes of one test: small in `make test`, full in `make soak`."""

import os

SOAK = os.environ.get("SIGNALBOX_SOAK") == "1"


def size(small: int, soak: int) -> int:
    return soak if SOAK else small
