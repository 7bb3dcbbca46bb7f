"""Numbers as people of a language write them."""


def decimal(value: float | None, language: str) -> str:
    """With one digit after the point; a dash for what is not known."""
    if value is None:
        return "–"
    text = f"{value:.1f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text
