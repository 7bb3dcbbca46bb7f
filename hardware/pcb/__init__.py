"""The circuit board: a KiCad project that is made from the nets and the measures.

`python -m hardware.make` runs `hardware.pcb.make` with KiCad's own Python.
"""
