"""Players that make up legal events, one module per game: for tests and `signalbox demo`."""
