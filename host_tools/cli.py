"""The command `signalbox`: Ctrl-C ends it without a trace-back, also while it is still loading.

Nothing else is imported before that is arranged, not even `signal`, which imports more; the
commands are in commands/application.py. Out of reach is Python's own start, about 25 ms: until it
runs the first line of a program, Ctrl-C ends in Python's trace-back.
"""

import sys

_c_signal = __import__("_signal")  # the part of `signal` that is built into Python


def end_at_once() -> None:
    """Let Ctrl-C end the process like any other program, unless it was started to ignore it."""
    if _c_signal.getsignal(_c_signal.SIGINT) is _c_signal.default_int_handler:
        _c_signal.signal(_c_signal.SIGINT, _c_signal.SIG_DFL)


if sys.argv[0].replace("\\", "/").rpartition("/")[2].startswith("signalbox"):
    end_at_once()  # the script that pip makes has more to do before it calls main

import signal  # noqa: E402  only now: see above

INTERRUPTED = 130  # the exit code that shells use for it


def main() -> None:
    """Run the command line. Ctrl-C cleans up while a command runs, and ends the process at once
    before and after that."""
    end_at_once()
    from host_tools.commands.application import run

    if signal.getsignal(signal.SIGINT) is not signal.SIG_DFL:
        run()
        return
    former, sys.unraisablehook = sys.unraisablehook, _unraisable
    try:
        try:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            run()
        finally:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            sys.unraisablehook = former
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _unraisable(found: "sys.UnraisableHookArgs") -> None:
    """A finaliser cannot pass Ctrl-C on to its caller: end the process there."""
    if found.exc_type is KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.raise_signal(signal.SIGINT)
    sys.__unraisablehook__(found)
