"""The one place that names the version: journal header, wheel and about screen read it."""

VERSION = "0.1.0"
BUILD = ""  # eight digits of the sources; images and bundles have them here
