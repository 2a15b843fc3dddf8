"""Lines of points on their way to the page: short, and exactly the same behind it."""

from __future__ import annotations

import cosca
from cosca.server.packing import packed
from cosca.server.shelf import words_document


def test_lines_of_points_become_texts_and_all_else_stays():
    """web/src/lib/packing.test.ts unpacks the same."""
    line = [[0, 0], [-0.1, 0.1], [145.4, -234.9], [3, 3]]
    fine = [[0.25, 1]] * 4
    document = {"a": {"b": line}, "c": [[1, 2], [3, 4]], "d": fine, "e": [True, None, "x"]}
    assert packed(document) == {**document, "a": {"b": {"~": "AABC-6C7yE_4C20E"}}}


def test_a_reader_gets_the_words_of_one_language():
    for name in cosca.game_names():
        for language in ("en", "de", "pl"):
            assert list(words_document(cosca.game(name), language)["ftl"]) == [language]
