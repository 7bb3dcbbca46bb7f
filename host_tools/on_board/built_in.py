"""The Signalbox that is built into this image, and whether files in /app go before it.

/app/version holds the version of those files, and behind it the build of the firmware that they
were put over. Files go first if they are newer, or if they were put over this very build: an
image that comes after them always wins.
"""

import os

VERSION = "@VERSION@"
BUILD = "@BUILD@"  # digits of the firmware's sources
APP = "/app"


def mark():
    """What the files say of themselves; nothing before 0.2.0."""
    try:
        with open(APP + "/version") as f:
            return f.read(60).split()
    except OSError:
        return []


def files_go_first(words):
    try:
        return words == [VERSION, BUILD] or numbers(words[0]) > numbers(VERSION)
    except (IndexError, ValueError):
        return False


def numbers(version):
    return [int(number) for number in version.split(".")]


def origin():
    """Which firmware runs and why: a key of the texts, and the version that it speaks of."""
    if os.getcwd() == APP:
        return "files_over" if mark()[:1] == [VERSION] else "files_newer", VERSION
    return "built_in_first" if APP[1:] in os.listdir("/") else "built_in", VERSION
