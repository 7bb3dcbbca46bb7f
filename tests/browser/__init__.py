"""The page in real Chromium: what a person does with mouse, fingers, keys and no network."""
