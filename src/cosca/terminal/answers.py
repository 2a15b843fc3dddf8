"""Which choices a typed line means: by number, by text, or by some of the words; also several at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

import cosca
from cosca.kernel.facts import ChoiceFacts, QuestionFacts

SHORTEST: Final = 3  # letters that are looked for inside a choice's words, not only at their start
_NUMBERS: Final = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)+")
_NUMBER: Final = re.compile(r"(a?)\s*([0-9]+)")

Words = Callable[[ChoiceFacts], str]


class Unclear(Exception):
    """No choice is called so; `part` is what was typed, `first` whether nothing stands before it in its line."""

    def __init__(self, part: str, first: bool = True) -> None:
        super().__init__(part)
        self.part = part
        self.first = first


class Ambiguous(Unclear):
    """Several choices are called so: `found`, all of `among`."""

    def __init__(self, part: str, found: Sequence[ChoiceFacts], among: Sequence[ChoiceFacts]) -> None:
        super().__init__(part)
        self.found = list(found)
        self.among = list(among)


class Interrupted(Unclear):
    """Before this part of a line something happens that its writer could not know."""


def plain(text: str) -> str:
    """Without accents, case and signs, so that `cefalu` finds Cefalù and `lapowki` finds Łapówki."""
    letters = text.casefold().replace("ł", "l")  # a letter of its own, not an accented one
    bare = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return " ".join(re.findall(r"[a-z0-9]+", bare))


def labels(choices: Sequence[ChoiceFacts]) -> list[int]:
    """What to type for each choice: where all are amounts the amount itself, else 1, 2, 3..."""
    if all(choice["kind"] in ("number", "cars") for choice in choices):
        return [int(choice["text"].rpartition(" ")[2]) for choice in choices]
    return list(range(1, len(choices) + 1))


def find(line: str, choices: Sequence[ChoiceFacts], anytime: Sequence[ChoiceFacts], words: Words) -> ChoiceFacts:
    """The choice meant; Unclear if there is none, Ambiguous if there are several."""
    number = _NUMBER.fullmatch(line.strip().lower())
    if number:
        among = anytime if number[1] else choices
        chosen = dict(zip(labels(among), among, strict=True)).get(int(number[2]))
        if chosen is None:
            raise Unclear(line)
        return chosen
    wanted = " ".join(line.split())
    for choice in (*choices, *anytime):
        if choice["text"] == wanted:
            return choice
    start = plain(line)
    for among in (choices, anytime) if start else ():
        found = [choice for choice in among if _starts(choice, start, words(choice))]
        exact = [choice for choice in found if start in (plain(choice["text"]), plain(_name(choice)))]
        found = exact if len(exact) == 1 else found
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(line, found, among)
    inside = [choice for choice in choices if len(start) >= SHORTEST and f" {start}" in f" {plain(words(choice))}"]
    if len(inside) > 1:
        raise Ambiguous(line, inside, choices)
    if not inside:
        raise Unclear(line)
    return inside[0]


def _name(choice: ChoiceFacts) -> str:
    return choice["text"].partition(" ")[2]


def _starts(choice: ChoiceFacts, start: str, words: str) -> bool:
    return any(plain(text).startswith(start) for text in (choice["text"], _name(choice), words) if text)


# ---------------------------------------------------------------- several at once


def parts(line: str) -> list[str]:
    """The choices that a line asks for: what stands between semicolons, or each of several numbers."""
    if _NUMBERS.fullmatch(line.strip()):
        return re.findall(r"[0-9]+", line)
    return [part.strip() for part in line.split(";") if part.strip()] or [line]


def find_all(
    line: str, game: cosca.Game[Any], state: Any, seat: int, words: Callable[[str, ChoiceFacts], str]
) -> list[ChoiceFacts]:
    """The choices that a line means, each an answer to the question that comes after those before it.

    While the same kind of question comes again, as for the cards of a bid, numbers are those of the list that is shown.
    Nothing is told of a question that comes after a draw, a reveal or another seat: Interrupted.
    """
    after, found = state.copy(), list[ChoiceFacts]()
    shown: QuestionFacts | None = None
    events: list[cosca.Event] = []
    draws = after.draws
    for part in parts(line):
        first = shown is None
        if found:
            game.apply(after, seat, game.parse(after, seat, found[-1]["text"]), events)
        if after.draws != draws or any([event.reveals for event in events]) or seat not in game.actors(after):
            raise Interrupted(part, first)
        facts = game.facts(after, seat)
        question = facts["question"]
        assert question is not None
        shown = shown or question
        try:
            found.append(_answer(part, shown, question, facts["anytime"], words))
        except Ambiguous:
            raise
        except Unclear:
            raise Unclear(part, first) from None
    return found


def _answer(
    part: str,
    shown: QuestionFacts,
    question: QuestionFacts,
    anytime: Sequence[ChoiceFacts],
    words: Callable[[str, ChoiceFacts], str],
) -> ChoiceFacts:
    kind, choices = question["kind"], question["choices"]

    def said(choice: ChoiceFacts) -> str:
        return words(kind, choice)

    if question is shown or kind != shown["kind"] or not part.isdecimal():
        return find(part, choices, anytime, said)
    wanted = find(part, shown["choices"], (), said)["text"]
    return find(wanted, [each for each in choices if each["text"] == wanted], (), said)
