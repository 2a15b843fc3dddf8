"""How much a test samples: a part in `make test`, all of it in `make test-soak`, which sets COSCA_SOAK=1."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = os.environ.get("COSCA_SOAK") == "1"


def some(part: int, whole: int) -> range:
    """The seeds or batches of a test that samples."""
    return range(whole if SOAK else part)
