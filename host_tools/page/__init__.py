"""The gadget in the browser.

May import: common, games, firmware_files, emulator.
"""
