"""Take pictures of the page in every language and measure its layout.

    python -m tools.checks.ui_translations [--languages de pl] [--only NAME...] [--parts pages]

Measures all pages, recorded questions of both games (tools/fixtures/record_games.py), and real and coached tables on a
desktop and a phone as tools/checks/ui_layout.py does, screen by screen where something is scrolled, which finds text
that is cut off or covered; and searches the texts of other languages for English words. One browser goes through all of
it and changes its language in place. Problems are listed with whether English has the same; the exit code is 1. A run
that was interrupted continues where it was, as long as page and words are the same (`--anew` starts again).
"""

from __future__ import annotations

import argparse
import functools
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, Error

import tools.build.page as built
from cosca.i18n import available
from tools.checks import ui_days, ui_situations
from tools.checks.ui_ruler import Finding, FindingsCache, Ruler
from tools.checks.ui_situations import PageView
from tools.fixtures.record_games import FOLDER, record, record_words
from tools.harness.browser import ROOT, running_browser
from tools.harness.server import NO_LIMITS, Server, scaled_timeout
from tools.i18n.catalogues import ENGLISH, places
from tools.i18n.untranslated_check import Foreign

LANGUAGES: Final = available([ROOT / "web" / "src" / "words"])
SIZES: Final = ("390x844", "1366x768")
SEEDS: Final = (11, 7, 19)
MOST: Final = 12  # English words listed per look
DEV: Final = ROOT / "build" / "dev"
PARTS: Final = ("pages", "questions", "tables", "lessons", "days")
ENV: Final = {
    **NO_LIMITS,
    "COSCA_REPORT_SECONDS": "2",
    "COSCA_SMTP_URL": "smtp://127.0.0.1:9",  # nobody answers there: pages show mail as available
    "COSCA_MAIL_FROM": "cosca@example.org",
}

# Visible texts, and those for screen readers, except names of players.
READ = """() => {
  const own = '.who, .name, [data-own], option, [lang]:not(html), input, textarea, code, .log .sign';
  const seen = [...document.querySelectorAll('body *')].filter(each => each.checkVisibility() && !each.closest(own));
  const texts = seen.flatMap(each => [...each.childNodes].filter(one => one.nodeType === 3).map(one => one.data));
  const said = seen.flatMap(each => ['aria-label', 'title', 'alt', 'placeholder'].map(name => each.getAttribute(name)));
  return [document.title, ...texts, ...said].filter(Boolean).join('\\n');
}"""

# Scrolls the longest scrollable element by one screen; returns whether there was anything left to scroll.
FURTHER = """() => {
  const above = document.querySelector('dialog[open]') ?? document;
  const can = each => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && each.clientHeight > 200;
  const long = each => each.scrollHeight > each.clientHeight + 40;
  const inner = [above, ...above.querySelectorAll('*')].filter(each => each !== document && long(each) && can(each));
  const all = [document.scrollingElement, ...inner].sort((a, b) => b.scrollHeight - a.scrollHeight);
  const most = all.find(each => each.scrollTop + each.clientHeight < each.scrollHeight - 40);
  if (!most) return false;
  globalThis.scrolled ??= new Map();
  if (!scrolled.has(most)) scrolled.set(most, most.scrollTop);
  most.scrollBy({ top: most.clientHeight * 0.85, behavior: 'instant' });
  return true;
}"""
# Whether the document itself is scrolled, and no dialog covers it.
LONG = "!document.querySelector('dialog[open]') && document.scrollingElement.scrollHeight > innerHeight + 1"
# Scrolls back to the start.
BACK = """() => {
  for (const [each, top] of globalThis.scrolled ?? []) each.scrollTo({ top, behavior: 'instant' });
  globalThis.scrolled = undefined;
}"""
# As if the language had been changed on another page of this browser.
SPEAK = """([language, now]) => {
  for (const key of ['cosca.language', 'cosca.language.account']) localStorage.setItem(key, JSON.stringify(language));
  if (now) dispatchEvent(new StorageEvent('storage', { key: 'cosca.language' }));
}"""


