"""Pictures of wires and parts as SVG."""
