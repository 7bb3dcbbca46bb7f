"""A second, slow reading of the Railroad Ink rules, to compare the firmware's with.

Written from the rulebooks and the digest alone: nothing here imports from `firmware/`.
"""
