include("../SIGNALBOX/manifest.py", board="pico", folder="SIGNALBOX_PICO")
freeze("../SIGNALBOX", "_boot.py")  # last, as SIGNALBOX/imports.c wants it
