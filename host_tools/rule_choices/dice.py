"""Plain dice have nothing to choose."""

CHOICES: tuple = ()
