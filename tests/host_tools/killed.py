"""Kill -9 at an exact moment: `python -m tests.host_tools.killed MOMENT SCRIPT WORD...`

Runs the installed script and kills this process before the MOMENT-th order to a database; a
commit is one, too. With 0 it prints their number at the end.
"""

import atexit
import os
import runpy
import signal
import sys

from sqlalchemy import Engine, event

PAGES = 10  # SQLite holds no more in memory, so that what it writes is in the file at once


class Watch:
    def __init__(self, moment: int) -> None:
        self.moment, self.orders = moment, 0

    def order(self, *_what) -> None:
        self.orders += 1
        if self.orders == self.moment:
            os.kill(os.getpid(), signal.SIGKILL)

    def at_exit(self) -> None:
        if not self.moment:
            print(self.orders)


def little_memory(connection, _record) -> None:
    if "sqlite" in type(connection).__module__:
        connection.execute(f"PRAGMA cache_size = {PAGES}")


if __name__ == "__main__":
    watch = Watch(int(sys.argv[1]))
    event.listen(Engine, "before_cursor_execute", watch.order)
    event.listen(Engine, "commit", watch.order)
    event.listen(Engine, "connect", little_memory)
    atexit.register(watch.at_exit)
    del sys.argv[:2]
    runpy.run_path(sys.argv[0], run_name="__main__")
