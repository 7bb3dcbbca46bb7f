"""The Pico behind `sim --pico`.

May import: common, firmware_files.
"""
