"""Number formats of a language: decimal sign, grouping, minus sign."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal

MINUS = "−"


@cache
def _locale(language: str) -> Locale:
    """Return the locale of the language; English for an unknown one, such as a pseudo-language."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def number(n: float, language: str, digits: int = 0) -> str:
    """Return the number with that many decimals and grouped thousands; never a negative zero."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(round(n, digits) + 0.0, format=pattern, locale=_locale(language)).replace("-", MINUS)


def short(n: float, language: str) -> str:
    """Return the number with as few digits as it needs."""
    return format_decimal(n, format="#,##0.######", locale=_locale(language)).replace("-", MINUS)


def signed(n: float, language: str, digits: int) -> str:
    """Return the number with a sign, unless it is zero."""
    text = number(n, language, digits)
    return text if text.startswith(MINUS) or not round(n, digits) else f"+{text}"