class Reader(Ruler):
    """A ruler that measures in every language, scrolls and reads: untranslated English is a finding."""

    def __init__(
        self, browser: Browser, url: str, sizes: tuple[str, ...], folder: Path, languages: list[str], only: set[str],
        cache: FindingsCache, whole: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(browser, url, sizes, None, languages[0], cache)
        self.whole = whole
        self.languages, self.folder, self.only, self.seen = languages, folder, only, 0
        self._foreign = {each: Foreign(each, ROOT) for each in languages if each != ENGLISH}
        self.visitor.context.set_default_timeout(1000 * min(60, scaled_timeout(20)))

    def left(self, situation: str) -> list[str]:
        """Return the sizes at which it has not been measured yet in each language."""
        wanting = [super(Reader, self).left(f"{situation} {each}") for each in self.languages]
        return [size for size in self.sizes if any(size in each for each in wanting)]

    def wants(self, *names: str) -> bool:
        """Return whether one of them is left, was requested, or leads to what was requested."""
        if self.only:
            return any(each in name or name in each for each in self.only for name in names)
        return any(self.left(each) for each in names)

    def went(self, name: str) -> None:
        if not self.only and self.cache is not None:
            for size, language in ((size, each) for size in self.sizes for each in self.languages):
                self.cache.put(f"{name} {language}", size, [])

    def show(self, page_view: PageView) -> None:
        """Measure it at all sizes, in all languages."""
        left = self.left(page_view.name)
        if not left or (self.only and not any(name in page_view.name for name in self.only)):
            return
        page, at = self.visitor.page, f"{page_view.name} {self.languages[0]}"
        try:
            self._resize(left[0])  # elements of another size may be left over
            self._visit(page_view.path, page_view.ready)
            for size in left:
                self._resize(size)
                page.locator(page_view.ready).first.wait_for()
                while page.locator("dialog[open]").count() and page_view.opened:
                    page.keyboard.press("Escape")
                    page.wait_for_timeout(50)
                if page_view.opened:
                    page_view.opened(page)
                for language in self.languages:
                    at = f"{page_view.name} {language}"
                    self._look(at, size, language, page_view)
        except Error as error:
            self.note(Finding("", at, "missing", page_view.ready, str(error).splitlines()[0]))
        if page.url != "about:blank":
            page.evaluate(SPEAK, [self.languages[0], False])

    def _look(self, situation: str, size: str, language: str, page_view: PageView) -> None:
        page, before, screens = self.visitor.page, len(self.findings), page_view.screens
        if page_view.static:
            page.evaluate(SPEAK, [language, False])
            page.reload()
            page.locator(page_view.ready).first.wait_for()
        else:
            self.speak(language)
            self._settle(situation, size)
        if language in self._foreign and (words := self._foreign[language].left(page.evaluate(READ))):
            self.note(Finding(size, situation, "English", ", ".join(words[:MOST]), f"({len(words)})"))
        whole = self.whole and screens > 1 and page.evaluate(LONG)
        for screen in range(1, (1 if whole else screens) + 1):
            if screen > 1:
                if not page.evaluate(FURTHER):
                    break
                page.wait_for_timeout(50)
            self.look(page, situation, size)
            name = (situation if screen == 1 else f"{situation} {screen}").replace(" ", "-")
            page.screenshot(path=self.folder / f"{name}-{size}.png", animations="disabled", full_page=whole)
            self.seen += 1
        if whole:
            self._resize(size)  # a picture of the whole page ends the emulation of fingers
        page.evaluate(BACK)
        if self.cache is not None:
            self.cache.put(situation, size, self.findings[before:])

    def speak(self, language: str) -> None:
        """Switch the page to that language without reloading it."""
        self.visitor.page.evaluate(SPEAK, [language, True])
        self.visitor.page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)


