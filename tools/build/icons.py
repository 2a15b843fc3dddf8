"""Draw the icons of the installable app from web/public/favicon.svg; run it after a change of that drawing.

    python -m tools.build.icons

The PNG files are committed, so that building the page needs no browser.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tools.harness.browser import running_browser

ROOT: Final = Path(__file__).resolve().parents[2]
DRAWING: Final = ROOT / "web" / "public" / "favicon.svg"
ICONS: Final = ROOT / "web" / "public" / "icons"
ANY_SIZES: Final = (192, 512)
MASKABLE_SIZES: Final = (192, 512)  # pixels; systems cut these into their own shape
APPLE_SIZE: Final = 180  # iOS rounds the corners itself and shows transparency as black
BADGE_SIZE: Final = 96  # for the status bar of Android, which uses the alpha channel only
_BADGE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="#fff"><path d="M12 38a20 20 0 1 1 34-20'
    'l-4 2-3-4-6 4C29 29 22 35 12 38z"/><path d="M2 54C22 48 32 38 39 23l3 3 3-3 3 3c4 10 9 20 16 28z"/></g></svg>'
)


def main() -> None:
    """Write all icons."""
    drawing = DRAWING.read_text(encoding="utf-8")
    full_bleed = re.sub(r' rx="\d+"', "", drawing)
    ICONS.mkdir(exist_ok=True)
    with running_browser() as browser:
        page = browser.new_page()
        for size in ANY_SIZES:
            _draw(page, drawing, size, ICONS / f"any-{size}.png")
        for size in MASKABLE_SIZES:
            _draw(page, full_bleed, size, ICONS / f"maskable-{size}.png")
        _draw(page, full_bleed, APPLE_SIZE, ICONS / "apple-touch.png")
        _draw(page, _BADGE, BADGE_SIZE, ICONS / "badge.png")


def _draw(page: Page, drawing: str, size: int, path: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    sized = drawing.replace("<svg ", f'<svg style="display: block" width="{size}" ', 1)
    page.set_content(f'<body style="margin: 0">{sized}')
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    main()
