"""Runs on MicroPython: what the rival does in whole games, a JSON line for each; COUNT games."""

import gc
import json
import sys

from tests.rules.rivals import reported

for number in range(int(sys.argv[1])):
    print(json.dumps(reported(number)))
    gc.collect()
