"""Numbers as a language writes them: its decimal sign, its groups, its minus."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal

MINUS = "−"


@cache
def _locale(language: str) -> Locale:
    """What is known of the language; of English for one that nobody knows, such as a pseudo-language."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def number(n: float, language: str, digits: int = 0) -> str:
    """That many digits after the decimal sign, thousands in groups; never a negative zero."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(round(n, digits) + 0.0, format=pattern, locale=_locale(language)).replace("-", MINUS)


def short(n: float, language: str) -> str:
    """As few digits as the number needs."""
    return format_decimal(n, format="#,##0.######", locale=_locale(language)).replace("-", MINUS)


def signed(n: float, language: str, digits: int) -> str:
    """With a sign, unless it is nothing."""
    text = number(n, language, digits)
    return text if text.startswith(MINUS) or not round(n, digits) else f"+{text}"
