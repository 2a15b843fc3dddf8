"""Matching of typed lines to choices: by number, by text, or by some of the words; also several at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import cosca
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.terminal.render.labels import choice_labels, normalize

SHORTEST: Final = 3  # letters; shorter texts only match the start of a word
_NUMBERS: Final = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)+")
_NUMBER: Final = re.compile(r"(a?)\s*([0-9]+)")

Words = Callable[[ChoiceFacts], str]


class Unclear(Exception):
    """No choice matches; `part` is what was typed, `first` whether it is the first part of its line."""

    def __init__(self, part: str, first: bool = True) -> None:
        super().__init__(part)
        self.part = part
        self.first = first


class Ambiguous(Unclear):
    """Several choices match: `found`, all of `among`."""

    def __init__(self, part: str, found: Sequence[ChoiceFacts], among: Sequence[ChoiceFacts]) -> None:
        super().__init__(part)
        self.found = list(found)
        self.among = list(among)


class Interrupted(Unclear):
    """Something happens before this part of a line that the player could not know."""


def find(line: str, choices: Sequence[ChoiceFacts], anytime: Sequence[ChoiceFacts], words: Words) -> ChoiceFacts:
    """Return the matching choice; raise Unclear if there is none, Ambiguous if there are several."""
    number = _NUMBER.fullmatch(line.strip().lower())
    if number:
        among = anytime if number[1] else choices
        chosen = dict(zip(choice_labels(among), among, strict=True)).get(int(number[2]))
        if chosen is None:
            raise Unclear(line)
        return chosen
    wanted = " ".join(line.split())
    for choice in (*choices, *anytime):
        if choice["text"] == wanted:
            return choice
    start = normalize(line)
    for among in (choices, anytime) if start else ():
        matches = [choice for choice in among if _starts(choice, start, words(choice))]
        exact = [choice for choice in matches if start in (normalize(choice["text"]), normalize(_name(choice)))]
        matches = exact if len(exact) == 1 else matches
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise Ambiguous(line, matches, among)
    inside = [choice for choice in choices if len(start) >= SHORTEST and f" {start}" in f" {normalize(words(choice))}"]
    if len(inside) > 1:
        raise Ambiguous(line, inside, choices)
    if not inside:
        raise Unclear(line)
    return inside[0]


def _name(choice: ChoiceFacts) -> str:
    return choice["text"].partition(" ")[2]


def _starts(choice: ChoiceFacts, start: str, words: str) -> bool:
    return any(normalize(text).startswith(start) for text in (choice["text"], _name(choice), words) if text)


# ---------------------------------------------------------------- several at once


def parts(line: str) -> list[str]:
    """Return the parts of a line: those between semicolons, or each of several numbers."""
    if _NUMBERS.fullmatch(line.strip()):
        return re.findall(r"[0-9]+", line)
    return [part.strip() for part in line.split(";") if part.strip()] or [line]


def find_all(
    line: str, game: cosca.Game[Any], state: Any, seat: int, words: Callable[[str, ChoiceFacts], str]
) -> list[ChoiceFacts]:
    """Return the choices that a line means, each an answer to the question that follows the choices before it.

    While the same kind of question repeats, as for the cards of a bid, numbers are those of the list on the screen.
    A question after a draw, a reveal or another seat's choice is not revealed: Interrupted is raised.
    """
    after, chosen = state.copy(), list[ChoiceFacts]()
    shown: QuestionFacts | None = None
    events: list[cosca.Event] = []
    draws = after.draws
    for part in parts(line):
        first = shown is None
        if chosen:
            game.apply(after, seat, game.parse(after, seat, chosen[-1]["text"]), events)
        if after.draws != draws or any([event.reveals for event in events]) or seat not in game.actors(after):
            raise Interrupted(part, first)
        facts = game.facts(after, seat)
        question = facts["question"]
        assert question is not None
        shown = shown or question
        try:
            chosen.append(_answer(part, shown, question, facts["anytime"], words))
        except Ambiguous:
            raise
        except Unclear:
            raise Unclear(part, first) from None
    return chosen


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
