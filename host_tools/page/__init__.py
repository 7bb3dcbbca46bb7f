"""The gadget in the browser.

May import: common, games, journals, firmware_files, store, exports, statistics, pieces, board, emulator.
"""  # noqa: E501