def print_findings(findings: list[Finding], languages: list[str]) -> int:
    """Print how much was found in each language, and how much of it English has too."""
    seen: dict[str, set[tuple[str, str, str]]] = {finding: set() for finding in languages}
    for finding in findings:
        seen[finding.situation.rpartition(" ")[2]].add((finding.size, finding.what, finding.who))
    usual = Counter((size, what, who.split(" ")[0]) for size, what, who in seen.get(ENGLISH, set()))
    for language, findings_here in seen.items():
        counts = ", ".join(f"{what} {n}" for what, n in Counter(what for _, what, _ in findings_here).most_common())
        own = Counter((size, what, who.split(" ")[0]) for size, what, who in findings_here) - usual
        more = f"; more than in English: {own.total()}" if language != ENGLISH and ENGLISH in languages else ""
        print(f"{language}: {counts or 'nothing'}{more}")
    return 1 if any(seen.values()) else 0


@contextmanager
def dev_page() -> Iterator[str]:
    """Serve web/dev.html as static files with the recorded fixtures; yield its URL."""
    built.install(ROOT / "web")
    built.npm(ROOT / "web", "exec", "--", "vite", "build", "--config", "vite.dev.config.ts", "--logLevel", "warn")
    (DEV / FOLDER.name).symlink_to(FOLDER, target_is_directory=True)

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(DEV))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}"
        finally:
            serving.shutdown()


def recorded() -> None:
    """Ensure that there are recorded questions with the current words."""
    for game in ui_situations.GAMES:
        if any((FOLDER / game / "states").glob("*.json")):
            record_words(game)
        else:
            record(game, SEEDS[0], list(SEEDS[1:]))


def words_digest() -> bytes:
    """Return a digest of all words: those of the server are not part of the built page."""
    files = sorted(file for place in places(ROOT) for each in LANGUAGES for file in place.files(each))
    return sha256(b"".join(each.read_bytes() for each in files)).digest()


def pictures(args: argparse.Namespace) -> int:
    """Take all pictures; return 1 if anything was found."""
    languages = sorted(args.languages, key=lambda each: each != ENGLISH)
    findings: list[Finding] = []
    args.shots.mkdir(parents=True, exist_ok=True)
    file = args.shots / "kept.json"
    if args.anew:
        file.unlink(missing_ok=True)
    built.build(ROOT)
    cache = FindingsCache(file, ROOT / built.BUILT, "all", words_digest())
    with running_browser() as browser:

        def walk(part: str, url: str, server: Server | None) -> None:
            since = monotonic()
            reader = Reader(browser, url, tuple(args.sizes), args.shots, languages, set(args.only), cache, args.whole)
            if server is None:
                way = ui_situations.questions(args.every)
            else:
                reader.enter()
                ways = {
                    "pages": ui_situations.pages,
                    "tables": ui_situations.tables,
                    "lessons": ui_situations.lessons,
                    "days": ui_days.days,
                }
                way = ways[part](reader, server)
            for page_view in way:
                reader.show(page_view)
            print(f"{part}: {reader.seen} pictures in {monotonic() - since:.0f} s", flush=True)
            print(*[f"  {problem}" for problem in dict.fromkeys(reader.visitor.problems)], sep="\n")
            findings.extend(reader.findings)
            reader.close()

        for part in args.parts:
            if part == "questions":
                recorded()
                with dev_page() as dev:
                    walk(part, dev, None)
            else:
                with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=ENV) as server:
                    walk(part, server.url, server)
    return print_findings(findings, languages)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument(
        "--every", action="store_true", help="all kinds of questions, not only those that look different"
    )
    parser.add_argument("--only", nargs="*", default=[], help="parts of names of situations, such as planning or log")
    parser.add_argument("--whole", action="store_true", help="one picture of a whole page instead of its screens")
    parser.add_argument("--anew", action="store_true", help="look again at what was looked at")
    parser.add_argument("--shots", type=Path, default=ROOT / "build" / "pictures", help="a folder for the pictures")
    return pictures(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
