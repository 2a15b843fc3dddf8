"""Labels to type for choices, and the normal form in which typed text and names are compared."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from cosca.kernel.facts import ChoiceFacts


def normalize(text: str) -> str:
    """Return the text without accents, case and punctuation: `cefalu` finds Cefalù and `lapowki` finds Łapówki."""
    letters = text.casefold().replace("ł", "l")  # a letter of its own, not an accented one
    letters = letters.replace("’", "'")  # keyboards have the straight one
    bare = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return " ".join(re.findall(r"[a-z0-9]+", bare))


def choice_labels(choices: Sequence[ChoiceFacts]) -> list[int]:
    """Return what to type for each choice: the amount itself if all are amounts, else 1, 2, 3..."""
    if all(choice["kind"] in ("number", "cars") for choice in choices):
        return [int(choice["text"].rpartition(" ")[2]) for choice in choices]
    return list(range(1, len(choices) + 1))
