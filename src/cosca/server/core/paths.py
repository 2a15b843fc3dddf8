"""Default locations of what a server stores."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the user's folder for Cosca's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cosca"


def default_url() -> str:
    """Return the URL of the default database: a SQLite file in the data folder."""
    return f"sqlite:///{data_folder() / 'cosca.sqlite3'}"
