"""The OpenAPI document: response models of every route, compared with the golden file."""

from __future__ import annotations

import json
from typing import Any

from tools.build.page_types import OPENAPI, openapi

DOCUMENT: dict[str, Any] = json.loads(openapi())


def _operations() -> dict[str, dict[str, Any]]:
    paths = DOCUMENT["paths"].items()
    return {f"{method} {path}": operation for path, methods in paths for method, operation in methods.items()}


def test_the_openapi_document_matches_the_golden_file() -> None:
    assert OPENAPI.read_text(encoding="utf-8") == openapi(), "run: make generate"


def test_every_operation_has_a_200_schema_and_the_refusal_model() -> None:
    operations = _operations()
    assert len(operations) > 60
    for name, operation in operations.items():
        responses = operation["responses"]
        assert set(responses) == {"200", "default"}, name
        (schema,) = [content["schema"] for content in responses["200"]["content"].values()]
        assert schema.keys() - {"title"}, name
        refusal = responses["default"]["content"]["application/json"]["schema"]
        assert refusal == {"$ref": "#/components/schemas/ErrorResponse"}, name
