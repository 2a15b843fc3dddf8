"""What can be typed at a question besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

import cosca
from cosca.bots.consigliere import advise
from cosca.terminal.advice import SHOWN, show
from cosca.terminal.drawing import Sight
from cosca.terminal.layout import whole
from cosca.terminal.rules import show_rules
from cosca.terminal.session import write_text
from cosca.terminal.speech import said_wrong
from cosca.terminal.why import meant, why_not

if TYPE_CHECKING:
    from cosca.terminal.play import Play

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
)  # in the help, after the panels


class Quit(Exception):
    """The player leaves; the game is saved."""


class Commands:
    """The commands of one sitting."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.console = play.console
        self.session = play.session
        self.game = play.game

    def carry_out(self, line: str, seat: int, sight: Sight) -> bool:
        """Whether the line was a command; it has been carried out then."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        play, console = self.play, self.console
        question = sight.facts["question"]
        assert question is not None
        if word in play.drawing.panels and not rest:
            console.print(play.drawing.panel(word, sight))
        elif word in ("help", "?"):
            self.help()
        elif word in ("a", "anytime") and not rest:
            self.anytime(sight)
        elif word == "log" and not rest:
            console.print(play.log.tell(self.session.seen(seat)[-LOG_LINES:]))
        elif word == "look" and rest and play.drawing.has_look:
            self.look(rest, sight)
        elif word == "rules" and rest:
            self.complain(lambda: show_rules(self.game.name, rest.split(), console, play.voice.language))
        elif word == "why" and rest:
            self.why(rest, seat)
        elif word == "save":
            self.complain(lambda: self.save(rest))
        elif word == "undo" and not rest:
            self.undo(seat)
        elif word == "hint" and rest.lower() in ("", "all"):
            self.hint(seat, sight, None if rest else SHOWN)
        elif word in ("quit", "exit") and not rest:
            raise Quit
        elif word == "again" and not rest:
            play.question(question)
        else:
            return False
        return True

    def anytime(self, sight: Sight) -> None:
        """What the seat may do at any moment."""
        if sight.facts["anytime"]:
            self.play.choices(sight.facts["anytime"], "anytime", "a")
        else:
            self.play.say("play-nothing")

    def look(self, name: str, sight: Sight) -> None:
        """A part of the board from near."""
        found = self.play.drawing.look(name, sight)
        if found is None:
            self.play.say("play-no-area", start=name)
        else:
            self.console.print(found)

    def why(self, name: str, seat: int) -> None:
        """Why a thing cannot be chosen, and by which rules."""
        play, state = self.play, self.session.match.state
        elements = meant(name, play.voice.kit.glossary(self.game), play.voice)
        found = why_not(self.game, state, seat, elements)
        if found is None:
            play.say("play-why-unknown", "yellow", name=name)
        elif found[1] is None:
            play.say("play-why-can", element=found[0])
        else:
            play.say("play-why", why=found[1], rules=", ".join(found[1]["rules"]))

    def hint(self, seat: int, sight: Sight, most: int | None) -> None:
        """What the Consigliere thinks of the choices, from what the seat knows."""
        rng = Random(f"hint/{seat}/{len(self.session.match.log)}")
        decision = self.game.decision(self.session.match.state, seat)
        question = sight.facts["question"]
        assert decision is not None
        assert question is not None
        found = advise(self.game, decision, sight.view, self.session.memory(seat), rng)
        show(found, question, self.play.drawing, self.console, most, "hint all")

    def undo(self, seat: int) -> None:
        """Takes the last choice back and says which, or why not."""
        match, play = self.session.match, self.play
        own = [choice for who, choice in match.log if who == seat]
        if not own or not match.may_undo(seat):
            play.say("play-undo-refused" if own else "play-undo-nothing", "yellow")
            return
        text = own[-1].text
        self.session.undo(seat)
        play.told = {each: min(n, len(self.session.history)) for each, n in play.told.items()}
        facts = self.game.facts(match.state, seat)
        question = facts["question"]
        listed = [*(question["choices"] if question else []), *facts["anytime"]]
        said = [
            play.voice.choice(question["kind"] if question else "", each) for each in listed if each["text"] == text
        ]
        play.say("play-undone", choice=said[0] if said else text)

    def complain(self, doing: Callable[[], None]) -> None:
        """Does it; what goes wrong is said, not raised."""
        try:
            doing()
        except (cosca.CoscaError, OSError) as wrong:
            self.console.print(said_wrong(wrong, self.play.voice.speaker), style="yellow")

    def save(self, name: str) -> None:
        """A copy, or the save itself."""
        path = Path(name).expanduser() if name else self.session.path
        write_text(path, self.session.text())
        self.play.say("play-saved", file=str(path))

    def help(self) -> None:
        """All commands, and how to answer."""
        drawing, say = self.play.drawing, self.play.voice.say
        lookup = drawing.voice.speaker.first([f"{drawing.words}-rules-example", "play-rules-example"])
        rows = [(name, f"{drawing.words}-panel-{name}") for name in drawing.panels]
        rows += [("anytime", "play-help-anytime")] if drawing.has_anytime else []
        rows += [(say("play-help-look", attribute="typed"), f"{drawing.words}-look")] if drawing.has_look else []
        rows += [(say(f"play-help-{name}", attribute="typed"), f"play-help-{name}") for name in LISTED]
        table = Table(box=None, padding=(0, 2))
        for typed, id in rows:
            table.add_row(Text(typed, style="cyan"), say(id, {"rules": lookup}))
        self.play.say("play-help-answer", example=drawing.examples.get("choice", ""))
        self.play.say("play-help-several", example=drawing.examples.get("several", ""))
        self.console.print(whole(table))
