"""Runs on MicroPython: reads the journals of a file, which has the length of each before it.

    micropython read_on_micropython.py FILE
A line for each: good events, good bytes, why there is no game, why it stops.
"""

import gc
import sys

from firmware.play.replay import read_file
from host_tools.journals.memory_files import MemoryFiles

with open(sys.argv[1], "rb") as file:
    while True:
        size = file.readline()
        if not size:
            break
        story = read_file(MemoryFiles({"game": file.read(int(size))}), "game")
        wrong = story.wrong and story.wrong[0]
        fault = story.fault and story.fault[0]
        print("=", story.events, story.size, wrong, fault)
        story = None
        gc.collect()
