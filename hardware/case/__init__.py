"""The printed case: shell, lid and caps, built with build123d (the extra `hardware`).

Everything lies in the board's frame (measures.toml): z = 0 is the board's front face, z grows
towards the player.
"""
