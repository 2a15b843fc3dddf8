"""Sample sizes: reduced in `make test`, full in `make test-soak`, which sets COSCA_SOAK=1."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = os.environ.get("COSCA_SOAK") == "1"


def some(part: int, whole: int) -> range:
    """Return the seeds or batches of a sampling test."""
    return range(whole if SOAK else part)
