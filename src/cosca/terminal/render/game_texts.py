"""Texts of the terminal in the user's language: the words of a game, of its bots and of the terminal itself."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import cosca
from cosca.bots.evaluator import Reason
from cosca.games import kit
from cosca.i18n import Args, Speaker, available, best_language, message_id, wanted_languages
from cosca.kernel.events import Facts
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.kernel.input_reader import nearest
from cosca.terminal.render.numbers import number

PLACE: Final = Path(__file__).parent.parent / "words"
BOTS: Final = Path(__file__).parent.parent.parent / "bots"
SOFT_HYPHEN: Final = "\u00ad"
FILES: Final = {errno.ENOENT: "missing", errno.EACCES: "locked", errno.EISDIR: "folder", errno.ENOTDIR: "no-folder"}
GENERAL: Final = "unknown"  # the reason that always applies
STRICT: Final = False  # tests set it: a missing message is an error then


def places_of(game: str) -> list[Path]:
    """Return the folders with the words that a game needs in the terminal."""
    return [PLACE, kit(game).words, BOTS / game / "words", BOTS / "words"]


def language_for(wanted: str | None) -> str:
    """Return the language: the requested one, else that of the environment, else English."""
    there = available([PLACE])
    if wanted is None:
        return best_language(wanted_languages(os.environ), there)
    if best_language([wanted], there) == "en" and not wanted.lower().startswith("en"):
        raise cosca.BadOption(why="no-language", facts={"name": wanted, "near": nearest(wanted, there), "known": there})
    return best_language([wanted], there)


class PlainSpeaker(Speaker):
    """Formats messages without soft hyphens, which a terminal would show."""

    def say(self, id: str, args: Args | None = None, attribute: str = "") -> str:
        return super().say(id, args, attribute).replace(SOFT_HYPHEN, "")

    def name(self, key: str, case: str = "") -> str:
        return super().name(key, case).replace(SOFT_HYPHEN, "")

    def listed(self, items: Sequence[Any], of: str = "", type: str = "and", case: str = "", times: str = "") -> str:
        return super().listed(items, of, type, case, times).replace(SOFT_HYPHEN, "")


def format_error(error: OSError | cosca.CoscaError, speaker: PlainSpeaker) -> str:
    """Return one line that says what went wrong."""
    if isinstance(error, OSError):
        file, case = str(error.filename or ""), FILES.get(error.errno or 0, "")
        if file and case:
            return speaker.say(message_id("wrong", "file", case=case), {"file": file})
        return f"{file}: {error.strerror}" if file else str(error)
    why = message_id("wrong", error.why)
    if error.why and speaker.has(why):
        return speaker.say(why, error.facts)
    return speaker.say("wrong-document", {"text": " ".join(str(error).split())})


class GameTexts:
    """The texts of one game in one language. A game without words uses the engine's own texts."""

    def __init__(self, game: cosca.Game[Any], language: str | None = None) -> None:
        self.game: Final = game
        self.kit: Final = kit(game.name)
        self.language: Final = language_for(language)
        self.speaker: Final = PlainSpeaker(
            places_of(game.name), self.language, self.kit.argument_kinds, self.kit.names(game), strict=STRICT
        )
        self.families: dict[int, str] = {}
        self.say: Final = self.speaker.say
        self.name: Final = self.speaker.name

    def learn(self, families: dict[str, str] | dict[int, str]) -> None:
        """Record which seat leads which family: seats are named by them from now on."""
        self.families = {int(seat): family for seat, family in families.items()}
        self.speaker.learn(self.families)

    def seat(self, seat: int, case: str = "") -> str:
        """Return the name of a seat."""
        return self.name(f"seat:{seat}", case)

    def number(self, n: float, digits: int = 0) -> str:
        """Return a number with that many decimals, as the language writes it."""
        return number(n, self.language, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a fraction in percent."""
        return self.say("percent", {"n": self.number(100 * share, digits)})

    def question(self, question: QuestionFacts) -> str:
        """Return the text of a question."""
        if self.speaker.has(message_id("ask", question["kind"])):
            return self.speaker.question(question)
        facts = ", ".join([f"{name} {value}" for name, value in question["facts"].items()])
        return f"{question['kind']}: {facts}" if facts else question["kind"]

    def choice(self, kind: str, choice: ChoiceFacts) -> str:
        """Return the text of an answer to a question of that kind."""
        ids = (message_id("choice", kind, case=choice["kind"]), message_id("choice", choice["kind"]))
        return self.speaker.choice(kind, choice) if any([self.speaker.has(id) for id in ids]) else choice["text"]

    def step(self, kind: str, choice: ChoiceFacts) -> str:
        """Return a short text of an answer, as a part of a plan; "" if the next one implies it."""
        ids = (message_id("step", kind, case=choice["kind"]), message_id("step", choice["kind"]))
        return (
            self.speaker.step(kind, choice) if any([self.speaker.has(id) for id in ids]) else self.choice(kind, choice)
        )

    def event(self, facts: Facts) -> str:
        """Return the sentence of an event; "" if it has none."""
        if facts["event"] == "family":
            self.learn({**self.families, facts["seat"]: facts["family"]})
        if self.speaker.has(message_id("event", facts["event"])):
            return self.speaker.event(facts)
        return ", ".join([f"{name} {value}" for name, value in facts.items()])

    def outcome(self, outcome: cosca.Outcome) -> str:
        """Return how the game ended."""
        id = message_id("outcome", outcome.reason if outcome.winners else "draw")
        if self.speaker.has(id):
            return self.speaker.outcome(outcome.reason, outcome.winners, self.kit.ending(self.game, outcome))
        return f"{outcome.reason}: {', '.join([str(seat) for seat in outcome.winners])}"

    def reason(self, reason: Reason) -> str:
        """Return the sentence of a reason; the general one if no catalogue has it."""
        id = message_id("reason", reason.key)
        sentence = self.say(id if self.speaker.has(id) else message_id("reason", GENERAL), reason.facts)
        return sentence[:1].upper() + sentence[1:]  # a sentence may begin with a lower-case name
