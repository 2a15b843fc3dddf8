"""The loop of `cosca play`: show the table to the active seat, ask, narrate the others, save after each choice."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.rule import Rule

from cosca.kernel.facts import ChoiceFacts
from cosca.terminal.play.answers import Ambiguous, Interrupted, Unclear, find_all
from cosca.terminal.play.commands import Commands, Quit
from cosca.terminal.play.session import Session
from cosca.terminal.render.console import clear_screen, read_line
from cosca.terminal.render.drawing import VisibleState, renderer_of, visible_state
from cosca.terminal.render.event_log import LogWriter
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.questions import QuestionWriter

__all__ = ["PlayLoop", "Quit"]

PROMPT: Final = "> "


class PlayLoop(QuestionWriter):
    """The loop of one game at this terminal."""

    def __init__(self, session: Session, console: Console, texts: GameTexts) -> None:
        super().__init__(renderer_of(session.game, texts), console)
        self.session = session
        self.game = session.game
        self.log = LogWriter(self.renderer)
        self.commands = Commands(self)
        # the number of entries of the history that each seat was shown
        self.shown_entries = {seat: self._last(seat) for seat in self.game.seats}
        self.active_seat = 0  # the last active seat
        self.kind = ""  # the kind of the last question
        self.asked = -1  # the length of the log at the last question
        self.printed: dict[str, str] = {}  # the panels of the table, as last printed
        self.turn: set[str] = set()  # those printed since the active seat took over
        self.visible(None)

    def _last(self, seat: int) -> int:
        """Return the entry of the seat's last choice: a resumed game is narrated from there."""
        log = self.session.match.log
        return max((at for at, (actor, _) in enumerate(log, 1) if actor == seat), default=0)

    def visible(self, seat: int | None) -> VisibleState:
        """Return what the seat sees now; seats are named by their families as far as it knows them."""
        visible = visible_state(self.game, self.session.match.state, seat)
        self.texts.learn(visible.view.get("families", {}))
        return visible

    # ---------------------------------------------------------------- the loop

    def run(self) -> None:
        """Play until the game is over; EOFError and Quit come from the input."""
        session = self.session
        while actors := self.game.actors(session.match.state):
            human = next((seat for seat in actors if seat in session.humans), None)
            if human is None:
                session.apply(actors[0], session.bot_choice(actors[0]))
            else:
                session.save()
                self.activate(human)
                self.ask(human)
        self.finish()

    def activate(self, seat: int) -> None:
        """Make the seat the active one, and narrate what happened since it was last."""
        console, other = self.console, seat != self.active_seat
        named = seat in self.texts.families
        if other and self.active_seat and not self.renderer.share(self.active_seat, seat):
            clear_screen(console)
            console.print(Rule())
            self.say("play-pass", seat=seat, n=seat, named=named)
            read_line(f"{self.texts.say('play-pass-ready')} ", console)
            clear_screen(console)
            self.printed.clear()
        if other and len(self.session.humans) > 1:
            title = self.texts.say("play-front", {"seat": seat, "n": seat, "named": named})
            console.print(Rule(self.renderer.paint(title)))
        self.active_seat = seat
        self.narrate(seat)

    def narrate(self, seat: int) -> None:
        """Narrate what the seat has not been shown yet."""
        events = self.session.seen(seat, self.shown_entries[seat])
        self.shown_entries[seat] = len(self.session.history)
        if events:
            self.console.print(self.log.tell(events))

    def ask(self, seat: int) -> None:
        """Ask a person for one decision, running all commands before it."""
        match = self.session.match
        visible = self.visible(seat)
        question = visible.facts["question"]
        assert question is not None
        own = bool(match.log) and match.log[-1][0] == seat and self.asked >= 0
        if not own or question["kind"] in self.renderer.turns:
            self.turn.clear()
        self.asked = len(match.log)
        self.scene(visible)
        self.console.print()
        self.question(question)
        if not own:
            panels = list(self.renderer.hint(visible))
            self.say("play-more", "dim", panels=panels, anytime=bool(visible.facts["anytime"]))
        if question["kind"] in self.renderer.cards and question["kind"] != self.kind and len(question["choices"]) > 2:
            self.say("play-cards", "dim")
        self.kind = question["kind"]
        while True:
            line = read_line(PROMPT, self.console)
            if not line:
                self.say("play-type", "dim")
                continue
            if self.commands.run(line, seat, visible):
                if len(match.log) != self.asked:
                    return
                continue
            chosen = self.answer(line, seat, visible)
            if chosen:
                self.session.apply_all(seat, [choice["text"] for choice in chosen])
                return

    def scene(self, visible: VisibleState) -> None:
        """Print what the question is about: each panel once per turn, and only if it changed."""
        blank = True
        for name, part in self.renderer.scene(visible).items():
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

    def answer(self, line: str, seat: int, visible: VisibleState) -> list[ChoiceFacts]:
        """Return the typed choices; none after printing what is wrong."""
        try:
            return find_all(line, self.game, self.session.match.state, seat, self.texts.choice)
        except Ambiguous as ambiguous:
            self.say("play-several", "yellow", part=ambiguous.part)
            extra = ambiguous.among == visible.facts["anytime"]
            kind = (visible.facts["question"] or {"kind": ""})["kind"]
            self.choices(ambiguous.among, "anytime" if extra else kind, "a" if extra else "", ambiguous.found)
        except Interrupted as interrupted:
            self.say("play-interrupted", "yellow", part=interrupted.part)
        except Unclear as error:
            self.say("play-none" if error.first else "play-none-after", "yellow", part=error.part)
        return []

    # ---------------------------------------------------------------- the end

    def finish(self) -> None:
        """Print who won, and why."""
        session, console = self.session, self.console
        seat = session.humans[0] if len(session.humans) == 1 else None
        last = self.active_seat or seat or 1
        visible = self.visible(seat)
        self.narrate(last)
        outcome = self.game.outcome(session.match.state)
        assert outcome is not None
        console.print()
        console.print(self.renderer.compact(visible))
        console.print(Rule(self.texts.say("play-end")))
        count = self.renderer.ending(visible)
        if count is not None:
            console.print(count)
        console.print(self.renderer.paint(self.texts.outcome(outcome)), style="bold")
        verdict = "" if seat is None else self.renderer.verdict(outcome, seat)
        if verdict:
            self.say(verdict)
