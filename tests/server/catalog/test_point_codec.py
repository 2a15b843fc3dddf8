"""Packed polylines: short and without loss."""

from __future__ import annotations

import cosca
from cosca.server.catalog.documents import words_document
from cosca.server.catalog.point_codec import pack_points


def test_polylines_are_packed_and_nothing_else():
    """web/src/protocol/pointCodec.test.ts unpacks the same."""
    line = [[0, 0], [-0.1, 0.1], [145.4, -234.9], [3, 3]]
    fine = [[0.25, 1]] * 4
    document = {"a": {"b": line}, "c": [[1, 2], [3, 4]], "d": fine, "e": [True, None, "x"]}
    assert pack_points(document) == {**document, "a": {"b": {"~": "AABC-6C7yE_4C20E"}}}


def test_a_reader_gets_the_words_of_one_language():
    for name in cosca.game_names():
        for language in ("en", "de", "pl"):
            assert list(words_document(cosca.game(name), language)["ftl"]) == [language]
