"""Short texts of why-not reasons for tests."""

from __future__ import annotations

from typing import Any

from cosca.games import kit
from cosca.i18n import Speaker

LANGUAGES = ("en", "de", "pl")


def reason_of(game: str, why: Any) -> str:
    """Return the id of a reason with its rules, and check its texts in every language."""
    own = kit(game)
    for language in LANGUAGES:
        assert Speaker([own.words], language, own.argument_kinds, strict=True).message(why).endswith(".")
    return " ".join([why["id"], *why["rules"]])
