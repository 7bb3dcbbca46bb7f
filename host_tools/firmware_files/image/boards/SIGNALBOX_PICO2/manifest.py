include("../SIGNALBOX/manifest.py", board="pico2", folder="SIGNALBOX_PICO2")
freeze("../SIGNALBOX", "_boot.py")  # last: SIGNALBOX/find_frozen.c
