"""`fast`: a function compiled by numba; where numba is missing it runs as it is, and slowly.

What is compiled lies in a cache folder of this user's, so that it is compiled once for a version.
Everything is counted in whole numbers, so that compiled or not, every machine finds the same.
"""

import os
from collections.abc import Callable
from typing import Any

import platformdirs

try:
    os.environ.setdefault("NUMBA_CACHE_DIR", platformdirs.user_cache_dir("signalbox/coach"))
    from numba import njit
except ImportError:
    COMPILES = False
else:
    COMPILES = True


def fast(function: Callable) -> Any:
    return njit(cache=True)(function) if COMPILES else function
