include("../SIGNALBOX/manifest.py", board="esp32", folder="SIGNALBOX_ESP32")
freeze("$(PORT_DIR)/modules", ("_boot.py", "flashbdev.py", "inisetup.py"))
