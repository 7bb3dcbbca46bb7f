"""What is made from pins.toml and measures.toml: pictures, lists, case and circuit board."""
