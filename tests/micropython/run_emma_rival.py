"""Runs on MicroPython: what Emma's rivals do in whole games, a JSON line for each; COUNT games."""

import gc
import json
import sys

from tests.rules.emma_rivals import reported

for number in range(int(sys.argv[1])):
    print(json.dumps(reported(number)))
    gc.collect()
