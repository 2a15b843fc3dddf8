"""`docs/hosting.md` lists every setting of the server with its default."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

from cosca.server.core.settings import Settings, env_name

PAGE = (Path(__file__).resolve().parents[2] / "docs/hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_listed_with_its_default() -> None:
    defaults = dict(re.findall(r"^\| `(COSCA_\w+)` \| (\d+) \|", PAGE, re.M))
    for field in dataclasses.fields(Settings):
        name = env_name(field.name)
        assert f"`{name}`" in PAGE, f"{name} is not listed"
        if name in defaults:
            assert float(defaults[name]) == float(field.default), name  # pyright: ignore[reportArgumentType]
