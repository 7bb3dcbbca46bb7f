"""Tries every part of the browser's board; board.mjs imports it. Answers go back as JSON."""

import json

from firmware.boards import browser


def refused(call, *values):
    """The number of the OSError that the call raises, or 0."""
    try:
        call(*values)
    except OSError as error:
        return error.errno
    return 0


def flash():
    storage = browser.Flash()
    reported = [
        refused(storage.read, "a"),
        refused(storage.size, "a"),
        refused(storage.remove, "a"),
    ]
    reported.append(refused(storage.rename, "a", "b"))
    storage.append("a", b"one\n")
    storage.append("a", b"two\x00\xff")
    storage.replace("b", b"")
    storage.rename("a", "c")
    reported.append(storage.names())
    reported.append([storage.size("b"), storage.size("c")])
    reported.append(
        [list(storage.read("c", 4)), list(storage.read("c", 1, 2)), list(storage.read("b"))]
    )
    reported.append(storage.free())
    reported.append(refused(storage.append, "c", bytes(4096 * 350)))
    reported.append(refused(storage.replace, "d", bytes(4096 * 350)))
    reported.append(storage.size("c"))
    storage.remove("b")
    reported.append(storage.names())
    return json.dumps(reported)


def parts():
    buzzer = browser.Buzzer()
    buzzer.play((880, 150), (0, 50), (1760, 600))
    buzzer.play()
    browser.Light().set(1)
    board = browser.Browser()
    first, second = board.entropy(), board.entropy()
    distinct = len(first) == len(second) == 32 and first != second
    return json.dumps([buzzer.playing(), buzzer.step(5), distinct, board.utc()])
