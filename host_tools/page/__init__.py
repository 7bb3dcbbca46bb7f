"""The gadget in the browser.

May import: common, games, journals, firmware_files, store, exports, statistics, emulator, pieces.
"""
