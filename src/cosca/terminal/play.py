"""`cosca play`: shows the table to the seat in front, asks, tells what the others do, saves after each choice."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import cosca
from cosca.bots.consigliere import advise
from cosca.games import wording
from cosca.terminal.advice import SHOWN, show
from cosca.terminal.answers import Ambiguous, find, labels
from cosca.terminal.rules import show_rules
from cosca.terminal.screen import read_line, wipe
from cosca.terminal.session import Session, write_text
from cosca.terminal.words import LogWriter, drawing_of

LOG_LINES = 40
RUNS = 3  # a list changes so often at most between columns and single lines
ANYTIME = "a  what you may do at any moment besides;  "
HINT = "  {anytime}{panels} show more;  hint asks the Consigliere;  help lists all"
REFUSED = "You may not undo this: others have acted or learned something since."
COMMANDS = {
    "log": "what happened so far",
    "rules ID or WORD": "look up the rules, such as {rules}",
    "hint": "what the Consigliere would do, and why; hint all: of every choice",
    "undo": "take your last choice back, while nobody learned anything from it",
    "save FILE": "save a copy; the game is saved after each choice anyway",
    "help": "this list (also: ?)",
    "quit": "stop here; the game stays saved",
}


class Quit(Exception):
    """The player leaves; the game is saved."""


class Play:
    """One sitting."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.game = session.game
        self.wording = wording(self.game)
        self.drawing = drawing_of(self.game, self.wording)
        self.teller = LogWriter(self.wording, self.drawing)
        self.told = {seat: self._last(seat) for seat in self.game.seats}  # entries that the seat was told
        self.front = 0  # the seat that sat in front last
        self.asked = -1  # the length of the log at the last question
        self.printed: dict[str, str] = {}  # the parts of the table, as they were printed last
        self.turn: set[str] = set()  # those printed since the seat in front took over
        self.wording.learn(self.game.view(session.match.state, None))

    def _last(self, seat: int) -> int:
        """The entry of the seat's last choice: a resumed game is told from there on."""
        log = self.session.match.log
        return max((at for at, (who, _) in enumerate(log, 1) if who == seat), default=0)

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
        if other and self.front and not self.drawing.share(self.front, seat):
            wipe(console)
            console.print(Rule())
            console.print(
                Text("Pass the keyboard to seat ").append(str(seat)).append(", ").append_text(self.drawing.mark(seat))
            )
            read_line("Press Enter when nobody else is looking. ", console)
            wipe(console)
            self.printed.clear()
        if other and len(self.session.humans) > 1:
            console.print(Rule(Text(f"seat {seat} ").append_text(self.drawing.mark(seat))))
        self.front = seat
        self.tell(seat)

    def tell(self, seat: int) -> None:
        events = self.session.seen(seat, self.told[seat])
        self.told[seat] = len(self.session.history)
        if events:
            self.console.print(self.teller.tell(events))

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.session.match.state, seat)

    def ask(self, seat: int) -> None:
        """One decision of a person, with all the commands before it."""
        match = self.session.match
        decision = self.game.decision(match.state, seat)
        assert decision is not None
        view = self.view(seat)
        own = bool(match.log) and match.log[-1][0] == seat and self.asked >= 0
        if not own or decision.kind in self.drawing.turns:
            self.turn.clear()
        self.asked = len(match.log)
        self.scene(decision, view)
        self.console.print()
        self.question(decision, view)
        if not own:
            panels = ", ".join(self.drawing.hint(view))
            anytime = ANYTIME if self.game.anytime(match.state, seat) else ""
            self.console.print(HINT.format(anytime=anytime, panels=panels), style="dim")
        while True:
            line = read_line("> ", self.console)
            if not line:
                self.console.print("Type a number, the choice in words, or help.", style="dim")
                continue
            if self.command(line, seat, decision, view):
                if len(match.log) != self.asked:
                    return
                continue
            choice = self.answer(line, seat, decision, view)
            if choice is not None:
                self.session.apply(seat, choice)
                return

    def scene(self, decision: cosca.Decision, view: dict[str, Any]) -> None:
        """What the question is about: each part once in a turn, and only if it looks different from last time."""
        blank = True
        for name, part in self.drawing.scene(view, decision).items():
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

    def question(self, decision: cosca.Decision, view: dict[str, Any]) -> None:
        self.console.print(self.drawing.paint(self.wording.ask(decision, view)), style="bold")
        self.choices(decision.choices, decision.kind, view)

    def choices(
        self,
        choices: tuple[cosca.Choice, ...],
        kind: str,
        view: dict[str, Any],
        mark: str = "",
        only: tuple[cosca.Choice, ...] | None = None,
    ) -> None:
        """A list with what to type, or a part of it; short texts in columns, long ones below each other."""
        listed = [
            (Text(f"{mark}{label}".rjust(3), "cyan"), self.drawing.paint(self.wording.choice(each, kind, view)))
            for label, each in zip(labels(choices), choices, strict=True)
            if only is None or each in only
        ]
        runs = [
            list(run) for _, run in groupby(listed, key=lambda each: each[1].cell_len <= self.console.width // 2 - 6)
        ]
        for run in runs if len(runs) <= RUNS else [listed]:
            self.columns(run)

    def columns(self, listed: list[tuple[Text, Text]]) -> None:
        """As many columns as fit, but no more than the list needs to be read easily."""
        longest = max(text.cell_len for _, text in listed)
        across = max(1, min((self.console.width + 2) // (longest + 7), (len(listed) + 3) // 4))
        down = -(-len(listed) // across)
        table = Table.grid(padding=(0, 2))
        for at in range(down):
            table.add_row(*[cell for pair in listed[at::down] for cell in pair])
        self.console.print(table)

    def answer(self, line: str, seat: int, decision: cosca.Decision, view: dict[str, Any]) -> cosca.Choice | None:
        """The choice that was typed; None after saying what is wrong."""
        anytime = self.game.anytime(self.session.match.state, seat)

        def words(choice: cosca.Choice) -> str:
            return self.wording.choice(choice, decision.kind, view)

        try:
            found = find(line, decision.choices, anytime, words)
        except Ambiguous as several:
            self.console.print(f"'{line}' could be several; type a number, or more of the words:", style="yellow")
            extra = several.found[0] not in decision.choices
            among, mark = (anytime, "a") if extra else (decision.choices, "")
            self.choices(among, decision.kind, view, mark, several.found)
            return None
        if found is None:
            self.console.print(f"'{line}' is none of the choices. Type a number of the list, or help.", style="yellow")
        return found

    # ---------------------------------------------------------------- commands

    def command(self, line: str, seat: int, decision: cosca.Decision, view: dict[str, Any]) -> bool:
        """Whether the line was a command; it has been carried out then."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        console = self.console
        if word in self.drawing.panels() and not rest:
            console.print(self.drawing.panel(word, view))
        elif word in ("help", "?"):
            self.help()
        elif word in ("a", "anytime") and not rest:
            found = self.game.anytime(self.session.match.state, seat)
            if found:
                self.choices(found, decision.kind, view, "a")
            else:
                console.print("Nothing now.")
        elif word == "log" and not rest:
            console.print(self.teller.tell(self.session.seen(seat)[-LOG_LINES:]))
        elif word == "look" and rest:
            console.print(self.drawing.look(rest, view) or f"There is no one area that starts with '{rest}'.")
        elif word == "rules" and rest:
            self.complain(lambda: show_rules(self.game.name, rest.split(), console))
        elif word == "save":
            self.complain(lambda: self.save(rest))
        elif word == "undo" and not rest:
            self.undo(seat)
        elif word == "hint" and rest.lower() in ("", "all"):
            self.hint(seat, decision, view, None if rest else SHOWN)
        elif word in ("quit", "exit") and not rest:
            raise Quit
        elif word == "again" and not rest:
            self.question(decision, view)
        else:
            return False
        return True

    def hint(self, seat: int, decision: cosca.Decision, view: dict[str, Any], most: int | None) -> None:
        """What the Consigliere thinks of the choices, from what the seat knows."""
        rng = Random(f"hint/{seat}/{len(self.session.match.log)}")
        found = advise(self.game, decision, view, self.session.memory(seat), rng)
        show(found, decision, view, self.drawing, self.console, most, "hint all")

    def undo(self, seat: int) -> None:
        """Takes the last choice back and says which, or why not."""
        match = self.session.match
        if match.log and not match.may_undo(seat):
            self.console.print(REFUSED, style="yellow")
            return
        choice = match.log[-1][1] if match.log else None
        if not self.complain(lambda: self.session.undo(seat)) or choice is None:
            return
        self.told = {each: min(n, len(self.session.history)) for each, n in self.told.items()}
        decision = self.game.decision(match.state, seat)
        kind = decision.kind if decision else ""
        self.console.print(f"Taken back: {self.wording.choice(choice, kind, self.view(seat))}")

    def complain(self, doing: Any) -> bool:
        """Does it; what goes wrong is said, not raised."""
        try:
            doing()
        except (cosca.CoscaError, OSError) as wrong:
            self.console.print(str(wrong), style="yellow")
            return False
        return True

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.session.path
        write_text(path, self.session.text())
        self.console.print(f"Saved in {path}")

    def help(self) -> None:
        drawing = self.drawing
        commands = {**drawing.panels(), **({"anytime": drawing.anytime} if drawing.anytime else {})}
        if drawing.look_at[0]:
            commands[drawing.look_at[0]] = drawing.look_at[1]
        commands |= {**COMMANDS, "again": "the question once more"}
        table = Table(box=None, padding=(0, 2))
        for name, text in commands.items():
            table.add_row(Text(name, style="cyan"), text.format(rules=drawing.rules_example))
        choice = f" (`{drawing.example}`)" if drawing.example else ""
        self.console.print(f"Answer with a number, with the choice{choice} or with some of its words.")
        self.console.print(table)

    # ---------------------------------------------------------------- the end

    def finish(self) -> None:
        """Who won, and why."""
        session, console = self.session, self.console
        seat = session.humans[0] if len(session.humans) == 1 else None
        last = self.front or seat or 1
        self.tell(last)
        outcome = self.game.outcome(session.match.state)
        assert outcome is not None
        console.print()
        console.print(self.drawing.compact(self.game.view(session.match.state, seat)))
        console.print(Rule("The end"))
        count = self.drawing.ending(self.game.describe(session.match.state))
        if count is not None:
            console.print(count)
        console.print(self.drawing.paint(self.wording.outcome(outcome)), style="bold")
        verdict = "" if seat is None else self.drawing.verdict(outcome, seat)
        if verdict:
            console.print(verdict)
