"""A computer in another time zone, for a while."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

# As POSIX writes them, with daylight saving time: no list of zones has to be installed.
BERLIN = "CET-1CEST,M3.5.0,M10.5.0/3"
AUCKLAND = "NZST-12NZDT,M9.5.0,M4.1.0/3"
LOS_ANGELES = "PST8PDT,M3.2.0,M11.1.0"


@contextmanager
def local_zone(name: str) -> Iterator[None]:
    before = os.environ.get("TZ")
    try:
        os.environ["TZ"] = name
        time.tzset()
        yield
    finally:
        del os.environ["TZ"]
        if before is not None:
            os.environ["TZ"] = before
        time.tzset()
