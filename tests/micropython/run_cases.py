"""Runs on MicroPython: every case of the module that is named on the command line."""

import gc
import sys

gc.threshold(16000)  # the heap stays in one piece: from source, more names need a longer table

module = __import__("tests.cases." + sys.argv[1], None, None, ("case",))
failed = 0
names = sorted(n for n in dir(module) if n.startswith("case_"))
for name in names:
    try:
        getattr(module, name)()
    except Exception as error:  # a failing case must not hide the ones after it
        failed += 1
        print("FAILED", name)
        sys.print_exception(error)
    gc.collect()
print("CASES", len(names), "FAILED", failed)
sys.exit(1 if failed else 0)
