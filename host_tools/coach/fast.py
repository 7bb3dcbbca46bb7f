"""`fast`: a function compiled by numba; where numba is missing it runs as it is, and slowly.

What is compiled lies in a cache folder of this user's, so that it is compiled once for a version.
Everything is counted in whole numbers, so that compiled or not, every machine finds the same.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

try:
    from numba import config, njit
except ImportError:
    COMPILES = False
else:
    COMPILES = True


def _cache_folder() -> Path:
    """Where compiled code is stored: this user's, or a temporary folder if that is read-only."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(named) if named else platformdirs.user_cache_path("signalbox") / "coach"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except OSError:
        usable = False
    return folder if usable else Path(tempfile.gettempdir()) / "signalbox-coach"


FOLDER = _cache_folder()
if COMPILES:
    config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


def fast(function: Callable) -> Any:
    return njit(cache=True)(function) if COMPILES else function
