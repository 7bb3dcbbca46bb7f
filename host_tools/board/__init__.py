"""A board at the end of a cable: deploy, sync, settings, faults.

May import: common, journals, firmware_files, store.
"""
