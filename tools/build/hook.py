"""The build hook of the package: the page is built first, and with COSCA_COMPILE=1 a wheel gets compiled modules.

A compiled wheel is the pure one with binaries beside the modules; Python loads the binaries where there are both. The
modules stay, for tracebacks and for readers.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # hatchling loads this file by its path

from tools.build import mypyc_modules, page

COMPILERS = ["mypy", "setuptools"]


class Hook(BuildHookInterface[Any]):
    """What is built besides copying files. An editable package has neither: it serves the working tree."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if self.target_name == "editable":
            return []
        needed = [] if page.is_built(Path(self.root)) else [page.NODE]
        return [*needed, *(COMPILERS if self.compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page.build(Path(self.root))
        if self.compiles():
            binaries = mypyc_modules.binaries()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): name.as_posix() for name, path in binaries.items()})

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("COSCA_COMPILE", "") == "1"
