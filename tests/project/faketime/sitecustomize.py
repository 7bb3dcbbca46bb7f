"""For every Python under Debian's faketime, by PYTHONPATH: with the monotonic clock left alone, as
waiting for threads needs it, faketime 0.9.10 breaks the call that `time.sleep` makes."""

import select
import time


def sleep(seconds: float) -> None:
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    select.select((), (), (), seconds)


time.sleep = sleep
