"""Check for numbers before a word without plural forms ("up to 1 defenders"); part of `tools/i18n/language.py check`.

`{ $n } word` must be inside a selector over `$n` that has the form [one]. Exceptions are listed below, each with its
reason: arguments that are not counts, counts that are never 1, and words that are the same after every number.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import ast as ftl

from tools.i18n.catalogues import Place, parse


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Names and texts, and ordinal numbers (an act, a seat, a line, an initiative).
NO_COUNTS: Final = _words("""
    act area at before bot browser by card device email ending entry figure file first flag game given high initiative
    instead key language letter line link list login mandamento measure name number order other person place rival round
    row seat set setting sheet status team time when who
""")
# Counts that are never 1, by argument.
NEVER_ONE: Final[dict[str, str]] = {
    "advanced": "orders of a mat, 8",
    "all": "tokens of a row of a mat, 4 or more",
    "alone": "Mandamenti that win for a family, 5",
    "basic": "orders that a family begins with, 5",
    "decisions": "of a whole game, hundreds",
    "details": "in which editions of the rules differ, 5",
    "pace": "decisions a second, hundreds",
    "rounds": "of a game, 4, or of a bot's thinking, thousands",
    "sinks": "speedboats of which two sink, 3",
    "takes": "tokens that a column takes, 2",
    "together": "Mandamenti that win for a team, 6",
    "turns": "of a whole game, dozens",
    "usual": "attackers that brute force costs, 2",
}
# The same by message, if another message has the argument for what may be 1.
NEVER_ONE_IN: Final[dict[str, str]] = {
    "acts-limit": "cards of a hand, 5 to 2",
    "arena-had": "games of a run",
    "arena-running": "games of a run",
    "arena-stopped": "games of a run",
    "ask-influence_row-row": "tokens of a double action, 2",
    "ask-lab-area": "drug labs of an area, 2",
    "ask-strike-target": "areas that a delayed bomb reaches, 2",
    "choices-filter": "shown over long lists alone",
    "counsel-all": "shown where there are more than the best",
    "count": "things that a lesson explains, dozens",
    "effect-draw_jobs": "jobs of which some are discarded, 2 or more",
    "form-least": "letters of a password, 8",
    "new-hotSeat": "seats of one screen, 2 or more",
    "nobody-discards": "cards of a hand, 5 to 2",
    "option-tiles": "tiles in play, 7",
    "reason-least_kept": "cards of a hand, 5 to 2",
    "reason-outlook_soldati_fewer": "of a whole team",
    "reason-outlook_soldati_more": "of a whole team",
    "reason-over_limit": "cards of a hand, 5 to 2",
    "refused-malformed--too_long": "more than may be",
    "refused-malformed--too_short": "letters of a login or password, 3 or more",
    "refused-too_large": "bytes, thousands",
    "refused-too_large--record": "choices, thousands",
    "refused-too_large--record_lines": "lines, thousands",
    "refused-too_large--study": "choices, hundreds",
    "sim-had": "games of a run",
    "sim-stopped": "games of a run",
    "step-suitcase": "cards of a hand, 5 to 2",
    "step-tribute": "cards of a hand, 5 to 2",
    "symbol-lab": "drug labs of an area, 2",
    "term-piece-order": "orders of a family, 13",
    "tile-delay_detonator-short": "areas that a delayed bomb reaches, 2",
    "tile-delay_detonator-text": "areas that a delayed bomb reaches, 2",
    "tip-tribute": "cards of a hand, 5 to 2",
    "undo-why-turn": "offered from 2 on",
    "why-area-distance": "farther than the order reaches, 2 or more",
    "why-area-labs": "drug labs of an area, 2",
    "why-area-orders": "orders of a full area, 2",
    "wrong-bots": "neither once nor as often as allowed",
    "wrong-different": "different ones, 2 or more",
    "wrong-players": "players of a game, 2 or more",
}
# Words that do not change with the number before them, by language: conjunctions, verbs, units, and uncountable words
# (money, bonus). A language without a list is not checked.
SAME: Final[dict[str, frozenset[str]]] = {
    "en": _words("""
        against alone already and at away can chosen each failed fall falls for has in instead left less more named of
        off or own passed so that then there to together too where d h min s attack defense money short
    """),
    "de": _words("""
        abwerben allein an anwerben auf aufgerundet aufstehen aus bei bis deiner dort eigene einer einsetzen entfernen
        entfernt erhält ersetzen fallen fällt für fürs geführt gegen genannt gewählt gibt hat hält im in ist mehr mit
        nicht nur oder schwach setzen sind spielt statt und verteilen von weniger werden zahlen zu zusammen h min s t
        angriffsbonus bonus geld verlust verteidigungsbonus zeichen
    """),
    "pl": _words("""
        albo atakują do i jednej lub na od razem ruszają spośród u w we więcej większą z zamiast zaokrąglona łącznie b d
        h min s premii
    """),
}
LISTS: Final = "what needs none is listed in tools/i18n/plural_check.py"
_WORD = re.compile(r"^\s+([^\W\d_]+)")


def _argument(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> str | None:
    """Return the argument that an expression shows or selects by, if it is nothing else."""
    if isinstance(expression, ftl.Placeable):
        return _argument(expression.expression)
    if isinstance(expression, ftl.FunctionReference) and expression.id.name == "NUMBER":
        return _argument(expression.arguments.positional[0])
    return str(expression.id.name) if isinstance(expression, ftl.VariableReference) else None


def _key(variant: ftl.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def _text(pattern: ftl.Pattern, at: int) -> str:
    """Return the text at a place of a pattern; empty if there is something else or nothing."""
    element = pattern.elements[at] if 0 <= at < len(pattern.elements) else None
    return str(element.value) if isinstance(element, ftl.TextElement) else ""


def _bare(pattern: ftl.Pattern, formed: frozenset[str]) -> list[tuple[str, str]]:
    """Return arguments outside a selector with plural forms, with the word that follows each."""
    problems: list[tuple[str, str]] = []
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        shown = element.expression
        if isinstance(shown, ftl.SelectExpression):
            keys = {_key(each) for each in shown.variants}
            inside = formed | {_argument(shown.selector) or ""} if keys & {"one", "1"} else formed
            problems += [each for variant in shown.variants for each in _bare(variant.value, inside)]
            continue
        argument, word = _argument(shown), _WORD.match(_text(pattern, at + 1))
        money = _text(pattern, at - 1).endswith("$")
        if argument is not None and word is not None and argument not in formed and not money:
            problems.append((argument, word[1]))
    return problems


@cache
def _parsed(source: str) -> list[tuple[str, list[tuple[str, str]]]]:
    problems: list[tuple[str, list[tuple[str, str]]]] = []
    for item in parse(source).body:
        if isinstance(item, ftl.Message | ftl.Term):
            patterns = [item.value, *[each.value for each in item.attributes]]
            problems.append((item.id.name, [each for part in patterns if part for each in _bare(part, frozenset())]))
    return problems


def faults(place: Place, language: str) -> list[str]:
    """Return numbers before a word that has no singular form."""
    found: list[str] = []
    same = SAME.get(language)
    if same is None:
        return found
    for path in place.files(language):
        for id, bare in _parsed(path.read_text(encoding="utf-8")):
            for argument, word in bare:
                fine = argument in NO_COUNTS or argument in NEVER_ONE or id in NEVER_ONE_IN or word.lower() in same
                if not fine:
                    found.append(f"{id}: '{{ ${argument} }} {word}' without number forms ({LISTS})")
    return found
