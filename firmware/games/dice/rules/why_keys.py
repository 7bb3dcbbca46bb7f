"""Every reason that the game gives, each with its sentence in the texts. For the computer only."""

from firmware.games.why_keys import WHY_KEYS as SHARED_KEYS

WHY_KEYS = SHARED_KEYS + ("over", "dice_names", "dice_counts", "too_many")
