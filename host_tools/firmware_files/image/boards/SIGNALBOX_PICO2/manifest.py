include("../SIGNALBOX/manifest.py", board="pico2", folder="SIGNALBOX_PICO2")
freeze("../SIGNALBOX", "_boot.py")  # last, as SIGNALBOX/imports.c wants it
