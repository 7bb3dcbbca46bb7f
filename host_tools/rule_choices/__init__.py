"""Every choice of every game, for `signalbox rules`: one module of CHOICES per game."""
