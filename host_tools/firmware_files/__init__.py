"""What goes on a board: files and images.

May import: common.
"""
