"""The coach: a strong player of Railroad Ink, and what it says about games that were played.

May import: common, pictures, journals, railroad.
"""
