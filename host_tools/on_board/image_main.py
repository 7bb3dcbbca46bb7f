"""main.py of an image: runs the built-in Signalbox, or files in /app that go before it.

boot.py ran first: it has entered /app if there is one, and `safe` says that B is held.
"""

import os
import sys

PATH = sys.path[:]
sys.path[:] = [".frozen"]  # to look for a module on the flash takes time
import built_in  # noqa: E402 # found at once now

if not globals()["safe"]:
    if os.getcwd() == built_in.APP and built_in.files_go_first(built_in.mark()):
        sys.path[:] = PATH
        execfile("main.py")  # noqa: F821
    else:
        os.chdir("/")
        from signalbox import here, run  # noqa: F401 # the computer's tools look for them
sys.path[:] = PATH
