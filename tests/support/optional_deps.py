"""Test legs that need a part of the system: skipped loudly, or a failure under SIGNALBOX_ALL=1."""

import os

import pytest

SKIPPED = "SKIPPED LEG: "


def missing(leg: str, remedy: str) -> None:
    """Skip this leg, saying how to get it; under SIGNALBOX_ALL=1 fail instead."""
    line = f"{SKIPPED}{leg}. To run it: {remedy}"
    if os.environ.get("SIGNALBOX_ALL") == "1":
        pytest.fail(line, pytrace=False)
    pytest.skip(line)
