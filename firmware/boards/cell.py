"""A LiPo cell: how full it is at which voltage, and when the gadget warns and stops.

May be imported on a computer: hardware/power.py computes the battery's life from it.
"""

# (mV, percent) of a resting cell, from empty to full.
CURVE = (
    (3270, 0),
    (3610, 5),
    (3690, 10),
    (3730, 20),
    (3770, 30),
    (3800, 40),
    (3840, 50),
    (3870, 60),
    (3950, 70),
    (4020, 80),
    (4110, 90),
    (4200, 100),
)
STOP_MV = 3400  # the gadget switches itself off
UNSAFE_MV = 3200  # below this a write to flash may fail half way


def percent(mv: int) -> int:
    """How full a cell of this voltage is."""
    below, least = CURVE[0]
    if mv <= below:
        return least
    for above, most in CURVE:
        if mv < above:
            return least + (mv - below) * (most - least) // (above - below)
        below, least = above, most
    return least
