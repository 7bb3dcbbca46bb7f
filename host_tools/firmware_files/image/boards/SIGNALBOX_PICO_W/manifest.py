include("../SIGNALBOX/manifest.py", board="pico_w", folder="SIGNALBOX_PICO_W")
freeze("../SIGNALBOX", "_boot.py")  # last, as SIGNALBOX/imports.c wants it
