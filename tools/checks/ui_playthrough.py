"""Play a whole game in the page as a newcomer would, with a picture of everything new.

    python -m tools.checks.ui_playthrough FOLDER

Moves are shown at normal speed and tips are on. The Consigliere's first choice is taken, or a random one. A picture is
taken of each kind of question when it first comes, of the first question of each round, of each fight, of each card of
the management, and of the end, replay, report and study; seen.txt lists the texts and questions beside them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

from tools.harness import browser as browser_harness
from tools.harness.browser import Visitor, running_browser, words
from tools.harness.selectors import LETTERED, LOOK, PULL_UP
from tools.harness.server import NO_LIMITS, Server

SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
PHONES = 900  # pixels; narrower screens are used by touch
# The current caption, and what covers the map.
TOLD = """() => ({
  told: document.querySelector('.prompt')?.innerText.replaceAll('\\n', ' | ') ?? '',
  fight: (document.querySelector('.conflict')?.innerText ?? '').replaceAll(/[^\\w]+/g, '_'),
  tally: document.querySelector('.tally h3')?.innerText ?? '',
})"""
# Parts of a question that are only visible after scrolling.
PLACED = """() => {
  const box = document.querySelector('.prompt h2')?.getBoundingClientRect();
  const seen = [...document.querySelectorAll('.choices [data-choice]')].filter(each => {
    const one = each.getBoundingClientRect();
    const top = document.elementFromPoint(one.x + one.width / 2, one.y + one.height / 2);
    return one.width > 0 && top !== null && each.contains(top);
  }).length;
  return {
    top: Math.round(box?.top ?? -1), bottom: Math.round(box?.bottom ?? -1), seen,
    of: document.querySelectorAll('.choices [data-choice]').length,
    tab: document.querySelector('[data-tab][aria-selected=true]')?.dataset.tab ?? '',
  };
}"""


class Watcher:
    """A newcomer who takes pictures."""

    def __init__(self, visitor: Visitor, folder: Path, rng: Random, counsel: float) -> None:
        self.visitor, self.folder, self.rng, self.counsel = visitor, folder, rng, counsel
        self.page = visitor.page
        self.shots = 0
        self.seen: set[str] = set()
        self.said = ""
        self.notes = (folder / "seen.txt").open("w", encoding="utf-8")

    def note(self, words: object) -> None:
        print(words, file=self.notes, flush=True)

    def take(self, name: str) -> None:
        self.shots += 1
        file = f"{self.shots:03d}-{name}.png"
        self.page.evaluate(LETTERED)
        self.page.screenshot(path=self.folder / file)
        self.note(f"[{file}] {self.page.evaluate(PLACED)}")

    def once(self, name: str) -> None:
        if name not in self.seen:
            self.seen.add(name)
            self.page.wait_for_timeout(500)
            self.take(name)

    def watch(self) -> None:
        """Take a picture of what others do."""
        now = self.page.evaluate(TOLD)
        if now["told"] != self.said:
            self.said = now["told"]
            self.note(f"  {self.said}")
        round = self.visitor.last("state")["view"]["round"]
        if now["tally"]:
            self.once(f"tally-{round}-{now['tally'].replace(' ', '_')}")
        go = self.page.get_by_role("button", name=words("moves.go"), exact=True).first
        if now["fight"]:
            self.once(f"fight-{round}-{now['fight'][:40]}")
        if go.count() and go.is_visible() and go.is_enabled():
            self.take(f"held-{round}")
            with_timeout(lambda: go.click(timeout=2000))

    def decide(self) -> None:
        """Answer the open question."""
        state = self.visitor.last("state")
        kind, round = state["question"]["kind"], state["view"]["round"]
        self.note(f"{round} {kind}: {self.page.evaluate(TOLD)['told']}")
        self.once(kind)
        if kind.startswith("conflict") or kind in ("planning.move", "order.which"):
            self.once(f"{kind}-{round}" + (f"-{state['act']}" if kind.startswith("conflict") else ""))
        if self.rng.random() < self.counsel and len(state["question"]["choices"]) > 1 and self._consult(kind):
            return
        self.page.evaluate(PULL_UP)
        self.page.wait_for_timeout(150)
        self.once(f"list-{kind}")
        with_timeout(lambda: self.visitor.step(self.rng, "mixed"))

    def _consult(self, kind: str) -> bool:
        ask = self.page.locator(".consult:visible").first
        sent = len(self.visitor.wire)
        try:
            ask.click(timeout=3000)
            best = self.page.locator("[data-advised]").first
            best.wait_for(timeout=15_000)
            self.once(f"counsel-{kind}")
            self.visitor.settled()
            best.click(timeout=4000)
        except TimeoutError as wrong:
            self.note(f"  ! the Consigliere's choice of {kind} could not be taken: {str(wrong).splitlines()[0]}")
            return False
        return self.visitor.went(sent)

    def play(self) -> None:
        while not self.visitor.over():
            self.watch()
            if self.page.evaluate(LOOK)["choices"] or (self.visitor.ask and self.page.locator(".prompt.asked").count()):
                self.decide()
            else:
                self.page.wait_for_timeout(120)


def with_timeout(deed: Any) -> None:
    try:
        deed()
    except (TimeoutError, AssertionError) as wrong:
        print("watched:", str(wrong).splitlines()[0][:300], flush=True)


def after(watcher: Watcher) -> None:
    """Take pictures of the end and its result pages."""
    visitor, page = watcher.visitor, watcher.page
    for seconds in (0, 2, 6):
        page.wait_for_timeout(1000 * seconds)
        watcher.watch()
        watcher.take(f"end-{seconds}")
    page.reload()
    page.get_by_text(words("end.revealed")).wait_for()
    watcher.take("end-again")
    table = visitor.table
    for where, ready in (("replay", ".scrubber"), ("replay#all/150", ".scrubber"), ("study#all/150", ".prompt")):
        page.goto(f"/t/{table}/{where}")
        page.reload()
        page.locator(ready).first.wait_for()
        page.wait_for_timeout(2500)
        watcher.take(where.replace("#", "-").replace("/", "-"))
    page.goto(f"/t/{table}/report")
    page.locator("main h1").wait_for()
    watcher.take("report-before")
    visitor.call("POST", f"/api/tables/{table}/report")
    visitor.wait(lambda: visitor.call("GET", f"/api/tables/{table}/report")["state"] == "made", 300, "the report")
    page.reload()
    page.locator("main h1").wait_for()
    page.wait_for_timeout(1500)
    watcher.take("report")
    page.screenshot(path=watcher.folder / "report-whole.png", full_page=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--counsel", type=float, default=0.6, help="how often the Consigliere is asked")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    wide, high = (int(each) for each in args.size.split("x"))
    fingers: dict[str, Any] = {"has_touch": True, "is_mobile": True} if wide < PHONES else {}
    browser_harness.SETTINGS = {"speed": args.speed}
    env = {**NO_LIMITS, "COSCA_REPORT_SECONDS": "6", "COSCA_HINT_SECONDS": "0.4"}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=env) as server, running_browser() as browser:
        visitor = Visitor(browser, server.url, (wide, high), locale=args.language, **fingers)
        visitor.context.set_default_timeout(30_000)
        visitor.new_table(SEATS)
        watcher = Watcher(visitor, args.folder, Random(args.seed), args.counsel)
        visitor.asked()
        watcher.play()
        after(watcher)
        watcher.note(json.dumps({"missed": visitor.missed, "problems": visitor.problems}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
