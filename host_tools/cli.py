"""The command `signalbox`: Ctrl-C ends it without a trace-back, also while it is still loading.

Nothing of ours is imported before that is arranged; the commands are in commands/application.py.
"""

import os
import signal
import sys

INTERRUPTED = 130  # the exit code that shells use for it


def end_at_once() -> None:
    """Let Ctrl-C end the process like any other program, unless it was started to ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if os.path.basename(sys.argv[0]).startswith("signalbox"):
    end_at_once()  # the script that pip makes has more to do before it calls main


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


def _unraisable(found) -> None:
    """A finaliser cannot pass Ctrl-C on to its caller: end the process there."""
    if found.exc_type is KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.raise_signal(signal.SIGINT)
    sys.__unraisablehook__(found)
