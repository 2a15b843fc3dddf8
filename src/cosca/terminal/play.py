"""`cosca play`: shows the table to the seat in front, asks, tells what the others do, saves after each choice."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.terminal.answers import Ambiguous, Interrupted, Unclear, find_all, labels
from cosca.terminal.commands import Commands, Quit
from cosca.terminal.drawing import Sight, drawing_of, sight_of
from cosca.terminal.layout import whole
from cosca.terminal.log import LogWriter
from cosca.terminal.screen import read_line, wipe
from cosca.terminal.session import Session
from cosca.terminal.speech import Voice

__all__ = ["Play", "Quit"]

RUNS: Final = 3  # a list changes so often at most between columns and single lines
PROMPT: Final = "> "


class Play:
    """One sitting."""

    def __init__(self, session: Session, console: Console, voice: Voice) -> None:
        self.session = session
        self.console = console
        self.game = session.game
        self.voice = voice
        self.drawing = drawing_of(self.game, voice)
        self.log = LogWriter(self.drawing)
        self.commands = Commands(self)
        self.told = {seat: self._last(seat) for seat in self.game.seats}  # entries that the seat was told
        self.front = 0  # the seat that sat in front last
        self.kind = ""  # the kind of the last question
        self.asked = -1  # the length of the log at the last question
        self.printed: dict[str, str] = {}  # the parts of the table, as they were printed last
        self.turn: set[str] = set()  # those printed since the seat in front took over
        self.sight(None)

    def _last(self, seat: int) -> int:
        """The entry of the seat's last choice: a resumed game is told from there on."""
        log = self.session.match.log
        return max((at for at, (who, _) in enumerate(log, 1) if who == seat), default=0)

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Prints a message."""
        self.console.print(self.drawing.paint(self.voice.say(id, args)), style=style)

    def sight(self, seat: int | None) -> Sight:
        """What the seat sees now; seats are called by their families as it knows them."""
        sight = sight_of(self.game, self.session.match.state, seat)
        self.voice.learn(sight.view.get("families", {}))
        return sight

    # ---------------------------------------------------------------- the loop

    def run(self) -> None:
        """Until the game is over; EOFError and Quit come from the one who types."""
        session = self.session
        while actors := self.game.actors(session.match.state):
            human = next((seat for seat in actors if seat in session.humans), None)
            if human is None:
                session.apply(actors[0], session.bot_choice(actors[0]))
            else:
                session.save()
                self.sit(human)
                self.ask(human)
        self.finish()

    def sit(self, seat: int) -> None:
        """Puts the seat in front, and tells it what happened since."""
        console, other = self.console, seat != self.front
        named = seat in self.voice.families
        if other and self.front and not self.drawing.share(self.front, seat):
            wipe(console)
            console.print(Rule())
            self.say("play-pass", seat=seat, n=seat, named=named)
            read_line(f"{self.voice.say('play-pass-ready')} ", console)
            wipe(console)
            self.printed.clear()
        if other and len(self.session.humans) > 1:
            title = self.voice.say("play-front", {"seat": seat, "n": seat, "named": named})
            console.print(Rule(self.drawing.paint(title)))
        self.front = seat
        self.tell(seat)

    def tell(self, seat: int) -> None:
        """What the seat has not been told yet."""
        events = self.session.seen(seat, self.told[seat])
        self.told[seat] = len(self.session.history)
        if events:
            self.console.print(self.log.tell(events))

    def ask(self, seat: int) -> None:
        """One decision of a person, with all the commands before it."""
        match = self.session.match
        sight = self.sight(seat)
        question = sight.facts["question"]
        assert question is not None
        own = bool(match.log) and match.log[-1][0] == seat and self.asked >= 0
        if not own or question["kind"] in self.drawing.turns:
            self.turn.clear()
        self.asked = len(match.log)
        self.scene(sight)
        self.console.print()
        self.question(question)
        if not own:
            panels = list(self.drawing.hint(sight))
            self.say("play-more", "dim", panels=panels, anytime=bool(sight.facts["anytime"]))
        if question["kind"] in self.drawing.cards and question["kind"] != self.kind and len(question["choices"]) > 2:
            self.say("play-cards", "dim")
        self.kind = question["kind"]
        while True:
            line = read_line(PROMPT, self.console)
            if not line:
                self.say("play-type", "dim")
                continue
            if self.commands.carry_out(line, seat, sight):
                if len(match.log) != self.asked:
                    return
                continue
            chosen = self.answer(line, seat, sight)
            if chosen:
                self.session.apply_all(seat, [each["text"] for each in chosen])
                return

    def scene(self, sight: Sight) -> None:
        """What the question is about: each part once in a turn, and only if it looks different from last time."""
        blank = True
        for name, part in self.drawing.scene(sight).items():
            with self.console.capture() as drawn:
                self.console.print(part)
            if name in self.turn or not drawn.get().strip() or self.printed.get(name) == drawn.get():
                continue
            self.turn.add(name)
            self.printed[name] = drawn.get()
            if blank:
                self.console.print()
                blank = False
            self.console.print(part)

    def question(self, question: QuestionFacts) -> None:
        """The question and its answers."""
        self.console.print(self.drawing.paint(self.voice.question(question)), style="bold")
        self.choices(question["choices"], question["kind"])

    def choices(
        self, choices: list[ChoiceFacts], kind: str, mark: str = "", only: list[ChoiceFacts] | None = None
    ) -> None:
        """A list with what to type, or a part of it; short texts in columns, long ones below each other."""
        listed = [
            (Text(f"{mark}{label}".rjust(3), "cyan"), self.drawing.paint(self.words_of(kind, each)))
            for label, each in zip(labels(choices), choices, strict=True)
            if only is None or each in only
        ]
        runs = [
            list(run) for _, run in groupby(listed, key=lambda each: each[1].cell_len <= self.console.width // 2 - 6)
        ]
        for run in runs if len(runs) <= RUNS else [listed]:
            self.columns(run)

    def words_of(self, kind: str, choice: ChoiceFacts) -> str:
        """An answer with what is sure to come of it."""
        said = self.voice.choice(kind, choice)
        certain = choice.get("certain")
        return self.voice.say("play-certain", {"choice": said, "certain": certain}) if certain else said

    def columns(self, listed: list[tuple[Text, Text]]) -> None:
        """As many columns as fit, but no more than the list needs to be read easily."""
        longest = max(text.cell_len for _, text in listed)
        across = max(1, min((self.console.width + 2) // (longest + 7), (len(listed) + 3) // 4))
        down = -(-len(listed) // across)
        table = Table.grid(padding=(0, 2))
        for at in range(down):
            table.add_row(*[cell for pair in listed[at::down] for cell in pair])
        self.console.print(whole(table))

    def answer(self, line: str, seat: int, sight: Sight) -> list[ChoiceFacts]:
        """The choices that were typed; none after saying what is wrong."""
        try:
            return find_all(line, self.game, self.session.match.state, seat, self.voice.choice)
        except Ambiguous as several:
            self.say("play-several", "yellow", part=several.part)
            extra = several.among == sight.facts["anytime"]
            kind = (sight.facts["question"] or {"kind": ""})["kind"]
            self.choices(several.among, "anytime" if extra else kind, "a" if extra else "", several.found)
        except Interrupted as early:
            self.say("play-interrupted", "yellow", part=early.part)
        except Unclear as wrong:
            self.say("play-none" if wrong.first else "play-none-after", "yellow", part=wrong.part)
        return []

    # ---------------------------------------------------------------- the end

    def finish(self) -> None:
        """Who won, and why."""
        session, console = self.session, self.console
        seat = session.humans[0] if len(session.humans) == 1 else None
        last = self.front or seat or 1
        sight = self.sight(seat)
        self.tell(last)
        outcome = self.game.outcome(session.match.state)
        assert outcome is not None
        console.print()
        console.print(self.drawing.compact(sight))
        console.print(Rule(self.voice.say("play-end")))
        count = self.drawing.ending(sight)
        if count is not None:
            console.print(count)
        console.print(self.drawing.paint(self.voice.outcome(outcome)), style="bold")
        verdict = "" if seat is None else self.drawing.verdict(outcome, seat)
        if verdict:
            self.say(verdict)
