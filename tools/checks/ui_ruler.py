"""Measure the layout of one page at many sizes; ui_layout.js defines what is wrong, ui_layout.py what is measured."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError

from tools.harness.browser import ROOT, Visitor
from tools.harness.selectors import LETTERED
from tools.harness.server import scaled_timeout

MEASURE = (ROOT / "tools" / "checks" / "ui_layout.js").read_text(encoding="utf-8")
TOUCH = ("360x800", "390x844", "844x390")
SIZES = (*TOUCH, "1280x720", "1366x768", "1440x900", "2560x1440")
TABLET = "820x1180"  # held upright; measured on request
DESKTOP = "1920x1080"  # measured on request
LEAST = 10.0  # pixels: minimum text size
FINGER = 44.0  # pixels: minimum size of a touch target

# A resized page is laid out over several frames: it is stable when three in a row are equal except for clocks.
STILL = """seconds => new Promise(done => {
  const end = performance.now() + 1000 * seconds;
  let [before, same] = ['', 0];
  const look = () => {
    const boxes = [...document.querySelectorAll('body *:not(tspan)')].map(each => each.getBoundingClientRect());
    const now = boxes.flatMap(({x, y, width: w, height: h}) => [x, y, w, h].map(each => Math.round(each / 12))).join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= 2 || performance.now() > end) done(same >= 2);
    else setTimeout(() => requestAnimationFrame(look), 40);
  };
  document.fonts.ready.then(() => requestAnimationFrame(look));
})"""

Open = Callable[[Page], None]


@dataclass(frozen=True)
class Finding:
    """One problem with a box."""

    size: str
    situation: str
    what: str
    who: str
    more: str

    def __str__(self) -> str:
        return f"{self.size}  {self.situation}: {self.what}: {self.who} {self.more}"


class FindingsCache:
    """Cached findings for this build of the page, in a file: an interrupted run continues where it was."""

    def __init__(self, file: Path, page: Path, language: str, more: bytes = b"") -> None:
        built = (page / "index.html").read_bytes() if (page / "index.html").exists() else b""
        self._file, self._key = file, f"{language}-{sha256(built + MEASURE.encode() + more).hexdigest()[:16]}"
        held = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._found: dict[str, list[dict[str, str]]] = held.get(self._key, {})

    def get(self, situation: str, size: str) -> list[Finding] | None:
        """Return the findings of a situation; None if it was not measured."""
        findings = self._found.get(f"{situation} {size}")
        return None if findings is None else [Finding(**finding) for finding in findings]

    def put(self, situation: str, size: str, findings: list[Finding]) -> None:
        self._found[f"{situation} {size}"] = [asdict(finding) for finding in findings]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps({self._key: self._found}), encoding="utf-8")


class Ruler:
    """Measures what a visitor sees at each size; touch sizes are emulated as touch devices."""

    def __init__(
        self, browser: Browser, url: str, sizes: tuple[str, ...], shots: Path | None, language: str = "en",
        cache: FindingsCache | None = None,
    ) -> None:  # fmt: skip
        self.sizes, self.shots, self.cache = (
            tuple(size for size in (*SIZES, TABLET, DESKTOP) if size in sizes),
            shots,
            cache,
        )
        self.findings: list[Finding] = []
        self.looks: set[tuple[str, str]] = set()  # situation and size
        self.visitor = Visitor(browser, url, locale=language)
        self.visitor.context.set_default_timeout(1000 * scaled_timeout(15))
        self._devices = self.visitor.context.new_cdp_session(self.visitor.page)

    def enter(self) -> None:
        self.visitor.call("POST", "/api/guest", {"name": "Ada"})

    def close(self) -> None:
        self.visitor.close()

    def left(self, situation: str) -> list[str]:
        """Return the sizes at which it has not been measured yet; cached findings of the others count."""
        sizes: list[str] = []
        for size in self.sizes:
            findings = None if self.cache is None else self.cache.get(situation, size)
            if findings is None:
                sizes.append(size)
            elif (situation, size) not in self.looks:
                self.looks.add((situation, size))
                for finding in findings:
                    self.note(finding)
        return sizes

    def measure(self, situation: str, path: str, ready: str, opened: Open | None = None) -> None:
        """Measure a URL at all sizes as soon as `ready` is there; `opened` opens what is closed at first."""
        page, left = self.visitor.page, self.left(situation)
        if not left:
            return
        self._fingers(left[0] in TOUCH)
        self._visit(path, ready)
        for size in left:
            before = len(self.findings)
            self._resize(size)
            try:
                page.locator(ready).first.wait_for()
            except TimeoutError:
                self.note(Finding(size, situation, "missing", ready, self.visitor.says()))
            if opened:
                opened(page)
            self._settle(situation, size)
            self.look(page, situation, size)
            if self.cache is not None:
                self.cache.put(situation, size, self.findings[before:])

    def _resize(self, size: str) -> None:
        wide, high = (int(each) for each in size.split("x"))
        self._fingers(size in TOUCH)
        self.visitor.page.set_viewport_size({"width": wide, "height": high})

    def _settle(self, situation: str, size: str) -> None:
        """Wait until the page is stable and nothing is hovered."""
        page = self.visitor.page
        wide, high = (int(each) for each in size.split("x"))
        page.mouse.move(wide - 1, high - 1)
        page.wait_for_timeout(100)
        page.evaluate(LETTERED)
        if not page.evaluate(STILL, scaled_timeout(5)):
            self.note(Finding(size, situation, "restless", "the page", ""))

    def _fingers(self, used: bool) -> None:
        self._devices.send("Emulation.setTouchEmulationEnabled", {"enabled": used})

    def _visit(self, path: str, ready: str) -> None:
        """Open the page. A table replays missed moves once: the second visit has none."""
        page = self.visitor.page
        if page.url != self.visitor.url + path:
            page.goto(path)
            if not path.startswith("/t/"):
                return
        with contextlib.suppress(TimeoutError):  # the measurement reports that it is missing
            page.locator(ready).first.wait_for()
        page.reload()

    def note(self, finding: Finding) -> None:
        """Print a finding at once; the same one in several situations only the first time."""
        if all((each.size, each.what, each.who) != (finding.size, finding.what, finding.who) for each in self.findings):
            print(finding, flush=True)
        self.findings.append(finding)

    def look(self, page: Page, situation: str, size: str) -> None:
        options = {"touch": size in TOUCH, "least": LEAST, "finger": FINGER}
        self.looks.add((situation, size))
        for each in page.evaluate(MEASURE, options):
            self.note(Finding(size, situation, each["what"], each["who"], each["more"]))
        if self.shots is not None:
            page.screenshot(path=self.shots / f"{situation.replace(' ', '-')}-{size}.png", animations="disabled")


def show(rulers: list[Ruler]) -> int:
    """Print how much was found; the same finding in several situations counts once."""
    seen = {(finding.size, finding.what, finding.who) for ruler in rulers for finding in ruler.findings}
    by_size, whats = Counter(size for size, _, _ in seen), Counter(what for _, what, _ in seen)
    looks = Counter(size for ruler in rulers for _, size in ruler.looks)
    print("situations:", ", ".join(f"{size} {looks[size]}" for size in (*SIZES, TABLET) if looks[size]))
    print("findings:", ", ".join(f"{size} {by_size[size]}" for size in (*SIZES, TABLET) if looks[size]))
    print("by what:", ", ".join(f"{what} {count}" for what, count in whats.most_common()) or "nothing")
    return 1 if seen else 0
