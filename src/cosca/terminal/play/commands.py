"""The commands that can be typed at a question instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

import cosca
from cosca.bots.advisor import advise
from cosca.terminal.commands.rules import show_rules
from cosca.terminal.play.why_not import matching_elements, why_not
from cosca.terminal.records import write_text
from cosca.terminal.render.advice import SHOWN, show_advice
from cosca.terminal.render.drawing import VisibleState
from cosca.terminal.render.game_texts import format_error
from cosca.terminal.render.layout import wrap_long_words

if TYPE_CHECKING:
    from cosca.terminal.play.loop import PlayLoop

LOG_LINES: Final = 40
LISTED: Final = (
    "log",
    "rules",
    "why",
    "hint",
    "undo",
    "save",
    "help",
    "quit",
    "again",
)  # in the order of the help, after the panels


class Quit(Exception):
    """The player quits; the game is saved."""


class Commands:
    """The commands of one play loop."""

    def __init__(self, play: PlayLoop) -> None:
        self.play = play
        self.console = play.console
        self.session = play.session
        self.game = play.game

    def run(self, line: str, seat: int, visible: VisibleState) -> bool:
        """Run the line if it is a command; return whether it was one."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        play, console = self.play, self.console
        question = visible.facts["question"]
        assert question is not None
        if word in play.renderer.panels and not rest:
            console.print(play.renderer.panel(word, visible))
        elif word in ("help", "?"):
            self.help()
        elif word in ("a", "anytime") and not rest:
            self.anytime(visible)
        elif word == "log" and not rest:
            console.print(play.log.tell(self.session.seen(seat)[-LOG_LINES:]))
        elif word == "look" and rest and play.renderer.has_look:
            self.look(rest, visible)
        elif word == "rules" and rest:
            self.print_errors(lambda: show_rules(self.game.name, rest.split(), console, play.texts.language))
        elif word == "why" and rest:
            self.why(rest, seat)
        elif word == "save":
            self.print_errors(lambda: self.save(rest))
        elif word == "undo" and not rest:
            self.undo(seat)
        elif word == "hint" and rest.lower() in ("", "all"):
            self.print_errors(lambda: self.hint(seat, visible, None if rest else SHOWN))
        elif word in ("quit", "exit") and not rest:
            raise Quit
        elif word == "again" and not rest:
            play.question(question)
        else:
            return False
        return True

    def anytime(self, visible: VisibleState) -> None:
        """Show what the seat may do at any moment."""
        if visible.facts["anytime"]:
            self.play.choices(visible.facts["anytime"], "anytime", "a")
        else:
            self.play.say("play-nothing")

    def look(self, name: str, visible: VisibleState) -> None:
        """Show a part of the board in detail."""
        detail = self.play.renderer.look(name, visible)
        if detail is None:
            self.play.say("play-no-area", start=name)
        else:
            self.console.print(detail)

    def why(self, name: str, seat: int) -> None:
        """Explain why something cannot be chosen, and by which rules."""
        play, state = self.play, self.session.match.state
        elements = matching_elements(name, play.texts.kit.glossary(self.game), play.texts)
        answer = why_not(self.game, state, seat, elements)
        if answer is None:
            play.say("play-why-unknown", "yellow", name=name)
        elif answer[1] is None:
            play.say("play-why-can", element=answer[0])
        else:
            play.say("play-why", why=answer[1], rules=", ".join(answer[1]["rules"]))

    def hint(self, seat: int, visible: VisibleState, most: int | None) -> None:
        """Show the Consigliere's ranking of the choices, from what the seat knows."""
        rng = Random(f"hint/{seat}/{len(self.session.match.log)}")
        decision = self.game.decision(self.session.match.state, seat)
        question = visible.facts["question"]
        assert decision is not None
        assert question is not None
        ranking = advise(self.game, decision, visible.view, self.session.memory(seat), rng)
        show_advice(ranking, question, self.play.renderer, self.console, most, "hint all")

    def undo(self, seat: int) -> None:
        """Undo the last choice and say which one, or why that is not possible."""
        match, play = self.session.match, self.play
        own = [choice for actor, choice in match.log if actor == seat]
        if not own or not match.may_undo(seat):
            play.say("play-undo-refused" if own else "play-undo-nothing", "yellow")
            return
        text = own[-1].text
        self.session.undo(seat)
        play.shown_entries = {each: min(n, len(self.session.history)) for each, n in play.shown_entries.items()}
        facts = self.game.facts(match.state, seat)
        question = facts["question"]
        listed = [*(question["choices"] if question else []), *facts["anytime"]]
        texts = [
            play.texts.choice(question["kind"] if question else "", each) for each in listed if each["text"] == text
        ]
        play.say("play-undone", choice=texts[0] if texts else text)

    def print_errors(self, action: Callable[[], None]) -> None:
        """Call the action; print an error instead of raising it."""
        try:
            action()
        except (cosca.CoscaError, OSError) as error:
            self.console.print(format_error(error, self.play.texts.speaker), style="yellow")

    def save(self, name: str) -> None:
        """Save a copy, or the game itself."""
        path = Path(name).expanduser() if name else self.session.path
        write_text(path, self.session.text())
        self.play.say("play-saved", file=str(path))

    def help(self) -> None:
        """Show all commands, and how to answer."""
        renderer, say = self.play.renderer, self.play.texts.say
        lookup = renderer.texts.speaker.first([f"{renderer.words}-rules-example", "play-rules-example"])
        rows = [(name, f"{renderer.words}-panel-{name}") for name in renderer.panels]
        rows += [("anytime", "play-help-anytime")] if renderer.has_anytime else []
        rows += [(say("play-help-look", attribute="typed"), f"{renderer.words}-look")] if renderer.has_look else []
        rows += [(say(f"play-help-{name}", attribute="typed"), f"play-help-{name}") for name in LISTED]
        table = Table(box=None, padding=(0, 2))
        for typed, id in rows:
            table.add_row(Text(typed, style="cyan"), say(id, {"rules": lookup}))
        self.play.say("play-help-answer", example=renderer.examples.get("choice", ""))
        self.play.say("play-help-several", example=renderer.examples.get("several", ""))
        self.console.print(wrap_long_words(table))
