"""The one place that names the version: journal header, wheel and about screen read it."""

VERSION = "0.2.0"
BUILD = ""  # eight digits of the sources; images and bundles have them here
FULL = VERSION + ("+" + BUILD if BUILD else "")
