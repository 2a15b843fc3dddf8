"""Pictures of the page in every language: python tools/pictures.py [--languages de pl] [--only NAME...] [--parts pages]

Measures all pages, recorded questions of both games (tools/recorded.py), and real and coached tables on a desktop
and a phone as tools/boxes.py does, screen by screen where something is scrolled, which finds words that are cut off or
lie over others; and searches what is to be read in other languages for English words. English comes first; of the
other languages only what they have more of counts, such as words that are too long; without English, all of it. What
counts is listed, and the exit code is 1. How many pictures there are, and what was found in each language, is said at
the end.
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
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import page as built
import sights
from browsing import ROOT, running_browser
from catalogues import ENGLISH
from foreign import Foreign
from playwright.sync_api import Browser, Error, Page
from recorded import FOLDER, record
from ruler import Finding, Ruler
from serving import UNHURRIED, Server, patience
from sights import Sight, Sights

from cosca.words import available

LANGUAGES: Final = available([ROOT / "web" / "src" / "words"])
SIZES: Final = ("390x844", "1366x768")
SEEDS: Final = (11, 7, 19)
DEV: Final = ROOT / "build" / "dev"
SCREENS: Final = 5  # of something long: what follows looks like what was seen
PARTS: Final = ("pages", "questions", "tables", "lessons")

# What is to be read, and what a screen reader says of it; the names of people are their own.
READ = """() => {
  const own = '.who, .name, [data-own], option, [lang]:not(html), input, textarea, code, .log .sign';
  const seen = [...document.querySelectorAll('body *')].filter(each => each.checkVisibility() && !each.closest(own));
  const texts = seen.flatMap(each => [...each.childNodes].filter(one => one.nodeType === 3).map(one => one.data));
  const said = seen.flatMap(each => ['aria-label', 'title', 'alt', 'placeholder'].map(name => each.getAttribute(name)));
  return [document.title, ...texts, ...said].filter(Boolean).join('\\n');
}"""

# Scrolls what is scrolled most by one screen; whether there was anything left to scroll.
FURTHER = """() => {
  const above = document.querySelector('dialog[open]') ?? document;
  const can = each => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && each.clientHeight > 200;
  const long = each => each.scrollHeight > each.clientHeight + 40;
  const inner = [...above.querySelectorAll('*')].filter(each => long(each) && can(each));
  const all = [document.scrollingElement, ...inner].sort((a, b) => b.scrollHeight - a.scrollHeight);
  const most = all.find(each => each.scrollTop + each.clientHeight < each.scrollHeight - 40);
  most?.scrollBy({ top: most.clientHeight * 0.85, behavior: 'instant' });
  return most !== undefined;
}"""


class Reader(Ruler):
    """A ruler that also scrolls and reads: what is English where it should not be is a finding."""

    def __init__(self, browser: Browser, url: str, sizes: tuple[str, ...], shots: Path, language: str) -> None:
        super().__init__(browser, url, sizes, None, language)
        self.language, self.folder, self.seen = language, shots, 0
        self._foreign = Foreign(language, ROOT) if language != ENGLISH else None
        self.visitor.context.set_default_timeout(1000 * patience(30))

    def look(self, page: Page, situation: str, size: str) -> None:
        if self._foreign is not None:
            for word in self._foreign.left(page.evaluate(READ)):
                self.note(Finding(size, situation, "English", word, ""))
        for screen in range(1, SCREENS + 1):
            if screen > 1 and not page.evaluate(FURTHER):
                return
            page.wait_for_timeout(50)
            name = situation if screen == 1 else f"{situation} {screen}"
            super().look(page, name, size)
            page.screenshot(path=self.folder / f"{name.replace(' ', '-')}-{size}.png", animations="disabled")
            self.seen += 1

    def note(self, finding: Finding) -> None:
        """Kept without a word: what counts is known when all languages were looked at."""
        self.findings.append(finding)

    def join(self, other: Ruler) -> None:
        """The visitor is from now on who the other one is."""
        cookies: Any = other.visitor.context.cookies()
        self.visitor.context.add_cookies(cookies)

    def leave(self) -> None:
        """Nothing more is drawn of what was looked at."""
        self.visitor.page.goto("about:blank")


class Comparison:
    """What each language has more of than English."""

    def __init__(self, readers: list[Reader]) -> None:
        self.readers, self.more = readers, dict.fromkeys([each.language for each in readers], 0)

    def look(self, sight: Sight) -> None:
        usual: Counter[Any] = Counter()
        for reader in self.readers:
            before = len(reader.findings)
            reader.join(self.readers[0])
            try:
                reader.measure(sight.name, sight.path, sight.ready, sight.opened)
                if sight.path.startswith("/t/"):
                    reader.leave()
            except Error as wrong:
                reader.note(Finding("", sight.name, "missing", sight.ready, str(wrong).splitlines()[0]))
            found = Counter[Any]()
            for each in dict.fromkeys(reader.findings[before:]):
                key = (each.size, each.what, each.who.split(" ")[0])
                found[key] += 1
                if reader.language == ENGLISH:
                    usual[key] += 1
                elif found[key] > usual[key]:
                    self.more[reader.language] += 1
                    print(f"{reader.language}  {each}", flush=True)


@contextmanager
def dev_page() -> Iterator[str]:
    """Serves web/dev.html, made into files, with what was recorded; its address."""
    built.install(ROOT / "web")
    built.npm(ROOT / "web", "exec", "--", "vite", "build", "--config", "dev.config.ts", "--logLevel", "warn")
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
    for game in sights.GAMES:
        if not all((FOLDER / game / f"words_{each}.json").is_file() for each in LANGUAGES):
            record(game, SEEDS[0], list(SEEDS[1:]))


def pictures(
    languages: list[str], sizes: tuple[str, ...], parts: list[str], only: set[str], shots: Path, every: bool
) -> int:
    """How many things were found that English does not have."""
    found = 0
    spoken = sorted(languages, key=lambda each: each != ENGLISH)
    for each in spoken:
        (shots / each).mkdir(parents=True, exist_ok=True)
    with running_browser() as browser:

        def walk(url: str, part: Sights, enters: bool, readers: list[Reader]) -> int:
            comparison = Comparison(readers)
            if enters:
                readers[0].enter()
            for sight in part():
                if not only or any(each in sight.name for each in only):
                    comparison.look(sight)
            for each in readers:
                counts = ", ".join(
                    f"{what} {n}" for what, n in Counter(one.what for one in each.findings).most_common()
                )
                more = f"; more than in English: {comparison.more[each.language]}" if each.language != ENGLISH else ""
                print(f"{each.language}: {each.seen} pictures of {url}: {counts or 'nothing'}{more}", flush=True)
                print(*[f"  {each.language}  {problem}" for problem in dict.fromkeys(each.visitor.problems)], sep="\n")
                each.close()
            return sum(comparison.more.values())

        def read(url: str) -> list[Reader]:
            return [Reader(browser, url, sizes, shots / each, each) for each in spoken]

        if "questions" in parts:
            recorded()
            with dev_page() as dev:
                found += walk(dev, lambda: sights.questions(every), False, read(dev))
        for part in parts:
            if part == "questions":
                continue
            with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=UNHURRIED) as server:
                readers = read(server.url)
                ada = readers[0].visitor
                walks: dict[str, Sights] = {
                    "pages": lambda ada=ada, server=server: sights.pages(ada, server),
                    "tables": lambda ada=ada: sights.tables(ada),
                    "lessons": lambda ada=ada: sights.lessons(ada),
                }
                found += walk(server.url, walks[part], True, readers)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument(
        "--every", action="store_true", help="all kinds of questions, not only those that look different"
    )
    parser.add_argument("--only", nargs="*", default=[], help="parts of names of situations, such as planning or log")
    parser.add_argument("--shots", type=Path, default=ROOT / "build" / "pictures", help="a folder for the pictures")
    args = parser.parse_args()
    return 1 if pictures(args.languages, tuple(args.sizes), args.parts, set(args.only), args.shots, args.every) else 0


if __name__ == "__main__":
    sys.exit(main())
