"""Ctrl-C at an exact moment: `python -m tests.host_tools.interrupted MOMENT SCRIPT WORD...`

Runs the installed script and sends this process SIGINT at the MOMENT-th call of a function, and at
the latest at exit; calls count from when Python's own handler is gone.
With 0 it prints their number.
"""

import atexit
import os
import runpy
import signal
import sys


class Watch:
    def __init__(self, moment: int) -> None:
        self.moment, self.calls, self.counting = moment, 0, False

    def __call__(self, frame, event, arg) -> None:
        if event == "return" and frame.f_code.co_name == "end_at_once":
            self.counting = True
        if event == "call" and self.counting:
            self.calls += 1
            if self.calls == self.moment:
                interrupt()

    def at_exit(self) -> None:
        if not self.moment:
            print(self.calls)
        elif self.calls < self.moment:
            interrupt()


def interrupt() -> None:
    sys.setprofile(None)
    os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
    watch = Watch(int(sys.argv[1]))
    atexit.register(watch.at_exit)
    del sys.argv[:2]
    sys.setprofile(watch)
    runpy.run_path(sys.argv[0], run_name="__main__")
