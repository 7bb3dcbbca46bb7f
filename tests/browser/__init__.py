"""The page in real Chromium: what a visitor does with mouse, fingers, keys and no network."""
