include("../SIGNALBOX/manifest.py", board="pico2_w", folder="SIGNALBOX_PICO2_W")
freeze("../SIGNALBOX", "_boot.py")  # last, as SIGNALBOX/imports.c wants it
