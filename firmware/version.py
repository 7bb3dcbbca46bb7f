"""The one place that names the version: journal header, wheel and about screen read it."""

VERSION = "0.1.0"
